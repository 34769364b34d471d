"""Balloon barrages (altitude option): a line of balloons with cables between them, and to the table's sides.

An airplane with any part of its card between two neighbours, no higher than the lower of them, is lost, and
so is one between the last balloon and the side, or on a balloon, no higher than that. With collisions in
force, a barrage balloon that is flown into at its own level takes a C card. A balloon that is gone opens the
passage to its neighbours for good: they are not joined anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from shapely import Polygon, box

from rules.dogfight.box.components import Size
from rules.dogfight.decks.dealer import Blow, Dealer
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import SIDES
from rules.dogfight.pieces.levels import clouded
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.play import Play
from rules.dogfight.ruler.geometry import TOLERANCE, Pose, card, overlap
from rules.dogfight.state import Plane, State

DECK = "C"
SPACING = 1
"""Rulers from one balloon to the next, at most."""


Bounds: TypeAlias = tuple[float, float, float, float]
"""The outermost points of an area: left, bottom, right and top."""


class Cables(NamedTuple):
    """Where nobody gets through, up to which level, and the balloons that hold it."""

    area: Polygon
    level: int
    balloons: tuple[str, ...]
    bounds: Bounds

    @classmethod
    def around(cls, area: Polygon, level: int, balloons: tuple[str, ...]) -> Cables:
        return cls(area, level, balloons, area.bounds)


def _near(bounds: Bounds, pose: Pose, girth: float) -> bool:
    """Whether a card so large may touch what lies within these, at a glance."""
    left, bottom, right, top = bounds
    return left - girth < pose.x < right + girth and bottom - girth < pose.y < top + girth


def fly_into_cables(play: Play, dealer: Dealer) -> None:
    state = play.state
    if not state.in_force.barrages:
        return
    stretched = list(cables(state, play.hangar))
    if not stretched:
        return
    lefts, bottoms, rights, tops = zip(*[each.bounds for each in stretched], strict=True)
    anywhere = min(lefts), min(bottoms), max(rights), max(tops)
    for plane in state.flying():
        size = play.hangar.size(plane)
        girth = size.width + size.length
        if not _near(anywhere, plane.pose, girth) or clouded(state, plane):
            continue
        near = [each for each in stretched if _near(each.bounds, plane.pose, girth)]
        met = meeting(near, card_of(plane, play.hangar), plane.level)
        if met:
            balloons = sorted({name for each in met for name in each.balloons})
            play.tell("barrage", plane=plane.id, balloons=balloons)
            _strike_balloons(play, dealer, plane)
            dealer.take_out(plane.id, "crashed")


def meeting(stretched: Iterable[Cables], airplane: Polygon, level: int) -> list[Cables]:
    """The cables that a card at that level touches."""
    return [each for each in stretched if level <= each.level and overlap(airplane, each.area)]


def _strike_balloons(play: Play, dealer: Dealer, plane: Plane) -> None:
    """With collisions in force, climb counters or not, a balloon at the airplane's level is hurt too."""
    if not play.state.in_force.collisions:
        return
    own = card_of(plane, play.hangar)
    for balloon in play.state.aloft():
        struck = balloon.barrage and balloon.level == plane.level
        if struck and overlap(own, card_of(balloon, play.hangar)):
            play.tell("collided", pieces=[plane.id, balloon.id])
            dealer.hurt(balloon.id, Blow(DECK, 1, counting="points"))


def cables(state: State, hangar: Hangar) -> Iterator[Cables]:
    size, table = hangar.figures.sizes.balloon, (state.width, state.length)
    for side in SIDES:
        balloons = [each for each in state.balloons if each.barrage and each.side == side]
        if balloons:
            posts = tuple([_Post(each.id, each.pose, each.level, each.in_play) for each in balloons])
            yield from _of_line(posts, size, hangar.ruler, table)


class _Post(NamedTuple):
    """A balloon as far as its cables go."""

    id: str
    pose: Pose
    level: int
    aloft: bool


@lru_cache(maxsize=64)
def _of_line(
    posts: tuple[_Post, ...], size: Size, ruler: float, table: tuple[float, float]
) -> tuple[Cables, ...]:
    """All balloons the line was laid with count as neighbours, the lost ones too. Kept, since it changes with
    the balloons alone, and every airplane has to mind it in every round."""
    return tuple(_stretched(posts, size, ruler, table))


def _stretched(
    posts: Sequence[_Post], size: Size, ruler: float, table: tuple[float, float]
) -> Iterator[Cables]:
    across = _extent([each.pose.x for each in posts]) >= _extent([each.pose.y for each in posts])
    line = sorted(posts, key=lambda each: each.pose.x if across else each.pose.y)
    for post in line:
        if post.aloft:
            yield Cables.around(card(post.pose, size), post.level, (post.id,))
    for one, other in pairwise(line):
        cards = card(one.pose, size), card(other.pose, size)
        if one.aloft and other.aloft and cards[0].distance(cards[1]) <= SPACING * ruler + TOLERANCE:
            yield Cables.around(_between(*cards), min(one.level, other.level), (one.id, other.id))
    for end, near in ((line[0], True), (line[-1], False)):
        if end.aloft:
            strip = _to_side(table, card(end.pose, size), across=across, near=near)
            yield Cables.around(strip, end.level, (end.id,))


def _extent(values: Sequence[float]) -> float:
    return max(values) - min(values)


def _between(one: Polygon, other: Polygon) -> Polygon:
    """Both cards and all that lies between them."""
    hull = one.union(other).convex_hull
    if not isinstance(hull, Polygon):
        raise TypeError(f"{hull} has no area")
    return hull


def _to_side(table: tuple[float, float], last: Polygon, *, across: bool, near: bool) -> Polygon:
    """The strip from the last balloon to the table's side in the line's direction."""
    (width, length), (left, bottom, right, top) = table, last.bounds
    if across:
        return box(0, bottom, right, top) if near else box(left, bottom, width, top)
    return box(left, 0, right, top) if near else box(left, bottom, right, length)
