"""Planning: three different cards, no steep after steep, straights around an Immelmann, across turns too.

Whether a card may be flown depends on nothing but the cards flown before it, so that a plan is legal when
each of its cards may follow those before, the first of them the cards of the last turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from rules.dogfight.altitude import maneuvers, overdive, split_s
from rules.dogfight.box.components import CARDS, Direction, Kind, Maneuver
from rules.dogfight.limits import FREE, Limits
from rules.dogfight.pieces.height import Height

Fault: TypeAlias = (
    Literal[
        "steep-after-steep",
        "no-straight-before",
        "no-straight-after",
        "rudder-jammed",
        "straight-while-burning",
        "no-stall",
    ]
    | maneuvers.HeightFault
)
Slots: TypeAlias = tuple[Maneuver | None, ...]
Sort: TypeAlias = tuple[Kind, bool, Direction | None]


class Trail(NamedTuple):
    """The cards flown, or planned, before the next: the last of the turn before, and those of this turn."""

    earlier: tuple[Maneuver, ...] = ()
    turn: tuple[Maneuver, ...] = ()

    @property
    def cards(self) -> tuple[Maneuver, ...]:
        return (*self.earlier, *self.turn)

    @property
    def before(self) -> Maneuver | None:
        cards = self.turn or self.earlier
        return cards[-1] if cards else None

    def then(self, card: Maneuver) -> Trail:
        return Trail(self.earlier, (*self.turn, card))


def fault(trail: Trail, card: Maneuver, limits: Limits = FREE) -> Fault | None:
    """What is wrong with flying this card now, if anything is."""
    if limits.altitude:
        height = _height(trail, limits)
        found = maneuvers.fault(height, trail.earlier, trail.turn, card, overdives=limits.overdive)
        if found is not None or (height is not None and height.grounded):
            return found
    return _sequence_fault(trail, card, limits) or _damage_fault(trail, card, limits)


def _sequence_fault(trail: Trail, card: Maneuver, limits: Limits) -> Fault | None:
    """Why a card may not follow those before it."""
    before = trail.before
    if _owes_straight(trail, limits) and not card.is_straight:
        return "no-straight-after"
    down = limits.altitude and split_s.is_split_s(before, card)
    if card.is_immelmann and not down and not (before is not None and before.is_straight):
        return "no-straight-before"
    if two_steep(before, card, overdives=limits.overdive) and not _second_steep(trail, limits):
        return "steep-after-steep"
    return None


def two_steep(before: Maneuver | None, card: Maneuver, *, overdives: bool) -> bool:
    """Two steep cards in a row, which are no overdive either."""
    both = before is not None and before.steep and card.steep
    return both and not (overdives and overdive.begins(before, card))


def _damage_fault(trail: Trail, card: Maneuver, limits: Limits) -> Fault | None:
    """Why damage keeps an airplane from flying a card."""
    if card.direction in limits.rudder:
        return "rudder-jammed"
    owed = not trail.turn and _owes_straight(trail, limits)  # by an Immelmann of the turn before
    if limits.burning and card.is_straight and not owed:
        return "straight-while-burning"
    last = len(trail.turn) == CARDS - 1
    if limits.stall and last and not any(flown.is_stall for flown in (*trail.turn, card)):
        return "no-stall"
    return None


def _owes_straight(trail: Trail, limits: Limits) -> bool:
    before = trail.before
    return before is not None and before.is_immelmann and not limits.free_after_immelmann


def _height(trail: Trail, limits: Limits) -> Height | None:
    """How high the airplane is when it comes to the next card."""
    if limits.height is None:
        return None
    flown, ahead = trail.turn[: limits.counted], trail.turn[limits.counted :]
    return maneuvers.after(limits.height, (*trail.earlier, *flown), ahead, overdives=limits.overdive)


def near_ground(trail: Trail, limits: Limits) -> bool:
    """Whether the airplane then is so low that its height has a say in the next card."""
    height = _height(trail, limits)
    return height is not None and (height.grounded or (limits.overdive and height.level < overdive.LOWEST))


def _second_steep(trail: Trail, limits: Limits) -> bool:
    """Whether the ace may fly a steep card after a steep one: not if he has done so in this turn."""
    pairs = pairwise((*trail.earlier[-1:], *trail.turn))
    used = any(two_steep(one, other, overdives=limits.overdive) for one, other in pairs)
    return limits.double_steep and not used


def faults(
    trail: Trail, plan: Sequence[Maneuver], limits: Limits = FREE
) -> Iterator[tuple[Maneuver | None, Maneuver, Fault]]:
    """Each card that may not be flown in its place, with the one before it and the reason."""
    for card in plan:
        if found := fault(trail, card, limits):
            yield trail.before, card, found
        trail = trail.then(card)


def legal(trail: Trail, plan: Sequence[Maneuver], limits: Limits = FREE) -> bool:
    different = len({card.number for card in plan}) == len(plan)
    return different and not any(faults(trail, plan, limits))


def completions(
    trail: Trail, slots: Slots, deck: Iterable[Maneuver], limits: Limits = FREE
) -> Iterator[tuple[Maneuver, ...]]:
    """The legal plans that fill the open slots, one for each way the restrictions tell cards apart."""
    cards = tuple(deck)
    filled = [card.number for card in slots if card is not None]
    if len(set(filled)) == len(filled):
        yield from _fill(trail, slots, cards, frozenset(filled), limits)


def _fill(
    trail: Trail, slots: Slots, deck: tuple[Maneuver, ...], used: frozenset[int], limits: Limits
) -> Iterator[tuple[Maneuver, ...]]:
    if not slots:
        yield ()
        return
    head, rest = slots[0], slots[1:]
    for card in (head,) if head is not None else _representatives(deck, used):
        if fault(trail, card, limits) is None:
            for tail in _fill(trail.then(card), rest, deck, used | {card.number}, limits):
                yield (card, *tail)


def _representatives(deck: tuple[Maneuver, ...], used: frozenset[int]) -> Iterator[Maneuver]:
    """One unused card of each sort that the restrictions tell apart."""
    seen: set[Sort] = set()
    for card in deck:
        sort = sort_of(card)
        if sort not in seen and card.number not in used:
            seen.add(sort)
            yield card


def sort_of(card: Maneuver) -> Sort:
    """All of a card that the restrictions look at."""
    return card.kind, card.steep, card.direction


def reminder(card: Maneuver) -> Literal["steep", "immelmann", "straight"] | None:
    """The counter a third card leaves for the next turn, if it matters there."""
    if card.is_immelmann:
        return "immelmann"
    if card.is_straight:
        return "straight"
    return "steep" if card.steep else None
