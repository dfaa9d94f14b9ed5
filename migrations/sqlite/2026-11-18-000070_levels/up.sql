-- How well the robots of a table are to play.
ALTER TABLE gatherings ADD COLUMN level TEXT NOT NULL DEFAULT 'normal';
