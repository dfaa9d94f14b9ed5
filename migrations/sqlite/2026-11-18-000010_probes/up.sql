-- Something of some size is written here whenever somebody asks whether the service can take moves.
CREATE TABLE probes (
    id INTEGER NOT NULL PRIMARY KEY,
    filler BLOB NOT NULL
);
