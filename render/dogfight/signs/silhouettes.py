"""Airplanes from above, in millimetres to the right and forward of the centre dot: our own drawings."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from render.kit.shapes import Point, ellipse


class Silhouette(NamedTuple):
    """Lower wings in the shade, the lit upper wing and tail, the body, the cockpits, and the wings' marks."""

    shade: tuple[list[Point], ...]
    lit: tuple[list[Point], ...]
    body: tuple[list[Point], ...]
    dots: tuple[list[Point], ...]
    marks: tuple[Point, Point]


@cache
def silhouette(kind: str) -> Silhouette:
    """The drawing of that kind; what is not known here is drawn as a biplane."""
    return _DRAWINGS.get(kind, _biplane)()


def _monoplane() -> Silhouette:
    lit = (_wing(7, 10, 37, sweep=2.5), *_tail(-22, 14))
    return Silhouette((), lit, _fuselage(17, -24), _cockpit(0), _marks(7))


def _biplane() -> Silhouette:
    lit = (_wing(9.5, 9, 37), *_tail(-21, 14))
    return Silhouette((_wing(3.5, 8, 33),), lit, _fuselage(17, -23), _cockpit(0), _marks(9.5))


def _triplane() -> Silhouette:
    lit = (_wing(0.5, 5.6, 30), _wing(7.2, 5.6, 34), _wing(14, 6, 37), *_tail(-21, 13))
    return Silhouette((), lit, _fuselage(18, -23), _cockpit(-4.5), _marks(14))


def _two_seater() -> Silhouette:
    lit = (_wing(10, 9.5, 41), *_tail(-25, 17))
    crew = (*_cockpit(2), *_cockpit(-6, 2.3))
    return Silhouette((_wing(3.5, 9, 38),), lit, _fuselage(20, -27, 3.2), crew, _marks(10))


def _pusher() -> Silhouette:
    right: list[Point] = [(6.0, 5.0), (4.6, 5.0), (1.2, -24.0), (2.6, -24.0)]
    pod: list[Point] = [(-2.8, 0.0), (-2.4, 15.0), (0.0, 20.0), (2.4, 15.0), (2.8, 0.0), (0.0, -5.0)]
    shade = (_wing(1, 8.5, 36), right, [(-x, y) for x, y in right])
    lit = (_wing(6.5, 8.5, 38), *_tail(-22, 15))
    return Silhouette(shade, lit, (pod, _blades(-5)), _cockpit(13), _marks(6.5))


_DRAWINGS: dict[str, Callable[[], Silhouette]] = {
    "monoplane": _monoplane,
    "biplane": _biplane,
    "triplane": _triplane,
    "two-seater": _two_seater,
    "pusher": _pusher,
}


def _fuselage(nose: float, tail: float, half: float = 2.7) -> tuple[list[Point], ...]:
    body = [
        (-half * 0.8, nose),
        (half * 0.8, nose),
        (half, nose - 5),
        (half, 0.0),
        (0.7, tail),
        (-0.7, tail),
        (-half, 0.0),
        (-half, nose - 5),
    ]
    return body, _blades(nose + 1.4)


def _blades(forward: float) -> list[Point]:
    return [(-6.5, forward - 0.7), (-6.5, forward + 0.7), (6.5, forward + 0.7), (6.5, forward - 0.7)]


def _wing(middle: float, chord: float, span: float, sweep: float = 0.0) -> list[Point]:
    tip, half, front, back = span / 2, chord / 2, middle + chord / 2, middle - chord / 2
    right = [
        (0.0, front),
        (tip - half * 0.5, front - sweep),
        (tip, front - sweep - half * 0.7),
        (tip, back - sweep * 0.4 + half * 0.5),
        (tip - half * 0.4, back - sweep * 0.4),
        (3.0, back),
    ]
    return right + [(-x, y) for x, y in reversed(right)]


def _tail(middle: float, span: float) -> tuple[list[Point], ...]:
    tip = span / 2
    plane = [
        (-2, middle + 4),
        (2, middle + 4),
        (tip, middle),
        (tip * 0.8, middle - 2.6),
        (-tip * 0.8, middle - 2.6),
    ]
    fin = [(-0.9, middle + 2), (0.9, middle + 2), (0.9, middle - 5), (-0.9, middle - 5)]
    return [*plane, (-tip, middle)], fin


def _cockpit(middle: float, radius: float = 1.7) -> tuple[list[Point], ...]:
    return (ellipse((0.0, middle), radius, steps=16),)


def _marks(middle: float) -> tuple[Point, Point]:
    return (-12.5, middle), (12.5, middle)
