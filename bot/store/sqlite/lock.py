"""A file lock (flock): a database belongs to one running bot, and the lock ends with the process."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO

from bot.store.transactions import InUse


def lock(database: Path) -> IO[bytes]:
    """Take the database for this process; close the file to let it go."""
    path = database.with_name(database.name + "-lock")
    file = path.open("ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise InUse(f"Another Flugpost is running on {database}.") from None
    return file
