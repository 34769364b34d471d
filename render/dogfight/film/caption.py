"""The lines below a film: who flies what, then who hit whom with how many cards, and who was lost."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from render.dogfight.film.acts import Act
from render.dogfight.film.cast import Cast
from render.dogfight.film.glide import Glide
from render.dogfight.sides import AnyView, badge
from render.dogfight.signs.maneuver_card import draw_arrow
from render.dogfight.signs.plates import draw_plate, plate_width
from render.kit.canvas import Canvas
from render.kit.shapes import Box, arrow_head
from render.kit.theme import AMBER, MIST, WHITE, Colour
from render.kit.type import width
from rules.dogfight.box.components import Maneuver
from rules.dogfight.view import DogfightView, PlaneView
from words import phrase

SIZE = 24
LINE = 42
LINES = 2
_BADGE = 16.0
_NAME = 21
_GAP, _LEAST_GAP = 22.0, 10.0
_ARROW = "→"
"""In a message: an arrow is drawn there."""
_MARK = 0xE000
"""Characters that are nobody's stand for pieces while a message is put together."""


class CardArrow(NamedTuple):
    """A maneuver card, as its arrow."""

    card: Maneuver


Token: TypeAlias = AnyView | CardArrow | str
Data: TypeAlias = Mapping[str, Any]
Teller: TypeAlias = "Callable[[Cast, Data], list[CaptionChip]]"


class CaptionChip(NamedTuple):
    """One thing that happened: pieces, arrows and words in a row."""

    tokens: tuple[Token, ...]
    colour: Colour = WHITE

    @property
    def width(self) -> float:
        return sum(_width(token) for token in self.tokens) + 8.0 * (len(self.tokens) - 1)

    def draw(self, canvas: Canvas, x: float, y: float) -> None:
        for token in self.tokens:
            _draw(canvas, token, x, y, self.colour)
            x += _width(token) + 8


def flights(glides: Sequence[Glide], cast: Cast) -> list[CaptionChip]:
    """Each airplane with the arrow of its card."""
    chips = []
    for glide in glides:
        plane = cast.planes.get(glide.plane)
        card = plane.maneuver(glide.card) if plane and glide.card is not None else None
        if plane and card:
            chips.append(CaptionChip((plane, CardArrow(card)), MIST))
    return chips


def losses(act: Act, cast: Cast) -> list[CaptionChip]:
    return list(_told(_LOST, act, cast))


def deeds(act: Act, cast: Cast, view: DogfightView) -> list[CaptionChip]:
    """Fire first, then whatever else there was but losses."""
    return [*fire([act], cast, view), *_told(_TOLD, act, cast)]


def _told(kinds: Mapping[str, Teller], act: Act, cast: Cast) -> Iterator[CaptionChip]:
    for event in act.of(*kinds):
        yield from kinds[event.kind](cast, event.data)


def fire(played: Sequence[Act], cast: Cast, view: DogfightView) -> Iterator[CaptionChip]:
    """All who hit the same target, together."""
    hits: dict[str, dict[str, int]] = {}
    for act in played:
        for event in act.of("fired"):
            by = hits.setdefault(event.data["target"], {})
            by[event.data["shooter"]] = by.get(event.data["shooter"], 0) + event.data["cards"]
        unseen = {"shell": act.of("burst"), "rockets": act.of("rocket_hit")}
        for shot in view.shots:
            if shot.round == act.round and unseen.get(shot.gun):
                by = hits.setdefault(shot.target, {})
                by[shot.shooter] = by.get(shot.shooter, 0) + shot.cards
    for target, by in hits.items():
        shooters = [piece for name in by if (piece := cast.piece(name))]
        hit = cast.piece(target)
        if shooters and hit:
            yield _chip("hits", {"shooters": shooters, "target": [hit]}, cards=sum(by.values()))


def _chip(
    told: str, pieces: Mapping[str, Sequence[AnyView]], colour: Colour = WHITE, **more: str | int
) -> CaptionChip:
    """A message in which pieces are drawn where it names them."""
    marks = {name: chr(_MARK + number) for number, name in enumerate(pieces)}
    text = phrase(f"dogfight-pictures.caption-{told}", **marks, **more)
    drawn = {marks[name]: some for name, some in pieces.items()}
    tokens: list[Token] = []
    for part in re.split(f"([{''.join(marks.values())}])", text):
        words = part.strip()
        tokens += drawn.get(words, [words] if words else [])
    return CaptionChip(tuple(tokens), colour)


def _who(key: str, told: str, colour: Colour = WHITE) -> Teller:
    def chip(cast: Cast, data: Data) -> list[CaptionChip]:
        piece = cast.piece(data[key])
        return [_chip(told, {"piece": [piece]}, colour)] if piece else []

    return chip


def _pair(told: str, *also: str) -> Teller:
    """Of an airplane and what it deals with; `also` is what else the message chooses by."""

    def chip(cast: Cast, data: Data) -> list[CaptionChip]:
        first, second = cast.piece(data["plane"]), cast.piece(data["target"])
        if not first or not second:
            return []
        pieces = {"plane": [first], "target": [second]}
        return [_chip(told, pieces, **{each: data[each] for each in also})]

    return chip


