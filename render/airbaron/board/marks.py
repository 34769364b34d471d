"""What a choice is about, marked on the map: rings around spokes, numbered where one comes after another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from render.airbaron.board.crowd import HUB, SPOKE
from render.airbaron.liveries import airline_of, livery
from render.airbaron.places import abroad, domestic, hub_of
from render.kit.canvas import Canvas, Kept
from render.kit.shapes import Point, centred, ellipse
from render.kit.theme import AMBER, CRIMSON, INK, WHITE
from rules.airbaron.foresight.deeds import AirBaronForesight, Attack, Deed, Move, NextTurnPlan, Purchase, Sale
from rules.airbaron.moves.plan_form import split
from rules.airbaron.view import AirBaronView


class PlaceMark(NamedTuple):
    code: str
    number: int = 0
    """Its place among several; 0 for one alone."""
    lost: bool = False
    abroad: bool = False
    line_from: str = ""
    """The hub from which a line would run there."""


def marked(view: AirBaronView, foreseen: AirBaronForesight) -> list[PlaceMark]:
    """Each place once, in the order in which the choice comes to them."""
    marks = [mark for deed in foreseen.deeds for mark in _of_deed(view, deed)]
    return list({mark.code: mark for mark in reversed(marks)}.values())[::-1]


def _of_deed(view: AirBaronView, deed: Deed) -> Iterator[PlaceMark]:
    match deed:
        case Purchase(code=str(code)) | Move(code=str(code)):
            yield from _mark(view, code, joins=isinstance(deed, Purchase))
        case Attack(code=code):
            yield from _mark(view, code, joins=True)
        case Sale(code=str(code)):
            yield from _mark(view, code, lost=True)
        case NextTurnPlan(plan=plan):
            several = len(plan) > 1
            for number, act in enumerate(plan, 1):
                yield from _mark(view, split(act)[1], number if several else 0, joins=True)
        case _:
            return


def _mark(
    view: AirBaronView, code: str, number: int = 0, *, lost: bool = False, joins: bool = False
) -> Iterator[PlaceMark]:
    if abroad(view, code) is not None:
        yield PlaceMark(code, number, lost, abroad=True)
    elif (spoke := domestic(view, code)) is not None:
        mine = spoke.owner is not None and spoke.owner == view.seat
        yield PlaceMark(code, number, lost, line_from=spoke.hub if joins and not mine else "")
    elif hub_of(view, code) is not None:
        yield PlaceMark(code, number, lost)


def draw_marks(
    canvas: Canvas, view: AirBaronView, marks: Sequence[PlaceMark], spots: Mapping[str, Point]
) -> None:
    airline = airline_of(view, view.seat)
    for mark in marks:
        if mark.code not in spots:
            continue
        x, y = spots[mark.code]
        radius = (HUB if hub_of(view, mark.code) is not None else SPOKE) + (3 if mark.abroad else 9)
        if mark.line_from in spots and airline is not None:
            _draw_line(canvas, spots[mark.line_from], (x, y), livery(airline).deep, radius)
        colour = CRIMSON if mark.lost else AMBER
        for width, ink in ((13, INK), (8, colour)):
            canvas.outline(ellipse((x, y), radius), ink, width)
        canvas.kept.append(Kept("mark", mark.code, centred((x, y), 2 * radius, 2 * radius)))
        if mark.number:
            at = (x + radius * 0.8, y - radius * 0.8)
            canvas.disc(at, 20, INK)
            canvas.disc(at, 17, AMBER)
            canvas.write(str(mark.number), at, 28, INK, weight="ExtraBold", align="centre")


def _draw_line(canvas: Canvas, start: Point, end: Point, colour: tuple[int, int, int], radius: float) -> None:
    """From the rim of the hub to the ring."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = (dx * dx + dy * dy) ** 0.5 or 1.0
    first = start[0] + dx / far * HUB, start[1] + dy / far * HUB
    last = end[0] - dx / far * radius, end[1] - dy / far * radius
    canvas.stroke([first, last], WHITE, 14, alpha=0.9)
    canvas.stroke([first, last], colour, 8, dash=(14, 12))
