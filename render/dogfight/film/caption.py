"""The lines below a film: who flies what, then who hit whom with how many cards, and who was lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from render.dogfight.film.acts import Act
from render.dogfight.film.cast import Cast
from render.dogfight.film.glide import Glide
from render.dogfight.sides import AnyView, badge
from render.dogfight.signs.maneuver_card import draw_arrow
from render.dogfight.signs.plates import draw_plate, plate_width
from render.dogfight.states import state_name
from render.kit.canvas import Canvas
from render.kit.shapes import Box, arrow_head
from render.kit.theme import AMBER, MIST, WHITE, Colour
from render.kit.type import width
from rules.dogfight.box.components import Maneuver
from rules.dogfight.view import DogfightView, PlaneView
from words import phrase, say

SIZE = 24
LINE = 42
LINES = 2
_BADGE = 16.0
_NAME = 21
_GAP, _LEAST_GAP = 22.0, 10.0
_ARROW = "→"


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
            cards = phrase("dogfight-pictures.cards", cards=sum(by.values()))
            yield CaptionChip((*shooters, _ARROW, hit, cards))


def _word(told: str) -> str:
    return phrase(f"dogfight-pictures.caption-{told}")


def _who(key: str, told: str, colour: Colour = WHITE) -> Teller:
    def chip(cast: Cast, data: Data) -> list[CaptionChip]:
        piece = cast.piece(data[key])
        return [CaptionChip((piece, _word(told)), colour)] if piece else []

    return chip


def _pair(one: str, told: str, other: str) -> Teller:
    def chip(cast: Cast, data: Data) -> list[CaptionChip]:
        first, second = cast.piece(data[one]), cast.piece(data[other])
        return [CaptionChip((first, _word(told), second))] if first and second else []

    return chip


def _bombed(cast: Cast, data: Data) -> list[CaptionChip]:
    """With what came of it."""
    result = say(state_name(data["result"]))
    return [CaptionChip((*chip.tokens, result)) for chip in _pair("plane", "bombs", "target")(cast, data)]


def _balloon_lost(cast: Cast, data: Data) -> list[CaptionChip]:
    balloon = cast.piece(data["balloon"])
    return [CaptionChip((balloon, say(state_name(data["how"]))), AMBER)] if balloon else []


def _lowered(cast: Cast, data: Data) -> list[CaptionChip]:
    balloon = cast.piece(data["balloon"])
    told = phrase("dogfight-pictures.caption-sinks", level=data["level"])
    return [CaptionChip((balloon, told))] if balloon else []


def _collided(cast: Cast, data: Data) -> list[CaptionChip]:
    pieces = [piece for name in data["pieces"] if (piece := cast.piece(name))]
    return [CaptionChip((*pieces, _word("collide")))] if pieces else []


def _crashed(cast: Cast, data: Data) -> list[CaptionChip]:
    plane, cards = cast.piece(data["plane"]), data["cards"]
    told = _word("crashes")
    if cards is not None:
        told = phrase("dogfight-pictures.caption-crashes-cards", cards=cards)
    return [CaptionChip((plane, told), AMBER)] if plane else []


def _blast(cast: Cast, data: Data) -> list[CaptionChip]:
    """Whom a balloon took with it."""
    balloon, caught = cast.piece(data["balloon"]), [cast.piece(name) for name in data["planes"]]
    pieces = [piece for piece in caught if piece]
    return [CaptionChip((balloon, _word("blast"), *pieces))] if balloon and pieces else []


def _burst(cast: Cast, data: Data) -> list[CaptionChip]:
    """Whom it hit is told with what it cost."""
    gun = cast.piece(data["gun"])
    return [CaptionChip((gun, _word("shell-misses")))] if gun and not data["hit"] else []


def _launched(cast: Cast, data: Data) -> list[CaptionChip]:
    first, second = cast.piece(data["plane"]), cast.piece(data["target"])
    rockets = phrase("dogfight-pictures.rockets", rockets=data["rockets"])
    return [CaptionChip((first, _ARROW, second, rockets))] if first and second else []


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
    "bombed": _bombed,
    "photographed": _pair("plane", "photographs", "target"),
    "rocket_missed": _pair("plane", "misses", "target"),
    "launched": _launched,
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
