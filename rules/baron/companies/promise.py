"""What a technology promises: its gain, and what it opens the way to. Orders for Design go by it.

What orders go by is part of the rules: other figures here are another version of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.baron.box.components import REAR_SEAT, Technology
from rules.baron.box.figures import Figures
from rules.baron.companies.effectiveness import WEIGHTS
from rules.baron.companies.technologies import adding, bonuses_of
from rules.baron.view import Kind


@lru_cache(maxsize=8192)
def gain(figures: Figures, kinds: tuple[Kind, ...], owned: frozenset[str], key: str) -> float:
    before, after = bonuses_of(figures, owned), bonuses_of(figures, adding(figures, owned, key))
    return sum(WEIGHTS[kind] * (after.of(kind) - before.of(kind)) for kind in kinds)


@lru_cache(maxsize=8192)
def promise(
    figures: Figures, kinds: tuple[Kind, ...], owned: frozenset[str], cards: tuple[int, ...], key: str
) -> float:
    """The gain of a box, and something for what it opens the way to."""
    opens = 0.0
    if opened := _opened_by(figures, kinds)[key]:
        box, after = figures.technologies[key], adding(figures, owned, key)
        spent = payable(figures, box, cards)[: box.cards]
        left = [card for card in cards if card not in spent]
        for each in opened:
            share = 0.6 if len(payable(figures, each, left)) >= each.cards else 0.1
            opens = max(opens, share * gain(figures, kinds, after, each.key))
    seat = 0.8 if key == REAR_SEAT else 0.0
    return gain(figures, kinds, owned, key) + opens + seat


def payable(figures: Figures, box: Technology, cards: Sequence[int]) -> list[int]:
    payers = figures.payers[box.key]
    return [card for card in cards if card in payers]


@lru_cache(maxsize=32)
def _opened_by(figures: Figures, kinds: tuple[Kind, ...]) -> dict[str, list[Technology]]:
    """What each box is the prerequisite of."""
    boxes = figures.mat(kinds)
    opened: dict[str, list[Technology]] = {box.key: [] for box in boxes}
    for box in boxes:
        if box.prerequisite is not None:
            opened.setdefault(box.prerequisite, []).append(box)
    return opened
