DROP INDEX invitations_by_link;
ALTER TABLE invitations DROP COLUMN outcome;
ALTER TABLE invitations DROP COLUMN words;
ALTER TABLE invitations DROP COLUMN digest;
ALTER TABLE invitations DROP COLUMN player_id;
