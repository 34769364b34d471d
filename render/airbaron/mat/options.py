"""What the cash on hand could do: spokes to buy, jets, and takeovers with their chances."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from render.airbaron.board.tokens import draw_spoke
from render.airbaron.liveries import airline_of, livery
from render.airbaron.mat.holdings import draw_cell, held_hubs
from render.kit.canvas import Canvas
from render.kit.fitting import write_fitted
from render.kit.panels import PAD, draw_heading, draw_panel
from render.kit.shapes import Box, Point
from render.kit.theme import GREY, INK, STEEL
from rules.airbaron.network.takeover import Odds, cost
from rules.airbaron.prospects import prospects
from rules.airbaron.view import AirBaronView, AirlineView, ForeignView, SpokeView
from rules.said import Said, said
from words import phrase

HEADING, ROW = 64.0, 92.0
TYPE = 28
LABEL, CELL = 178.0, 78.0
MOST = 11


class Offer(NamedTuple):
    """A row: what it is, and a drawing for each thing on offer."""

    name: Said
    cells: Sequence[Callable[[Canvas, Point], None]]
    high: float


def options_height(view: AirBaronView, airline: AirlineView) -> float:
    return HEADING + sum(offer.high for offer in offers(view, airline)) + 10


def offers(view: AirBaronView, airline: AirlineView) -> list[Offer]:
    """Each row the best first: dear spokes, at home those of own hubs, and takeovers that are likely."""
    within = prospects(view)
    at_home = {hub.code for hub in held_hubs(view, airline)}
    spokes = [spoke for spoke in view.spokes if spoke.code in within.domestic]
    abroad = [spoke for spoke in view.foreign if spoke.code in within.foreign]
    aims = [(spoke, within.takeovers[spoke.code]) for spoke in view.spokes if spoke.code in within.takeovers]
    spokes.sort(key=lambda spoke: (spoke.hub not in at_home, -spoke.price))
    abroad.sort(key=lambda spoke: -spoke.price)
    aims.sort(key=lambda aim: (-aim[1].chance, -aim[0].price))
    domestic = [_bought(view, spoke) for spoke in spokes]
    foreign = [_bought(view, spoke) for spoke in abroad]
    attacks = [_attacked(view, spoke, odds) for spoke, odds in aims]
    rows = (
        Offer(said("airbaron-pictures.offer-buy"), domestic, ROW),
        Offer(said("airbaron-pictures.offer-abroad"), foreign, ROW),
        Offer(said("airbaron-pictures.offer-take-over"), attacks, ROW + 32),
    )
    return [offer for offer in rows if offer.cells]


def draw_options(canvas: Canvas, view: AirBaronView, airline: AirlineView, box: Box) -> None:
    draw_panel(canvas, box)
    cash = max(airline.cash or 0, 0)
    note = said("airbaron-pictures.within-reach", offers=len(offers(view, airline)))
    draw_heading(canvas, box, said("airbaron-pictures.with-cash", cash=cash), note)
    y = box.top + HEADING
    for offer in offers(view, airline):
        write_fitted(canvas, offer.name, (box.left + PAD, y + 34), LABEL - PAD - 8, 30, STEEL)
        shown = offer.cells if len(offer.cells) <= MOST + 1 else offer.cells[:MOST]
        x = box.left + LABEL + CELL / 2
        for draw in shown:
            draw(canvas, (x, y + ROW / 2))
            x += CELL
        if len(shown) < len(offer.cells):
            more = f"+{len(offer.cells) - len(shown)}"
            canvas.write(more, (x, y + ROW / 2 - 17), 32, GREY, weight="ExtraBold", align="centre")
        y += offer.high


def _bought(view: AirBaronView, spoke: SpokeView | ForeignView) -> Callable[[Canvas, Point], None]:
    return lambda canvas, at: draw_cell(canvas, view, spoke, at)


def _attacked(view: AirBaronView, spoke: SpokeView, odds: Odds) -> Callable[[Canvas, Point], None]:
    def draw(canvas: Canvas, at: Point) -> None:
        x, y = at
        owner = airline_of(view, spoke.owner)
        draw_spoke(canvas, (x, y - 17), 22, cost(spoke.price, spoke.owner), livery(owner) if owner else None)
        canvas.write(spoke.code, (x, y + 27), TYPE, INK, align="centre")
        chance = phrase("airbaron-pictures.chance", percent=round(100 * odds.chance))
        canvas.write(chance, (x, y + 59), TYPE, STEEL, weight="SemiBold", align="centre")

    return draw
