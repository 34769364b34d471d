"""The tracks of the game display: the morale of both sides, and everybody's aeroplanes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

from render.baron.companies import badge, style
from render.baron.icons import Icon, Tone, bomb_icon, camera_icon, fighter_icon, iron_cross, roundel
from render.kit.canvas import Canvas
from render.kit.panels import PAD, draw_heading, draw_panel
from render.kit.shapes import Box, Point, box_points
from render.kit.theme import AMBER, CRIMSON, INK, NIGHT, STEEL, WHITE
from render.kit.tracks import Token, Track, Zone, draw_tokens, draw_track
from rules.baron.names import KIND_NAMES
from rules.baron.view import TRACK_END, BaronView, Kind
from rules.baron.war.contracts import QUALITY
from words import phrase, say

Side: TypeAlias = Literal["german", "allied"]
TRACK_HEIGHT = 206
HALF_TRACKS = (9, 19)
"""Where a track of half the width may end: it shows no more boxes than somebody needs."""
WIDE = 800
"""Pixels across a panel that has room for a note."""

CELLS = 26
LIFT = 49
CROWDED = 18
"""Boxes narrower than this have every tenth number only."""
TYPE_ICONS: dict[Kind, Icon] = {"fighter": fighter_icon, "recon": camera_icon, "bomber": bomb_icon}


class Marked(NamedTuple):
    """A track, and the tokens on it, always in the same order."""

    track: Track
    tokens: tuple[Token, ...]


def draw_morale(canvas: Canvas, view: BaronView, box: Box) -> None:
    draw_bare_morale(canvas, view, box)
    draw_tokens(canvas, *morale(view, box), LIFT)


def morale(view: BaronView, box: Box) -> Marked:
    tokens = Token(view.german_morale, INK, _german), Token(view.allied_morale, NIGHT, _allied)
    return Marked(_track(box, TRACK_END), tokens)


def draw_bare_morale(canvas: Canvas, view: BaronView, box: Box) -> None:
    """The track without its tokens."""
    draw_panel(canvas, box)
    note = phrase("baron-pictures.morale-note") if box.width > WIDE else ""
    draw_heading(canvas, box, phrase("baron-pictures.morale"), note)
    track = morale(view, box).track
    draw_track(canvas, track, [Zone(0, 0, CRIMSON, "hatch")], every=10 if track.step < CROWDED else 5)
    x = _reading(canvas, box, box.right - PAD, "allied", view.allied_morale)
    _reading(canvas, box, x, "german", view.german_morale)


def _reading(canvas: Canvas, box: Box, right: float, side: Side, value: int) -> float:
    """A side by name, with its number, in the heading; gives where it begins."""
    x, y = right, box.top + 36
    name = phrase(f"baron-pictures.side-{side}")
    x -= canvas.write(str(value), (x, y), 34, INK, weight="ExtraBold", align="right") + 8
    x -= canvas.write(name, (x, y), 28, STEEL, weight="SemiBold", align="right") + 24
    (iron_cross if side == "german" else roundel)(canvas, (x, y), 17)
    return x - 36


def _german(canvas: Canvas, at: Point) -> None:
    iron_cross(canvas, at, 25)


def _allied(canvas: Canvas, at: Point) -> None:
    roundel(canvas, at, 22)


def _company(key: str, canvas: Canvas, at: Point) -> None:
    badge(key).draw(canvas, at, 25)


def draw_effectiveness(
    canvas: Canvas, view: BaronView, kind: Kind, box: Box, aims: Sequence[int] = ()
) -> None:
    """All ratings of one aeroplane type; where the army buys no Fighters the boxes are hatched. `aims` are
    boxes to which somebody may rise."""
    draw_bare_effectiveness(canvas, view, kind, box, aims)
    draw_tokens(canvas, *effectiveness(view, kind, box, aims), LIFT)


def effectiveness(view: BaronView, kind: Kind, box: Box, aims: Sequence[int] = ()) -> Marked:
    values = [view.allied.of(kind), *(mat.effectiveness.of(kind) for mat in view.companies), *aims]
    ends = (TRACK_END,) if kind == "fighter" else (*HALF_TRACKS, TRACK_END)
    tokens = [
        Token(mat.effectiveness.of(kind), style(mat.key).deep, partial(_company, mat.key))
        for mat in view.companies
    ]
    track = _track(box, next(end for end in ends if max(values) <= end))
    return Marked(track, (*tokens, Token(view.allied.of(kind), NIGHT, _allied)))


def draw_bare_effectiveness(
    canvas: Canvas, view: BaronView, kind: Kind, box: Box, aims: Sequence[int] = ()
) -> None:
    """The track without its tokens."""
    draw_panel(canvas, box)
    TYPE_ICONS[kind](canvas, (box.left + PAD + 18, box.top + 36), 19, Tone(INK, WHITE))
    refused = view.allied.fighter - QUALITY if kind == "fighter" else 0
    noted = refused > 0 and box.width > WIDE
    note = phrase("baron-pictures.none-bought", rating=refused) if noted else ""
    draw_heading(canvas, box, say(KIND_NAMES[kind]), note, icon_room=52)
    _reading(canvas, box, box.right - PAD, "allied", view.allied.of(kind))
    track = effectiveness(view, kind, box, aims).track
    zones = [Zone(0, refused - 1, CRIMSON, "hatch"), *(Zone(aim, aim, AMBER, "solid") for aim in aims)]
    draw_track(canvas, track, zones, every=10 if track.step < CROWDED else 5)
    for aim in aims:
        canvas.outline(box_points(track.cell(aim).grown(2)), INK, 3)


def _track(box: Box, last: int) -> Track:
    bottom = box.bottom - 44
    return Track(Box(box.left + PAD, bottom - CELLS, box.right - PAD, bottom), 0, last)
