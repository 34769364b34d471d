"""Tracks: numbered boxes in a row, with tokens standing above the boxes they point at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, groupby, pairwise
from typing import Literal, NamedTuple, TypeAlias

from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, arrow_head
from render.kit.theme import CLOUD, INK, STEEL, WHITE, Colour, blend

Pattern: TypeAlias = Literal["solid", "hatch"]
GAP = 2.0
"""Pixels between boxes."""

POINTER = 15.0
LABEL = 28
APART, STACKED = 54.0, 40.0
"""Pixels between tokens side by side, and between those of a stack."""


class Zone(NamedTuple):
    """Boxes that mean something: told by a pattern as well as by a colour."""

    first: int
    last: int
    colour: Colour
    pattern: Pattern


class Token(NamedTuple):
    """A marker on the track: where it points, how wide it is, and how it is drawn at a spot."""

    value: int
    colour: Colour
    draw: Callable[[Canvas, Point], None]


class Track(NamedTuple):
    """Boxes from `first` to `last` side by side in a box of the picture."""

    box: Box
    first: int
    last: int

    @property
    def step(self) -> float:
        return self.box.width / (self.last - self.first + 1)

    def cell(self, value: int) -> Box:
        left = self.box.left + (value - self.first) * self.step
        return Box(left + GAP / 2, self.box.top, left + self.step - GAP / 2, self.box.bottom)

    def centre(self, value: int) -> float:
        return self.cell(min(max(value, self.first), self.last)).centre[0]


def draw_track(canvas: Canvas, track: Track, zones: Sequence[Zone] = (), every: int = 5) -> None:
    """The boxes; every fifth is darker and has its number below."""
    radius = min(5.0, track.step / 4)
    for value in range(track.first, track.last + 1):
        marked = value % every == 0
        canvas.panel(track.cell(value), radius, blend(STEEL, CLOUD, 0.28) if marked else CLOUD)
    for zone in zones:
        for value in range(max(zone.first, track.first), min(zone.last, track.last) + 1):
            _draw_zone(canvas, track.cell(value), zone)
    for value in range(track.first, track.last + 1):
        if value % every == 0 or value == track.last:
            at = (track.centre(value), track.box.bottom + 24)
            canvas.write(str(value), at, LABEL, INK, weight="SemiBold", align="centre")


def _draw_zone(canvas: Canvas, cell: Box, zone: Zone) -> None:
    if zone.pattern == "solid":
        canvas.panel(cell, min(5.0, cell.width / 4), zone.colour)
        return
    canvas.panel(cell, min(5.0, cell.width / 4), blend(zone.colour, WHITE, 0.22))
    start, reach = cell.left - cell.height, cell.height
    inner = cell.grown(-1)
    with canvas.clipped(inner):
        lines = []
        while start < cell.right:
            lines.append([(start, cell.bottom), (start + reach, cell.top)])
            start += 9
        canvas.strokes(lines, blend(zone.colour, WHITE, 0.75), 2)


def draw_tokens(canvas: Canvas, track: Track, tokens: Sequence[Token], lift: float) -> None:
    """Tokens `lift` above the boxes, moved apart where they would cover each other, with pointers.

    Those on one box form a stack and share a pointer; in it the first given lies to the left.
    """
    y = track.box.top - lift
    standing = zip(tokens, standing_at(track, tokens), strict=True)
    placed = sorted(standing, key=lambda pair: (pair[0].value, pair[1]))
    for value, stack in groupby(placed, key=lambda pair: pair[0].value):
        members = list(stack)
        colour = members[0][0].colour if len(members) == 1 else INK
        target = track.centre(value)
        start = min(max(target, members[0][1]), members[-1][1])
        _point(canvas, track, (start, y), target, colour)
    for token, x in placed:
        token.draw(canvas, (x, y))


def draw_gliding(
    canvas: Canvas, track: Track, was: Sequence[Token], now: Sequence[Token], lift: float, share: float
) -> None:
    """The same tokens on their way from one place to the next."""
    starts, ends = standing_at(track, was), standing_at(track, now)
    y = track.box.top - lift
    places = [start + (end - start) * share for start, end in zip(starts, ends, strict=True)]
    for token, after, x in zip(was, now, places, strict=True):
        start, end = track.centre(token.value), track.centre(after.value)
        _point(canvas, track, (x, y), start + (end - start) * share, token.colour)
    for token, x in zip(was, places, strict=True):
        token.draw(canvas, (x, y))


def standing_at(track: Track, tokens: Sequence[Token]) -> list[float]:
    """Where each token stands, so that none covers another."""
    order = sorted(range(len(tokens)), key=lambda index: tokens[index].value)
    ranked = [tokens[index] for index in order]
    gaps = [STACKED if one.value == other.value else APART for one, other in pairwise(ranked)]
    spots = spread([track.centre(token.value) for token in ranked], gaps, track.box)
    return [spots[order.index(index)] for index in range(len(tokens))]


def _point(canvas: Canvas, track: Track, start: Point, target: float, colour: Colour) -> None:
    """From a token to its box."""
    canvas.stroke([start, (target, track.box.top - POINTER + 4)], colour, 4)
    canvas.fill([arrow_head((target, track.box.top - 1), 180, POINTER, 20)], colour)


def spread(wanted: Sequence[float], gaps: Sequence[float], within: Box) -> list[float]:
    """Places in order, neighbours at least their gap apart, as near as possible to where each wants to be.

    Neighbours that crowd each other share a block centred on what its members want.
    """
    shifts = list(accumulate(gaps, initial=0.0))
    blocks: list[list[float]] = []
    for place, shift in zip(wanted, shifts, strict=True):
        blocks.append([place - shift])
        while len(blocks) > 1 and _mean(blocks[-2]) > _mean(blocks[-1]):
            crowded = blocks.pop()
            blocks[-1] += crowded
    least, most = within.left + APART / 2, within.right - APART / 2 - shifts[-1]
    kept = [min(max(_mean(block), least), most) for block in blocks for _ in block]
    return [place + shift for place, shift in zip(kept, shifts, strict=True)]


def _mean(block: Sequence[float]) -> float:
    return sum(block) / len(block)
