"""Standing orders: what a seat wants done without being asked, and the part of a form that sets it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.network import actions, hubs
from rules.airbaron.network.purchases import BOX
from rules.airbaron.network.takeover import price
from rules.airbaron.play import Asking, Play, Question
from rules.airbaron.state import Orders, State
from rules.airbaron.wording import place
from rules.engine import Choice, Decision, Field, Number, Option, Pick, with_defaults
from rules.values import Seat

PLAN = ("next.1", "next.2", "next.3")
"""The fields of a plan: three actions, each for when those before it cannot be done."""

FARE_WARS = {
    "stay": ("Stay as I am", ""),
    "in": ("Go into Fare Wars", "no profits, +2 in takeovers"),
    "out": ("Come out of Fare Wars", ""),
    "ask": ("Ask me first", "the game stops before the draw"),
}
STANDING: dict[str, tuple[str, dict[str, tuple[str, str]]]] = {
    "sequence": (
        "Order of my two markers",
        {
            "profits": ("Profits first", "then contracts and events"),
            "events": ("Events first", "then profits"),
            "ask": ("Ask me", "whenever it may matter"),
        },
    ),
    "strike": (
        "Strikes",
        {
            "ask": ("Ask me", ""),
            "settle": ("Settle from cash", "as soon as my cash suffices; sell nothing for it"),
            "strike": ("Never settle", "until I say otherwise"),
        },
    ),
    "bids": (
        "Contract auctions",
        {
            "ask": ("Ask me", ""),
            "pass": ("Pass", ""),
            "limit": ("Bid up to a limit", "a dollar more than the others, while I can pay"),
        },
    ),
    "cutbacks": (
        "Forced cutbacks",
        {"ask": ("Ask me", ""), "cheapest": ("Sell what hurts least", "market share is kept if it can be")},
    ),
}
COMPETITOR = {
    "least": ("Negate a costly marker", "the first that costs the others enough"),
    "last": ("Wait for the last marker", "it must be negated anyway"),
    "ask": ("Ask me each time", "the game stops at every hub and spoke marker"),
}
MOST_BID = 200
PEACE: Choice = {"next.fare_wars": "out"}
"""What is ordered for those who say nothing: nobody is there to wage Fare Wars."""


class GiveFirstOrders(Asking):
    """Before the first turn everybody is asked for orders, all at once."""

    kind = "orders"

    def decision(self, question: Question) -> Decision:  # noqa: ARG002 - it is always the same
        return Decision(self.kind, "Orders for your first turn")

    def briefing(self, question: Question) -> str:
        place = question.state.order.index(question.seat) + 1
        return f"You are number {place} of {len(question.state.order)} in the first round."

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return tuple(fields(question.state, question.atlas, question.seat, partial))

    def default(self, question: Question) -> Choice:
        return with_defaults(lambda partial: self.fields(question, partial), PEACE)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        for seat, choice in choices.items():
            play.update(seat, orders=given(play.airline(seat).orders, choice))


def fields(state: State, atlas: Atlas, seat: Seat, partial: Choice) -> Iterator[Field]:
    """What a seat wants for its next turn, and any change of its standing orders."""
    orders = state.airlines[seat].orders
    if state.competitor == seat:
        yield from competitor_fields(orders, partial)
    yield Pick("next.fare_wars", "Next turn: Fare Wars", _options(FARE_WARS), group="next", default="stay")
    yield from _plan_fields(state, atlas, seat, partial)
    if state.advanced:
        yield from _standing_fields(orders, partial)


def competitor_fields(orders: Orders, partial: Choice) -> Iterator[Field]:
    default = orders.competitor
    yield Pick("competitor", "Local Competitor", _options(COMPETITOR), group="competitor", default=default)
    if partial.get("competitor") == "least":
        yield Number(
            "competitor.least",
            "Negate from this cost on",
            0,
            40,
            group="competitor",
            default=orders.competitor_least,
        )


def given(orders: Orders, choice: Choice) -> Orders:
    """The orders after a form; what it does not speak of stands, and an old plan is forgotten."""
    plan = tuple(str(choice[name]) for name in PLAN if choice.get(name, "pass") != "pass")
    planning = choice.get("next.plan") == "plan"
    changes: dict[str, Any] = {
        name: choice[f"orders.{name}"] for name in STANDING if f"orders.{name}" in choice
    }
    if "competitor" in choice:
        changes["competitor"] = choice["competitor"]
    changed = replace(
        orders,
        fare_wars=choice.get("next.fare_wars", "stay"),
        plan=(plan or ("pass",)) if planning else (),
        bid_limit=choice.get("orders.bid_limit", orders.bid_limit),
        competitor_least=choice.get("competitor.least", orders.competitor_least),
        **changes,
    )
    return msgspec.convert(msgspec.to_builtins(changed), Orders)


def planned_options(state: State, atlas: Atlas, seat: Seat) -> tuple[Option, ...]:
    """Actions that may be thought of for the next turn, as the board stands."""
    thinkable = (Option(value, label) for value, label in _thinkable(state, atlas, seat))
    return (*thinkable, Option("pass", "Pass"))


def split(planned: str) -> tuple[str, str]:
    kind, _, target = planned.partition(":")
    return kind, target


def _thinkable(state: State, atlas: Atlas, seat: Seat) -> Iterator[tuple[str, str]]:
    for code, spoke in atlas.domestic.items():
        if code not in state.owners:
            yield f"buy:{code}", f"Buy {place(code, atlas)} for ${spoke.price}"
    for code, abroad in atlas.foreign.items():
        if code not in state.owners and hubs.held(state, atlas, abroad.hub, seat):
            yield f"foreign:{code}", f"Buy {place(code, atlas)} for ${abroad.price}"
    for code in (BOX, *state.spokes_of(seat)):
        if code not in state.jets and code not in atlas.foreign:
            yield f"jumbo:{code}", f"Jumbo Jet to {place(code, atlas)}"
    for code in atlas.domestic:
        if state.owners.get(code, seat) != seat:
            cost = price(state, atlas, code)
            yield f"{actions.TAKEOVER}:{code}", f"Takeover of {place(code, atlas)} for ${cost}"


def _plan_fields(state: State, atlas: Atlas, seat: Seat, partial: Choice) -> Iterator[Field]:
    options = (
        Option("ask", "Ask me on my turn", "with the draws made"),
        Option("plan", "Play a plan without asking", "the first of up to three actions that can be done"),
    )
    yield Pick("next.plan", "Next turn: action", options, group="next", default="ask")
    if partial.get("next.plan") != "plan":
        return
    offered = planned_options(state, atlas, seat)
    answers = [partial.get(name) for name in PLAN]
    for number, name in enumerate(PLAN):
        elsewhere = [answer for at, answer in enumerate(answers) if at != number and answer != "pass"]
        yield Pick(
            name,
            "Do this" if number == 0 else "or else this",
            tuple(option for option in offered if option.value not in elsewhere),
            group="next",
            default=None if number == 0 else "pass",
        )


def _standing_fields(orders: Orders, partial: Choice) -> Iterator[Field]:
    options = (Option("keep", "Keep my standing orders"), Option("change", "Change my standing orders"))
    yield Pick("orders", "Standing orders", options, group="orders", default="keep")
    if partial.get("orders") != "change":
        return
    for name, (label, choices) in STANDING.items():
        yield Pick(
            f"orders.{name}", label, _options(choices), group="orders", default=str(getattr(orders, name))
        )
    if partial.get("orders.bids") == "limit":
        yield Number(
            "orders.bid_limit", "Bid up to", 1, MOST_BID, group="orders", default=max(1, orders.bid_limit)
        )


def _options(choices: dict[str, tuple[str, str]]) -> tuple[Option, ...]:
    return tuple(Option(value, label, note) for value, (label, note) in choices.items())
