"""The outbox's dispatcher: a worker for each lane that is due delivers its letters in order.

A letter is delivered by `delivery`, which sees to it that it is neither lost nor doubled; what becomes of
one that is not delivered is decided by `refusals`. Here is only when each lane is at work: as soon as
something is put into it, when what was put off may go, and again after every minute, in case the clock or
anything else went wrong.

Lanes do not wait for one another. Posts whose destination was unavailable are told in one (`catching_up`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.kit.clock import Clock, sleep_or_wake
from bot.kit.reporting import report
from bot.post.analysing import Analyses
from bot.post.catching_up import fold
from bot.post.courier import Courier, TryLater, Undeliverable
from bot.post.delivery import Delivery, is_moot
from bot.post.drawing import Drawings
from bot.post.filming import Films
from bot.post.refusals import Refusals
from bot.post.rendering import Rendering
from bot.store import Store, Transaction, can_wait, outbox
from bot.store.letters import is_public
from bot.store.outbox import Due
from bot.tables.records import Records

log = logging.getLogger(__name__)

LONGEST_SLEEP = timedelta(minutes=1)
GRACE = 5.0
"""Seconds that letters on their way get when the bot stops."""


async def _nothing(_game: int) -> None: ...


class Outbox:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        drawings: Drawings,
        records: Records,
        courier: Courier,
        on_leaving: Callable[[int], Awaitable[None]] = _nothing,
        films: Films | None = None,
        analyses: Analyses | None = None,
    ) -> None:
        """`on_leaving` hears of a game in which a stand-in now sits in for somebody who has left."""
        self._store = store
        self._clock = clock
        rendering = Rendering(store, drawings, records, analyses)
        self._delivery = Delivery(store, clock, rendering, courier, films)
        self._refusals = Refusals(store, clock, courier, on_leaving)
        self._awake = asyncio.Event()
        self._called: set[str] = set()
        """Lanes that something was put into."""
        self._look_at = clock.now()
        """When to look at all of them."""
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self._changes = 0
        """How often something has changed that letters were put off for."""
        store.on_mail = self._call

    def _call(self, lanes: Iterable[str]) -> None:
        self._called.update(lanes)
        self._awake.set()

    def look_soon(self) -> None:
        """At all lanes: the database was out of reach, and what was put into them meanwhile is not known."""
        self._look_at = self._clock.now()
        self._awake.set()

    async def retry_now(self, guild: int | None = None) -> None:
        """Something has changed on that server, or on all: what found its destination unavailable there is
        attempted at once. If this fails, it is attempted in time without it."""
        if self._stopping:
            return
        self._changes += 1
        try:
            for game in await self._store.read(outbox.put_off, guild):
                async with self._store.transaction(game=game) as tx:
                    await outbox.retry_now(tx, game, blocked=guild is not None)
        except Exception as fault:  # noqa: BLE001 - see above
            report(
                log,
                "what waits for an unavailable destination could not be called upon",
                fault,
                logging.WARNING,
            )

    # Its own task

    def start(self) -> None:
        self._stopping = False
        self._task = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """Finish what is on its way; what is not can go when the bot runs again."""
        self._stopping = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        if lanes := list(self._lanes.values()):
            await asyncio.wait(lanes, timeout=GRACE)
            for lane in lanes:
                lane.cancel()
            await asyncio.gather(*lanes, return_exceptions=True)

    async def drain(self) -> None:
        """Deliver all that may go now."""
        while await self._look() or self._lanes:
            await asyncio.gather(*self._lanes.values())

    async def _run(self) -> None:
        can_wait()
        while True:
            # One that lies farther off was set by a clock that has been put back since.
            if not timedelta() < self._look_at - self._clock.now() <= LONGEST_SLEEP:
                await self._look_safely()
            self._open(self._called)
            await sleep_or_wake(self._clock, self._look_at, self._awake)
            self._awake.clear()

    async def _look_safely(self) -> None:
        try:
            await self._look()
        except Exception as fault:  # noqa: BLE001 - tried again after a pause
            self._look_at = self._clock.now() + LONGEST_SLEEP
            report(log, "the outbox stumbled", fault)

    async def _look(self) -> int:
        """Set every lane to work that has something to deliver and is not at it; how many."""
        now = self._clock.now()
        async with self._store.reading() as tx:
            due, later = await outbox.due_lanes(tx, now)
        self._look_at = min(later or now + LONGEST_SLEEP, now + LONGEST_SLEEP)
        return self._open(due)

    def _open(self, lanes: Iterable[str]) -> int:
        idle = [lane for lane in lanes if lane not in self._lanes]
        for lane in idle:
            self._called.discard(lane)
            self._lanes[lane] = asyncio.create_task(self._work(lane), name=lane)
        return len(idle)

    async def _work(self, lane: str) -> None:
        can_wait(1 if is_public(lane) else 2)
        try:
            more = True
            while not self._stopping and (more or lane in self._called):
                self._called.discard(lane)
                more = await self._deliver_head(lane)
        except Exception as fault:  # noqa: BLE001 - the store failed; other lanes may fare better
            report(log, f"lane {lane} stumbled", fault)
        finally:
            del self._lanes[lane]
            if lane in self._called:  # while the last look at it came back
                self._awake.set()

    async def _deliver_head(self, lane: str) -> bool:
        """Whether more may lie there than what was called since."""
        now = self._clock.now()
        head = await self._store.read(_head, lane, now)
        if isinstance(head, _Head) and head.due.waiting.unavailable_since is not None:
            async with self._store.transaction(game=head.due.game.id) as tx:
                head = await tx.batch(_head, lane, now, folding=True)
        if isinstance(head, datetime):
            self._look_at = min(self._look_at, head)
            self._awake.set()
        if not isinstance(head, _Head):
            return False
        settled = await self._deliver(head)
        return not (settled and head.due.is_last)

    async def _deliver(self, head: _Head) -> bool:
        """Whether it is settled for certain."""
        changes, waiting = self._changes, head.due.waiting
        try:
            try:
                return await self._delivery.hand_over(head.due, moot=head.moot)
            except Undeliverable as refused:
                await self._refusals.refused(waiting, refused.why)
        except TryLater as later:
            await self._refusals.later(waiting, later.after)
        except Exception as fault:  # noqa: BLE001 - whatever the courier met, it is one letter's matter
            await self._refusals.unknown(waiting, fault)
        if changes != self._changes:  # this attempt began before, and has put the letter off since
            async with self._store.transaction(game=waiting.letter.game) as tx:
                await outbox.retry_letter(tx, waiting.id)
        return False


class _Head(NamedTuple):
    """The first letter of a lane, and whether it is still worth saying."""

    due: Due
    moot: bool


async def _head(
    tx: Transaction, lane: str, now: datetime, *, folding: bool = False
) -> _Head | datetime | None:
    """The lane's first letter, which may tell others as well; or, if it has to wait, until when."""
    head = await outbox.head(tx, lane, now)
    if folding and isinstance(head, Due) and await fold(tx, head.waiting):
        head = await outbox.head(tx, lane, now)
    return _Head(head, await is_moot(tx, head)) if isinstance(head, Due) else head
