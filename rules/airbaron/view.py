"""What a seat, or the public, may know of a game of Air Baron: the only thing that leaves the rules.

Hubs and spokes are named by their airport codes. A profit marker is named by the code of its hub or
spoke, or "jumbo-1" to "jumbo-3", "contract", and for events "strike", "crash", "recession",
"competitor", "fuel", or "event-50" to "event-250" while the viewer has not seen what it is.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.engine import Outcome
from rules.values import Frozen, Seat

Version: TypeAlias = Literal["basic", "advanced"]
Board: TypeAlias = Literal["east", "west", "full"]
Stage: TypeAlias = Literal[
    "orders",
    "start",
    "sequence",
    "strike",
    "bid",
    "limit",
    "sell",
    "competitor",
    "negate",
    "turn",
    "takeover",
    "over",
]
Whereabouts: TypeAlias = Literal["map", "cup", "drawn"]
"""Where a profit marker lies: on its space outside the cup, in the cup, or in the Drawn Profits box."""

EventMarker: TypeAlias = Literal["strike", "crash", "recession", "competitor", "fuel"]


class MapPlace(Frozen, frozen=True, kw_only=True):
    code: str
    city: str
    lat: float
    lon: float


class IdleHub(MapPlace, frozen=True, kw_only=True):
    """A hub that this board leaves out."""


class HubView(MapPlace, frozen=True, kw_only=True):
    share_dominance: int
    share_control: int
    profit_low: int
    profit_high: int
    jumbo_limit: int
    jumbos: int
    """Jumbo Jets on its spokes now, of all airlines."""
    links: tuple[str, ...]
    """Adjacent hubs that are in play."""
    dominated_by: Seat | None
    """Who has more than half of its domestic spokes: also set when that airline controls the hub."""
    controlled_by: Seat | None
    marker: Whereabouts


class AnySpoke(MapPlace, frozen=True, kw_only=True):
    hub: str
    price: int
    owner: Seat | None
    marker: Whereabouts


class SpokeView(AnySpoke, frozen=True, kw_only=True):
    """A domestic spoke; its profit is its price."""

    jet: bool


class ForeignView(AnySpoke, frozen=True, kw_only=True):
    """A foreign spoke; its low profit is its price."""

    profit_high: int
    sst_capable: bool
    sst: bool


class AirlineView(Frozen, frozen=True, kw_only=True):
    seat: Seat
    name: str
    colour: str
    share: int
    cash: int | None
    """None when cash is hidden from the viewer."""
    top_bill: int
    """The largest bill of the pile: 20, 10, 5, 1, or 0 for no money at all."""
    fare_wars: bool
    jets_deployed: tuple[str, ...]
    """The spokes on which its Jumbo Jets stand."""
    jets_undeployed: int
    sst: str | None
    """The foreign spoke on which its SST stands, if it has one."""
    domestic: int
    foreign: int
    loan: int
    on_strike: bool
    left: bool


class EventSpace(Frozen, frozen=True):
    """An event marker's space on the Market Share track."""

    space: int
    taken_by: Seat | None
    """Who put the marker into the cup; None while it lies face down on the track."""
    marker: EventMarker | None
    """What it is, if the viewer has seen it."""


class Draw(Frozen, frozen=True):
    """A marker in the Drawn Profits box, whose turn put it there, and whether a competitor negated it."""

    marker: str
    seat: Seat
    negated: bool = False


class Bid(Frozen, frozen=True):
    """A bid, or None for a pass."""

    seat: Seat
    amount: int | None


class AuctionView(Frozen, frozen=True):
    """An auction of the government contract, under way or the last one of this game.

    `bidders` are still in, clockwise; the first of them is next. When it is over only the winner is left.
    """

    pays: int
    drawer: Seat
    bids: tuple[Bid, ...]
    bidders: tuple[Seat, ...]
    sealed: bool
    over: bool


class ContractView(Frozen, frozen=True):
    """The Government Contract track: the marker's space ($0 before the first auction) and the holder."""

    pays: int
    holder: Seat | None


class OrdersView(Frozen, frozen=True, kw_only=True):
    """A seat's own standing orders, as its forms name them."""

    fare_wars: str
    acts: tuple[str, ...]
    """Actions for one's turn, in order of preference; empty: ask."""
    otherwise: str
    keep: int
    chance: int
    jets: str
    further: str
    loan: str
    repay: str
    lasting: str
    """Whether that plan is for one turn or for good."""
    sequence: str
    two_events: str
    strike: str
    bids: str
    bid_limit: int
    cutbacks: str
    competitor: str
    competitor_least: int


class FiguresView(Frozen, frozen=True, kw_only=True):
    """Prices and profits that are the same everywhere on the board."""

    jumbo_price: int
    jumbo_pays: int
    """What a Jumbo marker pays for each deployed jet."""
    sst_price: int
    minority_pays: int
    """What a hub pays those who do not dominate it."""
    settlement_step: int


class AirBaronView(Frozen, frozen=True, kw_only=True):
    version: Version
    board: Board
    cash_open: bool
    seat: Seat | None
    goal: int
    round_limit: int
    """0: none."""
    figures: FiguresView
    round: int
    order: tuple[Seat, ...]
    """This round's turn order; airlines that left are not in it."""
    active: Seat | None
    """Whose turn it is; None before the first turn and when the game is over."""
    stage: Stage
    asked: tuple[Seat, ...]
    hubs: tuple[HubView, ...]
    spokes: tuple[SpokeView, ...]
    foreign: tuple[ForeignView, ...]
    idle_hubs: tuple[IdleHub, ...]
    airlines: tuple[AirlineView, ...]
    cup: tuple[str, ...]
    """Markers in the Profits cup, in no telling order."""
    drawn: tuple[Draw, ...]
    """The Drawn Profits box of this round, in the order drawn."""
    unresolved: tuple[str, ...]
    """Markers drawn in this turn whose effect is still to come."""
    jumbo_markers: int
    """Jumbo Profit markers that are in play; the others lie on their holding spaces."""
    settlement: int
    contract: ContractView
    loan_ceiling: int
    recession: bool
    competitor: Seat | None
    """Who holds an unused Local Competitor."""
    event_spaces: tuple[EventSpace, ...]
    auction: AuctionView | None
    owed: dict[Seat, int]
    """Fees that wait for somebody's cutbacks, by seat."""
    orders: OrdersView | None
    """The viewing seat's own standing orders."""
    outcome: Outcome | None
