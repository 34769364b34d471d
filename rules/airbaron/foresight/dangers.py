"""What a choice would do to those who make it, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from rules.airbaron import wording
from rules.airbaron.box.atlas import Atlas
from rules.airbaron.moves import victory
from rules.airbaron.network import hubs
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.engine import Danger
from rules.values import Seat
from rules.wording import listed

LEAVING = Danger("You leave the game for good; your spokes stay on the map and earn you nothing.")


def of_folding(play: Play, seat: Seat) -> Iterator[Danger]:
    cash, holder = play.airline(seat).cash, play.state.contract_holder == seat
    lost = [*([f"${cash}"] if cash else []), *(["the government contract"] if holder else [])]
    if lost:
        yield Danger(f"Folding the company gives up {listed(lost)}.")


def of_selling(asset: str, before: State, after: State, atlas: Atlas, seat: Seat) -> Iterator[Danger]:
    """Market share that is lost, and foreign spokes that are forfeited with the last domestic one."""
    sold = wording.asset(asset, atlas)
    if lost := hubs.shares(before, atlas)[seat] - hubs.shares(after, atlas)[seat]:
        hub = atlas.hub_of(asset)
        what = "control of" if hubs.controls(before, atlas, hub, seat) else "dominance over"
        yield Danger(f"Selling {sold} costs you {what} {atlas.city(hub)}: market share −{lost}.")
    forfeited = [code for code in before.spokes_of(seat) if code not in after.owners and code != asset]
    if forfeited:
        spokes = listed([wording.spoke(code, atlas) for code in forfeited])
        yield Danger(f"Selling {sold} gives up {spokes} for nothing.")


def of_no_win(play: Play, seat: Seat) -> Iterator[Danger]:
    """The goal would be reached at the end of the turn, in vain."""
    airline, goal = play.airline(seat), play.atlas.goal
    total = victory.reached(play, seat)
    if total >= goal and airline.loan:
        yield Danger(f"You would reach {total} of {goal}, but nobody wins who owes a loan.")
    elif total >= goal and airline.on_strike:
        yield Danger(f"You would reach {total} of {goal}, but nobody wins under strike.")
