"""A turn shot: tokens glide along their tracks, contracts fly to those who get them, money comes and goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from render.artist import Names
from render.baron.companies import badge, style
from render.baron.display.economy import HEIGHT as ECONOMY
from render.baron.display.economy import draw_contracts, draw_inflation
from render.baron.display.lines import HEADING, draw_headings, draw_line, line_height
from render.baron.display.tracks import (
    LIFT,
    TRACK_HEIGHT,
    Marked,
    draw_bare_effectiveness,
    draw_bare_morale,
    draw_effectiveness,
    draw_morale,
    effectiveness,
    morale,
)
from render.baron.film.beats import ACTIONS, WORTH, Beat, Gift, beats
from render.baron.frame import draw_frame, now
from render.baron.result import told_result
from render.kit.canvas import Canvas
from render.kit.panels import HEADER, MARGIN
from render.kit.reel import Reel
from render.kit.shapes import Box
from render.kit.stage import CAPTION, Panel, Stage, draw_caption, seen_at
from render.kit.theme import AMBER, CRIMSON, GREEN, INK, WHITE, WIDTH
from render.kit.tracks import draw_gliding
from render.kit.type import width
from rules.baron.view import BaronView, Kind
from rules.said import Said, Text, dotted, said
from rules.values import Event

GLIDE, FLIGHT = 10, 6
"""Frames of a token on its way, and of a contract."""

STEP = 70
OPENING, READ, HOLD, CLOSING = 600, 500, 1000, 2600
"""Milliseconds of a frame, and of those that stand still: at first, in passing, to be read, at last."""

GAP = 12


def shoot(before: BaronView, events: Sequence[Event], after: BaronView, names: Names) -> bytes | None:
    """The film of these events; None if nothing moves."""
    if not any(event.kind in WORTH for event in events):
        return None
    return _Shooting(beats(before, events, after), after, names).shoot()


class _Layout:
    """Where everything is: as on the display, with a caption in the place of the War Status card."""

    def __init__(self, view: BaronView) -> None:
        tracks = 1 + (len(view.kinds) > 1)
        heights = [
            CAPTION,
            *[TRACK_HEIGHT] * (1 + tracks),
            ECONOMY,
            HEADING - GAP,
            *(line_height(view, mat) for mat in view.companies),
        ]
        boxes, y = list[Box](), float(HEADER + GAP)
        for height in heights:
            boxes.append(Box(MARGIN, y, WIDTH - MARGIN, y + height))
            y += height + GAP
        self.bottom = y
        self.caption, self.morale, fighter, *rest = boxes
        self.ratings: dict[Kind, Box] = {"fighter": fighter}
        if tracks > 1:
            self.ratings["recon"], self.ratings["bomber"] = _halves(rest.pop(0))
        self.contracts, self.inflation = _halves(rest.pop(0))
        self.headings, *self.lines = rest


class _Shooting:
    def __init__(self, played: Sequence[Beat], after: BaronView, names: Names) -> None:
        self._beats, self._after, self._names = played, after, names
        self._at = _Layout(after)
        self._view = played[0].after
        self._stage = Stage(self._at.bottom, list(self._panels()), self._view)
        self._say([said("baron-pictures.film-opening", turn=self._view.turn)], _act(ACTIONS))
        self._reel = Reel([self._stage.image], (CRIMSON, AMBER, GREEN, INK, WHITE))

    def shoot(self) -> bytes:
        self._stage.shoot(self._reel, OPENING)
        for beat in self._beats[1:]:
            self._say(beat.told, _act(beat.act))
            if beat.gift:
                self._give(beat.gift, beat.after)
            else:
                self._glide(beat.after)
            self._show(beat.after)
            self._stage.shoot(self._reel, READ if beat.gift else HOLD)
        ended = told_result(self._after, self._names)
        self._say([ended] if ended else self._beats[-1].told, now(self._after))
        self._show(self._after)
        self._stage.shoot(self._reel, CLOSING)
        return self._reel.gif()

    def _show(self, view: BaronView) -> None:
        self._stage.show(view)
        self._view = view

    # Beats

    def _give(self, gift: Gift, after: BaronView) -> None:
        """Contracts fly from the army's panel to the company's line."""
        index = next(i for i, mat in enumerate(after.companies) if mat.key == gift.company)
        line = self._at.lines[index]
        start, end = seen_at(self._at.contracts.centre), seen_at((line.right - 70, line.centre[1]))
        for i in range(1, FLIGHT + 1):
            share = i / FLIGHT
            spot = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            self._stage.shoot(self._reel, STEP, partial(_draw_gift, gift=gift, at=spot))

    def _glide(self, after: BaronView) -> None:
        """All tokens that this beat moves, at the same time."""
        moving = [
            (box, bare, mark(self._view, box), mark(after, box))
            for box, bare, mark in self._tracks()
            if _can_glide(mark(self._view, box), mark(after, box))
        ]
        if not moving:
            return
        bared = []
        for box, bare, was, then in moving:
            bare(self._stage.canvas, after)
            bared.append((self._stage.canvas.image.crop(_whole(box)), box, was, then))
        for i in range(1, GLIDE + 1):
            share = _eased(i / GLIDE)
            for ground, box, was, then in bared:
                self._stage.canvas.lay(ground, _whole(box)[:2])
                draw_gliding(self._stage.canvas, was.track, was.tokens, then.tokens, LIFT, share)
                self._stage.shrink(box)
            self._stage.shoot(self._reel, STEP)

    # The stage

    def _tracks(
        self,
    ) -> Iterator[tuple[Box, Callable[[Canvas, BaronView], None], Callable[[BaronView, Box], Marked]]]:
        yield self._at.morale, lambda canvas, view: draw_bare_morale(canvas, view, self._at.morale), morale
        for kind, box in self._at.ratings.items():
            yield box, partial(_bare, kind=kind, box=box), partial(_marked, kind=kind)

    def _panels(self) -> Iterator[Panel[BaronView]]:
        at = self._at
        yield Panel(
            at.morale, lambda v: (v.german_morale, v.allied_morale), lambda c, v: draw_morale(c, v, at.morale)
        )
        for kind, box in at.ratings.items():
            yield Panel(box, partial(_rated, kind=kind), partial(_draw_rated, kind=kind, box=box))
        yield Panel(
            at.contracts,
            lambda v: (v.available, v.remaining, v.contract_row),
            lambda c, v: draw_contracts(c, v, at.contracts),
        )
        yield Panel(
            at.inflation,
            lambda v: (v.inflation, v.inflations),
            lambda c, v: draw_inflation(c, v, at.inflation),
        )
        yield Panel(
            at.headings,
            lambda v: (bool(v.scores), bool(v.awards)),
            lambda c, v: draw_headings(c, v, at.headings),
        )
        for index, box in enumerate(at.lines):
            yield Panel(box, partial(_line, index=index), partial(self._draw_line, index=index, box=box))

    def _draw_line(self, canvas: Canvas, view: BaronView, index: int, box: Box) -> None:
        draw_line(canvas, view, view.companies[index], self._names, box)

    def _say(self, told: Sequence[Text], act: Text) -> None:
        """What the display is at above, what happens below it."""
        box, caption = self._at.caption, dotted(told)
        self._stage.repaint(
            Box(0, 0, WIDTH, HEADER), lambda canvas: draw_frame(canvas, self._after_turn(), act)
        )
        self._stage.repaint(box, lambda canvas: draw_caption(canvas, caption, box))

    def _after_turn(self) -> BaronView:
        """The turn that is shown, which the view after it may have left."""
        return self._beats[0].after


def _act(act: str) -> Said:
    return said(f"baron-pictures.act-{act}")


def _draw_gift(canvas: Canvas, gift: Gift, at: tuple[float, float]) -> None:
    text = f"+{gift.number}"
    wide = 64 + width(text, 30, "ExtraBold")
    box = Box(at[0] - wide / 2, at[1] - 24, at[0] + wide / 2, at[1] + 24)
    canvas.panel(box, 24, style(gift.company).deep)
    canvas.panel(box.grown(-3), 21, WHITE)
    badge(gift.company).draw(canvas, (box.left + 27, at[1]), 17, 20)
    canvas.write(text, (box.left + 50, at[1]), 30, INK, weight="ExtraBold")


def _can_glide(was: Marked, then: Marked) -> bool:
    moved = [token.value for token in was.tokens] != [token.value for token in then.tokens]
    return moved and was.track == then.track


def _bare(canvas: Canvas, view: BaronView, kind: Kind, box: Box) -> None:
    draw_bare_effectiveness(canvas, view, kind, box)


def _marked(view: BaronView, box: Box, kind: Kind) -> Marked:
    return effectiveness(view, kind, box)


def _rated(view: BaronView, kind: Kind) -> object:
    ratings = [mat.effectiveness for mat in view.companies]
    return view.allied.of(kind), [rating.of(kind) for rating in ratings], view.allied.fighter


def _draw_rated(canvas: Canvas, view: BaronView, kind: Kind, box: Box) -> None:
    draw_effectiveness(canvas, view, kind, box)


def _line(view: BaronView, index: int) -> object:
    return view.companies[index], view.scores, view.awards, view.asked, view.stage


def _whole(box: Box) -> tuple[int, int, int, int]:
    return round(box.left), round(box.top), round(box.right), round(box.bottom)


def _eased(share: float) -> float:
    return share * share * (3 - 2 * share)


def _halves(box: Box) -> tuple[Box, Box]:
    middle = box.centre[0]
    left = Box(box.left, box.top, middle - GAP / 2, box.bottom)
    return left, Box(middle + GAP / 2, box.top, box.right, box.bottom)
