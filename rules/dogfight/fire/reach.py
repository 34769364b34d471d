"""Reach: whom each gun can fire at after everybody has moved.

A gun may fire at an enemy that a ruler from its card's dot reaches within its arc, past all other cards.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from shapely import Polygon

from rules.dogfight.altitude import cloud_cover, taxiing
from rules.dogfight.damage import special_damage
from rules.dogfight.hangar import Gun, Hangar
from rules.dogfight.orders import asks, fire_order
from rules.dogfight.pieces import blind_spots, levels
from rules.dogfight.pieces.shapes import blockers, card_of, outline, shootable
from rules.dogfight.ruler.geometry import Pose, overlap
from rules.dogfight.ruler.lines_of_fire import Arc, Reach, range_of, reach
from rules.dogfight.state import Piece, Plane, State


def _jammed(state: State, hangar: Hangar, piece: Piece, gun: Gun) -> bool:  # noqa: ARG001 - one of SILENT
    if not isinstance(piece, Plane) or not any(piece.jams):
        return False
    return any(
        jam for own, jam in zip(hangar[piece.model].guns, piece.jams, strict=True) if own.name == gun.name
    )


def _firing_rockets(state: State, hangar: Hangar, piece: Piece, gun: Gun) -> bool:  # noqa: ARG001 - as above
    return isinstance(piece, Plane) and piece.launching is not None


SILENT: tuple[Callable[[State, Hangar, Piece, Gun], bool], ...] = (
    _jammed,
    _firing_rockets,
    special_damage.silences,
    cloud_cover.silences,
    taxiing.silences,
)
"""Any of these keeps a gun from firing in this round."""
UNSEEN: tuple[Callable[[State, Hangar, Piece, Gun, Piece], bool], ...] = (
    levels.hides,
    blind_spots.hides,
    cloud_cover.hides,
)
"""Any of these keeps a gun from firing at one target."""


@dataclass(frozen=True)
class Line:
    """A ruler that reaches a target: its length, where it ends, and how many cards the shot costs."""

    distance: float
    point: tuple[float, float]
    cards: int


@dataclass(frozen=True)
class Sight:
    """What one gun can reach: targets by distance, the nearest first."""

    piece: Piece
    gun: Gun
    targets: dict[str, Line]


class Sky:
    """The pieces on the table as shapes, for all lines of fire of one round."""

    def __init__(self, state: State, hangar: Hangar) -> None:
        self.state = state
        self.hangar = hangar
        self.targets = shootable(state, hangar)
        self._blockers = blockers(state)
        self._radius = {piece.id: _radius(piece, hangar) for piece in state.pieces()}
        self._outlines: dict[str, Polygon] = {}
        self._near: dict[str, list[Piece]] = {}

    def outline(self, piece: Piece) -> Polygon:
        if piece.id not in self._outlines:
            self._outlines[piece.id] = outline(self.state, self.hangar, piece)
        return self._outlines[piece.id]

    def near(self, shooter: Piece) -> list[Piece]:
        """The enemies that a ruler may reach, by a first look at the circles around their cards."""
        if shooter.id not in self._near:
            x, y, ruler, radius = shooter.pose.x, shooter.pose.y, self.hangar.ruler, self._radius
            self._near[shooter.id] = [
                foe
                for foe in self.targets
                if foe.side != shooter.side
                and math.hypot(foe.pose.x - x, foe.pose.y - y) <= ruler + radius[foe.id]
            ]
        return self._near[shooter.id]

    def lines(self, shooter: Piece, gun: Gun) -> dict[str, Line]:
        """Every enemy this gun can reach, the nearest first, and what is silenced last."""
        found = [
            (not target.in_play, line.distance, target.id, line)
            for target in self.near(shooter)
            if (line := self._line(shooter, gun, target)) is not None
        ]
        return {name: line for _, _, name, line in sorted(found, key=lambda entry: entry[:3])}

    def within(self, one: Piece, other: Piece, most: float) -> bool:
        """Whether a dot may be so near another's card, at a glance."""
        return _apart(one.pose, other.pose) <= most + self._radius[one.id] + _HAIR

    def overlap(self, one: Piece, other: Piece) -> bool:
        """Whether two cards overlap; those far enough apart need no closer look."""
        return _apart(one.pose, other.pose) <= self._radius[one.id] + self._radius[other.id] and overlap(
            card_of(one, self.hangar), card_of(other, self.hangar)
        )

    def _line(self, shooter: Piece, gun: Gun, target: Piece) -> Line | None:
        found = self.sighted(shooter, gun, target)
        if found is None:
            return None
        reached = range_of(found.distance, self.hangar.ruler)
        cards = levels.cards(self.state, shooter, target, reached)
        return Line(found.distance, found.point, cards) if cards else None

    def sighted(self, shooter: Piece, gun: Gun, target: Piece) -> Reach | None:
        """The ruler that a gun can lay to somebody near, whatever it costs."""
        state, hangar = self.state, self.hangar
        if self._beside(shooter.pose, gun.arc, target) or self.overlap(shooter, target):
            return None
        if any(unseen(state, hangar, shooter, gun, target) for unseen in UNSEEN):
            return None
        return self.ruler(shooter, gun.arc, target, self.between(shooter, target), hangar.ruler)

    def ruler(
        self, shooter: Piece, arc: Arc, target: Piece, others: Iterable[Piece], limit: float
    ) -> Reach | None:
        """The shortest ruler to a target in an arc, past these others."""
        shapes = [self.outline(other) for other in others]
        return reach(shooter.pose, arc, self.outline(target), shapes, limit)

    def _beside(self, origin: Pose, arc: Arc, target: Piece) -> bool:
        """Whether the whole circle around the target's card lies beside the arc."""
        radius, away = self._radius[target.id], _apart(origin, target.pose)
        if away <= radius:
            return False
        bearing = math.degrees(math.atan2(target.pose.x - origin.x, target.pose.y - origin.y))
        off_axis = abs(math.remainder(bearing - origin.heading - arc.bearing, 360))
        return off_axis > arc.half_angle + math.degrees(math.asin(radius / away)) + _HAIR

    def between(self, shooter: Piece, target: Piece) -> Iterator[Piece]:
        """Who may stand in the way of this shot.

        Airplanes that overlap hide nobody from each other. From those who fire at them one may hide the other
        in Wings of War, and not in Wings of Glory.
        """
        for other in self._blockers:
            if other.id in {shooter.id, target.id} or not self._near_line(shooter, target, other):
                continue
            if not levels.blocks(self.state, shooter, target, other):
                continue
            if self.overlap(other, shooter):
                continue
            if not (self.state.edition == "glory" and self.overlap(other, target)):
                yield other

    def _near_line(self, shooter: Piece, target: Piece, other: Piece) -> bool:
        """Whether the circle around a card touches the strip that all rulers to the target lie in."""
        ax, ay = shooter.pose.x, shooter.pose.y
        ux, uy = target.pose.x - ax, target.pose.y - ay
        px, py = other.pose.x - ax, other.pose.y - ay
        whole = ux * ux + uy * uy
        share = min(max((px * ux + py * uy) / whole, 0.0), 1.0) if whole else 0.0
        width = self._radius[other.id] + self._radius[target.id] + _HAIR
        return math.hypot(px - share * ux, py - share * uy) <= width


