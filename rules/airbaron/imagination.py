"""Another state that a seat cannot tell from the true one: all that is hidden from it is dealt anew.

Hidden are what the event markers are that the seat has not seen, other seats' plans and orders, and, when
cash is hidden, what lies below the top bill of other seats' piles.
"""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.finance.purse import top_bill
from rules.airbaron.state import (
    Airline,
    BidsOrder,
    CompetitorOrder,
    CompetitorUse,
    CutbacksOrder,
    FareWarsOrder,
    Orders,
    OtherwiseOrder,
    Plan,
    SequenceOrder,
    State,
    StrikeOrder,
    TwoEventsOrder,
)
from rules.dice import Dice, draw
from rules.values import Seat

_RICH = 200
"""How much more than a top bill of the largest kind may lie in an imagined pile."""


def imagine(state: State, atlas: Atlas, seat: Seat | None, dice: Dice) -> State:
    airlines = tuple(
        airline if airline.seat == seat else _imagined(state, atlas, airline, dice)
        for airline in state.airlines
    )
    spread = sum(each.cash for each in airlines) - sum(each.cash for each in state.airlines)
    unseen = [token for token in state.secrets if not state.known(token, seat)]
    dealt = dice.shuffle(sorted(state.secrets[token] for token in unseen), "imagined events")
    secrets = {**state.secrets, **dict(zip(unseen, dealt, strict=True))}
    return replace(
        state,
        airlines=airlines,
        bank=state.bank - spread,
        secrets=secrets,
        competitor_use=_use(state, seat, dice),
    )


def reshuffled(state: State, dice: Dice) -> State:
    """The event markers that nobody has seen changed about."""
    seats = (None, *(airline.seat for airline in state.airlines))
    unseen = [token for token in state.secrets if not any(state.known(token, seat) for seat in seats)]
    dealt = dice.shuffle(sorted(state.secrets[token] for token in unseen), "events")
    return replace(state, secrets={**state.secrets, **dict(zip(unseen, dealt, strict=True))})


def unordered(state: State, seat: Seat) -> State:
    """Without plans and orders of others."""
    airlines = tuple(
        airline
        if airline.seat == seat
        else replace(airline, orders=Orders(), plan=Plan(), once=None, once_ends=0)
        for airline in state.airlines
    )
    use = state.competitor_use if state.competitor == seat else None
    return replace(state, airlines=airlines, competitor_use=use)


def _imagined(state: State, atlas: Atlas, airline: Airline, dice: Dice) -> Airline:
    hidden = not state.cash_open and state.outcome is None
    cash = _pile(airline.cash, atlas, dice) if hidden else airline.cash
    once = _plan(atlas, dice) if dice.below(2) else None
    return replace(
        airline,
        cash=cash,
        orders=_orders(state, dice),
        plan=_plan(atlas, dice),
        once=once,
        once_ends=0 if once is None else 1,
    )


def _pile(cash: int, atlas: Atlas, dice: Dice) -> int:
    """Another amount with the same top bill."""
    top = top_bill(cash, atlas)
    if not top:
        return cash
    larger = [bill for bill in atlas.tracks.bills.values if bill > top]
    return top + dice.below(min(larger) - top if larger else _RICH, "imagined cash")


def _use(state: State, seat: Seat | None, dice: Dice) -> CompetitorUse | None:
    """What the holder of a Local Competitor said on drawing it is known to the holder alone."""
    if state.competitor is None or state.competitor == seat:
        return state.competitor_use
    return CompetitorUse(draw(dice, get_args(CompetitorOrder)), dice.below(20))


def _plan(atlas: Atlas, dice: Dice) -> Plan:
    act = f"{draw(dice, ('buy', 'takeover', 'jumbo'))}:{draw(dice, tuple(atlas.domestic))}"
    return Plan(
        fare_wars=draw(dice, get_args(FareWarsOrder)),
        acts=(act,) if dice.below(2) else (),
        otherwise=draw(dice, get_args(OtherwiseOrder)),
        keep=dice.below(20),
    )


def _orders(state: State, dice: Dice) -> Orders:
    if not state.advanced:
        return Orders()
    return Orders(
        sequence=draw(dice, get_args(SequenceOrder)),
        two_events=draw(dice, get_args(TwoEventsOrder)),
        strike=draw(dice, get_args(StrikeOrder)),
        bids=draw(dice, get_args(BidsOrder)),
        bid_limit=dice.below(40),
        cutbacks=draw(dice, get_args(CutbacksOrder)),
        competitor=draw(dice, get_args(CompetitorOrder)),
        competitor_least=dice.below(20),
    )
