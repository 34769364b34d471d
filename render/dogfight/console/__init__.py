"""A seat's own consoles: damage face up, counters, cards planned. Imports signs and the board."""
