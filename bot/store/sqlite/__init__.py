"""The database as a file: sound, private, one process's alone. Imports store.moments."""
