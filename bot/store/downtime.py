"""A heartbeat row: when people could last reach the bot, every minute, so that a downtime is known later."""

from __future__ import annotations

from datetime import datetime

from bot.store.connection import Transaction
from bot.store.moments import from_store, to_store


async def note(tx: Transaction, now: datetime) -> None:
    await tx.execute("INSERT OR REPLACE INTO reach (id, last) VALUES (1, ?)", (to_store(now),))


async def last(tx: Transaction) -> datetime | None:
    return from_store(await tx.value("SELECT last FROM reach"))
