-- A table, from the moment it is announced. Options are fixed then, because the promise covers them; guests when it is dealt.
CREATE TABLE tables (
    id INTEGER NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    edition INTEGER NOT NULL,
    options TEXT NOT NULL,
    guests TEXT,
    secret BLOB NOT NULL,
    commitment BLOB NOT NULL,
    announced_at BIGINT NOT NULL,
    finished_at BIGINT,
    outcome TEXT
);

-- The log. One row a move; never changed, never deleted. Clustered by table, since a table is read as a whole.
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
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;

CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;

-- Each seat's duty and open question, kept beside the log so that lists need no fold.
CREATE TABLE standings (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    duty TEXT NOT NULL,
    ask INTEGER NOT NULL,
    since BIGINT NOT NULL,
    answered_key TEXT,
    answered_seq INTEGER,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Answers given ahead of their turn. Known to their owner alone.
CREATE TABLE seals (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    ask INTEGER NOT NULL,
    words TEXT NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Who is to be told what. Written with the entry it speaks of.
CREATE TABLE outbox (
    id INTEGER NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    due_at BIGINT NOT NULL,
    UNIQUE (table_id, seq, seat, kind)
);
