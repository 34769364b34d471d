"""A heartbeat: the file that the health check reads (`bot.kit.alive`), and a row; and counts for the metrics.

The row (table `reach`) says when people could last reach the bot, so that a downtime is known later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

from bot.kit import alive
from bot.kit.environment import Database
from bot.store.moments import from_store, to_store
from bot.store.transactions import Transaction

BEAT_SECONDS = 30
SOON_SECONDS = 0.2
"""Until the first beat: the bot has just started and connects."""


async def beat(
    database: Database, healthy: Callable[[], bool], ailment: Callable[[], Awaitable[str | None]]
) -> None:
    """Renew the file as long as the bot is healthy, with what ails it besides; take it away at the end."""
    beaten = False
    try:
        while True:
            if healthy():
                alive.renew(database, await ailment())
                beaten = True
            await asyncio.sleep(BEAT_SECONDS if beaten else SOON_SECONDS)
    finally:
        alive.end(database)


async def note_reach(tx: Transaction, now: datetime) -> None:
    again = "ON CONFLICT (id) DO UPDATE SET last = excluded.last"
    await tx.add_row("reach", {"id": 1, "last": to_store(now)}, unless=again)


async def touch(tx: Transaction) -> None:
    """A write that changes nothing: it succeeds where others would."""
    await tx.execute("UPDATE reach SET last = last")


async def last_reach(tx: Transaction) -> datetime | None:
    return from_store(await tx.value("SELECT last FROM reach"))


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


async def last_written(tx: Transaction) -> datetime | None:
    """When the newest letter of any game was written."""
    return from_store(await tx.value("SELECT written FROM outbox ORDER BY id DESC LIMIT 1"))
