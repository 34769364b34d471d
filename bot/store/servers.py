"""Preferences of a server, for all its games."""

from __future__ import annotations

from bot.store.transactions import Transaction


async def set_role(tx: Transaction, guild: int, role: int | None) -> None:
    """The role whose holders moderate games, beside those who may manage threads."""
    known = "ON CONFLICT (guild) DO UPDATE SET role = excluded.role"
    await tx.add_row("servers", {"guild": guild, "role": role}, unless=known)


async def role(tx: Transaction, guild: int) -> int | None:
    return await tx.value("SELECT role FROM servers WHERE guild = ?", (guild,))
