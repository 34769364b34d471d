-- How a letter is settled that is not to be sent any more, but may have come, or may still come: it is only looked for.
ALTER TABLE outbox ADD COLUMN unless_found TEXT CHECK (unless_found IN ('skipped', 'given up'));

-- Messages by the bot's own account, in a game's thread, that this database did not send: see `store/in_doubt.py`.
CREATE TABLE strangers (
    message INTEGER PRIMARY KEY,
    game INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    seen REAL NOT NULL
) STRICT;
