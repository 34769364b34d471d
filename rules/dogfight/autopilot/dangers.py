"""Dangers to keep clear of: shells about to go off, balloons about to, collisions, and the clouds."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rules.dogfight.autopilot.courses import AirPlace, AirPlaces, Column
from rules.dogfight.autopilot.crossfire import lengths
from rules.dogfight.autopilot.gunnery import GIRTH, punch
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Side
from rules.dogfight.planning.scripts import Mask
from rules.dogfight.view import DogfightView

BLAST = 0.25
"""How likely a balloon under fire goes up in this very round."""
BUMP = 55.0
"""Dots closer than this are mostly cards that overlap."""
BLIND = 3.0
"""What a round in the clouds, blind and out of the fight, counts in damage points."""


class Dangers:
    """Tells what places cost in a round, in damage points to expect."""

    def __init__(self, view: DogfightView, hangar: Hangar, side: Side) -> None:
        self.view = view
        self.shell = punch(hangar.figures.damage["C"])
        self.burst = hangar.figures.sizes.artillery_counter.value / 2 + GIRTH
        self.ruler = hangar.ruler
        self.high = "altitude" in view.rules
        self.collisions = "collisions" in view.rules
        self.balloons = [each for each in view.balloons if each.status == "aloft"]
        self.hostile = [each for each in self.balloons if each.side != side]
        self.none = not (view.shells or self.hostile or self.collisions or view.cloud_level is not None)
        """Whether there is nothing to keep clear of, wherever one flies."""

    def toll(self, at: int, places: AirPlaces, friends: Sequence[AirPlace]) -> Column:
        found: Column = (
            self._shells(at, places)
            + self._blasts(places)
            + self._bumps(places, friends)
            + self._clouds(places)
        )
        return found

    def _shells(self, at: int, places: AirPlaces) -> Column:
        bursts = np.zeros_like(places.x)
        for shell in self.view.shells:
            if shell.due == at + 1:
                bursts += _near(places, *shell.point, self.burst) & (
                    shell.level is None or places.level == shell.level
                )
        return self.shell * bursts

    def _blasts(self, places: AirPlaces) -> Column:
        """A balloon that explodes hurts whoever is on its card, with altitude all around it."""
        around = self.ruler / 2 + GIRTH if self.high else BUMP
        near = np.zeros_like(places.x)
        for each in self.hostile:
            if each.flames or each.damage_cards:
                level = np.abs((each.level or 0) - places.level) <= self.high
                near += level & _near(places, each.pose.x, each.pose.y, around)
        return BLAST * self.shell * near

    def _bumps(self, places: AirPlaces, friends: Sequence[AirPlace]) -> Column:
        met = np.zeros_like(places.x)
        if self.collisions:
            balloons = [AirPlace.of(each.pose, each.level or 0) for each in self.balloons]
            for other in (*friends, *balloons):
                met += (places.level == other.level) & _near(places, other.x, other.y, BUMP)
        return self.shell * met

    def _clouds(self, places: AirPlaces) -> Column:
        return BLIND * np.array([self.view.clouded(int(level)) for level in places.level.tolist()])


def _near(places: AirPlaces, x: float, y: float, limit: float) -> Mask:
    found: Mask = lengths(x - places.x, y - places.y) < limit
    return found
