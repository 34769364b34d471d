"""Balloon barrages (altitude option): a line of balloons with cables between them, and to the table's sides.

An airplane with any part of its card between two neighbours, no higher than the lower of them, is lost, and
so is one between the last balloon and the side, or on a balloon, no higher than that. With collisions in
force, a barrage balloon that is flown into at its own level takes a C card. A balloon that is gone opens the
passage to its neighbours for good: they are not joined anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from shapely import Polygon, box

from rules.dogfight.decks.dealer import Blow, Dealer
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import SIDES
from rules.dogfight.pieces.levels import clouded
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.play import Play
from rules.dogfight.ruler.geometry import TOLERANCE, overlap
from rules.dogfight.state import Balloon, Plane, State

DECK = "C"
SPACING = 1
"""Rulers from one balloon to the next, at most."""


class Cables(NamedTuple):
    """Where nobody gets through, up to which level, and the balloons that hold it."""

    area: Polygon
    level: int
    balloons: tuple[str, ...]


def fly_into_cables(play: Play, dealer: Dealer) -> None:
    state = play.state
    if not state.in_force.barrages:
        return
    stretched = list(cables(state, play.hangar))
    for plane in state.flying():
        card = card_of(plane, play.hangar)
        met = [] if clouded(state, plane) else meeting(stretched, card, plane.level)
        if met:
            balloons = sorted({name for each in met for name in each.balloons})
            play.tell("barrage", plane=plane.id, balloons=balloons)
            _strike_balloons(play, dealer, plane)
            dealer.take_out(plane.id, "crashed")


def meeting(stretched: Iterable[Cables], card: Polygon, level: int) -> list[Cables]:
    """The cables that a card at that level touches."""
    return [each for each in stretched if level <= each.level and overlap(card, each.area)]


def _strike_balloons(play: Play, dealer: Dealer, plane: Plane) -> None:
    """With collisions in force, climb counters or not, a balloon at the airplane's level is hurt too."""
    if not play.state.in_force.collisions:
        return
    card = card_of(plane, play.hangar)
    for balloon in play.state.aloft():
        struck = balloon.barrage and balloon.level == plane.level
        if struck and overlap(card, card_of(balloon, play.hangar)):
            play.tell("collided", pieces=[plane.id, balloon.id])
            dealer.hurt(balloon.id, Blow(DECK, 1, counting="points"))


def cables(state: State, hangar: Hangar) -> Iterator[Cables]:
    for side in SIDES:
        balloons = [each for each in state.balloons if each.barrage and each.side == side]
        if balloons:
            yield from _of_line(state, hangar, balloons)


def _of_line(state: State, hangar: Hangar, balloons: Sequence[Balloon]) -> Iterator[Cables]:
    """All balloons the line was laid with count as neighbours, the lost ones too."""
    across = _extent([each.pose.x for each in balloons]) >= _extent([each.pose.y for each in balloons])
    line = sorted(balloons, key=lambda each: each.pose.x if across else each.pose.y)
    for balloon in line:
        if balloon.in_play:
            yield Cables(card_of(balloon, hangar), balloon.level, (balloon.id,))
    for one, other in pairwise(line):
        if one.in_play and other.in_play and _joined(hangar, one, other):
            yield Cables(
                _between(card_of(one, hangar), card_of(other, hangar)),
                min(one.level, other.level),
                (one.id, other.id),
            )
    for end, near in ((line[0], True), (line[-1], False)):
        if end.in_play:
            yield Cables(
                _to_side(state, card_of(end, hangar), across=across, near=near), end.level, (end.id,)
            )


def _extent(values: Sequence[float]) -> float:
    return max(values) - min(values)


def _joined(hangar: Hangar, one: Balloon, other: Balloon) -> bool:
    apart = card_of(one, hangar).distance(card_of(other, hangar))
    return apart <= SPACING * hangar.ruler + TOLERANCE


def _between(one: Polygon, other: Polygon) -> Polygon:
    """Both cards and all that lies between them."""
    hull = one.union(other).convex_hull
    if not isinstance(hull, Polygon):
        raise TypeError(f"{hull} has no area")
    return hull


def _to_side(state: State, card: Polygon, *, across: bool, near: bool) -> Polygon:
    """The strip from the last balloon to the table's side in the line's direction."""
    left, bottom, right, top = card.bounds
    if across:
        return box(0, bottom, right, top) if near else box(left, bottom, state.width, top)
    return box(left, 0, right, top) if near else box(left, bottom, right, state.length)
