"""The start of a turn: a new company, Fare Wars, and a strike that goes on or is settled."""

from __future__ import annotations

from collections.abc import Mapping

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.draws import strike
from rules.airbaron.finance import contract
from rules.airbaron.finance.raising import Raising
from rules.airbaron.moves import new_company
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.engine import Choice, Field, Option, Pick, Value
from rules.values import Seat

FOLD, KEEP = "fold", "keep"


def must_ask(state: State, seat: Seat) -> bool:
    airline = state.airlines[seat]
    return (
        new_company.may_fold(state, seat)
        or airline.orders.fare_wars == "ask"
        or (airline.on_strike and airline.orders.strike == "ask")
    )


def fields(state: State, atlas: Atlas, seat: Seat, partial: Choice) -> tuple[Field, ...]:
    folds: tuple[Field, ...] = ()
    if new_company.may_fold(state, seat):
        options = (
            Option(KEEP, "Keep this company"),
            Option(FOLD, "Fold, and start a new one", "cash, contract, strike and loan are gone"),
        )
        folds = (Pick("company", "Company", options, default=KEEP),)
    now = "in" if _war_ordered(state, seat) else "out"
    options = (Option("out", "Out of Fare Wars"), Option("in", "In Fare Wars", "no profits, +2 in takeovers"))
    wars = Pick("fare_wars", "Fare Wars", options, default=now)
    if not state.airlines[seat].on_strike:
        return (*folds, wars)
    return (*folds, wars, *strike.fields(settling(state, atlas, seat), partial))


def settling(state: State, atlas: Atlas, seat: Seat) -> Raising:
    """Contract money comes in before the settlement, and the cost falls; loans come later in the turn."""
    play = Play.supposing(state, atlas)
    contract.collect(play, seat)
    cost = strike.relieved_cost(state, atlas)
    return Raising(play.state, atlas, seat, cost, lending=False, free=True)


def default(state: State, atlas: Atlas, seat: Seat) -> dict[str, Value]:
    keep: dict[str, Value] = {"company": KEEP} if new_company.may_fold(state, seat) else {}
    wars = "in" if _war_ordered(state, seat) else "out"
    settle = strike.default(settling(state, atlas, seat)) if state.airlines[seat].on_strike else {}
    return {**keep, "fare_wars": wars, **settle}


def answer(play: Play, choices: Mapping[Seat, Choice]) -> None:
    ((seat, choice),) = choices.items()
    if choice.get("company") == FOLD:
        new_company.fold(play, seat)
    go(play, seat, into=choice["fare_wars"] == "in")
    contract.collect(play, seat)
    if play.airline(seat).on_strike:
        strike.relieve(play, seat)
        strike.raise_and_decide(play, strike.raising_before_draws(play.state, play.atlas, seat), choice)


def unasked(play: Play, seat: Seat) -> None:
    """What the standing orders say."""
    airline = play.airline(seat)
    go(play, seat, into=_war_ordered(play.state, seat))
    contract.collect(play, seat)
    if airline.on_strike:
        strike.relieve(play, seat)
        strike.settle_unasked(play, seat)


def _war_ordered(state: State, seat: Seat) -> bool:
    """Fare Wars as the standing order wants them; without one, as they are."""
    airline = state.airlines[seat]
    return {"in": True, "out": False}.get(airline.orders.fare_wars, airline.fare_wars)


def go(play: Play, seat: Seat, *, into: bool) -> None:
    if into != play.airline(seat).fare_wars:
        play.update(seat, fare_wars=into)
        play.tell("fare_wars", seat=seat, now="in" if into else "out")
