-- Version 1: games, what is chosen in them, what is to be said, and when to look again.

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER,
    host INTEGER NOT NULL,
    title TEXT NOT NULL,
    options TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    pack TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled')),
    pace INTEGER CHECK (pace > 0),
    policy TEXT NOT NULL CHECK (policy IN ('default', 'autopilot', 'wait')),
    seed BLOB,
    commitment TEXT NOT NULL DEFAULT '',
    step INTEGER NOT NULL DEFAULT 0,
    deadline REAL,
    created REAL NOT NULL
) STRICT;

CREATE INDEX games_by_place ON games (channel, status);
CREATE INDEX games_by_thread ON games (thread) WHERE thread IS NOT NULL;
CREATE INDEX games_by_status ON games (status);

CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX seats_by_user ON seats (user, game) WHERE user IS NOT NULL;

-- A step holds what came of it: its events, and the whole table after it. Step 0 is the set-up.
-- The key refuses a second resolution.
CREATE TABLE steps (
    game INTEGER NOT NULL REFERENCES games,
    step INTEGER NOT NULL,
    events TEXT NOT NULL,
    snapshot TEXT NOT NULL,
    digest TEXT NOT NULL,
    position INTEGER NOT NULL,
    story TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, step)
) STRICT, WITHOUT ROWID;

-- A choice answers the step it carries. A row here, and nothing else, means "submitted".
CREATE TABLE choices (
    game INTEGER NOT NULL,
    step INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('player', 'stand-in', 'default', 'autopilot')),
    at REAL NOT NULL,
    PRIMARY KEY (game, step, seat),
    FOREIGN KEY (game, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;

CREATE TABLE drafts (
    game INTEGER NOT NULL,
    step INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    answers TEXT NOT NULL,
    PRIMARY KEY (game, step, seat),
    FOREIGN KEY (game, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;

CREATE TABLE timers (
    game INTEGER NOT NULL REFERENCES games,
    kind TEXT NOT NULL,
    step INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (game, kind, step)
) STRICT, WITHOUT ROWID;

CREATE INDEX timers_by_due ON timers (due);

-- `tried_at` is set before a letter is handed over and cleared when it certainly was not delivered:
-- while it stands on a waiting letter, nobody knows.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games,
    lane TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('post', 'direct', 'edit', 'thread')),
    key TEXT NOT NULL,
    nonce TEXT NOT NULL UNIQUE CHECK (length(nonce) <= 25),
    body TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'skipped', 'given up')),
    tries INTEGER NOT NULL DEFAULT 0,
    not_before REAL NOT NULL,
    tried_at REAL
) STRICT;

CREATE UNIQUE INDEX outbox_once ON outbox (game, key) WHERE kind <> 'edit';
CREATE INDEX outbox_waiting ON outbox (lane, id) WHERE state = 'waiting';

-- The first letter of each lane: the only ones that may be delivered.
CREATE VIEW heads AS
SELECT * FROM outbox WHERE id IN (SELECT min(id) FROM outbox WHERE state = 'waiting' GROUP BY lane);

-- Where a letter came to lie, for later edits.
CREATE TABLE messages (
    game INTEGER NOT NULL REFERENCES games,
    key TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (game, key)
) STRICT, WITHOUT ROWID;
