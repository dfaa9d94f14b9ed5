-- The version before cannot open what is sealed: there is a way back only while nothing is. Otherwise a NULL that may
-- not be stops it, and nothing has changed.
UPDATE tables SET secret = NULL WHERE length(secret) <> 32;
UPDATE letters SET kind = NULL WHERE substr(bytes, 1, 1) = X'FF';

ALTER TABLE entries RENAME TO entries_of_the_vault;
CREATE TABLE entries (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    cause TEXT NOT NULL,
    said TEXT NOT NULL,
    facts TEXT NOT NULL,
    salt BLOB NOT NULL,
    hash BLOB NOT NULL,
    promises TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
INSERT INTO entries
SELECT table_id, seq, at, actor, cause, said,
    CASE WHEN substr(facts, 1, 1) = X'FF' THEN NULL ELSE CAST(facts AS TEXT) END, salt, hash, promises
FROM entries_of_the_vault;
DROP TABLE entries_of_the_vault;

CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;

CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;

ALTER TABLE seals RENAME TO seals_of_the_vault;
CREATE TABLE seals (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    ask INTEGER NOT NULL,
    words TEXT NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO seals
SELECT table_id, seat, ask, CASE WHEN substr(words, 1, 1) = X'FF' THEN NULL ELSE CAST(words AS TEXT) END, key
FROM seals_of_the_vault;
DROP TABLE seals_of_the_vault;
