"""The health check: a file beside the database that a bot which is well renews, and its reader.

Whoever runs the container asks every minute, on a machine that may be busy: the reader opens no database and
imports nothing but the standard library. What the bot finds wanting while it runs, it writes into the file.
"""

from __future__ import annotations

import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir

from bot.kit.environment import Database

DEAD_AFTER_SECONDS = 90


def beat_file(database: Database) -> Path:
    """Beside a file; for a database elsewhere, in this machine's folder for passing things."""
    if isinstance(database, Path):
        return database.with_name(database.name + "-alive")
    return Path(gettempdir()) / f"flugpost-{sha256(database.address.encode()).hexdigest()[:12]}-alive"


def renew(database: Database, fault: str | None = None) -> None:
    """The bot runs; a fault says what is wanting all the same."""
    beat_file(database).write_text(fault or "", "utf-8")


def end(database: Database) -> None:
    with suppress(OSError):
        beat_file(database).unlink()


def ailment(database: Database) -> str | None:
    """What is wrong with the bot on this database, in a sentence; None if nothing is."""
    file = beat_file(database)
    try:
        if time.time() - file.stat().st_mtime < DEAD_AFTER_SECONDS:
            return file.read_text("utf-8") or None
    except OSError:
        pass
    return "no sign of life in the last minute and a half."
