"""The stand-in's plan for a round that begins: what it would do with the money it expects, best first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.airbaron.autopilot import conquest, fleet, own_turn
from rules.airbaron.autopilot.outlook import Outlook
from rules.airbaron.moves.plan_form import MOST_ACTS, MOVE
from rules.engine import Choice, Field, Form, Pick, Value
from rules.forms import with_defaults

ODDS = "33"
LUCK = 2.0
"""A lucky round brings so many times the profits that are expected."""


class RatedAct(NamedTuple):
    worth: float
    kind: str
    target: str
    price: int


def plan(outlook: Outlook, form: Form) -> Choice:
    """The best acts, each for when those before it cannot be done or paid; the last place is for one that the
    cash on hand pays for."""
    acts = within_reach(outlook, war=False)
    cash = outlook.cash + (0.0 if outlook.own.fare_wars else outlook.income)
    peaceful = next((act.worth for act in acts if act.price <= cash), 0.0)
    if own_turn.war_pays(outlook, peaceful):
        return listed(outlook, form, within_reach(outlook, war=True), war=True)
    return listed(outlook, form, acts, war=False)


def listed(outlook: Outlook, form: Form, acts: list[RatedAct], *, war: bool) -> Choice:
    """A plan for these acts in their order, as far as the form has room for them."""
    fare_wars = "in" if war else "out"
    choice: dict[str, Value] = {"fare_wars": fare_wars, "plan": "plan"}
    if own_turn.must_repay(outlook):
        return with_defaults(form, {**choice, "act.1": "pass"})
    number, sure = 0, False
    offered = {kind: _offered(form, choice, kind) for kind in {act.kind for act in acts if act.worth > 0}}
    for act in acts:
        paid = act.price <= outlook.cash
        full = number == (MOST_ACTS if sure or paid else MOST_ACTS - 1)
        if not full and act.worth > 0 and act.target in offered[act.kind]:
            number, sure = number + 1, sure or paid
            choice |= {f"act.{number}": act.kind, f"target.{number}": act.target}
    if not number:
        return with_defaults(form, {"fare_wars": fare_wars, "plan": "ask"})
    cash = outlook.cash + (0.0 if outlook.own.fare_wars else outlook.income)
    return with_defaults(form, {**choice, **_terms(outlook, form, choice, acts, cash)})


def within_reach(outlook: Outlook, *, war: bool) -> list[RatedAct]:
    """What a lucky round could pay for, the best first."""
    loan = 0 if outlook.own.loan else outlook.view.loan_ceiling
    reach = outlook.cash + loan + LUCK * outlook.income
    return sorted((act for act in _acts(outlook, reach, war=war) if act.price <= reach), reverse=True)


def _acts(outlook: Outlook, reach: float, *, war: bool) -> Iterator[RatedAct]:
    """Everything that a turn may bring, in Fare Wars or out of them, with what it would be worth; spokes out
    of reach need not be judged."""
    for code, spoke in outlook.spokes.items():
        if spoke.owner is None:
            if spoke.price <= reach:
                yield RatedAct(outlook.gain(code) - spoke.price, "buy", code, spoke.price)
        elif spoke.owner == outlook.me and not spoke.jet and _room(outlook, spoke.hub):
            price = outlook.figures.jumbo_price
            yield RatedAct(outlook.jet_value(code) - price, "jumbo", code, price)
    for code, abroad in outlook.foreign.items():
        if abroad.owner is None:
            yield RatedAct(outlook.gain(code) - abroad.price, "foreign", code, abroad.price)
    for code in fleet.out_of_reach(outlook):
        price = outlook.figures.sst_price + outlook.foreign[code].price
        yield RatedAct(outlook.gain(code) - price, "sst", code, price)
    for code in fleet.flights(outlook) if outlook.view.version == "advanced" else ():
        yield RatedAct(fleet.gained(outlook), MOVE, code, 0)
    for code, price in outlook.takeovers.items():
        if price <= reach and outlook.spokes[code].owner is not None:
            yield RatedAct(conquest.aim(outlook, outlook.lay, code, war=war).worth, "takeover", code, price)


def _room(outlook: Outlook, hub: str) -> bool:
    return outlook.hubs[hub].jumbos < outlook.hubs[hub].jumbo_limit


def _offered(form: Form, choice: Choice, kind: str) -> set[str]:
    """At what the form would let an act of this kind be aimed; of other acts it asks only to be others."""
    asked = {field.name: field for field in form({**choice, "act.1": kind})}
    return _values(asked.get("target.1")) if kind in _values(asked.get("act.1")) else set()


def _values(field: Field | None) -> set[str]:
    return {option.value for option in field.options} if isinstance(field, Pick) else set()


def _terms(
    outlook: Outlook, form: Form, choice: Choice, acts: list[RatedAct], cash: float
) -> dict[str, Value]:
    """What goes with the acts, as far as the form asks for it."""
    best = acts[0].worth if acts else 0.0
    within = next((act.worth for act in acts if act.price <= cash), 0.0)
    lend = outlook.horizon >= own_turn.SOON and best > within + own_turn.WORTH_A_LOAN + own_turn.SPARE
    poor = all(act.price > cash for act in acts if act.worth > 0)
    terms: dict[str, Value] = {
        "otherwise": "pass" if poor else "ask",
        "chance": ODDS,
        "jets": "yes",
        "further": "on",
        "loan": "need" if lend else "no",
        "repay": "spare",
    }
    asked = {field.name for field in form(choice)}
    return {name: terms[name] for name in terms if name in asked}
