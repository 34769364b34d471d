"""When things happen: the one door to resolution, the timers, the sweep, and the courtesies beside them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.kit.clock import Clock, sleep_or_wake
from bot.kit.reporting import report
from bot.store import Store, StoreFault, can_wait, timers
from bot.store.timers import Timer
from bot.tables.loaded import Tables
from bot.turns.calendar import Calendar, Sweep
from bot.turns.courtesies import Courtesies
from bot.turns.door import Door
from bot.turns.workshop import Workshop

log = logging.getLogger(__name__)

SWEEP = timedelta(minutes=1)
TRY_AGAIN = timedelta(seconds=5)
"""Between two looks whether a database that took no writes takes them again."""
GRACE = 5.0
"""Seconds for steps that are being worked out when the bot stops."""
MOMENT = 0.25
"""Seconds that somebody who has locked in is kept waiting to hear at once what came of it."""
MANY = 4
"""Games being resolved at once, from which on nobody is kept waiting: that their plan counts comes first."""


class Scheduler:
    """One task: it sleeps until the next timer, the next sweep or a nudge."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        clock: Clock,
        workshop: Workshop | None = None,
        keep_days: int = 0,
    ) -> None:
        self._store = store
        self._clock = clock
        self._calendar = Calendar()
        self.door = Door(store, tables, clock, workshop or Workshop(tables.catalogue))
        self._courtesies = Courtesies(store, tables, clock, self.door, self._calendar, keep_days)
        self.hosts = self._courtesies.hosts
        self.nudge = self._calendar.nudge
        """Look at this game soon."""
        self._resolving: set[asyncio.Task[bool]] = set()
        self._crowded = asyncio.Event()
        """Set when so many games are resolved that nobody is kept waiting for theirs."""
        self.moment = MOMENT
        self.on_written: Callable[[], None] = lambda: None
        """Hears that the database takes writes again."""
        self._next_sweep = clock.now()
        self._task: asyncio.Task[None] | None = None

    # The one door

    async def resolve_if_due(self, game_id: int) -> bool:
        """Resolve the game's current step if it is due; whether it was."""
        return await self.door.resolve_if_due(game_id)

    async def resolve_soon(self, game_id: int) -> bool | None:
        """The same, for somebody who waits for an answer: after a moment, or at once where many are being
        resolved, it goes on without them. None: what comes of it is not known yet."""
        resolving = asyncio.create_task(self._resolve_beside(game_id))
        self._resolving.add(resolving)
        resolving.add_done_callback(self._resolving.discard)
        if len(self._resolving) >= MANY:
            self._crowded.set()
            self._crowded = asyncio.Event()
            return None
        crowded = asyncio.create_task(self._crowded.wait())
        await asyncio.wait({resolving, crowded}, timeout=self.moment, return_when=asyncio.FIRST_COMPLETED)
        crowded.cancel()
        return resolving.result() if resolving.done() else None

    async def _resolve_beside(self, game_id: int) -> bool:
        can_wait()
        return await self.resolve_if_due(game_id)

    # Its own task

    def start(self) -> None:
        self.door.open()
        self.hosts.start()
        self._task = asyncio.create_task(self._run(), name="scheduler")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        await self.hosts.stop()
        await self.door.ahead.stop()
        if self._resolving:
            await asyncio.wait(self._resolving, timeout=GRACE)
        await self.door.close()

    def lose(self) -> None:
        """The connection is lost, and nobody can answer: no deadline passes."""
        self.door.downtime.lose("connection")

    def find(self) -> None:
        """It is there again."""
        self.door.downtime.find("connection")
        self._calendar.awake.set()

    async def _run(self) -> None:
        can_wait()
        while True:
            self._calendar.awake.clear()
            until = self._clock.now() + SWEEP
            try:
                await self.tick()
                until = await self._next_look()
            except Exception as fault:  # noqa: BLE001 - tried again after a pause
                if isinstance(fault, StoreFault):
                    until = self._clock.now() + TRY_AGAIN
                if not self.door.downtime.writes_fail:  # else it was told
                    report(log, "the scheduler stumbled", fault)
            await sleep_or_wake(self._clock, until, self._calendar.awake)

    async def tick(self) -> None:
        """Do all that is due now. While the database takes no writes nothing is, and this fails."""
        downtime = self.door.downtime
        if downtime.writes_fail:
            if not await downtime.try_writing():
                raise StoreFault("the database takes no writes")
            self._next_sweep = self._clock.now()
            self.on_written()
        try:
            await self._do_what_is_due()
        except StoreFault:
            await downtime.try_writing()  # it may have had another cause
            raise

    async def _do_what_is_due(self) -> None:
        await self.door.catch_up()
        async with self._store.reading() as tx:
            due = await timers.due(tx, self.door.downtime.now())
        for timer in due:
            await self._ring(timer)
        # One that lies farther off was set by a clock that has been put back since.
        if not timedelta() < self._next_sweep - self._clock.now() <= SWEEP:
            self._next_sweep = self._clock.now() + SWEEP
            await self._sweep()
        await self._courtesies.lobbies.begin_matches()
        nudged, self._calendar.nudged = self._calendar.nudged, set()
        for game_id in sorted(nudged):
            await self.resolve_if_due(game_id)

    @property
    def idle(self) -> bool:
        """Whether nothing is left that could be done without waiting."""
        return not self._calendar.nudged and not self._courtesies.lobbies.unbegun and not self._resolving

    async def _next_look(self) -> datetime:
        now = self._clock.now()
        async with self._store.reading() as tx:
            timer = await timers.first(tx)
        return min(timer or now + SWEEP, self._next_sweep, now + SWEEP)

    async def _sweep(self) -> None:
        """The safety net: every running game that may be due, and has changed since it was found waiting."""
        await self.door.downtime.note()
        async with self._store.reading() as tx:
            pulses = await timers.pulses(tx, self.door.downtime.now())
        seen = self.door.seen = {game: pulse for game, pulse in self.door.seen.items() if game in pulses}
        self._calendar.nudged.update(game for game, pulse in pulses.items() if seen.get(game) != pulse)
        for sweep in self._calendar.sweeps:
            await self._go_along(sweep)

    async def _go_along(self, sweep: Sweep) -> None:
        try:
            for game_id in await sweep(self._clock.now()):
                self.nudge(game_id)
        except Exception as fault:  # noqa: BLE001 - tried again by the next sweep
            report(log, f"{sweep.__qualname__} failed in a sweep", fault)

    async def note_who_is_away(self) -> None:
        """Begin and end the absences whose time has come; what that makes due is looked at soon."""
        await self._go_along(self._courtesies.absences.turn)

    async def note_leaving(self, game_id: int) -> None:
        """Somebody has left. It may have been their game."""
        await self._courtesies.absences.tell_leaving(game_id, self._clock.now())
        self.nudge(game_id)
        self.hosts.look_at(game_id)

    # Timers

    async def _ring(self, timer: Timer) -> None:
        """A timer rings once, whatever comes of it: the sweep looks after deadlines that were missed."""
        later = None
        if timer.kind == "deadline":
            await self.resolve_if_due(timer.game)
        else:
            later = await self._calendar.rings[timer.kind](timer)
        async with self._store.transaction(game=timer.game) as tx:
            if later is None:
                await timers.done(tx, timer, self.door.downtime.now())
            else:
                await timers.put_off(tx, timer, later, self.door.downtime.now())
