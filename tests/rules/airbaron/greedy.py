"""Plain players to measure the stand-in against: what looks best now, and takeovers at good odds.

They look one action ahead, by figures that anybody can read off the map: the greedy one by what a spoke
brings to market share and to profits over its price, the builder by what it brings to a hub, whatever it
costs. They wage no Fare Wars, borrow nothing, bid little, and repay when they can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from rules.airbaron.network import takeover
from rules.airbaron.supposed import SeenNetwork, state_of
from rules.airbaron.view import AirBaronView, AirlineView, HubView, SpokeView
from rules.dice import Stream
from rules.engine import Choice, Form, Number, Pick, Value
from rules.forms import with_defaults
from rules.table import Table
from rules.values import Seat

GOOD_ODDS = 0.5
ROUNDS = 3
"""A profit counts as often as a marker may be drawn while the spoke is held."""
RICH = 25


class Bargain(NamedTuple):
    worth: float
    choice: dict[str, Value]


Bargains: TypeAlias = Callable[[AirBaronView, Form, Choice], Iterator[Bargain]]


def greedy(table: Table, seat: Seat, luck: Stream) -> Choice:
    """The choice of this seat: its view and its form are all it looks at."""
    return _chosen(table.view(seat), table.form(seat), _by_the_dollar)


def builder(table: Table, seat: Seat, luck: Stream) -> Choice:
    return _chosen(table.view(seat), table.form(seat), _by_the_hub)


def _chosen(view: AirBaronView, form: Form, bargains: Bargains) -> Choice:
    fields = {field.name: field for field in form({})}
    if view.stage == "turn":
        return _turn(view, form, bargains)
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


def _turn(view: AirBaronView, form: Form, bargains: Bargains) -> Choice:
    money: dict[str, Value] = {}
    repay = next((field for field in form({}) if field.name == "repay"), None)
    if isinstance(repay, Number) and repay.high == _own(view).loan:
        money["repay"] = repay.high
    best = max(bargains(view, form, money), key=lambda each: each.worth)
    choice = {**money, **best.choice}
    if any(field.name == "next.fare_wars" for field in form(choice)):
        choice["next.fare_wars"] = "out"
    return with_defaults(form, choice)


def _by_the_dollar(view: AirBaronView, form: Form, money: Choice) -> Iterator[Bargain]:
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


def _by_the_hub(view: AirBaronView, form: Form, money: Choice) -> Iterator[Bargain]:
    yield Bargain(0.0, {"action": "pass"})
    state, network, seat = state_of(view), SeenNetwork(view), view.seat or 0
    hubs = {hub.code: hub for hub in view.hubs}
    spokes = {spoke.code: spoke for spoke in view.spokes}
    for code in _offered(form, {**money, "action": "buy"}):
        worth = _way(view, hubs[spokes[code].hub], spokes[code])
        yield Bargain(worth, {"action": "buy", "target": code})
    for code in _offered(form, {**money, "action": "takeover"}):
        odds, price = takeover.odds(state, network, seat, code).chance, takeover.price(state, network, code)
        if odds >= GOOD_ODDS and code in state.owners:
            worth = odds * 1.6 * _way(view, hubs[spokes[code].hub], spokes[code]) - (1 - odds) * price
            yield Bargain(worth, {"action": "takeover", "target": code})
    for code in _offered(form, {**money, "action": "foreign"}):
        abroad = next(each for each in view.foreign if each.code == code)
        profit = abroad.profit_high if hubs[abroad.hub].controlled_by == seat else abroad.price
        yield Bargain(1.2 * profit, {"action": "foreign", "target": code})
    for code in _offered(form, {**money, "action": "jumbo"}) if (_own(view).cash or 0) >= RICH else ():
        if code in spokes:
            yield Bargain(0.9 * spokes[code].price + 3, {"action": "jumbo", "target": code})


def _way(view: AirBaronView, hub: HubView, spoke: SpokeView) -> float:
    """Market share at once, a part of what the hub may still bring, and the spoke's own profits."""
    there = [each for each in view.spokes if each.hub == hub.code]
    held = sum(each.owner == view.seat for each in there)
    contested = any(each.owner not in (None, view.seat) for each in there)
    most = hub.share_dominance if contested else hub.share_control
    at_once = _share(hub, held + 1, len(there)) - _share(hub, held, len(there))
    return at_once + 0.6 * most * (held + 1) / len(there) + 2 * spoke.price


def _share(hub: HubView, held: int, spokes: int) -> int:
    if held == spokes:
        return hub.share_control
    return hub.share_dominance if 2 * held > spokes else 0


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
