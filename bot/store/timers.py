"""Durable timers: when to look at a game again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from bot.store.moments import from_store, to_store
from bot.store.transactions import Transaction

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
        await add(tx, Timer(game, kind, step), when)


async def add(tx: Transaction, timer: Timer, when: datetime) -> None:
    """One more timer, unless the game has this one."""
    await tx.add_row("timers", {**vars(timer), "due": to_store(when)}, unless="ON CONFLICT DO NOTHING")


async def drop(tx: Transaction, timer: Timer) -> None:
    which = (timer.game, timer.kind, timer.step)
    await tx.execute("DELETE FROM timers WHERE game = ? AND kind = ? AND step = ?", which)


async def done(tx: Transaction, timer: Timer, now: datetime) -> None:
    """Unless it was set anew since it rang, for later."""
    await tx.execute(
        "DELETE FROM timers WHERE game = ? AND kind = ? AND step = ? AND due <= ?",
        (timer.game, timer.kind, timer.step, to_store(now)),
    )


async def put_off(tx: Transaction, timer: Timer, until: datetime, now: datetime) -> None:
    """Unless it was set anew since it rang, for later."""
    await tx.execute(
        "UPDATE timers SET due = ? WHERE game = ? AND kind = ? AND step = ? AND due <= ?",
        (to_store(until), timer.game, timer.kind, timer.step, to_store(now)),
    )


async def rings_at(tx: Transaction, timer: Timer) -> datetime | None:
    which = (timer.game, timer.kind, timer.step)
    return from_store(
        await tx.value("SELECT due FROM timers WHERE game = ? AND kind = ? AND step = ?", which)
    )


async def due(tx: Transaction, now: datetime) -> list[Timer]:
    rows = await tx.all("SELECT game, kind, step FROM timers WHERE due <= ? ORDER BY due", (to_store(now),))
    return [Timer(*row) for row in rows]


async def upcoming(tx: Transaction, kind: Kind) -> list[datetime]:
    """When those of that kind ring, the first one first."""
    moments = await tx.column("SELECT due FROM timers WHERE kind = ? ORDER BY due", (kind,))
    return [from_store(due) for due in moments]


async def first(tx: Transaction) -> datetime | None:
    return from_store(await tx.value("SELECT min(due) FROM timers"))


@dataclass(frozen=True)
class Pulse:
    """What must change before a game that was found waiting can be due."""

    step: int
    chosen: int
    expired: bool
    absent: int
    """Seats at which a stand-in sits in."""


async def pulses(tx: Transaction, now: datetime) -> dict[int, Pulse]:
    """Of every running game that may be due: those for which somebody is surely waited for are left out.

    Surely: somebody is asked, has not answered, is there, was not silent lately, and their time is not up.
    """
    rows = await tx.all(
        "SELECT id, step, "
        "(SELECT count(*) FROM choices AS c WHERE c.game = games.id AND c.step = games.step), "
        "deadline IS NOT NULL AND deadline <= ?, "
        "(SELECT count(*) FROM seats AS s WHERE s.game = games.id AND (s.absent = 1 OR s.person IS NULL)) "
        "FROM games WHERE status = 'running' AND (deadline <= ? OR NOT EXISTS ("
        "SELECT 1 FROM questions AS q JOIN seats AS s USING (game, seat) "
        "LEFT JOIN people AS p USING (person) WHERE q.game = games.id AND q.step = games.step "
        "AND s.person IS NOT NULL AND s.absent = 0 AND s.missed_turn IS NULL AND p.away_state IS NULL "
        "AND NOT EXISTS ("
        "SELECT 1 FROM choices AS c WHERE c.game = q.game AND c.step = q.step AND c.seat = q.seat))) "
        "ORDER BY id",
        (to_store(now), to_store(now)),
    )
    return {row[0]: Pulse(row[1], row[2], bool(row[3]), row[4]) for row in rows}


async def running_out(tx: Transaction, since: datetime, until: datetime) -> list[int]:
    """Running games with a deadline between these moments."""
    return await tx.column(
        "SELECT id FROM games WHERE status = 'running' AND deadline BETWEEN ? AND ? ORDER BY deadline",
        (to_store(since), to_store(until)),
    )


async def come_round(tx: Transaction, since: datetime, now: datetime) -> list[int]:
    """Running games whose minute of the day came between these moments: each has its own."""
    return await tx.column(
        "SELECT id FROM games WHERE status = 'running' AND (? - id) / 1440 > (? - id) / 1440",
        (int(now.timestamp() // 60), int(since.timestamp() // 60)),
    )
