"""A game as it stands: the mats, the display, the decks, and how far the turn has come."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import field
from msgspec.structs import replace

from rules.baron.box.components import ENGINES
from rules.baron.standing import DesignOrder, LicenceOrder, Order, Orders, SpyOrder, Standing, TurnPlan
from rules.baron.view import (
    TRACK_END,
    Action,
    AwardView,
    InflationView,
    Kind,
    Mode,
    PlayedView,
    Ratings,
    ScoreView,
    Stage,
    Window,
    Wings,
    kinds_in,
)
from rules.engine import Outcome
from rules.values import Frozen, Seat

ACTIONS: tuple[Action, ...] = ("build", "espionage", "design", "research", "bank")
"""Action types in the order in which they are resolved."""
CARDS: tuple[Action, ...] = (*ACTIONS, "focused_effort")
WINDOWS: tuple[Window, ...] = ("resolve", "contracts", "inflation", "war")
TREASURY = 100_000
"""Marks that nobody holds at the start: what is paid comes from here, and what inflation takes returns."""


class DesignPlan(Frozen, frozen=True, kw_only=True):
    """A Design step as its owner wrote it down."""

    technologies: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """What is added, in order, and the cards discarded for it."""
    biplane: bool = False
    bonus: bool = False
    rolls: tuple[str, ...] = ()
    """Per Effectiveness roll still to be made: an aeroplane type, perhaps "if risen", "none" or "ask"."""
    begun: bool = False
    """Whether the technologies have been added, so that only rolls are left."""
    fighter: int = 0
    """The Fighter before the first roll."""


class Effects(Frozen, frozen=True, kw_only=True):
    """What this turn's events did to a company, until the turn (or the phase) is over."""

    secure: bool = False
    """Internal Security: its technologies cannot be spied upon."""
    espionage: int = 0
    die: int = 0
    """Added to each of its Effectiveness dice, none counting below 1."""
    result: int = 0
    """Added to each of its Effectiveness results."""
    skips_design: bool = False
    influence: int = 0
    contract_roll: int = 0
    capacity: int = 0
    """Added to its factories when contracts are counted, which then are at least 1."""


class Company(Frozen, frozen=True, kw_only=True):
    """A company: a seat's, or one that nobody plays."""

    key: str
    seat: Seat | None
    factories: int
    marks: int = 0
    gold: int = 0
    effectiveness: Ratings
    technologies: tuple[str, ...] = ()
    """Owned boxes of the mat but for the wing design, in the order of the mat."""
    wings: Wings = "biplane"
    engineer: bool = False
    aces: tuple[str, ...] = ()
    bonus_actions: int = 0
    licences: int = 0
    generalstab: bool = False
    kaiserhilfe: bool = False
    hand: tuple[int, ...] = ()
    slots: tuple[Action, ...] = ()
    """The Action cards of this turn once revealed: slot 2 first."""
    actions: dict[Action, int] = field(default_factory=dict)
    """Actions still to be performed this turn, by type."""
    bonused: tuple[Action, ...] = ()
    """Cards on which a Bonus Action marker was spent this turn."""
    effects: Effects = Effects()

    @property
    def engines(self) -> int:
        return sum(key in ENGINES for key in self.technologies)

    @property
    def owned(self) -> tuple[str, ...]:
        """Every box, the wing design included."""
        return self.technologies if self.wings == "biplane" else (*self.technologies, self.wings)

    @property
    def markers(self) -> int:
        """How many markers lie in the Information Markers box."""
        singles = self.engineer + self.generalstab + self.kaiserhilfe
        return singles + len(self.aces) + self.bonus_actions + self.licences

    @property
    def influence(self) -> int:
        return len(self.aces) + self.generalstab + self.kaiserhilfe + self.effects.influence


class Report(Frozen, frozen=True, kw_only=True):
    """What this turn has brought so far, for those who look at the table."""

    awards: tuple[AwardView, ...] = ()
    inflations: tuple[InflationView, ...] = ()
    played: tuple[PlayedView, ...] = ()
    war_card: int | None = None


