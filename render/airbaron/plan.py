"""A choice, finished or not, as steps in words: what it does, what it costs, and how it may turn out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from render.airbaron.liveries import airline_of
from render.airbaron.map.markers import marker_told
from render.airbaron.prospects import (
    Modifier,
    Odds,
    abroad,
    domestic,
    hub_of,
    odds,
    share_at,
    supposing,
    takeover_price,
)
from render.airbaron.wording import (
    CUTBACKS,
    FARE_WARS,
    SEQUENCE,
    STRIKE,
    bids_told,
    city,
    competitor_told,
    jet_place,
    place,
    plan_told,
)
from rules.airbaron.view import AirBaronView, AirlineView
from rules.engine import Choice, Value

Mark: TypeAlias = Literal["spoke", "jet", "sst", "money", "war", "next", "orders", "pass"]
NOTHING = "Nothing chosen yet"
_ATTEMPTS = 6


class Step(NamedTuple):
    """What happens, the details, and what stands for it; `code` is the spoke it is about, if it is one."""

    title: str
    detail: str
    mark: Mark
    code: str | None = None


def steps(view: AirBaronView, choice: Choice) -> list[Step]:
    """What the choice does, in the order of the form; answers that say nothing are left out."""
    airline = airline_of(view, view.seat)
    if airline is None:
        return []
    parts = (_start(choice), _money(view, choice), _auction(choice), _markers(view, choice))
    told = [step for part in parts for step in part]
    return [*told, *_action(view, airline, choice), *_next(view, choice), *_orders(choice)]


def _text(choice: Choice, name: str) -> str:
    value: Value | None = choice.get(name)
    return value if isinstance(value, str) else ""


def _number(choice: Choice, name: str) -> int:
    value = choice.get(name)
    return value if isinstance(value, int) else 0


def _start(choice: Choice) -> Iterator[Step]:
    if _text(choice, "company") == "fold":
        yield Step("Fold the company", "Cash, contract, strike and loan are gone; a new one starts.", "money")
    if wars := _text(choice, "fare_wars"):
        into = wars == "in"
        detail = "No profits for you, +2 in attack, +1 in defence." if into else "Your markers pay as usual."
        yield Step("In Fare Wars" if into else "Out of Fare Wars", detail, "war")
    if settle := _text(choice, "settle"):
        pays = settle == "settle"
        detail = "The settlement is paid." if pays else "No profits and no action until it is settled."
        yield Step("Settle the strike" if pays else "Be under strike", detail, "money")


def _money(view: AirBaronView, choice: Choice) -> Iterator[Step]:
    sold = [_text(choice, name) for name in ("sell", *(f"sell.{n}" for n in range(1, 40))) if name in choice]
    for asset in sold:
        if asset and asset != "nothing":
            yield Step(f"Sell {_asset(view, asset)}", "Half its price, rounded up, comes in.", "money")
    if repaid := _number(choice, "repay"):
        yield Step(f"Repay ${repaid}", "The loan falls by as much.", "money")
    if borrowed := _number(choice, "borrow"):
        detail = "Ten percent interest each turn; no win while it is owed."
        yield Step(f"Borrow ${borrowed}", detail, "money")


def _asset(view: AirBaronView, asset: str) -> str:
    kind, _, code = asset.partition(":")
    if kind == "jet":
        return f"the Jumbo Jet at {city(view, code)}" if code else "an undeployed Jumbo Jet"
    return "the SST" if kind == "sst" else place(view, asset)


def _auction(choice: Choice) -> Iterator[Step]:
    if bid := _text(choice, "bid"):
        amount = _number(choice, "amount")
        told = f"Bid ${amount}" if amount else "Bid"
        yield Step(told if bid == "bid" else "Pass", "For the government contract.", "money")
    if "limit" in choice:
        limit = _number(choice, "limit")
        detail = "A dollar more than the others, as far as that." if limit else "The contract goes to others."
        yield Step(f"Bid up to ${limit}" if limit else "Bid nothing", detail, "money")


def _markers(view: AirBaronView, choice: Choice) -> Iterator[Step]:
    if first := _text(choice, "first"):
        told = marker_told(view, first)
        yield Step(f"{told[0].upper()}{told[1:]} first", "The other marker follows.", "next")
    if answer := _text(choice, "negate"):
        negates = answer == "negate"
        detail = "The Local Competitor is used up." if negates else "The Local Competitor waits."
        yield Step("Negate the marker" if negates else "Let the marker pay", detail, "next")


def _action(view: AirBaronView, airline: AirlineView, choice: Choice) -> Iterator[Step]:
    action, target = _text(choice, "action"), _text(choice, "target")
    if _text(choice, "leave") == "leave":
        yield Step("Leave the game", "For good; the rest of this form does not count.", "pass")
    elif action == "pass" or target == "stop":
        yield Step("Pass" if action == "pass" else "Stop here", "No further action in this turn.", "pass")
    elif action == "takeover" or (not action and target):
        yield from _attempts(view, airline, choice)
    elif action == "redeploy":
        yield from _places(view, choice)
    elif action and target:
        yield _purchase(view, airline, action, target)


def _purchase(view: AirBaronView, airline: AirlineView, action: str, code: str) -> Step:
    spoke, foreign = domestic(view, code), abroad(view, code)
    if action == "buy" and spoke is not None:
        return Step(f"Buy {place(view, code)} for ${spoke.price}", _gain(view, airline, code), "spoke", code)
    if action == "foreign" and foreign is not None:
        detail = (
            f"Pays ${foreign.price}, or ${foreign.profit_high} once you dominate {city(view, foreign.hub)}."
        )
        return Step(f"Buy {place(view, code)} for ${foreign.price}", detail, "spoke", code)
    if action == "sst":
        return Step(f"SST to {place(view, code)}", "Your one SST.", "sst", code)
    return Step(
        f"Jumbo Jet to {jet_place(view, code)}", "+2 in defence there; Jumbo markers pay for it.", "jet"
    )


def _attempts(view: AirBaronView, airline: AirlineView, choice: Choice) -> Iterator[Step]:
    """The first takeover, and those planned for after a success."""
    names = [("target", "jet"), *((f"then.{n}", f"jet.{n}") for n in range(1, _ATTEMPTS))]
    for number, (target, jet) in enumerate(names):
        spoke = domestic(view, _text(choice, target))
        if spoke is None:
            if number and target in choice:
                stops = _text(choice, target) == "stop"
                yield Step("Then stop" if stops else "Then ask", "After a success.", "pass")
            return
        stands = odds(view, airline, spoke, jet=_text(choice, jet) == "yes")
        title = (
            f"{'Then take' if number else 'Take'} over {place(view, spoke.code)} for ${takeover_price(spoke)}"
        )
        detail = f"{odds_told(stands)}. {_gain(view, airline, spoke.code)}"
        yield Step(title, detail, "spoke", spoke.code)
        view = supposing(view, airline.seat, spoke.code)


def odds_told(stands: Odds) -> str:
    attack, defence = _sum_told(stands.attack), _sum_told(stands.defence)
    return f"{stands.chance:.0%}: two dice{attack} against two dice{defence}"


def _sum_told(modifiers: tuple[Modifier, ...]) -> str:
    return "".join(f" +{each.plus} {each.why}" for each in modifiers)


def _gain(view: AirBaronView, airline: AirlineView, code: str) -> str:
    """What owning the spoke would change at its hub."""
    spoke = domestic(view, code)
    hub = None if spoke is None else hub_of(view, spoke.hub)
    if spoke is None or hub is None:
        return ""
    then = supposing(view, airline.seat, code)
    gain = sum(share_at(each, airline.seat) for each in then.hubs)
    gain -= sum(share_at(each, airline.seat) for each in view.hubs)
    owners = [each.owner for each in then.spokes if each.hub == hub.code]
    own = owners.count(airline.seat)
    if gain:
        what = "control of" if own == len(owners) else "dominance over"
        return f"Gives you {what} {hub.city}: market share +{gain}."
    return f"{own} of {len(owners)} spokes at {hub.city} would be yours."


def _places(view: AirBaronView, choice: Choice) -> Iterator[Step]:
    for number in range(1, 7):
        if where := _text(choice, f"place.{number}"):
            yield Step(f"Jumbo Jet {number} to {jet_place(view, where)}", "Redeployed as your action.", "jet")
    if where := _text(choice, "place.sst"):
        yield Step(f"SST to {place(view, where)}", "Redeployed as your action.", "sst", where)


def _next(view: AirBaronView, choice: Choice) -> Iterator[Step]:
    wars = _text(choice, "next.fare_wars")
    plan = [_text(choice, f"next.{n}") for n in range(1, 4) if _text(choice, f"next.{n}")]
    acts = [action for action in plan if action != "pass"]
    parts = [FARE_WARS[wars]] if wars in FARE_WARS and wars != "stay" else []
    if _text(choice, "next.plan") == "plan" and plan:
        parts.append(plan_told(view, acts or ("pass",)))
    if parts:
        detail = "; ".join(parts)
        yield Step("Next turn", f"{detail[0].upper()}{detail[1:]}.", "next")


def _orders(choice: Choice) -> Iterator[Step]:
    told = list(_orders_told(choice))
    if told:
        detail = "; ".join(told)
        yield Step("Standing orders", f"{detail[0].upper()}{detail[1:]}.", "orders")


def _orders_told(choice: Choice) -> Iterator[str]:
    if sequence := _text(choice, "orders.sequence"):
        yield SEQUENCE.get(sequence, sequence)
    if strike := _text(choice, "orders.strike"):
        yield f"strikes: {STRIKE.get(strike, strike)}"
    if bids := _text(choice, "orders.bids"):
        yield f"contracts: {bids_told(bids, _number(choice, 'orders.bid_limit'))}"
    if cutbacks := _text(choice, "orders.cutbacks"):
        yield CUTBACKS.get(cutbacks, cutbacks)
    if order := _text(choice, "competitor"):
        yield f"Local Competitor: {competitor_told(order, _number(choice, 'competitor.least'))}"
