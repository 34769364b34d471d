-- Version 9: lobbies. A seat keeps what its player wishes to be; a private game keeps whom its host invited. A lobby
-- closes when nobody starts it, and may begin by itself. The form it was opened with opens no second one.

ALTER TABLE games ADD COLUMN closes REAL;
ALTER TABLE games ADD COLUMN private INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1));
ALTER TABLE games ADD COLUMN eager INTEGER NOT NULL DEFAULT 0 CHECK (eager IN (0, 1));
ALTER TABLE games ADD COLUMN form INTEGER;
ALTER TABLE seats ADD COLUMN wish TEXT NOT NULL DEFAULT '';

CREATE UNIQUE INDEX games_by_form ON games (form) WHERE form IS NOT NULL;
CREATE INDEX games_by_guild ON games (guild, status);

CREATE TABLE invitations (
    game INTEGER NOT NULL REFERENCES games,
    user INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;
