ALTER TABLE standings DROP COLUMN unpaused;
