-- How a letter is settled that is not to be sent any more, but may have come, or may still come: it is only looked for.
ALTER TABLE outbox ADD COLUMN unless_found TEXT CHECK (unless_found IN ('skipped', 'given up'));
