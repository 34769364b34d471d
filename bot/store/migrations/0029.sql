-- The digest of a game's record, as its last post shows it. Games that ended before have shown none.
ALTER TABLE games ADD COLUMN digest TEXT;

-- The table as the newer rules took it over, which the record of such a game carries: rules that are newer still might
-- lay it otherwise. Of games that passed on before, it is laid again when it is asked for.
ALTER TABLE carried ADD COLUMN laid BLOB;
