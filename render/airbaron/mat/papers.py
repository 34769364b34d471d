"""What is for the viewing seat's eyes alone: its standing orders, and event markers it has looked at."""

from __future__ import annotations

from collections.abc import Sequence

from render.airbaron.wording import orders_told
from render.airbaron.words.deeds import Told
from render.kit.canvas import Canvas
from render.kit.fitting import write_fitted
from render.kit.panels import MARGIN, PAD, draw_heading, draw_panel
from render.kit.shapes import Box
from render.kit.theme import INK, STEEL, WIDTH
from render.kit.type import wrap
from rules.airbaron.view import AirBaronView
from rules.airbaron.wording import EVENT_NAMES
from rules.said import Said, Text, said, series
from words import phrase, say

HEADING, LINE = 62.0, 39.0
GAP = 14
LABEL = 190.0
TYPE = 30
ROOM = WIDTH - 2 * MARGIN - LABEL - 2 * PAD


def seen_markers(view: AirBaronView) -> list[Said]:
    """Event markers that this seat put into the cup and has looked at."""
    own = [space for space in view.event_spaces if space.taken_by == view.seat and space.marker is not None]
    return [
        said("airbaron-pictures.name-seen", marker=EVENT_NAMES[space.marker], space=space.space)
        for space in own
        if space.marker
    ]


def lines(view: AirBaronView) -> list[tuple[Text, list[str]]]:
    """Each order with its text, wrapped."""
    told = list(orders_told(view, view.orders)) if view.orders is not None and view.seat is not None else []
    seen = seen_markers(view)
    told += [(said("airbaron-pictures.label-seen"), series(seen))] if seen else []
    return [(name, wrap(say(text), TYPE, ROOM, "Medium")) for name, text in told]


def papers_height(view: AirBaronView) -> float:
    rows = sum(len(text) for _, text in lines(view))
    return HEADING + LINE * rows + 14 if rows else 0.0


def draw_papers(canvas: Canvas, view: AirBaronView, box: Box) -> None:
    told = lines(view)
    if not told:
        return
    draw_panel(canvas, box)
    draw_heading(canvas, box, said("airbaron-pictures.orders"), said("airbaron-pictures.private"))
    y = box.top + HEADING + LINE / 2
    for name, text in told:
        write_fitted(canvas, name, (box.left + PAD, y), LABEL - 12, TYPE, STEEL)
        for line in text:
            canvas.write(line, (box.left + PAD + LABEL, y), TYPE, INK, weight="Medium")
            y += LINE


def planned_height(planned: Sequence[Told]) -> float:
    """With the gap below it; nothing where nothing is planned."""
    rows = sum(len(_deed_lines(deed)) for deed in planned)
    return HEADING + LINE * rows + 14 + GAP if planned else 0.0


def _deed_lines(deed: Told) -> list[str]:
    told = phrase("airbaron-pictures.planned-deed", title=deed.title, detail=deed.detail)
    return wrap(told, TYPE, WIDTH - 2 * MARGIN - 2 * PAD, "Medium")


def draw_planned(canvas: Canvas, planned: Sequence[Told], box: Box) -> None:
    if not planned:
        return
    draw_panel(canvas, box)
    draw_heading(canvas, box, said("airbaron-pictures.planned"), said("airbaron-pictures.private"))
    for number, line in enumerate(line for deed in planned for line in _deed_lines(deed)):
        y = box.top + HEADING + LINE * (number + 0.5)
        canvas.write(line, (box.left + PAD, y), TYPE, INK, weight="Medium")
