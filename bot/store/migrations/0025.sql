-- Which stand-in plays for whoever stays away, has left or has resigned.

ALTER TABLE games ADD COLUMN sits_in TEXT NOT NULL DEFAULT 'cadet' CHECK (sits_in IN ('cadet', 'ace'));
