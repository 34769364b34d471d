"""Several servers with people on them, a bot that lives among them, and the time that passes for all."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from sandbox import Person
from sandbox.faults import Gate
from sandbox.model import Channel, Guild
from sandbox.server import Sandbox
from tests.hand_clock import HandClock
from tests.soak.mortal import Mortal, until

START = datetime(2026, 3, 14, 12, tzinfo=UTC)
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")
TICK = 0.2
"""Real seconds, or as long as it takes the bot to hear of it."""
PATIENCE = 40
"""Ticks for which people wait for an answer."""
AT_LAST = 600.0
"""Real seconds that nothing takes, however busy the machine is."""
FLOW = timedelta(seconds=8)
"""So much time passes with every tick."""
TURNS = 5
"""Of the event loop, after which a request that was let go has taken effect."""


class Server(NamedTuple):
    guild: Guild
    channel: Channel
    people: list[Person]


class Town:
    def __init__(self, folder: Path, servers: int) -> None:
        self.clock = HandClock(START)
        self.sandbox = Sandbox([NAMES[0]], clock=self.clock, channels=["games"], patience=AT_LAST)
        self.bot = Mortal(self.sandbox, folder, self.clock.now)
        self._requests = folder / "requests.jsonl"
        self._reader: sqlite3.Connection | None = None
        self._passing = asyncio.Lock()
        """Time passes for one who waits after the other."""
        self._landings: dict[Gate, datetime] = {}
        """Requests of bots that were killed, and when they will take effect."""
        self.is_wrong = False
        """Whether the bot's clock is."""
        self.idle_ticks = 0
        """Of the clock, heard by a bot that had nothing to do."""
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
        await self.bot.give_birth()
        self.read()
        self._tasks = [asyncio.create_task(each) for each in (self._let_time_flow(), self._lose_patience())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot.kill()
        await self.sandbox.stop()
        self.stop_reading()

    def read(self) -> None:
        """The bot's database, beside it."""
        self._reader = sqlite3.connect(f"file:{self.bot.database}?mode=ro", uri=True, isolation_level=None)
        self._reader.row_factory = sqlite3.Row

    def stop_reading(self) -> None:
        if self._reader is not None:
            self._reader.close()

    def rows(self, sql: str, *values: object) -> list[Any]:
        assert self._reader
        return self._reader.execute(sql, values).fetchall()

    async def until(self, holds: Callable[[], bool], seconds: float) -> bool:
        return await until(self.sandbox, holds, seconds)

    def set_clock_wrong(self, by: timedelta) -> None:
        self.is_wrong = bool(by)
        self.bot.set_wrong_by(by)

    # Time

    async def later(self, by: timedelta) -> None:
        """Nobody is kept waiting by it: Discord's three seconds are for those who answer. Nor do hours pass
        while a request is merely slow. What is to land meanwhile lands in its minute."""
        long = by > FLOW
        await self.until(lambda: not self._kept_waiting(till_the_end=long), AT_LAST)
        async with self._passing:
            await self.until(lambda: not (long and self._is_slow()), AT_LAST)
            end = self.clock.now() + by
            for gate, when in sorted(self._landings.items(), key=lambda each: each[1]):
                if when <= end:
                    await self._pass(when)
                    await self._land(gate)
            await self._pass(end)

    async def _pass(self, to: datetime) -> None:
        """Time goes no faster than the bot hears of it."""
        await self.clock.advance(max(timedelta(), to - self.clock.now()))
        self.bot.tell("time", self.clock.now())
        pulse = await self.bot.pulse()
        if pulse.here and not pulse.busy and self.sandbox.gateway.connected:
            self.idle_ticks += 1

    def _kept_waiting(self, *, till_the_end: bool) -> bool:
        return any(
            not each.abandoned and (each.answer is None or (till_the_end and not each.finished))
            for each in self.sandbox.world.interactions.values()
        )

    def _is_slow(self) -> bool:
        return any(gate not in self._landings for gate in self.sandbox.faults.held)

    async def _let_time_flow(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            await self.later(FLOW)

    async def _lose_patience(self) -> None:
        """Whoever has waited for long is told by Discord that nobody has answered."""
        waited: Counter[str] = Counter()
        while True:
            await asyncio.sleep(TICK)
            await self.bot.pulse()
            interactions = self.sandbox.world.interactions
            waited = Counter(
                {
                    token: waited[token] + 1
                    for token, each in interactions.items()
                    if not each.settled and not each.abandoned
                }
            )
            for token in [token for token, ticks in waited.items() if ticks > PATIENCE]:
                interactions[token].abandoned = True
                self.sandbox.world.changes.wake()

    # Requests that outlive their bot

    @property
    def landing(self) -> bool:
        return bool(self._landings)

    def land_at(self, gate: Gate, when: datetime) -> None:
        self._landings[gate] = when

    async def _land(self, gate: Gate) -> None:
        if self._landings.pop(gate, None) is not None:
            gate.open()
            await self.until(lambda: not gate.holds, AT_LAST)
            for _ in range(TURNS):
                await asyncio.sleep(0)

    def land_all(self) -> None:
        for gate in self._landings:
            gate.open()
        self._landings.clear()

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
        self.write_requests()

    def write_requests(self) -> None:
        """Every request and what became of it, to be looked through afterwards; forgotten here."""
        with self._requests.open("a", encoding="utf-8") as file:
            for each in self.sandbox.requests:
                refused = each.status is None or each.status >= 400
                told = vars(each) | {"response": each.response if refused else _id_of(each.response)}
                file.write(json.dumps(told, default=str, ensure_ascii=False) + "\n")
        self.sandbox.requests.clear()


def _id_of(response: Any) -> str | None:
    return response.get("id") if isinstance(response, dict) else None
