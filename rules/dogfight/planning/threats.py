"""What an airplane's plans would lead it into: the ground, the edge, cables, balloons, shells, its own wing.

All that lies on the table for everybody to see, as far as no dice and nobody else's plan decide it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, get_args

import numpy as np
from shapely import Polygon, get_coordinates

from rules.dogfight.balloons.barrages import cables
from rules.dogfight.box.components import CARDS, Direction, Maneuver, Size
from rules.dogfight.ground.shell_areas import radius
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.pieces.levels import clouded
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.planning.flights import Flights, Places, legs
from rules.dogfight.planning.scripts import Column, Mask, Numbers
from rules.dogfight.ruler.geometry import on_table, path
from rules.dogfight.state import State

HAIR = 1e-3
"""What comes closer than this has met: places are no better known."""
SAFE, ASTRAY, CABLES, LEFT, CRASHED = range(5)
"""How a flight ends, the worst last: not at all; in the clouds, which it must not leave any more; in cables,
which may be gone by then; off the table, with a pilot who lives; in the ground."""


class Tolls(NamedTuple):
    """What each of an airplane's plans would cost it."""

    end: Numbers
    hurts: Numbers
    """Damage that is certain: bursts, and crashes that may be survived."""
    risks: Numbers
    """Damage by what may be gone by then: a card for each balloon, each time."""
    alive: Mask
    """In each round, once all have moved and looked out for cables: whether it is still there."""


def tolls(state: State, hangar: Hangar, flown: Flights) -> Tolls:
    rows = flown.rows
    ends = _ends(state, hangar, flown)
    runs_off = (flown.rolls & ~_on_fields(state, flown.places))[rows]
    over = np.logical_or.accumulate((ends > ASTRAY) | runs_off, axis=1)
    alive = ~over
    bumps, bursts = _bumps(state, hangar, flown)[rows] * alive, _bursts(state, hangar, flown) * alive
    crashes = runs_off & ~np.pad(over[:, :-1], ((0, 0), (1, 0)))
    first = np.argmax(over, axis=1)
    return Tolls(
        end=np.where(over.any(axis=1), ends[np.arange(len(ends)), first], ends[:, -1]),
        hurts=(bursts + 2 * crashes).sum(axis=1),
        risks=bumps.sum(axis=1),
        alive=alive,
    )


def _ends(state: State, hangar: Hangar, flown: Flights) -> Numbers:
    """How each flight would be over in each round, if it is."""
    rows = flown.rows
    outside, hidden = (room(state, flown.places) < HAIR)[rows], flown.hidden[rows]
    caught = _caught(state, hangar, flown.places, flown.level)[rows] & ~hidden
    before = np.column_stack([np.full(len(rows), clouded(state, flown.plane)), hidden[:, :-1]])
    strayed = np.logical_or.accumulate(outside & before, axis=1) | _strayed(state, flown)
    left = np.where(before, ~hidden & strayed, outside)
    found = np.where(hidden & strayed, ASTRAY, SAFE)
    found[caught] = CABLES
    found[left] = LEFT
    found[flown.fatal[rows] & ~left] = CRASHED
    return found


def _strayed(state: State, flown: Flights) -> bool:
    """Whether cards piled up in the clouds have led off the table already: out of them, all are flown."""
    plane, airplane = flown.plane, flown.airplane
    if not plane.stored:
        return False
    poses = path(plane.pose, [airplane.cards[number] for number in plane.stored], airplane.size)
    return not all(on_table(state.width, state.length, pose) for pose in poses)


def room(state: State, places: Places) -> Column:
    """How far dots are from the nearest edge; negative outside."""
    return _room(state, places.x, places.y)


def room_ahead(state: State, places: Places, far: float) -> Column:
    """The same of the points so far before them."""
    return _room(state, *places.ahead(far))


def _room(state: State, x: Column, y: Column) -> Column:
    return np.minimum(np.minimum(x, state.width - x), np.minimum(y, state.length - y))


def _caught(state: State, hangar: Hangar, places: Places, level: Column) -> Mask:
    found = np.zeros(places.x.shape, dtype=np.bool_)
    if state.in_force.altitude and state.in_force.barrages:
        for each in cables(state, hangar):
            found |= overlapping(places, each.area, level <= each.level)
    return found


def _bumps(state: State, hangar: Hangar, flown: Flights) -> Numbers:
    """How many balloons are met in each place."""
    found = np.zeros(flown.hidden.shape, dtype=np.intp)
    if state.in_force.altitude and state.in_force.collisions:
        for balloon in state.aloft():
            level = (flown.level == balloon.level) & (flown.climbing == (balloon.climb > 0)) & ~flown.hidden
            found += overlapping(flown.places, card_of(balloon, hangar), level)
    return found


def _bursts(state: State, hangar: Hangar, flown: Flights) -> Numbers:
    """How many counters go off over each plan in each round."""
    found = np.zeros(flown.rows.shape, dtype=np.intp)
    for gun in state.ground:
        if gun.shell is not None and gun.in_play and gun.shell.due <= CARDS:
            point, due, level = gun.shell.point, gun.shell.due - 1, gun.shell.level
            under = _distance(flown.places, *point) < radius(hangar) + HAIR
            if level is not None:
                under &= (flown.level == level) & ~flown.hidden
            found[:, due] += under[flown.rows[:, due]]
    return found


