"""What frames a film: what is played and how far it is above the field, what happens below it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.dogfight.board.field import Field
from render.dogfight.film import caption
from render.dogfight.film.acts import Act
from render.dogfight.film.caption import CaptionChip
from render.dogfight.frame import ROUNDS
from render.dogfight.naming import scenario_name
from render.kit.canvas import Canvas
from render.kit.fitting import write_fitted
from render.kit.shapes import Box
from render.kit.theme import AMBER, INK, MIST, NIGHT, SLATE, WHITE
from render.kit.type import width
from rules.dogfight.view import DogfightView
from words import phrase

WIDTH = 720
MARGIN = 8
HEADER = 54


class Frame:
    """The frame during one act; what it says below is drawn when it changes."""

    def __init__(self, field: Field, view: DogfightView, act: Act, *, whole: bool = False) -> None:
        """`whole` is for a frame that shows a turn with all its rounds."""
        self.act = act
        self._left = round((WIDTH - field.box.width) / 2)
        high = round(field.box.height)
        self._foot = Box(0, HEADER + high, WIDTH, HEADER + high + caption.LINES * caption.LINE + 8)
        canvas = Canvas(WIDTH, round(self._foot.bottom), NIGHT)
        _draw_header(canvas, view, act, () if whole else ROUNDS)
        self._empty = canvas.image
        self._said: tuple[Sequence[CaptionChip], Image.Image] | None = None

    def filled(self, scene: Image.Image, chips: Sequence[CaptionChip]) -> Image.Image:
        if self._said is None or self._said[0] is not chips:
            frame = self._empty.copy()
            caption.draw_caption(Canvas.over(frame), chips, self._foot)
            self._said = (chips, frame)
        whole = self._said[1].copy()
        whole.paste(scene, (self._left, HEADER))
        return whole


def _turn(view: DogfightView, act: Act) -> str:
    if not act.turn:
        return phrase("dogfight-pictures.before-first-turn")
    if not view.turn_limit:
        return phrase("dogfight-pictures.turn", turn=act.turn)
    return phrase("dogfight-pictures.turn-of", turn=act.turn, limit=view.turn_limit)


def _draw_header(canvas: Canvas, view: DogfightView, act: Act, rounds: Sequence[int]) -> None:
    y = HEADER / 2
    x = WIDTH - MARGIN - 6.0
    for number in reversed(rounds):
        lit = number == act.round
        text = phrase("dogfight-pictures.round", round=number) if lit else str(number)
        left = x - max(34.0, width(text, 20) + 26)
        canvas.panel(Box(left, y - 17, x, y + 17), 17, AMBER if lit else SLATE)
        canvas.write(text, ((left + x) / 2, y), 20, INK if lit else MIST, align="centre")
        x = left - 8
    turn = _turn(view, act)
    room = x - 16 - 14 - width(turn, 22, "Medium") - 14
    after = 16 + write_fitted(canvas, scenario_name(view), (16, y), room, 27, WHITE, weight="ExtraBold")
    canvas.write(turn, (after + 14, y), 22, MIST, weight="Medium")
