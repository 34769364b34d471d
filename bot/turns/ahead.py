"""Stand-ins think while people still plan.

What a stand-in answers follows from what its seat may see, from the seed and the step alone: nobody's plan
can change it. So it is worked out as soon as a table waits for somebody, seat by seat and after everything
else, and when the last plan is in nobody waits for it. It is kept in memory only: whatever is missing, after
a restart say, is worked out with the step and comes to the same.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable
from typing import TypeAlias

from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.store import Store, can_wait, games, questions
from bot.tables.loaded import LoadedGame, Tables
from bot.turns.stand_ins import Thoughts
from bot.turns.workshop import Workshop
from rules.engine import Choice
from rules.table import encode
from rules.values import Seat

log = logging.getLogger(__name__)

KEPT = 1_000
"""Games whose stand-ins' answers are kept, the least recently thought of going first."""


_About: TypeAlias = tuple[object, ...]
"""All that an answer follows from: of another table, or of somebody else in that seat, it is none."""


class Ahead:
    def __init__(self, store: Store, tables: Tables, workshop: Workshop, kept: int = KEPT) -> None:
        self._store = store
        self._tables = tables
        self._workshop = workshop
        self._most = kept
        self._kept: OrderedDict[int, dict[_About, Choice]] = OrderedDict()
        self._wanted: dict[int, None] = {}
        self._current: int | None = None
        """What is thought about just now, unless that has lost its point."""
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Only where it holds up nobody: with no process for it, it would take time from those who answer."""
        if self._workshop.apart:
            self._task = asyncio.create_task(self._run(), name="ahead")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    def think_about(self, game_id: int) -> None:
        """A table that waits for somebody."""
        if self._task is not None:
            self._wanted[game_id] = None
            self._awake.set()

    def forget(self, game_id: int) -> None:
        """It has gone on, or is no more."""
        self._wanted.pop(game_id, None)
        self._kept.pop(game_id, None)
        if self._current == game_id:
            self._current = None

    def known(self, loaded: LoadedGame) -> Thoughts:
        """What stand-ins have come to at this table, as it stands."""
        kept = self._kept.get(loaded.game.id)
        if not kept:
            return {}
        return {seat: kept[about] for seat, about in _about(loaded).items() if about in kept}

    async def _run(self) -> None:
        can_wait(2)
        await self._safely(self._look_around())
        while True:
            while self._wanted:
                game_id = self._current = next(iter(self._wanted))
                del self._wanted[game_id]  # whoever wishes for it from now on means how it stands then
                await self._safely(self._think(game_id))
            self._awake.clear()
            await self._awake.wait()

    async def _safely(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Refusal:  # it is no more
            pass
        except Exception as fault:  # noqa: BLE001 - whatever it is, the step will be worked out without
            report(log, "nobody could think ahead", fault)

    async def _look_around(self) -> None:
        """All tables at which stand-ins are asked, after a start; those that are due soonest first."""
        async with self._store.reading() as tx:
            for game_id in await questions.to_stand_ins(tx, self._most):
                self.think_about(game_id)

    async def _think(self, game_id: int) -> None:
        async with self._store.reading() as tx:
            loaded = await self._tables.load(tx, game_id)
        if loaded.game.status != "running" or loaded.title.rules_version != loaded.game.rules_version:
            return
        about, known = _about(loaded), self.known(loaded)
        for seat in await asyncio.to_thread(_to_think, loaded):
            if seat in known:
                continue
            async with self._store.reading() as tx:
                if not await games.stands_at(tx, game_id, loaded.step):
                    return
            choice = await self._workshop.think(loaded, seat)
            if choice is not None and game_id == self._current:
                self._keep(game_id, about[seat], choice)

    def _keep(self, game_id: int, about: _About, choice: Choice) -> None:
        self._kept.setdefault(game_id, {})[about] = choice
        self._kept.move_to_end(game_id)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)


def _to_think(loaded: LoadedGame) -> list[Seat]:
    """The seats for which stand-ins will have to answer, if the table waits for somebody else at all."""
    if not loaded.owing():
        return []
    asked = loaded.table.asked().keys() - loaded.chosen.keys()
    return [
        player.seat
        for player in loaded.players
        if player.seat in asked and (player.user is None or player.absent or loaded.stood_in(player))
    ]


def _about(loaded: LoadedGame) -> dict[Seat, _About]:
    table = hashlib.sha256(loaded.snapshot).digest()
    return {
        player.seat: (
            player.seat,
            player.user,
            loaded.level_of(player),
            loaded.step,
            loaded.reseeded,
            table,
            encode(loaded.orders.get(player.seat)),
        )
        for player in loaded.players
    }
