-- Version 11: a choice keeps who made it, by name, for a seat may pass on. Lobbies that were opened before lobbies
-- closed by themselves have a week from now.

ALTER TABLE choices ADD COLUMN name TEXT NOT NULL DEFAULT '';

UPDATE choices SET name = (SELECT name FROM seats WHERE seats.game = choices.game AND seats.seat = choices.seat);

UPDATE games SET closes = CAST(strftime('%s', 'now') AS REAL) + 604800
WHERE status = 'lobby' AND match = 1 AND closes IS NULL;

INSERT OR REPLACE INTO timers (game, kind, step, due) SELECT id, 'close', 0, closes FROM games WHERE status = 'lobby'
AND closes IS NOT NULL;
