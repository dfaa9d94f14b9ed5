-- Until when the seat's open question waits for it: an instant, never shortened. The entry that put the question has it too.
ALTER TABLE standings ADD COLUMN until BIGINT;
CREATE INDEX standings_by_until ON standings (until) WHERE until IS NOT NULL;

-- Nothing asks for it, and every move would pay for it.
DROP INDEX standings_by_duty;

-- Deadlines given with this entry, such as `p1=1763575200000000 p3=1763575200000000`; chained like the rest of it.
ALTER TABLE entries ADD COLUMN promises TEXT NOT NULL DEFAULT '';

-- The key of a notice is its place: one tree to write instead of two.
DROP TABLE outbox;
CREATE TABLE outbox (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq, seat, kind)
);
