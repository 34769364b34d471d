-- Version 20: which pictures a person wants (moving ones too, still ones only, or words), and how they look.

ALTER TABLE people ADD COLUMN pictures TEXT NOT NULL DEFAULT 'moving'
    CHECK (pictures IN ('moving', 'still', 'words'));
ALTER TABLE people ADD COLUMN stark INTEGER NOT NULL DEFAULT 0;