_HAIR = 1e-3
"""How much a cheap look may err on the side of looking closer."""


def _radius(piece: Piece, hangar: Hangar) -> float:
    size = hangar.size(piece)
    return math.hypot(size.width, size.length) / 2


def _apart(one: Pose, other: Pose) -> float:
    return math.hypot(one.x - other.x, one.y - other.y)


def airplane_sights(sky: Sky) -> list[Sight]:
    """Every airplane's gun with somebody to fire at."""
    return [
        sight
        for plane in sky.state.flying()
        for gun in sky.hangar[plane.model].guns
        if (sight := sight_of(sky, plane, gun)) is not None
    ]


def sight_of(sky: Sky, piece: Piece, gun: Gun) -> Sight | None:
    """What a gun can fire at now, if it can fire at all."""
    if not sky.near(piece) or any(silent(sky.state, sky.hangar, piece, gun) for silent in SILENT):
        return None
    targets = sky.lines(piece, gun)
    if special_damage.observer_wounded(sky.state, piece, gun):
        # His wound is a secret: whoever wants to be asked is asked, and can but hold his fire.
        asked = bool(targets) and asks(fire_order(sky.state, piece), len(targets))
        return Sight(piece, gun, {}) if asked else None
    return Sight(piece, gun, targets) if targets else None
