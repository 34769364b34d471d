"""Games taken off the shelf: the titles with their packs, a table as it stands, its record."""
