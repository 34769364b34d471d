"""The bot without Discord: store, tables, turns, desk and post put together.

core = await Core.open(path, titles, artists, clock)
core.start(courier)      # the outbox begins to deliver, the scheduler catches up
…
await core.stop()
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.desk import Desk
from bot.desk.part import Services
from bot.kit.clock import Clock
from bot.kit.environment import Database
from bot.kit.queueing import Calm
from bot.post.analysing import Analyses
from bot.post.courier import Courier
from bot.post.drawing import Drawings
from bot.post.filming import Films
from bot.post.outbox import Outbox
from bot.settings import BARE, Settings
from bot.store import Store
from bot.store.engines import open_store
from bot.tables.catalogue import Catalogue
from bot.tables.loaded import Tables
from bot.tables.records import Records
from bot.turns.scheduler import Scheduler
from bot.turns.workshop import Workshop
from render.artist import Artist
from rules.engine import AnyTitle


class Core:
    def __init__(
        self,
        store: Store,
        titles: Mapping[str, AnyTitle],
        artists: Mapping[str, Artist],
        clock: Clock,
        settings: Settings = BARE,
    ) -> None:
        """Turns are shown moving and finished games looked back upon where settings say so; who asks for
        either gets it anyhow. Processes of its own know titles by name, and figures by the packs."""
        self.tables = Tables(Catalogue(titles, artists))
        self.clock = clock
        self.store = store
        self._settings = settings
        processes, packs, calm = settings.processes, settings.packs, Calm()
        threads = settings.render_threads
        self.drawings = Drawings(
            store, self.tables, clock, threads, processes=min(threads, processes), packs=packs, calm=calm
        )
        self.films = Films(store, self.tables)
        self.records = Records(store, self.tables)
        self.analyses = Analyses(store, self.tables, self.records)
        workshop = Workshop(self.tables.catalogue, processes, packs, calm)
        self.scheduler = Scheduler(store, self.tables, clock, workshop, settings.limits.keep_days)
        self.scheduler.door.on_worked_out = self.drawings.begin_board
        services = Services(
            store=store,
            tables=self.tables,
            clock=clock,
            scheduler=self.scheduler,
            drawings=self.drawings,
            films=self.films,
            records=self.records,
            analyses=self.analyses,
            limits=settings.limits,
        )
        self.desk = Desk(services)
        self.outbox: Outbox | None = None

    @classmethod
    async def open(
        cls,
        database: Database,
        titles: Mapping[str, AnyTitle],
        artists: Mapping[str, Artist],
        clock: Clock,
        settings: Settings = BARE,
    ) -> Core:
        return cls(await open_store(database), titles, artists, clock, settings)

    def hire(self, courier: Courier) -> Outbox:
        """The outbox that delivers through this courier; not started yet."""
        self.outbox = Outbox(
            self.store,
            self.clock,
            self.drawings,
            self.records,
            courier,
            self.scheduler.note_leaving,
            self.films if self._settings.films else None,
            self.analyses if self._settings.analyses else None,
        )
        self.scheduler.hosts.courier = courier
        self.scheduler.on_written = self.outbox.look_soon
        courier.listener = self
        return self.outbox

    def start(self, courier: Courier) -> None:
        """Call it once the courier can deliver, and only once: Discord says “ready” more often than that."""
        self.drawings.warm_up()
        self.hire(courier).start()
        self.scheduler.start()

    # What the courier hears at Discord's

    async def changed(self, guild_id: int) -> None:
        if self.outbox is not None:
            await self.outbox.retry_now(guild_id)

    async def lost(self) -> None:
        self.scheduler.lose()

    async def found(self) -> None:
        self.scheduler.find()
        if self.outbox is not None:
            await self.outbox.retry_now()

    async def stop(self) -> None:
        """In an order that loses nothing; the database last, for an open one keeps the process alive."""
        try:
            await self.scheduler.stop()
            if self.outbox is not None:
                await self.outbox.stop()
            self.drawings.close()
            self.films.close()
            self.analyses.close()
            self.desk.hints.close()
            self.records.close()
        finally:
            await self.store.close()
