"""Before the first turn: the host's form, companies, display and decks. Imports box, state and play."""
