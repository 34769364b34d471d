"""Catalogues: what is said, in which language, and that nothing is missing."""
