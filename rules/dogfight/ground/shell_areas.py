"""Where an artillery counter may lie, as shapes for its middle.

Its edge is within the gun's range of the dot, the whole of it on the table, no part on the gun's card or on a
friendly balloon, and some part of it can be seen from the dot past all balloons. With altitude the range
shrinks by level, the card is no bar, and no balloon may be covered. Circles are drawn as inscribed polygons,
which costs less than a hundredth of a millimetre.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from shapely import MultiPolygon, Point, Polygon, box, unary_union
from shapely.affinity import scale
from shapely.geometry.base import BaseGeometry

from rules.dogfight.box.components import Size
from rules.dogfight.hangar import Hangar
from rules.dogfight.pieces import levels
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.ruler.geometry import TOLERANCE, Pose, card, settled
from rules.dogfight.state import GroundCard, Piece, Shell, State
from rules.engine import Area

Card: TypeAlias = tuple[Pose, Size]
_ARC = 128
"""Segments of a quarter circle."""
_CRUMB = 1.0
"""Square millimetres below which a leftover is no place to aim at."""


def at(point: tuple[float, float]) -> Point:
    return Point(point)


def radius(hangar: Hangar) -> float:
    return hangar.figures.sizes.artillery_counter.value / 2


def covers(hangar: Hangar, point: tuple[float, float], piece: Piece) -> bool:
    """Whether a counter there and a card overlap."""
    return card_of(piece, hangar).distance(Point(point)) < radius(hangar) - TOLERANCE


def near(hangar: Hangar, point: tuple[float, float], piece: Piece) -> bool:
    """Whether any part of a counter there is within half a ruler of any part of a card."""
    return card_of(piece, hangar).distance(Point(point)) <= radius(hangar) + hangar.ruler / 2 + TOLERANCE


class _Setting(NamedTuple):
    """All that decides where a gun may place its counter."""

    gun: Card
    reach: float | None
    above_gun: bool
    around: float
    table: tuple[float, float]
    barred: tuple[Card, ...]
    balloons: tuple[Card, ...]


def _setting(state: State, hangar: Hangar, gun: GroundCard, level: int | None) -> _Setting:
    balloons = state.aloft()
    barred = [each for each in balloons if state.in_force.altitude or each.side == gun.side]
    return _Setting(
        (gun.pose, hangar.size(gun)),
        levels.gun_range(level, hangar.ruler),
        levels.may_overlap_gun(level),
        radius(hangar),
        (state.width, state.length),
        tuple([(each.pose, hangar.size(each)) for each in barred]),
        tuple([(each.pose, hangar.size(each)) for each in balloons]),
    )


def spots(state: State, hangar: Hangar, gun: GroundCard, level: int | None) -> BaseGeometry:
    """Where this gun may place its counter."""
    return _spots(_setting(state, hangar, gun, level))


def any_spot(state: State, hangar: Hangar, gun: GroundCard, level: int | None) -> bool:
    return _any_spot(_setting(state, hangar, gun, level))


@lru_cache(maxsize=256)
def _any_spot(setting: _Setting) -> bool:
    return room(_spots(setting))


def moves(state: State, hangar: Hangar, gun: GroundCard, shell: Shell) -> BaseGeometry:
    """Where a counter on the table may be moved to: a ruler away at most."""
    return spots(state, hangar, gun, shell.level) & Point(shell.point).buffer(hangar.ruler, quad_segs=_ARC)


@lru_cache(maxsize=256)
def _spots(setting: _Setting) -> BaseGeometry:
    gun, balloons = card(*setting.gun), [card(*each) for each in setting.balloons]
    around, (width, length) = setting.around, setting.table
    dot = gun.centroid
    if setting.reach is None:  # it must overlap the gun's card
        area: BaseGeometry = gun.buffer(around - TOLERANCE, quad_segs=_ARC)
    else:
        area = dot.buffer(setting.reach + around, quad_segs=_ARC)
    area &= box(around, around, width - around, length - around)
    if not setting.above_gun:
        area -= gun.buffer(around, quad_segs=_ARC)
    for barred in setting.barred:
        area -= card(*barred).buffer(around, quad_segs=_ARC)
    hidden = unary_union([_shadow(dot, balloon, width + length) for balloon in balloons])
    return area - hidden.buffer(-around, quad_segs=_ARC)


def _shadow(dot: Point, balloon: Polygon, far: float) -> BaseGeometry:
    """All that a balloon hides from the dot, the balloon included.

    A convex card and its images under all enlargements from the dot make up a convex shape, so that the card
    and its furthest image span it.
    """
    factor = 1 + far / max(dot.distance(balloon), 1)
    image = scale(balloon, factor, factor, origin=dot)
    return image if balloon.covers(dot) else MultiPolygon([balloon, image]).convex_hull


@lru_cache(maxsize=256)
def areas(shape: BaseGeometry) -> tuple[Area, ...]:
    """The shape as the areas of a form."""
    return tuple(
        Area(_ring(part.exterior.coords), tuple(_ring(hole.coords) for hole in part.interiors))
        for part in _polygons(shape)
    )


def room(shape: BaseGeometry) -> bool:
    """Whether the shape has any area to offer."""
    return bool(_polygons(shape))


def _polygons(shape: BaseGeometry) -> list[Polygon]:
    parts = shape.geoms if isinstance(shape, MultiPolygon) else [shape]
    return [part for part in parts if isinstance(part, Polygon) and part.area >= _CRUMB]


def _ring(points: Iterable[tuple[float, ...]]) -> tuple[tuple[float, float], ...]:
    return tuple((settled(point[0]), settled(point[1])) for point in points)
