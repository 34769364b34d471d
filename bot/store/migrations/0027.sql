-- Somebody can be asked to run a game, too, in place of `former`, who is gone.

ALTER TABLE consents RENAME TO old_consents;
ALTER TABLE offers RENAME TO old_offers;

CREATE TABLE offers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games,
    kind TEXT NOT NULL CHECK (kind IN ('seat', 'undo', 'host')),
    by INTEGER NOT NULL,
    seat INTEGER,
    former INTEGER,
    user INTEGER,
    step INTEGER,
    at_step INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'agreed', 'refused', 'void')),
    at REAL NOT NULL
) STRICT;

INSERT INTO offers (id, game, kind, by, seat, former, user, step, at_step, state, at)
SELECT id, game, kind, by, seat, former, user, step, at_step, state, at FROM old_offers;

CREATE TABLE consents (
    offer INTEGER NOT NULL REFERENCES offers,
    user INTEGER NOT NULL,
    PRIMARY KEY (offer, user)
) STRICT, WITHOUT ROWID;

INSERT INTO consents (offer, user) SELECT offer, user FROM old_consents;

DROP TABLE old_consents;
DROP TABLE old_offers;

CREATE INDEX offers_open ON offers (game) WHERE state = 'open';
CREATE INDEX offers_by_game ON offers (game);
