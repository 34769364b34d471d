"""Another state that a seat cannot tell from the true one: all that is hidden from it is dealt anew.

Hidden are what the event markers are that the seat has not seen, other seats' standing orders, and, when
cash is hidden, what lies below the top bill of other seats' piles.
"""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.perspective import top_bill
from rules.airbaron.state import (
    Airline,
    BidsOrder,
    CompetitorOrder,
    CutbacksOrder,
    FareWarsOrder,
    Orders,
    SequenceOrder,
    State,
    StrikeOrder,
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
    dealt = dice.shuffle([state.secrets[token] for token in unseen], "imagined events")
    secrets = {**state.secrets, **dict(zip(unseen, dealt, strict=True))}
    return replace(state, airlines=airlines, bank=state.bank - spread, secrets=secrets)


def _imagined(state: State, atlas: Atlas, airline: Airline, dice: Dice) -> Airline:
    hidden = not state.cash_open and state.outcome is None
    cash = _pile(airline.cash, atlas, dice) if hidden else airline.cash
    return replace(airline, cash=cash, orders=_orders(state, atlas, dice))


def _pile(cash: int, atlas: Atlas, dice: Dice) -> int:
    """Another amount with the same top bill."""
    top = top_bill(cash, atlas)
    if not top:
        return cash
    larger = [bill for bill in atlas.tracks.bills.values if bill > top]
    return top + dice.below(min(larger) - top if larger else _RICH, "imagined cash")


def _orders(state: State, atlas: Atlas, dice: Dice) -> Orders:
    plan = (f"buy:{draw(dice, tuple(atlas.domestic))}",) if dice.below(2) else ()
    fare_wars: FareWarsOrder = draw(dice, get_args(FareWarsOrder))
    if not state.advanced:
        return Orders(fare_wars=fare_wars, plan=plan)
    sequence: SequenceOrder = draw(dice, get_args(SequenceOrder))
    strike: StrikeOrder = draw(dice, get_args(StrikeOrder))
    bids: BidsOrder = draw(dice, get_args(BidsOrder))
    cutbacks: CutbacksOrder = draw(dice, get_args(CutbacksOrder))
    competitor: CompetitorOrder = draw(dice, get_args(CompetitorOrder))
    return Orders(
        fare_wars=fare_wars,
        plan=plan,
        sequence=sequence,
        strike=strike,
        bids=bids,
        bid_limit=dice.below(40),
        cutbacks=cutbacks,
        competitor=competitor,
        competitor_least=dice.below(20),
    )
