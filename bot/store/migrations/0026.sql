-- Who has left a seat, and by which name the table knew them: so that they can be forgotten there, too.

CREATE TABLE former_players (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (game, seat, user, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX former_players_by_user ON former_players (user);

CREATE VIEW sitters (game, seat, user, name) AS
SELECT game, seat, user, name FROM seats WHERE user IS NOT NULL
UNION SELECT game, seat, user, name FROM former_players;
