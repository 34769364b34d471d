"""Where chosen cards would lead an airplane: its poses, its heights, and whether it would be lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from render.dogfight.board.marks import height_text
from render.dogfight.console.picture import own_planes
from render.dogfight.signs.maneuver_card import maneuver
from rules.dogfight.altitude import heights, split_s
from rules.dogfight.box.components import Maneuver, Size
from rules.dogfight.pieces.height import Height
from rules.dogfight.ruler.geometry import Pose, fly, inside, playing_area
from rules.dogfight.ruler.geometry import card as rectangle
from rules.dogfight.view import DogfightView, PlaneView
from rules.engine import Choice

SLOTS = ("first", "second", "third")
CRASH = "crash"


class Way(NamedTuple):
    """An airplane's choice so far: the cards, where each would leave it, and the round it would be lost."""

    plane: PlaneView
    cards: tuple[int, ...]
    ends: tuple[Pose, ...]
    leaves: int | None
    heights: tuple[str, ...] = ()
    """How high each card would leave it, in a game with altitude."""

    @property
    def first(self) -> int:
        """The round of the first card: in the middle of a turn, some of the plan has been flown."""
        return len(SLOTS) + 1 - (len(self.plane.plan or ()) or len(SLOTS))

    @property
    def poses(self) -> tuple[Pose, ...]:
        return (self.plane.pose, *self.ends)


def ways(view: DogfightView, choice: Choice) -> tuple[Way, ...]:
    view = taxied(view, choice)
    return tuple(_way(view, plane, choice) for plane in own_planes(view) if plane.status == "flying")


def taxied(view: DogfightView, choice: Choice) -> DogfightView:
    """The table with airplanes where the choice would move them on the ground."""
    return replace(view, planes=tuple(_taxied(plane, choice) for plane in view.planes))


def _taxied(plane: PlaneView, choice: Choice) -> PlaneView:
    spot = choice.get(f"{plane.id}.spot")
    if choice.get(f"{plane.id}.taxi") != "move" or not isinstance(spot, tuple | list):
        return plane
    x, y = (float(part) for part in spot)
    heading = choice.get(f"{plane.id}.heading", plane.pose.heading)
    return replace(plane, pose=Pose(x, y, float(str(heading))))


def _way(view: DogfightView, plane: PlaneView, choice: Choice) -> Way:
    plane = _reckoned(plane)
    area = playing_area(view.width, view.length)
    steps: list[_Step] = []
    leaves = None
    for step in _steps(view, plane, choice):
        steps.append(step)
        if not inside(area, step.end):
            leaves = len(steps)
            break
    return Way(
        plane,
        tuple(step.card for step in steps),
        tuple(step.end for step in steps),
        leaves,
        tuple(step.high for step in steps) if plane.level is not None else (),
    )


class _Step(NamedTuple):
    """One card: where it would leave the airplane, and how high."""

    card: int
    end: Pose
    high: str


def _steps(view: DogfightView, plane: PlaneView, choice: Choice) -> Iterator[_Step]:
    pose, flown, high = plane.pose, _flown(view, plane), _height(view, plane, choice)
    for number in _chosen(plane, choice):
        card = maneuver(plane, number)
        if card is None:
            return
        change = _change(view, high, flown, card)
        high, told = change.height, _told(view, change)
        if change.flown:
            pose = fly(pose, card, plane.size)
            flown.append(card)
        if high.run and not _on_field(view, pose):
            high, told = high._replace(run="", ready=False), CRASH
        yield _Step(number, pose, told)


def _reckoned(plane: PlaneView) -> PlaneView:
    """One's own airplane in the clouds is where the cards flown up there have brought it."""
    pose = plane.pose
    for number in plane.stored or ():
        card = maneuver(plane, number)
        if card is not None:
            pose = fly(pose, card, plane.size)
    return replace(plane, pose=pose)


def _flown(view: DogfightView, plane: PlaneView) -> list[Maneuver]:
    """The cards flown before those to be chosen, as far as they matter: of this turn, and of the last."""
    here = [move.card for move in view.flown if move.plane == plane.id]
    numbers = [*(here if view.round == 0 and here else (plane.last_card, *here)), *(plane.stored or ())]
    return [card for number in numbers if number is not None and (card := maneuver(plane, number))]


def _height(view: DogfightView, plane: PlaneView, choice: Choice) -> Height:
    """How high it is; on the ground, whether it could take off: the last flame goes before the first card."""
    burns = plane.flames > (1 if view.round == 0 else 0)
    stays = choice.get(f"{plane.id}.ground", (plane.orders or {}).get("ground", "stay")) != "stay"
    ready = plane.grounded and not burns and not stays and not plane.still and _on_field(view, plane.pose)
    return Height(plane.level or 0, plane.climb, plane.climb_rate, plane.top_altitude, plane.run, ready)


def _on_field(view: DogfightView, pose: Pose) -> bool:
    fields = (rectangle(field.pose, Size(field.width, field.length)) for field in view.landing_fields)
    return any(inside(field, pose) for field in fields)


def _change(view: DogfightView, high: Height, flown: Sequence[Maneuver], card: Maneuver) -> heights.Change:
    """What a card does to a height: nothing without altitude, nor in the clouds unless it leads out there."""
    leads_out = card.is_dive or split_s.is_split_s(flown[-1] if flown else None, card)
    if "altitude" not in view.rules or (_clouded(view, high) and not leads_out):
        return heights.Change(high)
    return heights.change(high, flown, card, overdives="overdive" in view.rules)


def _clouded(view: DogfightView, high: Height) -> bool:
    return view.cloud_level is not None and high.level >= view.cloud_level


def _told(view: DogfightView, change: heights.Change) -> str:
    high = change.height
    if change.fatal:
        return CRASH
    if _clouded(view, high):
        return "clouds"
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
    if CRASH in route.heights:
        return f"{route.plane.id} crashes with card {route.heights.index(CRASH) + route.first}"
    if route.leaves is None:
        return None
    return f"{route.plane.id} flies off the table with card {route.leaves + route.first - 1}"
