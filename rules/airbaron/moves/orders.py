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
from rules.airbaron.moves.plan_form import FARE_WARS, WAR_HINT
from rules.airbaron.play import Asking, Play, Question
from rules.airbaron.state import Airline, Orders, Plan, State, with_airline
from rules.airbaron.wording import noted, plain
from rules.engine import Choice, Decision, Field, Form, Number, Option, Pick
from rules.forms import with_defaults
from rules.said import Said, Text, said
from rules.values import Seat

BY_FORM = noted("form", "airbaron-orders.fare-wars-form")
LASTING = (
    noted("good", "airbaron-orders.lasting-good"),
    noted("turn", "airbaron-orders.lasting-turn"),
)
STANDING: dict[str, tuple[str, tuple[Option, ...]]] = {
    "sequence": (
        "airbaron-orders.sequence",
        (
            noted("profits", "airbaron-orders.sequence-profits"),
            noted("events", "airbaron-orders.sequence-events"),
            noted("ask", "airbaron-orders.sequence-ask"),
        ),
    ),
    "two_events": (
        "airbaron-orders.two-events",
        (
            noted("ask", "airbaron-orders.two-events-ask"),
            noted("drawn", "airbaron-orders.two-events-drawn"),
        ),
    ),
    "strike": (
        "airbaron-orders.strike",
        (
            plain("ask", "airbaron-orders.strike-ask"),
            noted("settle", "airbaron-orders.strike-settle"),
            noted("strike", "airbaron-orders.strike-strike"),
        ),
    ),
    "bids": (
        "airbaron-orders.bids",
        (
            plain("ask", "airbaron-orders.bids-ask"),
            plain("pass", "airbaron-orders.bids-pass"),
            noted("limit", "airbaron-orders.bids-limit"),
        ),
    ),
    "cutbacks": (
        "airbaron-orders.cutbacks",
        (
            plain("ask", "airbaron-orders.cutbacks-ask"),
            noted("cheapest", "airbaron-orders.cutbacks-cheapest"),
        ),
    ),
    "competitor": (
        "airbaron-orders.competitor",
        (noted("drawn", "airbaron-orders.competitor-drawn"), *competitor.USES),
    ),
}
"""The message of each order, whose label it is and which has a hint, and its options."""
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
        said("airbaron-orders.lasting"),
        LASTING,
        group="plan",
        default=airline.lasting,
        hint=said("airbaron-orders.lasting.hint"),
    )
    yield Pick(
        "fare_wars",
        said("airbaron-orders.fare-wars-in-my-turn"),
        (BY_FORM, *FARE_WARS),
        group="plan",
        default=airline.planned.fare_wars,
        hint=WAR_HINT,
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
    for name, (key, options) in STANDING.items():
        stands = str(getattr(orders, name))
        hint = said(f"{key}.hint")
        yield Pick(name, said(key), options, group="orders", default=stands, hint=hint)
        if name == "bids" and partial.get(name) == "limit":
            most = max(1, orders.bid_limit)
            label, hint = said("airbaron-orders.bid-limit"), said("airbaron-orders.bid-limit.hint")
            yield Number("bid_limit", label, 1, MOST_BID, group="orders", default=most, hint=hint)
        if name == "competitor" and partial.get(name) == "least":
            yield competitor.least_field("competitor_least", orders.competitor_least)


class PlanAhead(Asking):
    """Plans for the round that begins, of all together; before the first round everybody is asked."""

    kind = "orders"

    def decision(self, question: Question) -> Decision:
        return Decision(self.kind, said("airbaron-orders.plan-ahead", round=question.state.round))

    def briefing(self, question: Question) -> Text:
        order = question.state.order
        place = order.index(question.seat) + 1
        return said("airbaron-orders.number-in-round", place=place, turns=len(order))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return self.form(question)(partial)

    def form(self, question: Question) -> Form:
        war = war_field("fare_wars", question.airline.planned)
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


_WAR_LABELS: dict[str, Said] = {
    "fare_wars": said("airbaron-orders.fare-wars-in-your-turn"),
    "next.fare_wars": said("airbaron-orders.next-fare-wars"),
}


def war_field(name: str, plan: Plan, group: str = "plan") -> Pick:
    """Fare Wars for one turn; an order for them is the default."""
    return _war_field(name, "stay" if plan.fare_wars == "form" else plan.fare_wars, group)


@lru_cache(maxsize=64)
def _war_field(name: str, default: str, group: str) -> Pick:
    return Pick(name, _WAR_LABELS[name], FARE_WARS, group=group, default=default, hint=WAR_HINT)


def has_answer(name: str, answer: str) -> bool:
    """Whether a standing order can be that."""
    return any(option.value == answer for option in STANDING[name][1])


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
