DROP INDEX standings_by_due;
CREATE INDEX standings_by_remind_at ON standings (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX standings_by_until ON standings (until) WHERE until IS NOT NULL;
