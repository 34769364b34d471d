"""When to look at a game again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from bot.store.connection import Transaction
from bot.store.moments import from_store, to_store

Kind: TypeAlias = Literal["deadline", "first reminder", "last reminder", "limit", "begin", "close"]


@dataclass(frozen=True)
class Timer:
    game: int
    kind: Kind
    step: int


async def replace(tx: Transaction, game: int, step: int, due: Mapping[Kind, datetime]) -> None:
    """These timers, in place of all the game had."""
    await tx.execute("DELETE FROM timers WHERE game = ?", (game,))
    for kind, when in due.items():
        await tx.execute(
            "INSERT INTO timers (game, kind, step, due) VALUES (?, ?, ?, ?)",
            (game, kind, step, to_store(when)),
        )


async def add(tx: Transaction, timer: Timer, when: datetime) -> None:
    """One more timer, unless the game has this one."""
    await tx.execute(
        "INSERT INTO timers (game, kind, step, due) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (timer.game, timer.kind, timer.step, to_store(when)),
    )


async def done(tx: Transaction, timer: Timer) -> None:
    await tx.execute(
        "DELETE FROM timers WHERE game = ? AND kind = ? AND step = ?", (timer.game, timer.kind, timer.step)
    )


async def put_off(tx: Transaction, timer: Timer, until: datetime) -> None:
    await tx.execute(
        "UPDATE timers SET due = ? WHERE game = ? AND kind = ? AND step = ?",
        (to_store(until), timer.game, timer.kind, timer.step),
    )


async def rings_at(tx: Transaction, game: int, kind: Kind, step: int) -> datetime | None:
    row = await tx.one("SELECT due FROM timers WHERE game = ? AND kind = ? AND step = ?", (game, kind, step))
    return None if row is None else from_store(row[0])


async def due(tx: Transaction, now: datetime) -> list[Timer]:
    rows = await tx.all("SELECT game, kind, step FROM timers WHERE due <= ? ORDER BY due", (to_store(now),))
    return [Timer(*row) for row in rows]


async def upcoming(tx: Transaction, kind: Kind) -> list[datetime]:
    """When those of that kind ring, the first one first."""
    rows = await tx.all("SELECT due FROM timers WHERE kind = ? ORDER BY due", (kind,))
    return [when for (due,) in rows if (when := from_store(due)) is not None]


async def first(tx: Transaction) -> datetime | None:
    row = await tx.one("SELECT min(due) FROM timers")
    return None if row is None else from_store(row[0])
