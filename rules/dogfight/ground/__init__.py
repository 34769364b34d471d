"""Ground cards, and the artillery among them. Imports decks and pieces; who fires when is in `fire`."""
