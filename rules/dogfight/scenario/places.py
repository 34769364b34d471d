"""Places of a scenario on the table, seen from a side's own edge, looking at the enemy."""

from __future__ import annotations

from rules.dogfight.kinds import Side
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.scenario.schema import Distance, Scenario, ScenarioPlace


def millimetres(distance: Distance, ruler: float) -> float:
    """A distance in millimetres; "0.5 rulers" are half a ruler."""
    return float(distance.split()[0]) * ruler if isinstance(distance, str) else distance


def open_ground(place: ScenarioPlace) -> bool:
    """Whether the owner chooses where exactly."""
    return place.kind not in {"fixed", "row"}


def pose_at(
    scenario: Scenario, side: Side, place: ScenarioPlace, ruler: float, of: tuple[int, int] = (0, 1)
) -> Pose:
    """Where a piece stands; in a row, the place of one `of` several."""
    index, count = of
    width = scenario.width
    if place.kind == "row":
        x = width * (index + 1) / (count + 1)
        x = x if side == "central" else width - x
    elif place.left is not None:
        x = millimetres(place.left, ruler)
    elif place.right is not None:
        x = width - millimetres(place.right, ruler)
    else:
        x = width / 2 + millimetres(place.across, ruler)
    if place.kind != "row":
        x += index * millimetres(place.apart, ruler)
    return from_edge(scenario.width, scenario.length, side, x, millimetres(place.ahead, ruler), place.facing)


def from_edge(width: float, length: float, side: Side, x: float, ahead: float, facing: float = 0) -> Pose:
    """A pose so far along a side's edge, from its left end, and so far ahead of it."""
    if side == "central":
        return Pose(x, ahead, facing)
    return Pose(width - x, length - ahead, 180 + facing)
