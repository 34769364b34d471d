"""The pilot who sees a tailed enemy's next card may fly his own cards in another order.

What he then does can be ordered beforehand: to keep his order, to be asked, or, with the plan, which of his
cards to fly next if the enemy turns left, turns right, or does neither.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations

from rules.dogfight import names
from rules.dogfight.box.components import Maneuver
from rules.dogfight.hangar import Hangar
from rules.dogfight.orders import ASK, OrderKind, at_hand
from rules.dogfight.planning.binding import limits, trail
from rules.dogfight.planning.legality import faults
from rules.dogfight.planning.slots import card_label, card_named, chosen_cards
from rules.dogfight.state import Piece, Plane, State
from rules.engine import Choice, Field, Option, Pick
from rules.said import said

KEEP, BY_CARD, PLANNED = "keep", "by card", "planned"
_CASES = ("left", "right", "ahead")
"""What a shown card may do, by the slot's ending."""
_WHEN = Option(BY_CARD, said("dogfight-orders.tail-by-card"), said("dogfight-orders.tail-by-card.note"))
_AS_PLANNED = Option(PLANNED, said("dogfight-planning.as-planned"))
_NEXT = said("dogfight-planning.note-next")


def rearranged(name: str, plan: Sequence[int], choice: Choice) -> tuple[int, ...]:
    """The cards that lie face down, in the order that a choice, finished or not, puts them into."""
    wanted = choice.get(f"{name}.order")
    return next((order for order in permutations(plan) if written(order) == wanted), tuple(plan))


def written(order: Iterable[int]) -> str:
    return "-".join(str(number) for number in order)


def orders(state: State, hangar: Hangar, plane: Plane) -> Iterator[tuple[Maneuver, ...]]:
    """The orders in which the cards still face down may be flown, each way to fly once, as planned first."""
    airplane = hangar.airplane(plane.model, state.in_force)
    cards = [airplane.cards[number] for number in plane.plan]
    so_far, bound = trail(state, plane, airplane), limits(state, airplane, plane)
    ways: dict[tuple[str, ...], tuple[Maneuver, ...]] = {}
    for order in permutations(cards):
        ways.setdefault(tuple(card.likeness for card in order), order)
    for order in ways.values():
        planned = list(order) == cards
        if planned or state.illegal_plans != "refused" or not any(faults(so_far, order, bound)):
            yield order


def by_card(state: State, hangar: Hangar, plane: Plane, shown: Maneuver) -> tuple[int, ...]:
    """The plan as its owner ordered it for such a card: the one he named first, if that may be flown."""
    deck = {number: hangar.airplane(plane.model, state.in_force).cards[number] for number in plane.plan}
    wanted = card_named(deck, plane.orders.get(f"{TAIL.slot}_{shown.direction or 'ahead'}"))
    for order in orders(state, hangar, plane):
        if wanted is not None and order[0].likeness == wanted.likeness:
            return tuple(card.number for card in order)
    return plane.plan


class TailOrders(OrderKind):
    """What a tailing pilot does when he has seen the card."""

    slot = "tail"
    narrowed = True
    about = said("dogfight-orders.kind-tail")
    options = (
        Option(KEEP, said("dogfight-orders.tail-keep"), said("dogfight-orders.tail-keep.note")),
        Option(ASK, said("dogfight-orders.ask"), said("dogfight-orders.ask.to-rearrange")),
    )

    def applies(self, state: State, piece: Piece) -> bool:
        return isinstance(piece, Plane) and at_hand(piece) and state.in_force.tailing

    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterator[Field]:
        if not isinstance(piece, Plane) or not piece.flying or piece.tailing is None:
            return
        keep, ask = self.options
        deck = hangar.airplane(piece.model, state.in_force).cards
        cards = chosen_cards(piece.id, deck, partial)
        options = (keep, _WHEN, ask) if len(cards) == len(_CASES) else (keep, ask)
        yield self.pick(state, piece, said("dogfight-orders.about-tail", target=piece.tailing), options)
        if partial.get(f"{piece.id}.{self.slot}") == BY_CARD and len(cards) == len(_CASES):
            yield from (_case(piece, case, cards) for case in _CASES)


def _case(plane: Plane, case: str, cards: Sequence[Maneuver]) -> Pick:
    slot = f"{TAIL.slot}_{case}"
    options = (Option(str(card.number), card_label(card), _NEXT) for card in cards)
    about = said("dogfight-planning.tail-case", target=str(plane.tailing), case=case)
    return Pick(
        name=f"{plane.id}.{slot}",
        label=names.about(plane.id, about),
        options=(_AS_PLANNED, *options),
        least=0,
        group=plane.id,
        slot=slot,
        default=PLANNED,
    )


class QuarryOrders(OrderKind):
    """Whom a pilot behind several enemies follows: settled before anybody plans."""

    slot = "quarry"
    about = said("dogfight-orders.kind-quarry")
    options = (
        Option("nearest", said("dogfight-orders.quarry-nearest")),
        Option(
            "weakest", said("dogfight-orders.quarry-weakest"), said("dogfight-orders.quarry-weakest.note")
        ),
        Option(ASK, said("dogfight-orders.ask"), said("dogfight-orders.ask.before-planning")),
    )

    def applies(self, state: State, piece: Piece) -> bool:
        return TAIL.applies(state, piece)

    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterable[Field]:  # noqa: ARG002 - an OrderKind's
        return ()


TAIL, QUARRY = TailOrders(), QuarryOrders()
