"""A plain player to measure the stand-in against: the best spoke per dollar now, takeovers at good odds.

It looks one action ahead, by figures that anybody can read off the map: what a spoke brings to market share
and to profits, over its price. It wages no Fare Wars, borrows nothing, bids little, and repays when it can.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.airbaron.network import takeover
from rules.airbaron.supposed import SeenNetwork, state_of
from rules.airbaron.view import AirBaronView, AirlineView, HubView, SpokeView
from rules.dice import Stream
from rules.engine import Choice, Form, Number, Pick, Value, with_defaults
from rules.table import Table
from rules.values import Seat

GOOD_ODDS = 0.5
ROUNDS = 3
"""A profit counts as often as a marker may be drawn while the spoke is held."""
RICH = 25


class Bargain(NamedTuple):
    per_dollar: float
    choice: dict[str, Value]


def greedy(table: Table, seat: Seat, luck: Stream) -> Choice:
    """The choice of this seat: its view and its form are all it looks at."""
    view, form = table.view(seat), table.form(seat)
    fields = {field.name: field for field in form({})}
    if view.stage == "turn":
        return _turn(view, form)
    wish: dict[str, Value] = {}
    if "fare_wars" in fields:
        wish["fare_wars"] = "out"
    if "plan" in fields:
        wish["plan"] = "ask"
    if isinstance(limit := fields.get("limit"), Number):
        wish["limit"] = min(limit.high, 3 * view.contract.pays)
    choice = with_defaults(form, wish)
    while sale := next(
        (f for f in form(choice) if f.name not in choice and f.name.startswith("sell.")), None
    ):
        choice[sale.name] = _cheapest(view, sale) if isinstance(sale, Pick) else 0
    return with_defaults(form, choice)


def _turn(view: AirBaronView, form: Form) -> Choice:
    money: dict[str, Value] = {}
    repay = next((field for field in form({}) if field.name == "repay"), None)
    if isinstance(repay, Number) and repay.high == _own(view).loan:
        money["repay"] = repay.high
    best = max(_bargains(view, form, money), key=lambda each: each.per_dollar)
    choice = {**money, **best.choice}
    if any(field.name == "next.fare_wars" for field in form(choice)):
        choice["next.fare_wars"] = "out"
    return with_defaults(form, choice)


def _bargains(view: AirBaronView, form: Form, money: Choice) -> Iterator[Bargain]:
    yield Bargain(0.0, {"action": "pass"})
    state, network, seat = state_of(view), SeenNetwork(view), view.seat or 0
    hubs = {hub.code: hub for hub in view.hubs}
    spokes = {spoke.code: spoke for spoke in view.spokes}
    for code in _offered(form, {**money, "action": "buy"}):
        spoke = spokes[code]
        yield Bargain(_worth(view, hubs[spoke.hub], spoke) / spoke.price, {"action": "buy", "target": code})
    for code in _offered(form, {**money, "action": "foreign"}):
        abroad = next(each for each in view.foreign if each.code == code)
        controlled = hubs[abroad.hub].controlled_by == seat
        profit = abroad.profit_high if controlled else abroad.price
        yield Bargain(ROUNDS * profit / abroad.price / 2, {"action": "foreign", "target": code})
    for code in _offered(form, {**money, "action": "takeover"}):
        odds = takeover.odds(state, network, seat, code).chance
        if odds >= GOOD_ODDS and code in state.owners:
            worth = odds * 1.5 * _worth(view, hubs[spokes[code].hub], spokes[code])
            price = takeover.price(state, network, code)
            yield Bargain(worth / price, {"action": "takeover", "target": code})
    for code in _offered(form, {**money, "action": "jumbo"}) if (_own(view).cash or 0) >= RICH else ():
        if code in spokes:
            yield Bargain(ROUNDS * (spokes[code].price + 5) / 20, {"action": "jumbo", "target": code})


def _worth(view: AirBaronView, hub: HubView, spoke: SpokeView) -> float:
    """Profits for some rounds, and the spoke's part of the hub: more with every spoke held there."""
    there = [each for each in view.spokes if each.hub == hub.code]
    held = 1 + sum(each.owner == view.seat for each in there)
    part = hub.share_control * held / sum(range(1, len(there) + 1))
    return part + ROUNDS * spoke.price


def _offered(form: Form, asked: Choice) -> tuple[str, ...]:
    action = next((field for field in form(asked) if field.name == "action"), None)
    if not isinstance(action, Pick) or asked["action"] not in {option.value for option in action.options}:
        return ()
    target = next((field for field in form(asked) if field.name == "target"), None)
    return tuple(option.value for option in target.options) if isinstance(target, Pick) else ()


def _cheapest(view: AirBaronView, sale: Pick) -> str:
    prices = {spoke.code: spoke.price for spoke in (*view.spokes, *view.foreign)}
    return min((option.value for option in sale.options), key=lambda asset: (prices.get(asset, 10), asset))


def _own(view: AirBaronView) -> AirlineView:
    return view.airlines[view.seat or 0]
