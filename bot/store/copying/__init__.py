"""A whole database, copied: from one engine to the other, and to and from a file. Imports store.sqlite."""
