"""Luck told: how lucky in all, and each lot beside its average."""

from __future__ import annotations

import pytest

from render.analysis.luck_words import lot_told, told, verdict
from rules.lookahead.luck import CHANCE, Luck
from rules.lots import Lot
from rules.titles import TITLES
from words import say


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (3.0, "very lucky"),
        (1.6, "lucky"),
        (0.9, "a little lucky"),
        (0.0, "neither lucky nor unlucky"),
        (-0.9, "a little unlucky"),
        (-4.0, "very unlucky"),
    ],
)
def test_how_lucky_somebody_was_follows_from_the_chance_of_winning(more: float, says: str) -> None:
    assert say(verdict([Luck(0, CHANCE, more, 0, 1), Luck(0, "dealt", 90, 1, 1)])) == says


def test_each_lot_is_told_with_its_average_and_what_never_came_is_not() -> None:
    own = [Luck(0, CHANCE), Luck(0, "dealt", 12, 5.56, 4), Luck(0, "jams", 0, 0.5, 1), Luck(0, "special")]
    assert say(told(TITLES["dogfight"], own)) == (
        "neither lucky nor unlucky: damage dealt 12 (5.6 on average) ▲, guns jammed 0 (0.5)."
    )


def test_money_is_told_as_such_and_of_much_no_tenths() -> None:
    profits = Lot("profits", "profits drawn", unit="$")
    own = [Luck(0, "profits", got, expected, 900) for got, expected in ((283.0, 279.88), (3.0, 3.25))]
    told = [say(lot_told(profits, each)) for each in own]
    assert told == ["profits drawn $283 ($280)", "profits drawn $3 ($3.2)"]
