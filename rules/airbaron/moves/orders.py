"""Orders: the form that may be filled in at any time, and the question for plans when a round begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.draws import competitor
from rules.airbaron.moves import plan_form
from rules.airbaron.moves.plan_form import FARE_WARS
from rules.airbaron.play import Asking, Play, Question
from rules.airbaron.state import Airline, Orders, Plan, State, with_airline
from rules.airbaron.wording import options
from rules.engine import Choice, Decision, Field, Form, Number, Pick
from rules.forms import with_defaults
from rules.values import Seat

BY_FORM = {"form": ("As I say in each form", "asked before the draw where I said nothing")}
LASTING = {
    "good": ("Until I change it", "turn after turn"),
    "turn": ("For my next turn only", "then the plan before holds again"),
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
    "two_events": (
        "Two events in one draw",
        {
            "ask": ("Ask me", "where their order makes a difference"),
            "drawn": ("As they are drawn", "the game does not stop for it"),
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
    "competitor": (
        "Local Competitor, if I draw it",
        {"drawn": ("Ask me when I draw it", "how to use it"), **competitor.USES},
    ),
}
_HINTS = {
    "sequence": "Which of the two markers you draw is resolved first.",
    "two_events": "Which of them comes first, the contract included: a strike, say, before a crash.",
    "strike": "Under strike you take no profits and no action until it is settled.",
    "bids": "Whether you bid for the government contract.",
    "cutbacks": "What is sold when a fee cannot be paid from your cash.",
    "competitor": "It can keep one marker from paying.",
}
MOST_BID = 200
PEACE: Choice = {"fare_wars": "out"}
"""What is ordered for those who say nothing: nobody is there to wage Fare Wars."""


def order_fields(state: State, atlas: Atlas, seat: Seat, partial: Choice) -> Iterator[Field]:
    """All that can be ordered, at any time; who has left gives no more orders."""
    airline = state.airlines[seat]
    if airline.left:
        return
    # First: an order is in force as soon as it is given, for a turn or for good.
    yield Pick(
        "lasting",
        "This plan holds",
        options(LASTING),
        group="plan",
        default=airline.lasting,
        hint="How long what you order below is to hold.",
    )
    yield Pick(
        "fare_wars",
        "Fare Wars in my turn",
        options({**BY_FORM, **FARE_WARS}),
        group="plan",
        default=airline.planned.fare_wars,
        hint="In Fare Wars you take no profits, and add 2 in takeovers.",
    )
    yield from plan_form.Sheet(state, atlas, airline).fields(partial)
    if state.advanced:
        yield from _standing_fields(airline.orders, partial)


def with_orders(state: State, seat: Seat, given: Choice) -> State:
    """The state with these orders: a plan for good or for one turn, and what stands besides."""
    airline = state.airlines[seat]
    plan, standing = plan_form.made(given), _stand(airline.orders, given)
    if given["lasting"] == "good":
        changed = replace(airline, orders=standing, plan=plan, once=None, once_ends=0)
    else:
        changed = replace(airline, orders=standing, once=plan, once_ends=2 if _acting(state, seat) else 1)
    return with_airline(state, changed)


def _acting(state: State, seat: Seat) -> bool:
    """Whether this seat's turn is past the moment at which a plan would be played."""
    return state.active == seat and "act" not in state.agenda


def _stand(orders: Orders, given: Choice) -> Orders:
    changes: dict[str, Any] = {name: given[name] for name in STANDING if name in given}
    numbers = {name: given[name] for name in ("bid_limit", "competitor_least") if name in given}
    return msgspec.convert({**asdict(orders), **changes, **numbers}, Orders)


def _standing_fields(orders: Orders, partial: Choice) -> Iterator[Field]:
    for name, (label, choices) in STANDING.items():
        stands = str(getattr(orders, name))
        yield Pick(name, label, options(choices), group="orders", default=stands, hint=_HINTS[name])
        if name == "bids" and partial.get(name) == "limit":
            most = max(1, orders.bid_limit)
            hint = "You never bid more than that, in dollars."
            yield Number("bid_limit", "Bid up to", 1, MOST_BID, group="orders", default=most, hint=hint)
        if name == "competitor" and partial.get(name) == "least":
            yield competitor.least_field("competitor_least", orders.competitor_least)


class PlanAhead(Asking):
    """Plans for the round that begins, of all together; before the first round everybody is asked."""

    kind = "orders"

    def decision(self, question: Question) -> Decision:
        return Decision(self.kind, f"Your plan for round {question.state.round}")

    def briefing(self, question: Question) -> str:
        state = question.state
        return f"You are number {state.order.index(question.seat) + 1} of {len(state.order)} in this round."

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return self.form(question)(partial)

    def form(self, question: Question) -> Form:
        war = war_field("fare_wars", "Fare Wars in your turn", question.airline.planned)
        sheet = plan_form.Sheet(question.state, question.atlas, question.airline, proposed=True)
        return lambda partial: (war, *sheet.fields(partial))

    def default(self, question: Question) -> Choice:
        airline = question.airline
        peace = PEACE if airline.planned.fare_wars == "form" else {}
        silent = peace if airline.planned.acts else {**peace, "plan": plan_form.ASK}
        return with_defaults(self.form(question), silent)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        for seat, choice in choices.items():
            play.update(seat, once=plan_form.made(choice), once_ends=1)


def war_field(name: str, label: str, plan: Plan, group: str = "plan") -> Pick:
    """Fare Wars for one turn; an order for them is the default."""
    return _war_field(name, label, "stay" if plan.fare_wars == "form" else plan.fare_wars, group)


@lru_cache(maxsize=64)
def _war_field(name: str, label: str, default: str, group: str) -> Pick:
    hint = "In Fare Wars you take no profits, and add 2 in takeovers."
    return Pick(name, label, options(FARE_WARS), group=group, default=default, hint=hint)


def covered(airline: Airline) -> bool:
    """Whether a plan is in force that needs no question when the round begins."""
    return bool(airline.planned.acts) and airline.planned.fare_wars != "form"


def next_war(airline: Airline, choice: Choice) -> Airline:
    """The airline with what its turn's form says of Fare Wars in the turn after."""
    answer, coming = choice.get("next.fare_wars"), airline.upcoming
    if answer is None or answer == coming.fare_wars:
        return airline
    once = msgspec.convert({**asdict(coming), "fare_wars": answer}, Plan)
    return replace(airline, once=once, once_ends=2)


def turn_over(airline: Airline) -> Airline:
    """A plan for one turn is forgotten after it."""
    ends = max(0, airline.once_ends - 1)
    return replace(airline, once=airline.once if ends else None, once_ends=ends)
