-- Version 10: a seat whose player has resigned, which is left as the rules say.

ALTER TABLE seats ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0 CHECK (resigned IN (0, 1));
