"""Scripts: every plan an airplane may fly, and what its cards do to its height, wherever on the table it is.

Plans that begin alike are told together: a script is a tree, of which each round names the branches by their
numbers. What the restrictions cannot tell apart leads to the same height, and is worked out once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from rules.dogfight.altitude import maneuvers
from rules.dogfight.altitude.cloud_cover import leads_out
from rules.dogfight.box.components import CARDS, Maneuver
from rules.dogfight.hangar import Airplane
from rules.dogfight.limits import Limits
from rules.dogfight.pieces.height import Height
from rules.dogfight.planning.legality import Trail
from rules.dogfight.planning.open_plans import Sorts, binding_trail, open_plans

Numbers: TypeAlias = npt.NDArray[np.intp]
Mask: TypeAlias = npt.NDArray[np.bool_]
Column: TypeAlias = npt.NDArray[np.float64]


class CardEffect(NamedTuple):
    """The height after a card, whether it is flown at all, and whether it leads to the ground."""

    height: Height | None = None
    flown: bool = True
    down: bool = False


class Round(NamedTuple):
    """One round of a script: for each branch its card, and which branch of the round before it grows from."""

    cards: tuple[Maneuver, ...]
    numbers: Numbers
    """Those on the cards."""
    after: Numbers
    heights: tuple[Height | None, ...]
    levels: Column
    flown: Mask
    down: Mask


def effect_of(height: Height | None, flown: Sequence[Maneuver], card: Maneuver, limits: Limits) -> CardEffect:
    """What a card does after those flown before it; without altitude, nothing but move the airplane."""
    if height is None:
        return _LEVEL
    step = maneuvers.change(height, flown, card, overdives=limits.overdive)
    return CardEffect(step.height, step.flown, step.fatal or (step.height.grounded and not height.grounded))


_LEVEL = CardEffect()


def script(
    airplane: Airplane, limits: Limits, trail: Trail, height: Height | None, clouds: int | None = None
) -> tuple[Round, ...]:
    """All legal plans for the rest of the turn, cards that fly alike counted once."""
    bound = binding_trail(airplane, trail, limits)
    return _script(airplane, limits, Trail(bound.earlier, trail.turn), height, clouds)


@lru_cache(maxsize=128)
def _script(
    airplane: Airplane, limits: Limits, trail: Trail, height: Height | None, clouds: int | None
) -> tuple[Round, ...]:
    writer = _Writer(airplane, limits, trail, clouds)
    branches = [_Branch(trail.turn, writer.sorts(trail.turn), height)]
    rounds = []
    for _ in range(CARDS - len(trail.turn)):
        grown = [(at, *card) for at, branch in enumerate(branches) for card in writer.next(branch)]
        heights = tuple([effect.height for _, _, _, effect in grown])
        rounds.append(
            Round(
                cards=tuple([card for _, card, _, _ in grown]),
                numbers=np.array([card.number for _, card, _, _ in grown], dtype=np.intp),
                after=np.array([at for at, _, _, _ in grown], dtype=np.intp),
                heights=heights,
                levels=np.array([now.level if now else 0 for now in heights], dtype=np.float64),
                flown=np.array([effect.flown for _, _, _, effect in grown], dtype=bool),
                down=np.array([effect.down for _, _, _, effect in grown], dtype=bool),
            )
        )
        if len(trail.turn) + len(rounds) < CARDS:
            branches = [
                _Branch((*branches[at].turn, card), (*branches[at].sorts, sort), effect.height)
                for at, card, sort, effect in grown
            ]
    return tuple(rounds)


class _Branch(NamedTuple):
    """The cards of a turn so far, their sorts, and how high they have led."""

    turn: tuple[Maneuver, ...]
    sorts: Sorts
    height: Height | None


class _Writer:
    """Works out what may follow what, once for all that begins with the same sorts of cards."""

    def __init__(self, airplane: Airplane, limits: Limits, trail: Trail, clouds: int | None) -> None:
        self._plans = open_plans(airplane, Trail(trail.earlier), limits)
        self._limits = limits
        self._clouds = clouds
        self._earlier = trail.earlier
        self._kinds = [(self.sorts(kind)[0], kind) for kind in kinds(airplane)]
        self._following: dict[Sorts, list[tuple[int, tuple[Maneuver, ...], CardEffect]]] = {}
        self._effects: dict[tuple[Height, Sorts, int], CardEffect] = {}

    def sorts(self, cards: Sequence[Maneuver]) -> Sorts:
        return self._plans.sorts(cards)

    def next(self, branch: _Branch) -> list[tuple[Maneuver, int, CardEffect]]:
        """What may be flown next, of cards that fly alike one, with its sort and what it does."""
        turn, sorts, _ = branch
        following = self._following.get(sorts)
        if following is None:
            open_sorts = self._after(branch)
            following = self._following[sorts] = [
                (sort, kind, open_sorts[sort]) for sort, kind in self._kinds if sort in open_sorts
            ]
        return [
            (card, sort, effect)
            for sort, kind, effect in following
            if (card := spare(kind, turn)) is not None
        ]

    def _after(self, branch: _Branch) -> dict[int, CardEffect]:
        open_cards = self._plans.following(branch.sorts)
        height = branch.height
        if height is None:
            return {sort: _LEVEL for sort, _ in open_cards}
        flown = (*self._earlier, *branch.turn)
        last = self.sorts(flown[-2:])
        found = {}
        for sort, card in open_cards:
            # Only an overdive and the ways around ask what was flown before.
            dives = self._limits.overdive and (card.is_dive or card.is_straight)
            before = last if dives or card.is_immelmann else ()
            known = self._effects.get((height, before, sort))
            if known is None:
                known = self._effects[height, before, sort] = self._effect(height, flown, card)
            found[sort] = known
        return found

    def _effect(self, height: Height, flown: Sequence[Maneuver], card: Maneuver) -> CardEffect:
        """In the clouds nothing changes until a card leads out of them."""
        hidden = self._clouds is not None and height.level >= self._clouds
        if hidden and not leads_out(flown[-1] if flown else None, card):
            return CardEffect(height)
        return effect_of(height, flown, card, self._limits)


@lru_cache(maxsize=128)
def kinds(airplane: Airplane) -> tuple[tuple[Maneuver, ...], ...]:
    """The cards of a deck, those that fly alike together."""
    found: dict[str, list[Maneuver]] = {}
    for card in airplane.cards.values():
        found.setdefault(card.likeness, []).append(card)
    return tuple(map(tuple, found.values()))


def spare(kind: Sequence[Maneuver], turn: Sequence[Maneuver]) -> Maneuver | None:
    """The first card of a kind that is not flown yet in this turn."""
    for card in kind:
        if card not in turn:
            return card
    return None


@lru_cache(maxsize=4096)
def next_cards(airplane: Airplane, trail: Trail, limits: Limits) -> tuple[Maneuver, ...]:
    """What may be flown next; of cards that fly alike, one."""
    free = [spare(kind, trail.turn) for kind in kinds(airplane)]
    plans = open_plans(airplane, binding_trail(airplane, Trail(trail.earlier), limits), limits)
    return tuple([card for card in free if card is not None and plans.may_follow(trail.turn, card)])
