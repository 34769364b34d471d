"""Luck in words: what chance brought to somebody, and what it brings on average."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import AnyTitle
from rules.lookahead.luck import CHANCE, Luck
from rules.lots import Lot
from rules.values import Seat
from words import say

_LUCKY = ((2.5, "very "), (1.5, ""), (0.8, "a little "))
"""From how far off the average on, in standard deviations, somebody was how lucky or unlucky."""
_FAR = 1.5
"""Standard deviations off the average that are worth a sign."""
_NOTHING = 0.05
"""What nobody got and nobody had to expect is not told."""


def verdict(own: Sequence[Luck]) -> str:
    """How lucky a seat was for the game: by what chance did to its chance of winning, and to nothing else."""
    deviation = sum(each.deviation for each in own if each.lot == CHANCE)
    for least, how in _LUCKY:
        if abs(deviation) >= least:
            return f"{how}{'lucky' if deviation > 0 else 'unlucky'}"
    return "neither lucky nor unlucky"


def of_seat(found: Sequence[Luck], seat: Seat) -> list[Luck]:
    return [each for each in found if each.seat == seat]


def counted_lots(title: AnyTitle, own: Sequence[Luck]) -> list[tuple[Lot, Luck]]:
    """What is worth telling of a seat's luck, in the title's order."""
    by_key = {each.lot: each for each in own}
    return [
        (lot, by_key[lot.key])
        for lot in title.lots
        if lot.key in by_key and max(by_key[lot.key].got, by_key[lot.key].expected) >= _NOTHING
    ]


def figure(lot: Lot, amount: float) -> str:
    """A whole number is one; of a small average the tenths matter as well."""
    digits = 0 if amount == round(amount) or amount >= 20 else 1
    return f"{lot.unit}{amount:.{digits}f}"


def far_off(own: Luck) -> str:
    """What stands behind a lot of which far more or less came than is usual."""
    if abs(own.deviation) < _FAR:
        return ""
    return " ▲" if own.deviation > 0 else " ▼"


def told(title: AnyTitle, own: Sequence[Luck]) -> str:
    """All of a seat's luck, in a sentence without a name."""
    lots = [
        f"{say(lot.label)} {figure(lot, each.got)} "
        f"({figure(lot, each.expected)}{'' if number else ' on average'}){far_off(each)}"
        for number, (lot, each) in enumerate(counted_lots(title, own))
    ]
    return f"{verdict(own)}{': ' if lots else ''}{', '.join(lots)}."
