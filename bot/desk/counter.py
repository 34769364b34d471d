"""What every part of the desk stands on."""

from __future__ import annotations

from dataclasses import dataclass

from bot.kit.clock import Clock
from bot.kit.locks import Locks
from bot.kit.refusal import Refusal
from bot.post.drawing import Gallery
from bot.store import Store, Transaction
from bot.tables.loaded import Shelf, Sitting
from bot.tables.records import Records
from bot.turns.scheduler import Scheduler
from rules.values import Seat


@dataclass
class Counter:
    store: Store
    shelf: Shelf
    clock: Clock
    scheduler: Scheduler
    gallery: Gallery
    records: Records

    def __post_init__(self) -> None:
        self._locks = Locks()

    async def _sitting(self, tx: Transaction, game_id: int, user_id: int) -> tuple[Sitting, Seat]:
        """The game, and where this person sits at it."""
        sitting = await self.shelf.sitting(tx, game_id)
        seat = sitting.seat_of(user_id)
        if seat is None:
            raise Refusal(f"You have no seat in Game {game_id}.")
        return sitting, seat
