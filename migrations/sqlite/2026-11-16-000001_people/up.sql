-- People. A guest has no address yet; somebody who left has neither name key nor address, and the seats stay.
CREATE TABLE players (
    id INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name folded so that look-alikes collide.
    name_key TEXT UNIQUE,
    address TEXT,
    -- The address in lower case: one person per mailbox.
    address_key TEXT UNIQUE,
    password TEXT,
    language TEXT,
    zone TEXT NOT NULL,
    theme TEXT NOT NULL,
    pictures TEXT NOT NULL,
    role TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    left_at BIGINT
);

-- Who is signed in where. Only a digest of the cookie is kept.
CREATE TABLE sessions (
    digest BLOB NOT NULL PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES players (id),
    way TEXT NOT NULL,
    device TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_of_player ON sessions (player_id);

-- Links sent by mail. The link itself is made from the nonce and the key of the house, which is not in the database.
CREATE TABLE links (
    digest BLOB NOT NULL PRIMARY KEY,
    nonce BLOB NOT NULL,
    purpose TEXT NOT NULL,
    address TEXT NOT NULL,
    player_id BIGINT REFERENCES players (id),
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT
) WITHOUT ROWID;

-- Letters that are not about a move. Written with what they belong to; rendered by whoever carries them.
CREATE TABLE letters (
    id INTEGER NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    address_key TEXT NOT NULL,
    language TEXT NOT NULL,
    args TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    state TEXT NOT NULL,
    settled_at BIGINT
);
CREATE INDEX letters_waiting ON letters (state, id);
CREATE INDEX letters_to_address ON letters (address_key, created_at);

-- A table while people gather round it, and afterwards who brought them together.
CREATE TABLE gatherings (
    table_id BIGINT NOT NULL PRIMARY KEY REFERENCES tables (id),
    host_id BIGINT NOT NULL REFERENCES players (id),
    seats INTEGER NOT NULL,
    joining TEXT NOT NULL,
    -- Who knows it may join.
    link TEXT NOT NULL UNIQUE,
    opened_at BIGINT NOT NULL,
    -- Nobody joins or leaves any more; the cards are dealt next.
    closed_at BIGINT,
    cancelled_at BIGINT,
    parent_id BIGINT REFERENCES tables (id),
    parent_seq INTEGER
);
CREATE INDEX gatherings_by_joining ON gatherings (joining, closed_at, cancelled_at);

-- Who sits where. A robot has no player.
CREATE TABLE seats (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    player_id BIGINT REFERENCES players (id),
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, player_id)
) WITHOUT ROWID;
CREATE INDEX seats_of_player ON seats (player_id, table_id);

CREATE TABLE invitations (
    id INTEGER NOT NULL PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    address TEXT NOT NULL,
    address_key TEXT NOT NULL,
    invited_at BIGINT NOT NULL,
    UNIQUE (table_id, address_key)
);

-- Table talk.
CREATE TABLE talk (
    id INTEGER NOT NULL PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    said_at BIGINT NOT NULL,
    words TEXT NOT NULL
);
CREATE INDEX talk_of_table ON talk (table_id, id);

-- A player's private notes about a table.
CREATE TABLE notes (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    words TEXT NOT NULL,
    written_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, player_id)
) WITHOUT ROWID;

-- How far a player has read: the next entry and the latest remark.
CREATE TABLE looked (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    seq INTEGER NOT NULL,
    talk_id BIGINT NOT NULL,
    PRIMARY KEY (table_id, player_id)
) WITHOUT ROWID;

CREATE INDEX standings_by_duty ON standings (duty, since);
