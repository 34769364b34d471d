"""Tags on the field: one for each airplane (who, how many damage cards, jams, height, flames), one for each
balloon, one for a ground card of which there is something to say, and one for each burst."""

from __future__ import annotations

from typing import NamedTuple

from render.dogfight.marks import Mark, balloon_marks, draw_marks, ground_marks, marks_width, plane_marks
from render.dogfight.plates import draw_plate, plate_width
from render.dogfight.sides import badge, style
from render.dogfight.track import Burst, is_short
from render.kit.badges import card_icon, jam_icon, pill
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, arrow_head
from render.kit.theme import CRIMSON, INK, WHITE, Colour
from render.kit.type import width
from rules.dogfight.view import BalloonView, GroundView, PlaneView

HEIGHT = 50.0
UNMEASURED = {"shell", "rockets"}
"""Nobody holds a ruler to these."""

_ROUND = 34.0
_ARROW = 34.0


class PlaneTag(NamedTuple):
    plane: PlaneView

    @property
    def colour(self) -> Colour:
        return style(self.plane).colour

    @property
    def width(self) -> float:
        if self.plane.status != "flying":
            return 58
        jam = 40 if self._jammed else 0
        marks = self._marks
        return 58 + 34 + width(self._count, 30) + 12 + jam + marks_width(marks) + (4 if marks else 0)

    @property
    def _count(self) -> str:
        return str(self.plane.damage_cards)

    @property
    def _jammed(self) -> bool:
        return any(gun.jammed for gun in self.plane.guns)

    @property
    def _marks(self) -> list[Mark]:
        return list(plane_marks(self.plane))

    def draw(self, canvas: Canvas, box: Box) -> None:
        y = box.centre[1]
        pill(canvas, box, WHITE)
        badge(self.plane).draw(canvas, (box.left + 29, y), 20)
        if self.plane.status != "flying":
            return
        x = box.left + 58 + 14
        card_icon(canvas, (x, y))
        x += 18
        x += canvas.write(self._count, (x, y), 30, INK) + 24
        if self._jammed:
            jam_icon(canvas, (x, y))
            x += 40
        draw_marks(canvas, self._marks, (x - 8, y), INK)


class PieceTag(NamedTuple):
    """A balloon or a ground card: its plate, its damage, and what else is to be known."""

    piece: BalloonView | GroundView

    @property
    def colour(self) -> Colour:
        return style(self.piece).colour

    @property
    def _damage(self) -> str:
        piece = self.piece
        if isinstance(piece, BalloonView):
            return str(piece.damage_cards) if piece.status == "aloft" else ""
        return f"{piece.points}/{piece.resistance}" if piece.resistance and piece.points else ""

    @property
    def _marks(self) -> list[Mark]:
        piece = self.piece
        return list(balloon_marks(piece) if isinstance(piece, BalloonView) else ground_marks(piece))

    @property
    def _jammed(self) -> bool:
        return isinstance(self.piece, GroundView) and self.piece.jammed > 0

    @property
    def telling(self) -> bool:
        """Whether it says more than the plate on the card."""
        return isinstance(self.piece, BalloonView) or bool(self._damage or self._marks or self._jammed)

    @property
    def width(self) -> float:
        damage = 38 + width(self._damage, 30) + 12 if self._damage else 0
        jam = 40 if self._jammed else 0
        return 8 + plate_width(self.piece) + 8 + damage + jam + marks_width(self._marks)

    def draw(self, canvas: Canvas, box: Box) -> None:
        y = box.centre[1]
        pill(canvas, box, WHITE)
        plate = plate_width(self.piece)
        draw_plate(canvas, self.piece, (box.left + 8 + plate / 2, y))
        x = box.left + 8 + plate + 8
        if self._damage:
            card_icon(canvas, (x + 16, y))
            x += 38 + canvas.write(self._damage, (x + 34, y), 30, INK) + 12
        if self._jammed:
            jam_icon(canvas, (x + 16, y))
            x += 40
        draw_marks(canvas, self._marks, (x, y), INK)


class BurstTag(NamedTuple):
    """The round, who fired at whom, and how far; `wordy` adds the unit and the range."""

    burst: Burst
    wordy: bool
    latest: bool

    @property
    def colour(self) -> Colour:
        return CRIMSON if self.latest else INK

    @property
    def _letters(self) -> tuple[str, str]:
        return self.burst.shot.shooter, self.burst.shot.target

    @property
    def _distance(self) -> str:
        if self.burst.shot.gun in UNMEASURED:
            return self.burst.shot.gun if self.wordy else ""
        number = f"{self.burst.shot.distance / 10:.1f}"
        if not self.wordy:
            return number
        if self.burst.shot.gun == "infantry":
            return f"{number} cm"
        return f"{number} cm {'short' if is_short(self.burst.shot) else 'long'}"

    @property
    def width(self) -> float:
        letters = sum(width(letter, 30, "ExtraBold") for letter in self._letters)
        return 10 + _ROUND + 8 + letters + _ARROW + 12 + width(self._distance, 28, "SemiBold") + 18

    def draw(self, canvas: Canvas, box: Box) -> None:
        y = box.centre[1]
        pill(canvas, box, self.colour, edge=WHITE)
        spot = (box.left + 10 + _ROUND / 2, y)
        canvas.disc(spot, _ROUND / 2, WHITE)
        round_ = str(self.burst.shot.round)
        canvas.write(round_, spot, 28, self.colour, weight="ExtraBold", align="centre")
        x = box.left + 10 + _ROUND + 8
        shooter, target = self._letters
        x += canvas.write(shooter, (x, y), 30, WHITE, weight="ExtraBold")
        self._arrow(canvas, (x + _ARROW / 2, y))
        x += _ARROW
        x += canvas.write(target, (x, y), 30, WHITE, weight="ExtraBold") + 12
        canvas.write(self._distance, (x, y), 28, WHITE, weight="SemiBold")

    @staticmethod
    def _arrow(canvas: Canvas, centre: Point) -> None:
        x, y = centre
        canvas.stroke([(x - 9, y), (x + 3, y)], WHITE, 4)
        canvas.fill([arrow_head((x + 11, y), 90, 11, 16)], WHITE)
