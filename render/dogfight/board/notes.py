"""A line of chips below the table: what holds for everybody, such as the clouds and the missions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.dogfight.sides import side_name
from render.dogfight.signs import icons
from render.dogfight.signs.icons import Icon
from render.kit.canvas import Canvas
from render.kit.fitting import Fitted, fitted
from render.kit.shapes import Box
from render.kit.theme import AMBER, NIGHT, SLATE, WHITE, WIDTH
from rules.dogfight.view import DogfightView, MissionView
from rules.said import Said, said

HEIGHT = 56
GAP = 12
_LEFT = 24


class Note(NamedTuple):
    icon: Icon
    told: Said

    @property
    def fitted(self) -> Fitted:
        return fitted(self.told, WIDTH - 2 * _LEFT - 84, 28, "SemiBold")

    @property
    def width(self) -> float:
        return 62 + self.fitted.width + 22


def notes(view: DogfightView) -> Iterator[Note]:
    if view.cloud_level is not None:
        yield Note(icons.cloud, said("dogfight-pictures.cloud-level", level=view.cloud_level))
    if view.balloon_turns:
        yield Note(icons.descent, said("dogfight-pictures.balloons-down", turn=view.balloon_turns))
    for mission in view.missions:
        icon = icons.camera if mission.kind == "photograph" else icons.bomb
        yield Note(icon, mission_text(mission))


def mission_text(mission: MissionView) -> Said:
    """Who is to do what, as far as the view says, and whether it is done."""
    return said(
        f"dogfight-pictures.mission-{mission.kind}",
        who=mission.plane or side_name(mission.side),
        target=mission.target,
        level=-1 if mission.level is None or mission.done else mission.level,
        state="done" if mission.done else "open",
    )


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
    note.fitted.write(canvas, (box.left + 62, box.centre[1]), WHITE)
