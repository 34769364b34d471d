"""DM channels are opened by at most four requests at a time, and kept: every letter is read with its own.

Discord is asked once for each person, apart from all other letters: it limits how many such channels are
opened, for all of them together, and one that hangs holds up only those who are not known yet.
"""

from __future__ import annotations

import asyncio

from bot.post.courier import Courier
from bot.store import Store
from bot.store.mail import dm_channels

REQUESTS = 4


class DmChannels:
    def __init__(self, store: Store, courier: Courier) -> None:
        self._store = store
        self._courier = courier
        self._requests = asyncio.Semaphore(REQUESTS)

    async def open(self, user: int) -> int:
        """The channel of direct messages with this person, who has not had one."""
        async with self._requests:
            channel = await self._courier.open_dm(user)
        async with self._store.transaction(person=user) as tx:
            await dm_channels.note(tx, user, channel)
        return channel
