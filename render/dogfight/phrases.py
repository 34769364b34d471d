"""What all tellers share: who is who, what cards and guns are called, and how lists and numbers are put."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from render.artist import Names
from render.dogfight.naming import introduced, within_brackets
from render.dogfight.sides import STYLES, AnyView, pieces_by_id, player, side_name
from render.dogfight.signs.damage_card import describe
from render.dogfight.signs.maneuver_card import card_name
from rules.dogfight.box.components import DamageCard
from rules.dogfight.view import DogfightView, PlaneView
from rules.engine import Danger
from rules.said import Argument, Said, Text, listed, said, series
from rules.values import Event

COMPASS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")

_GONE = {"balloon_down", "balloon_lost"}

Data: TypeAlias = Mapping[str, Any]
Sentence: TypeAlias = "Callable[[Tale, Data], Said]"


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

    def named(self, id_: str) -> Text:
        """What is one's own needs no introduction."""
        piece = self._pieces.get(id_)
        if piece is None or id_ in self._introduced or self._is_own(piece):
            return id_
        self._introduced.add(id_)
        if isinstance(piece, PlaneView):
            owner = self.player(piece.seat)
            return said(
                "dogfight-story.name-introduced-plane",
                plane=id_,
                model=within_brackets(piece.name),
                player=owner,
            )
        return said("dogfight-story.name-introduced", piece=id_, name=introduced(piece))

    def _is_own(self, piece: AnyView) -> bool:
        return piece.seat is not None and piece.seat == self.view.seat

    def hurt(self, id_: str) -> dict[str, Argument]:
        """An airplane of which news is told; to somebody who flies no other it is “you”."""
        return {"plane": self.named(id_), "who": "you" if is_you(self.view, id_) else "piece"}

    def all_named(self, ids: Sequence[str]) -> Said:
        return listed([self.named(id_) for id_ in ids])

    def player(self, seat: int | None) -> Text:
        return player(seat, self.names)

    def gun(self, id_: str, gun: str = "") -> str:
        """Only an airplane with two guns needs to say which."""
        piece = self._pieces.get(id_)
        return gun if isinstance(piece, PlaneView) and len(piece.guns) > 1 else "only"

    def limit(self, id_: str) -> dict[str, Argument]:
        """How many points a piece can take, where that is known."""
        piece = self._pieces.get(id_)
        resistance = piece.resistance if piece is not None else None
        return {"limit": yes_or_no(bool(resistance)), "resistance": resistance or 0}

    def maneuver(self, id_: str, number: int) -> Text:
        piece = self._pieces.get(id_)
        if not isinstance(piece, PlaneView):
            return str(number)
        name = form(card_name(piece, number), "clause")
        return said("dogfight-story.name-maneuver", number=str(number), name=name)


def is_you(view: DogfightView, id_: str) -> bool:
    """Whether it is the only airplane of the seat that looks on."""
    own = [plane.id for plane in view.planes if plane.seat is not None and plane.seat == view.seat]
    return own == [id_]


def form(told: Said, which: str) -> Said:
    """The same in another form that its message has: `clause`, `first`, `short`."""
    return Said(f"{told.key}.{which}", told.args)


def caution(danger: Danger) -> Text:
    """What a plan would do, without a full stop."""
    told = danger.text
    return form(told, "clause") if isinstance(told, Said) else told


def yes_or_no(value: object) -> str:
    return "yes" if value else "no"


def under_fire(tale: Tale, data: Data) -> dict[str, Argument]:
    """Who brought something down, if anybody did."""
    return {"fired": yes_or_no(data["by"]), "by": tale.all_named(data["by"])}


def side_points(points: Mapping[Any, str | int]) -> Said:
    """Those of both sides; whoever has more comes first."""
    sides = sorted(STYLES, key=lambda side: -int(points.get(side, 0)))
    return series(
        said("dogfight-story.name-side-points", side=side_name(side), points=points.get(side, 0))
        for side in sides
    )


def damage_card(data: Data) -> DamageCard:
    return msgspec.convert(data, DamageCard)


def drawn(data: Data) -> Said:
    """The damage cards of a hit, and what each counts where that is not what it says."""
    told: list[Text] = []
    for card, counts in zip(map(damage_card, data["cards"]), data["counts"], strict=True):
        name = said("dogfight-story.name-explosion") if card.is_explosion else describe(card)
        other = counts != card.points
        told.append(said("dogfight-story.name-counted-card", card=name, counts=counts) if other else name)
    return listed(told)


def height(level: int, climb: int = 0) -> Said:
    """ "level 3", "level 3 and 2 climb counters", "on the ground"."""
    if level == 0 and climb == 0:
        return said("dogfight-pictures.height-ground")
    return said("dogfight-pictures.height", level=level, climb=climb)


def centimetres(x: float, y: float) -> str:
    """A point of the table, in whole centimetres from the left and from the Central Powers' edge."""
    return f"{round(x / 10)}, {round(y / 10)}".replace("-", "−")


def bearing(heading: float) -> Said:
    """ "north-east (60°)"."""
    return said("dogfight-pictures.bearing", compass=compass(heading), degrees=f"{heading:.0f}")


def compass(heading: float) -> Said:
    return said(f"dogfight-pictures.compass-{COMPASS[eighth(heading)]}")


def eighth(heading: float) -> int:
    """The nearest of the eight points of the compass, clockwise from the north."""
    return round(heading / 45) % 8
