"""Event markers: Fuel Cost Hike, Crash, Recession and Local Competitor; a Strike has a module of its own."""

from __future__ import annotations

from rules.airbaron.draws import strike
from rules.airbaron.finance import charges
from rules.airbaron.network import hubs
from rules.airbaron.play import Play
from rules.airbaron.state import Debt
from rules.values import Seat


def resolve(play: Play, seat: Seat, marker: str) -> None:
    effect = {
        "fuel": fuel_cost_hike,
        "crash": crash,
        "recession": recession,
        "competitor": local_competitor,
        "strike": strike.drawn,
    }[marker]
    effect(play, seat)


def fuel_cost_hike(play: Play, seat: Seat) -> None:
    """Everyone pays ten percent of market share, at least $1; airlines under strike pay nothing."""
    play.tell("fuel", seat=seat)
    shares = hubs.shares(play.state, play.atlas)
    debts = []
    for airline in play.state.airlines:
        if airline.on_strike and not airline.left:
            play.tell("immune", seat=airline.seat, why="fuel")
        elif not airline.left:
            debts.append(Debt(airline.seat, max(1, shares[airline.seat] // 10), "fuel"))
    charges.charge(play, debts)


def crash(play: Play, seat: Seat) -> None:
    if play.airline(seat).on_strike:
        play.tell("immune", seat=seat, why="crash")
        return
    dice = [play.die("crash"), play.die("crash")]
    play.tell("crash", seat=seat, dice=dice, amount=sum(dice))
    charges.charge(play, [Debt(seat, sum(dice), "crash")])


def recession(play: Play, seat: Seat) -> None:
    play.change(recession=True)
    play.tell("recession", seat=seat)


def local_competitor(play: Play, seat: Seat) -> None:
    """Its drawer holds it until it is used or the round is over."""
    play.change(competitor=seat)
    play.tell("competitor", seat=seat)
