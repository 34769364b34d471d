"""What every part of the desk is handed."""

from __future__ import annotations

from typing import NamedTuple

from bot.kit.clock import Clock
from bot.post.analysing import Analyses
from bot.post.drawing import Drawings
from bot.post.filming import Films
from bot.settings import Limits
from bot.store import Store, Transaction
from bot.tables.loaded import LoadedGame, Tables, require_on
from bot.tables.records import Records
from bot.turns.scheduler import Scheduler
from rules.values import Seat


class Services(NamedTuple):
    """The bot below the desk."""

    store: Store
    tables: Tables
    clock: Clock
    scheduler: Scheduler
    drawings: Drawings
    films: Films
    records: Records
    analyses: Analyses
    limits: Limits


class Part:
    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._tables = services.tables
        self._clock = services.clock
        self._scheduler = services.scheduler

    async def _seated(self, tx: Transaction, game_id: int, user_id: int) -> tuple[LoadedGame, Seat]:
        """A game that is not over, and where this person sits at it."""
        loaded, seat = await self._tables.load_for(tx, game_id, user_id)
        require_on(loaded.game)
        return loaded, seat
