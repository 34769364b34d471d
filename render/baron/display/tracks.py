"""The tracks of the game display: the morale of both sides, and everybody's aeroplanes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

from render.baron.companies import badge, style
from render.baron.icons import Icon, Tone, bomb_icon, camera_icon, fighter_icon, iron_cross, roundel
from render.kit.canvas import Canvas
from render.kit.fitting import write_fitted
from render.kit.panels import PAD, draw_heading, draw_panel
from render.kit.shapes import Box, Point, box_points
from render.kit.theme import AMBER, CRIMSON, INK, NIGHT, STEEL, WHITE
from render.kit.tracks import Token, Track, Zone, draw_tokens, draw_track
from render.kit.type import LEAST, width
from rules.baron.names import KIND_NAMES
from rules.baron.view import TRACK_END, BaronView, Kind
from rules.baron.war.contracts import QUALITY
from rules.said import said
from words import short

Side: TypeAlias = Literal["german", "allied"]
TRACK_HEIGHT = 206
HALF_TRACKS = (9, 19)
"""Where a track of half the width may end: it shows no more boxes than somebody needs."""
WIDE = 800
"""Pixels across a panel that has room for a note."""

_SIDES: tuple[Side, Side] = ("german", "allied")
_ROOMY, _NARROW = 190.0, 116.0
"""Pixels for the name of a side, where a track is as wide as the picture, and where two share its width."""

_READING = 112.0
"""Pixels for all else that tells how a side stands."""

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
    note = said("baron-pictures.morale-note") if box.width > WIDE else ""
    named = _both_named(box)
    left = _reading(canvas, box, box.right - PAD, "allied", view.allied_morale, named=named)
    left = _reading(canvas, box, left, "german", view.german_morale, named=named)
    draw_heading(canvas, box, said("baron-pictures.morale"), note, right=left)
    track = morale(view, box).track
    draw_track(canvas, track, [Zone(0, 0, CRIMSON, "hatch")], every=10 if track.step < CROWDED else 5)


def _both_named(box: Box) -> bool:
    """Whether there is room for the names of both sides; if not, their signs must do."""
    sides = sum(width(short(said(f"baron-pictures.side-{side}")), LEAST, "SemiBold") for side in _SIDES)
    title = width(short(said("baron-pictures.morale")), LEAST, "ExtraBold")
    return title + sides + 2 * _READING <= box.width - 2 * PAD


def _reading(canvas: Canvas, box: Box, right: float, side: Side, value: int, *, named: bool = True) -> float:
    """A side by name, with its number, in the heading; gives where it begins."""
    x, y = right, box.top + 36
    name = said(f"baron-pictures.side-{side}")
    x -= canvas.write(str(value), (x, y), 34, INK, weight="ExtraBold", align="right") + 8
    if named:
        room = _ROOMY if box.width > WIDE else _NARROW
        x -= write_fitted(canvas, name, (x, y), room, 28, STEEL, weight="SemiBold", align="right")
    x -= 24
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
    note = said("baron-pictures.none-bought", rating=refused) if noted else ""
    left = _reading(canvas, box, box.right - PAD, "allied", view.allied.of(kind))
    draw_heading(canvas, box, KIND_NAMES[kind], note, icon_room=52, right=left)
    track = effectiveness(view, kind, box, aims).track
    zones = [Zone(0, refused - 1, CRIMSON, "hatch"), *(Zone(aim, aim, AMBER, "solid") for aim in aims)]
    draw_track(canvas, track, zones, every=10 if track.step < CROWDED else 5)
    for aim in aims:
        canvas.outline(box_points(track.cell(aim).grown(2)), INK, 3)


def _track(box: Box, last: int) -> Track:
    bottom = box.bottom - 44
    return Track(Box(box.left + PAD, bottom - CELLS, box.right - PAD, bottom), 0, last)
