-- How well a stand-in plays: a Cadet answers at once, an Ace thinks ahead. Of a person it says nothing.

ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT 'cadet' CHECK (level IN ('cadet', 'ace'));
