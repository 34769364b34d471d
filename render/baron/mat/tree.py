"""The technologies of a mat as a tree: what is owned, what could be added next, and what must wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from render.baron.companies import Style
from render.baron.icons import Tone, cards_icon
from render.kit.canvas import Canvas
from render.kit.fitting import block
from render.kit.shapes import Box, Point, box_points
from render.kit.theme import AMBER, CLOUD, GREY, INK, PAPER, STEEL, WHITE, Colour, blend
from rules.baron.box.components import gives
from rules.baron.companies.technologies import addable
from rules.baron.view import BaronView, Kind, MatView, TechnologyView
from rules.said import Text

COLUMNS = 4
ROW = 91
BOX = 77
GUTTER = 26
Standing: TypeAlias = Literal["owned", "ready", "open", "locked"]
"""Ready is what is open and can be paid for with the hand."""
Place: TypeAlias = tuple[int, int]
_LAYOUT: tuple[tuple[str, ...], ...] = (
    ("ailerons", "agile", "streamlining", "plywood_fuselage"),
    ("thick_wings", "cantilevered_wings", "welded_steel", "metal_construction"),
    ("synchronized_gun", "twin_guns", "monoplane", "triplane"),
    ("better_engines_1", "better_engines_2", "better_engines_3", "better_engines_4"),
    ("rear_seat", "aerial_camera", "wireless_set", ""),
    ("rear_machine_gun", "", "high_altitude", ""),
    ("", "bomb_racks", "twin_engines", "internal_bomb_bay"),
    ("", "", "bombsight", ""),
)


def places(boxes: Sequence[TechnologyView]) -> dict[str, Place]:
    """Row and column of each box: where our drawing of the mat has it, and below that what it lacks."""
    known = {key: (row, column) for row, keys in enumerate(_LAYOUT) for column, key in enumerate(keys) if key}
    found = {box.key: known[box.key] for box in boxes if box.key in known}
    below = max((row + 1 for row, _ in found.values()), default=0)
    strangers = [box.key for box in boxes if box.key not in known]
    return found | {key: (below + i // COLUMNS, i % COLUMNS) for i, key in enumerate(strangers)}


def tree_height(boxes: Sequence[TechnologyView]) -> float:
    rows = max((row + 1 for row, _ in places(boxes).values()), default=0)
    return rows * ROW - (ROW - BOX)


def standing(mat: MatView, box: TechnologyView) -> Standing:
    if box.key in mat.technologies:
        return "owned"
    if not addable([box], mat.technologies):
        return "locked"
    return "ready" if sum(gives(card, box) for card in mat.hand or ()) >= box.cards else "open"


def worth(mat: MatView, box: TechnologyView, types: Sequence[Kind]) -> str:
    """What it adds: "+2", or "+2/1" to Fighter and Recon; of a wing design, with the mat's engines."""
    if box.by_engines is not None:
        return f"+{box.by_engines[min(mat.engines, len(box.by_engines) - 1)]}"
    bonuses = [box.bonus.of(kind) for kind in types if box.bonus.of(kind)]
    return "+" + "/".join(str(bonus) for bonus in (bonuses if len(set(bonuses)) > 1 else bonuses[:1]))


def draw_tree(
    canvas: Canvas, view: BaronView, mat: MatView, look: Style, area: Box, aims: Sequence[str] = ()
) -> None:
    """`aims` are technologies that a plan goes for: they are ringed."""
    boxes = view.technologies
    spots = {key: _spot(area, place) for key, place in places(boxes).items()}
    for box in boxes:
        if box.prerequisite in spots:
            _join(canvas, spots, box, standing(mat, box), look)
    for box in boxes:
        _draw_box(canvas, spots[box.key], box, standing(mat, box), look, worth(mat, box, view.kinds))
    for key in aims:
        if key in spots:
            for width, ink in ((12, INK), (7, AMBER)):
                canvas.outline(box_points(spots[key].grown(2)), ink, width)


def _spot(area: Box, place: Place) -> Box:
    row, column = place
    step = (area.width + GUTTER) / COLUMNS
    left, top = area.left + column * step, area.top + row * ROW
    return Box(left, top, left + step - GUTTER, top + BOX)


def _join(canvas: Canvas, spots: Mapping[str, Box], box: TechnologyView, now: Standing, look: Style) -> None:
    """A line from the prerequisite: solid once used, dashed while it waits."""
    start, end = spots[box.prerequisite or ""], spots[box.key]
    line = _way(start, end)
    colour = {"owned": look.colour, "locked": blend(GREY, WHITE, 0.55)}.get(now, STEEL)
    canvas.stroke(line, colour, 5 if now == "owned" else 4, dash=None if now == "owned" else (7, 7))


def _way(start: Box, end: Box) -> list[Point]:
    if start.left == end.left:
        return [(start.left + 40, start.bottom), (end.left + 40, end.top)]
    (_, y), (_, v) = start.centre, end.centre
    if y == v:
        return [(start.right, y), (end.left, v)]
    middle = start.right + GUTTER / 2
    below = start.bottom - 18
    return [(start.right, below), (middle, below), (middle, v), (end.left, v)]


def _draw_box(canvas: Canvas, spot: Box, box: TechnologyView, now: Standing, look: Style, adds: str) -> None:
    looks: dict[Standing, tuple[Colour, Colour, Colour]] = {
        "owned": (look.colour, look.colour, WHITE),
        "ready": (blend(AMBER, WHITE, 0.45), look.colour, look.deep),
        "open": (WHITE, look.colour, look.deep),
        "locked": (blend(CLOUD, PAPER, 0.75), blend(GREY, WHITE, 0.4), GREY),
    }
    ground, edge, ink = looks[now]
    canvas.panel(spot, 12, edge)
    canvas.panel(spot.grown(-3.5), 9, ground)
    right, y = spot.right - 14, spot.centre[1]
    if now == "owned":
        _tick(canvas, (right - 14, y))
        used = 32.0
    else:
        below = now == "ready" or box.cards > 1 or "/" in adds
        used = canvas.write(adds, (right, y - 16 if below else y), 30, ink, weight="ExtraBold", align="right")
        used = max(used, _cost(canvas, box, (right, y + 19), ink, ground, held=now == "ready"))
    _name(canvas, box.name, Box(spot.left + 14, spot.top, right - used - 8, spot.bottom), ink)


def _name(canvas: Canvas, name: Text, box: Box, ink: Colour) -> None:
    """Beside what it adds."""
    block(name, box.width, 28, "SemiBold", most=2).write(canvas, (box.left, box.centre[1]), ink)


def _cost(
    canvas: Canvas, box: TechnologyView, at: Point, ink: Colour, ground: Colour, *, held: bool
) -> float:
    """Below what it adds: a card for what the hand can pay, and "×2" where it takes two; gives the width."""
    x, y = at
    if held:
        cards_icon(canvas, (x - 13, y), 13, Tone(ink, ground))
        x -= 34
    if box.cards > 1:
        x -= canvas.write(f"×{box.cards}", (x, y), 28, ink, weight="SemiBold", align="right")
    return at[0] - x


def _tick(canvas: Canvas, at: Point) -> None:
    x, y = at
    canvas.stroke([(x - 12, y + 1), (x - 3, y + 10), (x + 13, y - 10)], WHITE, 6)
