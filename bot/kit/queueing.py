"""A queue for so many places, in which the light go before the heavy; and whether anybody is at work."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager


class Queue:
    """So many places; of those who wait, the lightest goes first, then whoever came first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._arrivals = itertools.count()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def place(self, weight: int) -> AsyncIterator[None]:
        await self._enter(weight)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, weight: int) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (weight, next(self._arrivals), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()
            raise

    def _leave(self) -> None:
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Calm:
    """Comes when nothing is done that somebody waits for."""

    def __init__(self) -> None:
        self._working = 0
        self._there = asyncio.Event()
        self._there.set()

    @contextmanager
    def work(self) -> Iterator[None]:
        self._working += 1
        self._there.clear()
        try:
            yield
        finally:
            self._working -= 1
            if not self._working:
                self._there.set()

    async def come(self) -> None:
        await self._there.wait()
