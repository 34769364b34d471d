"""Places on a table: the grid that gives each a name, and what of a form is about places.

Squares of ten centimetres are named by a letter, from the left, and a number, from the bottom: C4. A form
asks for a place by a spot in some areas, or by a number along a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from string import ascii_uppercase

from shapely import LineString, unary_union
from shapely import Point as Dot
from shapely import box as rectangle
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from rules.answers import polygon
from rules.engine import Choice, Field, Number, Place, Point, Spot

SQUARE = 100
"""Millimetres."""
_NAME = re.compile(r"\s*([A-Za-z]{1,2})\s*([1-9]\d?)\s*")
_LINE = 0.01
_ROUND = 1
"""Decimals of a millimetre to which a place that was found is rounded, if it may lie there."""


def square_of(point: Point) -> str:
    """The name of the square in which a point lies; on a line, of the one to the right or above."""
    column, row = (int(part // SQUARE) for part in point)
    return f"{_letters(column)}{row + 1}"


def named(text: str) -> Point | None:
    """The middle of the square of that name; None if it is no such name."""
    found = _NAME.fullmatch(text)
    if found is None:
        return None
    column = 0
    for letter in found[1].upper():
        column = column * len(ascii_uppercase) + ascii_uppercase.index(letter) + 1
    return (column - 0.5) * SQUARE, (int(found[2]) - 0.5) * SQUARE


def in_square(field: Spot | Number, middle: Point) -> Point | int | None:
    """The answer nearest to the middle of a square and inside it; None if there is none."""
    left, low = middle[0] - SQUARE / 2, middle[1] - SQUARE / 2
    room = allowed(field).intersection(square(left, low))
    return None if room.is_empty else _answer(field, room, middle)


def square(left: float, low: float) -> BaseGeometry:
    """The square with that corner; the lines to its right and above it belong to others."""
    return rectangle(left, low, left + SQUARE - _LINE, low + SQUARE - _LINE)


def nearest(field: Spot | Number, point: Point) -> Point | int | None:
    """The answer nearest to a point, wherever that is."""
    room = allowed(field)
    return None if room.is_empty else _answer(field, room, point)


def allowed(field: Spot | Number) -> BaseGeometry:
    """Where on the table an answer may lie."""
    if isinstance(field, Spot):
        return unary_union([polygon(area) for area in field.areas])
    if field.along is None:
        return LineString()
    return LineString([field.along.at(field.low), field.along.at(field.high)])


def _answer(field: Spot | Number, room: BaseGeometry, point: Point) -> Point | int:
    found = nearest_points(room, Dot(point))[0]
    if isinstance(field, Spot):
        rounded = round(found.x, _ROUND), round(found.y, _ROUND)
        return rounded if room.covers(Dot(rounded)) else (found.x, found.y)
    zero, one = (Dot(field.along.at(number)) for number in (0, 1)) if field.along else (found, found)
    number = round(zero.distance(found) / (zero.distance(one) or 1))
    return min(max(number, field.low), field.high)


def places(fields: Iterable[Field], choice: Choice) -> Iterator[Place]:
    """What of a form is about places, each with the answer that is given or stands."""
    for field in fields:
        if isinstance(field, Spot):
            yield Place(field.name, field.group, field.areas, point=_point(choice.get(field.name)))
        elif isinstance(field, Number) and field.along is not None:
            given = choice.get(field.name, field.default)
            ends = field.along.at(field.low), field.along.at(field.high)
            point = field.along.at(given) if isinstance(given, int) else None
            yield Place(field.name, field.group, line=ends, point=point)


def _point(value: object) -> Point | None:
    if not isinstance(value, tuple) or len(value) != 2:
        return None
    x, y = value
    return (float(x), float(y)) if isinstance(x, int | float) and isinstance(y, int | float) else None


def _letters(column: int) -> str:
    name = ""
    column += 1
    while column > 0:
        column, rest = divmod(column - 1, len(ascii_uppercase))
        name = ascii_uppercase[rest] + name
    return name
