DROP INDEX outbox_by_due;
