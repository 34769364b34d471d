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

NAME = "rockets"
COUNTERS = 2
"""Counters on the console of an airplane that carries them."""
HOLD = "hold"
COUNTS = {"one": 1, "both": 2}
_WHEN = "at the nearest balloon, or at anybody once no balloon is up; instead of the guns"


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
    about = "Rockets"
    options = (
        Option(HOLD, "Keep the rockets", "fire none"),
        Option("one", "Fire one rocket a turn", _WHEN),
        Option("both", "Fire both rockets", _WHEN),
        Option(ASK, "Ask me", "the game stops and asks whenever a target comes up"),
    )

    def applies(self, state: State, piece: Piece) -> bool:  # noqa: ARG002 - an OrderKind's
        return isinstance(piece, Plane) and at_hand(piece) and left(piece) > 0

    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterator[Field]:  # noqa: ARG002 - an OrderKind's
        if isinstance(piece, Plane) and piece.flying and left(piece):
            options = (each for each in self.options if COUNTS.get(each.value, 0) <= left(piece))
            yield self.pick(state, piece, "rockets", options)


ROCKETS = RocketOrders()


def field(question: Question, asked: Asked) -> Pick:
    """For those who asked to be asked."""
    return answer_pick(asked, "rockets", _options(question, asked), HOLD)


def _options(question: Question, asked: Asked) -> Iterator[Option]:
    yield Option(HOLD, "Keep the rockets", "the guns may fire")
    for target in asked.options:
        name = question.hangar.name(question.state.piece(target))
        for count in range(1, left(question.state.plane(asked.piece)) + 1):
            what = "One rocket" if count == 1 else "Both rockets"
            yield Option(f"{target} {count}", f"{what} at {target} · {name}", "instead of the guns")


def launch(answer: str) -> Launch | None:
    """What a checked answer says."""
    if answer == HOLD:
        return None
    target, count = answer.split()
    return Launch(target, int(count))
