-- Version 7: the host's desk. A game may have a co-host, and keeps what was done to run it; a table that waits asks
-- after a limit (seconds; three times the pace unless said). A server may choose a role whose holders moderate.

ALTER TABLE games ADD COLUMN cohost INTEGER;
ALTER TABLE games ADD COLUMN wait_limit INTEGER CHECK (wait_limit > 0);

CREATE TABLE acts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games,
    step INTEGER NOT NULL,
    kind TEXT NOT NULL,
    what TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE INDEX acts_by_game ON acts (game);

CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    role INTEGER
) STRICT;

-- What waits for somebody's yes: a seat for `user`, which `former` holds, or to take back what came after `step`.
CREATE TABLE offers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games,
    kind TEXT NOT NULL CHECK (kind IN ('seat', 'undo')),
    by INTEGER NOT NULL,
    seat INTEGER,
    former INTEGER,
    user INTEGER,
    step INTEGER,
    at_step INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'agreed', 'refused', 'void')),
    at REAL NOT NULL
) STRICT;

CREATE INDEX offers_open ON offers (game) WHERE state = 'open';

CREATE TABLE consents (
    offer INTEGER NOT NULL REFERENCES offers,
    user INTEGER NOT NULL,
    PRIMARY KEY (offer, user)
) STRICT, WITHOUT ROWID;
