"""What moves on the map: a route that is opened, a takeover, a wave from a hub, a jet, money that is paid.

Each is drawn over a frame, in the camera's pixels, as far as it has come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import ceil
from typing import Any, TypeAlias

from render.airbaron.board.chart import NetworkChart
from render.airbaron.board.tokens import draw_jet
from render.airbaron.liveries import Livery, airline_of, livery
from render.airbaron.places import domestic
from render.kit.badges import shape_points
from render.kit.canvas import Canvas
from render.kit.shapes import Point, centred, ellipse
from render.kit.stage import seen_at
from render.kit.theme import GREY, INK, WHITE, Colour
from render.kit.type import width
from rules.airbaron.view import AirBaronView
from rules.values import Event, Seat

Move: TypeAlias = Callable[[Canvas, float], None]
"""Draws what has come about after that share of its time."""

RING = 56.0


def moves(event: Event, view: AirBaronView, chart: NetworkChart) -> Iterator[Move]:
    """What an event sets in motion; the view is the one before it."""
    data = event.data
    match event.kind:
        case "bought" if data["code"] in chart.places:
            look = _look(view, data["seat"])
            yield partial(_route, line=_line(view, chart, data["code"]), look=look)
            yield partial(_wave, at=seen_at(chart.places[data["code"]]), colour=look.colour, reach=RING)
        case "takeover":
            yield from _takeover(data, view, chart)
        case "hub":
            owner = data["after"]["controlled_by"]
            owner = data["after"]["dominated_by"] if owner is None else owner
            colour = GREY if owner is None else _look(view, owner).colour
            yield partial(_wave, at=seen_at(chart.places[data["hub"]]), colour=colour, reach=2.4 * RING)
        case "bought_jumbo" if data["code"] in chart.jets:
            spoke = domestic(view, data["code"])
            if spoke is not None:
                ways = (chart.places[spoke.hub], chart.jets[data["code"]])
                yield partial(_fly, way=ways, look=_look(view, data["seat"]))
        case "redeployed":
            for jet in data["jets"]:
                if jet["before"] in chart.jets and jet["after"] in chart.jets:
                    ways = (chart.jets[jet["before"]], chart.jets[jet["after"]])
                    yield partial(_fly, way=ways, look=_look(view, jet["seat"]))
        case "sold" | "profit" if (code := data.get("code") or data.get("marker")) in chart.places:
            paid = [each["seat"] for each in data.get("payments", ())]
            if paid:
                yield partial(_paid, at=seen_at(chart.places[code]), payments=data["payments"], view=view)
            elif event.kind == "sold":
                yield partial(_wave, at=seen_at(chart.places[code]), colour=GREY, reach=RING)
        case _:
            return


def _takeover(data: Any, view: AirBaronView, chart: NetworkChart) -> Iterator[Move]:
    """The attacker's line reaches the spoke; the wave is theirs if they win, the defender's if not."""
    look = _look(view, data["seat"])
    yield partial(_route, line=_line(view, chart, data["code"]), look=look)
    stays = GREY if data["defender"] is None else _look(view, data["defender"]).colour
    colour = look.colour if data["won"] else stays
    yield partial(_wave, at=seen_at(chart.places[data["code"]]), colour=colour, reach=1.6 * RING)
    told = f"{data['attack']['total']} : {data['defence']['total']}"
    yield partial(_said, at=seen_at(chart.places[data["code"]]), told=told, colour=colour)


def _look(view: AirBaronView, seat: Seat) -> Livery:
    airline = airline_of(view, seat)
    if airline is None:
        raise LookupError(f"nobody sits in seat {seat}")
    return livery(airline)


def _line(view: AirBaronView, chart: NetworkChart, code: str) -> list[Point]:
    """From the hub to the spoke."""
    spoke = domestic(view, code)
    return [seen_at(point) for point in chart.route(spoke.hub, code)] if spoke else []


def _route(canvas: Canvas, share: float, line: Sequence[Point], look: Livery) -> None:
    done = line[: max(ceil(share * len(line)), 2)]
    if len(done) > 1:
        canvas.stroke(done, WHITE, 11)
        canvas.stroke(done, look.colour, 6)
        canvas.fill([shape_points(look.shape, done[-1], 9)], look.deep)


def _wave(canvas: Canvas, share: float, at: Point, colour: Colour, reach: float) -> None:
    """Two rings that run outwards and fade."""
    for late in (0.0, 0.35):
        grown = (share - late) / (1 - late)
        if 0 < grown <= 1:
            ring = ellipse(at, 10 + (reach - 10) * grown)
            canvas.outline(ring, WHITE, 8, alpha=0.9 * (1 - 0.8 * grown))
            canvas.outline(ring, colour, 5, alpha=1 - 0.75 * grown)


def _fly(canvas: Canvas, share: float, way: tuple[Point, Point], look: Livery) -> None:
    (x, y), (u, v) = map(seen_at, way)
    draw_jet(canvas, (x + (u - x) * share, y + (v - y) * share), look)


def _paid(
    canvas: Canvas, share: float, at: Point, payments: Sequence[dict[str, int]], view: AirBaronView
) -> None:
    """What a marker pays, rising above its place."""
    for number, payment in enumerate(payments):
        look = _look(view, payment["seat"])
        spot = (at[0], at[1] - 26 - 14 * share - 37 * number)
        _said(canvas, share, (spot[0], spot[1] + 26), f"+${payment['amount']}", look.colour)


def _said(canvas: Canvas, share: float, at: Point, told: str, colour: Colour) -> None:  # noqa: ARG001 - at once
    wide = width(told, 22, "ExtraBold") + 26
    box = centred((at[0], at[1] - 30), wide, 32)
    canvas.panel(box, 16, colour)
    canvas.panel(box.grown(-3), 13, WHITE)
    canvas.write(told, box.centre, 22, INK, weight="ExtraBold", align="centre")
