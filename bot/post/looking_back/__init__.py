"""A finished game looked back upon, and put into words."""
