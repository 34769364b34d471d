"""Signs of life for whoever watches: a file beside the database, touched while all is well, and counts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from bot.store.connection import Transaction

BEAT_SECONDS = 20
SOON_SECONDS = 0.2
"""Until the first beat: the bot has just started and connects."""
DEAD_AFTER_SECONDS = 90


def beat_file(database: Path) -> Path:
    return database.with_name(database.name + "-alive")


async def beat(database: Path, healthy: Callable[[], bool]) -> None:
    """Touch the file as long as the bot is healthy; take it away when the bot stops."""
    path = beat_file(database)
    try:
        while True:
            if healthy():
                path.touch()
            await asyncio.sleep(SOON_SECONDS if not path.exists() else BEAT_SECONDS)
    finally:
        with suppress(OSError):
            path.unlink()


def alive(database: Path) -> bool:
    try:
        return time.time() - beat_file(database).stat().st_mtime < DEAD_AFTER_SECONDS
    except OSError:
        return False


async def counts(tx: Transaction) -> dict[str, int]:
    """Games by status, letters that wait, and those that were given up."""
    games = await tx.all("SELECT status, count(*) FROM games GROUP BY status")
    letters = await tx.all(
        "SELECT state, count(*) FROM outbox WHERE state IN ('waiting', 'given up') GROUP BY state"
    )
    found = dict.fromkeys(("games running", "games in the lobby", "letters waiting", "letters given up"), 0)
    named = {"lobby": "games in the lobby"}
    found.update({named.get(row[0], f"games {row[0]}"): row[1] for row in games})
    found.update({f"letters {row[0]}": row[1] for row in letters})
    return found
