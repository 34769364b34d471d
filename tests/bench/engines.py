"""SQLite and PostgreSQL side by side: a plan locked in, and the post after the last one.

Both keep what is confirmed through a fall of the machine, and both are on this one: what a network adds comes
on top. The bot has no Discord here; a dogfight is played in it, resolved, told and drawn for real.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from render.artists import ARTISTS
from rules.titles import TITLES
from tests.bench.ratio import Ratio
from tests.bot.backroom import ANNA, BEN, House, opening
from tests.bot.databases import ENGINES, Postgres, using
from tests.postgres.cluster import cluster

ROUNDS = 15
LOCKED, POSTED = 3.0, 1.5
"""What PostgreSQL may take at the most, in SQLite's median."""


class Duel:
    """A game on one engine, turn after turn."""

    def __init__(self, engine: str, path: Path) -> None:
        self._engine = engine
        self.house = House(path, titles=TITLES)
        self.house.artists = dict(ARTISTS)
        self.locked: list[float] = []
        self.posted: list[float] = []
        self.spent: list[float] = []

    async def open(self) -> None:
        with using(self._engine):
            await self.house.open()
        await self._begin()

    async def _begin(self) -> None:
        lobby = self.house.desk.lobby
        self._game = await lobby.open(opening("dogfight", {}, pace=None, policy="wait"))
        await lobby.join(self._game, BEN, "Ben")
        await lobby.start(self._game, ANNA)
        await self.house.settle()

    async def turn(self) -> None:
        """Both lock in whatever stands by default; the game that is over is followed by another."""
        house, posted = self.house, asyncio.Event()
        house.courier.after = lambda what, _channel: posted.set() if what == "post" else None
        began = time.process_time()
        self.locked.append(await _timed(lambda: self._lock_in(ANNA)))

        async def told() -> None:
            await self._lock_in(BEN)
            telling = asyncio.create_task(house.outbox.drain())
            await posted.wait()
            self._telling = telling

        self.posted.append(await _timed(told))
        await self._telling
        await house.settle()
        self.spent.append(time.process_time() - began)
        async with house.core.store.reading() as tx:
            over = (await house.core.tables.load(tx, self._game)).table.outcome
        if over is not None:
            await self._begin()

    async def _lock_in(self, user: int) -> None:
        async with self.house.core.store.reading() as tx:
            loaded = await self.house.core.tables.load(tx, self._game)
        seat = loaded.seat_of(user)
        if seat is None or seat not in loaded.table.pending():
            return
        plan = loaded.table.default(seat)
        await self.house.desk.planning.lock_in(self._game, user, loaded.step, plan)


async def _timed(work: Callable[[], Awaitable[None]]) -> float:
    begun = time.perf_counter()
    await work()
    return time.perf_counter() - begun


async def measure() -> list[Ratio]:
    """Nothing where no PostgreSQL can be had."""
    server = cluster(durable=True)
    if server is None:
        return []
    ENGINES["durable"] = Postgres(server)
    async with AsyncExitStack() as closing:
        folder = Path(closing.enter_context(TemporaryDirectory()))
        duels = [Duel(engine, folder / engine) for engine in ("sqlite", "durable")]
        for duel in duels:
            await duel.open()
            closing.push_async_callback(duel.house.close)
        for _ in range(ROUNDS):
            for duel in duels:
                await duel.turn()
    sqlite, postgres = duels

    def ratio(what: str, of: Callable[[Duel], list[float]], budget: float | None) -> Ratio:
        took, yardstick = median(of(postgres)), median(of(sqlite))
        return Ratio(f"{what}, PostgreSQL", "SQLite", took / yardstick, budget, f"{took * 1000:.1f} ms")

    return [
        ratio("a plan locked in", lambda duel: duel.locked, LOCKED),
        ratio("the post after the last plan", lambda duel: duel.posted, POSTED),
        ratio("a turn of two people, CPU of the bot", lambda duel: duel.spent, None),
    ]
