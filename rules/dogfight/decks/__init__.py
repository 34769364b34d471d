"""Damage cards: who draws how many from which deck, and what a drawn card counts. Imports pieces."""
