"""A cache of DM channels: Discord never changes them, and is asked for each once (table `doors`)."""

from __future__ import annotations

from bot.store.connection import Transaction


async def of(tx: Transaction, user: int) -> int | None:
    return await tx.value("SELECT channel FROM doors WHERE user = ?", (user,))


async def note(tx: Transaction, user: int, channel: int) -> None:
    await tx.execute("INSERT OR REPLACE INTO doors (user, channel) VALUES (?, ?)", (user, channel))


async def forget(tx: Transaction, user: int) -> None:
    await tx.execute("DELETE FROM doors WHERE user = ?", (user,))
