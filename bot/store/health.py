"""Looking at a database from outside: is it sound, and a copy of it while it is in use."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def examine(path: Path) -> str | None:
    """What is wrong with the file, in a sentence; None if nothing is."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            verdict = connection.execute("PRAGMA quick_check").fetchone()[0]
            faults = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as fault:
        return f"{path} cannot be read: {fault}."
    if verdict != "ok":
        return f"{path} is damaged: {verdict}."
    return f"{path} holds {len(faults)} broken references." if faults else None


def copy(source: Path, target: Path) -> None:
    """A sound copy, taken page by page without stopping whoever is writing."""
    with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(target)) as here:
        there.backup(here)
