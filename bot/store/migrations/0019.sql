-- A person may have plans drawn with their own side of the table at the bottom.

ALTER TABLE people ADD COLUMN turned INTEGER NOT NULL DEFAULT 0;
