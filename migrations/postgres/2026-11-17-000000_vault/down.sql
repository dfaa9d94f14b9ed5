-- The version before cannot open what is sealed: there is a way back only while nothing is. Otherwise a NULL that may
-- not be, or bytes that are no text, stop it, and nothing has changed.
UPDATE tables SET secret = NULL WHERE length(secret) <> 32;
UPDATE letters SET kind = NULL WHERE substr(bytes, 1, 1) = '\xFF'::BYTEA;
ALTER TABLE entries ALTER COLUMN facts TYPE TEXT USING convert_from(facts, 'UTF8');
ALTER TABLE seals ALTER COLUMN words TYPE TEXT USING convert_from(words, 'UTF8');
