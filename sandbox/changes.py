"""Who wants to know that something changed: the tests that wait, and the page that listens."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

Found = TypeVar("Found")


class Changes:
    def __init__(self) -> None:
        self._waiters: set[asyncio.Future[None]] = set()
        self._subscribers: set[asyncio.Queue[int | None]] = set()

    def notify(self, channel_id: int | None = None) -> None:
        """Something changed: in that channel, or (None) in the lists of channels, people or commands."""
        self.wake()
        for queue in self._subscribers:
            queue.put_nowait(channel_id)

    def wake(self) -> None:
        """Something happened that nobody sees, but that somebody may be waiting for."""
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)
        self._waiters.clear()

    def subscribe(self) -> asyncio.Queue[int | None]:
        queue: asyncio.Queue[int | None] = asyncio.Queue()
        self._subscribers.add(queue)
        return queue

    def unsubscribe(self, queue: asyncio.Queue[int | None]) -> None:
        self._subscribers.discard(queue)

    async def next(self) -> None:
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.add(waiter)
        try:
            await waiter
        finally:
            self._waiters.discard(waiter)

    async def until(self, predicate: Callable[[], Found], timeout: float) -> Found | None:  # noqa: ASYNC109 - the caller's patience is a value here
        """The first truthy answer of `predicate`, asked again after each change; None when time is up."""
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                while not (found := predicate()):
                    await self.next()
                return found
        return predicate() or None
