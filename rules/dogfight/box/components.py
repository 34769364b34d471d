"""What is in the box: maneuver and damage cards, airplanes, balloons, ground cards, sizes.

Millimetres and degrees. A maneuver's arrow is given by where it leads: `dx` to the right and `dy` forward
from the middle of the front edge to where the middle of the rear edge goes, and `turn`, clockwise.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from rules.figure_tables import Provenance
from rules.said import Said, said
from rules.values import Frozen

CARDS = 3
"""How many cards a plan has."""

Side: TypeAlias = Literal["central", "entente"]
Direction: TypeAlias = Literal["left", "right"]
GroundKind: TypeAlias = Literal["trench", "aa-gun", "aa-machine-gun", "target"]
Kind: TypeAlias = Literal[
    "straight",
    "turn",
    "stall",
    "stall-turn",
    "sideslip",
    "wide-sideslip",
    "immelmann",
    "climb",
    "dive",
    "short-dive",
]
Special: TypeAlias = Literal[
    "jam_red",
    "jam_green",
    "rudder_left",
    "rudder_right",
    "crew",
    "engine",
    "smoke",
    "fire",
    "explosion",
]
GRADES = ("exact", "secondary", "measured", "inferred", "approximation")
"""How well a figure is known: printed by the maker, told by somebody else, measured on a drawing or scan,
concluded from known facts, or proposed for want of a source."""

Count: TypeAlias = Annotated[int, Meta(gt=0)]
Points: TypeAlias = Annotated[int, Meta(ge=0)]
Length: TypeAlias = Annotated[float, Meta(gt=0)]
HalfAngle: TypeAlias = Annotated[float, Meta(gt=0, le=180)]

_LIKENESSES: dict[Kind, str] = {
    "turn": "{side}-turn-{angle}",
    "stall-turn": "stall-turn-{side}-{angle}",
    "sideslip": "sideslip-{side}",
    "wide-sideslip": "wide-sideslip-{side}",
}
_STEEP_BY_NATURE = ("stall", "stall-turn", "climb", "dive", "short-dive")


class Maneuver(Frozen, frozen=True):
    """A maneuver card; deck and number name it, as in J12."""

    number: Count
    kind: Kind
    direction: Direction | None
    """The arrow that a jammed rudder forbids: turns and sideslips alike have one."""
    dx: float
    dy: float
    turn: float
    steep: bool
    deck: str = ""

    @property
    def is_straight(self) -> bool:
        """Whether it bears the straight symbol; climbs, dives and stalls do not."""
        return self.kind == "straight"

    @property
    def is_stall(self) -> bool:
        """A stall is known by its short arrow; a climb flies like one and is none."""
        return self.kind in {"stall", "stall-turn"}

    @property
    def is_immelmann(self) -> bool:
        return self.kind == "immelmann"

    @property
    def is_climb(self) -> bool:
        return self.kind == "climb"

    @property
    def is_dive(self) -> bool:
        return self.kind in {"dive", "short-dive"}

    @property
    def label(self) -> Said:
        """A short name for people: "Right turn 60°", "Steep wide sideslip right"."""
        return _label(self.kind, self.direction, self.turn, self.steep)

    @property
    def sign(self) -> Said:
        """What it does, short enough for a button; as long as its label is the same, so is this."""
        return _sign(self.kind, self.direction, self.turn, self.steep)

    @property
    def likeness(self) -> str:
        """A token that cards share which fly alike, as those of one label do."""
        return _likeness(self.kind, self.direction, self.turn, self.steep)


@cache
def _label(kind: Kind, direction: Direction | None, turn: float, steep: bool) -> Said:  # noqa: FBT001 - as the card says
    steepness = _steepness(kind, steep=steep)
    name = f"dogfight-names.name-maneuver-{kind}"
    return said(name, side=direction or "", angle=abs(turn), steep=steepness)


@cache
def _sign(kind: Kind, direction: Direction | None, turn: float, steep: bool) -> Said:  # noqa: FBT001 - as the card says
    label = _label(kind, direction, turn, steep)
    return Said(f"{label.key}.short", label.args)


@cache
def _likeness(kind: Kind, direction: Direction | None, turn: float, steep: bool) -> str:  # noqa: FBT001 - as the card says
    alike = _LIKENESSES.get(kind, kind).format(side=direction, angle=f"{abs(turn):g}")
    return {"steep": f"steep-{alike}", "flat": f"{alike}-flat"}.get(_steepness(kind, steep=steep), alike)


def _steepness(kind: Kind, *, steep: bool) -> str:
    """Whether it is as steep as such cards usually are."""
    if steep == (kind in _STEEP_BY_NATURE):
        return "usual"
    return "steep" if steep else "flat"


class ManeuverDeck(Frozen, frozen=True):
    letter: str
    cards: tuple[Maneuver, ...]
    provenance: Provenance
    note: str = ""

    def __getitem__(self, number: int) -> Maneuver:
        """The card of that number; KeyError if the deck has none."""
        for card in self.cards:
            if card.number == number:
                return card
        raise KeyError(number)

    def __contains__(self, number: object) -> bool:
        return any(card.number == number for card in self.cards)

    @property
    def straights(self) -> tuple[Maneuver, ...]:
        return tuple(card for card in self.cards if card.is_straight)

    def without_altitude(self) -> ManeuverDeck:
        """The deck for games without altitude: climb and dive cards stay in the box."""
        flat = tuple(card for card in self.cards if not (card.is_climb or card.is_dive))
        return ManeuverDeck(self.letter, flat, self.provenance, self.note)


class DamageCard(Frozen, frozen=True):
    """A damage card. The numbers are ours, to tell the cards of a deck apart."""

    deck: str
    number: Count
    points: Points
    special: Special | None

    @property
    def is_jam(self) -> bool:
        return self.special in {"jam_red", "jam_green"}

    @property
    def is_explosion(self) -> bool:
        return self.special == "explosion"


class DamageDeck(Frozen, frozen=True):
    letter: str
    cards: tuple[DamageCard, ...]
    """In the order of the table, numbered from 1; shuffling is for the dice."""
    provenance: Provenance
    note: str = ""

    def __getitem__(self, number: int) -> DamageCard:
        if not 1 <= number <= len(self.cards):
            raise KeyError(number)
        return self.cards[number - 1]


class AirplaneModel(Frozen, frozen=True, kw_only=True):
    """An airplane as its card describes it. `front` and `rear` name the damage decks of its guns."""

    name: str
    side: Side
    seats: Literal[1, 2]
    maneuver_deck: str
    front: str
    rear: str | None = None
    rear_arc: HalfAngle | None = None
    """Half of the rear arc, from dead astern."""
    resistance: Count
    top_altitude: Count
    climb_rate: Count
    pilots: tuple[str, ...] = ()
    card: Literal["airplane", "bomber"] = "airplane"
    variant_of: str | None = None
    """The model this is another card of, with other firepower or another deck."""
    provenance: Provenance
    note: str = ""
    key: str = ""


class BalloonModel(Frozen, frozen=True, kw_only=True):
    name: str
    faces: dict[Side, Count]
    """How many of the four double-sided boards show it, by the side that flies it."""
    resistance: Count
    top_altitude: Count
    provenance: Provenance
    note: str = ""
    key: str = ""


class GroundCardModel(Frozen, frozen=True, kw_only=True):
    """A trench or a gun: its damage deck, its range in rulers, and half of its arc (180: all around)."""

    name: str
    firepower: str
    rulers: Count
    arc: HalfAngle
    resistance: Count
    provenance: Provenance
    note: str = ""
    key: str = ""


class Silhouette(Frozen, frozen=True, kw_only=True):
    """The picture on a card: its outline in millimetres to the right and forward of the dot."""

    models: tuple[str, ...] = ()
    outline: Annotated[tuple[tuple[float, float], ...], Meta(min_length=3)]
    provenance: Provenance
    note: str = ""
    key: str = ""


class Size(Frozen, frozen=True):
    """A rectangle: its width across and its length along the heading."""

    width: Length
    length: Length
    provenance: str = ""


class Measure(Frozen, frozen=True):
    value: Length
    provenance: str


class Sizes(Frozen, frozen=True, kw_only=True):
    airplane_card: Size
    bomber_card: Size
    maneuver_card: Size
    ground_card: Size
    balloon: Size
    landing_field: Size
    """The least size."""
    ruler: Measure
    artillery_counter: Measure
    """Diameter."""
    front_arc: Measure
    """Half of it, from dead ahead."""
