"""An event log with a snapshot for every step: what happened, the table after it, the story told of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from bot.store.moments import from_store, to_store
from bot.store.packed import pack, unpack
from bot.store.transactions import Taken, Transaction
from rules.table import Table, encode
from rules.values import Event


class AlreadyResolved(Exception):  # noqa: N818 - what the database says
    """The database refuses a second resolution of a step."""


@dataclass(frozen=True)
class Moment:
    """A game after one of its steps."""

    snapshot: bytes
    story: str
    missed: str
    """What its post said before that, for it could not be told when it happened."""
    events: bytes


class Fingerprint(NamedTuple):
    """Tells what is stored of a step from what was stored of it before, without reading all of that: the
    digest is a chain of all that led there."""

    digest: str
    size: int
    story: str
    missed: str


async def add(
    tx: Transaction, game: int, table: Table, events: Sequence[Event], story: str, now: datetime
) -> None:
    """The step that has led to this table."""
    columns = {
        "game": game,
        "step": table.step,
        "events": pack(encode(events)),
        "snapshot": pack(table.snapshot()),
        "digest": table.digest,
        "position": table.dice.position,
        "story": story,
        "at": to_store(now),
    }
    try:
        await tx.add_row("steps", columns)
    except Taken:
        raise AlreadyResolved(f"game {game}, step {table.step}") from None


async def get(tx: Transaction, game: int, step: int) -> Moment | None:
    row = await tx.one(
        "SELECT snapshot, story, missed, events FROM steps WHERE game = ? AND step = ?", (game, step)
    )
    return None if row is None else Moment(unpack(row[0]), row[1], row[2], unpack(row[3]))


@dataclass(frozen=True)
class Told:
    """What a step left behind for the log."""

    step: int
    story: str
    at: datetime


async def stories(tx: Transaction, game: int) -> list[Told]:
    rows = await tx.all("SELECT step, story, at FROM steps WHERE game = ? ORDER BY step", (game,))
    return [Told(row[0], row[1], from_store(row[2])) for row in rows]


async def story(tx: Transaction, game: int, step: int) -> str:
    return await tx.value("SELECT story FROM steps WHERE game = ? AND step = ?", (game, step)) or ""


async def missed(tx: Transaction, game: int, step: int) -> str:
    return await tx.value("SELECT missed FROM steps WHERE game = ? AND step = ?", (game, step)) or ""


async def set_missed(tx: Transaction, game: int, step: int, missed: str) -> None:
    await tx.execute("UPDATE steps SET missed = ? WHERE game = ? AND step = ?", (missed, game, step))


async def set_story(tx: Transaction, game: int, step: int, story: str) -> None:
    await tx.execute("UPDATE steps SET story = ? WHERE game = ? AND step = ?", (story, game, step))


async def drop_after(tx: Transaction, game: int, step: int) -> None:
    """Forget all that came after a step, and what was chosen at it or later."""
    await tx.execute("DELETE FROM steps WHERE game = ? AND step > ?", (game, step))
    await tx.execute("DELETE FROM choices WHERE game = ? AND step >= ?", (game, step))
    await tx.execute("DELETE FROM drafts WHERE game = ?", (game,))


async def digests(tx: Transaction, game: int) -> list[str]:
    """One for each step, the set-up's first."""
    return await tx.column("SELECT digest FROM steps WHERE game = ? ORDER BY step", (game,))
