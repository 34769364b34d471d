"""A line of chips below the table: what holds for everybody, such as the clouds and the missions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.dogfight.sides import STYLES
from render.dogfight.signs import icons
from render.dogfight.signs.icons import Icon
from render.kit.canvas import Canvas
from render.kit.shapes import Box
from render.kit.theme import AMBER, NIGHT, SLATE, WHITE, WIDTH
from render.kit.type import fit, width
from rules.dogfight.view import DogfightView, MissionView

HEIGHT = 56
GAP = 12
_LEFT = 24


class Note(NamedTuple):
    icon: Icon
    text: str

    @property
    def width(self) -> float:
        return min(62 + width(self.text, 28, "SemiBold") + 22, WIDTH - 2 * _LEFT)


def notes(view: DogfightView) -> Iterator[Note]:
    if view.cloud_level is not None:
        yield Note(icons.cloud, f"clouds at level {view.cloud_level}")
    if view.balloon_turns:
        yield Note(icons.descent, f"balloons down after turn {view.balloon_turns}")
    for mission in view.missions:
        icon = icons.camera if mission.kind == "photograph" else icons.bomb
        yield Note(icon, mission_text(mission))


def mission_text(mission: MissionView) -> str:
    """Who is to do what, as far as the view says, and whether it is done."""
    who = mission.plane or STYLES[mission.side].name
    state = "done" if mission.done else "not done yet"
    return f"{who}: {mission.kind} {mission.target}{_level(mission)}, {state}"


def _level(mission: MissionView) -> str:
    if mission.level is None or mission.done:
        return ""
    return f" at level {mission.level}" + ("" if mission.kind == "photograph" else " or lower")


def _rows(view: DogfightView) -> list[list[Note]]:
    rows: list[list[Note]] = []
    room = 0.0
    for note in notes(view):
        if not rows or note.width > room:
            rows.append([])
            room = WIDTH - 2 * _LEFT
        rows[-1].append(note)
        room -= note.width + GAP
    return rows


def notes_height(view: DogfightView) -> int:
    rows = len(_rows(view))
    return rows * (HEIGHT + GAP) + 8 if rows else 0


def draw_notes(canvas: Canvas, view: DogfightView, top: float) -> None:
    canvas.slab(Box(0, top, WIDTH, top + notes_height(view)), NIGHT)
    for row, chips in enumerate(_rows(view)):
        x, y = float(_LEFT), top + 8 + row * (HEIGHT + GAP)
        for chip in chips:
            _draw(canvas, chip, Box(x, y, x + chip.width, y + HEIGHT))
            x += chip.width + GAP


def _draw(canvas: Canvas, note: Note, box: Box) -> None:
    canvas.panel(box, 28, SLATE)
    note.icon(canvas, (box.left + 36, box.centre[1]), AMBER)
    text = fit(note.text, 28, box.width - 84, "SemiBold")
    canvas.write(text, (box.left + 62, box.centre[1]), 28, WHITE, weight="SemiBold")
