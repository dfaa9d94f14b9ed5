-- How fast a table plays, as JSON; fixed when it is opened. NULL: it may take its time.
ALTER TABLE tables ADD COLUMN pace TEXT;

-- Time a seat has saved, and how long its absences have stopped the game, in microseconds.
ALTER TABLE standings ADD COLUMN bank BIGINT NOT NULL DEFAULT 0;
ALTER TABLE standings ADD COLUMN paused BIGINT NOT NULL DEFAULT 0;
ALTER TABLE standings ADD COLUMN remind_at BIGINT;
-- A caretaker plays the seat; the log says so too.
ALTER TABLE standings ADD COLUMN kept BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX standings_by_remind_at ON standings (remind_at) WHERE remind_at IS NOT NULL;

-- When a player sleeps, such as `23:00-07:00`, and which days they keep free (bit 0 is Monday).
CREATE TABLE rhythms (
    player_id BIGINT NOT NULL PRIMARY KEY REFERENCES players (id),
    night TEXT,
    days_off INTEGER NOT NULL
);

-- A seat is reminded of a question once, and nudged once.
CREATE TABLE reminders (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    ask INTEGER NOT NULL,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, ask, kind)
);

-- When the service was last seen alive: one row. A gap between two beats is an outage.
CREATE TABLE pulse (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
);
CREATE TABLE outages (
    from_at BIGINT NOT NULL PRIMARY KEY,
    to_at BIGINT NOT NULL
);

-- Who is away until when, and what happens to their seats meanwhile.
CREATE TABLE absences (
    player_id BIGINT NOT NULL PRIMARY KEY REFERENCES players (id),
    until_at BIGINT NOT NULL,
    choice TEXT NOT NULL
);
CREATE INDEX absences_by_until ON absences (until_at);

-- Votes about a seat whose player is late or gone.
CREATE TABLE votes (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    voter INTEGER NOT NULL,
    choice TEXT NOT NULL,
    voted_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, voter)
);

-- Seats that somebody else may take over: who knows the link may.
CREATE TABLE vacancies (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    link TEXT NOT NULL UNIQUE,
    opened_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
