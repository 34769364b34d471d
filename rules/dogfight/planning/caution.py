"""The plan for whoever does not plan: legal, and with as few dangers as there can be.

First of all no airplane is lost, then none is hurt for certain, then none is by what may be gone by then. All
of a seat's airplanes are planned together, so that they do not fly into each other. Of plans that are equally
safe, one leaves a way on for the next turn, and has room ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rules.dogfight.hangar import Hangar
from rules.dogfight.planning.flights import Flights, flights
from rules.dogfight.planning.form import as_choice
from rules.dogfight.planning.scripts import Column, Numbers
from rules.dogfight.planning.threats import Tolls, meetings, room, room_ahead, tolls, trapped
from rules.dogfight.state import Plane, State
from rules.engine import Choice
from rules.values import Seat

ROOMY = 150.0
"""Further from every edge than this, no place is safer than another."""
FEW = 16
"""Of so many plans it is looked first what comes after them."""
PASSES = 4
"""How often airplanes that would collide are planned anew, each minding all others."""


def cautious_plan(state: State, hangar: Hangar, seat: Seat) -> Choice:
    wing = _Wing(state, hangar, state.of_seat(seat))
    choice: dict[str, str] = {}
    for pilot, plan in zip(wing.pilots, wing.planned(), strict=True):
        choice.update(as_choice(pilot.flown.plane, pilot.flown.cards(plan)))
    return choice


class _Pilot(NamedTuple):
    """An airplane, all it may fly, and what that would cost it."""

    flown: Flights
    toll: Tolls


class _Wing:
    """A seat's airplanes."""

    def __init__(self, state: State, hangar: Hangar, planes: Sequence[Plane]) -> None:
        self.state = state
        self.hangar = hangar
        self.collide = state.in_force.altitude and state.in_force.collisions
        each = [flights(state, hangar, plane) for plane in planes]
        self.pilots = [_Pilot(flown, tolls(state, hangar, flown)) for flown in each]

    def planned(self) -> list[int]:
        """For each airplane which of its plans."""
        chosen: dict[int, int] = {}
        for at in range(len(self.pilots)):
            chosen[at] = self._best(at, chosen)
        for _ in range(PASSES if self.collide else 0):
            colliding = [at for at in chosen if self._meetings(at, chosen)[chosen[at]]]
            for at in colliding:
                chosen[at] = self._best(at, chosen)
            if not colliding:
                break
        return [chosen[at] for at in range(len(self.pilots))]

    def _best(self, at: int, chosen: dict[int, int]) -> int:
        """The safest plan of an airplane, minding those already made."""
        flown, toll = self.pilots[at]
        left = np.arange(len(flown.numbers))
        hurts = toll.hurts + 2 * self._meetings(at, chosen)
        unasked = flown.unasked[flown.rows].any(axis=1)
        for column in (toll.end, -toll.alive.sum(axis=1), hurts, toll.risks, unasked):
            left = _least(left, np.asarray(column)[left])
        order = left[np.lexsort([*flown.numbers[left, ::-1].T, -self._room(flown)[left]])]
        return self._with_a_way_on(flown, order)

    def _with_a_way_on(self, flown: Flights, order: Numbers) -> int:
        """The first after which there is one; it is among the first few unless there is next to none."""
        for some in (order[:FEW], order[FEW:]):
            free = ~trapped(self.state, self.hangar, flown, some)
            if free.any():
                return int(some[np.argmax(free)])
        return int(order[0])

    def _meetings(self, at: int, chosen: dict[int, int]) -> Numbers:
        """How many of the others each plan of an airplane would collide with."""
        flown, toll = self.pilots[at]
        met = np.zeros(len(flown.numbers), dtype=np.intp)
        for other, plan in chosen.items() if self.collide else ():
            if other != at:
                pilot = self.pilots[other]
                met += meetings(flown, toll.alive, pilot.flown, pilot.toll.alive, plan)
        return met

    def _room(self, flown: Flights) -> Column:
        """The closest call on the way, and the room left ahead at the end; the same on every machine."""
        closest = room(self.state, flown.places)[flown.rows].min(axis=1)
        ahead = room_ahead(self.state, flown.ends, ROOMY)
        found: Column = np.round(np.minimum(np.minimum(closest, ahead), ROOMY), 3)
        return found


def _least(plans: Numbers, column: npt.NDArray[Any]) -> Numbers:
    """Those of the plans for which it is least."""
    least: Numbers = plans[column == column.min()]
    return least
