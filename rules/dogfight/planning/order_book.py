"""Orders of all kinds, and what of them a plan may settle for its turn."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from rules.answers import one_of
from rules.dogfight.altitude.taxiing import TAXI
from rules.dogfight.balloons.bailing_out import BAIL
from rules.dogfight.balloons.descents import DESCENT
from rules.dogfight.ground.shell_form import ADJUST, SHELL, is_gun
from rules.dogfight.hangar import Hangar
from rules.dogfight.orders import ASK, GROUND_FIRE, GUNS, OrderKind
from rules.dogfight.planning.rearranging import QUARRY, TAIL
from rules.dogfight.planning.rocket_form import ROCKETS
from rules.dogfight.planning.slots import SLOTS
from rules.dogfight.state import Balloon, GroundCard, Piece, Plane, State
from rules.dogfight.victory.missions import BOMBS
from rules.engine import Choice, Field, Form, Value
from rules.values import Seat

ATTEND, PASS = "attend", "pass"
BY_PIECE: dict[type[Piece], tuple[OrderKind, ...]] = {
    Plane: (GUNS, ROCKETS, BOMBS, QUARRY, TAIL, TAXI),
    GroundCard: (GROUND_FIRE, SHELL, ADJUST),
    Balloon: (DESCENT, BAIL),
}
"""What can be ordered of each sort of piece."""
KINDS = tuple(chain.from_iterable(BY_PIECE.values()))


class _Same(NamedTuple):
    """A state as a key, told by its identity: what it holds would take longer to compare than to use."""

    state: State

    def __hash__(self) -> int:
        return id(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.state is other.state


def form_of(state: State, hangar: Hangar, seat: Seat) -> Form:
    """What a seat may order with its plan, for any number of askings; who fills it in and who checks it ask
    the same."""
    return _form_of(_Same(state), hangar, seat)


@lru_cache(maxsize=32)
def _form_of(same: _Same, hangar: Hangar, seat: Seat) -> Form:
    """What no answer changes is worked out once."""
    state = same.state
    parts: list[Callable[[Choice], Iterable[Field]]] = []
    for piece in state.pieces():
        if piece.seat == seat:
            for kind in BY_PIECE[type(piece)]:
                if kind.narrowed and kind.applies(state, piece):
                    parts.append(kind.form(state, hangar, piece))
                elif not kind.narrowed and (fixed := tuple(kind.fields(state, hangar, piece, {}))):
                    parts.append(functools.partial(_whatever_is_said, fixed))
    return lambda partial: tuple([field for part in parts for field in part(partial)])


def _whatever_is_said(fields: tuple[Field, ...], _: Choice) -> tuple[Field, ...]:
    return fields


def is_asked(state: State, hangar: Hangar, seat: Seat) -> bool:
    """Whether a seat has something to order; one thing is enough, and the rest may take long to measure."""
    own = (piece for piece in state.pieces() if piece.seat == seat)
    return any(
        True for piece in own for kind in BY_PIECE[type(piece)] for _ in kind.fields(state, hangar, piece, {})
    )


def attendance(state: State, seat: Seat) -> str:
    """Whether a seat that flies nothing wants to be asked before each turn: unless it says otherwise, only if
    it has anti-aircraft guns, which can be told to the very spot."""
    answers = state.standing[seat].answers if seat in state.standing else {}
    told = one_of((ASK, PASS), answers.get(ATTEND))
    return told or (ASK if any(is_gun(piece) and piece.seat == seat for piece in state.ground) else PASS)


def given(choice: Choice) -> dict[str, dict[str, Value]]:
    """The orders in a checked choice, by piece and slot."""
    orders: dict[str, dict[str, Value]] = {}
    for name, order in choice.items():
        piece, slot = name.split(".", 1)
        if slot not in SLOTS:
            orders.setdefault(piece, {})[slot] = order
    return orders
