DROP INDEX standings_by_hold;
ALTER TABLE standings DROP COLUMN hold;
