"""Where something is asked of a person: their running games, and the questions in them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass

from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.store import Store, games
from bot.tables.loaded import LoadedGame, Tables
from rules.engine import Decision
from rules.values import Seat

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Asked:
    """A question put to a person, answered or not."""

    loaded: LoadedGame
    seat: Seat
    decision: Decision

    @property
    def answered(self) -> bool:
        return self.seat in self.loaded.chosen


async def asked_of(store: Store, tables: Tables, user_id: int) -> list[Asked]:
    """All that is asked of this person now, in any game."""
    running = []
    async with store.transaction() as tx:
        for game, seat in await games.of_user(tx, user_id):
            # A game that this bot can no longer play must not hide the others.
            with suppress(Refusal):
                if game.status == "running":
                    running.append((await tables.load(tx, game.id), seat))
    return await asyncio.to_thread(_asked, running)


def _asked(running: list[tuple[LoadedGame, Seat]]) -> list[Asked]:
    found = []
    for loaded, seat in running:
        try:
            decision = loaded.table.asked().get(seat)
        except Exception as fault:  # noqa: BLE001 - one game's fault must not hide the others
            report(log, f"game {loaded.game.id} step {loaded.step}: cannot say what is asked", fault)
            continue
        if decision is not None:
            found.append(Asked(loaded, seat, decision))
    return found
