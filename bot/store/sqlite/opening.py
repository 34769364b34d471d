"""Start-up checks: a database is sound, nobody else can read it, and a migration leaves a copy."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.sqlite.health import FOREIGN, LOCKED, PRIVATE, copy, examine
from bot.store.transactions import Unusable

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database; it holds plans and seeds as well."""


ANEW = "Put a copy in its place with `flugpost restore`, or move it away to begin anew."
COMPLAINTS = {
    "locked": LOCKED,
    "full": "The disk with {path} is full; make room, and start again.",
    "readonly": "{path} cannot be written to; look at its folder and its owner.",
    "unable to open": "{path} cannot be opened; look at its folder and its owner.",
    "malformed": "{path} is damaged. " + ANEW,
    "not a database": "{path} is no database. " + ANEW,
    "disk I/O error": "The disk with {path} fails; look after it, and start again.",
}
"""What SQLite says, and what it means to whoever runs the bot."""


@contextmanager
def in_words(path: Path) -> Iterator[None]:
    """SQLite's complaints about a file as sentences; any other fault stays what it is."""
    try:
        yield
    except sqlite3.Error as fault:
        meant = next((sentence for said, sentence in COMPLAINTS.items() if said in str(fault)), None)
        if meant is None:
            raise
        raise Unusable(meant.format(path=path)) from None
    except PermissionError:
        raise Unusable(f"{path} cannot be read and written by this user.") from None


def prepare_file(path: Path) -> None:
    """Make the file if there is none, for this user's eyes alone; refuse what cannot be a database."""
    if path.is_dir():
        raise Unusable(f"{path} is a folder; FLUGPOST_DB must name a file.")
    if not path.parent.is_dir():
        raise Unusable(f"{path.parent} is not a folder; FLUGPOST_DB must name a file in one.")
    with in_words(path):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
        for file in (path, *(path.with_name(path.name + suffix) for suffix in BESIDE)):
            if file.exists():
                file.chmod(PRIVATE)
    fault = examine(path)
    if fault in {LOCKED.format(path=path), FOREIGN.format(path=path)}:  # a copy would help nobody
        raise Unusable(fault)
    if fault is not None:
        raise Unusable(f"{fault} {ANEW}")


def keep_a_copy(path: Path, version: int) -> Path:
    """The database as it was before it is brought up to date, beside it."""
    target = path.with_name(f"{path.name}.version-{version}")
    if not target.exists():
        with in_words(target):
            copy(path, target)
    return target
