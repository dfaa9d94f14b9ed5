-- What an entry tells is sealed from now on: `facts` then holds facts, words and salt, and `said` and `salt` are empty.
-- Entries from before keep their bytes, as they lie, and stay readable. Answers ahead are sealed, too.
ALTER TABLE entries RENAME TO entries_in_the_open;
CREATE TABLE entries (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    cause TEXT NOT NULL,
    said TEXT NOT NULL,
    facts BLOB NOT NULL,
    salt BLOB NOT NULL,
    hash BLOB NOT NULL,
    -- Deadlines given with this entry, such as `p1=1763575200000000 p3=1763575200000000`; chained like the rest of it.
    promises TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
INSERT INTO entries
SELECT table_id, seq, at, actor, cause, said, CAST(facts AS BLOB), salt, hash, promises FROM entries_in_the_open;
-- Its triggers go with it.
DROP TABLE entries_in_the_open;

CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;

CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;

ALTER TABLE seals RENAME TO seals_in_the_open;
CREATE TABLE seals (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    ask INTEGER NOT NULL,
    words BLOB NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO seals SELECT table_id, seat, ask, CAST(words AS BLOB), key FROM seals_in_the_open;
DROP TABLE seals_in_the_open;

-- A letter that lets its reader in is kept no longer than it takes to send it.
UPDATE letters SET bytes = NULL WHERE state <> 'waiting' AND kind IN ('sign-in', 'confirm');
