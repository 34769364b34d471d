"""What can be ordered of an airplane's rockets: with the plan, or when a target comes up."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.dice import Dice
from rules.dogfight.hangar import Hangar
from rules.dogfight.orders import ASK, OrderKind, at_hand
from rules.dogfight.picks import answer_pick
from rules.dogfight.play import Question
from rules.dogfight.state import Asked, Launch, Piece, Plane, State
from rules.engine import Choice, Field, Option, Pick
from rules.said import said

NAME = "rockets"
COUNTERS = 2
"""Counters on the console of an airplane that carries them."""
HOLD = "hold"
COUNTS = {"one": 1, "both": 2}
_WHEN = said("dogfight-orders.rockets-when")
ABOUT = said("dogfight-orders.about-rockets")
_INSTEAD = said("dogfight-orders.instead-of-guns")


def left(plane: Plane) -> int:
    """Rocket counters left on the console."""
    return COUNTERS - plane.rockets_used if "rockets" in plane.equipment else 0


def unsaid(state: State, hangar: Hangar, piece: Piece, dice: Dice) -> Piece:  # noqa: ARG001 - one of RESAMPLERS
    """That another seat's rockets are about to be fired is told with all fire; whether those on their way are
    spoilt is seen when they arrive."""
    if not isinstance(piece, Plane):
        return piece
    under_way = None if piece.launch is None else replace(piece.launch, spoiled=False)
    return replace(piece, launching=None, launch=under_way)


class RocketOrders(OrderKind):
    slot = NAME
    about = said("dogfight-orders.kind-rockets")
    options = (
        Option(HOLD, said("dogfight-orders.rockets-hold"), said("dogfight-orders.rockets-hold.note")),
        Option("one", said("dogfight-orders.rockets-one"), _WHEN),
        Option("both", said("dogfight-orders.rockets-both"), _WHEN),
        Option(ASK, said("dogfight-orders.ask"), said("dogfight-orders.ask.at-target")),
    )

    def applies(self, state: State, piece: Piece) -> bool:  # noqa: ARG002 - an OrderKind's
        return isinstance(piece, Plane) and at_hand(piece) and left(piece) > 0

    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterator[Field]:  # noqa: ARG002 - an OrderKind's
        if isinstance(piece, Plane) and piece.flying and left(piece):
            options = (each for each in self.options if COUNTS.get(each.value, 0) <= left(piece))
            yield self.pick(state, piece, ABOUT, options)


ROCKETS = RocketOrders()


def field(question: Question, asked: Asked) -> Pick:
    """For those who asked to be asked."""
    return answer_pick(asked, ABOUT, _options(question, asked), HOLD)


def _options(question: Question, asked: Asked) -> Iterator[Option]:
    yield Option(HOLD, said("dogfight-orders.rockets-hold"), said("dogfight-orders.rockets-hold.guns"))
    for target in asked.options:
        name = question.hangar.called(question.state.piece(target))
        for count in range(1, left(question.state.plane(asked.piece)) + 1):
            at = "dogfight-orders.rocket-at" if count == 1 else "dogfight-orders.rockets-at"
            yield Option(f"{target} {count}", said(at, target=target, name=name), _INSTEAD)


def launch(answer: str) -> Launch | None:
    """What a checked answer says."""
    if answer == HOLD:
        return None
    target, count = answer.split()
    return Launch(target, int(count))
