DROP TABLE outbox;
DROP TABLE seals;
DROP TABLE standings;
DROP TABLE entries;
DROP FUNCTION refuse_change;
DROP TABLE tables;
