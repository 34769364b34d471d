"""Room for so many letters at once, and not for those that are kept waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class Place:
    """One letter's. Whoever waits at Discord's door for long gives it up, and goes on without."""

    def __init__(self, give_up: Callable[[], None], patience: float) -> None:
        self._give_up = give_up
        self._patience = patience
        self._left = False
        self._leaving: asyncio.TimerHandle | None = None

    def knock(self) -> None:
        """From now on it is Discord that is waited for."""
        self._leaving = asyncio.get_running_loop().call_later(self._patience, self.leave)

    def leave(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
        if not self._left:
            self._left = True
            self._give_up()


class Room:
    def __init__(self, places: int, patience: float) -> None:
        """`patience` is in seconds."""
        self._free = asyncio.Semaphore(places)
        self._patience = patience

    @asynccontextmanager
    async def place(self) -> AsyncIterator[Place]:
        await self._free.acquire()
        place = Place(self._free.release, self._patience)
        try:
            yield place
        finally:
            place.leave()
