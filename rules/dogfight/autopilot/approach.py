"""The approach: how near a course brings an airplane to a place, as one flies and not as one looks."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rules.dogfight.autopilot.courses import Cables, Course, Navigator, Place

FAR = 1000.0
"""Millimetres from which on nothing seems near."""
DIVE = 350.0
"""Millimetres that a level too high counts for: more than a turn, for a pass too high is in vain."""
CLIMB = 200.0
"""Millimetres that a climb counter too few counts for."""


def approach(course: Course, target: Place, navigator: Navigator, reach: float = 0.0) -> float:
    """From 1, right there, downwards: how far it is to fly, be it there or to gain or lose height.

    Within `reach` of the target is near enough.
    """
    place, height = course.end, course.height
    level = _level_for(place, target, navigator.skies.cables)
    away = way(place, target, navigator.circle, reach)
    down = DIVE * (place.level - level)
    up = CLIMB * height.rate * (level - altitude(course)) if height else 0.0
    return 1 - (away + max(down, up, 0.0)) / FAR


def way(place: Place, target: Place, radius: float, reach: float) -> float:
    """Millimetres to fly: a turn toward the target and straight on.

    What lies within the turning circle cannot be turned to, however long one circles: straight on first,
    until the circle leads there.
    """
    east, north = target.x - place.x, target.y - place.y
    if math.hypot(east, north) <= reach:
        return 0.0
    ahead = east * place.sin + north * place.cos
    aside = radius - abs(east * place.cos - north * place.sin)
    from_middle = math.hypot(aside, ahead)
    if from_middle > radius - reach:
        straight = math.sqrt(max(from_middle**2 - radius**2, 0.0))
        turned = math.atan2(ahead, aside) - math.atan2(straight, radius)
        return max(radius * (round(turned, 9) % math.tau) + straight - reach, 0.0)
    behind = math.sqrt(radius**2 - aside**2)
    return ahead + behind + radius * (math.atan2(-behind, aside) % math.tau)


def altitude(course: Course) -> float:
    """The level, and what has been climbed of the next."""
    height = course.height
    return course.end.level if height is None else height.level + height.climb / height.rate


def _level_for(place: Place, target: Place, cables: Sequence[Cables]) -> int:
    """The target's level, or that above a barrage between here and there."""
    low, high = sorted((place.y, target.y))
    between = [each.level + 1 for each in cables if low < (each.top + each.bottom) / 2 < high]
    return max(between, default=target.level)
