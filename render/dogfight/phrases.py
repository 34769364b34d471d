"""What all tellers share: who is who, what cards and guns are called, and how lists and numbers are put."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from render.artist import Names
from render.dogfight.sides import STYLES, AnyView, pieces_by_id, player
from render.dogfight.signs.damage_card import describe
from render.dogfight.signs.maneuver_card import card_name
from rules.dogfight.box.components import DamageCard
from rules.dogfight.kinds import Side
from rules.dogfight.view import DogfightView, GroundView, PlaneView
from rules.wording import inner, listed

COMPASS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")

Data: TypeAlias = Mapping[str, Any]
Sentence: TypeAlias = "Callable[[Tale, Data], str]"


class Tale:
    """One batch of events, told to one seat. A piece is introduced once, then goes by its id."""

    def __init__(self, view: DogfightView, names: Names) -> None:
        self.view = view
        self.names = names
        self._pieces = pieces_by_id(view)
        self._introduced: set[str] = set()

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
