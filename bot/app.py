"""The composition root: settings -> core -> client, on Discord or in the sandbox."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.core import Core
from bot.discord.client import FlugpostClient, Unreachable
from bot.discord.pointing import point_discord_at
from bot.front import FrontDoor, Timekeeper
from bot.kit import metrics
from bot.kit.clock import Clock, SystemClock, WoundClock
from bot.kit.environment import Database
from bot.settings import BARE, Settings
from bot.store import StoreFault, heartbeat
from bot.store.engines import ailment, claim
from bot.store.heartbeat import beat
from bot.store.sqlite.backups import copies_beside, keep_backups
from bot.tables.packs import with_packs
from render.artists import ARTISTS
from rules.engine import AnyTitle
from rules.titles import TITLES
from sandbox import Backstage, Sandbox
from sandbox.doorway import who_may_come
from sandbox.keeping import keeping, restore

log = logging.getLogger(__name__)

DISCORD_PATIENCE = 3.0
"""Seconds after which Discord tells a person that an interaction failed."""
FIRST_PAUSE, LONGEST_PAUSE = 5, 300
"""Seconds between two attempts to log in while Discord cannot be reached."""
TAKING_TURNS = 0.0005
"""Seconds for which one thread may keep the others waiting. Python's own five milliseconds are paid at every
round trip to a database thread while another one computes: in a storm of games these are hundreds."""


class App:
    """The whole bot, from its database to its connection with Discord.

    One process per database: two would both deliver the same letters, so the second one is turned away.
    """

    def __init__(
        self,
        database: Database,
        token: str,
        clock: Clock | None = None,
        *,
        titles: Mapping[str, AnyTitle] | None = None,
        guild_ready_timeout: float = 2.0,
        settings: Settings = BARE,
    ) -> None:
        self._database = database
        self._token = token
        self._clock = clock or SystemClock()
        self._titles = TITLES if titles is None else titles
        self._guild_ready_timeout = guild_ready_timeout
        self._settings = settings
        self._connection: asyncio.Task[None] | None = None
        self._heart: asyncio.Task[None] | None = None
        self._backups: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Log in, connect, and catch up with whatever fell due meanwhile."""
        sys.setswitchinterval(TAKING_TURNS)
        async with AsyncExitStack() as failing:
            self._claim = await claim(self._database)
            failing.push_async_callback(self._claim.close)
            self.core = await Core.open(self._database, self._titles, ARTISTS, self._clock, self._settings)
            failing.push_async_callback(self.core.stop)
            await self._say_what_is_here()
            self.client = FlugpostClient(
                self.core.desk, guild_ready_timeout=self._guild_ready_timeout, shards=self._settings.shards
            )
            failing.push_async_callback(self.client.close)
            await self.client.login(self._token)
            failing.pop_all()
        self._connection = asyncio.create_task(self.client.connect(), name="discord")
        self.core.start(self.client.courier)
        self._heart = asyncio.create_task(
            beat(self._database, self._healthy, self._ailment), name="heartbeat"
        )
        if (hours := self._settings.backup_hours) and isinstance(self._database, Path):
            kept = keep_backups(self._database, self._clock, hours, self._settings.backups_kept)
            self._backups = asyncio.create_task(kept, name="backups")
        elif hours:
            log.warning(
                "FLUGPOST_BACKUP_HOURS takes no copies of a PostgreSQL database: have its server back it up, "
                "or run `flugpost backup FILE` on a schedule of yours"
            )

    async def _say_what_is_here(self) -> None:
        """So that a lost volume, or a lost end of the database, does not look like a fresh bot."""
        store, release = self.core.store, version("flugpost")
        if store.is_new:
            log.info("flugpost %s: %s is a new database, with no games", release, self._database)
            if isinstance(self._database, Path) and (older := copies_beside(self._database)):
                log.warning(
                    "%s is new, but copies of an older one lie beside it (%s): is the right volume mounted? "
                    "`flugpost restore` goes on from a copy",
                    self._database,
                    ", ".join(older),
                )
            return
        async with store.reading() as tx:
            counted, last = await heartbeat.counts(tx), await heartbeat.last_written(tx)
        games = ", ".join(f"{number} {what}" for what, number in sorted(counted.items()) if number)
        told = "no letter yet" if last is None else f"the newest letter is of {last:%Y-%m-%d %H:%M} UTC"
        log.info("flugpost %s: %s holds %s; %s", release, self._database, games or "no games", told)

    async def counts(self) -> dict[str, int]:
        """What the database holds, while it is open and answers."""
        if self._heart is None:
            return {}
        try:
            async with self.core.store.reading() as tx:
                return await heartbeat.counts(tx)
        except StoreFault:
            return {}

    def _healthy(self) -> bool:
        return self.client.is_ready() and not self.client.is_closed()

    async def _ailment(self) -> str | None:
        return await ailment(self._database, datetime.now(UTC))

    async def wait(self) -> None:
        """Until the connection ends for good, or another bot has the database; why, if there was a fault, is
        raised here."""
        if self._connection is not None:
            ends: set[asyncio.Future[None]] = {self._connection, self._claim.lost}
            (first, *_), _ = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            first.result()

    async def stop(self) -> None:
        """Let answers under way finish, then the core, then the connection."""
        self.client.shut_the_door()
        await self.client.settle()
        await self.core.stop()
        await self.client.close()
        tasks = [task for task in (self._heart, self._backups, self._connection) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._claim.close()


async def run_bot(settings: Settings) -> None:
    """Run until told to stop (Ctrl-C, or SIGTERM from whoever runs the container)."""
    # What the program is made of stays to its end. Garbage collection would search it for a twentieth of
    # a second, in which nobody gets an answer; frozen, it is left alone.
    gc.freeze()
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    if settings.in_sandbox:
        await _run_in_sandbox(settings, stop)
        return
    titles = with_packs(TITLES, settings.packs)
    app = App(settings.database, settings.token, titles=titles, settings=settings)
    async with AsyncExitStack() as closing:
        if settings.discord_url:
            closing.enter_context(point_discord_at(settings.discord_url))
        if settings.metrics_port:
            watched = metrics.served(settings.metrics_host, settings.metrics_port, app.counts)
            await closing.enter_async_context(watched)
        await _run(app, stop)


async def _run_in_sandbox(settings: Settings, stop: asyncio.Event) -> None:
    """The sandbox's world lives as long as this process, and so do its games, unless they are to be kept."""
    async with AsyncExitStack() as closing:
        kept = settings.sandbox_keep
        folder = kept or Path(closing.enter_context(TemporaryDirectory(prefix="flugpost-")))
        folder.mkdir(parents=True, exist_ok=True)
        stage = Stage(folder / "sandbox.sqlite3", settings)
        sandbox = stage.sandbox
        if kept:
            await stage.restore(kept)
        await sandbox.start(settings.sandbox_host, settings.sandbox_port)
        closing.push_async_callback(sandbox.stop)
        if kept:
            await closing.enter_async_context(keeping(sandbox, kept))
        closing.enter_context(point_discord_at(sandbox.url))
        await stage.open()
        closing.push_async_callback(stage.close)
        if settings.metrics_port:
            shown = metrics.served(settings.metrics_host, settings.metrics_port, stage.counts)
            await closing.enter_async_context(shown)
        say_where(sandbox.url, settings)
        await stop.wait()


class Stage:
    """The sandbox and the bot in it, which can be restarted while the page looks on."""

    def __init__(self, database: Path, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._titles = with_packs(TITLES, settings.packs)
        self._clock = WoundClock()
        self._restarting = asyncio.Lock()
        time = Timekeeper(self._clock, lambda: self.app.core)
        door = FrontDoor(self._titles, time)
        backstage = Backstage(door.cards(), time.as_time(), self.restart)
        self.sandbox = Sandbox(clock=self._clock, patience=DISCORD_PATIENCE, backstage=backstage)
        door.sandbox = self.sandbox
        time.on_change = self.sandbox.world.changes.notify
        time.quiet = self.sandbox.quiet
        self._time = time

    async def restore(self, folder: Path) -> None:
        """Go on where the last run ended, by its clock too if that was put forward."""
        saved = restore(self.sandbox, folder)
        if saved is not None:
            await self._clock.advance(max(timedelta(), saved - self._clock.now()))

    async def open(self) -> None:
        app = App(
            self._database,
            self.sandbox.token,
            self._clock,
            titles=self._titles,
            guild_ready_timeout=0.1,
            settings=replace(self._settings, shards=None, backup_hours=0),
        )
        await app.start()
        self.app = app

    async def counts(self) -> dict[str, int]:
        return await self.app.counts()

    async def close(self) -> None:
        async with self._restarting:
            self._time.run(on=False)
            await self.app.stop()

    async def restart(self) -> None:
        async with self._restarting:
            self._time.run(on=False)
            await self.app.stop()
            await self.open()


def say_where(url: str, settings: Settings) -> None:
    """Three lines for the person at the terminal, and the page itself where there is a browser."""
    print(  # noqa: T201 - what the person waits for
        f"The sandbox is open: {url} ({who_may_come(settings.sandbox_host)})",
        "Press a card there to sit down at a table; be anybody with “You are …”.",
        "Stop it with Ctrl-C. With DISCORD_TOKEN set, Flugpost runs on Discord instead.",
        sep="\n",
        flush=True,
    )
    if settings.open_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


async def _started(app: App, stop: asyncio.Event) -> bool:
    """Start it, as often as it takes while Discord cannot be reached; whether it runs."""
    pause = FIRST_PAUSE
    while not stop.is_set():
        try:
            await app.start()
        except Unreachable as why:
            log.warning("%s; I try again in %d seconds", why, pause)
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), pause)
            pause = min(pause * 2, LONGEST_PAUSE)
        else:
            return True
    return False


async def _run(app: App, stop: asyncio.Event) -> None:
    if not await _started(app, stop):
        return
    told = asyncio.create_task(stop.wait())
    ended = asyncio.create_task(app.wait())
    try:
        await asyncio.wait({told, ended}, return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            ended.result()
    finally:
        told.cancel()
        ended.cancel()
        await app.stop()
        log.info("stopped")
