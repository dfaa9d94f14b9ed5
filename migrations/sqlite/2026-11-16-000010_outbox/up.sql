-- Notices in the order in which they are due: what many tables write at once lies together, and is found first.
ALTER TABLE outbox RENAME TO outbox_by_table;
CREATE TABLE outbox (
    due_at BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (due_at, table_id, seq, seat, kind)
) WITHOUT ROWID;
INSERT INTO outbox SELECT due_at, table_id, seq, seat, kind FROM outbox_by_table;
DROP TABLE outbox_by_table;
