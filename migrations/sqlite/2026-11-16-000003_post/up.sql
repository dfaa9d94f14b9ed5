-- A letter's way out. Letters about a table are here too: its key is the notice it came from, so it is written once.
ALTER TABLE letters ADD COLUMN player_id BIGINT;
ALTER TABLE letters ADD COLUMN table_id BIGINT;
ALTER TABLE letters ADD COLUMN seat INTEGER;
ALTER TABLE letters ADD COLUMN seq INTEGER;
-- The first entry the letter does not tell of.
ALTER TABLE letters ADD COLUMN told INTEGER;
-- Written once, before the first try; a repeated try sends the same bytes. Taken out some days after.
ALTER TABLE letters ADD COLUMN message_id TEXT;
ALTER TABLE letters ADD COLUMN bytes BLOB;
-- When it is to be tried next, how often it was, and which node is trying until when.
ALTER TABLE letters ADD COLUMN due_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE letters ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE letters ADD COLUMN leased_until BIGINT NOT NULL DEFAULT 0;
ALTER TABLE letters ADD COLUMN leased_by TEXT;
-- Why the latest try did not succeed.
ALTER TABLE letters ADD COLUMN reason TEXT;
DROP INDEX letters_waiting;
CREATE INDEX letters_waiting ON letters (due_at) WHERE state = 'waiting';
CREATE INDEX letters_with_bytes ON letters (settled_at) WHERE bytes IS NOT NULL;
CREATE UNIQUE INDEX letters_once ON letters (table_id, seat, seq, kind) WHERE table_id IS NOT NULL;

-- Which letters somebody wants, as JSON; NULL means the usual ones. And since when their mailbox takes none, and why.
ALTER TABLE players ADD COLUMN mailing TEXT;
ALTER TABLE players ADD COLUMN bounced_at BIGINT;
ALTER TABLE players ADD COLUMN bounce TEXT;
-- How somebody wants letters about one table; NULL means as usual.
ALTER TABLE seats ADD COLUMN mail TEXT;

-- Mailboxes that want no invitations.
CREATE TABLE declined (
    address_key TEXT NOT NULL PRIMARY KEY,
    declined_at BIGINT NOT NULL
) WITHOUT ROWID;
