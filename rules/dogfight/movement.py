"""Movement: everybody flies the round's card at the same time; whose dot is then off the table is out."""

from __future__ import annotations

from msgspec.structs import replace

from rules.dice import Dice
from rules.dogfight import events
from rules.dogfight.damage import Dealer
from rules.dogfight.geometry import fly, inside, playing_area
from rules.dogfight.hangar import Hangar
from rules.dogfight.state import State, with_planes
from rules.dogfight.view import Flown
from rules.engine import Event


def move(state: State, hangar: Hangar, log: list[Event]) -> State:
    moved, flown = [], []
    for plane in state.flying():
        airplane = hangar[plane.model]
        number, *rest = plane.plan
        end = fly(plane.pose, airplane.cards[number], airplane.size)
        log.append(events.moved(state.round, plane.id, number, plane.pose, end))
        flown.append(Flown(state.round, plane.id, number, plane.pose, end))
        moved.append(replace(plane, pose=end, plan=tuple(rest)))
    return replace(with_planes(state, moved), flown=(*state.flown, *flown))


def take_out_those_who_left(state: State, hangar: Hangar, dice: Dice, log: list[Event]) -> State:
    """An airplane whose dot is outside the table when the movement ends is out of the game."""
    area = playing_area(state.width, state.length)
    gone = [plane.id for plane in state.flying() if not inside(area, plane.pose)]
    if not gone:
        return state
    dealer = Dealer(state, hangar, dice, log)
    for plane in gone:
        log.append(events.left(state.round, plane))
        dealer.take_out(plane, "left")
    return dealer.state()