def _on_fields(state: State, places: Places) -> Mask:
    found = np.zeros(places.x.shape, dtype=np.bool_)
    for field in state.landing_fields:
        right, forward = _seen_from(
            Places.of(field.pose, Size(field.width, field.length)), places.x, places.y
        )
        found |= (np.abs(right) < field.width / 2) & (np.abs(forward) < field.length / 2)
    return found


def meetings(flown: Flights, alive: Mask, other: Flights, other_alive: Mask, plan: int) -> Mask:
    """Which of an airplane's plans would make it collide with another that flies that plan of its own."""
    found = np.zeros(len(alive), dtype=np.bool_)
    for at, there in enumerate(other.rows[plan]):
        if other_alive[plan, at] and not other.hidden[there]:
            level, climbing = other.level[there], other.climbing[there]
            same = (flown.level == level) & (flown.climbing == climbing) & ~flown.hidden
            if level == 0 and not climbing and not other.rolls[there]:
                same &= flown.rolls  # what stands on both sides has not met
            here = flown.rows[:, at]
            outline = other.places.picked(there).outline
            found |= overlapping(flown.places.picked(here), outline, same[here] & alive[:, at])
    return found


class _Outline(NamedTuple):
    """A shape without dents: its corners, and how far it reaches square to each of its edges."""

    corners: Column
    normals: Column
    least: Column
    most: Column
    bounds: tuple[float, float, float, float]


@lru_cache(maxsize=256)
def _outline(shape: Polygon) -> _Outline:
    corners = get_coordinates(shape)[:-1]
    edges = np.roll(corners, -1, axis=0) - corners
    normals = np.column_stack([edges[:, 1], -edges[:, 0]]) / np.hypot(*edges.T)[:, np.newaxis]
    reach = corners @ normals.T
    return _Outline(corners, normals, reach.min(axis=0), reach.max(axis=0), shape.bounds)


def overlapping(places: Places, shape: Polygon, where: Mask) -> Mask:
    """Which of these cards, of those that are asked about, touch a shape without dents."""
    outline, reach = _outline(shape), places.size.width + places.size.length
    left, bottom, right, top = outline.bounds
    found = where & (places.x > left - reach) & (places.x < right + reach)
    found &= (places.y > bottom - reach) & (places.y < top + reach)
    if found.any():
        found[found] = _touching(places.picked(found), outline)
    return found


def _touching(places: Places, outline: _Outline) -> Mask:
    """Two shapes are apart if an edge of either, drawn on for ever, has them on its two sides."""
    across, along = places.size.width / 2 + HAIR, places.size.length / 2 + HAIR
    x, y, sin, cos = (column[:, np.newaxis] for column in places[1:])
    right, forward = _seen_from(Places(places.size, x, y, sin, cos), *outline.corners.T)
    apart: Mask = (right.min(1) >= across) | (right.max(1) <= -across)
    apart |= (forward.min(1) >= along) | (forward.max(1) <= -along)
    east, north = outline.normals.T
    half = across * np.abs(cos * east - sin * north) + along * np.abs(sin * east + cos * north)
    middle = x * east + y * north
    apart |= ((middle - half >= outline.most) | (middle + half <= outline.least)).any(1)
    return ~apart


def _seen_from(card: Places, x: Column | float, y: Column | float) -> tuple[Column, Column]:
    """Points, to the right of a card's dot and forward of it."""
    east, north = x - card.x, y - card.y
    return east * card.cos - north * card.sin, east * card.sin + north * card.cos


def _distance(places: Places, x: float, y: float) -> Column:
    """How far a point is from each card."""
    right, forward = _seen_from(places, x, y)
    beside = np.maximum(np.abs(right) - places.size.width / 2, 0)
    return np.hypot(beside, np.maximum(np.abs(forward) - places.size.length / 2, 0))


def trapped(state: State, hangar: Hangar, flown: Flights, plans: Numbers) -> Mask:
    """After which of these plans no simple one of the next turn keeps clear of edges and cables."""
    ways, last = _ways_on(flown.airplane), flown.rows[plans, -1:]
    here, level, hidden = flown.places.picked(last), flown.level[last], flown.hidden[last]
    turned = np.array([flown.cards(plan)[-1].is_immelmann for plan in plans.tolist()], dtype=np.bool_)
    safe = np.array([cards[0].is_straight for cards in ways]) | ~turned[:, np.newaxis]
    for cards in zip(*ways, strict=True):
        here = here.after(legs(flown.airplane)[[card.number for card in cards]])
        safe &= (room(state, here) >= HAIR) & (hidden | ~_caught(state, hangar, here, level))
    stands = state.in_force.altitude & (level == 0) & ~flown.climbing[last]
    free: Mask = (safe | stands).any(axis=1)
    return ~free


@lru_cache(maxsize=128)
def _ways_on(airplane: Airplane) -> tuple[tuple[Maneuver, ...], ...]:
    """Plans that are legal after nearly anything: straight on, around to either side, or first the one and
    then the other."""
    deck = airplane.cards.values()
    straights = [card for card in deck if card.is_straight]
    found = [straights[:CARDS]]
    for side in get_args(Direction):
        turns = [card for card in deck if card.kind == "turn" and card.direction == side and not card.steep]
        turns.sort(key=lambda card: -abs(card.turn))
        found += [[*straights[:first], *turns, *straights[first:]][:CARDS] for first in range(CARDS)]
    return tuple([tuple(way) for way in found if len(way) == CARDS])
