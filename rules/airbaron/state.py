"""All there is to know of a game of Air Baron, hidden things included."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from rules.airbaron.view import Bid, Draw, EventMarker, Stage, Version
from rules.engine import Outcome
from rules.values import Frozen, Seat

EVENT_MARKERS: tuple[EventMarker, ...] = ("strike", "crash", "recession", "competitor", "fuel")

FareWarsOrder: TypeAlias = Literal["form", "stay", "in", "out", "ask"]
OtherwiseOrder: TypeAlias = Literal["ask", "pass"]
FurtherOrder: TypeAlias = Literal["ask", "list", "on", "stop"]
JetsOrder: TypeAlias = Literal["no", "yes"]
LoanOrder: TypeAlias = Literal["no", "need"]
RepayOrder: TypeAlias = Literal["win", "spare"]
SequenceOrder: TypeAlias = Literal["profits", "events", "ask"]
TwoEventsOrder: TypeAlias = Literal["ask", "drawn"]
StrikeOrder: TypeAlias = Literal["ask", "settle", "strike"]
BidsOrder: TypeAlias = Literal["ask", "pass", "limit"]
CutbacksOrder: TypeAlias = Literal["ask", "cheapest"]
CompetitorOrder: TypeAlias = Literal["drawn", "least", "last", "ask"]
Plans: TypeAlias = Literal["turn", "round"]
Lasting: TypeAlias = Literal["good", "turn"]
Why: TypeAlias = Literal["fuel", "crash", "interest"]


class Plan(Frozen, frozen=True, kw_only=True):
    """What a seat wants done in its own turn.

    `acts` are actions such as “buy:BOS” in order of preference; the first that can be done is done, and
    without any its owner is asked. Fare Wars by “form” are as the last form said; if it said nothing, its
    owner is asked before the draw.
    """

    fare_wars: FareWarsOrder = "form"
    acts: tuple[str, ...] = ()
    otherwise: OtherwiseOrder = "ask"
    """What to do if none of the acts can be done."""
    keep: int = 0
    """So much cash is not spent."""
    chance: int = 0
    """No takeover below this chance, in percent."""
    jets: JetsOrder = "no"
    further: FurtherOrder = "ask"
    """After a success in Fare Wars: ask, go on down the acts and stop or ask at their end, or stop."""
    loan: LoanOrder = "no"
    repay: RepayOrder = "win"


class Orders(Frozen, frozen=True, kw_only=True):
    """What a seat wants done without being asked, in anybody's turn."""

    sequence: SequenceOrder = "profits"
    two_events: TwoEventsOrder = "ask"
    """Which of two events of one draw comes first, where that makes a difference."""
    strike: StrikeOrder = "ask"
    bids: BidsOrder = "ask"
    bid_limit: int = 0
    cutbacks: CutbacksOrder = "ask"
    competitor: CompetitorOrder = "drawn"
    competitor_least: int = 8


class CompetitorUse(Frozen, frozen=True):
    """How the holder of the Local Competitor uses it."""

    order: CompetitorOrder
    least: int


class Airline(Frozen, frozen=True, kw_only=True):
    seat: Seat
    cash: int = 0
    fare_wars: bool = False
    jets: int = 0
    """Undeployed Jumbo Jets."""
    sst: str | None = None
    loan: int = 0
    on_strike: bool = False
    left: bool = False
    orders: Orders = Orders()
    plan: Plan = Plan()
    """The plan that holds until it is changed."""
    once: Plan | None = None
    """The plan for one turn, which goes before the other."""
    once_ends: int = 0
    """How many ends of own turns until it is forgotten: two if it came with the turn before."""

    @property
    def planned(self) -> Plan:
        """The plan in force."""
        return self.plan if self.once is None else self.once

    @property
    def lasting(self) -> Lasting:
        """How long the plan in force holds."""
        return "good" if self.once is None else "turn"

    @property
    def upcoming(self) -> Plan:
        """The plan for the turn after the present one."""
        return self.once if self.once is not None and self.once_ends > 1 else self.plan


