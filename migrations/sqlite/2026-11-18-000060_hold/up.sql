-- Until when the answers of the window that a seat is asked in stay sealed. NULL: they are opened as they come.
ALTER TABLE standings ADD COLUMN hold BIGINT;
CREATE INDEX standings_by_hold ON standings (hold) WHERE hold IS NOT NULL;
