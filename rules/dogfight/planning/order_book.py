"""Standing orders: what a player may settle with the plan, so that nobody waits for it later in the turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.dogfight.altitude.taxiing import TaxiOrder
from rules.dogfight.balloons.bailing_out import BailOrder
from rules.dogfight.balloons.descents import DescentOrder
from rules.dogfight.ground.cards import GroundFireOrders
from rules.dogfight.ground.shell_form import ArtilleryOrders
from rules.dogfight.hangar import Hangar
from rules.dogfight.orders import Standing
from rules.dogfight.planning.rocket_form import RocketOrders
from rules.dogfight.planning.tailing import TailOrders
from rules.dogfight.state import Piece, State
from rules.dogfight.victory.missions import BombOrders
from rules.engine import Choice, Field
from rules.values import Seat

STANDING: tuple[Standing, ...] = (
    RocketOrders(),
    GroundFireOrders(),
    ArtilleryOrders(),
    TaxiOrder(),
    DescentOrder(),
    BailOrder(),
    TailOrders(),
    BombOrders(),
)


def fields(state: State, hangar: Hangar, seat: Seat, partial: Choice) -> tuple[Field, ...]:
    return tuple(_fields(state, hangar, seat, partial))


def _fields(state: State, hangar: Hangar, seat: Seat, partial: Choice) -> Iterator[Field]:
    for piece in state.pieces():
        if piece.seat == seat:
            for standing in STANDING:
                yield from standing.fields(state, hangar, piece, partial)


def seats(state: State, hangar: Hangar) -> set[Seat]:
    """Who has something to order; one thing is enough, and much of the rest takes long to measure."""
    own = {piece.seat for piece in state.pieces() if piece.seat is not None}
    return {seat for seat in own if any(True for _ in _fields(state, hangar, seat, {}))}


def given(piece: Piece, orders: Iterable[Field], choice: Choice) -> dict[str, object]:
    """The orders of one piece in a checked choice, by slot."""
    return {
        field.slot: choice[field.name] for field in orders if field.group == piece.id and field.name in choice
    }
