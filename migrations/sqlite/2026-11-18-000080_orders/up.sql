-- Answers given ahead to kinds of questions, one sealed list a seat. Nobody but its owner may know that it exists.
CREATE TABLE orders (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    words BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
