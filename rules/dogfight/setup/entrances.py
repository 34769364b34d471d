"""How airplanes come onto the table: what their owner chooses then, and where that puts them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from rules.dogfight.box.called import inner_name
from rules.dogfight.box.components import Direction
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Side
from rules.dogfight.picks import answer_pick
from rules.dogfight.pieces.levels import highest_start
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.scenario.places import from_edge, millimetres
from rules.dogfight.state import Asked, Entry, Plane, State
from rules.dogfight.view import Entrance
from rules.engine import Along, Choice, Field, Number, Option, Usual
from rules.forms import with_defaults
from rules.said import Text, said

PLACE, HALF, LEVEL = "place", "half", "level"
LEFT: Direction = "left"
RIGHT: Direction = "right"
_LEFT, _RIGHT = said("dogfight-setup.left"), said("dogfight-setup.right")
_SIDES = (Option(LEFT, _LEFT), Option(RIGHT, _RIGHT))
_USUAL = (
    said("dogfight-setup.left-end"),
    _LEFT,
    said("dogfight-setup.middle"),
    _RIGHT,
    said("dogfight-setup.right-end"),
)
_FACING: dict[Side, Text] = {
    "central": said("dogfight-setup.facing-central"),
    "entente": said("dogfight-setup.facing-entente"),
}
_CORNER, _HALF = said("dogfight-setup.about-corner"), said("dogfight-setup.about-half")
_LEVEL_HINT, _PLACE_HINT = said("dogfight-setup.level-hint"), said("dogfight-setup.place-hint")
_CM = said("dogfight-setup.cm")


def questions(state: State, plane: Plane) -> list[Asked]:
    """What the owner has to say when this airplane is put on the table."""
    entry = _entry(plane)
    matters = []
    if entry.place.kind in {"line", "corner", "half"}:
        matters.append(PLACE)
    if entry.any_level and state.in_force.altitude:
        matters.append(LEVEL)
    return [Asked(plane.seat, plane.id, matter, ()) for matter in matters]


def field(state: State, hangar: Hangar, asked: Asked) -> Field:
    plane = state.plane(asked.piece)
    if asked.matter == HALF:
        about = _CORNER if _entry(plane).place.kind == "hidden corner" else _HALF
        return answer_pick(asked, about, _SIDES, LEFT)
    if asked.matter == LEVEL:
        top = highest_start(state.in_force, hangar[plane.model].top_altitude)
        usual = min(state.in_force.level, top)
        return Number(
            asked.name,
            said("dogfight-setup.plane-level", piece=plane.id),
            1,
            top,
            group=plane.id,
            slot=LEVEL,
            default=usual,
            hint=_LEVEL_HINT,
        )
    if _entry(plane).place.kind == "corner":
        return answer_pick(asked, _CORNER, _SIDES, LEFT)
    low, high = _stretch(state, hangar, plane)
    ends = _ends(state, hangar, plane)
    ahead = (ends[1].x - ends[0].x) / state.width
    return Number(
        asked.name,
        said("dogfight-setup.plane-place", piece=plane.id),
        low,
        high,
        group=plane.id,
        slot=PLACE,
        default=_usual(state, hangar, plane),
        hint=_PLACE_HINT,
        unit=_CM,
        per=10,
        nudge=10,
        usual=tuple(
            Usual(label, round(low + share * (high - low)))
            for label, share in zip(_USUAL, (0, 0.25, 0.5, 0.75, 1), strict=True)
        ),
        along=Along((ends[0].x, ends[0].y), (ahead, 0)),
    )


def named(hangar: Hangar, plane: Plane) -> Text:
    """A letter and a model: Z (Fokker Dr.I)."""
    return said("dogfight-setup.name-named", piece=plane.id, name=inner_name(hangar.name(plane)))


def facing(state: State, asked: Iterable[Asked]) -> Iterator[Text]:
    """Which way round left and right are, where they are asked for: pictures have the Entente at the top."""
    sides = {state.plane(each.piece).side for each in asked if each.matter in {PLACE, HALF}}
    yield from (_FACING[side] for side in sorted(sides))


def placed(state: State, hangar: Hangar, plane: Plane, answers: Choice) -> Plane:
    """The airplane on the table, where the answers put it."""
    level = answers.get(f"{plane.id}.{LEVEL}")
    changed = replace(plane, status="flying", entry=None, pose=_pose(state, hangar, plane, answers))
    return replace(changed, level=level) if isinstance(level, int) else changed


def usual(state: State, hangar: Hangar, plane: Plane) -> Choice:
    """What is answered if nobody says anything."""
    asked = questions(state, plane)
    return with_defaults(lambda _: tuple(field(state, hangar, each) for each in asked), {})


def seen(state: State, hangar: Hangar, plane: Plane) -> Entrance | None:
    """Where its owner, who is asked just now, may put it."""
    if not any(asked.piece == plane.id and asked.matter in {PLACE, LEVEL} for asked in state.asked):
        return None
    left, right = _ends(state, hangar, plane)
    corner = _entry(plane).place.kind in {"corner", "hidden corner"}
    half: Direction = _entry(plane).half or LEFT
    if _entry(plane).place.kind in {"line", "half"}:
        return Entrance(left, right, _usual(state, hangar, plane))
    return Entrance(left, right, half) if corner else Entrance(plane.pose, plane.pose, LEFT)


def is_there(plane: Plane) -> bool:
    """Whether it is placed before the first turn, not later."""
    entry = plane.entry
    return entry is not None and entry.turn == 1 and entry.when == "start"


def _entry(plane: Plane) -> Entry:
    if plane.entry is None:
        raise ValueError(f"{plane.id} does not wait")
    return plane.entry


def _pose(state: State, hangar: Hangar, plane: Plane, answers: Choice) -> Pose:
    place = _entry(plane).place
    given = answers.get(f"{plane.id}.{PLACE}")
    if place.kind in {"corner", "hidden corner"}:
        left, right = _ends(state, hangar, plane)
        side = given if place.kind == "corner" else _entry(plane).half
        return left if side == LEFT else right
    return _on_edge(state, hangar, plane, float(given)) if isinstance(given, int) else plane.pose


def _on_edge(state: State, hangar: Hangar, plane: Plane, x: float) -> Pose:
    place = _entry(plane).place
    ahead = millimetres(place.ahead, hangar.ruler)
    return from_edge(state.width, state.length, plane.side, x, ahead, place.facing)


def _ends(state: State, hangar: Hangar, plane: Plane) -> tuple[Pose, Pose]:
    """The left and the right end of its side; for corners, with its card wholly on the table."""
    corner = _entry(plane).place.kind in {"corner", "hidden corner"}
    margin = hangar.size(plane).width / 2 if corner else 0.0
    return _on_edge(state, hangar, plane, margin), _on_edge(state, hangar, plane, state.width - margin)


def _stretch(state: State, hangar: Hangar, plane: Plane) -> tuple[int, int]:
    """From where to where along its side the airplane may be put, its card wholly on the table."""
    margin = math.ceil(hangar.size(plane).width / 2)
    low, high = margin, math.floor(state.width) - margin
    half = _entry(plane).half
    middle = math.floor(state.width / 2)
    return (middle if half == RIGHT else low), (middle if half == LEFT else high)


def _usual(state: State, hangar: Hangar, plane: Plane) -> int:
    """Evenly along the side, or the middle of the half, as far as it may be put there."""
    low, high = _stretch(state, hangar, plane)
    return min(max(_evenly(state, plane), low), high)


def _evenly(state: State, plane: Plane) -> int:
    half = _entry(plane).half
    if half is not None:
        return round(state.width * (0.25 if half == LEFT else 0.75))
    row = [
        other.id
        for other in state.planes
        if other.side == plane.side and other.entry is not None and other.entry.place.kind == "line"
    ]
    return round(state.width * (row.index(plane.id) + 1) / (len(row) + 1))
