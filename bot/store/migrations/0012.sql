-- Version 12: where a game was laid again from a copy, and the number from which its dice follow since.

CREATE TABLE epochs (
    game INTEGER NOT NULL REFERENCES games,
    step INTEGER NOT NULL,
    epoch INTEGER NOT NULL CHECK (epoch > 0),
    PRIMARY KEY (game, step)
) STRICT, WITHOUT ROWID;
