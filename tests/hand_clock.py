"""Time in tests: it passes when they say so."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta


class HandClock:
    """A clock that stands still until it is moved."""

    def __init__(self, start: datetime) -> None:
        self._now = start
        self._moved = asyncio.Condition()

    def now(self) -> datetime:
        return self._now

    async def advance(self, by: timedelta) -> None:
        async with self._moved:
            self._now += by
            self._moved.notify_all()

    async def sleep_until(self, when: datetime) -> None:
        async with self._moved:
            await self._moved.wait_for(lambda: self._now >= when)
