ALTER TABLE outbox RENAME TO outbox_by_due;
CREATE TABLE outbox (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq, seat, kind)
) WITHOUT ROWID;
INSERT OR IGNORE INTO outbox SELECT table_id, seq, seat, kind, due_at FROM outbox_by_due;
DROP TABLE outbox_by_due;
