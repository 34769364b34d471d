"""Orders of all kinds, and what of them a plan may settle for its turn."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator

from rules.answers import one_of
from rules.dogfight.altitude.taxiing import TAXI
from rules.dogfight.balloons.bailing_out import BAIL
from rules.dogfight.balloons.descents import DESCENT
from rules.dogfight.ground.shell_form import ADJUST, SHELL, is_gun
from rules.dogfight.hangar import Hangar
from rules.dogfight.orders import ASK, GROUND_FIRE, GUNS, Standing
from rules.dogfight.planning.rearranging import QUARRY, TAIL
from rules.dogfight.planning.rocket_form import ROCKETS
from rules.dogfight.state import Piece, State
from rules.dogfight.victory.missions import BOMBS
from rules.engine import Choice, Field, Form
from rules.values import Seat

ATTEND, PASS = "attend", "pass"
KINDS: tuple[Standing, ...] = (
    GUNS,
    ROCKETS,
    BOMBS,
    QUARRY,
    TAIL,
    TAXI,
    GROUND_FIRE,
    SHELL,
    ADJUST,
    DESCENT,
    BAIL,
)


def fields(state: State, hangar: Hangar, seat: Seat, partial: Choice) -> tuple[Field, ...]:
    return tuple(_fields(state, hangar, seat, partial))


def _fields(state: State, hangar: Hangar, seat: Seat, partial: Choice) -> Iterator[Field]:
    for piece in state.pieces():
        if piece.seat == seat:
            for kind in KINDS:
                yield from kind.fields(state, hangar, piece, partial)


def form_of(state: State, hangar: Hangar, seat: Seat) -> Form:
    """The same for any number of askings; what no answer changes is worked out once."""
    parts: list[Callable[[Choice], Iterable[Field]]] = []
    for piece in state.pieces():
        if piece.seat == seat:
            for kind in KINDS:
                if kind.narrowed and kind.applies(state, piece):
                    parts.append(functools.partial(kind.fields, state, hangar, piece))
                elif not kind.narrowed and (fixed := tuple(kind.fields(state, hangar, piece, {}))):
                    parts.append(functools.partial(_whatever_is_said, fixed))
    return lambda partial: tuple([field for part in parts for field in part(partial)])


def _whatever_is_said(fields: tuple[Field, ...], _: Choice) -> tuple[Field, ...]:
    return fields


def seats(state: State, hangar: Hangar) -> set[Seat]:
    """Who has something to order; one thing is enough, and much of the rest takes long to measure."""
    own = {piece.seat for piece in state.pieces() if piece.seat is not None}
    return {seat for seat in own if any(True for _ in _fields(state, hangar, seat, {}))}


def attendance(state: State, seat: Seat) -> str:
    """Whether a seat that flies nothing wants to be asked before each turn: unless it says otherwise, only if
    it has anti-aircraft guns, which can be told to the very spot."""
    answers = state.standing[seat].answers if seat in state.standing else {}
    told = one_of((ASK, PASS), answers.get(ATTEND))
    return told or (ASK if any(is_gun(piece) and piece.seat == seat for piece in state.ground) else PASS)


def given(piece: Piece, orders: Iterable[Field], choice: Choice) -> dict[str, object]:
    """The orders of one piece in a checked choice, by slot."""
    return {
        field.slot: choice[field.name] for field in orders if field.group == piece.id and field.name in choice
    }
