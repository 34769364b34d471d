"""Before the first turn: the host's form, seats, pieces at their places. Imports no flight and no fire."""
