"""The money side of the display: Fighter contracts and what a roll brings, and the Inflation track."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.fitting import fitted
from render.kit.panels import PAD, draw_heading, draw_panel
from render.kit.shapes import Box, Point, arrow_head
from render.kit.theme import AMBER, CLOUD, CRIMSON, GREY, INK, STEEL, WHITE, Colour, blend
from render.kit.tracks import Track
from rules.baron.view import TRACK_END, BaronView
from rules.said import Said, said

HEIGHT = 198
READY: Colour = (0, 108, 74)
_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw_contracts(canvas: Canvas, view: BaronView, box: Box) -> None:
    """Contracts left are filled boxes, those assigned open ones; below, what a roll brings."""
    draw_panel(canvas, box)
    left = said("baron-pictures.contracts-left", left=view.remaining, all=view.available)
    draw_heading(canvas, box, said("baron-pictures.contracts"), left)
    bar = Track(Box(box.left + PAD, box.top + 66, box.right - PAD, box.top + 90), 1, TRACK_END)
    for number in range(1, TRACK_END + 1):
        cell = bar.cell(number)
        wanted = number <= max(view.available, view.remaining)
        canvas.panel(cell, 2, READY if wanted else CLOUD)
        if wanted and number > view.remaining:
            canvas.panel(cell.grown(-2.5), 1, WHITE)
    step = (box.width - 2 * PAD) / len(view.contract_row)
    for index, number in enumerate(view.contract_row):
        _roll(canvas, index + 1, number, (box.left + PAD + (index + 0.5) * step, box.bottom - 55))


def _roll(canvas: Canvas, roll: int, number: int, at: Point) -> None:
    """A die, or "+" for more than six, and the contracts it brings."""
    x, y = at
    if roll in _PIPS:
        draw_die(canvas, (x, y - 20), 19, roll)
    else:
        canvas.write("+", (x, y - 22), 40, STEEL, weight="ExtraBold", align="centre")
    canvas.write(str(number), (x, y + 28), 34, INK, weight="ExtraBold", align="centre")


def draw_die(canvas: Canvas, at: Point, reach: float, pips: int) -> None:
    x, y = at
    canvas.panel(Box(x - reach, y - reach, x + reach, y + reach), 7, STEEL)
    for dx, dy in _PIPS[pips]:
        canvas.disc((x + dx * reach * 0.52, y + dy * reach * 0.52), reach * 0.2, WHITE)


def draw_inflation(canvas: Canvas, view: BaronView, box: Box) -> None:
    """The track from Start to Hyperinflation; an arrow says which way a loss is rounded there."""
    draw_panel(canvas, box)
    last = len(view.inflation_track) - 1
    where = said("baron-pictures.inflation-box", box=view.inflation, last=last)
    draw_heading(canvas, box, said("baron-pictures.inflation"), where)
    track = Track(Box(box.left + PAD, box.top + 68, box.right - PAD, box.top + 122), 0, last)
    for number in sorted(range(last + 1), key=lambda number: number == view.inflation):
        arrow = view.inflation_track[number]
        _box(canvas, track.cell(number), arrow, here=number == view.inflation, last=number == last)
    told, spot = inflation_words(view), (box.left + PAD, box.bottom - 40)
    fitted(told, box.width - 2 * PAD, 28, "SemiBold", most=2).write(canvas, spot, STEEL)


def _box(canvas: Canvas, cell: Box, arrow: str, *, here: bool, last: bool) -> None:
    if here:
        canvas.panel_shadow(cell.grown(4))
        canvas.panel(cell.grown(5), 9, INK)
    canvas.panel(cell.grown(1), 6, AMBER if here else blend(CRIMSON, WHITE, 0.2) if last else CLOUD)
    (x, y), ink = cell.centre, INK if here else GREY
    if last:
        arm = 11
        cross = [[(x - arm, y - arm), (x + arm, y + arm)], [(x - arm, y + arm), (x + arm, y - arm)]]
        canvas.strokes(cross, INK if here else CRIMSON, 6)
    elif arrow:
        up = arrow == "up"
        canvas.fill([arrow_head((x, y - 12 if up else y + 12), 0 if up else 180, 24, 26)], ink)
    else:
        canvas.disc((x, y), 8, ink)


def inflation_words(view: BaronView) -> Said:
    """The latest round of inflation that the view tells of, in a few words."""
    if not view.inflations:
        return said("baron-pictures.no-roll-yet") if view.turn > 1 else said("baron-pictures.marks-good")
    latest = view.inflations[-1]
    rolled, die = "no" if latest.die is None else "yes", latest.die or 0
    if not latest.percent:
        return said("baron-pictures.no-inflation", rolled=rolled, die=die)
    return said("baron-pictures.marks-lost", rolled=rolled, die=die, percent=latest.percent)
