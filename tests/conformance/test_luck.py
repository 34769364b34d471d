"""The law of luck: nobody has any in the long run, and all that chance deals out is dealt anew."""

from __future__ import annotations

from collections import defaultdict

import pytest

from rules.at_random import random_choice
from rules.dice import Stream, derive
from rules.engine import AnyTitle, Choice
from rules.lookahead.luck import CHANCE, Luck, luck
from rules.record import Record
from rules.table import Table
from tests.conformance.walk import LUCK
from tests.titles.examples import ALL_TITLES

STEPS = 110
"""So many of each title, from as many games of different set-ups as it takes."""
MOST = 12
"""Steps of one game."""
FAR = 4.0
"""Standard errors that the sum of fair luck is never away from nothing."""


def some_games(title: AnyTitle) -> list[Record]:
    """Each with a seed of its own: with the same, the same cards would be drawn first in all of them."""
    games: list[Record] = []
    variants = title.variants()
    while sum(len(game.steps) for game in games) < STEPS:
        _, options, seats = variants[7 * len(games) % len(variants)]
        games.append(begun(title, options, seats, derive(LUCK, "luck", len(games))))
    return games


def begun(title: AnyTitle, options: Choice, seats: int, seed: bytes) -> Record:
    """Some steps of a game, in which one half is played by stand-ins and one at random."""
    table, dice = Table.new(title, seats, options, seed), Stream(derive(seed, "choices"))
    while not table.outcome and table.step < MOST:
        for seat in sorted(table.pending()):
            form = table.form(seat)
            sensible = dice.below(2) == 0
            table.submit(
                seat, title.autopilot(table.view(seat), form, dice) if sensible else random_choice(form, dice)
            )
    return table.record()


@pytest.mark.parametrize("title", ALL_TITLES.values(), ids=ALL_TITLES)
def test_law_11_luck_comes_to_nothing_in_the_long_run(title: AnyTitle) -> None:
    found: dict[str, list[Luck]] = defaultdict(list)
    for game in some_games(title):
        for each in luck(title, game, again=3):
            if (
                each.lot != CHANCE or not each.seat
            ):  # one's chance is the others' risk, and all together are 1
                found[each.lot].append(each)
    assert set(found) <= {CHANCE, *(lot.key for lot in title.lots)}
    for lot, all_of_it in found.items():
        total = sum(all_of_it[1:], all_of_it[0])
        assert abs(total.deviation) < FAR, lot
        assert total.variance > 0 or lot == CHANCE, f"{lot} is not dealt anew"
