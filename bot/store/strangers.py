"""Messages of our own that this database never sent: another bot uses the same token, on a copy of it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot.store.connection import Transaction
from bot.store.file.health import OTHERS_LATELY
from bot.store.moments import to_store


async def unknown(tx: Transaction, channel: int, messages: Iterable[int]) -> list[int]:
    """Those that are no letter's; none, as long as a letter may have come there that nobody has heard of."""
    doubt = "SELECT 1 FROM outbox WHERE state = 'waiting' AND tried_in = ?"
    if await tx.one(doubt, (channel,)) is not None:
        return []
    known = "SELECT 1 FROM messages WHERE message = ?"
    return [each for each in messages if await tx.one(known, (each,)) is None]


async def note(tx: Transaction, game: int, channel: int, message: int, now: datetime) -> bool:
    """That one was seen; whether that is news."""
    lately = await tx.one("SELECT 1 FROM strangers WHERE seen > ?", (to_store(now - OTHERS_LATELY),))
    await tx.execute(
        "INSERT OR IGNORE INTO strangers (message, game, channel, seen) VALUES (?, ?, ?, ?)",
        (message, game, channel, to_store(now)),
    )
    return lately is None
