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
from rules.said import Said, said

APART = 1
"""Rulers between two balloons."""
FROM_GUNS = 3
"""Rulers between a balloon and an enemy's anti-aircraft gun."""


class _Placed(NamedTuple):
    name: Said
    side: Side
    shape: Polygon
    barrage: bool = False


def faults(scenario: Scenario, figures: Figures) -> Iterator[Said]:
    """What is wrong with a scenario's balloons, each where it is."""
    ruler = figures.sizes.ruler.value
    balloons, guns = list(_balloons(scenario, figures)), list(_guns(scenario, figures))
    for one, other in combinations(balloons, 2):
        if not (one.barrage and other.barrage) and _nearer(one, other, APART * ruler):
            yield said(
                "dogfight-setup.fault-balloons-apart",
                one=one.name,
                other=other.name,
                rulers=APART,
            )
    for balloon in balloons:
        for gun in guns:
            if gun.side != balloon.side and _nearer(balloon, gun, FROM_GUNS * ruler):
                yield said(
                    "dogfight-setup.fault-balloon-near-gun",
                    balloon=balloon.name,
                    gun=gun.name,
                    rulers=FROM_GUNS,
                )


def _balloons(scenario: Scenario, figures: Figures) -> Iterator[_Placed]:
    for side, force in scenario.sides.items():
        for number, entry in enumerate(force.balloons, start=1):
            shape = _shape(scenario, figures, side, entry.place, figures.sizes.balloon)
            name = said("dogfight-setup.name-entry-balloon", side=side, number=number)
            yield _Placed(name, side, shape, entry.barrage)


def _guns(scenario: Scenario, figures: Figures) -> Iterator[_Placed]:
    for side, force in scenario.sides.items():
        for number, entry in enumerate(force.ground, start=1):
            if entry.card == "aa-gun":
                shape = _shape(scenario, figures, side, entry.place, figures.sizes.ground_card)
                name = said("dogfight-setup.name-entry-ground", side=side, number=number)
                yield _Placed(name, side, shape)


def _shape(scenario: Scenario, figures: Figures, side: Side, place: ScenarioPlace, size: Size) -> Polygon:
    return card(pose_at(scenario, side, place, figures.sizes.ruler.value), size)


def _nearer(one: _Placed, other: _Placed, distance: float) -> bool:
    return one.shape.distance(other.shape) < distance - TOLERANCE
