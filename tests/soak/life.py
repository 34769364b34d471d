"""One life of the bot: the whole of it in a process of its own, which may be killed at any moment.

It is what `flugpost run` runs: steps worked out, pictures drawn, films shot and games analysed in processes
beside it, its usual limits, every commit on the disk. It shares nothing with the town but a port, a file, and
a wire by which it is told what time it is and how its disk fares.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Literal, NamedTuple

import discord.client
import discord.shard
from discord.backoff import ExponentialBackoff

from bot import app
from bot.app import App
from bot.discord.client import keep_quiet
from bot.discord.pointing import point_discord_at
from bot.kit import apart
from bot.post import analysing, filming
from bot.settings import Settings, load
from bot.store.sqlite import connection
from bot.tables import outside
from tests.hand_clock import HandClock
from tests.soak import sketches
from tests.soak.logbook import write_to

BUSY = 400
"""Milliseconds for which a locked database is waited for: so that a lock need not last long to be felt."""
UNLIMITED = 1_073_741_823
"""Pages that a database may have."""
SOON = 0.3
"""Real seconds after which a lost connection is sought again."""
FEW_SERVERS = 0.01
"""Real seconds for which the library waits for more servers to be told of."""


class Birth(NamedTuple):
    url: str
    token: str
    database: Path
    log: Path
    now: datetime
    in_earnest: bool
    """Whether pictures, films and analyses are made, which takes most of its time, and processes begin from
    nothing, which takes the rest."""
    nursery: str
    """Where processes are had that know the rules already."""


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
        self.clock = ToldClock(birth.now)
        self._app: App | None = None
        self._following: set[asyncio.Task[None]] = set()

    async def live(self) -> None:
        asyncio.get_running_loop().add_reader(self._wire.fileno(), self._hear)
        point_discord_at(self._birth.url)
        settings = usual_settings()
        app = App(
            self._birth.database,
            self._birth.token,
            self.clock,
            guild_ready_timeout=FEW_SERVERS,
            settings=settings,
        )
        await app.start()
        self._app = app
        await app.wait()

    def _hear(self) -> None:
        if not self._wire.poll():
            return
        try:
            what, how = self._wire.recv()
        except EOFError:
            os._exit(0)  # nobody is left to live among
        does: dict[str, Callable[[Any], Awaitable[None]]] = {
            "time": self.clock.tell,
            "wrong": self._go_wrong,
            "room": self._have_room,
            "pulse": self._answer,
            "stop": self._stop,
        }
        task = asyncio.ensure_future(_done(does[what](how)))
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _go_wrong(self, by: timedelta) -> None:
        self.clock.wrong_by = by

    async def _have_room(self, room: bool) -> None:  # noqa: FBT001 - as it comes over the wire
        """A full disk is one on which the database cannot grow; what SQLite then says is its own."""
        if self._app is None:
            return
        store = self._app.core.store
        assert isinstance(store, connection.SqliteStore)
        database = store._connection
        async with database.execute("PRAGMA page_count") as cursor:
            row = await cursor.fetchone()
        pages = UNLIMITED if room else int(row[0]) if row else 1
        await database.execute(f"PRAGMA max_page_count = {pages}")

    async def _answer(self, number: int) -> None:
        self._wire.send((number, self._app is None or _is_busy(self._app)))

    async def _stop(self, _: None) -> None:
        if self._app is not None:
            await self._app.stop()
        os._exit(0)  # a loop that is left by an exception complains of all that it had yet to do


def _is_busy(app: App) -> bool:
    """Whether something is worked out, drawn, filmed or analysed for it."""
    core = app.core
    filming_now = core.films._room._value < filming.SCRIPTS
    return bool(core.drawings._crew._calm._working) or filming_now or core.analyses._one.locked()


async def _done(work: Awaitable[None]) -> None:
    await work


def usual_settings() -> Settings:
    """Of a bot to which nobody has said anything but its token."""
    return load({"DISCORD_TOKEN": "any", "FLUGPOST_DISCORD_URL": "any"}, Path(os.devnull))


def live(birth: Birth, wire: Connection) -> None:
    begin: Callable[..., None] = sketches.set_up
    if not birth.in_earnest:
        begin = sketches.set_up_sketching
        vars(app)["ARTISTS"] = sketches.SKETCHERS
        vars(analysing)["analysed"] = sketches.analysed
        _use_nursery(birth.nursery)
    vars(outside)["_set_up"] = partial(begin, birth.log)
    vars(filming)["MODESTY"] = vars(apart)["NICENESS"] = sketches.NOT_MODEST
    vars(connection)["PRAGMAS"] = (*connection.PRAGMAS, f"busy_timeout={BUSY}")
    for library in (discord.client, discord.shard):
        vars(library)["ExponentialBackoff"] = Impatient
    life = Life(birth, wire)
    write_to(birth.log, life.clock.now)
    keep_quiet()
    gc.freeze()
    asyncio.run(life.live())


def _use_nursery(address: str) -> None:
    """Have the bot's processes from where it comes from itself: they are as much apart, and know the rules
    when they begin, which takes seconds otherwise."""
    server: Any = forkserver._forkserver
    server._forkserver_address = address
    server.ensure_running = lambda: None
    ready = multiprocessing.get_context("forkserver")
    vars(multiprocessing)["get_context"] = lambda _method=None: ready
