"""The approach: how near a course brings an airplane to a place, as one flies and not as one looks."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from rules.dogfight.autopilot.courses import AirPlace, AirPlaces, BarrageBox, Column, Fan, Navigator
from rules.dogfight.autopilot.crossfire import lengths

FAR = 1000.0
"""Millimetres from which on nothing seems near."""
DIVE = 350.0
"""Millimetres that a level too high counts for: more than a turn, for a pass too high is in vain."""
CLIMB = 200.0
"""Millimetres that a climb counter too few counts for."""


def approach(courses: Fan, target: AirPlace, navigator: Navigator, reach: float = 0.0) -> Column:
    """From 1, right there, downwards: how far it is to fly, be it there or to gain or lose height.

    Within `reach` of the target is near enough.
    """
    ends = courses.ends
    level = _level_for(ends, target, navigator.skies.cables)
    far = way(ends, target, navigator.circle, reach)
    down = DIVE * (ends.level - level)
    rates = {height.rate for height in courses.heights if height is not None}
    ups = [CLIMB * rate * (level - courses.altitude) for rate in rates]
    found: Column = 1 - (far + np.maximum.reduce([down, *ups, np.zeros_like(down)])) / FAR
    return found


def way(places: AirPlaces, target: AirPlace, radius: float, reach: float) -> Column:
    """Millimetres to fly: a turn toward the target and straight on.

    What lies within the turning circle cannot be turned to, however long one circles: straight on first,
    until the circle leads there.
    """
    east, north = target.x - places.x, target.y - places.y
    ahead = east * places.sin + north * places.cos
    aside = radius - np.abs(east * places.cos - north * places.sin)
    from_middle = lengths(aside, ahead)
    straight = np.sqrt(np.maximum(_each(_squared, from_middle) - radius**2, 0.0))
    turned = _each(math.atan2, ahead, aside) - _each(math.atan2, straight, np.full_like(straight, radius))
    turn: Column = np.maximum(radius * (_each(_rounded, turned) % math.tau) + straight - reach, 0.0)
    within = from_middle <= radius - reach
    turn[within] = _detour(ahead[within], aside[within], radius)
    turn[lengths(east, north) <= reach] = 0.0
    return turn


def _detour(ahead: Column, aside: Column, radius: float) -> Column:
    """To what lies within the turning circle."""
    behind = np.sqrt(radius**2 - _each(_squared, aside))
    way: Column = ahead + behind + radius * (_each(math.atan2, -behind, aside) % math.tau)
    return way


def _each(reckon: Callable[..., float], *numbers: Column) -> Column:
    """One by one: NumPy's own sines and powers may differ in the last digit from one machine to another."""
    return np.fromiter(map(reckon, *(each.tolist() for each in numbers)), np.float64, len(numbers[0]))


def _squared(number: float) -> float:
    return number**2


def _rounded(number: float) -> float:
    return round(number, 9)


def _level_for(places: AirPlaces, target: AirPlace, cables: Sequence[BarrageBox]) -> Column:
    """The target's level, or that above the highest barrage between here and there."""
    low, high = np.minimum(places.y, target.y), np.maximum(places.y, target.y)
    found = np.full_like(low, -1.0)
    for each in cables:
        middle = (each.top + each.bottom) / 2
        np.maximum(found, each.level + 1, out=found, where=(low < middle) & (middle < high))
    return np.where(found < 0, target.level, found)
