"""Integrity check and online backup: is a database sound, and a copy of it while it is in use."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

MIGRATIONS = Path(__file__).parents[1] / "migrations"
PRIVATE = 0o600
"""Seeds and plans lie in a database, and in every copy of it."""
LEAST_ROOM = 50_000_000
"""Bytes on the disk below which it is as good as full: a day's games want some."""
LOCKED = "{path} is locked by another program; close it, and start again."
FOREIGN = "{path} is another program's database; Flugpost needs one of its own."


def examine(path: Path) -> str | None:
    """What is wrong with the file, in a sentence; None if nothing is."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=1)) as connection:
            verdict = connection.execute("PRAGMA quick_check").fetchone()[0]
            faults = connection.execute("PRAGMA foreign_key_check").fetchall()
            tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema")}
    except sqlite3.Error as fault:
        if "locked" in str(fault):
            return LOCKED.format(path=path)
        return f"{path} cannot be read: {fault}."
    if verdict != "ok":
        return f"{path} is damaged: {verdict}."
    if tables and "games" not in tables:
        return FOREIGN.format(path=path)
    return f"{path} holds {len(faults)} broken references." if faults else None


def is_no_copy(path: Path) -> str | None:
    """Why a sound file cannot be gone on from, which must be known before anything is put in its place."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=1)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version == 0:
        return f"{path} is empty."
    newest = len(list(MIGRATIONS.glob("*.sql")))
    return f"{path} was made by a newer Flugpost; restore it with that one." if version > newest else None


def room(path: Path) -> str | None:
    """What is wrong with the disk, if it is nearly full."""
    free = shutil.disk_usage(path.parent).free
    return f"only {free // 1_000_000} MB are left beside {path}; make room." if free < LEAST_ROOM else None


def copy(source: Path, target: Path) -> None:
    """A sound copy, taken page by page without stopping whoever writes; half a copy is taken away again."""
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    try:
        with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(target)) as here:
            there.backup(here)
    except BaseException:
        with suppress(OSError):
            target.unlink()
        raise
