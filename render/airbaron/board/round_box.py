"""What this round brought: the Drawn Profits box, and in the advanced game contract, strike and loans."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from render.airbaron.board.markers import HIGH, draw_marker, marker_width
from render.airbaron.liveries import airline_of, badge
from render.kit.canvas import Canvas
from render.kit.panels import PAD, draw_panel
from render.kit.shapes import Box
from render.kit.theme import AMBER, CLOUD, INK, STEEL, Colour
from render.kit.type import width
from rules.airbaron.view import AirBaronView
from rules.values import Seat
from words import phrase

ROW, EDGE = 54.0, 10.0
TYPE = 28
_APART = 10.0


class Piece(NamedTuple):
    """Something in a row of the box; `draw` takes the spot of its left end."""

    width: float
    draw: Callable[[Canvas, float, float], None]


def round_height(view: AirBaronView, room: float) -> float:
    return 2 * EDGE + ROW * len(_rows(view, room))


def draw_round(canvas: Canvas, view: AirBaronView, box: Box) -> None:
    draw_panel(canvas, box)
    for number, row in enumerate(_rows(view, box.width)):
        x, y = box.left + PAD, box.top + EDGE + ROW * (number + 0.5)
        for piece in row:
            piece.draw(canvas, x, y)
            x += piece.width + _APART


def _rows(view: AirBaronView, room: float) -> list[list[Piece]]:
    rows: list[list[Piece]] = [[]]
    for piece in (*_draws(view), *_facts(view)):
        used = sum(each.width + _APART for each in rows[-1])
        if rows[-1] and used + piece.width > room - 2 * PAD:
            rows.append([])
        rows[-1].append(piece)
    return rows


def _draws(view: AirBaronView) -> Iterator[Piece]:
    yield _text(phrase("airbaron-pictures.drawn", markers=len(view.drawn)), STEEL)
    for drawn in view.drawn:
        yield _marker(view, drawn.marker, negated=drawn.negated)
    yield _text(phrase("airbaron-pictures.cup", count=len(view.cup)), STEEL)


def _facts(view: AirBaronView) -> Iterator[Piece]:
    """The tracks of the advanced game, as far as they stand anywhere."""
    if view.version == "basic":
        return
    if view.auction is not None and not view.auction.over:
        yield from _auction(view)
    elif view.contract.pays:
        yield _fact(
            view, phrase("airbaron-pictures.contract"), f"${view.contract.pays}", view.contract.holder
        )
    yield _fact(view, phrase("airbaron-pictures.settlement"), f"${view.settlement}")
    yield _fact(view, phrase("airbaron-pictures.loans"), f"${view.loan_ceiling}")
    if view.competitor is not None:
        yield _fact(view, phrase("airbaron-pictures.competitor"), "", view.competitor)
    if view.recession:
        yield _chip(phrase("airbaron-pictures.recession"))


def _auction(view: AirBaronView) -> Iterator[Piece]:
    if view.auction is None:
        return
    yield _chip(phrase("airbaron-pictures.auction", pays=view.auction.pays))
    best = next((bid for bid in reversed(view.auction.bids) if bid.amount is not None), None)
    if best is not None:
        yield _badge(view, best.seat)
        yield _text(phrase("airbaron-pictures.best-bid", amount=best.amount), INK)


def _marker(view: AirBaronView, marker: str, *, negated: bool) -> Piece:
    return Piece(
        marker_width(marker),
        lambda canvas, x, y: draw_marker(canvas, view, marker, (x, y), negated=negated),
    )


def _text(text: str, colour: Colour) -> Piece:
    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.write(text, (x, y), TYPE, colour, weight="SemiBold")

    return Piece(width(text, TYPE, "SemiBold") + 4, draw)


def _fact(view: AirBaronView, name: str, value: str, seat: Seat | None = None) -> Piece:
    """A name, its value, and whose it is."""
    airline = airline_of(view, seat)
    wide = width(name, TYPE, "SemiBold") + 10 + width(value, TYPE) + 28 + (50 if airline else 0)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.panel(Box(x, y - HIGH / 2, x + wide, y + HIGH / 2), HIGH / 2, CLOUD)
        end = x + 14 + canvas.write(name, (x + 14, y), TYPE, STEEL, weight="SemiBold")
        canvas.write(value, (end + 10, y), TYPE, INK)
        if airline is not None:
            badge(airline).draw(canvas, (x + wide - 32, y), 20, TYPE)

    return Piece(wide, draw)


def _chip(text: str) -> Piece:
    wide = width(text, TYPE) + 32

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.panel(Box(x, y - HIGH / 2, x + wide, y + HIGH / 2), HIGH / 2, AMBER)
        canvas.write(text, (x + 16, y), TYPE, INK)

    return Piece(wide, draw)


def _badge(view: AirBaronView, seat: Seat) -> Piece:
    airline = airline_of(view, seat)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        if airline is not None:
            badge(airline).draw(canvas, (x + 22, y), 22, TYPE)

    return Piece(44, draw)
