"""The map: the country, links between hubs, routes in their owners' lines, spokes, hubs and jets."""

from __future__ import annotations

from render.airbaron.board.chart import BADGE, NetworkChart, chart
from render.airbaron.board.crowd import CODE, HUB, SPOKE
from render.airbaron.board.ground import LAND, ground
from render.airbaron.board.key import draw_key
from render.airbaron.board.tokens import Standing, draw_hub, draw_jet, draw_spoke
from render.airbaron.liveries import airline_of, badge, livery
from render.airbaron.routes import Pen, draw_route
from render.kit.canvas import Canvas
from render.kit.shapes import Box
from render.kit.theme import INK, WHITE, Colour
from render.look import look
from rules.airbaron.view import AirBaronView, HubView

_LINK: Colour = (146, 158, 169)
_OPEN: Colour = (150, 160, 170)


def draw_network(canvas: Canvas, view: AirBaronView, top: float) -> float:
    """Draws the map from `top` on; gives where it ends."""
    at = chart(view, top)
    canvas.lay(ground(at.sheet, stark=look().stark), (0, round(top)))
    with canvas.clipped(at.sheet.box):
        _draw_idle(canvas, view, at)
        _draw_links(canvas, view, at)
        _draw_routes(canvas, view, at)
        _draw_spokes(canvas, view, at)
        for hub in view.hubs:
            _draw_hub(canvas, view, hub, at)
        draw_key(canvas, at)
    return at.sheet.box.bottom


def _draw_idle(canvas: Canvas, view: AirBaronView, at: NetworkChart) -> None:
    """Hubs that this board leaves out, where the map shows them."""
    for hub in view.idle_hubs:
        spot = at.sheet.place(hub.lon, hub.lat)
        clear = all(abs(x - spot[0]) + abs(y - spot[1]) > 110 for x, y in at.places.values())
        if clear and at.sheet.box.grown(-50).holds(spot):
            canvas.disc(spot, 9, _OPEN, 0.6)
            canvas.write(hub.code, (spot[0], spot[1] + 28), 28, _OPEN, weight="SemiBold", align="centre")


def _draw_links(canvas: Canvas, view: AirBaronView, at: NetworkChart) -> None:
    """Adjacent hubs; a link between two hubs of one airline is drawn as its own."""
    owners = {hub.code: hub.dominated_by for hub in view.hubs}
    for hub in view.hubs:
        for other in hub.links:
            if hub.code > other:
                continue
            line = at.route(hub.code, other)
            owner = airline_of(view, owners[hub.code]) if owners[hub.code] == owners.get(other) else None
            if owner is None:
                canvas.stroke(line, WHITE, 10)
                canvas.stroke(line, _LINK, 4)
            else:
                look = livery(owner)
                draw_route(canvas, line, Pen(look.colour, look.deep, look.pattern, 10))


def _draw_routes(canvas: Canvas, view: AirBaronView, at: NetworkChart) -> None:
    """Open ones first, so that no owned one lies below them."""
    for spoke in sorted(view.spokes, key=lambda spoke: spoke.owner is not None):
        line = at.route(spoke.hub, spoke.code)
        owner = airline_of(view, spoke.owner)
        if owner is None:
            canvas.stroke(line, WHITE, 7)
            canvas.stroke(line, _OPEN, 2.5, dash=(8, 7))
        else:
            look = livery(owner)
            draw_route(canvas, line, Pen(look.colour, look.deep, look.pattern))


def _draw_spokes(canvas: Canvas, view: AirBaronView, at: NetworkChart) -> None:
    """Codes are written last, so that the corner of no token covers them."""
    for box in at.labels.values():
        canvas.panel(Box(box.left - 2, box.top + 1, box.right + 2, box.bottom - 1), 10, LAND, 0.82)
    for spoke in view.spokes:
        owner = airline_of(view, spoke.owner)
        look = livery(owner) if owner else None
        draw_spoke(canvas, at.places[spoke.code], SPOKE, spoke.price, look)
    for spoke in view.spokes:
        owner = airline_of(view, spoke.owner)
        if owner is not None and spoke.jet:
            draw_jet(canvas, at.jets[spoke.code], livery(owner))
    for code, box in at.labels.items():
        canvas.write(code, box.centre, CODE, INK, align="centre")


def _draw_hub(canvas: Canvas, view: AirBaronView, hub: HubView, at: NetworkChart) -> None:
    centre = at.places[hub.code]
    owner = airline_of(view, hub.dominated_by)
    if owner is None:
        draw_hub(canvas, centre, HUB, hub.code, hub.share_dominance, None)
        return
    controls = hub.controlled_by is not None
    share = hub.share_control if controls else hub.share_dominance
    draw_hub(canvas, centre, HUB, hub.code, share, Standing(livery(owner), controls))
    badge(owner).draw(canvas, at.badges[hub.code], BADGE, 28)
