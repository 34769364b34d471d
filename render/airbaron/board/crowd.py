"""A crowd on a map: hubs, and spokes with their codes beside them, make room for each other.

Everything is drawn home, to its true place, and pushed off what it would cover; spokes give way to hubs.
A spoke's code stands on the side that looks away from the hub, or where that is crowded to the right or left
of it, so that its own line never crosses it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import hypot

from render.kit.shapes import Box, Point, around, box_points, centred
from render.kit.type import width

HUB, SPOKE = 46.0, 21.0
"""Radius of a hub and of a spoke in pixels."""

CODE = 28
"""Size of the codes beside the spokes."""

_EDGE, _GAP = 8.0, 7.0
"""Pixels that everything keeps from the edge of the map, and from each other."""

_PASSES, _ROUNDS, _LAST = 4, 80, 35
"""How often codes change sides; how often all move after it, and how often of these without a way home."""

_WORTH = 150.0
"""Square pixels less to cover for which a code stands on another side than away from the hub."""

_HOME, _HUB_HOME = 0.03, 0.12
"""The share of the way home that a spoke and a hub go in each round."""

_HUB_EXTENT = Box(-HUB - 9, -HUB - 9, HUB + 9, HUB + 9)
_NEAR = 190.0
"""Nothing farther apart than this covers each other."""

NEIGHBOURS, CLEARLY = 150.0, 12.0
"""Pixels between the true places of neighbours, which keep their order; and by how much one must lie farther
west or north for that to mean anything."""

_GIVES = 0.8
"""The share of the way apart from a hub that a spoke goes."""

_MARGIN = 14.0
"""Pixels by which neighbours are sorted at least."""

_LEASH = HUB + SPOKE + 26
"""A spoke nearer to its hub than this would hide its line."""


class Crowd:
    """`hubs` gives the hub of each spoke; places that are no spokes are hubs."""

    def __init__(self, homes: Mapping[str, Point], hubs: Mapping[str, str], within: Box) -> None:
        self.hubs = hubs
        self.places = dict(homes)
        self._homes, self._within = homes, within.grown(-_EDGE)
        self._neighbours = [pair for pair in combinations(homes, 2) if self._near(*pair)]
        self._sides: dict[str, Point] = {}
        self._extents: dict[str, Box] = {}
        self._choose_sides()

    def spread(self) -> None:
        for _ in range(_PASSES):
            self._choose_sides()
            for turn in range(_ROUNDS):
                self._move(homing=turn < _ROUNDS - _LAST)

    def _near(self, one: str, other: str) -> bool:
        (x, y), (u, v) = self._homes[one], self._homes[other]
        return abs(u - x) + abs(v - y) <= NEIGHBOURS

    def labels(self) -> dict[str, Box]:
        return {code: _label(self.places[code], self._sides[code], code) for code in self.hubs}

    def _choose_sides(self) -> None:
        """The side away from the hub, or another where that one is crowded."""
        for code in self.hubs:
            self._sides.setdefault(code, self._sides_of(code)[0])
        self._extents = {code: self._extent(code) for code in self._homes}
        for code in self.hubs:
            first, *others = self._sides_of(code)
            crowded = {side: self._crowding(code, side) for side in (first, *others)}
            best = min(others, key=lambda side: crowded[side])
            self._sides[code] = best if crowded[best] + _WORTH < crowded[first] else first
            self._extents[code] = self._extent(code)

    def _sides_of(self, code: str) -> list[Point]:
        """All but the one that looks at the hub."""
        away = _away(self.places[self.hubs[code]], self.places[code])
        return [away, (away[1], away[0]), (-away[1], -away[0])]

    def _crowding(self, code: str, side: Point) -> float:
        """Square pixels of others that its code would cover on that side, or come near."""
        box = _label(self.places[code], side, code).grown(_GAP)
        outside = max(self._within.left - box.left, 0) + max(box.right - self._within.right, 0)
        outside += max(self._within.top - box.top, 0) + max(box.bottom - self._within.bottom, 0)
        others = (self._extents[o].moved(self.places[o]) for o in self._homes if o != code)
        return sum(box.overlap(other) for other in others) + 100 * outside

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
        for one, other in self._neighbours:
            self._sort(one, other)
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
        """Move two that cover each other apart, the shorter way that keeps their true order."""
        (x, y), (u, v) = self.places[one], self.places[other]
        if abs(u - x) > _NEAR or abs(v - y) > _NEAR:
            return
        a, b = self._extents[one].moved(self.places[one]), self._extents[other].moved(self.places[other])
        if min(a.right, b.right) - max(a.left, b.left) + _GAP <= 0:
            return
        if min(a.bottom, b.bottom) - max(a.top, b.top) + _GAP <= 0:
            return
        west, north = self._order(one, other)
        across = a.right - b.left + _GAP if west else a.left - b.right - _GAP
        down = a.bottom - b.top + _GAP if north else a.top - b.bottom - _GAP
        self._push(one, other, (across, 0.0) if abs(across) < abs(down) else (0.0, down))

    def _order(self, one: str, other: str) -> tuple[bool, bool]:
        """Whether the first of two lies to the west, and to the north: in truth, or if that hardly tells, on
        the map."""
        (x, y), (u, v) = self._homes[one], self._homes[other]
        (p, q), (r, s) = self.places[one], self.places[other]
        return (x < u if abs(u - x) > CLEARLY else p <= r), (y < v if abs(v - y) > CLEARLY else q <= s)

    def _sort(self, one: str, other: str) -> None:
        """Give neighbours their true order back, from west to east and from north to south."""
        (x, y), (u, v) = self._homes[one], self._homes[other]
        (p, q), (r, s) = self.places[one], self.places[other]
        if abs(u - x) > CLEARLY and (u - x) * (r - p) < 0:
            self._push(one, other, (p - r + (_MARGIN if p > r else -_MARGIN), 0.0))
        if abs(v - y) > CLEARLY and (v - y) * (s - q) < 0:
            self._push(one, other, (0.0, q - s + (_MARGIN if q > s else -_MARGIN)))

    def _push(self, one: str, other: str, by: Point) -> None:
        """Apart by so much; spokes give way to hubs."""
        share = self._share(one, other)
        (x, y), (u, v) = self.places[one], self.places[other]
        self.places[one] = x - by[0] * share, y - by[1] * share
        self.places[other] = u + by[0] * (1 - share), v + by[1] * (1 - share)

    def _share(self, one: str, other: str) -> float:
        """How much of the way apart the first of two goes."""
        if (one in self.hubs) == (other in self.hubs):
            return 0.5
        return _GIVES if one in self.hubs else 1 - _GIVES

    def _keep_inside(self, code: str) -> None:
        box, (x, y) = self._extents[code].moved(self.places[code]), self.places[code]
        dx = max(self._within.left - box.left, 0) + min(self._within.right - box.right, 0)
        dy = max(self._within.top - box.top, 0) + min(self._within.bottom - box.bottom, 0)
        self.places[code] = x + dx, y + dy


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
