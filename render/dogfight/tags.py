"""Tags on the field: one for each airplane (who, how many damage cards, jams), one for each burst."""

from __future__ import annotations

from typing import NamedTuple

from render.dogfight.sides import badge, style
from render.dogfight.track import Burst, is_short
from render.kit.badges import card_icon, jam_icon, pill
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, arrow_head
from render.kit.theme import CRIMSON, INK, WHITE, Colour
from render.kit.type import width
from rules.dogfight.view import PlaneView

HEIGHT = 50.0
_ROUND = 34.0
_ARROW = 34.0


class PlaneTag(NamedTuple):
    plane: PlaneView

    @property
    def colour(self) -> Colour:
        return style(self.plane).colour

    @property
    def width(self) -> float:
        return (
            58 + (0 if self.plane.status != "flying" else 34 + width(self._count, 30) + 12) + self._jam_width
        )

    @property
    def _count(self) -> str:
        return str(self.plane.damage_cards)

    @property
    def _jam_width(self) -> float:
        return 40 if self._jammed else 0

    @property
    def _jammed(self) -> bool:
        return self.plane.status == "flying" and any(gun.jammed for gun in self.plane.guns)

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
        number = f"{self.burst.shot.distance / 10:.1f}"
        return f"{number} cm {'short' if is_short(self.burst.shot) else 'long'}" if self.wordy else number

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
