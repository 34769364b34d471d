"""The same games in a database of an older version: only what that had a place for, as it was kept there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.packed import unpack

PACKED = {("steps", "events"), ("steps", "snapshot")}
RENAMED = {"user": "person"}
"""What older versions called a column."""


def pour(newer: Path, older: Path) -> None:
    """From a database as it is made now into one that an older version has made."""
    with closing(sqlite3.connect(older)) as connection:
        connection.create_function("unpacked", 1, lambda packed: unpack(packed).decode())
        connection.execute("ATTACH ? AS newer", (str(newer),))
        tables = connection.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall()
        for (table,) in tables:
            columns = [row[1] for row in connection.execute(f"PRAGMA main.table_info({table})")]
            newer_names = [RENAMED.get(name, name) for name in columns]
            plain = (f"unpacked({name})" if (table, name) in PACKED else name for name in newer_names)
            connection.execute(f"DELETE FROM main.{table}")  # noqa: S608 - names of tables and columns
            connection.execute(
                f"INSERT INTO main.{table} ({', '.join(columns)}) "  # noqa: S608
                f"SELECT {', '.join(plain)} FROM newer.{table}"
            )
        connection.commit()
