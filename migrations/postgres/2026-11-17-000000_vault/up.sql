-- What an entry tells is sealed from now on: `facts` then holds facts, words and salt, and `said` and `salt` are empty.
-- Entries from before keep their bytes, as they lie, and stay readable. Answers ahead are sealed, too.
ALTER TABLE entries ALTER COLUMN facts TYPE BYTEA USING convert_to(facts, 'UTF8');
ALTER TABLE seals ALTER COLUMN words TYPE BYTEA USING convert_to(words, 'UTF8');

-- A letter that lets its reader in is kept no longer than it takes to send it.
UPDATE letters SET bytes = NULL WHERE state <> 'waiting' AND kind IN ('sign-in', 'confirm');
