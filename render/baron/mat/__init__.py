"""A seat's own mat: its technologies and its hand. Imports the display."""
