DROP TABLE outbox;
CREATE TABLE outbox (
    id INTEGER NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    due_at BIGINT NOT NULL,
    UNIQUE (table_id, seq, seat, kind)
);
ALTER TABLE entries DROP COLUMN promises;
CREATE INDEX standings_by_duty ON standings (duty, since);
DROP INDEX standings_by_until;
ALTER TABLE standings DROP COLUMN until;
