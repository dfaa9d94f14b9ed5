-- Whom an invitation is for, where the host typed no address: the host reads a name, and no address is kept with it.
ALTER TABLE invitations ADD COLUMN player_id BIGINT REFERENCES players (id);
UPDATE invitations SET player_id = (
    SELECT min(players.id) FROM players
    JOIN seats ON seats.player_id = players.id
    JOIN gatherings ON gatherings.parent_id = seats.table_id
    WHERE gatherings.table_id = invitations.table_id AND players.address_key = invitations.address_key
);
UPDATE invitations SET address = '', address_key = 'player ' || player_id WHERE player_id IS NOT NULL;

-- The personal link of whoever is invited, as a digest; what the host says to them; what they, or the host, said since.
ALTER TABLE invitations ADD COLUMN digest BYTEA;
ALTER TABLE invitations ADD COLUMN words TEXT NOT NULL DEFAULT '';
ALTER TABLE invitations ADD COLUMN outcome TEXT;
CREATE UNIQUE INDEX invitations_by_link ON invitations (digest);
