"""What a kind of standing orders has to say for itself; `planning.order_book` lists them all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from rules.dogfight.hangar import Hangar
from rules.dogfight.state import Piece, State
from rules.engine import Choice, Field


class Standing(ABC):
    """A kind of standing orders. Its fields are named by piece and slot, "G1.shell", and grouped by piece;
    the answers are kept in the piece's orders, by slot, until the turn is over."""

    @abstractmethod
    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterable[Field]:
        """What may be ordered for this piece, given the answers so far; nothing for any other piece."""