def _balloon_lost(cast: Cast, data: Data) -> list[CaptionChip]:
    balloon = cast.piece(data["balloon"])
    return [_chip("balloon-lost", {"piece": [balloon]}, AMBER, how=data["how"])] if balloon else []


def _lowered(cast: Cast, data: Data) -> list[CaptionChip]:
    balloon = cast.piece(data["balloon"])
    return [_chip("sinks", {"piece": [balloon]}, level=data["level"])] if balloon else []


def _collided(cast: Cast, data: Data) -> list[CaptionChip]:
    pieces = [piece for name in data["pieces"] if (piece := cast.piece(name))]
    return [_chip("collide", {"pieces": pieces})] if pieces else []


def _crashed(cast: Cast, data: Data) -> list[CaptionChip]:
    plane, cards = cast.piece(data["plane"]), data["cards"]
    if not plane:
        return []
    if cards is None:
        return [_chip("crashes", {"piece": [plane]}, AMBER)]
    return [_chip("crashes-cards", {"piece": [plane]}, AMBER, cards=cards)]


def _blast(cast: Cast, data: Data) -> list[CaptionChip]:
    """Whom a balloon took with it."""
    balloon, caught = cast.piece(data["balloon"]), [cast.piece(name) for name in data["planes"]]
    pieces = [piece for piece in caught if piece]
    return [_chip("blast", {"balloon": [balloon], "caught": pieces})] if balloon and pieces else []


def _burst(cast: Cast, data: Data) -> list[CaptionChip]:
    """Whom it hit is told with what it cost."""
    gun = cast.piece(data["gun"])
    return [_chip("shell-misses", {"piece": [gun]})] if gun and not data["hit"] else []


_LOST: dict[str, Teller] = {
    "shot_down": _who("plane", "goes-down", AMBER),
    "exploded": _who("plane", "explodes", AMBER),
    "out_of_control": _who("plane", "out-of-control", AMBER),
    "crashed": _crashed,
    "balloon_lost": _balloon_lost,
    "left": _who("plane", "flies-off", AMBER),
}
_TOLD: dict[str, Teller] = {
    "arrived": _who("plane", "arrives"),
    "collided": _collided,
    "barrage": _who("plane", "cables"),
    "bombed": _pair("bombs", "result"),
    "photographed": _pair("photographs"),
    "rocket_missed": _pair("misses"),
    "launched": _pair("launches", "rockets"),
    "burst": _burst,
    "silenced": _who("target", "silenced"),
    "jammed": _who("plane", "jams"),
    "burning": _who("plane", "burns"),
    "burnt": _who("plane", "burns-on"),
    "smoking": _who("plane", "smokes"),
    "pilot_hit": _who("plane", "pilot-hit"),
    "landed": _who("plane", "lands"),
    "took_off": _who("plane", "takes-off"),
    "clouded": _who("plane", "into-clouds"),
    "unclouded": _who("plane", "out-of-clouds"),
    "bailed_out": _who("balloon", "bails-out"),
    "observer_lost": _who("balloon", "observer-lost"),
    "lowered": _lowered,
    "balloon_down": _who("balloon", "is-down"),
    "blast": _blast,
}

TOLD = frozenset(_LOST) | frozenset(_TOLD)
"""Kinds of events of which a caption tells, besides fire."""


def draw_caption(canvas: Canvas, chips: Sequence[CaptionChip], box: Box) -> None:
    """As many as fit; how many more there are is said."""
    left, right = box.left + 16, box.right - 12
    x, y = left, box.top + LINE / 2 + 4
    spare = right - left - sum(chip.width for chip in chips)
    gap = min(max(spare / max(len(chips) - 1, 1), _LEAST_GAP), _GAP)
    for i, chip in enumerate(chips):
        last_line = y > box.bottom - LINE
        rest = len(chips) - i
        more = phrase("dogfight-pictures.more", number=rest)
        kept = width(phrase("dogfight-pictures.more", number=rest - 1), SIZE - 4, "SemiBold") + gap
        kept = kept if last_line and rest > 1 else 0
        if x > left and x + chip.width > right - kept:
            if last_line:
                canvas.write(more, (x, y), SIZE - 4, MIST, weight="SemiBold")
                return
            x, y = left, y + LINE
        chip.draw(canvas, x, y)
        x += chip.width + gap


def _width(token: Token) -> float:
    if isinstance(token, PlaneView):
        return 2 * _BADGE + 2
    if isinstance(token, CardArrow):
        return 30.0
    if isinstance(token, str):
        return 24.0 if token == _ARROW else width(token, SIZE, "SemiBold")
    return plate_width(token, _NAME)


def _draw(canvas: Canvas, token: Token, x: float, y: float, colour: Colour) -> None:
    if isinstance(token, PlaneView):
        badge(token).draw(canvas, (x + _BADGE + 1, y), _BADGE, 20)
    elif isinstance(token, CardArrow):
        draw_arrow(canvas, Box(x + 2, y - 14, x + 28, y + 14), token.card, colour)
    elif not isinstance(token, str):
        draw_plate(canvas, token, (x + plate_width(token, _NAME) / 2, y), size=_NAME)
    elif token == _ARROW:
        canvas.stroke([(x + 1, y), (x + 14, y)], colour, 4)
        canvas.fill([arrow_head((x + 23, y), 90, 11, 16)], colour)
    else:
        canvas.write(token, (x, y), SIZE, colour, weight="SemiBold")
