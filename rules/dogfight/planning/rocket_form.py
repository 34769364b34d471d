"""What can be ordered of an airplane's rockets: with the plan, or when a target comes up."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.dice import Dice
from rules.dogfight.hangar import Hangar
from rules.dogfight.orders import Standing
from rules.dogfight.picks import answer_pick, order_pick
from rules.dogfight.play import Question
from rules.dogfight.state import Asked, Launch, Piece, Plane, State
from rules.engine import Choice, Field, Option, Pick

NAME = "rockets"
ROCKETS = 2
"""Counters on the console of an airplane that carries them."""
HOLD = "hold"
ASK = "ask"
COUNTS = {"one": 1, "both": 2}
_WHEN = "at the nearest balloon, or at anybody once no balloon is up; instead of the guns"
_ORDERS: dict[str, tuple[str, str]] = {
    HOLD: ("Keep the rockets", "fire none this turn"),
    "one": ("Fire one rocket", _WHEN),
    "both": ("Fire both rockets", _WHEN),
    ASK: ("Ask me", "the game stops and asks whenever a target comes up"),
}


_SECRET = ("fire", "shell", "point", "level", NAME)
"""Standing orders of guns and rockets, by slot."""


def left(plane: Plane) -> int:
    """Rocket counters left on the console."""
    return ROCKETS - plane.rockets_used if "rockets" in plane.equipment else 0


def other_orders(state: State, hangar: Hangar, piece: Piece, dice: Dice) -> Piece:  # noqa: ARG001
    """A piece of another seat's, as it may be: told something else about its guns, if it was not asked, and
    about to fire another number of rockets."""
    if any(asked.piece == piece.id for asked in state.asked):
        return piece
    orders = {slot: given for slot, given in piece.orders.items() if slot not in _SECRET}
    if isinstance(piece, Plane) and piece.launching is not None:
        count = 1 + dice.below(left(piece))
        return replace(piece, orders=orders, launching=replace(piece.launching, count=count))
    return replace(piece, orders=orders)


class RocketOrders(Standing):
    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterator[Field]:  # noqa: ARG002
        if not isinstance(piece, Plane) or not piece.flying or not left(piece):
            return
        orders = [name for name in _ORDERS if COUNTS.get(name, 0) <= left(piece)]
        yield order_pick(piece, NAME, "rockets", (Option(name, *_ORDERS[name]) for name in orders), HOLD)


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
