"""What somebody who manages a server settles for all its games."""

from __future__ import annotations

from bot.kit.refusal import Refusal
from bot.store import Store, servers


class Servers:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def choose_role(self, guild: int | None, role: int | None, *, manages: bool) -> str:
        """Whoever has this role moderates games; None: only those who may manage threads."""
        if guild is None:
            raise Refusal("That is settled on the server itself.")
        if not manages:
            raise Refusal("Only somebody who may manage this server can do that.")
        async with self._store.transaction() as tx:
            await servers.set_role(tx, guild, role)
        if role is None:
            return "Those who may manage threads moderate games here, and nobody else."
        return f"Everybody with <@&{role}> moderates games here, as do those who may manage threads."
