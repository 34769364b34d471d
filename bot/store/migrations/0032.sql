-- Whose language: a table's, which its host chooses; a person's own, and what their Discord speaks.
ALTER TABLE games ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
ALTER TABLE people ADD COLUMN own_language TEXT;
ALTER TABLE people ADD COLUMN locale TEXT NOT NULL DEFAULT '';
