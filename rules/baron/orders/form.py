"""The form of standing orders, and the state once they are given."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.answers import one_of
from rules.baron.orders.event_orders import NONE, open_windows, read_events
from rules.baron.orders.texts import (
    BANK,
    BONUS,
    DESIGN,
    DISCARD,
    LICENCE,
    RETURNS,
    SPY,
    order_field,
)
from rules.baron.phase import Question
from rules.baron.standing import Orders, Standing
from rules.baron.state import State
from rules.engine import Choice, Field, Option, Pick
from rules.said import said
from rules.values import Seat

GOOD, TURN = "good", "turn"
WISH = "wish"


def order_fields(question: Question, partial: Choice) -> Iterator[Field]:
    """Orders for this turn begin with what was written down for it; lasting ones with those that last."""
    state, figures, company = question.state, question.figures, question.company
    standing = state.orders.get(question.seat, Standing())
    lasting = GOOD if standing.turn is None else TURN
    shown = standing.good if partial.get("lasting", lasting) == GOOD else state.orders_of(company)
    yield Pick(
        name="lasting",
        label=said("baron-orders.lasting"),
        options=(
            Option(GOOD, said("baron-orders.lasting-good"), said("baron-orders.lasting-good.note")),
            Option(TURN, said("baron-orders.lasting-turn"), said("baron-orders.lasting-turn.note")),
        ),
        slot="lasting",
        default=lasting,
        hint=said("baron-orders.lasting.hint"),
    )
    for window in open_windows(question, shown, plan=False):
        yield from window(partial)
    yield order_field("spy", said("baron-orders.field-spy"), SPY, shown.spy)
    yield _design_field(state, question.seat, shown)
    yield order_field("bank", said("baron-orders.field-bank"), BANK, shown.bank)
    if state.mode != "solitaire":
        yield order_field("returns", said("baron-orders.field-returns"), RETURNS, shown.returns)
    if company.licences:
        yield order_field("licence", said("baron-orders.field-licence"), LICENCE, shown.licence)
    if company.bonus_actions:
        yield order_field("bonus", said("baron-orders.field-bonus"), BONUS, shown.bonus)
    if figures.companies[company.key].research:
        yield order_field("discard", said("baron-orders.field-discard"), DISCARD, shown.discard)


def _design_field(state: State, seat: Seat, shown: Orders) -> Pick:
    """Who has ordered nothing yet is shown what holds without an order."""
    wished = state.plan_of(state.of(seat)).wish is not None
    texts = {order: text for order, text in DESIGN.items() if order != WISH or wished}
    unordered = seat not in state.orders and shown.design == Orders().design
    stands = state.usual_design(seat) if unordered else shown.design
    return order_field(
        "design", said("baron-orders.field-design"), texts, stands if stands in texts else "valuable"
    )


def with_orders(state: State, seat: Seat, choice: Choice) -> State:
    """Orders for this turn also take the place of what was written down for it."""
    given = read(choice)
    if choice.get("lasting") != TURN:
        return replace(state, orders={**state.orders, seat: Standing(given)})
    good = state.orders.get(seat, Standing()).good
    written = {each: plan.left_to_orders() if each == seat else plan for each, plan in state.written.items()}
    return replace(state, orders={**state.orders, seat: Standing(good, given)}, written=written)


def read(choice: Choice) -> Orders:
    """What the form says; what it does not say is as it is by default."""
    usual = Orders()
    return Orders(
        events={window: order for window, order in read_events(choice).items() if order.play != NONE},
        spy=one_of(SPY, choice.get("spy")) or usual.spy,
        design=one_of(DESIGN, choice.get("design")) or usual.design,
        bank=one_of(BANK, choice.get("bank")) or usual.bank,
        returns=one_of(RETURNS, choice.get("returns")) or usual.returns,
        licence=one_of(LICENCE, choice.get("licence")) or usual.licence,
        bonus=one_of(BONUS, choice.get("bonus")) or usual.bonus,
        discard=one_of(DISCARD, choice.get("discard")) or usual.discard,
    )
