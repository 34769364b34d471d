"""Luck in words: what chance brought to somebody, and what it brings on average."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import AnyTitle
from rules.lookahead.luck import CHANCE, Luck
from rules.lots import Lot
from rules.said import Argument, Said, said, series
from rules.values import Seat

_LUCKY = ((2.5, "very"), (1.5, "quite"), (0.8, "little"))
"""From how far off the average on, in standard deviations, somebody was how lucky or unlucky."""
_FAR = 1.5
"""Standard deviations off the average that are worth a sign."""
_LARGE = 20
"""An amount from which on tenths tell nothing."""

_NOTHING = 0.05
"""What nobody got and nobody had to expect is not told."""


def verdict(own: Sequence[Luck]) -> Said:
    """How lucky a seat was for the game: by what chance did to its chance of winning, and to nothing else."""
    deviation = sum(each.deviation for each in own if each.lot == CHANCE)
    for least, how in _LUCKY:
        if abs(deviation) >= least:
            return said("analysis.name-luck", lucky=how if deviation > 0 else f"{how}-un")
    return said("analysis.name-luck", lucky="neither")


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


def figure(lot: Lot, amount: float) -> Argument:
    """A whole number is one; of a small average the tenths matter as well."""
    rounded = round(amount) if amount >= _LARGE else round(amount, 1)
    return said("analysis.name-dollars", amount=rounded) if lot.unit else rounded


def far_off(own: Luck) -> str:
    """Whether far more or less of a lot came than is usual."""
    if abs(own.deviation) < _FAR:
        return "no"
    return "more" if own.deviation > 0 else "less"


def lot_told(lot: Lot, own: Luck, *, first: bool = False) -> Said:
    """What came, and what comes on average."""
    return said(
        "analysis.lot",
        lot=lot.label,
        got=figure(lot, own.got),
        expected=figure(lot, own.expected),
        place="first" if first else "later",
        far=far_off(own),
    )


def told(title: AnyTitle, own: Sequence[Luck]) -> Said:
    """All of a seat's luck, in a sentence without a name."""
    lots = [
        lot_told(lot, each, first=not number) for number, (lot, each) in enumerate(counted_lots(title, own))
    ]
    if not lots:
        return alone(own)
    return said("analysis.luck-told", luck=verdict(own), lots=series(lots))


def alone(own: Sequence[Luck]) -> Said:
    """The same without its lots."""
    return said("analysis.luck-alone", luck=verdict(own))
