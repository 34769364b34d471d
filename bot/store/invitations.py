"""An allow list: whom a host has invited to a game."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.connection import Transaction


async def add(tx: Transaction, game: int, users: Iterable[int]) -> None:
    for user in users:
        await tx.execute("INSERT OR IGNORE INTO invitations (game, user) VALUES (?, ?)", (game, user))


async def of_game(tx: Transaction, game: int) -> frozenset[int]:
    return frozenset(await tx.column("SELECT user FROM invitations WHERE game = ?", (game,)))
