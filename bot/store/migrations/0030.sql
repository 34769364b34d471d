-- `user` is a reserved word in PostgreSQL, and a number is no truth there: one text of each query serves both.
DROP VIEW sitters;
ALTER TABLE seats RENAME COLUMN user TO person;
ALTER TABLE people RENAME COLUMN user TO person;
ALTER TABLE invitations RENAME COLUMN user TO person;
ALTER TABLE doors RENAME COLUMN user TO person;
ALTER TABLE former_players RENAME COLUMN user TO person;
ALTER TABLE offers RENAME COLUMN user TO person;
ALTER TABLE consents RENAME COLUMN user TO person;
CREATE VIEW sitters (game, seat, person, name) AS
SELECT game, seat, person, name FROM seats WHERE person IS NOT NULL
UNION SELECT game, seat, person, name FROM former_players;
DROP INDEX games_by_end;
CREATE INDEX games_by_end ON games (ended) WHERE ended IS NOT NULL AND emptied = 0;
