"""Before the first turn: the host's form, seats, pieces at their places. Imports any room but flight and fire."""
