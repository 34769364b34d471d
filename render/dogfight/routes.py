"""Where chosen cards would lead an airplane: its poses, its heights, and whether it would be lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from render.dogfight.console import own_planes
from render.dogfight.field import card_size
from render.dogfight.maneuver_card import maneuver
from render.dogfight.marks import height_text
from rules.dogfight import heights
from rules.dogfight.climb_and_dive import Height
from rules.dogfight.geometry import Pose, fly, inside, playing_area
from rules.dogfight.view import DogfightView, PlaneView
from rules.engine import Choice

SLOTS = ("first", "second", "third")


class Way(NamedTuple):
    """An airplane's choice so far: the cards, where each would leave it, and the round it would be lost."""

    plane: PlaneView
    cards: tuple[int, ...]
    ends: tuple[Pose, ...]
    leaves: int | None
    heights: tuple[str, ...] = ()
    """How high each card would leave it, in a game with altitude."""

    @property
    def poses(self) -> tuple[Pose, ...]:
        return (self.plane.pose, *self.ends)


def ways(view: DogfightView, choice: Choice) -> tuple[Way, ...]:
    return tuple(_way(view, plane, choice) for plane in own_planes(view) if plane.status == "flying")


def _way(view: DogfightView, plane: PlaneView, choice: Choice) -> Way:
    plane = _reckoned(plane)
    area, size, pose = playing_area(view.width, view.length), card_size(plane), plane.pose
    cards: list[int] = []
    ends: list[Pose] = []
    for number in _chosen(plane, choice):
        card = maneuver(plane, number)
        if card is None:
            break
        pose = fly(pose, card, size)
        cards.append(number)
        ends.append(pose)
        if not inside(area, pose):
            return Way(plane, tuple(cards), tuple(ends), len(ends), _heights(view, plane, cards))
    return Way(plane, tuple(cards), tuple(ends), None, _heights(view, plane, cards))


def _reckoned(plane: PlaneView) -> PlaneView:
    """One's own airplane in the clouds is where the cards flown up there have brought it."""
    pose = plane.pose
    for number in plane.stored or ():
        card = maneuver(plane, number)
        if card is not None:
            pose = fly(pose, card, card_size(plane))
    return replace(plane, pose=pose)


def _heights(view: DogfightView, plane: PlaneView, cards: Sequence[int]) -> tuple[str, ...]:
    """The height after each card, as far as the cards of this turn and the last one decide it."""
    if plane.level is None or plane.grounded:
        return ()
    high = Height(plane.level, plane.climb, plane.climb_rate, plane.top_altitude)
    numbers = [number for number in (plane.last_card,) if number is not None]
    flown = [card for number in numbers if (card := maneuver(plane, number))]
    told = []
    for number in cards:
        card = maneuver(plane, number)
        if card is None:
            break
        change = heights.change(high, flown, card, overdives="overdive" in view.rules)
        high = change.height
        flown.append(card)
        told.append("crash" if change.fatal else _height_text(high))
    return tuple(told)


def _height_text(high: Height) -> str:
    return "ground" if high.grounded else f"level {height_text(high.level, high.climb)}"


def _chosen(plane: PlaneView, choice: Choice) -> Iterator[int]:
    """Cards from the first slot on, as far as they are filled without a gap; else the plan handed in."""
    answers = [choice.get(f"{plane.id}.{slot}") for slot in SLOTS]
    if answers == [None] * len(SLOTS):
        yield from plane.plan or ()
        return
    for answer in answers:
        if not (isinstance(answer, str) and answer.isascii() and answer.isdigit()):
            return
        yield int(answer)


def warning(route: Way) -> str | None:
    """What would be the end of it."""
    if "crash" in route.heights:
        return f"{route.plane.id} flies into the ground with card {route.heights.index('crash') + 1}"
    if route.leaves is None:
        return None
    return f"{route.plane.id} flies off the table with card {route.leaves}"
