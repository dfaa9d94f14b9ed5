DROP TABLE outbox;
DROP TABLE seals;
DROP TABLE standings;
DROP TRIGGER entries_are_never_deleted;
DROP TRIGGER entries_are_never_changed;
DROP TABLE entries;
DROP TABLE tables;
