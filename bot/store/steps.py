"""What came of each step: events, the table after it, and the story told of it."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import datetime

from bot.store.connection import Transaction
from bot.store.moments import to_store


class AlreadyResolved(Exception):  # noqa: N818 - what the database says
    """The database refuses a second resolution of a step."""


@dataclass(frozen=True)
class Moment:
    """A game after one of its steps."""

    snapshot: bytes
    story: str
    events: bytes


async def add(
    tx: Transaction,
    game: int,
    step: int,
    *,
    events: bytes,
    snapshot: bytes,
    digest: str,
    position: int,
    story: str,
    now: datetime,
) -> None:
    try:
        await tx.execute(
            "INSERT INTO steps (game, step, events, snapshot, digest, position, story, at) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (game, step, events.decode(), snapshot.decode(), digest, position, story, to_store(now)),
        )
    except sqlite3.IntegrityError:
        raise AlreadyResolved(f"game {game}, step {step}") from None


async def get(tx: Transaction, game: int, step: int) -> Moment | None:
    row = await tx.one("SELECT snapshot, story, events FROM steps WHERE game = ? AND step = ?", (game, step))
    return None if row is None else Moment(row[0].encode(), row[1], row[2].encode())


async def digests(tx: Transaction, game: int) -> list[str]:
    """One for each step, the set-up's first."""
    return [row[0] for row in await tx.all("SELECT digest FROM steps WHERE game = ? ORDER BY step", (game,))]
