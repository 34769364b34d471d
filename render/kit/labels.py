"""Labels placed by least overlap: each tries places around its anchor and takes the cheapest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations, product
from math import ceil, cos, floor, hypot, radians, sin
from operator import add
from typing import NamedTuple

from render.kit.shapes import Box, Point, centred

LABEL_ON_LABEL = 60.0
"""How much worse than covering plain drawing it is to cover another label."""

AWAY = 14.0
"""The price of a pixel of distance."""

CLEARLY = 30.0
"""Pixels by which what a label names should be nearer than what others name."""

STRAY = 120.0
"""The price of a pixel by which it is not."""

GAP = 4.0
DIRECTIONS = 16
_TURNS = tuple(radians(360 * i / DIRECTIONS + 90) for i in range(DIRECTIONS))
_COMPASS = tuple((sin(turn), cos(turn)) for turn in _TURNS)
RINGS = (0, 16, 38, 70, 110, 160, 220, 300)
PASSES = 4
FAR = 30.0
CELL = 8


class Label(NamedTuple):
    """What wants a place: its size, the points it may belong to, and how far from them it starts looking.

    A label that `names` something should lie clearly nearer to it than to what another such label names.
    """

    width: float
    height: float
    anchors: tuple[Point, ...]
    clear: float
    names: bool = False


class Obstacle(NamedTuple):
    box: Box
    weight: float


def place(labels: Sequence[Label], obstacles: Sequence[Obstacle], within: Box) -> list[Box]:
    """A box for each label. Later passes let early labels move away from late ones."""
    map_ = _CostMap(obstacles, within)
    places = [_costed(label, map_, within) for label in labels]
    chosen: list[Box] = [options[0][0] for options in places]
    for turn in range(PASSES):
        before = list(chosen)
        for i, options in enumerate(places):
            others = chosen[:i] if turn == 0 else chosen[:i] + chosen[i + 1 :]
            chosen[i] = _cheapest(options, [box.grown(GAP) for box in others], labels, i)
        if turn and before == chosen:
            break
    return _untangled(labels, chosen, map_, within)


def _untangled(labels: Sequence[Label], boxes: Sequence[Box], map_: _CostMap, within: Box) -> list[Box]:
    """Labels change places where that brings them nearer to what they belong to."""
    chosen = list(boxes)
    for i, j in combinations(range(len(chosen)), 2):
        swapped = list(chosen)
        swapped[i] = _inside(centred(chosen[j].centre, labels[i].width, labels[i].height), within)
        swapped[j] = _inside(centred(chosen[i].centre, labels[j].width, labels[j].height), within)
        if _total(labels, swapped, map_, (i, j)) < _total(labels, chosen, map_, (i, j)):
            chosen = swapped
    return chosen


def _total(labels: Sequence[Label], boxes: Sequence[Box], map_: _CostMap, pair: tuple[int, int]) -> float:
    """What the places of two labels cost, among all the others."""
    cost = 0.0
    for i in pair:
        others = [box.grown(GAP) for j, box in enumerate(boxes) if j != i]
        cost += map_.price(boxes[i]) + AWAY * _gap(boxes[i], labels[i]) + _crowding(boxes[i], others)
        cost += _straying(boxes[i], labels, i)
    return cost


def _straying(box: Box, labels: Sequence[Label], index: int) -> float:
    """What it costs to lie about as near to what another label names."""
    if not labels[index].names:
        return 0.0
    own = _reach(box, labels[index]) + CLEARLY
    strange = (_reach(box, other) for i, other in enumerate(labels) if i != index and other.names)
    return STRAY * max(own - min(strange, default=own), 0.0)


def _reach(box: Box, label: Label) -> float:
    return min([_away(box, anchor) for anchor in label.anchors])


def _cheapest(
    options: Sequence[tuple[Box, float]], taken: Sequence[Box], labels: Sequence[Label], index: int
) -> Box:
    """The options come cheapest first, so that the search ends where no crowd could make up for the price."""
    best, least = options[0][0], float("inf")
    for box, price in options:
        if price >= least:
            break
        total = price + _crowding(box, taken) + _straying(box, labels, index)
        if total < least:
            best, least = box, total
    return best


def _crowding(box: Box, taken: Sequence[Box]) -> float:
    return LABEL_ON_LABEL * sum(box.overlap(other) for other in taken)


class _CostMap:
    """What it costs to cover each place: a table of sums, so that a box is priced by its four corners."""

    def __init__(self, obstacles: Sequence[Obstacle], within: Box) -> None:
        self._left, self._top = within.left, within.top
        self._columns, self._rows = ceil(within.width / CELL), ceil(within.height / CELL)
        cells = [[0.0] * (self._columns + 1) for _ in range(self._rows + 1)]
        for box, weight in obstacles:
            left, top, right, bottom = self._cells(box)
            for row in cells[top + 1 : bottom + 1]:
                for column in range(left + 1, right + 1):
                    row[column] += weight
        self._sums = list(accumulate((list(accumulate(row)) for row in cells), _add_rows))

    def _cells(self, box: Box) -> tuple[int, int, int, int]:
        return (
            min(max(floor((box.left - self._left) / CELL), 0), self._columns),
            min(max(floor((box.top - self._top) / CELL), 0), self._rows),
            min(max(ceil((box.right - self._left) / CELL), 0), self._columns),
            min(max(ceil((box.bottom - self._top) / CELL), 0), self._rows),
        )

    def price(self, box: Box) -> float:
        left, top, right, bottom = self._cells(box)
        sums = self._sums
        covered = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
        return covered * CELL * CELL


def _add_rows(above: list[float], row: list[float]) -> list[float]:
    return list(map(add, above, row))


def _costed(label: Label, map_: _CostMap, within: Box) -> list[tuple[Box, float]]:
    priced = ((box, map_.price(box) + AWAY * _gap(box, label)) for box in _candidates(label, within))
    return sorted(priced, key=lambda option: option[1])


def _gap(box: Box, label: Label) -> float:
    """How much farther the box lies from what it belongs to than it must."""
    return max(_reach(box, label) - label.clear, 0.0)


def _away(box: Box, point: Point) -> float:
    left, top, right, bottom = box
    x, y = point
    dx = left - x if x < left else x - right if x > right else 0.0
    dy = top - y if y < top else y - bottom if y > bottom else 0.0
    return hypot(dx, dy)


def _candidates(label: Label, within: Box) -> Iterator[Box]:
    wide, high = label.width, label.height
    most_left, most_top = within.right - wide, within.bottom - high
    for ring, (sine, cosine) in product(RINGS, _COMPASS):
        across, down = (label.clear + ring + wide / 2) * sine, (label.clear + ring + high / 2) * cosine
        for x, y in label.anchors:
            left = max(min(x + across - wide / 2, most_left), within.left)
            top = max(min(y - down - high / 2, most_top), within.top)
            yield Box(left, top, left + wide, top + high)


def _inside(box: Box, within: Box) -> Box:
    dx = max(within.left - box.left, 0) + min(within.right - box.right, 0)
    dy = max(within.top - box.top, 0) + min(within.bottom - box.bottom, 0)
    return Box(box.left + dx, box.top + dy, box.right + dx, box.bottom + dy)


def leader(box: Box, label: Label, others: Sequence[Label] = ()) -> list[Point] | None:
    """A line from a label to what it belongs to, if they lie so far apart, or so near to what one of the
    others names, that one might wonder."""
    own = _reach(box, label)
    strange = min((_reach(box, other) for other in others if other.names and other != label), default=own)
    if own - label.clear < FAR and not (label.names and strange < own):
        return None
    return leader_line(box, label)


def leader_line(box: Box, label: Label) -> list[Point]:
    anchor = min(label.anchors, key=lambda point: _away(box, point))
    near = min(max(anchor[0], box.left), box.right), min(max(anchor[1], box.top), box.bottom)
    return [near, anchor]
