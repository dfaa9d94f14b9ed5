-- Replies by mail that were taken: each once, however often it is delivered. Only a digest of it is kept.
CREATE TABLE replies (
    digest BLOB NOT NULL PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES players (id),
    received_at BIGINT NOT NULL,
    verdict TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX replies_of_player ON replies (player_id, received_at);

-- Counts the addresses of somebody's private feeds: a new number makes the old addresses worthless.
ALTER TABLE players ADD COLUMN feed INTEGER NOT NULL DEFAULT 0;
