"""Downtime is nobody's fault: deadlines that fell into it get a grace.

The bot was down, had no connection, or its database took no writes. Whoever's time ran out then, or would
run out soon after, has as long as the bot was away: at least ten minutes, at most a day, and no more than
the table gives for an answer. It is told once.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal, TypeAlias

from bot.kit.clock import Clock
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.post import telling, trouble
from bot.store import Store, StoreFault, Transaction, heartbeat, outbox, timers
from bot.store.games import Allowance, Game
from bot.tables.loaded import LoadedGame, Tables
from bot.turns.asking import prepare_table, tell_time
from bot.turns.deadlines import deadline_of
from bot.turns.writing import move_deadline

log = logging.getLogger(__name__)

LEAST, MOST = timedelta(minutes=10), timedelta(days=1)
A_MOMENT = timedelta(minutes=1)
"""A connection that is back so soon was not missed."""
Needed: TypeAlias = Literal["connection", "database"]
"""What the bot cannot do without."""


@dataclass(frozen=True)
class Gap:
    """From when until when nobody could reach the bot."""

    since: datetime
    until: datetime

    def grace(self, game: Game) -> timedelta:
        longest = MOST if game.terms.pace is None else min(MOST, timedelta(seconds=game.terms.pace))
        return min(max(self.until - self.since, LEAST), longest)

    @property
    def touches_until(self) -> datetime:
        """No deadline after this moment has suffered from it: most games need not be looked at."""
        length = self.until - self.since
        return self.until if length < LEAST else self.until + min(length, MOST)

    def swallowed(self, game: Game) -> bool:
        """Whether a deadline fell into it."""
        return game.deadline is not None and self.since <= game.deadline <= self.until

    def shortened(self, game: Game) -> bool:
        """Whether it left somebody less time than it took from them."""
        if game.deadline is None or self.until - self.since < LEAST:
            return False
        return self.until < game.deadline < self.until + self.grace(game)


class Downtime:
    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._came = clock.now()
        self._missing: set[Needed] = set()
        self._lost: datetime | None = None
        """Since when something is missing."""
        self._written = clock.now()
        """When the database is known to have taken a write."""
        self._lost_at: datetime | None = None
        """When it was first lost in this run, before the time of being down was made up for."""
        self._gap: Gap | None = None
        """The last one."""
        self._made_up = False
        """Whether it was made up for at every table."""

    def now(self) -> datetime:
        """The time that counts for deadlines: it stands still while nobody can answer."""
        return self._lost or self._clock.now()

    def lose(self, what: Needed, since: datetime | None = None) -> None:
        since = since or self._clock.now()
        self._missing.add(what)
        self._lost = min(self._lost or since, since)

    def find(self, what: Needed) -> None:
        """It is there again."""
        self._missing.discard(what)
        if self._missing:
            return
        lost, self._lost = self._lost, None
        if lost is None or self._clock.now() - lost < A_MOMENT:
            return
        now = self._clock.now()
        if self._gap is None and not self._made_up:
            self._came, self._lost_at = now, self._lost_at or lost
            return
        # One that was not made up for yet is part of this one: nobody had time to answer between them.
        since = lost if self._made_up or self._gap is None else self._gap.since
        self._gap, self._made_up = Gap(since, now), False

    @property
    def writes_fail(self) -> bool:
        """Whether they did when that was last tried."""
        return "database" in self._missing

    async def try_writing(self) -> bool:
        """Whether the database takes writes: as long as it does not, no answer counts, and no deadline."""
        try:
            async with self._store.transaction() as tx:  # the bot's own row
                await heartbeat.touch(tx)
        except StoreFault as fault:
            if not self.writes_fail:
                report(log, "the database takes no writes; no deadline passes until it does", fault)
            self.lose("database", self._written)
            return False
        if self.writes_fail:
            log.info("the database takes writes again")
        self._written = self._clock.now()
        self.find("database")
        return True

    async def note(self) -> None:
        """That the bot can be reached; for when it cannot."""
        async with self._store.transaction() as tx:  # the bot's own row
            if self._made_up and self._lost is None:
                await heartbeat.note_reach(tx, self._clock.now())
            else:
                await heartbeat.touch(tx)
        self._written = self._clock.now()

    async def make_up(self) -> None:
        """Give every table the time that it lost."""
        if self._made_up or self._lost is not None:
            return
        async with self._store.reading() as tx:
            gap = await self._last_gap(tx)
            found = [] if gap is None else await timers.running_out(tx, gap.since, gap.touches_until)
        for game_id in found:
            try:
                if gap is not None:
                    await self._excuse(game_id, gap)
            except Refusal:
                continue
            except Exception as fault:  # noqa: BLE001 - one game's fault must not reach the others
                report(log, f"game {game_id}: its deadline cannot be moved", fault)
        if self._gap is gap:  # else it was lost again meanwhile, and there is more to make up for
            self._made_up = True

    async def excused(self, loaded: LoadedGame) -> LoadedGame:
        """The game with a later deadline, if it had one that nobody could keep."""
        async with self._store.reading() as tx:
            gap = await self._last_gap(tx)
        if gap is None or not gap.swallowed(loaded.game):
            return loaded
        return await self._excuse(loaded.game.id, gap)

    async def _last_gap(self, tx: Transaction) -> Gap | None:
        """If there was none since, the time between this run and the one before."""
        if self._gap is None and (last := await heartbeat.last_reach(tx) or self._lost_at) is not None:
            self._gap = Gap(min(last, self._came), self._came)
        return self._gap

    async def _excuse(self, game_id: int, gap: Gap) -> LoadedGame:
        """A game whose deadline nobody could keep gets a later one."""
        await prepare_table(self._store, self._tables, game_id)
        async with self._store.transaction(game=game_id) as tx:
            loaded = await self._tables.load(tx, game_id)
            if gap.swallowed(loaded.game) or gap.shortened(loaded.game):
                return await self._moved(tx, loaded, gap)
            return loaded

    async def _moved(self, tx: Transaction, loaded: LoadedGame, gap: Gap) -> LoadedGame:
        game, now = loaded.game, self._clock.now()
        owing = loaded.owing()
        allowance = Allowance(now, gap.grace(game))
        deadline = deadline_of(loaded, owing, allowance)
        if not owing or deadline is None or game.deadline is None or deadline <= game.deadline:
            return loaded
        await move_deadline(tx, loaded, deadline, allowance, now)
        current = await self._tables.load(tx, game.id)
        told = trouble.out_of_reach(current, gap.since, gap.until)
        await outbox.put(tx, [told, telling.waiting_edit(current, owing)], now)
        await tell_time(tx, loaded, current, now)
        log.info("game %d: its deadline is moved, for nobody could reach the bot", game.id)
        return current
