ALTER TABLE gatherings DROP COLUMN level;
