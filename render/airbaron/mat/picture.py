"""The viewing seat's own sheet: cash, holdings hub by hub, what it can afford, and its orders."""

from __future__ import annotations

from collections.abc import Sequence

from render.airbaron.board.lines import draw_bar, draw_state
from render.airbaron.frame import draw_frame
from render.airbaron.liveries import airline_of, letter, livery, written_player
from render.airbaron.mat.holdings import draw_holdings, holdings_height
from render.airbaron.mat.options import draw_options, options_height
from render.airbaron.mat.papers import draw_papers, draw_planned, papers_height, planned_height
from render.airbaron.words.deeds import Told
from render.artist import Names
from render.kit.badges import shape_points
from render.kit.canvas import Canvas
from render.kit.fitting import fitted, write_fitted
from render.kit.panels import HEADER, MARGIN, PAD
from render.kit.shapes import Box
from render.kit.theme import CLOUD, INK, PAPER, WIDTH
from render.kit.type import width
from rules.airbaron.view import AirBaronView, AirlineView
from rules.said import Text, said

BAND, STANDING = 88, 124
GAP = 14
NOBODY = said("airbaron-pictures.nobody")
LEFT = said("airbaron-pictures.left")


def draw_nobody(view: AirBaronView, now: Text | None = None) -> Canvas:
    canvas = Canvas(WIDTH, HEADER + 120, CLOUD)
    draw_frame(canvas, view, now)
    told = fitted(NOBODY, WIDTH - 2 * (MARGIN + PAD), 34, most=2)
    told.write(canvas, (MARGIN + PAD, HEADER + 60), INK)
    return canvas


def draw_mat(view: AirBaronView, names: Names, planned: Sequence[Told] = ()) -> Canvas:
    """With what is planned or locked in, if anything is."""
    airline = airline_of(view, view.seat)
    if airline is None:
        return draw_nobody(view)
    if airline.left:
        return _draw_left(view, airline, names)
    sheet = BAND + STANDING + holdings_height(view, airline)
    options, papers, plan = options_height(view, airline), papers_height(view), planned_height(planned)
    tall = HEADER + 18 + sheet + GAP + plan + options + GAP + papers + 18
    canvas = Canvas(WIDTH, round(tall), CLOUD)
    draw_frame(canvas, view)
    box = Box(MARGIN, HEADER + 18, WIDTH - MARGIN, HEADER + 18 + sheet)
    draw_sheet(canvas, view, airline, names, box)
    _draw_standing(canvas, view, airline, Box(box.left, box.top + BAND, box.right, box.top + BAND + STANDING))
    inner = Box(box.left + 4, box.top + BAND + STANDING, box.right - 4, box.bottom)
    draw_holdings(canvas, view, airline, inner)
    draw_planned(canvas, planned, Box(MARGIN, box.bottom + GAP, WIDTH - MARGIN, box.bottom + plan))
    top = box.bottom + GAP + plan
    below = Box(MARGIN, top, WIDTH - MARGIN, top + options)
    draw_options(canvas, view, airline, below)
    draw_papers(canvas, view, Box(MARGIN, below.bottom + GAP, WIDTH - MARGIN, below.bottom + GAP + papers))
    return canvas


def _draw_left(view: AirBaronView, airline: AirlineView, names: Names) -> Canvas:
    """Of somebody who left there is nothing more to tell."""
    canvas = Canvas(WIDTH, HEADER + 18 + BAND + 110 + 18, CLOUD)
    draw_frame(canvas, view)
    box = Box(MARGIN, HEADER + 18, WIDTH - MARGIN, HEADER + 18 + BAND + 110)
    draw_sheet(canvas, view, airline, names, box)
    spot = (box.left + PAD, box.top + BAND + 52)
    fitted(LEFT, box.width - 2 * PAD, 34, most=2).write(canvas, spot, INK)
    return canvas


def draw_sheet(canvas: Canvas, view: AirBaronView, airline: AirlineView, names: Names, box: Box) -> None:
    """Paper under a band in the airline's colour: who it is, and its cash."""
    look = livery(airline)
    canvas.panel_shadow(box, 0.25, 7)
    canvas.panel(box, 18, look.colour)
    if box.height > BAND:
        canvas.panel(Box(box.left + 4, box.top + BAND, box.right - 4, box.bottom - 4), 15, PAPER)
        canvas.slab(Box(box.left + 4, box.top + BAND, box.right - 4, box.top + BAND + 24), PAPER)
    spot, y = (box.left + 54, box.top + BAND / 2), box.top + BAND / 2
    canvas.fill([shape_points(look.shape, spot, 30)], PAPER)
    canvas.write(letter(airline), spot, 36, look.deep, weight="ExtraBold", align="centre")
    right = box.right - 20
    if airline.seat == view.seat and airline.cash is not None:
        text = f"${airline.cash}"
        wide = width(text, 44, "ExtraBold") + 52
        canvas.panel(Box(right - wide, y - 33, right, y + 33), 33, PAPER)
        canvas.write(text, (right - wide / 2, y), 44, look.deep, weight="ExtraBold", align="centre")
        right -= wide + 16
    x = box.left + 106
    x += write_fitted(canvas, airline.name, (x, y), right - x, 40, look.ink, weight="ExtraBold") + 20
    player = written_player(airline.seat, names)
    if right - x > 90:
        write_fitted(canvas, player, (x, y), right - x, 32, look.ink, weight="Medium")


def _draw_standing(canvas: Canvas, view: AirBaronView, airline: AirlineView, box: Box) -> None:
    """Market share and cash on the way to the goal, jets, and troubles."""
    cash = airline.cash or 0
    total = airline.share + cash
    told = said("airbaron-pictures.standing", share=airline.share, cash=cash, total=total, goal=view.goal)
    y = box.top + 40
    right = box.right - PAD
    room = box.width / 2
    right -= write_fitted(canvas, told, (right, y), room, 34, INK, weight="ExtraBold", align="right") + 24
    draw_bar(canvas, view, airline, Box(box.left + PAD, y - 18, right, y + 18))
    draw_state(canvas, view, airline, (box.left + PAD, box.top + 92), box.right - PAD)
