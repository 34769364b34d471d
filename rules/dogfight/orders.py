"""Standing orders: what a kind of them has to say for itself (`planning.order_book` lists them all), and the
order to fire, which most pieces have."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from rules.dogfight.hangar import Hangar
from rules.dogfight.state import Order, Piece, Plane, State
from rules.engine import Choice, Field


class Standing(ABC):
    """A kind of standing orders. Its fields are named by piece and slot, "G1.shell", and grouped by piece;
    the answers are kept in the piece's orders, by slot, until the turn is over."""

    @abstractmethod
    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterable[Field]:
        """What may be ordered for this piece, given the answers so far; nothing for any other piece."""


def fire_order(piece: Piece) -> Order:
    """What a piece was told about its fire."""
    if isinstance(piece, Plane):
        return piece.order
    given = piece.orders.get("fire")
    return next((order for order in ("weakest", "hold", "ask") if order == given), "closest")
