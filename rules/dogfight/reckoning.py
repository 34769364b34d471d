"""Reckoning: what plans of both sides lead to on average, without flying them.

Fire is reckoned by eye, as the stand-in does, and damage by what is to be expected of it: to find out by
dealing cards which of two plans is the better one would take hundreds of turns.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.dogfight import perspective
from rules.dogfight.autopilot.courses import Course
from rules.dogfight.autopilot.craft import Craft, size_up
from rules.dogfight.balance import STEEPNESS, WEAR
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Side
from rules.dogfight.planning.slots import chosen_cards
from rules.dogfight.state import ROUNDS, State
from rules.engine import Choice
from rules.values import Seat

POSITION = 0.15
"""What it is worth to end the turn on an enemy's tail, in airplanes."""
NEAR = 300.0
"""Millimetres up to which that counts in full."""
LEVEL = 0.25
"""How much of it each level between two airplanes costs."""
CORNERED = 0.4
"""What it costs to have no way on that stays on the table."""
SCATTER = 1.9
"""How far the points of one card lie from what is to be expected of it."""


class Flight(NamedTuple):
    craft: Craft
    course: Course
    way_on: bool


class Reckoner:
    """Both sides' airplanes, everything known, and all courses that have been asked about."""

    def __init__(self, state: State, hangar: Hangar, side: Side) -> None:
        self.side = side
        self.crafts: list[Craft] = []
        for seat in sorted(state.seats()):
            view = perspective.view(state, hangar, seat)
            own = [plane for plane in view.planes if plane.seat == seat and plane.status == "flying"]
            self.crafts += [size_up(plane, view, hangar) for plane in own]
        self._flights: dict[tuple[str, tuple[int, ...]], Flight] = {}

    @staticmethod
    def covers(state: State) -> bool:
        """Whether nothing but airplanes is at stake, and all of them can be seen."""
        more = state.balloons or state.ground or state.missions or state.in_force.cloud_cover
        return state.stage == "plan" and not more

    def __call__(self, choices: Mapping[Seat, Choice]) -> float:
        """How these plans of all will leave the side, from 0 to 1."""
        flights = [self._flight(craft, choices[craft.seen.seat]) for craft in self.crafts]
        ahead = 0.0
        for flight in flights:
            sign = 1.0 if flight.craft.side == self.side else -1.0
            foes = [foe for foe in flights if foe.craft.side != flight.craft.side]
            ahead += sign * (self._prospects(flight, foes) - self._loss(flight, foes))
        return 1 / (1 + math.exp(-STEEPNESS * ahead))

    def _flight(self, craft: Craft, choice: Choice) -> Flight:
        cards = chosen_cards(craft.id, craft.navigator.airplane.cards, choice)
        key = craft.id, tuple(card.number for card in cards)
        if key not in self._flights:
            course = craft.course(cards)
            way_on = course.stays and craft.navigator.has_a_way_on(course)
            self._flights[key] = Flight(craft, course, way_on)
        return self._flights[key]

    def _loss(self, flight: Flight, foes: Sequence[Flight]) -> float:
        """How much of an airplane will be gone; all of it, if it leaves the table."""
        if not flight.course.stays:
            return 1.0
        cards, points = 0.0, 0.0
        for foe in foes:
            for at in range(ROUNDS):
                if at < foe.course.aloft:
                    drawn, hurt = _fire(foe, flight, at)
                    cards, points = cards + drawn, points + hurt
        gone, bears = 0.0, flight.craft.seen.resistance
        worn = 1 - flight.craft.left / bears
        if cards:
            gone = _normal((points + 0.5 - flight.craft.left) / (SCATTER * math.sqrt(cards)))
        return gone + (1 - gone) * WEAR * min(worn + points / bears, 1.0)

    def _prospects(self, flight: Flight, foes: Sequence[Flight]) -> float:
        if not flight.course.stays:
            return 0.0
        best = max((_advantage(flight.course, foe.course) for foe in foes if foe.course.stays), default=0.0)
        return POSITION * best / 2 - (0.0 if flight.way_on else CORNERED)


def _fire(shooter: Flight, target: Flight, at: int) -> tuple[int, float]:
    """The cards that the target will draw in a round, and the points to be expected of them."""
    cards, points = 0, 0.0
    place, there = shooter.course.places[at], target.course.places[at]
    for gun in shooter.craft.guns:
        if gun.jammed <= at:
            drawn = gun.cards(place, there)
            cards, points = cards + drawn, points + gun.punch * drawn
    return cards, points


def _advantage(own: Course, foe: Course) -> float:
    """From 1, behind an enemy's tail, to -1, before his guns with one's back to him; less from afar."""
    here, there = own.end, foe.end
    east, north = there.x - here.x, there.y - here.y
    away = math.hypot(east, north) or 1.0
    on_my_nose = (east * here.sin + north * here.cos) / away
    on_his_nose = -(east * there.sin + north * there.cos) / away
    return (on_my_nose - on_his_nose) / 2 * min(NEAR / away, 1.0) - LEVEL * abs(here.level - there.level)


def _normal(x: float) -> float:
    return (1 + math.erf(x / math.sqrt(2))) / 2
