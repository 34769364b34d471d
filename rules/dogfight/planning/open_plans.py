"""Open plans: whether cards laid so far, in whatever places, can be made a legal plan.

A form asks that of every card for every place, and again after every answer; a stand-in asks it of all plans.
What the restrictions cannot tell apart gets the same answer, and there is little that they can: so it is
worked out by sorts of cards, each question once, and kept. Away from the ground the answers are the same for
all airplanes, which share them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias, get_args

from rules.dogfight.box.components import Direction, Kind, Maneuver
from rules.dogfight.hangar import Airplane
from rules.dogfight.limits import Limits
from rules.dogfight.planning.legality import Slots, Sort, Trail, fault, near_ground, sort_of

Sorts: TypeAlias = tuple[int, ...]
"""Sorts of cards by their numbers, the same in every deck."""
Verdicts: TypeAlias = dict[Sorts, bool]
"""Whether the last of some cards may be flown after the others of its turn."""
_OPEN = 0
"""In place of a sort, where no card is laid yet."""
_NUMBERS: dict[Sort, int] = {
    sort: number
    for number, sort in enumerate(
        product(get_args(Kind), (False, True), (None, *get_args(Direction))), start=_OPEN + 1
    )
}


class OpenPlans:
    """The legal plans of an airplane for a turn, as far as somebody has asked for them."""

    def __init__(self, airplane: Airplane, trail: Trail, bound: Limits) -> None:
        self._deck = _deck(airplane)
        self._trail = trail
        self._bound = bound
        self._known: dict[Sorts, bool] = {}
        self._aloft = _verdicts(self.sorts(trail.earlier), bound._replace(height=None, counted=0))
        self._low: Verdicts = {}
        self._has_height = bound.height is not None
        self._near: dict[Sorts, bool] = {}
        self._places: dict[tuple[Sorts, Sorts], frozenset[int]] = {}

    def allow(self, slots: Slots) -> bool:
        """Whether some plan has these cards in these places; the others are open."""
        numbers = [card.number for card in slots if card is not None]
        return len(set(numbers)) == len(numbers) and self._allow(self._laid(slots))

    def at(self, slots: Slots, place: int, cards: Iterable[Maneuver]) -> list[Maneuver]:
        """Those of some cards, none of which lies elsewhere, that may take a place of such a plan."""
        sort = self._deck.sort
        laid = self._laid(slots)
        fitting = self._sorts_between(laid[:place], laid[place + 1 :])
        return [card for card in cards if sort[card.number] in fitting]

    def _laid(self, slots: Slots) -> Sorts:
        sort = self._deck.sort
        return tuple([_OPEN if card is None else sort[card.number] for card in slots])

    def _sorts_between(self, before: Sorts, after: Sorts) -> frozenset[int]:
        known = self._places.get((before, after))
        if known is None:
            known = self._places[before, after] = frozenset(self._between(before, after))
        return known

    def _between(self, before: Sorts, after: Sorts) -> list[int]:
        if _OPEN in before:
            return [sort for sort in self._deck.cards if self._allow((*before, sort, *after))]
        if not self._fit((), before):
            return []
        return [
            sort
            for sort in self._deck.cards
            if self._may_follow(before, sort) and self._fit((*before, sort), after)
        ]

    def _allow(self, laid: Sorts) -> bool:
        known = self._known.get(laid)
        if known is None:
            known = self._known[laid] = self._fit((), laid)
        return known

    def may_follow(self, turn: Sequence[Maneuver], card: Maneuver) -> bool:
        """Whether a card may be flown after those of this turn, whatever comes then."""
        return self._may_follow(self.sorts(turn), self._deck.sort[card.number])

    def following(self, turn: Sorts) -> Iterator[tuple[int, Maneuver]]:
        """The sorts of cards that may be flown after those of this turn, and one card of each."""
        for sort, card in self._deck.cards.items():
            if self._may_follow(turn, sort):
                yield sort, card

    def sorts(self, cards: Iterable[Maneuver]) -> Sorts:
        sort = self._deck.sort
        return tuple([sort[card.number] for card in cards])

    def _fit(self, turn: Sorts, slots: Sorts) -> bool:
        """Whether the rest of a plan can follow its beginning."""
        if not slots:
            return True
        head, rest = slots[0], slots[1:]
        for sort in self._deck.spare((*turn, *rest)) if head == _OPEN else (head,):
            if self._may_follow(turn, sort) and self._fit((*turn, sort), rest):
                return True
        return False

    def _may_follow(self, turn: Sorts, sort: int) -> bool:
        verdicts = self._low if self._has_height and self._near_ground(turn) else self._aloft
        flown = (*turn, sort)
        known = verdicts.get(flown)
        if known is None:
            *before, card = (self._deck.cards[each] for each in flown)
            why = fault(Trail(self._trail.earlier, tuple(before)), card, self._bound)
            known = verdicts[flown] = why is None
        return known

    def _near_ground(self, turn: Sorts) -> bool:
        """Whether these cards lead so low that it matters to what comes next."""
        known = self._near.get(turn)
        if known is None:
            cards = [self._deck.cards[sort] for sort in turn]
            known = self._near[turn] = near_ground(Trail(self._trail.earlier, tuple(cards)), self._bound)
        return known


class _Deck(NamedTuple):
    """An airplane's cards by their sorts."""

    sort: dict[int, int]
    """The sort of each card by the number on it."""
    cards: dict[int, Maneuver]
    """One card of each sort."""
    held: dict[int, int]
    """How many of each there are."""

    def spare(self, taken: Sorts) -> list[int]:
        """The sorts of which there is still a card."""
        return [sort for sort, held in self.held.items() if held > taken.count(sort)]


@lru_cache(maxsize=512)
def open_plans(airplane: Airplane, trail: Trail, bound: Limits) -> OpenPlans:
    return OpenPlans(airplane, trail, bound)


@lru_cache(maxsize=256)
def _verdicts(earlier: Sorts, bound: Limits) -> Verdicts:
    """What has been found out of plans after such cards, bound like this."""
    del earlier, bound
    return {}


def binding_trail(airplane: Airplane, trail: Trail, bound: Limits) -> Trail:
    """What of the turn before can matter to a plan: the last card, and to an overdive the one before it; of
    each sort, always the same card."""
    deck = _deck(airplane)
    earlier = trail.earlier if bound.overdive else trail.earlier[-1:]
    return Trail(tuple([deck.cards[deck.sort[card.number]] for card in earlier]))


@lru_cache(maxsize=128)
def _deck(airplane: Airplane) -> _Deck:
    deck = _Deck({}, {}, {})
    for card in airplane.cards.values():
        sort = _NUMBERS[sort_of(card)]
        deck.sort[card.number] = sort
        deck.cards.setdefault(sort, card)
        deck.held[sort] = deck.held.get(sort, 0) + 1
    return deck
