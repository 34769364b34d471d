"""How orders and answers are picked: a field is named by its piece and its slot, "G1.shell"."""

from __future__ import annotations

from collections.abc import Iterable

from rules.dogfight import names
from rules.dogfight.state import Asked, Piece
from rules.engine import Option, Pick
from rules.said import Text, said

_ORDER = said("dogfight-orders.with-plan")
_ANSWER = said("dogfight-orders.waited-for")


def order_pick(piece: Piece, slot: str, about: Text, options: Iterable[Option], default: str) -> Pick:
    """An order given with the plan, which stands as its default says if nothing is said."""
    return Pick(
        name=f"{piece.id}.{slot}",
        label=names.about(piece.id, about),
        options=tuple(options),
        least=0,
        group=piece.id,
        slot=slot,
        default=default,
        hint=_ORDER,
    )


def answer_pick(asked: Asked, about: Text, options: Iterable[Option], default: str) -> Pick:
    """The answer to a question put to a seat."""
    return Pick(
        name=asked.name,
        label=names.about(asked.piece, about),
        options=tuple(options),
        group=asked.piece,
        slot=asked.matter,
        default=default,
        pad=asked.name,
        must_say=True,
        hint=_ANSWER,
    )
