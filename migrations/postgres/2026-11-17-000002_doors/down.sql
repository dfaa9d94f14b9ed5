DROP TABLE guesses;
DROP INDEX links_to_address;
ALTER TABLE links DROP COLUMN spare;
ALTER TABLE links DROP COLUMN place;
ALTER TABLE links DROP COLUMN address_key;
