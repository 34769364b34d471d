"""A cache of DM channels: Discord never changes them, and is asked for each once (table `doors`)."""

from __future__ import annotations

from bot.store.transactions import Transaction


async def note(tx: Transaction, user: int, channel: int) -> None:
    moved = "ON CONFLICT (person) DO UPDATE SET channel = excluded.channel"
    await tx.add_row("doors", {"person": user, "channel": channel}, unless=moved)


async def forget(tx: Transaction, user: int) -> None:
    await tx.execute("DELETE FROM doors WHERE person = ?", (user,))
