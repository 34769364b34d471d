-- Version 8: what people have settled for themselves, and when they are away; what is asked of whom, so that a
-- list of games need not load them. A deadline keeps from when and how much time it gives: when somebody goes away
-- or comes back, it is worked out again.

CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    zone TEXT,
    quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),
    quiet_until INTEGER CHECK (quiet_until BETWEEN 0 AND 1439),
    reminders INTEGER NOT NULL DEFAULT 1 CHECK (reminders IN (0, 1)),
    mentions INTEGER NOT NULL DEFAULT 1 CHECK (mentions IN (0, 1)),
    away_from REAL,
    away_until REAL,
    away_how TEXT CHECK (away_how IN ('stand-in', 'wait')),
    away_state TEXT CHECK (away_state IN ('planned', 'begun', 'over'))
) STRICT;

CREATE INDEX people_away ON people (away_state) WHERE away_state IS NOT NULL;

CREATE TABLE questions (
    game INTEGER NOT NULL,
    step INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    title TEXT NOT NULL,
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;

ALTER TABLE games ADD COLUMN nights INTEGER NOT NULL DEFAULT 0 CHECK (nights IN (0, 1));
ALTER TABLE games ADD COLUMN away_days INTEGER NOT NULL DEFAULT 14 CHECK (away_days >= 0);
ALTER TABLE games ADD COLUMN allowed_since REAL;
ALTER TABLE games ADD COLUMN allowed_for REAL;
