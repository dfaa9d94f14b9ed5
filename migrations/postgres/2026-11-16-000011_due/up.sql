-- Nobody's time is up before they are reminded, so one index finds both.
DROP INDEX standings_by_until;
DROP INDEX standings_by_remind_at;
CREATE INDEX standings_by_due ON standings (remind_at, until) WHERE remind_at IS NOT NULL;
