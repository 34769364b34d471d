"""Levels: how far apart in height two pieces are, and what that means for fire; without altitude, nothing.

Ground cards are at level 0, so that strafing and machine guns need no rule of their own: they fire, and are
fired at, like airplanes of that level.
"""

from __future__ import annotations

from rules.dogfight.box.components import Maneuver
from rules.dogfight.hangar import Gun, Hangar
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.rulebook import InForce
from rules.dogfight.ruler.geometry import TOLERANCE, overlap
from rules.dogfight.ruler.lines_of_fire import Range
from rules.dogfight.state import Balloon, Piece, Plane, State

CARDS: dict[Range, int] = {"short": 2, "long": 1}
SHELL_LEVELS = (1, 2, 3, 4, 5)
_GUN_RULERS = {1: 2.0, 2: 1.5, 3: 1.0, 4: 0.5}
"""How far an anti-aircraft gun reaches at each level; at the fifth its counter must lie on the gun's card."""
_INFANTRY_RULERS = {0: 1.0, 1: 0.5}


def gap(state: State, one: Piece, other: Piece) -> int:
    return abs(one.level - other.level) if state.in_force.altitude else 0


def grounded(state: State, piece: Piece) -> bool:
    """An airplane at level 0 without a climb counter stands, or rolls, on the ground."""
    on_ground = isinstance(piece, Plane) and piece.level == 0 and piece.climb == 0
    return state.in_force.altitude and on_ground


def clouded(state: State, piece: Piece) -> bool:
    """Whether it is up in the cloud cover: nobody's target, no danger to anybody, and blind itself."""
    rules = state.in_force
    return (
        rules.altitude and rules.cloud_cover and isinstance(piece, Plane) and piece.level >= rules.cloud_level
    )


def highest_start(rules: InForce, top_altitude: int) -> int:
    """How high an airplane may start: not above its top, and below the clouds."""
    return min(top_altitude, rules.cloud_level - 1) if rules.cloud_cover else top_altitude


def cards(state: State, shooter: Piece, target: Piece, reached: Range) -> int:
    """How many damage cards a shot costs: a level apart, short range counts as long, and long is too far."""
    apart = gap(state, shooter, target)
    if apart == 0:
        return CARDS[reached]
    return 1 if apart == 1 and reached == "short" else 0


def hides(state: State, hangar: Hangar, shooter: Piece, gun: Gun, target: Piece) -> bool:  # noqa: ARG001 - one of UNSEEN
    """Two levels apart is too far at any range."""
    return gap(state, shooter, target) > 1


def blocks(state: State, shooter: Piece, target: Piece, other: Piece) -> bool:
    """Whether a third piece, by its level, can stand between two others: at the level of either, and not up
    in the clouds."""
    near = gap(state, shooter, other) == 0 or gap(state, target, other) == 0
    return near and not clouded(state, other)


# Ground fire


def infantry_range(state: State, plane: Piece, ruler: float) -> float | None:
    """How far infantry fire carries to an airplane of that level; None if it flies too high."""
    rulers = _INFANTRY_RULERS.get(plane.level) if state.in_force.altitude else 1.0
    return None if rulers is None else rulers * ruler


def shell_levels(state: State) -> tuple[int | None, ...]:
    """The levels an artillery counter may be declared at; None stands for the only one without altitude."""
    return SHELL_LEVELS if state.in_force.altitude else (None,)


def gun_range(level: int | None, ruler: float) -> float | None:
    """How far from a gun's dot the edge of its counter may lie at that level (None: without altitude).

    The answer None means that the counter must overlap the gun's card, or, at a level no shell can be
    declared at, that there is no range at all.
    """
    if level is None:
        return 2.0 * ruler
    rulers = _GUN_RULERS.get(level)
    return None if rulers is None else rulers * ruler


def must_overlap_gun(level: int | None) -> bool:
    return level == SHELL_LEVELS[-1]


def may_overlap_gun(level: int | None) -> bool:
    """Without altitude no counter may lie above its own gun; with it, that ban is lifted."""
    return level is not None


def burst_reaches(state: State, level: int | None, piece: Piece) -> bool:
    """Whether a shell that goes off at this level can touch a piece at all."""
    return level is None or (piece.level == level and not clouded(state, piece))


def adjusted_levels(level: int | None) -> tuple[int, ...]:
    """The levels to which a counter may be readjusted, instead of being moved."""
    return () if level is None else tuple(near for near in (level - 1, level + 1) if near in SHELL_LEVELS)


# Balloons and rockets


def caught_in_blast(state: State, hangar: Hangar, balloon: Balloon) -> list[Plane]:
    """The airplanes that an exploding balloon hurts: those on its card, and, with altitude, at its own level
    all within half a ruler, and on its card those one level above or below."""
    return [plane for plane in state.flying() if _caught(state, hangar, balloon, plane)]


def _caught(state: State, hangar: Hangar, balloon: Balloon, plane: Plane) -> bool:
    if clouded(state, plane):
        return False
    one, other = card_of(plane, hangar), card_of(balloon, hangar)
    apart = gap(state, balloon, plane)
    if state.in_force.altitude and apart == 0:
        return one.distance(other) <= hangar.ruler / 2 + TOLERANCE
    return apart <= 1 and overlap(one, other)


def launches_rockets(state: State, card: Maneuver) -> bool:
    """The maneuvers rockets can be fired after: straights and stalls, with altitude dives as well."""
    return card.is_straight or card.is_stall or (state.in_force.altitude and card.is_dive)


def rockets_level(state: State, launcher: Piece, target: Piece) -> bool:
    """Rockets fly level or one level down."""
    return not state.in_force.altitude or launcher.level - target.level in {0, 1}
