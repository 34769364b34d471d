"""One life of the bot: the whole of it in a process of its own, which may be killed at any moment.

It shares nothing with the town but a port, a file, and a wire by which it is told what time it is and how its
disk fares.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Literal, NamedTuple

import discord.client
import discord.shard
from discord.backoff import ExponentialBackoff

from bot import app
from bot.app import App
from bot.discord.pointing import point_discord_at
from bot.kit.clock import HandClock
from bot.settings import Limits
from bot.store import connection
from render.artists import ARTISTS
from tests.soak.sketches import Sketcher

BUSY = 400
"""Milliseconds for which a locked database is waited for: so that a lock need not last long to be felt."""
UNLIMITED = 1_073_741_823
"""Pages that a database may have."""
NO_LIMITS = Limits(lobbies=1_000, games=100_000)


SOON = 0.3
"""Real seconds after which a lost connection is sought again."""


class Birth(NamedTuple):
    url: str
    token: str
    database: Path
    log: Path
    now: datetime
    draws: bool
    """Whether pictures are drawn, which takes most of its time."""


class Impatient(ExponentialBackoff[Literal[False]]):
    """The library would wait the longer the more often it was cut off, in real seconds."""

    def delay(self) -> float:
        return SOON


class ToldClock:
    """Shows what it is told, which may be wrong; sleeping takes as long as it takes all the same."""

    def __init__(self, now: datetime) -> None:
        self._true = HandClock(now)
        self.wrong_by = timedelta()

    def now(self) -> datetime:
        return self._true.now() + self.wrong_by

    async def sleep_until(self, when: datetime) -> None:
        await self._true.sleep_until(self._true.now() + (when - self.now()))

    async def tell(self, now: datetime) -> None:
        await self._true.advance(now - self._true.now())


class Life:
    def __init__(self, birth: Birth, wire: Connection) -> None:
        self._birth = birth
        self._wire = wire
        self._clock = ToldClock(birth.now)
        self._following: set[asyncio.Task[None]] = set()

    async def live(self) -> None:
        asyncio.get_running_loop().add_reader(self._wire.fileno(), self._hear)
        point_discord_at(self._birth.url)
        self._app = App(
            self._birth.database,
            self._birth.token,
            self._clock,
            guild_ready_timeout=0.01,
            limits=NO_LIMITS,
        )
        await self._app.start()
        await self._app.wait()

    def _hear(self) -> None:
        if not self._wire.poll():
            return
        try:
            what, how = self._wire.recv()
        except EOFError:
            os._exit(0)  # nobody is left to live among
        does: dict[str, Callable[[object], Awaitable[None]]] = {
            "time": self._pass_time,
            "wrong": self._go_wrong,
            "room": self._have_room,
            "stop": self._stop,
        }
        task = asyncio.ensure_future(_done(does[what](how)))
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _pass_time(self, now: object) -> None:
        assert isinstance(now, datetime)
        await self._clock.tell(now)

    async def _go_wrong(self, by: object) -> None:
        assert isinstance(by, timedelta)
        self._clock.wrong_by = by

    async def _have_room(self, room: object) -> None:
        """A full disk is one on which the database cannot grow; what SQLite then says is its own."""
        database = self._app.core.store._connection
        async with database.execute("PRAGMA page_count") as cursor:
            row = await cursor.fetchone()
        pages = UNLIMITED if room else int(row[0]) if row else 1
        await database.execute(f"PRAGMA max_page_count = {pages}")

    async def _stop(self, _: object) -> None:
        await self._app.stop()
        os._exit(0)  # a loop that is left by an exception complains of all that it had yet to do


async def _done(work: Awaitable[None]) -> None:
    await work


def live(birth: Birth, wire: Connection) -> None:
    if not birth.draws:
        vars(app)["ARTISTS"] = {key: Sketcher(artist) for key, artist in ARTISTS.items()}
    vars(connection)["PRAGMAS"] = (*connection.PRAGMAS, "synchronous=OFF", f"busy_timeout={BUSY}")
    for library in (discord.client, discord.shard):
        vars(library)["ExponentialBackoff"] = Impatient
    said = logging.FileHandler(birth.log, encoding="utf-8")
    said.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    said.setLevel(logging.WARNING)
    logging.getLogger().handlers[:] = [said]
    asyncio.run(Life(birth, wire).live())
