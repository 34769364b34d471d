"""A crowd on a map: hubs, and spokes with their codes beside them, make room for each other.

Everything is drawn home, to its true place, and pushed off what it would cover; spokes give way to hubs.
A spoke's code stands on the side that looks away from the hub, so that its own line never crosses it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import hypot

from render.kit.shapes import Box, Point, around, box_points, centred
from render.kit.type import width

HUB, SPOKE = 42.0, 21.0
"""Radius of a hub and of a spoke in pixels."""

CODE = 28
"""Size of the codes beside the spokes."""

_EDGE, _GAP = 8.0, 7.0
"""Pixels that everything keeps from the edge of the map, and from each other."""

_PASSES, _ROUNDS, _LAST = 3, 90, 35
"""How often codes change sides; how often all move after it, and how often of these without a way home."""

_HOME, _HUB_HOME = 0.05, 0.12
"""The share of the way home that a spoke and a hub go in each round."""

_HUB_EXTENT = Box(-HUB - 10, -HUB - 10, HUB + 10, HUB + 10)
_NEAR = 190.0
"""Nothing farther apart than this covers each other."""

_LEASH = HUB + SPOKE + 26
"""A spoke nearer to its hub than this would hide its line."""


class Crowd:
    """`hubs` gives the hub of each spoke; places that are no spokes are hubs."""

    def __init__(self, homes: Mapping[str, Point], hubs: Mapping[str, str], within: Box) -> None:
        self.hubs = hubs
        self.places = dict(homes)
        self._homes, self._within = homes, within.grown(-_EDGE)
        self._sides: dict[str, Point] = {}
        self._extents: dict[str, Box] = {}
        self._choose_sides()

    def spread(self) -> None:
        for _ in range(_PASSES):
            self._choose_sides()
            for turn in range(_ROUNDS):
                self._move(homing=turn < _ROUNDS - _LAST)

    def labels(self) -> dict[str, Box]:
        return {code: _label(self.places[code], self._sides[code], code) for code in self.hubs}

    def _choose_sides(self) -> None:
        self._sides = {code: _away(self.places[hub], self.places[code]) for code, hub in self.hubs.items()}
        self._extents = {code: self._extent(code) for code in self._homes}

    def _extent(self, code: str) -> Box:
        """What it covers around its place."""
        if code not in self.hubs:
            return _HUB_EXTENT
        body = centred((0, 0), 2 * SPOKE, 2 * SPOKE)
        return around([*box_points(body), *box_points(_label((0, 0), self._sides[code], code))])

    def _move(self, *, homing: bool) -> None:
        for code, (x, y) in self.places.items() if homing else ():
            pull = _HOME if code in self.hubs else _HUB_HOME
            home = self._homes[code]
            self.places[code] = x + (home[0] - x) * pull, y + (home[1] - y) * pull
        for code, hub in self.hubs.items():
            self._stretch(code, hub)
        for one, other in combinations(self._homes, 2):
            self._part(one, other)
        for code in self._homes:
            self._keep_inside(code)

    def _stretch(self, code: str, hub: str) -> None:
        (x, y), (u, v) = self.places[hub], self.places[code]
        long = hypot(u - x, v - y) or 1.0
        if long < _LEASH:
            self.places[code] = x + (u - x) / long * _LEASH, y + (v - y) / long * _LEASH

    def _part(self, one: str, other: str) -> None:
        """Move two that cover each other apart, the shorter way."""
        (x, y), (u, v) = self.places[one], self.places[other]
        if abs(u - x) > _NEAR or abs(v - y) > _NEAR:
            return
        a, b = _moved(self._extents[one], self.places[one]), _moved(self._extents[other], self.places[other])
        across = min(a.right, b.right) - max(a.left, b.left) + _GAP
        down = min(a.bottom, b.bottom) - max(a.top, b.top) + _GAP
        if across <= 0 or down <= 0:
            return
        share = self._share(one, other)
        if across < down:
            push = (across if a.centre[0] <= b.centre[0] else -across, 0.0)
        else:
            push = (0.0, down if a.centre[1] <= b.centre[1] else -down)
        self.places[one] = x - push[0] * share, y - push[1] * share
        self.places[other] = u + push[0] * (1 - share), v + push[1] * (1 - share)

    def _share(self, one: str, other: str) -> float:
        """How much of the way apart the first of two goes."""
        if (one in self.hubs) == (other in self.hubs):
            return 0.5
        return 0.9 if one in self.hubs else 0.1

    def _keep_inside(self, code: str) -> None:
        box, (x, y) = _moved(self._extents[code], self.places[code]), self.places[code]
        dx = max(self._within.left - box.left, 0) + min(self._within.right - box.right, 0)
        dy = max(self._within.top - box.top, 0) + min(self._within.bottom - box.bottom, 0)
        self.places[code] = x + dx, y + dy


def _moved(box: Box, by: Point) -> Box:
    return Box(box.left + by[0], box.top + by[1], box.right + by[0], box.bottom + by[1])


def _away(hub: Point, spoke: Point) -> Point:
    """Left, right, up or down: the way that leads on from the hub."""
    dx, dy = spoke[0] - hub[0], spoke[1] - hub[1]
    if abs(dx) >= abs(dy):
        return (1.0, 0.0) if dx > 0 else (-1.0, 0.0)
    return (0.0, 1.0) if dy > 0 else (0.0, -1.0)


def _label(spoke: Point, side: Point, code: str) -> Box:
    wide, high = width(code, CODE) + 4, CODE + 0.0
    across = spoke[0] + side[0] * (SPOKE + 5 + wide / 2)
    down = spoke[1] + side[1] * (SPOKE + 2 + high / 2)
    return centred((across, down), wide, high)
