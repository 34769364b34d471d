"""An airline's holdings, hub by hub: how it stands there, what the hub pays, and all its spokes."""

from __future__ import annotations

from math import ceil

from render.airbaron.board.tokens import Standing, draw_hub, draw_jet, draw_spoke, draw_sst
from render.airbaron.liveries import airline_of, livery
from render.kit.canvas import Canvas
from render.kit.fitting import write_fitted
from render.kit.panels import PAD
from render.kit.shapes import Box, Point
from render.kit.theme import CLOUD, INK, STEEL
from rules.airbaron.view import AirBaronView, AirlineView, ForeignView, HubView, SpokeView
from rules.said import Said, said
from rules.values import Seat

ROW = 106.0
TYPE = 28
CELL, LABEL = 78.0, 96.0
MOST_ROWS = 6
"""More hubs than these share the last row."""

ALONG = 12
"""So many spokes stand side by side in it."""


def held_hubs(view: AirBaronView, airline: AirlineView) -> list[HubView]:
    """Hubs where the airline has a spoke, the most valuable first."""
    codes = {spoke.hub for spoke in view.spokes if spoke.owner == airline.seat}
    held = [hub for hub in view.hubs if hub.code in codes]
    return sorted(held, key=lambda hub: -_share_at(hub, airline.seat))


def _share_at(hub: HubView, seat: Seat) -> int:
    """The market share that the hub gives the airline."""
    if hub.controlled_by == seat:
        return hub.share_control
    return hub.share_dominance if hub.dominated_by == seat else 0


def _split(hubs: list[HubView]) -> tuple[list[HubView], list[HubView]]:
    """Hubs that get a row each, and those that share the last one."""
    return (hubs, []) if len(hubs) <= MOST_ROWS else (hubs[: MOST_ROWS - 1], hubs[MOST_ROWS - 1 :])


def _rest(view: AirBaronView, hubs: list[HubView], seat: Seat) -> list[SpokeView | ForeignView]:
    """An airline's own spokes at hubs without a row."""
    codes = [hub.code for hub in hubs]
    spokes: list[SpokeView | ForeignView] = [spoke for spoke in view.spokes if spoke.hub in codes]
    spokes += [spoke for spoke in view.foreign if spoke.hub in codes]
    return [spoke for spoke in spokes if spoke.owner == seat]


def _rest_rows(view: AirBaronView, hubs: list[HubView], seat: Seat) -> int:
    return ceil(len(_rest(view, hubs, seat)) / ALONG)


def holdings_height(view: AirBaronView, airline: AirlineView) -> float:
    rows, others = _split(held_hubs(view, airline))
    return max(ROW * (len(rows) + _rest_rows(view, others, airline.seat)), 70.0) + 12


def draw_holdings(canvas: Canvas, view: AirBaronView, airline: AirlineView, box: Box) -> None:
    rows, others = _split(held_hubs(view, airline))
    if not rows:
        none, spot = said("airbaron-pictures.no-spokes"), (box.left + PAD, box.top + 34)
        write_fitted(canvas, none, spot, box.width - 2 * PAD, 32, STEEL, weight="SemiBold")
    for number, hub in enumerate(rows):
        top = box.top + ROW * number
        canvas.stroke([(box.left + PAD, top), (box.right - PAD, top)], CLOUD, 2)
        _draw_row(canvas, view, airline, hub, Box(box.left + PAD - 8, top, box.right - PAD + 8, top + ROW))
    if others:
        _draw_rest(canvas, view, _rest(view, others, airline.seat), box, box.top + ROW * len(rows))


def _draw_rest(
    canvas: Canvas, view: AirBaronView, spokes: list[SpokeView | ForeignView], box: Box, top: float
) -> None:
    """Spokes that share a row, with their hubs left out."""
    canvas.stroke([(box.left + PAD, top), (box.right - PAD, top)], CLOUD, 2)
    also, spot = said("airbaron-pictures.also"), (box.left + PAD, top + ROW / 2)
    write_fitted(canvas, also, spot, LABEL - 6, 32, INK, weight="ExtraBold")
    for number, spoke in enumerate(spokes):
        down, along = divmod(number, ALONG)
        x = box.left + PAD + LABEL + CELL * (along + 0.5)
        draw_cell(canvas, view, spoke, (x, top + ROW * (down + 0.5)))


def _draw_row(canvas: Canvas, view: AirBaronView, airline: AirlineView, hub: HubView, box: Box) -> None:
    owner = airline_of(view, hub.dominated_by)
    standing = Standing(livery(owner), hub.controlled_by is not None) if owner else None
    share = hub.share_control if hub.controlled_by is not None else hub.share_dominance
    y = box.centre[1]
    draw_hub(canvas, (box.left + 54, y), 43, hub.code, share, standing)
    spokes: list[SpokeView | ForeignView] = [spoke for spoke in view.spokes if spoke.hub == hub.code]
    spokes += [spoke for spoke in view.foreign if spoke.hub == hub.code]
    left = box.right - CELL * len(spokes)
    x, room = box.left + 120, left - box.left - 132
    write_fitted(canvas, hub.city, (x, y - 22), room, 32, INK, weight="ExtraBold")
    told = _standing_told(hub, airline)
    write_fitted(canvas, told, (x, y + 20), room, TYPE, STEEL, weight="Medium")
    for number, spoke in enumerate(spokes):
        draw_cell(canvas, view, spoke, (left + CELL * (number + 0.5), y))


def _standing_told(hub: HubView, airline: AirlineView) -> Said:
    """How the airline stands, what the hub pays for that, and how many Jumbo Jets it holds and takes."""
    controls, dominates = hub.controlled_by == airline.seat, hub.dominated_by == airline.seat
    return said(
        "airbaron-pictures.hub",
        standing="controls" if controls else "dominates" if dominates else "present",
        profit=hub.profit_high if controls else hub.profit_low,
        jets=hub.jumbos,
        most=hub.jumbo_limit,
    )


def draw_cell(canvas: Canvas, view: AirBaronView, spoke: SpokeView | ForeignView, centre: Point) -> None:
    """A spoke's token over its code."""
    owner = airline_of(view, spoke.owner)
    x, y = centre
    draw_spoke(canvas, (x, y - 17), 21, spoke.price, livery(owner) if owner else None)
    canvas.write(spoke.code, (x, y + 27), TYPE, INK, align="centre")
    if isinstance(spoke, SpokeView):
        if spoke.jet and owner is not None:
            draw_jet(canvas, (x + 28, y - 31), livery(owner))
    elif spoke.sst_capable:
        draw_sst(canvas, (x + 30, y - 33), flies=spoke.sst)
