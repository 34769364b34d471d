"""What every part of the desk stands on."""

from __future__ import annotations

from dataclasses import dataclass

from bot.clock import Clock
from bot.gallery import Gallery
from bot.locks import Locks
from bot.records import Records
from bot.refusal import Refusal
from bot.scheduler import Scheduler
from bot.sittings import Shelf, Sitting
from bot.store import Store, Transaction
from rules.engine import Seat


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
