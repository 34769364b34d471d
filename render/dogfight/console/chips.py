"""The counters of a console, each with its drawing and a word: the owner's secrets among them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.dogfight.board.marks import LOAD_ICONS
from render.dogfight.phrases import height
from render.dogfight.signs import icons
from render.dogfight.signs.icons import SMALL, Icon
from render.dogfight.states import load_words, loads, on_ground
from render.kit.canvas import Canvas
from render.kit.fitting import Fitted, fitted
from render.kit.shapes import Box, Point
from render.kit.theme import CLOUD, INK, Colour
from rules.dogfight.view import BalloonView, PlaneView
from rules.said import Said, said

HEIGHT = 60
GAP = 12
_ICON = 58


class Chip(NamedTuple):
    icon: Icon
    told: Said

    def fitted(self, room: float) -> Fitted:
        return fitted(self.told, room - _ICON - 22, 28, "SemiBold")

    def width(self, room: float) -> float:
        return _ICON + self.fitted(room).width + 22


def _no_left(canvas: Canvas, at: Point, ink: Colour) -> None:  # noqa: ARG001 - one of the icons
    icons.no_left(canvas, (at[0] + 5, at[1]), SMALL, CLOUD)


def _no_right(canvas: Canvas, at: Point, ink: Colour) -> None:  # noqa: ARG001 - one of the icons
    icons.no_right(canvas, (at[0] - 5, at[1]), SMALL, CLOUD)


def _engine(canvas: Canvas, at: Point, ink: Colour) -> None:  # noqa: ARG001 - one of the icons
    icons.engine(canvas, at, SMALL)


def chips(plane: PlaneView) -> Iterator[Chip]:
    yield from _heights(plane)
    yield from _damage(plane)
    if plane.tailing:
        yield Chip(icons.tail, said("dogfight-pictures.tails", target=plane.tailing))
    if plane.rockets:
        yield Chip(icons.rocket, said("dogfight-pictures.rockets", rockets=plane.rockets))
    yield from (Chip(LOAD_ICONS[load], load_words(load)) for load in loads(plane))
    for done in plane.done:
        if done == "photograph":
            yield Chip(icons.camera, said("dogfight-pictures.pictures-taken"))
        else:
            yield Chip(icons.bomb, said("dogfight-pictures.bombs-dropped"))


def _heights(plane: PlaneView) -> Iterator[Chip]:
    if plane.level is not None and not plane.grounded:
        yield Chip(icons.altitude, height(plane.level, plane.climb))
        best = said("dogfight-pictures.climb-rate", rate=plane.climb_rate, top=plane.top_altitude)
        yield Chip(icons.altitude, best)
    if plane.grounded:
        yield Chip(icons.grounded, on_ground(plane))
    if plane.still:
        yield Chip(icons.clock, said("dogfight-pictures.lies-still", turns=plane.still))
    if plane.in_cloud and plane.stored:
        yield Chip(icons.cloud, said("dogfight-pictures.in-clouds-flown", cards=len(plane.stored)))
    elif plane.in_cloud:
        yield Chip(icons.cloud, said("dogfight-pictures.in-clouds"))


def _damage(plane: PlaneView) -> Iterator[Chip]:
    if plane.smoke:
        yield Chip(icons.small_smoke, said("dogfight-pictures.smoke", counters=plane.smoke))
    if plane.flames:
        yield Chip(icons.small_flame, said("dogfight-pictures.flames", counters=plane.flames))
    if plane.pilot_hit:
        yield Chip(icons.small_crew_hit, said("dogfight-pictures.pilot-hit"))
    if "left" in (plane.rudder or ()):
        yield Chip(_no_left, said("dogfight-pictures.nothing-left"))
    if "right" in (plane.rudder or ()):
        yield Chip(_no_right, said("dogfight-pictures.nothing-right"))
    if plane.engine_damaged:
        yield Chip(_engine, said("dogfight-pictures.engine-hit"))
    if plane.observer_hit:
        yield Chip(icons.small_crew_hit, said("dogfight-pictures.observer-hit"))


def balloon_chips(balloon: BalloonView) -> Iterator[Chip]:
    if balloon.level is not None:
        yield Chip(icons.altitude, height(balloon.level, balloon.climb))
    if balloon.descending:
        yield Chip(icons.descent, said("dogfight-pictures.descending"))
    if balloon.flames:
        yield Chip(icons.small_flame, said("dogfight-pictures.flames", counters=balloon.flames))
    if balloon.observers is not None:
        yield Chip(icons.observers, said("dogfight-pictures.observers", observers=balloon.observers))
    if balloon.barrage:
        yield Chip(icons.barrage, said("dogfight-pictures.barrage"))


def rows(found: list[Chip], room: float) -> list[list[Chip]]:
    lines: list[list[Chip]] = []
    left = 0.0
    for chip in found:
        wide = chip.width(room)
        if not lines or wide > left:
            lines.append([])
            left = room
        lines[-1].append(chip)
        left -= wide + GAP
    return lines


def chips_height(found: list[Chip], room: float) -> int:
    lines = len(rows(found, room))
    return lines * (HEIGHT + GAP) if lines else 0


def draw_chips(canvas: Canvas, found: list[Chip], corner: Point, room: float) -> None:
    for row, line in enumerate(rows(found, room)):
        x, y = corner[0], corner[1] + row * (HEIGHT + GAP)
        for chip in line:
            wide = chip.width(room)
            box = Box(x, y, x + wide, y + HEIGHT)
            canvas.panel(box, 14, CLOUD)
            chip.icon(canvas, (box.left + 32, box.centre[1]), INK)
            chip.fitted(room).write(canvas, (box.left + _ICON, box.centre[1]), INK)
            x += wide + GAP