class State(Frozen, frozen=True, kw_only=True):
    mode: Mode
    first_tables: bool = False
    """Whether it goes by our tables of before version 5 of the rules, by which it was begun."""
    companies: tuple[Company, ...]
    """Seats in order, then the companies that nobody plays."""
    deck: tuple[int, ...]
    """Technology/Event cards, the top card first."""
    discards: tuple[int, ...] = ()
    war_deck: tuple[int, ...]
    war_discards: tuple[int, ...] = ()
    german_morale: int
    allied_morale: int
    allied: Ratings
    available: int
    remaining: int
    inflation: int = 0
    engineers: int
    aces: tuple[str, ...]
    killed: tuple[str, ...] = ()
    bonus_spent: int = 0
    licences_spent: int = 0
    treasury: int = TREASURY
    turn: int = 1
    stage: Stage = "actions"
    asked: tuple[Seat, ...] = ()
    """Who owes a decision now. Explicit, so that it never follows from what is hidden."""
    order: tuple[str, ...] = ()
    """Companies still to act in a step that goes in order; the first is at it."""
    orders: dict[Seat, Standing] = field(default_factory=dict)
    written: dict[Seat, TurnPlan] = field(default_factory=dict)
    """What each seat wrote down with its Action cards."""
    plans: dict[Seat, DesignPlan] = field(default_factory=dict)
    """Design steps handed in and not carried out yet."""
    waiters: tuple[Seat, ...] = ()
    """Seats that are asked next in this event window."""
    drawn: int = 0
    """How many cards at the end of Halberstadt's hand were drawn last, one of which is to be discarded."""
    limits: dict[Seat, int] = field(default_factory=dict)
    """The sum of the Bank rolls of a seat that is asked."""
    partners: tuple[tuple[str, str], ...] = ()
    """Business Arrangements: who played it, and who is still to choose a technology in return."""
    report: Report = Report()
    scores: tuple[ScoreView, ...] = ()
    outcome: Outcome | None = None

    def orders_of(self, company: Company) -> Orders:
        """What stands for a company this turn; one that nobody plays has no orders."""
        return self.plan_of(company).over(self.standing_of(company))

    def standing_of(self, company: Company) -> Orders:
        """The same where what is written down for the turn has no say."""
        return _NPC_ORDERS if company.seat is None else self.orders.get(company.seat, _NO_ORDERS).now

    def spy_order(self, company: Company) -> SpyOrder:
        return self.plan_of(company).spy or self.standing_of(company).spy

    def design_order(self, company: Company) -> DesignOrder:
        return self.plan_of(company).design or self.standing_of(company).design

    def usual_design(self, seat: Seat) -> DesignOrder:
        """What a Design step does of which nothing is said: as it is ordered, and without an order all that
        can be added, with rolls for what it improves."""
        return self.orders[seat].now.design if seat in self.orders else "best"

    def licence_order(self, company: Company) -> LicenceOrder:
        return self.plan_of(company).licence or self.standing_of(company).licence

    def orders_for(self, window: Window) -> dict[Seat, Order]:
        """What seats want done in an event window, as far as it is anything."""
        found: dict[Seat, Order] = {}
        for company in self.companies:
            seat = company.seat
            if seat is not None:
                order = self.written.get(seat, _NO_PLAN).events.get(window)
                if order is None and seat in self.orders:
                    order = self.orders[seat].now.events.get(window)
                if order is not None and order.play not in ("none", "keep"):
                    found[seat] = order
        return found

    def plan_of(self, company: Company) -> TurnPlan:
        return _NO_PLAN if company.seat is None else self.written.get(company.seat, _NO_PLAN)

    def company(self, key: str) -> Company:
        """They are few, and asked for more often than anything else."""
        for company in self.companies:
            if company.key == key:
                return company
        raise KeyError(key)

    def of(self, seat: Seat) -> Company:
        return self.companies[seat]

    @property
    def campaign(self) -> bool:
        """Whether Recon and Bomber aeroplanes are in use."""
        return self.mode != "standard"

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return kinds_in(self.mode)

    def others(self, company: Company) -> tuple[Company, ...]:
        return tuple([other for other in self.companies if other.key != company.key])


_NO_ORDERS, _NPC_ORDERS, _NO_PLAN = Standing(), Orders(), TurnPlan()


def with_companies(state: State, changed: Iterable[Company]) -> State:
    by_key = {company.key: company for company in changed}
    return replace(state, companies=tuple([by_key.get(each.key, each) for each in state.companies]))


def rated(ratings: Ratings, kind: Kind, value: int) -> Ratings:
    """The ratings with one of them set, held to the track."""
    held = max(0, min(TRACK_END, value))
    match kind:
        case "fighter":
            return replace(ratings, fighter=held)
        case "recon":
            return replace(ratings, recon=held)
        case "bomber":
            return replace(ratings, bomber=held)
