"""Where people take direct messages.

Discord is asked once for each person, apart from all other letters: it limits how many such channels are
opened, for all of them together, and one that hangs holds up only those who are not known yet.
"""

from __future__ import annotations

import asyncio

from bot.post.courier import Courier
from bot.store import Store, doors

AT_ONCE = 4


class Doors:
    def __init__(self, store: Store, courier: Courier) -> None:
        self._store = store
        self._courier = courier
        self._queue = asyncio.Semaphore(AT_ONCE)

    async def of(self, user: int) -> int:
        """The channel of direct messages with this person."""
        async with self._store.transaction() as tx:
            known = await doors.of(tx, user)
        if known is not None:
            return known
        async with self._queue:
            channel = await self._courier.open_dm(user)
        async with self._store.transaction() as tx:
            await doors.note(tx, user, channel)
        return channel
