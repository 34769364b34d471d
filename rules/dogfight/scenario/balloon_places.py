"""Where balloons may stand: a ruler from each other, but for barrages, and three from enemy guns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from shapely import Polygon

from rules.dogfight.box.components import Size
from rules.dogfight.box.figures import Figures
from rules.dogfight.kinds import Side
from rules.dogfight.ruler.geometry import TOLERANCE, card
from rules.dogfight.scenario.places import pose_at
from rules.dogfight.scenario.schema import Scenario, ScenarioPlace

APART = 1
"""Rulers between two balloons."""
FROM_GUNS = 3
"""Rulers between a balloon and an enemy's anti-aircraft gun."""


class _Placed(NamedTuple):
    name: str
    side: Side
    shape: Polygon
    barrage: bool = False


def faults(scenario: Scenario, figures: Figures) -> Iterator[str]:
    """What is wrong with a scenario's balloons, in words."""
    ruler = figures.sizes.ruler.value
    balloons, guns = list(_balloons(scenario, figures)), list(_guns(scenario, figures))
    for one, other in combinations(balloons, 2):
        if not (one.barrage and other.barrage) and _nearer(one, other, APART * ruler):
            yield f"{one.name} and {other.name} are less than {APART} ruler apart"
    for balloon in balloons:
        for gun in guns:
            if gun.side != balloon.side and _nearer(balloon, gun, FROM_GUNS * ruler):
                yield f"{balloon.name} is less than {FROM_GUNS} rulers from {gun.name}"


def _balloons(scenario: Scenario, figures: Figures) -> Iterator[_Placed]:
    for side, force in scenario.sides.items():
        for number, entry in enumerate(force.balloons, start=1):
            shape = _shape(scenario, figures, side, entry.place, figures.sizes.balloon)
            yield _Placed(f"{side}, balloon {number}", side, shape, entry.barrage)


def _guns(scenario: Scenario, figures: Figures) -> Iterator[_Placed]:
    for side, force in scenario.sides.items():
        for number, entry in enumerate(force.ground, start=1):
            if entry.card == "aa-gun":
                shape = _shape(scenario, figures, side, entry.place, figures.sizes.ground_card)
                yield _Placed(f"{side}, ground card {number}", side, shape)


def _shape(scenario: Scenario, figures: Figures, side: Side, place: ScenarioPlace, size: Size) -> Polygon:
    return card(pose_at(scenario, side, place, figures.sizes.ruler.value), size)


def _nearer(one: _Placed, other: _Placed, distance: float) -> bool:
    return one.shape.distance(other.shape) < distance - TOLERANCE
