-- Something of some size is written here whenever somebody asks whether the service can take moves.
CREATE TABLE probes (
    id BIGSERIAL PRIMARY KEY,
    filler TEXT NOT NULL
);
