-- Version 2: what a host's own file stands for, while the form that opens its lobby is filled in.

CREATE TABLE own_setups (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    host INTEGER NOT NULL,
    title TEXT NOT NULL,
    options TEXT NOT NULL,
    kept REAL NOT NULL
) STRICT;
