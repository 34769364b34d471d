"""Standing orders: looked at and changed at any time, in force as soon as they are given."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial

from bot.desk.drafting import merged, plain
from bot.desk.presence import welcome
from bot.desk.sheets import OrdersSheet
from bot.kit.clock import Clock
from bot.kit.locks import Locks
from bot.kit.refusal import Refusal
from bot.kit.text import in_words
from bot.store import Store, orders
from bot.tables.loaded import LoadedGame, Tables
from rules.engine import IllegalChoice, Value, with_defaults
from rules.values import Seat

TRIES = 5
"""A turn may be resolved while orders are given; they then stand for the next."""


class Orders:
    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._locks = Locks()

    async def form(self, game_id: int, user_id: int) -> OrdersSheet:
        loaded, seat = await self._load(game_id, user_id)
        return await asyncio.to_thread(_sheet, loaded, seat, {})

    async def give(self, game_id: int, user_id: int, answers: Mapping[str, Value]) -> OrdersSheet:
        """Change some of the orders; the others stay as they are. Durable before it returns."""
        async with self._locks.of(game_id, user_id):
            for _ in range(TRIES):
                loaded, seat = await self._load(game_id, user_id)
                given, sheet = await asyncio.to_thread(_given, loaded, seat, plain(answers))
                async with self._store.transaction() as tx:
                    if await orders.put(tx, game_id, loaded.step, seat, given, self._clock.now()):
                        await welcome(tx, loaded, seat, self._clock.now())
                        return sheet
        raise Refusal("This game moves on too fast just now; please try that again.")

    async def _load(self, game_id: int, user_id: int) -> tuple[LoadedGame, Seat]:
        async with self._store.transaction() as tx:
            loaded, seat = await self._tables.load_for(tx, game_id, user_id)
        if loaded.game.status == "over":
            raise Refusal(f"Game {game_id} is over.")
        return loaded, seat


def _given(
    loaded: LoadedGame, seat: Seat, answers: Mapping[str, Value]
) -> tuple[dict[str, Value], OrdersSheet]:
    """All orders as they will stand, checked by the rules."""
    form = partial(loaded.table.order_fields, seat)
    wanted = merged(form, with_defaults(form, {}), answers)
    try:
        settled = loaded.to_play().give_orders(seat, wanted)
    except IllegalChoice as why:
        raise Refusal(str(why)) from None
    return settled, _sheet(loaded, seat, settled)


def _sheet(loaded: LoadedGame, seat: Seat, given: Mapping[str, Value]) -> OrdersSheet:
    form = partial(loaded.table.order_fields, seat)
    standing = with_defaults(form, given)
    fields = form(standing)
    if not fields:
        raise Refusal(f"There is nothing to order in advance in Game {loaded.game.id}.")
    return OrdersSheet(
        game_id=loaded.game.id,
        title=loaded.title.name,
        seat=seat,
        fields=fields,
        orders=standing,
        words=in_words(fields, standing),
    )
