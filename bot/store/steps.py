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

    digest: str
    snapshot: bytes
    posted: str
    """What its post says: things to be said, or the words of an older version."""
    missed: str
    """What its post said before that, for it could not be told when it happened."""
    events: bytes
    at: datetime


class Fingerprint(NamedTuple):
    """Tells what is stored of a step from what was stored of it before, without reading all of that: the
    digest is a chain of all that led there."""

    digest: str
    size: int
    posted: str
    missed: str


class StepTold(NamedTuple):
    """What is kept of how a step was told."""

    story: str = ""
    """The whole account, in the table's language."""
    news: str = ""
    """What its post says of it."""


POSTED = "CASE WHEN {0}.news = '' THEN {0}.story ELSE {0}.news END"
"""Of a row: what its post says. Older versions posted the whole story."""


async def add(
    tx: Transaction, game: int, table: Table, events: Sequence[Event], told: StepTold, now: datetime
) -> None:
    """The step that has led to this table."""
    columns = {
        "game": game,
        "step": table.step,
        "events": pack(encode(events)),
        "snapshot": pack(table.snapshot()),
        "digest": table.digest,
        "position": table.dice.position,
        "story": told.story,
        "news": told.news,
        "at": to_store(now),
    }
    try:
        await tx.add_row("steps", columns)
    except Taken:
        raise AlreadyResolved(f"game {game}, step {table.step}") from None


async def get(tx: Transaction, game: int, step: int) -> Moment | None:
    row = await tx.one(
        f"SELECT digest, snapshot, {POSTED.format('steps')} AS posted, missed, events, at FROM steps "  # noqa: S608
        "WHERE game = ? AND step = ?",
        (game, step),
    )
    return (
        None
        if row is None
        else Moment(row[0], unpack(row[1]), row[2], row[3], unpack(row[4]), from_store(row[5]))
    )


@dataclass(frozen=True)
class Told:
    """What a step left behind for the log."""

    step: int
    story: str
    at: datetime


async def stories(tx: Transaction, game: int) -> list[Told]:
    rows = await tx.all("SELECT step, story, at FROM steps WHERE game = ? ORDER BY step", (game,))
    return [Told(row[0], row[1], from_store(row[2])) for row in rows]


async def stories_of(tx: Transaction, game: int, since: int, until: int) -> list[Told]:
    """Of the steps after one, up to another."""
    rows = await tx.all(
        "SELECT step, story, at FROM steps WHERE game = ? AND step > ? AND step <= ? ORDER BY step",
        (game, since, until),
    )
    return [Told(row[0], row[1], from_store(row[2])) for row in rows]


async def told_before(tx: Transaction, game: int, step: int) -> int | None:
    """The last step before it with a post of its own; those between are told with the next that has one."""
    found: int | None = await tx.value(
        "SELECT max(step) FROM steps WHERE game = ? AND step < ? AND story <> ''", (game, step)
    )
    return found


async def posted(tx: Transaction, game: int, step: int) -> str:
    """What the post of a step says, as it is stored."""
    said = f"SELECT {POSTED.format('steps')} FROM steps WHERE game = ? AND step = ?"  # noqa: S608
    return await tx.value(said, (game, step)) or ""


class StepEvents(NamedTuple):
    """The events of a step as they are stored, and the digest of all that led there."""

    digest: str
    events: bytes


async def events_since(tx: Transaction, game: int, step: int) -> list[StepEvents]:
    """Of this step and all after it."""
    rows = await tx.all(
        "SELECT digest, events FROM steps WHERE game = ? AND step >= ? ORDER BY step", (game, step)
    )
    return [StepEvents(row[0], row[1]) for row in rows]


async def worked_out(tx: Transaction, game: int, step: int) -> datetime | None:
    at = await tx.value("SELECT at FROM steps WHERE game = ? AND step = ?", (game, step))
    return None if at is None else from_store(at)


async def missed(tx: Transaction, game: int, step: int) -> str:
    return await tx.value("SELECT missed FROM steps WHERE game = ? AND step = ?", (game, step)) or ""


async def set_missed(tx: Transaction, game: int, step: int, missed: str) -> None:
    await tx.execute("UPDATE steps SET missed = ? WHERE game = ? AND step = ?", (missed, game, step))


async def set_news(tx: Transaction, game: int, step: int, news: str) -> None:
    """Another post tells of it from now on; what happened stays."""
    await tx.execute("UPDATE steps SET news = ? WHERE game = ? AND step = ?", (news, game, step))


async def drop_after(tx: Transaction, game: int, step: int) -> None:
    """Forget all that came after a step, and what was chosen at it or later."""
    await tx.execute("DELETE FROM steps WHERE game = ? AND step > ?", (game, step))
    await tx.execute("DELETE FROM choices WHERE game = ? AND step >= ?", (game, step))
    await tx.execute("DELETE FROM drafts WHERE game = ?", (game,))


async def digests(tx: Transaction, game: int) -> list[str]:
    """One for each step, the set-up's first."""
    return await tx.column("SELECT digest FROM steps WHERE game = ? ORDER BY step", (game,))
