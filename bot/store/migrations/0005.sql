-- Version 5: people who fall silent. A plan that was filled in is played when its time is up; a seat notes the turns
-- its player missed in a row, the last of them, and whether a stand-in plays there until they are back.

ALTER TABLE games ADD COLUMN patience INTEGER NOT NULL DEFAULT 2 CHECK (patience >= 0);
ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN missed_turn INTEGER;
ALTER TABLE seats ADD COLUMN absent INTEGER NOT NULL DEFAULT 0 CHECK (absent IN (0, 1));

CREATE TABLE choices_with_drafts (
    game INTEGER NOT NULL,
    step INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choice TEXT NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('player', 'draft', 'stand-in', 'default', 'autopilot')),
    at REAL NOT NULL,
    PRIMARY KEY (game, step, seat),
    FOREIGN KEY (game, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;

INSERT INTO choices_with_drafts SELECT game, step, seat, choice, source, at FROM choices;
DROP TABLE choices;
ALTER TABLE choices_with_drafts RENAME TO choices;
