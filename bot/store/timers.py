"""When to look at a game again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from bot.store.connection import Transaction
from bot.store.moments import from_store, to_store

Kind: TypeAlias = Literal["deadline", "first reminder", "last reminder", "limit"]


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


async def due(tx: Transaction, now: datetime) -> list[Timer]:
    rows = await tx.all("SELECT game, kind, step FROM timers WHERE due <= ? ORDER BY due", (to_store(now),))
    return [Timer(*row) for row in rows]


async def first(tx: Transaction) -> datetime | None:
    row = await tx.one("SELECT min(due) FROM timers")
    return None if row is None else from_store(row[0])
