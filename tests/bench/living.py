"""The bot as it runs for real: a process of its own, another for steps, and the sandbox for Discord."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

from bot import app
from bot.app import App
from bot.core import Core
from bot.discord.pointing import point_discord_at
from bot.kit.clock import SystemClock
from bot.settings import BARE, Limits
from bot.store.packed import unpack
from render.artists import ARTISTS
from render.look import Look, looking
from rules.table import Table
from rules.titles import TITLES
from sandbox.server import Sandbox
from tests.bench.ratio import seconds
from tests.soak.sketches import Sketcher

PLENTY = replace(BARE, limits=Limits(lobbies=100_000, games=1_000_000))
PEOPLE = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Zed")
UP = 600.0
"""Seconds until it must be up, and have said all that waited."""
PROCESSES = 1


def live(url: str, token: str, database: Path, parent: Connection, *, draws: bool) -> None:
    if not draws:
        vars(app)["ARTISTS"] = {key: Sketcher(artist) for key, artist in ARTISTS.items()}

    async def run() -> None:
        # With whoever measures it goes the bot; a daemon could have no processes of its own.
        asyncio.get_running_loop().add_reader(parent.fileno(), os._exit, 0)
        point_discord_at(url)
        whole = App(
            database,
            token,
            SystemClock(),
            settings=replace(PLENTY, processes=PROCESSES if draws else 0),
            guild_ready_timeout=0.01,
        )
        await whole.start()
        await whole.wait()

    asyncio.run(run())


class Living:
    def __init__(self, folder: Path) -> None:
        self.database = folder / "bench.sqlite3"
        self.sandbox = Sandbox(PEOPLE, patience=600)
        self._processes = multiprocessing.get_context("forkserver")
        self._processes.set_forkserver_preload(["tests.bench.living"])
        self._bot: ForkServerProcess | None = None

    async def prepare(self, work: Callable[[Core], Awaitable[None]]) -> None:
        """Before it runs: what is in its database."""
        core = await Core.open(self.database, TITLES, ARTISTS, SystemClock(), PLENTY)
        try:
            await work(core)
        finally:
            await core.stop()

    async def start(self, *, draws: bool = True) -> float:
        """Seconds until it is connected, and its commands are known. One that does not draw is quick to say
        all that waits."""
        if self._bot is None:
            await self.sandbox.start()
        world, known = self.sandbox.world, self.sandbox.gateway.identified
        self._wire, there = self._processes.Pipe()
        arguments = (self.sandbox.url, self.sandbox.token, self.database, there)
        self._bot = self._processes.Process(target=live, args=arguments, kwargs={"draws": draws})
        begun = time.perf_counter()
        self._bot.start()
        there.close()
        await self.sandbox.until(
            lambda: self.sandbox.gateway.identified > known and bool(world.commands), timeout=UP
        )
        return time.perf_counter() - begun

    async def all_said(self) -> None:
        """Until nothing waits to be delivered."""
        async with asyncio.timeout(UP):
            while self.one("SELECT count(*) FROM outbox WHERE state = 'waiting'"):  # noqa: ASYNC110 - not ours
                await asyncio.sleep(0.2)

    def one(self, sql: str, *values: object) -> int:
        return int(self._row(sql, *values)[0] or 0)

    def drawing(self, game: int) -> float:
        """Seconds of the processor that the table of a game takes to draw, as it stands."""
        title, options, commitment, seats, snapshot = self._row(
            "SELECT title, options, commitment, (SELECT count(*) FROM seats WHERE game = id), snapshot "
            "FROM games JOIN steps ON game = id AND steps.step = games.step WHERE id = ?",
            game,
        )
        table = Table.restore(TITLES[title], seats, json.loads(options), b"", unpack(snapshot))
        view, names = table.view(), dict.fromkeys(range(seats), "Ann")
        with looking(Look(country=commitment)):
            return seconds(lambda: ARTISTS[title].board(view, names))

    def _row(self, sql: str, *values: object) -> Sequence[Any]:
        with closing(sqlite3.connect(self.database, timeout=30)) as connection:
            found: Sequence[Any] = connection.execute(sql, values).fetchone()
            return found

    @property
    def memory(self) -> int:
        """Bytes that its process takes."""
        assert self._bot
        pages = int(Path(f"/proc/{self._bot.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    async def stop(self) -> None:
        if self._bot is not None:
            self._wire.close()
            await asyncio.to_thread(self._bot.join)

    async def close(self) -> None:
        await self.stop()
        await self.sandbox.stop()
