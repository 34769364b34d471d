"""A line for each airline, in turn order: who runs it, market share, cash, jets, and its troubles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.airbaron.board.tokens import jet_icon, sst_icon
from render.airbaron.liveries import badge, cash_shown, cash_told, livery, written_player
from render.artist import Names
from render.kit.badges import card_icon
from render.kit.canvas import Canvas
from render.kit.fitting import write_fitted
from render.kit.panels import draw_panel
from render.kit.shapes import Box, Point
from render.kit.theme import AMBER, CLOUD, CRIMSON, GREY, INK, STEEL, WHITE, Colour, blend
from render.kit.type import width
from rules.airbaron.view import AirBaronView, AirlineView
from rules.said import Said, said
from rules.values import Seat
from words import say, short

HEADING = 42
HEIGHT = 80
TYPE = 28
NAME = 116.0
BAR, BAR_END, SHARE = 408.0, 900.0, 1000.0
_HEAD = 130.0
"""Pixels for the heading of a column."""
_STEP = 50


class AirlineChip(NamedTuple):
    told: Said
    colour: Colour
    ink: Colour


def ranked(view: AirBaronView) -> tuple[AirlineView, ...]:
    """In turn order, those that left at the end; once the game is over, the best first."""
    if view.outcome is not None:
        scores, winners = view.outcome.scores, view.outcome.winners
        return tuple(
            sorted(view.airlines, key=lambda each: (each.seat not in winners, -scores.get(each.seat, 0)))
        )
    order: dict[Seat, int] = {seat: place for place, seat in enumerate(view.order)}
    return tuple(sorted(view.airlines, key=lambda each: (each.left, order.get(each.seat, len(order)))))


def draw_scale(canvas: Canvas, view: AirBaronView, box: Box) -> None:
    """What the bars of the lines below measure, with event markers that still lie on the track."""
    y = box.centre[1] + 2
    text = said("airbaron-pictures.order", over="no" if view.outcome is None else "yes")
    write_fitted(canvas, text, (box.left + 20, y), BAR - 20, TYPE, STEEL, weight="SemiBold")
    lying = {space.space for space in view.event_spaces if space.taken_by is None}
    apart = (BAR_END - BAR) / view.goal * _STEP
    for value in range(_STEP, view.goal, _STEP):
        x = box.left + BAR + (BAR_END - BAR) * value / view.goal
        if value in lying:
            card_icon(canvas, (x, y - 2))
        elif apart > 80 or value % (2 * _STEP) == 0:
            canvas.write(str(value), (x, y), TYPE, GREY, weight="SemiBold", align="centre")
    heads = (
        (said("airbaron-pictures.share"), box.left + SHARE),
        (said("airbaron-pictures.cash"), box.right - 24),
    )
    for head, right in heads:
        write_fitted(canvas, head, (right, y), _HEAD, TYPE, STEEL, weight="SemiBold", align="right")


def draw_line(
    canvas: Canvas, view: AirBaronView, airline: AirlineView, place: int, names: Names, box: Box
) -> None:
    draw_panel(canvas, box, WHITE)
    if _shines(view, airline):
        canvas.panel(box, 16, AMBER)
        canvas.panel(box.grown(-6), 11, WHITE)
    upper, lower = box.top + 26, box.bottom - 22
    canvas.write(str(place), (box.left + 30, box.centre[1]), 34, STEEL, weight="ExtraBold", align="centre")
    badge(airline).draw(canvas, (box.left + 80, box.centre[1]), 28, 34)
    if airline.seat in view.asked:
        draw_question(canvas, (box.left + 106, box.top + 20))
    x, room = box.left + NAME + 12, BAR - NAME - 30
    write_fitted(canvas, airline.name, (x, upper), room, 34, livery(airline).deep, weight="ExtraBold")
    player = written_player(airline.seat, names)
    write_fitted(canvas, player, (x, lower), room, TYPE, STEEL, weight="Medium")
    draw_bar(canvas, view, airline, Box(box.left + BAR, upper - 14, box.left + BAR_END, upper + 11))
    share, cash = (box.left + SHARE, box.centre[1]), (box.right - 24, box.centre[1])
    canvas.write(str(airline.share), share, 38, INK, weight="ExtraBold", align="right")
    canvas.write(cash_told(view, airline), cash, 38, INK, weight="ExtraBold", align="right")
    draw_state(canvas, view, airline, (box.left + BAR, lower), box.left + SHARE - 86)


def _shines(view: AirBaronView, airline: AirlineView) -> bool:
    """Whose turn it is, or who has won."""
    if view.outcome is not None:
        return airline.seat in view.outcome.winners
    return airline.seat == view.active


def draw_question(canvas: Canvas, at: Point) -> None:
    """The game waits for this airline."""
    canvas.disc(at, 20, WHITE)
    canvas.disc(at, 17.5, AMBER)
    canvas.write("?", at, TYPE, INK, weight="ExtraBold", align="centre")


def draw_bar(canvas: Canvas, view: AirBaronView, airline: AirlineView, box: Box) -> None:
    """Market share on the way to the goal, and behind it, hatched, cash where it is known."""
    look = livery(airline)
    canvas.panel(box, 8, CLOUD)
    share = box.width * min(max(airline.share, 0) / view.goal, 1)
    cash = max(cash_shown(view, airline) or 0, 0)
    both = box.width * min((max(airline.share, 0) + cash) / view.goal, 1)
    if both > share:
        hatched = Box(box.left + max(share - 8, 0), box.top, box.left + both, box.bottom)
        canvas.panel(hatched, min(8, hatched.width / 2), blend(look.colour, WHITE, 0.3))
        with canvas.clipped(hatched.grown(-3)):
            starts = range(round(hatched.left - box.height), round(hatched.right), 10)
            lines = [[(x, box.bottom), (x + box.height, box.top)] for x in starts]
            canvas.strokes(lines, look.deep, 2, alpha=0.6)
    if share:
        full = Box(box.left, box.top, box.left + share, box.bottom)
        canvas.panel(full, 8, look.deep if look.ink == INK else look.colour)
        if look.ink == INK:
            canvas.panel(full.grown(-2.5), 6, look.colour)
    for value in range(_STEP, view.goal, _STEP):
        x = box.left + box.width * value / view.goal
        canvas.stroke([(x, box.top + 5), (x, box.bottom - 5)], WHITE, 2.5)


def draw_state(canvas: Canvas, view: AirBaronView, airline: AirlineView, at: Point, right: float) -> None:
    """Spokes, jets and SST, then what else there is to know, as far as there is room."""
    x, y = at
    canvas.disc((x + 12, y), 12, STEEL)
    canvas.disc((x + 12, y), 8, WHITE)
    x += 32
    x += canvas.write(str(airline.domestic + airline.foreign), (x, y), TYPE, INK) + 20
    jets = len(airline.jets_deployed)
    if jets + airline.jets_undeployed:
        jet_icon(canvas, (x + 13, y), 15, INK)
        x += 34
        text = f"{jets}+{airline.jets_undeployed}" if airline.jets_undeployed else str(jets)
        x += canvas.write(text, (x, y), TYPE, INK) + 18
    if airline.sst is not None:
        sst_icon(canvas, (x + 11, y + 1), 15, INK)
        x += 40
    found = list(chips(view, airline))
    for text, chip in zip(_chip_words(found, right - x), found, strict=True):
        wide = width(text, TYPE) + 28
        if x + wide > right:
            return
        canvas.panel(Box(x, y - 18, x + wide, y + 18), 18, chip.colour)
        canvas.write(text, (x + 14, y), TYPE, chip.ink)
        x += wide + 10


def _chip_words(found: Sequence[AirlineChip], room: float) -> list[str]:
    """All in their short form where there is no room for all of them."""
    words = [say(chip.told) for chip in found]
    fits = sum(width(text, TYPE) + 38 for text in words) - 10 <= room
    return words if fits else [short(chip.told) for chip in found]


def chips(view: AirBaronView, airline: AirlineView) -> Iterator[AirlineChip]:
    if view.outcome is not None:
        total = view.outcome.scores.get(airline.seat, 0)
        yield AirlineChip(said("airbaron-pictures.chip-total", total=total), INK, WHITE)
    if airline.left:
        yield AirlineChip(said("airbaron-pictures.chip-left"), GREY, WHITE)
    owed = view.owed.get(airline.seat)
    if owed:
        yield AirlineChip(said("airbaron-pictures.chip-owed", amount=owed), CRIMSON, WHITE)
    if airline.fare_wars:
        yield AirlineChip(said("airbaron-pictures.chip-war"), AMBER, INK)
    if airline.on_strike:
        yield AirlineChip(said("airbaron-pictures.chip-strike"), CRIMSON, WHITE)
    if airline.loan:
        yield AirlineChip(said("airbaron-pictures.chip-loan", amount=airline.loan), STEEL, WHITE)
