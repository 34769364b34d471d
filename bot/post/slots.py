"""A semaphore whose slot is given back while Discord keeps us waiting: a slow call holds up no other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class Slot:
    """One holder's part of the semaphore; it goes on without, once the slot is released."""

    def __init__(self, release: Callable[[], None], held_for: float) -> None:
        self._release = release
        self._held_for = held_for
        self._released = False
        self._timer: asyncio.TimerHandle | None = None

    def release_while_waiting(self) -> None:
        """From now on Discord is waited for."""
        self._timer = asyncio.get_running_loop().call_later(self._held_for, self.release)

    def release(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if not self._released:
            self._released = True
            self._release()


class Slots:
    def __init__(self, slots: int, held_for: float) -> None:
        """`held_for`: seconds for which a slot is held while Discord is waited for."""
        self._free = asyncio.Semaphore(slots)
        self._held_for = held_for

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[Slot]:
        await self._free.acquire()
        slot = Slot(self._free.release, self._held_for)
        try:
            yield slot
        finally:
            slot.release()
