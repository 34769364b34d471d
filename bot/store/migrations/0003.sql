-- Version 3: standing orders, each with the step before whose resolution it was given.

CREATE TABLE orders (
    game INTEGER NOT NULL,
    step INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    orders TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, step, seat),
    FOREIGN KEY (game, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;
