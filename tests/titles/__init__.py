"""Titles that are not published: a small whole game to learn from, and the plainest there can be."""
