"""Time as the bot sees it: injected, so that tests and the sandbox can move it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Protocol


class Clock(Protocol):
    def now(self) -> datetime:
        """The time, aware, in UTC."""

    async def sleep_until(self, when: datetime) -> None: ...


class SystemClock:
    def now(self) -> datetime:
        return datetime.now(UTC)

    async def sleep_until(self, when: datetime) -> None:
        await asyncio.sleep(max(0.0, (when - self.now()).total_seconds()))


class WoundClock(SystemClock):
    """The system's time, which can be put forward while others wait on it."""

    def __init__(self) -> None:
        self._ahead = timedelta()
        self._moved = asyncio.Event()

    def now(self) -> datetime:
        return super().now() + self._ahead

    async def advance(self, by: timedelta) -> None:
        self._ahead += by
        self._moved.set()
        self._moved = asyncio.Event()

    async def sleep_until(self, when: datetime) -> None:
        while (left := (when - self.now()).total_seconds()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._moved.wait()


async def sleep_or_wake(clock: Clock, until: datetime, awake: asyncio.Event) -> None:
    """Until the time has come or the event is set."""
    waiting = {asyncio.ensure_future(clock.sleep_until(until)), asyncio.ensure_future(awake.wait())}
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


def stamp(when: datetime, style: str = "R") -> str:
    """A moment as Discord shows it to each reader in their own time zone."""
    return f"<t:{int(when.timestamp())}:{style}>"
