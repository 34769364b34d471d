"""What is to be done when: the courtesies register themselves here, and the scheduler keeps to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime
from typing import TypeAlias

from bot.store.timers import Kind, Timer

Ring: TypeAlias = Callable[[Timer], Awaitable[datetime | None]]
"""Answers a timer; when to ring again, if it was too early."""
Sweep: TypeAlias = Callable[[datetime], Awaitable[Iterable[int]]]
"""Is called every minute; the games at which something may be due now."""


class Calendar:
    def __init__(self) -> None:
        self.rings: dict[Kind, Ring] = {}
        self.sweeps: list[Sweep] = []
        self.nudged: set[int] = set()
        """Games to be looked at soon."""
        self.awake = asyncio.Event()

    def nudge(self, game_id: int) -> None:
        self.nudged.add(game_id)
        self.awake.set()
