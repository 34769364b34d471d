-- Where all of this was moved to by `flugpost move`: from then on the database is refused, for its dice have been seen.
CREATE TABLE moved (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    target TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
