-- Notices are looked for in the order in which they are due.
CREATE INDEX outbox_by_due ON outbox (due_at);
