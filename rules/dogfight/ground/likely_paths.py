"""The usual order to an anti-aircraft gun: shell the spot where the nearest enemy will be two maneuvers on.

What an airplane will do is guessed from where everybody sees it: straight on twice, or a turn where that
would take it off the table. The gunner does not fire where he expects a friend.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace
from shapely import Point
from shapely.ops import nearest_points

from rules.dogfight.box.components import Maneuver
from rules.dogfight.ground.shell_areas import covers, near, radius, spots
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.pieces import levels
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.ruler.geometry import Pose, dot, fly, on_table, path, settled
from rules.dogfight.state import GroundCard, Piece, Plane, State
from rules.engine import Usual
from rules.said import said

Spot = tuple[float, float]
_HERE = Pose(0, 0, 0)


def aim(state: State, hangar: Hangar, gun: GroundCard) -> tuple[Spot, int | None] | None:
    """Where to place the counter, and at what level; None if there is nothing worth a shell."""
    for enemy, spot in _enemies(state, hangar, gun):
        level = _level(state, enemy)
        if not _endangers_friends(state, hangar, gun, spot, level):
            return spot, level
    return None


def usual(state: State, hangar: Hangar, gun: GroundCard, level: int | None) -> Iterator[Usual]:
    """Where each enemy in reach is likely to be when the counter goes off, the nearest first."""
    for enemy, spot in _enemies(state, hangar, gun):
        if _level(state, enemy) == level:
            yield Usual(
                said("dogfight-ground.ahead-of", plane=enemy.id), (settled(spot[0]), settled(spot[1]))
            )


def _level(state: State, enemy: Plane) -> int | None:
    return enemy.level if state.in_force.altitude else None


def _enemies(state: State, hangar: Hangar, gun: GroundCard) -> Iterator[tuple[Plane, Spot]]:
    """Those who will be where the gun can shell them, and the spot; the nearest first."""
    enemies = [
        (plane, then)
        for plane in state.flying()
        if plane.side != gun.side and (then := _within_range(state, hangar, gun, plane)) is not None
    ]
    if len(enemies) > 1:
        enemies.sort(key=lambda each: (card_of(each[0], hangar).distance(dot(gun.pose)), each[0].id))
    for enemy, then in enemies:
        spot = _spot(state, hangar, gun, then)
        if spot is not None:
            yield enemy, spot


def expected(state: State, hangar: Hangar, plane: Plane) -> Plane | None:
    """An airplane where it is likely to be after two maneuvers; None if it is likely to leave the table."""
    airplane = hangar.airplane(plane.model, state.in_force)
    end = _end(airplane, plane.pose, state.width, state.length)
    return None if end is None else replace(plane, pose=end)


@lru_cache(maxsize=256)
def _end(airplane: Airplane, start: Pose, width: float, length: float) -> Pose | None:
    """Kept, since every gun asks it of every airplane."""
    for first, second in _courses(airplane):
        halfway = fly(start, first, airplane.size)
        end = fly(halfway, second, airplane.size)
        if on_table(width, length, halfway) and on_table(width, length, end):
            return end
    return None


@lru_cache(maxsize=128)
def _courses(airplane: Airplane) -> tuple[tuple[Maneuver, Maneuver], ...]:
    cards = airplane.cards.values()
    straight = next(card for card in cards if card.is_straight)
    left, right = [
        next((card for card in cards if card.kind == "turn" and card.direction == side), straight)
        for side in ("left", "right")
    ]
    return (straight, straight), (straight, left), (straight, right), (left, left), (right, right)


def _within_range(state: State, hangar: Hangar, gun: GroundCard, enemy: Plane) -> Plane | None:
    """The enemy where he is expected, unless a glance says that no shell will reach him there."""
    level = _level(state, enemy)
    if levels.clouded(state, enemy) or level not in levels.shell_levels(state):
        return None
    furthest = _furthest(hangar, gun, enemy, level)
    if _apart(enemy, gun) > furthest + _stride(hangar.airplane(enemy.model, state.in_force)):
        return None
    then = expected(state, hangar, enemy)
    return then if then is not None and _apart(then, gun) <= furthest else None


def _apart(one: Piece, other: Piece) -> float:
    return math.hypot(one.pose.x - other.pose.x, one.pose.y - other.pose.y)


@lru_cache(maxsize=128)
def _stride(airplane: Airplane) -> float:
    """More than any of its courses takes it."""
    ends = [path(_HERE, course, airplane.size)[-1] for course in _courses(airplane)]
    return max(math.hypot(end.x, end.y) for end in ends) + 1


def _spot(state: State, hangar: Hangar, gun: GroundCard, then: Plane) -> Spot | None:
    """The allowed spot nearest to where the enemy's dot will be, if his card will still be over it."""
    allowed = spots(state, hangar, gun, _level(state, then))
    if allowed.is_empty:
        return None
    there = nearest_points(allowed, Point(then.pose.x, then.pose.y))[0]
    spot = (there.x, there.y)
    return spot if covers(hangar, spot, then) else None


def _furthest(hangar: Hangar, gun: GroundCard, plane: Plane, level: int | None) -> float:
    """How far a gun's dot and an airplane's may be from each other if some counter is to lie on both its
    range, or its card, and the airplane; nearer ones call for a closer look."""
    reach = levels.gun_range(level, hangar.ruler)
    return (_half(hangar, gun) if reach is None else reach) + 2 * radius(hangar) + _half(hangar, plane)


def _half(hangar: Hangar, piece: Piece) -> float:
    size = hangar.size(piece)
    return math.hypot(size.width, size.length) / 2


def _endangers_friends(state: State, hangar: Hangar, gun: GroundCard, spot: Spot, level: int | None) -> bool:
    planes = [expected(state, hangar, plane) for plane in state.flying() if plane.side == gun.side]
    friends = [plane for plane in planes if plane is not None and levels.burst_reaches(state, level, plane)]
    balloons = [
        balloon
        for balloon in state.aloft()
        if balloon.side == gun.side and levels.burst_reaches(state, level, balloon)
    ]
    return any(covers(hangar, spot, plane) for plane in friends) or any(
        near(hangar, spot, balloon) for balloon in balloons
    )
