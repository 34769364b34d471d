"""The card at the end: who won and why, damage taken turn by turn with losses, everybody's figures."""

from __future__ import annotations

from collections.abc import Sequence

from render.artist import Names
from render.dogfight.ending.tally import FALLS, Career, Figures, Tally
from render.dogfight.phrases import many
from render.dogfight.result import reasons, winners_title
from render.dogfight.sides import STYLES, player
from render.kit.badges import Badge, shape_points
from render.kit.canvas import Canvas
from render.kit.chart import Chart, Line, chart_height, draw_chart
from render.kit.panels import HEADER, MARGIN, PAD, draw_header, draw_panel
from render.kit.shapes import Box, box_points, centred, star
from render.kit.theme import AMBER, AMBER_DEEP, CLOUD, GREY, INK, MIST, STEEL, WHITE, WIDTH, Colour
from render.kit.type import Weight, fit, readable, wrap
from rules.dogfight.kinds import Side
from rules.engine import Outcome
from rules.story import Chapter
from rules.wording import listed

TONES: dict[Side, tuple[Colour, ...]] = {
    "entente": ((0, 94, 162), (58, 146, 208), (0, 58, 104), (0, 124, 124)),
    "central": ((194, 78, 0), (214, 136, 20), (122, 46, 0), (186, 52, 92)),
}
"""Airplanes of a side in their own tones of its colour; shape and letter tell them apart as well."""

_LINE = 40
_HOW = 28
_ROW = 62
_COLUMNS = (("kills", 660), ("lost", 770), ("dealt", 900), ("taken", 1030), ("points", 1150))


def draw_ending(history: Sequence[Chapter], outcome: Outcome, names: Names) -> Canvas:
    tally = Tally(history)
    chart, told, figures = _chart(tally, names), _told(tally, outcome), tally.figures()
    heights = (
        48 + len(told) * _LINE,
        chart_height(chart) if any(career.taken[-1] for career in tally.careers) else 0,
        82 + len(figures) * _ROW,
    )
    boxes, bottom = list[Box](), float(HEADER)
    for height in heights:
        top = bottom + (MARGIN if height else 0)
        bottom = top + height
        boxes.append(Box(MARGIN, top, WIDTH - MARGIN, bottom))
    canvas = Canvas(WIDTH, round(bottom + MARGIN), CLOUD)
    draw_header(canvas, tally.last.scenario, many(tally.turns, "turn"), _headline(tally, outcome, names))
    _draw_told(canvas, told, boxes[0], won=bool(outcome.winners))
    if heights[1]:
        draw_chart(canvas, boxes[1], chart)
    _draw_figures(canvas, figures, outcome, names, boxes[2])
    return canvas


def _headline(tally: Tally, outcome: Outcome, names: Names) -> str:
    return fit(winners_title(tally.last, outcome, names), 32, 560)


def _told(tally: Tally, outcome: Outcome) -> list[str]:
    """How it ended, the score, and the decisive turn."""
    room = WIDTH - 2 * MARGIN - 110 - PAD
    lines = wrap(reasons(outcome), _HOW, room, "SemiBold", most=3)
    return [*lines, *wrap(decisive_words(tally), _HOW, room, "SemiBold", most=2)]


def decisive_words(tally: Tally) -> str:
    found = tally.decisive()
    if found is None:
        return "No turn decided it."
    turn, fallen = found
    names = list(dict.fromkeys(event.data[FALLS[event.kind]] for event in fallen))
    if not names:
        return f"Turn {turn} decided it."
    return f"Turn {turn} decided it: {listed(names)} {'was' if len(names) == 1 else 'were'} lost."


def _chart(tally: Tally, names: Names) -> Chart:
    flown = [career for career in tally.careers if career.taken]
    return Chart(
        "Damage taken", "cards, turn by turn; a cross is a loss", 0, [_line(c, tally, names) for c in flown]
    )


def _line(career: Career, tally: Tally, names: Names) -> Line:
    plane = career.plane
    mates = [other.plane.id for other in tally.careers if other.plane.side == plane.side]
    tones = TONES[plane.side]
    tone = tones[mates.index(plane.id) % len(tones)]
    state = _fate(career) if career.lost else many(career.taken[-1], "card")
    name = readable(player(plane.seat, names), f"Seat {plane.seat + 1}")
    badge = Badge(STYLES[plane.side].shape, tone, plane.id)
    return Line(badge, name, state, (0, *career.taken), lost=career.lost)


def _fate(career: Career) -> str:
    if career.plane.status == "left":
        return "flew off"
    by = f" by {', '.join(career.by)}" if career.by else ""
    return f"{career.plane.status}{by}"


def _draw_told(canvas: Canvas, told: Sequence[str], box: Box, *, won: bool) -> None:
    """With a star for a victory, two bars for a draw."""
    draw_panel(canvas, box, AMBER if won else MIST)
    x, y = box.left + 56, box.centre[1]
    if won:
        canvas.fill([star((x, y), 40, 17, 5)], AMBER_DEEP)
    else:
        canvas.fill([box_points(centred((x, y + dy), 60, 15)) for dy in (-14, 14)], STEEL)
    for i, line in enumerate(told):
        canvas.write(line, (box.left + 110, box.top + 44 + i * _LINE), _HOW, INK, weight="SemiBold")


def _draw_figures(
    canvas: Canvas, figures: Sequence[Figures], outcome: Outcome, names: Names, box: Box
) -> None:
    draw_panel(canvas, box)
    y = box.top + 40
    for title, right in _COLUMNS:
        canvas.write(title, (right, y), 28, GREY, weight="SemiBold", align="right")
    for one in figures:
        y += _ROW if one is not figures[0] else 56
        look = STYLES[one.side]
        canvas.fill([shape_points(look.shape, (box.left + PAD + 22, y), 20)], look.colour)
        won = one.seat in outcome.winners
        if won:
            canvas.fill([star((box.left + PAD + 22, y), 12, 5, 5)], WHITE)
        name = readable(player(one.seat, names), f"Seat {one.seat + 1}")
        weight: Weight = "ExtraBold" if won else "SemiBold"
        canvas.write(fit(name, 32, 440, weight), (box.left + PAD + 60, y), 32, INK, weight=weight)
        points = f"{outcome.scores.get(one.seat, 0)}".replace("-", "−")
        cells = (one.kills, one.lost, one.dealt, one.taken, points)
        for (_, right), cell in zip(_COLUMNS, cells, strict=True):
            canvas.write(str(cell), (right, y), 32, INK, align="right")
