-- Version 14: letters keep when they were written; where they were tried and after which message, so that they can be
-- looked for there; since when their way has been closed; and whether they go to the channel because the thread is closed. A step keeps what
-- was told with it because it could not be told before. The channels of direct messages are known, not asked for each
-- time. It is known when the bot was last in reach. An act keeps the question it answered, and what its doer heard:
-- the same answer does not do it again.

ALTER TABLE outbox ADD COLUMN written REAL NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN tried_in INTEGER;
ALTER TABLE outbox ADD COLUMN tried_after INTEGER;
ALTER TABLE outbox ADD COLUMN shut_since REAL;
ALTER TABLE outbox ADD COLUMN aside INTEGER NOT NULL DEFAULT 0 CHECK (aside IN (0, 1));

DROP VIEW heads;
CREATE INDEX outbox_shut ON outbox (game) WHERE state = 'waiting' AND shut_since IS NOT NULL;

ALTER TABLE messages ADD COLUMN aside INTEGER NOT NULL DEFAULT 0 CHECK (aside IN (0, 1));
CREATE INDEX messages_by_age ON messages (message);
CREATE INDEX messages_aside ON messages (game) WHERE aside = 1;

ALTER TABLE steps ADD COLUMN missed TEXT NOT NULL DEFAULT '';

CREATE TABLE doors (
    user INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL
) STRICT;

CREATE TABLE reach (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    last REAL NOT NULL
) STRICT;

ALTER TABLE acts ADD COLUMN form INTEGER;
ALTER TABLE acts ADD COLUMN said TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX acts_by_form ON acts (form) WHERE form IS NOT NULL;
