"""Standing orders: looked at and changed at any time, in force as soon as they are given."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial

from bot.desk.forms.drafting import merged, plain
from bot.desk.part import Part, Services
from bot.desk.planning import TOO_FAST, TRIES
from bot.desk.presence import welcome
from bot.desk.sheets import OrdersSheet
from bot.kit.locks import Locks
from bot.kit.refusal import Refusal
from bot.kit.text import in_words
from bot.store import Transaction, games, orders
from bot.tables.loaded import LoadedGame
from rules.engine import IllegalChoice, Value
from rules.forms import unsaid, with_defaults
from rules.said import said
from rules.values import Seat


class Orders(Part):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._locks = Locks()

    async def form(self, game_id: int, user_id: int) -> OrdersSheet:
        """The orders as they stand, or as far as a change of them has got."""
        loaded, seat, begun = await self._store.read(self._standing, game_id, user_id)
        return await asyncio.to_thread(_shown, loaded, seat, begun)

    async def give(self, game_id: int, user_id: int, answers: Mapping[str, Value]) -> OrdersSheet:
        """Change some of the orders; the others stay as they are. Durable before it returns.

        An order that calls for more to be said is in force once that is said; until then it is kept beside
        those that stand.
        """
        async with self._locks.of(game_id, user_id):
            for _ in range(TRIES):
                loaded, seat, begun = await self._store.read(self._standing, game_id, user_id)
                sheet = await asyncio.to_thread(_changed, loaded, seat, begun, plain(answers))
                async with self._store.transaction(game=game_id, person=user_id) as tx:
                    if await self._keep(tx, loaded, begun, sheet):
                        await welcome(tx, loaded, seat, self._clock.now())
                        return sheet
        raise Refusal(TOO_FAST)

    async def drop(self, game_id: int, user_id: int) -> OrdersSheet:
        """Forget an order that is not finished: those before it stand, as they did all the time."""
        async with self._store.transaction(game=game_id) as tx:
            loaded, seat, _ = await self._standing(tx, game_id, user_id)
            await orders.drop_draft(tx, game_id, seat)
        return await asyncio.to_thread(_sheet, loaded, seat, {})

    async def _keep(
        self, tx: Transaction, loaded: LoadedGame, begun: Mapping[str, Value], sheet: OrdersSheet
    ) -> bool:
        """Whether that was done; not if the game has gone on meanwhile, or what it was made from changed."""
        game, seat = loaded.game.id, sheet.seat
        standing = (await orders.at_step(tx, game, loaded.step)).get(seat)
        if await orders.draft(tx, game, seat) != begun or standing != loaded.orders.get(seat):
            return False
        if await games.players(tx, game) != loaded.players:
            return False
        if sheet.missing:
            await orders.put_draft(tx, game, seat, sheet.orders)
            return True
        await orders.drop_draft(tx, game, seat)
        return await orders.put(tx, game, loaded.step, seat, sheet.orders, self._clock.now())

    async def _standing(
        self, tx: Transaction, game_id: int, user_id: int
    ) -> tuple[LoadedGame, Seat, dict[str, Value]]:
        loaded, seat = await self._seated(tx, game_id, user_id)
        return loaded, seat, await orders.draft(tx, game_id, seat)


def _changed(
    loaded: LoadedGame, seat: Seat, begun: Mapping[str, Value], answers: Mapping[str, Value]
) -> OrdersSheet:
    """All orders as they will stand, checked by the rules, or as far as they go."""
    form = partial(loaded.table.order_fields, seat)
    wanted = merged(form, _shown(loaded, seat, begun).orders, answers)
    sheet = _sheet(loaded, seat, wanted)
    if sheet.missing:
        return sheet
    try:
        return _sheet(loaded, seat, loaded.to_play().give_orders(seat, wanted))
    except IllegalChoice as why:
        raise Refusal(why.why) from None


def _shown(loaded: LoadedGame, seat: Seat, begun: Mapping[str, Value]) -> OrdersSheet:
    """The orders that stand, or the unfinished ones while they lack something: what lacks nothing any more,
    since the table has changed, was never given."""
    sheet = _sheet(loaded, seat, begun)
    return sheet if sheet.missing else _sheet(loaded, seat, {})


def _sheet(loaded: LoadedGame, seat: Seat, given: Mapping[str, Value]) -> OrdersSheet:
    """These orders; what the table has made impossible of them meanwhile is left out."""
    form = partial(loaded.table.order_fields, seat)
    standing = with_defaults(form, merged(form, given, {}))
    fields = form(standing)
    if not fields:
        raise Refusal(said("desk.nothing-to-order", game=str(loaded.game.id)))
    return OrdersSheet(
        game_id=loaded.game.id,
        title=loaded.title.name,
        seat=seat,
        fields=fields,
        orders=standing,
        words=in_words(fields, standing),
        missing=unsaid(form, standing),
    )
