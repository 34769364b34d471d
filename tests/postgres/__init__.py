"""A PostgreSQL of the tests' own: one for a run, in a temporary folder, gone when the last who uses it is."""
