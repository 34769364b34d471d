"""What all tellers share: who is who, what cards and guns are called, and how lists and numbers are put."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from render.artist import Names
from render.dogfight.sides import STYLES, AnyView, pieces_by_id, player
from render.dogfight.signs.damage_card import describe
from render.dogfight.signs.maneuver_card import card_name
from rules.dogfight.box.components import DamageCard
from rules.dogfight.kinds import Side
from rules.dogfight.view import DogfightView, GroundView, PlaneView
from rules.values import Event
from rules.wording import inner, listed

COMPASS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")

_GONE = {"balloon_down", "balloon_lost"}

Data: TypeAlias = Mapping[str, Any]
Sentence: TypeAlias = "Callable[[Tale, Data], str]"


class Tale:
    """One batch of events, told to one seat. A piece is introduced once, then goes by its id."""

    def __init__(self, view: DogfightView, names: Names) -> None:
        self.view = view
        self.names = names
        self._pieces = pieces_by_id(view)
        self._introduced: set[str] = set()
        self._strayed: frozenset[str] = frozenset()
        self._late: frozenset[int] = frozenset()

    def heard(self, events: Sequence[Event]) -> None:
        """All that is going to be told, for what a single event does not say."""
        came_out = {(each.data["plane"], each.data["round"]) for each in events if each.kind == "unclouded"}
        left = {(each.data["plane"], each.data["round"]) for each in events if each.kind == "left"}
        self._strayed = frozenset(plane for plane, _ in came_out & left)
        self._late = frozenset(id(each.data) for each in self._too_late(events))

    def _too_late(self, events: Sequence[Event]) -> Iterator[Event]:
        """Rockets that missed balloons which were gone by then."""
        gone = {balloon.id for balloon in self.view.balloons if balloon.status != "aloft"}
        gone -= {each.data["balloon"] for each in events if each.kind in _GONE}
        for each in events:
            if each.kind in _GONE:
                gone.add(each.data["balloon"])
            elif each.kind == "rocket_missed" and each.data["target"] in gone:
                yield each

    def strayed(self, id_: str) -> bool:
        """Whether an airplane came out of the clouds only to be found off the table."""
        return id_ in self._strayed

    def too_late(self, missed: Data) -> bool:
        """Whether the balloon that rockets missed was gone by then."""
        return id(missed) in self._late

    def piece(self, id_: str) -> AnyView | None:
        return self._pieces.get(id_)

    def introduced(self, ids: Sequence[str]) -> None:
        """These have been named already."""
        self._introduced.update(ids)

    def named(self, id_: str) -> str:
        piece = self._pieces.get(id_)
        if piece is None or id_ in self._introduced:
            return id_
        self._introduced.add(id_)
        if isinstance(piece, PlaneView):
            return f"{id_} ({inner(piece.name)}, {self.player(piece.seat)})"
        return f"{id_} ({inner(lower(piece.name) if isinstance(piece, GroundView) else piece.name)})"

    def all_named(self, ids: Sequence[str]) -> str:
        return listed([self.named(id_) for id_ in ids])

    def player(self, seat: int | None) -> str:
        return player(seat, self.names)

    def gun(self, id_: str, gun: str) -> str:
        """Only an airplane with two guns needs to say which."""
        piece = self._pieces.get(id_)
        return f"{gun} gun" if isinstance(piece, PlaneView) and len(piece.guns) > 1 else "gun"

    def maneuver(self, id_: str, number: int) -> str:
        piece = self._pieces.get(id_)
        if not isinstance(piece, PlaneView):
            return str(number)
        return f"{number} ({lower(card_name(piece, number))})"


def side_name(side: Side) -> str:
    return STYLES[side].name


def damage_card(data: Data) -> DamageCard:
    return msgspec.convert(data, DamageCard)


def drawn(data: Data) -> str:
    """The damage cards of a hit, and what each counts where that is not what it says."""
    told = []
    for card, counts in zip(map(damage_card, data["cards"]), data["counts"], strict=True):
        name = f"an {describe(card)}" if card.is_explosion else describe(card)
        told.append(name + ("" if counts == card.points else f" (counts {counts})"))
    return listed(told)


def cards(count: int) -> str:
    return many(count, "damage card")


def many(count: int, thing: str) -> str:
    return f"{count} {thing}{'' if count == 1 else 's'}"


def height(level: int | None, climb: int = 0) -> str:
    """ "level 3", "level 3 and 2 climb counters", "on the ground"."""
    if level == 0 and climb == 0:
        return "on the ground"
    return f"level {level}" + (f" and {many(climb, 'climb counter')}" if climb else "")


def centimetres(x: float, y: float) -> str:
    """A point of the table, in whole centimetres from the left and from the Central Powers' edge."""
    return f"{round(x / 10)}, {round(y / 10)}"


def place(point: Sequence[float]) -> str:
    x, y = point
    return f"{centimetres(x, y)} cm"


def bearing(heading: float) -> str:
    """ "north-east (60°)"."""
    return f"{COMPASS[eighth(heading)]} ({heading:.0f}°)"


def eighth(heading: float) -> int:
    """The nearest of the eight points of the compass, clockwise from the north."""
    return round(heading / 45) % 8


def deed(what: str) -> str:
    """What is scored for, as one says it."""
    return what.replace("out by a foreign side", "gone by another edge")


def lower(text: str) -> str:
    return text if text.startswith("Immelmann") else text[:1].lower() + text[1:]
