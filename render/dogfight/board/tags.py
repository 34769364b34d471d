"""Tags on the field: one for each airplane (who, how many damage cards, jams, height, flames), one for each
balloon, one for a ground card of which there is something to say, and one for each burst."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import NamedTuple, TypeAlias

from shapely import Polygon
from shapely import box as rectangle

from render.dogfight.board.field import Field, corners
from render.dogfight.board.marks import (
    Mark,
    balloon_marks,
    draw_marks,
    ground_marks,
    marks_width,
    plane_marks,
)
from render.dogfight.board.track import Burst, latest_round
from render.dogfight.board.wrecks import last_spot
from render.dogfight.sides import badge, style
from render.dogfight.signs.plates import balloon_sign, draw_plate, plate_width
from render.kit.badges import card_icon, jam_icon, pill
from render.kit.canvas import Canvas, Kept
from render.kit.labels import Label, Obstacle, leader, leader_line, place
from render.kit.shapes import Box, Point, arrow_head
from render.kit.theme import CRIMSON, INK, WHITE, Colour
from render.kit.type import width
from rules.dogfight.deeds import Shot
from rules.dogfight.view import BalloonView, GroundView, PlaneView
from words import figure, phrase

HEIGHT = 50.0
NEAR = 34.0
"""Millimetres from the middle of a card at which its tag starts looking for a place."""

UNMEASURED = {"shell", "rockets"}
"""Nobody holds a ruler to these."""

MOST_WORDY = 4
"""With more tags than this, they leave out unit and range."""

MOST_APART = 6
"""With more bursts than this, those at one target share a tag."""

CROWDED = 0.145
"""The share of the field that tags may take before they are shortened."""

CLEARLY = 6.0
"""Pixels by which a tag must lie nearer to its own card than to any other to need no line."""

ALL = 99
_ROUND = 34.0
_CARD = 30.0
_SIGN = 22.0
_ARROW = 34.0


class PlaneTag(NamedTuple):
    plane: PlaneView
    most: int = ALL
    """How many marks it may show; the weightiest come first."""

    def terse(self) -> PlaneTag:
        return self._replace(most=1)

    def label(self, field: Field) -> Label:
        return Label(self.width, HEIGHT, (last_spot(field, self.plane),), NEAR * field.scale, names=True)

    @property
    def named(self) -> list[tuple[str, str]]:
        return [("tag", self.plane.id)]

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
        return list(plane_marks(self.plane))[: self.most]

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
    most: int = ALL

    def terse(self) -> PieceTag:
        return self._replace(most=1)

    def label(self, field: Field) -> Label:
        """A balloon is so long that its tag may as well lie by its nose or its tail."""
        far = max(self.piece.size.length - self.piece.size.width, 0) / 2
        ways = (0.0, far, -far) if isinstance(self.piece, BalloonView) else (0.0,)
        anchors = tuple(field.at(self.piece.pose.offset(0, forward)) for forward in ways)
        return Label(self.width, HEIGHT, anchors, NEAR * field.scale, names=True)

    @property
    def named(self) -> list[tuple[str, str]]:
        return [("tag", self.piece.id)]

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
        marks = balloon_marks(piece) if isinstance(piece, BalloonView) else ground_marks(piece)
        return list(marks)[: self.most]

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
    """The round, who fired at whom, how far, and how many damage cards it cost; `wordy` adds unit and range.

    Bursts of one round at one target may share a tag, which then leaves out how far.
    """

    bursts: tuple[Burst, ...]
    wordy: bool
    latest: bool

    def terse(self) -> BurstTag:
        return self._replace(wordy=False)

    @property
    def named(self) -> list[tuple[str, str]]:
        return [("burst", str(burst.shot)) for burst in self.bursts]

    @property
    def colour(self) -> Colour:
        return CRIMSON if self.latest else INK

    @property
    def _inks(self) -> tuple[Colour, Colour]:
        """Ground and ink: what is past is dark on white."""
        return (CRIMSON, WHITE) if self.latest else (WHITE, INK)

    def label(self, field: Field) -> Label:  # noqa: ARG002 - bursts know where they are on the picture
        """Along the burst; of several, at the middle of each."""
        several = tuple(burst.along[0] for burst in self.bursts)
        return Label(self.width, HEIGHT, several if len(several) > 1 else self.bursts[0].along, 8)

    @property
    def _shot(self) -> Shot:
        return self.bursts[0].shot

    @property
    def _letters(self) -> tuple[str, str]:
        shooters = dict.fromkeys(burst.shot.shooter for burst in self.bursts)
        return " ".join(shooters), self._shot.target

    @property
    def _distance(self) -> str:
        if len(self.bursts) > 1:
            return ""
        if self._shot.gun in UNMEASURED:
            return phrase(f"dogfight-pictures.gun-{self._shot.gun}") if self.wordy else ""
        number = round(self._shot.distance / 10, 1)
        if not self.wordy:
            return figure(number)
        reach = "short" if self.bursts[0].short else "long"
        if self._shot.gun == "infantry":
            reach = "none"
        return phrase("dogfight-pictures.distance", distance=number, range=reach)

    @property
    def _cards(self) -> str:
        return str(sum(burst.shot.cards for burst in self.bursts))

    @property
    def width(self) -> float:
        letters = sum(width(letter, 30, "ExtraBold") for letter in self._letters)
        distance = self._distance
        far = 12 + width(distance, 28, "SemiBold") if distance else 0
        sign = _SIGN if self.bursts[0].balloon else 0
        return 10 + _ROUND + 8 + letters + _ARROW + sign + far + 12 + _CARD + width(self._cards, 30) + 16

    def draw(self, canvas: Canvas, box: Box) -> None:
        y = box.centre[1]
        ground, ink = self._inks
        pill(canvas, box, ground, edge=ink)
        spot = (box.left + 10 + _ROUND / 2, y)
        canvas.disc(spot, _ROUND / 2, ink)
        canvas.write(str(self._shot.round), spot, 28, ground, weight="ExtraBold", align="centre")
        x = box.left + 10 + _ROUND + 8
        shooters, target = self._letters
        x += canvas.write(shooters, (x, y), 30, ink, weight="ExtraBold")
        self._arrow(canvas, (x + _ARROW / 2, y), ink)
        x += _ARROW
        if self.bursts[0].balloon:
            balloon_sign(canvas, (x + 8, y), ink)
            x += _SIGN
        x += canvas.write(target, (x, y), 30, ink, weight="ExtraBold") + 12
        if self._distance:
            x += canvas.write(self._distance, (x, y), 28, ink, weight="SemiBold") + 12
        card_icon(canvas, (x + 11, y))
        canvas.write(self._cards, (x + _CARD, y), 30, ink)

    @staticmethod
    def _arrow(canvas: Canvas, centre: Point, ink: Colour) -> None:
        x, y = centre
        canvas.stroke([(x - 9, y), (x + 3, y)], ink, 4)
        canvas.fill([arrow_head((x + 11, y), 90, 11, 16)], ink)


def burst_tags(fired: Sequence[Burst]) -> list[BurstTag]:
    """A tag for each burst; where there are many, one for all that hit the same target in a round."""
    latest = latest_round(fired)
    groups: list[tuple[Burst, ...]] = [(burst,) for burst in fired]
    if len(groups) > MOST_APART:
        targets = dict.fromkeys((burst.shot.round, burst.shot.target) for burst in fired)
        groups = [tuple(b for b in fired if (b.shot.round, b.shot.target) == each) for each in targets]
    wordy = len(groups) <= MOST_WORDY
    return [BurstTag(group, wordy, group[0].shot.round == latest) for group in groups]


Tag: TypeAlias = PlaneTag | PieceTag | BurstTag


def draw_tags(canvas: Canvas, field: Field, tags: Sequence[Tag], obstacles: Sequence[Obstacle]) -> None:
    """Each where it covers least, with a line to what it belongs to where one might wonder; where they would
    fill the field, in fewer words, for the roster tells the rest."""
    if sum(tag.width for tag in tags) * HEIGHT > CROWDED * field.box.width * field.box.height:
        tags = [tag.terse() for tag in tags]
    labels = [tag.label(field) for tag in tags]
    boxes = place(labels, obstacles, field.box.grown(-14))
    flying = [plane for plane in field.view.planes if plane.status == "flying"]
    cards = {plane.id: Polygon(field.shape(plane.pose, corners(plane.size))) for plane in flying}
    lines = [
        _leader(cards, tag, label, labels, box) for tag, label, box in zip(tags, labels, boxes, strict=True)
    ]
    for tag, line in zip(tags, lines, strict=True):
        if line:
            canvas.stroke(line, WHITE, 7, alpha=0.9)
            canvas.stroke(line, tag.colour, 3)
    for tag, box, line in zip(tags, boxes, lines, strict=True):
        tag.draw(canvas, box)
        canvas.kept += [Kept(*named, box, led=line is not None) for named in tag.named]


def _leader(
    cards: Mapping[str, Polygon], tag: Tag, label: Label, labels: Sequence[Label], box: Box
) -> list[Point] | None:
    """Also where another airplane's card lies as near to a tag as its own."""
    line = leader(box, label, labels)
    if line or not isinstance(tag, PlaneTag):
        return line
    here = rectangle(*box)
    own = cards[tag.plane.id].distance(here) if tag.plane.id in cards else 0.0
    others = (card.distance(here) for name, card in cards.items() if name != tag.plane.id)
    return None if min(others, default=inf) > own + CLEARLY else leader_line(box, label)