class Ask(Frozen, frozen=True):
    """A seat that owes a decision."""

    seat: Seat
    kind: Stage


class Debt(Frozen, frozen=True):
    """A fee that waits for cutbacks."""

    seat: Seat
    amount: int
    why: Why


class Auction(Frozen, frozen=True):
    """`bidders` are still in, clockwise; the first of them is next."""

    drawer: Seat
    bidders: tuple[Seat, ...]
    bids: tuple[Bid, ...] = ()
    over: bool = False

    @property
    def high_bid(self) -> int:
        return max((bid.amount or 0 for bid in self.bids), default=0)

    @property
    def high_bidder(self) -> Seat | None:
        return next((bid.seat for bid in reversed(self.bids) if bid.amount is not None), None)


class State(Frozen, frozen=True, kw_only=True):
    version: Version
    board: str
    cash_open: bool
    sealed: bool
    leaving: bool
    round_limit: int
    """After so many rounds the game ends; 0 for no limit."""
    liveries: tuple[str, ...]
    """The name of each seat's airline."""
    plans: Plans = "turn"
    """Whether plans are asked for in one's own turn, or of all together when a round begins."""

    bank: int
    airlines: tuple[Airline, ...]
    owners: dict[str, Seat]
    """Who controls a spoke; open spokes are not in it."""
    jets: tuple[str, ...] = ()
    """Domestic spokes with a Jumbo Jet, which is their owner's."""

    cup: tuple[str, ...]
    drawn: tuple[Draw, ...] = ()
    aside: tuple[str, ...]
    """Markers on the map, on the holding spaces and face down on the Market Share track."""
    secrets: dict[str, EventMarker]
    """What each event marker is, by the name it bears while nobody has seen it."""
    takers: dict[str, Seat]
    revealed: tuple[str, ...] = ()

    round: int = 0
    order: tuple[Seat, ...] = ()
    place: int = -1
    agenda: tuple[str, ...] = ()
    """What is still to be done, up to the end of this turn."""
    asks: tuple[Ask, ...] = ()

    unresolved: tuple[str, ...] = ()
    jets_ready: int = 0
    """Jumbo Jets that were undeployed when the turn began, and still are."""
    interest: int = 0
    """Interest due in this turn."""
    cut_back: bool = False
    """Whether this turn's voluntary cutback has been made."""
    debts: tuple[Debt, ...] = ()
    auction: Auction | None = None
    """The one under way, or the last one."""

    settlement: int = 0
    contract_pays: int = 0
    contract_holder: Seat | None = None
    recession: bool = False
    competitor: Seat | None = None
    competitor_use: CompetitorUse | None = None
    """What its holder said on drawing it, which goes before the standing order."""

    outcome: Outcome | None = None

    @property
    def advanced(self) -> bool:
        return self.version == "advanced"

    @property
    def active(self) -> Seat | None:
        begun = 0 <= self.place < len(self.order) and self.outcome is None
        return self.order[self.place] if begun else None

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Who has not left."""
        return tuple([airline.seat for airline in self.airlines if not airline.left])

    def spokes_of(self, seat: Seat) -> tuple[str, ...]:
        return tuple([code for code, owner in self.owners.items() if owner == seat])

    def jets_of(self, seat: Seat) -> tuple[str, ...]:
        return tuple([code for code in self.jets if self.owners[code] == seat])

    def known(self, token: str, seat: Seat | None) -> bool:
        """Whether a seat has seen what an event marker is."""
        return token in self.revealed or (seat is not None and self.takers.get(token) == seat)


def with_airline(state: State, changed: Airline) -> State:
    return replace(state, airlines=with_one(state.airlines, changed))


def with_one(airlines: tuple[Airline, ...], changed: Airline) -> tuple[Airline, ...]:
    """The airlines, which stand in the order of their seats, with one of them changed."""
    return (*airlines[: changed.seat], changed, *airlines[changed.seat + 1 :])
