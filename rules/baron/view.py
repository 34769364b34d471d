"""What a seat, or the public, may know of a game: the only thing that leaves the rules.

Companies are named by their keys ("albatros", "fokker", "halberstadt", "pfalz", "roland"), technologies
by theirs ("thick_wings"), cards by their numbers, aces by theirs ("udet"). Money, factories, ratings,
technologies and markers lie open on the mats; hands and standing orders are for their owner's eyes alone.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.engine import Outcome
from rules.said import Text
from rules.values import Frozen, Seat

Mode: TypeAlias = Literal["standard", "campaign", "solitaire"]
Kind: TypeAlias = Literal["fighter", "recon", "bomber"]
Action: TypeAlias = Literal["build", "espionage", "design", "research", "bank", "focused_effort"]
Wings: TypeAlias = Literal["biplane", "monoplane", "triplane"]
Window: TypeAlias = Literal["resolve", "contracts", "inflation", "war"]
"""The four phases in which event cards can be played."""
PhaseName: TypeAlias = Literal[
    "choose actions", "resolve actions", "award contracts", "inflation", "war status"
]
Stage: TypeAlias = Literal[
    "actions",
    "resolve events",
    "build",
    "espionage",
    "design",
    "research",
    "bank",
    "contract events",
    "contracts",
    "inflation",
    "inflation events",
    "war status",
    "war events",
    "over",
]
"""The steps of a turn in order, as the sequence of play lists them."""

KINDS: tuple[Kind, Kind, Kind] = ("fighter", "recon", "bomber")
_FIGHTERS = KINDS[:1]
TRACK_END = 39


def kinds_in(mode: Mode) -> tuple[Kind, ...]:
    """The aeroplane types that are played with: the standard game has Fighters only."""
    return _FIGHTERS if mode == "standard" else KINDS


class Ratings(Frozen, frozen=True):
    """Effectiveness, or technology bonuses, of the three aeroplane types."""

    fighter: int = 0
    recon: int = 0
    bomber: int = 0

    def of(self, kind: Kind) -> int:
        value: int = getattr(self, kind)
        return value


class CardView(Frozen, frozen=True, kw_only=True):
    """A Technology/Event card of one's own hand."""

    number: int
    technology: str
    """A technology's key, or "better_engine" for the next level."""
    technology_name: Text
    camera: bool
    bomb: bool
    event: str
    event_name: Text
    window: Window
    text: Text


class CardNames(Frozen, frozen=True):
    """What the two halves of a card are called, which everybody may know."""

    technology: Text
    event: Text


class TechnologyView(Frozen, frozen=True, kw_only=True):
    """A box of the player mat; a wing design's Fighter bonus stands in `by_engines`."""

    key: str
    name: Text
    bonus: Ratings
    by_engines: tuple[int, ...] | None
    """For wing designs: the Fighter bonus with 0, 1, 2, 3 and 4 engine levels."""
    prerequisite: str | None
    espionage: int
    cards: int
    """How many cards a Design Action must discard for it."""
    gained_by: Literal["own card", "camera", "bomb", "camera or bomb"]


class SlotView(Frozen, frozen=True):
    """An Action card on a mat, face up, and how many Actions its slot gives."""

    times: int
    card: Action


class OrderView(Frozen, frozen=True):
    """An order for a window: "ask", or the number of the card to play; against whom, and on what condition
    ("always" if there is none)."""

    window: Window
    play: str
    target: str
    when: str


class OrdersView(Frozen, frozen=True, kw_only=True):
    """What stands for a seat this turn, what it wrote down with its Action cards included."""

    events: tuple[OrderView, ...]
    """For windows still to come, of this turn or the next."""
    others: dict[str, str]
    """Every other order by name: "spy", "design", "bank", "returns", "licence", "bonus", "discard"."""
    lasting: Literal["good", "turn"]
    """Whether the standing orders hold until they are changed, or for this turn only."""
    technologies: tuple[str, ...]
    """What a Design step written down for this turn is to add, as far as it is possible."""


