"""Several servers with people on them, and a bot that lives among them, dies, and is brought back."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, NamedTuple

from bot.kit.clock import HandClock
from bot.sandbox import Person
from bot.sandbox.model import Channel, Guild
from bot.sandbox.server import Sandbox
from tests.soak.life import Birth, live

START = datetime(2026, 3, 14, 12, tzinfo=UTC)
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")
PATIENCE = 8.0
"""Real seconds that people wait for an answer."""
BORN = 60.0
"""Real seconds within which a bot must be connected."""
DRAWN = 10
"""One life in so many draws its pictures."""
TICK = 0.2
FLOW = timedelta(seconds=8)
"""So much time passes with every tick."""


class Server(NamedTuple):
    guild: Guild
    channel: Channel
    people: list[Person]


class Town:
    def __init__(self, folder: Path, servers: int) -> None:
        self.clock = HandClock(START)
        self.sandbox = Sandbox([NAMES[0]], clock=self.clock, channels=["games"], patience=PATIENCE)
        self.database, self.log = folder / "games.sqlite3", folder / "log"
        self._processes = multiprocessing.get_context("forkserver")
        self._processes.set_forkserver_preload(["tests.soak.life"])
        self._bot: ForkServerProcess | None = None
        self._fate = asyncio.Lock()
        """Held by whoever brings it to life or ends it: one at a time."""
        self._wire: Connection | None = None
        self._wrong_by = timedelta()
        self._room = True
        self._reader: sqlite3.Connection | None = None
        self.births = 0
        self.stillbirths = 0
        self.servers = [self._settle(number) for number in range(servers)]

    def _settle(self, number: int) -> Server:
        sandbox = self.sandbox
        if number == 0:
            guild, owner = sandbox.world.guild, sandbox.people[0]
        else:
            owner = sandbox.add_person(f"{NAMES[0]} {number}")
            guild = sandbox.found_guild(f"Server {number}", [owner.name], [f"games {number}"])
        others = [sandbox.add_person(f"{name} {number}", guild) for name in NAMES[1:]]
        channel = next(
            each for each in sandbox.world.channels.values() if each.guild is guild and not each.thread
        )
        return Server(guild, channel, [owner, *others])

    @property
    def people(self) -> list[Person]:
        return [person for server in self.servers for person in server.people]

    # Being up

    async def open(self) -> None:
        await self.sandbox.start()
        await self.give_birth()
        self._reader = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, isolation_level=None)
        self._reader.row_factory = sqlite3.Row
        self._time = asyncio.create_task(self._let_time_flow())

    async def close(self) -> None:
        self._time.cancel()
        await asyncio.gather(self._time, return_exceptions=True)
        await self.kill()
        await self.sandbox.stop()
        if self._reader is not None:
            self._reader.close()

    def rows(self, sql: str, *values: object) -> list[Any]:
        assert self._reader
        return self._reader.execute(sql, values).fetchall()

    # The bot

    @property
    def alive(self) -> bool:
        return self._bot is not None and self._bot.is_alive()

    async def give_birth(self) -> None:
        """As whoever runs it would: as often as it takes; unless it lives."""
        async with self._fate:
            while not self.alive and not await self._is_born():
                self.stillbirths += 1
                await self._end()

    async def _is_born(self) -> bool:
        known = self.sandbox.gateway.identified
        here, there = self._processes.Pipe()
        draws = self.births % DRAWN == DRAWN - 1
        birth = Birth(self.sandbox.url, self.sandbox.token, self.database, self.log, self.clock.now(), draws)
        self._bot = self._processes.Process(target=live, args=(birth, there), daemon=True)
        await asyncio.to_thread(self._bot.start)
        there.close()
        self._wire, self.births = here, self.births + 1
        self._tell("wrong", self._wrong_by)
        return await self._is_connected(known)

    async def _is_connected(self, known: int) -> bool:
        """Whether one more has come to the gateway than were known, or comes soon."""
        gateway = self.sandbox.gateway
        await self.until(lambda: gateway.identified > known or not self.alive, BORN)
        return gateway.identified > known and self.alive

    async def until(self, holds: Callable[[], bool], seconds: float) -> bool:
        """Asked again after every change at Discord's, and now and then in any case."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not holds() and loop.time() < end:
            await self.sandbox.world.changes.until(holds, 0.1)
        return holds()

    async def kill(self) -> None:
        async with self._fate:
            await self._end()

    async def _end(self) -> None:
        if self._bot is not None:
            self._bot.kill()
            await asyncio.to_thread(self._bot.join)
            self._room = True
        if self._wire is not None:
            self._wire.close()
            self._wire = None
        for interaction in self.sandbox.world.interactions.values():
            interaction.abandoned = interaction.abandoned or not interaction.settled
        self.sandbox.world.changes.wake()

    async def ask_to_stop(self) -> None:
        """As a new version would have it: what is under way is finished."""
        async with self._fate:
            self._tell("stop", None)
            if self._bot is not None:
                await asyncio.to_thread(self._bot.join, 15)
            await self._end()

    def set_clock_wrong(self, by: timedelta) -> None:
        self._wrong_by = by
        self._tell("wrong", by)

    def set_room(self, *, room: bool) -> None:
        if room != self._room:
            self._room = room
            self._tell("room", room)

    def _tell(self, what: str, how: object) -> None:
        if self._wire is not None:
            with suppress(OSError):
                self._wire.send((what, how))

    # Time

    async def later(self, by: timedelta) -> None:
        """Nobody is kept waiting by it: Discord's three seconds are for those who answer. Nor do hours pass
        while a request is held: of a bot that has died Discord may take one a little later, when the next bot
        has looked for it in vain, but not when it has long forgotten the nonce."""
        await self.until(lambda: not self._is_awaited(long=by > FLOW), PATIENCE)
        await self.clock.advance(by)
        self._tell("time", self.clock.now())

    def _is_awaited(self, *, long: bool) -> bool:
        return self._kept_waiting(till_the_end=long) or (long and self.sandbox.faults.holding)

    def _kept_waiting(self, *, till_the_end: bool) -> bool:
        return any(
            not each.abandoned and (each.answer is None or (till_the_end and not each.finished))
            for each in self.sandbox.world.interactions.values()
        )

    async def _let_time_flow(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            await self.later(FLOW)

    def tidy(self) -> None:
        """Pictures that were looked at, and what was asked long ago, would fill the memory."""
        world = self.sandbox.world
        for channel in world.channels.values():
            for message in channel.messages.values():
                for each in message.attachments:
                    if not each.filename.endswith(".json"):
                        each.bytes = b""
        for token in [key for key, each in world.interactions.items() if each.finished or each.abandoned]:
            if world.now() - world.interactions[token].created_at > timedelta(hours=1):
                del world.interactions[token]
        self.sandbox.requests.clear()
