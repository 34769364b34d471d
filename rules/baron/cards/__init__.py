"""Event cards: which can be played when, what must be said with them, what they do. Imports companies and war."""
