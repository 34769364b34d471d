"""A stretch of the game, shot: routes open, takeovers break like waves, jets fly, and lines grow longer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from render.airbaron.board.abroad import abroad_height, draw_abroad
from render.airbaron.board.chart import chart
from render.airbaron.board.lines import HEADING, HEIGHT, draw_line, draw_scale, ranked
from render.airbaron.board.network import draw_network
from render.airbaron.film.ledger import booked
from render.airbaron.film.moves import Move, moves
from render.airbaron.frame import draw_frame, stage_told
from render.airbaron.result import told_result
from render.airbaron.words.sentences import Teller
from render.artist import Names
from render.kit.canvas import Canvas
from render.kit.panels import HEADER, MARGIN
from render.kit.reel import Reel
from render.kit.shapes import Box
from render.kit.stage import CAPTION, Panel, Stage, draw_caption
from render.kit.theme import AMBER, CRIMSON, INK, WHITE, WIDTH
from rules.airbaron.view import AirBaronView, AirlineView
from rules.said import Said, Text, said, sentences
from rules.values import Event, Seat

MOVING, PAYING = 7, 3
"""Frames of what changes on the map, and of what is paid."""

STEP = 70
OPENING, READ, HOLD, CLOSING = 600, 350, 900, 2600
"""Milliseconds of a frame, and of those that stand still: at first, in passing, to be read, at last."""

GAP = 10
ROOM = WIDTH - 2 * MARGIN
WORTH = frozenset(
    {"bought", "bought_jumbo", "bought_sst", "takeover", "sold", "forfeited", "redeployed", "hub"}
)
"""Kinds of events for which a film is made."""

_TOLD = WORTH - {"hub"} | {"profit", "contract_won", "struck", "crash", "recession", "left", "passed"}
"""Kinds that the caption tells."""


def shoot(before: AirBaronView, events: Sequence[Event], after: AirBaronView, names: Names) -> bytes | None:
    """The film of these events; None if nothing changes on the map."""
    if not any(event.kind in WORTH for event in events):
        return None
    return _Shooting(before, after, names).shoot(events)


class _Shooting:
    def __init__(self, before: AirBaronView, after: AirBaronView, names: Names) -> None:
        self._after, self._names = after, names
        self._view = replace(before, asked=())
        self._chart = chart(before, HEADER)
        self._seats = [airline.seat for airline in ranked(before)]
        self._panels = list(self._laid_out())
        self._stage = Stage(self._bottom, self._panels, self._view)
        self._say(_round(before), _round(before))
        self._reel = Reel([self._stage.image], (CRIMSON, AMBER, INK, WHITE))

    def shoot(self, events: Sequence[Event]) -> bytes:
        self._stage.shoot(self._reel, OPENING)
        for event in events:
            self._play(event)
        ended = told_result(self._after, self._names)
        self._say(ended or self._said, stage_told(self._after))
        self._stage.show(self._after)
        self._stage.shoot(self._reel, CLOSING)
        return self._reel.gif()

    def _play(self, event: Event) -> None:
        then = booked(self._view, event)
        if event.kind in _TOLD:
            told = sentences(line.text for line in Teller(self._after, self._names).tell([event]))
            self._say(told, self._now(then))
        going = list(moves(event, self._view, self._chart))
        frames = MOVING if event.kind in WORTH else PAYING
        for i in range(1, frames + 1 if going else 0):
            self._stage.shoot(self._reel, STEP, partial(_drawn, going=going, share=i / frames))
        if then is not self._view:
            self._stage.show(then)
            self._view = then
        if event.kind in WORTH:
            self._stage.shoot(self._reel, HOLD)
        elif going:
            self._stage.shoot(self._reel, READ)

    def _now(self, view: AirBaronView) -> Text:
        active = next((airline.name for airline in view.airlines if airline.seat == view.active), "")
        return active or _round(view)

    # The stage

    def _laid_out(self) -> Iterator[Panel[AirBaronView]]:
        """As on the board, with a caption in the place of what the round brought."""
        view, land = self._view, self._chart.sheet.box
        yield Panel(land, lambda v: (v.spokes, v.hubs), _draw_map)
        y = land.bottom + GAP
        abroad = Box(MARGIN, y, WIDTH - MARGIN, y + abroad_height(view, ROOM))
        yield Panel(abroad, lambda v: v.foreign, partial(_draw_abroad, box=abroad))
        self._caption = Box(MARGIN, abroad.bottom + GAP, WIDTH - MARGIN, abroad.bottom + GAP + CAPTION)
        y = self._caption.bottom
        scale = Box(MARGIN, y, WIDTH - MARGIN, y + HEADING)
        yield Panel(scale, lambda v: (v.event_spaces, v.outcome), lambda c, v: draw_scale(c, v, scale))
        y = scale.bottom
        for seat in self._seats:
            box = Box(MARGIN, y, WIDTH - MARGIN, y + HEIGHT)
            draw = partial(self._draw_line, seat=seat, box=box)
            yield Panel(box, partial(_line_shows, seat=seat), draw)
            y += HEIGHT + GAP
        self._bottom = y

    def _draw_line(self, canvas: Canvas, view: AirBaronView, seat: Seat, box: Box) -> None:
        place, airline = _placed(view, seat)
        draw_line(canvas, view, airline, place, self._names, box)

    def _say(self, told: Text, now: Text) -> None:
        self._said = told
        header = Box(0, 0, WIDTH, HEADER)
        self._stage.repaint(header, lambda canvas: draw_frame(canvas, self._view, now))
        self._stage.repaint(self._caption, lambda canvas: draw_caption(canvas, told, self._caption))


def _round(view: AirBaronView) -> Said:
    return said("airbaron-pictures.round", round=view.round)


def _draw_map(canvas: Canvas, view: AirBaronView) -> None:
    draw_network(canvas, view, HEADER)


def _draw_abroad(canvas: Canvas, view: AirBaronView, box: Box) -> None:
    draw_abroad(canvas, view, box)


def _line_shows(view: AirBaronView, seat: Seat) -> object:
    return _placed(view, seat), view.active == seat, seat in view.asked, view.outcome, view.owed.get(seat)


def _placed(view: AirBaronView, seat: Seat) -> tuple[int, AirlineView]:
    """An airline and its place, from 1; its line stays where it is while a film runs."""
    return next((place, each) for place, each in enumerate(ranked(view), 1) if each.seat == seat)


def _drawn(canvas: Canvas, going: Sequence[Move], share: float) -> None:
    for move in going:
        move(canvas, share)
