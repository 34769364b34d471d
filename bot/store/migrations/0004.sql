-- Version 4: several matches between the same people, with one running score.

ALTER TABLE games ADD COLUMN matches INTEGER NOT NULL DEFAULT 1 CHECK (matches > 0);
ALTER TABLE games ADD COLUMN match INTEGER NOT NULL DEFAULT 1;
ALTER TABLE games ADD COLUMN series INTEGER REFERENCES games;
