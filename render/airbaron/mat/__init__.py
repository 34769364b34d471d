"""A seat's own sheet: holdings, what it can afford, its papers. Imports the board."""
