"""A plan before it is locked in: where cards lead, and where pieces may be put. Imports the board."""
