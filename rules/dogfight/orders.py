"""Orders: what a player settles beforehand, so that nobody waits for it in the middle of a turn.

Standing orders last until they are changed, and can be given at any time; a plan may say otherwise for its
turn. `planning.order_book` lists all kinds of them; here is what a kind has to say for itself, and the order
to fire, which most pieces have.
"""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import ClassVar, get_args

from rules.answers import picked
from rules.dogfight.hangar import Hangar
from rules.dogfight.picks import order_pick
from rules.dogfight.state import GroundCard, Order, Piece, Plane, State
from rules.engine import Choice, Field, Option, Pick
from rules.said import Said, Text, said

STANDING = "standing"
"""What a plan says of an order that is left as it stands."""
ASK = "ask"
APART = "apart"
"""The pieces that have orders of their own."""


class OrderKind(ABC):
    """A kind of orders. With the plan its fields are named by piece and slot, "G1.shell", and grouped by
    piece; what a plan says is kept in the piece's orders, by slot, until the turn is over."""

    slot: ClassVar[str]
    about: ClassVar[Said]
    """What it is called in the form of standing orders, where it is given for all pieces. Its
    `.clause` is the same within a sentence, as are those of the options' labels."""
    options: ClassVar[tuple[Option, ...]]
    """What can be ordered for good; the first is the usual."""
    narrowed: ClassVar[bool] = False
    """Whether what a plan may say of it depends on the answers so far."""

    @abstractmethod
    def applies(self, state: State, piece: Piece) -> bool:
        """Whether such an order may matter to this piece, now or later."""

    @abstractmethod
    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterable[Field]:
        """What a plan may say of this piece, given the answers so far; nothing for any other piece."""

    def form(self, state: State, hangar: Hangar, piece: Piece) -> Callable[[Choice], Iterable[Field]]:
        """The same for any number of askings."""
        return functools.partial(self.fields, state, hangar, piece)

    @property
    def name(self) -> str:
        """Of the field that orders it for all pieces."""
        return self.slot

    def ordered(self, state: State, piece: Piece) -> str:
        """What this piece was told: with the plan, or else by the orders that stand."""
        told = told_with_plan(piece, self.slot)
        return self.stands(state, piece) if told == STANDING else told

    def stands(self, state: State, piece: Piece) -> str:
        """What its owner's standing orders say of it."""
        if piece.seat is None or piece.seat not in state.standing:
            return self.options[0].value
        known = [option.value for option in self.options]
        answers = state.standing[piece.seat].answers
        apart = piece.id in picked(answers.get(APART))
        told = answers.get(f"{piece.id}.{self.slot}" if apart else self.name)
        return next((value for value in known if value == told), known[0])

    def pick(self, state: State, piece: Piece, about: Text, options: Iterable[Option]) -> Pick:
        """The plan's field: as the orders stand, or otherwise for this turn."""
        now = self.stands(state, piece)
        label = next(option.label for option in self.options if option.value == now)
        return order_pick(piece, self.slot, about, (_as_ordered(label), *options), STANDING)


@cache
def _as_ordered(label: Text) -> Option:
    return Option(STANDING, said("dogfight-orders.as-ordered"), said("dogfight-orders.stands", order=label))


def told_with_plan(piece: Piece, slot: str) -> str:
    """What this turn's plan says of a piece."""
    if isinstance(piece, Plane) and slot == "fire":
        return piece.order
    return str(piece.orders.get(slot, STANDING))


def at_hand(piece: Piece) -> bool:
    """Whether a piece is in the game, on the table or on its way."""
    return piece.in_play or (isinstance(piece, Plane) and piece.status == "waiting")


# Fire

FIRE = (
    Option("closest", said("dogfight-orders.fire-closest"), said("dogfight-orders.fire-closest.note")),
    Option("weakest", said("dogfight-orders.fire-weakest"), said("dogfight-orders.fire-weakest.note")),
    Option("hold", said("dogfight-orders.fire-hold"), said("dogfight-orders.fire-hold.note")),
    Option("several", said("dogfight-orders.fire-several"), said("dogfight-orders.fire-several.note")),
    Option(ASK, said("dogfight-orders.ask"), said("dogfight-orders.ask.at-target")),
)


class GunOrders(OrderKind):
    slot = "fire"
    about = said("dogfight-orders.kind-guns")
    options = FIRE

    def applies(self, state: State, piece: Piece) -> bool:  # noqa: ARG002 - an OrderKind's
        return isinstance(piece, Plane) and at_hand(piece)

    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterator[Field]:  # noqa: ARG002 - an OrderKind's
        if isinstance(piece, Plane) and piece.flying:
            yield self.pick(state, piece, said("dogfight-orders.about-guns"), self.options)


class GroundFireOrders(OrderKind):
    """Whom the infantry of a trench, or the whole crew of a machine gun, fires at."""

    slot = "fire"
    about = said("dogfight-orders.kind-ground-fire")
    options = FIRE
    crews: ClassVar[dict[str, Said]] = {
        "trench": said("dogfight-orders.about-infantry"),
        "aa-machine-gun": said("dogfight-orders.about-machine-gun"),
    }

    @property
    def name(self) -> str:
        return "ground_fire"

    def applies(self, state: State, piece: Piece) -> bool:  # noqa: ARG002 - an OrderKind's
        return isinstance(piece, GroundCard) and piece.in_play and piece.kind in self.crews

    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterator[Field]:  # noqa: ARG002 - an OrderKind's
        if isinstance(piece, GroundCard) and self.applies(state, piece):
            yield self.pick(state, piece, self.crews[piece.kind], self.options)


GUNS, GROUND_FIRE = GunOrders(), GroundFireOrders()


def fire_order(state: State, piece: Piece) -> Order:
    """What a piece was told about its fire."""
    told = (GUNS if isinstance(piece, Plane) else GROUND_FIRE).ordered(state, piece)
    return next(order for order in get_args(Order) if order == told)


def asks(order: Order, targets: int) -> bool:
    """Whether a gun with so many targets waits for its owner's word."""
    return order == ASK or (order == "several" and targets > 1)
