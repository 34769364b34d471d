"""Event cards: which can be played when, what is said with them, what they do. Imports companies and war."""
