-- Where a game passed from older rules to newer ones: up to which step it was played by the older, and with which
-- options.

CREATE TABLE carried (
    game INTEGER NOT NULL REFERENCES games,
    step INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    PRIMARY KEY (game, step)
) STRICT, WITHOUT ROWID;

-- When a game ended, for retention, and how, which newer rules might not be able to say. Those that older versions
-- finished are asked their tables.
ALTER TABLE games ADD COLUMN ended REAL;

ALTER TABLE games ADD COLUMN outcome TEXT;

-- Whether it has been emptied since: see `store/endings.py`.
ALTER TABLE games ADD COLUMN emptied INTEGER NOT NULL DEFAULT 0;

UPDATE games SET ended = (SELECT max(at) FROM steps WHERE steps.game = games.id)
WHERE status IN ('over', 'cancelled');

CREATE INDEX games_by_end ON games (ended) WHERE ended IS NOT NULL AND NOT emptied;

-- When somebody goes away or comes back their tables are told one by one: the last that was told so far, and whether
-- they are back early.
ALTER TABLE people ADD COLUMN told_up_to INTEGER;

ALTER TABLE people ADD COLUMN early INTEGER NOT NULL DEFAULT 0;

CREATE INDEX people_untold ON people (user) WHERE told_up_to IS NOT NULL;
