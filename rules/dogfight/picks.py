"""How orders and answers are picked: a field is named by its piece and its slot, "G1.shell"."""

from __future__ import annotations

from collections.abc import Iterable

from rules.dogfight.state import Asked, Piece
from rules.engine import Option, Pick
from rules.said import Text, said

_ORDER = "For this turn only; your standing orders stay as they are."
_ANSWER = "The game waits for your answer; without one in time, something harmless is chosen."


def order_pick(piece: Piece, slot: str, about: str, options: Iterable[Option], default: str) -> Pick:
    """An order given with the plan, which stands as its default says if nothing is said."""
    return Pick(
        name=f"{piece.id}.{slot}",
        label=f"{piece.id} · {about}",
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
        label=said("dogfight-setup.of-piece", piece=asked.piece, about=about),
        options=tuple(options),
        group=asked.piece,
        slot=asked.matter,
        default=default,
        pad=asked.name,
        must_say=True,
        hint=_ANSWER,
    )
