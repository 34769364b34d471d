"""Labels placed by least overlap: each tries places around its anchor and takes the cheapest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import ceil, cos, hypot, radians, sin
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

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
_COMPASS = np.array([(sin(turn), -cos(turn)) for turn in _TURNS])
_RINGS = np.array((0.0, 16, 38, 70, 110, 160, 220, 300))
PASSES = 4
FAR = 30.0
CELL = 8

Boxes: TypeAlias = npt.NDArray[np.float64]
"""A row for each box: left, top, right, bottom."""

Prices: TypeAlias = npt.NDArray[np.float64]


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
    options = [_candidates(label, within) for label in labels]
    prices = [_prices(each, labels, i, map_) for i, each in enumerate(options)]
    chosen = [_box(each[0]) for each in options]
    for turn in range(PASSES):
        before = list(chosen)
        for i, boxes in enumerate(options):
            others = chosen[:i] if turn == 0 else chosen[:i] + chosen[i + 1 :]
            chosen[i] = _box(boxes[int(np.argmin(prices[i] + _crowding(boxes, others)))])
        if turn and before == chosen:
            break
    return _untangled(labels, chosen, map_, within)


def _box(numbers: Boxes) -> Box:
    left, top, right, bottom = numbers.tolist()
    return Box(left, top, right, bottom)


def _untangled(labels: Sequence[Label], boxes: Sequence[Box], map_: _CostMap, within: Box) -> list[Box]:
    """Labels change places where that brings them nearer to what they belong to."""
    rooms = [
        [_inside(centred(box.centre, label.width, label.height), within) for box in boxes] for label in labels
    ]
    prices = [_prices(np.array(each), labels, i, map_) for i, each in enumerate(rooms)]
    spots, chosen = list(range(len(boxes))), list(boxes)
    for i, j in combinations(range(len(chosen)), 2):
        here, there = spots[i], spots[j]
        gain = prices[i][here] + prices[j][there] - prices[i][there] - prices[j][here]
        if gain <= 0:
            continue
        swapped = list(chosen)
        swapped[i], swapped[j] = rooms[i][there], rooms[j][here]
        if _crowd(swapped, i, j) - _crowd(chosen, i, j) < gain:
            chosen, spots[i], spots[j] = swapped, there, here
    return chosen


def _crowd(boxes: Sequence[Box], *which: int) -> float:
    """What it costs that these cover others."""
    return sum(
        LABEL_ON_LABEL * boxes[i].overlap(other.grown(GAP))
        for i in which
        for j, other in enumerate(boxes)
        if i != j
    )


def _crowding(boxes: Boxes, taken: Sequence[Box]) -> Prices:
    """The same for each of the boxes, against those that are taken."""
    if not taken:
        return np.zeros(len(boxes))
    left, top, right, bottom = np.array([box.grown(GAP) for box in taken]).T
    across = np.minimum(boxes[:, 2:3], right) - np.maximum(boxes[:, 0:1], left)
    down = np.minimum(boxes[:, 3:4], bottom) - np.maximum(boxes[:, 1:2], top)
    covered: Prices = (np.maximum(across, 0) * np.maximum(down, 0)).sum(axis=1)
    return LABEL_ON_LABEL * covered


def _prices(boxes: Boxes, labels: Sequence[Label], index: int, map_: _CostMap) -> Prices:
    """What it costs each of the boxes to lie where it does, other labels' boxes aside: what it covers, how
    much farther from its own it lies than it must, and whether it lies about as near to what another label
    names."""
    label = labels[index]
    reach = _reaches(boxes, label)
    total: Prices = map_.prices(boxes) + AWAY * np.maximum(reach - label.clear, 0)
    strangers = [other for i, other in enumerate(labels) if i != index and other.names]
    if not label.names or not strangers:
        return total
    nearest = np.minimum.reduce([_reaches(boxes, other) for other in strangers])
    total += STRAY * np.maximum(reach + CLEARLY - nearest, 0)
    return total


def _reaches(boxes: Boxes, label: Label) -> Prices:
    """How far each of the boxes lies from what a label belongs to."""
    x, y = np.array(label.anchors).T
    across = np.maximum(np.maximum(boxes[:, 0:1] - x, x - boxes[:, 2:3]), 0)
    down = np.maximum(np.maximum(boxes[:, 1:2] - y, y - boxes[:, 3:4]), 0)
    nearest: Prices = np.sqrt((across * across + down * down).min(axis=1))
    return nearest


class _CostMap:
    """What it costs to cover each place: a table of sums, so that a box is priced by its four corners."""

    def __init__(self, obstacles: Sequence[Obstacle], within: Box) -> None:
        self._corner = np.array([within.left, within.top] * 2)
        self._most = np.array([ceil(within.width / CELL), ceil(within.height / CELL)] * 2)
        cells = np.zeros((self._most[1] + 1, self._most[0] + 1))
        if obstacles:
            covered = self._cells(np.array([obstacle.box for obstacle in obstacles])).tolist()
            for (left, top, right, bottom), obstacle in zip(covered, obstacles, strict=True):
                cells[top + 1 : bottom + 1, left + 1 : right + 1] += obstacle.weight
        self._sums = cells.cumsum(axis=0).cumsum(axis=1) * CELL * CELL

    def _cells(self, boxes: Boxes) -> npt.NDArray[np.int_]:
        grid = np.minimum(np.maximum((boxes - self._corner) / CELL, 0), self._most)
        grid[:, 2:] = np.ceil(grid[:, 2:])
        cells: npt.NDArray[np.int_] = grid.astype(int)
        return cells

    def prices(self, boxes: Boxes) -> Prices:
        left, top, right, bottom = self._cells(boxes).T
        sums: Prices = self._sums
        covered: Prices = sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left]
        return covered


def _candidates(label: Label, within: Box) -> Boxes:
    """Places around each anchor, the nearest first, all of them inside."""
    anchors = np.array(label.anchors)
    half = np.array([label.width / 2, label.height / 2])
    away = (label.clear + _RINGS[:, None, None] + half) * _COMPASS
    centres = (anchors[None, None] + away[:, :, None]).reshape(-1, 2)
    most = np.array([within.right, within.bottom]) - 2 * half
    corner = np.maximum(np.minimum(centres - half, most), np.array([within.left, within.top]))
    return np.hstack([corner, corner + 2 * half])


def _inside(box: Box, within: Box) -> Box:
    dx = max(within.left - box.left, 0) + min(within.right - box.right, 0)
    dy = max(within.top - box.top, 0) + min(within.bottom - box.bottom, 0)
    return Box(box.left + dx, box.top + dy, box.right + dx, box.bottom + dy)


def _reach(box: Box, label: Label) -> float:
    return min([_away(box, anchor) for anchor in label.anchors])


def _away(box: Box, point: Point) -> float:
    left, top, right, bottom = box
    x, y = point
    dx = left - x if x < left else x - right if x > right else 0.0
    dy = top - y if y < top else y - bottom if y > bottom else 0.0
    return hypot(dx, dy)


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
