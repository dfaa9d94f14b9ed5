-- Who sat on a seat before somebody took it over, up to (not including) an entry of the log.
CREATE TABLE predecessors (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    until_seq INTEGER NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    PRIMARY KEY (table_id, seat, until_seq)
);
