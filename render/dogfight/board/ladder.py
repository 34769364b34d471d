"""Who is how high: a ladder in the field, with a rung for each level from the highest to the lowest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import TypeAlias

from render.dogfight.board.field import Field
from render.dogfight.board.minimap import MATTERS
from render.dogfight.sides import badge, style
from render.dogfight.signs import icons
from render.dogfight.signs.plates import balloon_sign
from render.kit.canvas import Canvas, Kept
from render.kit.fitting import write_fitted
from render.kit.labels import Obstacle
from render.kit.shapes import Box, Point
from render.kit.theme import INK, MIST, SLATE, STEEL, WHITE
from rules.dogfight.view import BalloonView, DogfightView, PlaneView
from rules.said import said

Climber: TypeAlias = PlaneView | BalloonView

RUNG = 50.0
GAP = 22.0
_NUMBER = 52.0
_EACH = 44.0
_HEAD = 44.0
_LEAST = 128.0
_SPARE = _NUMBER + 14
MAP = 214.0
TWO_ABREAST = MAP + 160
"""Pixels beside a field that a minimap needs, and it and a ladder."""

_SHARES = (0, 0.2, 0.4, 0.6, 0.8, 1)


def climbers(view: DogfightView) -> dict[int, list[Climber]]:
    """Airplanes and balloons whose level is known, by level; those with more climb counters further right."""
    there: list[Climber] = [plane for plane in view.planes if plane.status == "flying" and not plane.in_cloud]
    there += [balloon for balloon in view.balloons if balloon.status == "aloft"]
    found: dict[int, list[Climber]] = {}
    for piece in sorted(there, key=lambda one: one.climb):
        if piece.level is not None:
            low = isinstance(piece, PlaneView) and piece.grounded
            found.setdefault(0 if low else piece.level, []).append(piece)
    return found


def ladder_place(field: Field, obstacles: Sequence[Obstacle]) -> Box | None:
    """Beside a narrow field, else where it hides least, in a corner or halfway up a side if it hides nothing
    that matters there; None in a game without altitude."""
    there = climbers(field.view)
    if not _is_wanted(there):
        return None
    most = max(len(rung) for rung in there.values())
    if free := field.beside:
        wide, high = _narrowed(there, free.width)
        if free.width >= TWO_ABREAST:
            wide, high = _narrowed(there, free.width - MAP)
            return Box(free.left, free.top, free.left + wide, free.top + high)
        return Box(free.right - wide, free.bottom - high, free.right, free.bottom)

    def hidden(option: Box) -> float:
        return sum(o.weight * o.box.overlap(option) for o in obstacles)

    inner = field.box.grown(-GAP)
    best = min(_places(inner, _size(there, most), (0, 1)), key=hidden)
    if hidden(best) < MATTERS:
        return best
    sizes = {_size(there, less) for less in (most, ceil(most / 2), ceil(most / 3))}
    return min((place for size in sorted(sizes) for place in _places(inner, size, _SHARES)), key=hidden)


def height_beside(view: DogfightView, across: float) -> float:
    """Of the ladder where it shares so much room with a minimap; 0 in a game without altitude."""
    there = climbers(view)
    return _narrowed(there, across - MAP)[1] if _is_wanted(there) else 0.0


def _is_wanted(there: dict[int, list[Climber]]) -> bool:
    return any(isinstance(piece, PlaneView) for rung in there.values() for piece in rung)


def _narrowed(there: dict[int, list[Climber]], across: float) -> tuple[float, float]:
    most = max(len(rung) for rung in there.values())
    return _size(there, min(most, max(int((across - _SPARE) // _EACH), 1)))


def _size(there: dict[int, list[Climber]], most: int) -> tuple[float, float]:
    return max(_SPARE + most * _EACH, _LEAST), _HEAD + len(_lines(there, most)) * RUNG + 8


def _places(inner: Box, size: tuple[float, float], across: Sequence[float]) -> Iterator[Box]:
    """At so many shares of the way across, below, above and between."""
    wide, high = size
    for share in across:
        x = inner.left + share * (inner.width - wide)
        for down in (1, 0, 0.5) if len(across) == 2 else _SHARES:
            y = inner.top + down * (inner.height - high)
            yield Box(x, y, x + wide, y + high)


def draw_ladder(canvas: Canvas, field: Field, box: Box) -> None:
    there = climbers(field.view)
    canvas.kept.append(Kept("panel", "ladder", box))
    canvas.panel_shadow(box)
    canvas.panel(box, 14, SLATE if field.beside else INK, 0.95)
    icons.altitude(canvas, (box.left + 28, box.top + 24), WHITE)
    spot, room = (box.left + 50, box.top + 24), box.width - 58
    write_fitted(canvas, said("dogfight-pictures.level"), spot, room, 28, MIST, weight="SemiBold")
    most = round((box.width - _SPARE) / _EACH)
    for i, (level, pieces) in enumerate(_lines(there, most)):
        y = box.top + _HEAD + (i + 0.5) * RUNG
        if level is not None:
            canvas.write(str(level), (box.left + 26, y), 30, WHITE, weight="ExtraBold", align="centre")
            cloudy = field.view.clouded(level)
            canvas.stroke([(box.left + _NUMBER - 4, y), (box.right - 12, y)], MIST if cloudy else STEEL, 3)
        for j, piece in enumerate(pieces):
            _draw(canvas, piece, (box.left + _NUMBER + (j + 0.5) * _EACH, y))


def _lines(there: dict[int, list[Climber]], most: int) -> list[tuple[int | None, list[Climber]]]:
    """Rungs from the highest to the lowest; one with more pieces than fit goes on below, without a number."""
    lines: list[tuple[int | None, list[Climber]]] = []
    for level in range(max(there), min(there) - 1, -1):
        pieces = there.get(level, [])
        lines.append((level, pieces[:most]))
        lines += [(None, pieces[i : i + most]) for i in range(most, len(pieces), most)]
    return lines


def _draw(canvas: Canvas, piece: Climber, at: Point) -> None:
    if isinstance(piece, PlaneView):
        badge(piece).draw(canvas, at, 20, 28)
        return
    canvas.disc(at, 19, WHITE)
    balloon_sign(canvas, at, style(piece).colour)
