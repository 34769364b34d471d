"""The bot as a process that is born, is told things, dies, and is brought back."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, NamedTuple

from sandbox.server import Sandbox
from tests.soak.life import Birth, live

BORN = 600.0
"""Real seconds within which a bot that lives must be connected, however busy the machine is."""
DEAF = 120.0
"""Real seconds after which a bot that lives and does not answer is not waited for."""
GOODBYE = 60


class Pulse(NamedTuple):
    here: bool
    """Whether the bot has heard all that it was told so far."""
    busy: bool
    """Whether it, or a process that works for it, has something to do."""


async def until(sandbox: Sandbox, holds: Callable[[], bool], seconds: float) -> bool:
    """Asked again after every change at Discord's, and now and then in any case."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not holds() and loop.time() < end:
        await sandbox.world.changes.until(holds, 0.1)
    return holds()


class Mortal:
    def __init__(self, sandbox: Sandbox, folder: Path, now: Callable[[], datetime]) -> None:
        self._sandbox, self._now = sandbox, now
        self.database, self.log = folder / "games.sqlite3", folder / "log"
        # Whoever is killed leaves semaphores behind, which Python's own tracker tidies up in the end.
        os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker:UserWarning")
        self._processes = multiprocessing.get_context("forkserver")
        self._processes.set_forkserver_preload(["tests.soak.life"])
        self._process: ForkServerProcess | None = None
        self._fate = asyncio.Lock()
        """Held by whoever brings it to life or ends it: one at a time."""
        self._wire: Connection | None = None
        self._asked = self._answered = 0
        self._busy = True
        self._room = True
        self._wrong_by = timedelta()
        self.in_earnest = False
        """Whether it draws, films and analyses for real, in processes that begin from nothing."""
        self._should_live = False
        self.births = 0
        self.stillbirths = 0

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    @property
    def has_died(self) -> bool:
        """By itself: it was connected, and nobody has ended it."""
        return self._should_live and not self.alive

    async def give_birth(self) -> None:
        """As whoever runs it would: as often as it takes; unless it lives."""
        async with self._fate:
            while not self.alive and not await self._is_born():
                self.stillbirths += 1
                await self._end()
            self._should_live = True

    async def _is_born(self) -> bool:
        known = self._sandbox.gateway.identified
        here, there = self._processes.Pipe()
        forkserver.ensure_running()
        nursery: Any = forkserver._forkserver
        birth = Birth(
            self._sandbox.url,
            self._sandbox.token,
            self.database,
            self.log,
            self._now(),
            self.in_earnest,
            nursery._forkserver_address,
        )
        self._process = self._processes.Process(target=live, args=(birth, there))
        await asyncio.to_thread(self._process.start)
        there.close()
        self._wire, self.births = here, self.births + 1
        asyncio.get_running_loop().add_reader(here.fileno(), self._hear, here)
        self.tell("wrong", self._wrong_by)
        return await self._is_connected(known)

    async def _is_connected(self, known: int) -> bool:
        """Whether one more has come to the gateway than were known, or comes while this one lives."""
        gateway = self._sandbox.gateway
        await until(self._sandbox, lambda: gateway.identified > known or not self.alive, BORN)
        return gateway.identified > known and self.alive

    async def kill(self) -> None:
        async with self._fate:
            await self._end()

    async def ask_to_stop(self) -> None:
        """As a new version would have it: what is under way is finished."""
        async with self._fate:
            self._should_live = False
            self.tell("stop", None)
            if self._process is not None:
                await asyncio.to_thread(self._process.join, GOODBYE)
            await self._end()

    async def _end(self) -> None:
        self._should_live = False
        if self._process is not None:
            self._process.kill()
            await asyncio.to_thread(self._process.join)
            self._room = True
        if self._wire is not None:
            asyncio.get_running_loop().remove_reader(self._wire.fileno())
            self._wire.close()
            self._wire = None
        for interaction in self._sandbox.world.interactions.values():
            interaction.abandoned = interaction.abandoned or not interaction.settled
        self._sandbox.world.changes.wake()

    # What it is told, and what it says

    def tell(self, what: str, how: object) -> None:
        if self._wire is not None:
            with suppress(OSError):
                self._wire.send((what, how))

    def set_wrong_by(self, by: timedelta) -> None:
        self._wrong_by = by
        self.tell("wrong", by)

    def set_room(self, *, room: bool) -> None:
        if room != self._room:
            self._room = room
            self.tell("room", room)

    async def pulse(self) -> Pulse:
        """How it is once it has heard all that it was told: waiting for it, a busy machine loses nothing."""
        self._asked += 1
        number, wire = self._asked, self._wire
        self.tell("pulse", number)

        def answered_or_gone() -> bool:
            return self._answered >= number or self._wire is not wire or not self.alive

        await until(self._sandbox, answered_or_gone, DEAF)
        return Pulse(self._answered >= number, self._busy)

    def _hear(self, wire: Connection) -> None:
        try:
            while wire.poll():
                self._answered, self._busy = wire.recv()
        except (EOFError, OSError):
            asyncio.get_running_loop().remove_reader(wire.fileno())
        self._sandbox.world.changes.wake()
