"""Who does anything in a game is there: a seat is given back, and missed turns are forgotten."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.kit.clock import Clock
from bot.kit.refusal import Refusal
from bot.post import notices
from bot.store import Store, Transaction, games, outbox
from bot.tables.loaded import LoadedGame, Tables
from rules.values import Seat


async def welcome(tx: Transaction, loaded: LoadedGame, seat: Seat, now: datetime) -> bool:
    """Note that this player is there; whether a stand-in has just given them their seat back."""
    player = loaded.player(seat)
    if not player.missed and not player.absent:
        return False
    here = replace(player, missed=0, missed_turn=None, absent=False)
    await games.note_absence(tx, loaded.game.id, here)
    if player.absent:
        await outbox.put(tx, [notices.returned(loaded, here, now)], now)
    return player.absent


class Presence:
    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock

    async def come_back(self, game_id: int, user_id: int) -> None:
        """Take one's seat back from the stand-in, from the next question on."""
        async with self._store.transaction() as tx:
            loaded, seat = await self._tables.load_for(tx, game_id, user_id)
            if loaded.game.status == "over":
                raise Refusal(f"Game {game_id} is over.")
            if not await welcome(tx, loaded, seat, self._clock.now()):
                raise Refusal(f"Your seat in Game {game_id} is yours already.")
