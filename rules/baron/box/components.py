"""The cards, boxes and tables of the game, as the figures describe them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from rules.baron.view import CardView, Kind, Ratings, TechnologyView, Window
from rules.figure_tables import Provenance
from rules.said import Text, said
from rules.values import Frozen

GRADES = ("exact", "inferred", "designed")
"""How well a figure is known: printed, deduced from what is printed, or ours for want of a source."""

Count: TypeAlias = Annotated[int, Meta(ge=1)]
Some: TypeAlias = Annotated[int, Meta(ge=0)]
Loss: TypeAlias = Annotated[int, Meta(le=0)]
Bonus: TypeAlias = Annotated[int, Meta(ge=-9, le=9)]
Throw: TypeAlias = Annotated[str, Meta(pattern=r"^(\d{1,2}|1d[236])$")]
"""A fixed number, or a die: "2", "1d3"."""
Arrow: TypeAlias = Literal["up", "down"]
Percent: TypeAlias = Literal[0, 25, 50]
GainedBy: TypeAlias = Literal["own card", "camera", "bomb", "camera or bomb"]
Op: TypeAlias = Literal[
    "secure",
    "fewer designs",
    "arrangement",
    "hamper",
    "dead end",
    "exchange actions",
    "fire",
    "expand",
    "engineer",
    "headhunt",
    "test flight",
    "wind tunnel",
    "catch up",
    "spies",
    "draw",
    "overtime",
    "influence",
    "objection",
    "rush order",
    "strike",
    "ace",
    "marks",
    "swiss",
    "inflation",
    "inflation back",
    "kill ace",
    "morale",
    "allied fighter",
    "war loan",
]

ENGINES = tuple(f"better_engines_{level}" for level in range(1, 5))
BETTER_ENGINE = "better_engine"
"""What a card says that gives the next engine level, whichever that is."""
REAR_SEAT = "rear_seat"
MONOPLANE, TRIPLANE = "monoplane", "triplane"


class CompanyModel(Frozen, frozen=True, kw_only=True):
    """A company and its special ability."""

    name: str
    factories: Count
    least_factories: Count
    cards: Some
    bank: int = 0
    """Added to each Bank die."""
    engineer: bool = False
    """It starts with a Talented Engineer whom nobody can take."""
    research: Some = 0
    """Extra cards drawn in a turn with Research, as many of which are discarded."""
    bonus_actions: Some = 0
    licences: Some = 0
    provenance: Provenance
    note: str = ""


class Technology(Frozen, frozen=True, kw_only=True):
    """A box of the player mat."""

    key: str = ""
    name: str = ""
    """As a data pack writes it; ours stand in the catalogue."""
    fighter: Bonus
    recon: Bonus
    bomber: Bonus
    by_engines: tuple[Bonus, Bonus, Bonus, Bonus, Bonus] | None = None
    """A wing design's Fighter bonus with 0 to 4 engine levels."""
    prerequisite: str | None = None
    espionage: Annotated[int, Meta(ge=1, le=9)]
    gained_by: GainedBy
    cards: Annotated[int, Meta(ge=1, le=2)] = 1
    income: Some = 0
    """Papiermarks for its owner in every Award Contracts phase."""
    reshuffles: bool = False
    locked: bool = False
    """It can never be lost."""
    provenance: Provenance
    note: str = ""

    @property
    def called(self) -> Text:
        return self.name or said(f"baron-names.name-technology-{self.key}")

    @property
    def bonus(self) -> Ratings:
        return Ratings(self.fighter, self.recon, self.bomber)

    @property
    def is_wings(self) -> bool:
        return self.by_engines is not None

    @property
    def is_engine(self) -> bool:
        return self.key in ENGINES

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The aeroplane types whose technology it is; a Fighter technology may help others too."""
        match self.gained_by:
            case "own card":
                return ("fighter",)
            case "camera":
                return ("recon",)
            case "bomb":
                return ("bomber",)
            case "camera or bomb":
                return ("recon", "bomber")


class Effect(Frozen, frozen=True, kw_only=True):
    """What an event does; which figures it needs follows from the op."""

    op: Op
    amount: int = 0
    others: int = 0
    morale: int = 0
    dice: Throw = "1"
    side: Literal["german", "allied"] = "german"
    ace: str = ""


class Happening(Frozen, frozen=True, kw_only=True):
    """The lower half of a Technology/Event card."""

    key: str = ""
    name: str
    """As records write it, too: see `names.event_name`."""
    window: Window
    effect: Effect
    text: str = ""
    """As a data pack writes it; ours stand in the catalogue."""
    provenance: Provenance

    @property
    def told(self) -> Text:
        """What it does, in a sentence."""
        return self.text or said(f"baron-cards.text-{self.key}")


class Card(Frozen, frozen=True, kw_only=True):
    """A Technology/Event card: used for its technology half or its event half, never both."""

    number: int = 0
    technology: str
    camera: bool
    bomb: bool
    event: str
    provenance: Provenance


def gives(card: Card | CardView, box: Technology | TechnologyView) -> bool:
    """Whether a Design Action may discard the card for this technology."""
    match box.gained_by:
        case "own card":
            return card.technology == (BETTER_ENGINE if box.key in ENGINES else box.key)
        case "camera":
            return card.camera
        case "bomb":
            return card.bomb
        case "camera or bomb":
            return card.camera or card.bomb


class Instruction(Frozen, frozen=True):
    """An Allied Effectiveness adjustment: always, only if behind, or reset to the best German rating."""

    mode: Literal["add", "behind", "reset"]
    amount: Throw


class WarCard(Frozen, frozen=True, kw_only=True):
    number: int = 0
    year: Literal[1916, 1917, 1918]
    name: str
    """As records write it, too: see `names.war_card_name`."""
    german_morale: Loss
    allied_morale: Loss
    contracts: Some
    allied: dict[Kind, Instruction]
    provenance: Provenance


Row: TypeAlias = tuple[Some, Some, Some, Some, Some, Some, Some]


class ContractTable(Frozen, frozen=True, kw_only=True):
    """Per column of the display: contracts for a roll of 1 to 6, and for "+"."""

    rows: tuple[Row, ...]
    provenance: Provenance
    note: str = ""

    def plus(self, column: int) -> int:
        return self.rows[min(column, len(self.rows) - 1)][6]


class InflationTable(Frozen, frozen=True, kw_only=True):
    die: tuple[Percent, Percent, Percent, Percent, Percent, Percent]
    arrows: tuple[Arrow, ...]
    """The rounding arrow of each box after Start; the last box is Hyperinflation."""
    provenance: Provenance

    @property
    def last(self) -> int:
        return len(self.arrows)


class Start(Frozen, frozen=True, kw_only=True):
    morale: Count
    allied: Ratings
    german: Ratings
    provenance: Provenance


class Supply(Frozen, frozen=True, kw_only=True):
    engineers: Some
    aces: dict[str, str]
    provenance: Provenance


class Display(Frozen, frozen=True, kw_only=True):
    contracts: ContractTable
    inflation: InflationTable
    start: Start
    supply: Supply


Six: TypeAlias = tuple[int, int, int, int, int, int]


class TypeTable(Frozen, frozen=True, kw_only=True):
    by_die: tuple[Kind, Kind, Kind, Kind, Kind, Kind]
    provenance: Provenance


class AmountTable(Frozen, frozen=True, kw_only=True):
    fighter: Six
    recon: Six
    bomber: Six
    provenance: Provenance

    def of(self, kind: Kind) -> Six:
        row: Six = getattr(self, kind)
        return row


class EndTable(Frozen, frozen=True, kw_only=True):
    """Papiermarks and Gold adjustments by the number of War Status cards used."""

    turns: Six
    marks: dict[str, Six]
    gold: dict[str, Six]
    provenance: Provenance
    note: str = ""

    def column(self, turns: int) -> int:
        """The first column takes all shorter games, the last all longer ones."""
        return sum(turns >= start for start in self.turns[1:])


class Solitaire(Frozen, frozen=True, kw_only=True):
    type: TypeTable
    amount: AmountTable
    end: EndTable
