"""A finished game looked back upon: how it stood, where it was decided, and luck. Imports the kit."""
