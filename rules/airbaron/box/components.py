"""The pieces of Air Baron as values: hubs, spokes, boards, airlines and tracks."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from rules.airbaron.view import Board
from rules.figure_tables import Provenance
from rules.values import Frozen

Dollars: TypeAlias = Annotated[int, Meta(ge=1, le=1_000)]
Latitude: TypeAlias = Annotated[float, Meta(ge=-90, le=90)]
Longitude: TypeAlias = Annotated[float, Meta(ge=-180, le=180)]

GRADES = ("exact", "secondary", "inferred", "designed")
"""How well a figure is known: printed by the maker, told by somebody else, concluded from known facts, or
made for this project for want of a source."""


class Hub(Frozen, frozen=True, kw_only=True):
    code: str = ""
    city: str
    lat: Latitude
    lon: Longitude
    share_dominance: Dollars
    share_control: Dollars
    profit_low: Dollars
    profit_high: Dollars
    jumbo_limit: Annotated[int, Meta(ge=0, le=6)]
    provenance: Provenance


class Spoke(Frozen, frozen=True, kw_only=True):
    code: str = ""
    hub: str
    city: str
    lat: Latitude
    lon: Longitude
    price: Dollars
    provenance: Provenance


class Domestic(Spoke, frozen=True, kw_only=True):
    """Its profit number is its price."""


class Foreign(Spoke, frozen=True, kw_only=True):
    """Its low profit number is its price."""

    profit_high: Dollars
    sst_capable: bool


class Link(Frozen, frozen=True, kw_only=True):
    """A solid line between two hubs."""

    hubs: tuple[str, str]
    provenance: Provenance


class Setup(Frozen, frozen=True, kw_only=True):
    """A board for a number of players: the hubs it leaves out, and the total that wins."""

    players: Annotated[int, Meta(ge=2, le=6)]
    board: Board
    without: tuple[str, ...]
    goal: Dollars
    provenance: Provenance


def board_key(players: int, board: Board) -> str:
    """How the table of boards calls a board."""
    return f"{players}-{board}"


class Livery(Frozen, frozen=True, kw_only=True):
    """One of the six airlines."""

    name: str
    colour: str
    provenance: Provenance


class Amount(Frozen, frozen=True):
    value: Dollars
    provenance: str


class Amounts(Frozen, frozen=True):
    values: tuple[Dollars, ...]
    provenance: str


class Tracks(Frozen, frozen=True, kw_only=True):
    """Prices and tracks. The loan ceiling rises by one step at each of the `loan_spaces`."""

    money: Amount
    bills: Amounts
    jumbo_price: Amount
    sst_price: Amount
    jumbos_per_airline: Amount
    jumbo_markers: Amount
    jumbo_pays: Amount
    minority_pays: Amount
    recession_pays: Amount
    event_spaces: Amounts
    contract_top: Amount
    settlement_step: Amount
    settlement_top: Amount
    loan_step: Amount
    loan_spaces: Amounts