class MatView(Frozen, frozen=True, kw_only=True):
    """A company: its mat, its markers on the display, and its Information Markers box."""

    key: str
    name: str
    seat: Seat | None
    """None for a company that nobody plays (solitaire)."""
    factories: int
    marks: int
    gold: int
    wealth: int
    """Papiermarks and Gold together; of a company that nobody plays, its current score."""
    effectiveness: Ratings
    bonuses: Ratings
    """The sum of the technology bonuses, which the next Effectiveness rolls add to."""
    technologies: tuple[str, ...]
    """Owned boxes in the order of the mat, the wing design (never "biplane") included."""
    wings: Wings
    engines: int
    engineer: bool
    aces: tuple[str, ...]
    bonus_actions: int
    licences: int
    generalstab: bool
    kaiserhilfe: bool
    markers: int
    """How many markers are in the Information Markers box: each breaks ties and is worth 1 at the end."""
    influence: int
    """Political Influence from markers, and from events while contracts are awarded."""
    hand_size: int
    hand: tuple[CardView, ...] | None
    """None to all but the owner."""
    chosen: tuple[SlotView, ...]
    """The Action cards of this turn, once revealed."""
    actions: dict[Action, int]
    """Actions of each type still to be performed this turn."""
    orders: OrdersView | None
    """None to all but the owner."""


class WarCardView(Frozen, frozen=True):
    """A War Status card; `allied` tells each instruction in words, "" where there is none."""

    number: int
    year: int
    name: Text
    german_morale: int
    allied_morale: int
    contracts: int
    allied: dict[Kind, Text]


class AwardView(Frozen, frozen=True, kw_only=True):
    """One company's contract turn; `die` is None where quality forbade the Fighter roll."""

    company: str
    die: int | None
    net: int
    column: int
    fighter: int
    recon: int
    bomber: int
    bonus: int
    """The extra mark of Welded Steel."""


class InflationView(Frozen, frozen=True):
    """A round of inflation this turn; `why` is "roll", "event" or "end"."""

    why: str
    die: int | None
    percent: int
    box: int
    lost: dict[str, int]


class PlayedView(Frozen, frozen=True):
    """An event played this turn."""

    window: Window
    company: str
    card: int
    event: str
    name: str
    """As the tables write it, and with them the records."""
    target: str | None


class ScoreView(Frozen, frozen=True):
    """A company's final account. `adjustment` is what solitaire's end table and the track add for one
    that nobody plays."""

    company: str
    marks: int
    gold: int
    markers: int
    adjustment: int
    total: int
    factories: int


class BaronView(Frozen, frozen=True, kw_only=True):
    """The game display and all mats. `awards`, `inflations`, `played` and `war_card` tell this turn so far,
    or the whole last turn while actions are being chosen."""

    mode: Mode
    first_tables: bool = False
    """Whether it goes by our tables of before version 5 of the rules."""
    seat: Seat | None
    turn: int
    phase: PhaseName
    stage: Stage
    asked: tuple[Seat, ...]
    """Seats that owe a decision now."""
    german_morale: int
    allied_morale: int
    allied: Ratings
    available: int
    """Fighter Contracts Available."""
    remaining: int
    """Fighter Contracts Remaining."""
    contract_row: tuple[int, ...]
    """Contracts for a roll of 1 to 6 and for "+" in the Remaining column."""
    inflation: int
    """The marker's box, 0 (Start) to the last (Hyperinflation)."""
    inflation_track: tuple[str, ...]
    """"", then the rounding arrow of each box: "up" or "down"."""
    companies: tuple[MatView, ...]
    order: tuple[str, ...]
    """The companies still to act in a step that goes in order, the first being the one at it."""
    technologies: tuple[TechnologyView, ...]
    """The boxes of the mat in use in this mode, prerequisites before what needs them."""
    engineers: int
    """Talented Engineers left in the supply."""
    aces: tuple[str, ...]
    """Aces in the supply."""
    killed: tuple[str, ...]
    ace_names: dict[str, str]
    card_names: dict[int, CardNames]
    """Of every Technology/Event card there is, wherever it lies."""
    deck: int
    discards: tuple[int, ...]
    """Technology/Event cards played, the last one last."""
    war_deck: int
    war_discards: tuple[int, ...]
    war_card: WarCardView | None
    awards: tuple[AwardView, ...]
    inflations: tuple[InflationView, ...]
    played: tuple[PlayedView, ...]
    scores: tuple[ScoreView, ...]
    """The final accounts, best first, once the game is over."""
    outcome: Outcome | None

    @property
    def own(self) -> MatView | None:
        """The viewing seat's mat."""
        return next((mat for mat in self.companies if self.seat is not None and mat.seat == self.seat), None)

    @property
    def rivals(self) -> tuple[MatView, ...]:
        """All other mats."""
        return tuple(mat for mat in self.companies if self.seat is None or mat.seat != self.seat)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return kinds_in(self.mode)
