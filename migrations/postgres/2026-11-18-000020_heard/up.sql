-- The language somebody's browser last asked for: letters are written in it while they have chosen none. Those who are
-- here already are known by the last letter that let them in, which was written in the language of its asker.
ALTER TABLE players ADD COLUMN heard TEXT;
UPDATE players SET heard = (
    SELECT letters.language FROM letters
    WHERE letters.kind = 'sign-in' AND letters.address_key = players.address_key
    ORDER BY letters.id DESC LIMIT 1
);

-- The language a link was asked for in, for whoever opens it with a browser that asks for none.
ALTER TABLE links ADD COLUMN heard TEXT;
