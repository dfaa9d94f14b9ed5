-- How many links a mailbox was sent, and from which place of the net they were asked for: a stranger who asks uses up
-- their own share. The place is a mark made with the key of the house; nobody can read an address out of it.
ALTER TABLE links ADD COLUMN address_key TEXT NOT NULL DEFAULT '';
ALTER TABLE links ADD COLUMN place TEXT NOT NULL DEFAULT '';
-- Beyond the mailbox's share, to a browser that had been signed in before.
ALTER TABLE links ADD COLUMN spare BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE links SET address_key = lower(address);
CREATE INDEX links_to_address ON links (address_key, created_at);

-- Wrong passwords in a row, for each door of an account: that of browsers that were signed in before, and that of
-- strangers. The door is a mark made with the key of the house; unknown addresses are counted just like known ones.
CREATE TABLE guesses (
    door TEXT NOT NULL PRIMARY KEY,
    tries INTEGER NOT NULL,
    latest_at BIGINT NOT NULL
) WITHOUT ROWID;
