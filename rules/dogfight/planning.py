"""Planning: three different cards, no steep after steep, straights around an Immelmann, across turns too.

Whether a card may be flown depends on nothing but the card flown just before it, so that a plan is legal
when each of its cards may follow the one before, the first of them the third card of the last turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

from rules.dogfight.components import Maneuver

Fault: TypeAlias = Literal["steep after steep", "no straight before", "no straight after"]
Slots: TypeAlias = tuple[Maneuver | None, ...]


def fault(before: Maneuver | None, card: Maneuver) -> Fault | None:
    """What is wrong with flying this card right after that one, if anything is."""
    if before is not None and before.is_immelmann and not card.is_straight:
        return "no straight after"
    if card.is_immelmann and not (before is not None and before.is_straight):
        return "no straight before"
    if before is not None and before.steep and card.steep:
        return "steep after steep"
    return None


def faults(
    before: Maneuver | None, plan: Sequence[Maneuver]
) -> Iterator[tuple[Maneuver | None, Maneuver, Fault]]:
    """Each card that may not follow the one before it, with that one and the reason."""
    for previous, card in pairwise([before, *plan]):
        if card is not None and (found := fault(previous, card)):
            yield previous, card, found


def legal(before: Maneuver | None, plan: Sequence[Maneuver]) -> bool:
    different = len({card.number for card in plan}) == len(plan)
    return different and not any(faults(before, plan))


def completions(
    before: Maneuver | None, slots: Slots, deck: Iterable[Maneuver]
) -> Iterator[tuple[Maneuver, ...]]:
    """The legal plans that fill the open slots, one for each way the restrictions tell cards apart."""
    cards = tuple(deck)
    filled = [card.number for card in slots if card is not None]
    if len(set(filled)) == len(filled):
        yield from _fill(before, slots, cards, frozenset(filled))


def _fill(
    before: Maneuver | None, slots: Slots, deck: tuple[Maneuver, ...], used: frozenset[int]
) -> Iterator[tuple[Maneuver, ...]]:
    if not slots:
        yield ()
        return
    head, rest = slots[0], slots[1:]
    for card in (head,) if head is not None else _representatives(deck, used):
        if fault(before, card) is None:
            for tail in _fill(card, rest, deck, used | {card.number}):
                yield (card, *tail)


def _representatives(deck: tuple[Maneuver, ...], used: frozenset[int]) -> Iterator[Maneuver]:
    """One unused card of each sort that the restrictions tell apart."""
    seen = set()
    for card in deck:
        sort = (card.steep, card.is_straight, card.is_immelmann)
        if sort not in seen and card.number not in used:
            seen.add(sort)
            yield card


def reminder(card: Maneuver) -> Literal["steep", "immelmann", "straight"] | None:
    """The counter a third card leaves for the next turn, if it matters there."""
    if card.is_immelmann:
        return "immelmann"
    if card.is_straight:
        return "straight"
    return "steep" if card.steep else None
