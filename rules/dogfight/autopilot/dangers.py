"""Dangers to keep clear of: shells about to go off, balloons about to, collisions, and the clouds."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rules.dogfight.autopilot.courses import Place
from rules.dogfight.autopilot.gunnery import GIRTH, punch
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Side
from rules.dogfight.view import DogfightView

BLAST = 0.25
"""How likely a balloon under fire goes up in this very round."""
BUMP = 55.0
"""Dots closer than this are mostly cards that overlap."""
BLIND = 3.0
"""What a round in the clouds, blind and out of the fight, counts in damage points."""


class Dangers:
    """Tells what a place costs in a round, in damage points to expect."""

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

    def toll(self, at: int, place: Place, friends: Sequence[Place]) -> float:
        return (
            self._shells(at, place) + self._blasts(place) + self._bumps(place, friends) + self._clouds(place)
        )

    def _shells(self, at: int, place: Place) -> float:
        bursts = [
            shell
            for shell in self.view.shells
            if shell.due == at + 1
            and shell.level in {None, place.level}
            and math.dist(shell.point, (place.x, place.y)) < self.burst
        ]
        return self.shell * len(bursts)

    def _blasts(self, place: Place) -> float:
        """A balloon that explodes hurts whoever is on its card, with altitude all around it."""
        around = self.ruler / 2 + GIRTH if self.high else BUMP
        near = [
            each
            for each in self.hostile
            if (each.flames or each.damage_cards)
            and abs((each.level or 0) - place.level) <= self.high
            and math.hypot(each.pose.x - place.x, each.pose.y - place.y) < around
        ]
        return BLAST * self.shell * len(near)

    def _bumps(self, place: Place, friends: Sequence[Place]) -> float:
        if not self.collisions:
            return 0.0
        balloons = [Place.of(each.pose, each.level or 0) for each in self.balloons]
        met = [
            other
            for other in (*friends, *balloons)
            if other.level == place.level and math.hypot(other.x - place.x, other.y - place.y) < BUMP
        ]
        return self.shell * len(met)

    def _clouds(self, place: Place) -> float:
        return BLIND if self.view.clouded(place.level) else 0.0
