"""Where something is asked of a person: their running games, and the questions in them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass

from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.store import Store, questions
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


async def asked_of(
    store: Store, tables: Tables, user_id: int, titles: Collection[str], game: str | None = None
) -> list[Asked]:
    """All that is asked of this person now in games of these titles, or in one of them.

    Only those games are loaded: somebody may sit in hundreds.
    """
    running = []
    async with store.transaction() as tx:
        for line in await questions.games_of(tx, user_id):
            if line.question and line.title in titles and game in {None, str(line.game)}:
                # A game that this bot can no longer play must not hide the others.
                with suppress(Refusal):
                    running.append(await tables.load_for(tx, line.game, user_id))
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
