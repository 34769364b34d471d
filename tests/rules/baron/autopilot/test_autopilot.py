"""The stand-in player: legal whatever it is asked, and better than chance."""

from __future__ import annotations

from functools import partial

import pytest

from rules.at_random import random_choice
from rules.baron.title import BARON
from rules.dice import Stream, derive
from rules.engine import Value
from rules.simulation import play
from rules.table import Table


def wins(mode: str, players: int, games: int) -> int:
    """Games that a stand-in wins alone against players who choose at random."""
    won = 0
    for game in range(games):
        table = play(BARON, {"mode": mode}, ["autopilot", *["random"] * (players - 1)], b"wins %d" % game)
        assert table.outcome
        won += table.outcome.winners == (0,)
    return won


@pytest.mark.parametrize("mode", ["standard", "campaign"])
def test_it_beats_three_random_players_four_times_out_of_five(mode: str) -> None:
    assert wins(mode, 4, 15) >= 12


def test_it_often_beats_the_companies_that_nobody_plays() -> None:
    assert wins("solitaire", 1, 15) >= 7


@pytest.mark.parametrize(
    ("mode", "seats", "opponents"), [("standard", 5, 0), ("campaign", 5, 0), ("solitaire", 1, 4)]
)
def test_it_takes_over_in_the_middle_of_anything(mode: str, seats: int, opponents: int) -> None:
    """Half of the choices are made at random, so that it meets orders it would never give itself."""
    options: dict[str, Value] = {"mode": mode}
    if opponents:
        options["opponents"] = opponents
    kinds: set[str] = set()
    for game in range(6 if seats == 1 else 4):
        table = Table.new(BARON, seats, options, b"handover %d" % game)
        luck = Stream(b"luck %d" % game)
        while not table.outcome:
            orders = random_choice(partial(table.order_fields, game % seats), luck)
            table.give_orders(game % seats, orders)
            for seat, decision in sorted(table.pending().items()):
                if decision.kind == "actions" and luck.below(3):
                    table.submit(seat, random_choice(table.form(seat), luck))
                    continue
                kinds.add(decision.kind)
                table.submit(seat, BARON.autopilot(table.view(seat), table.form(seat), luck))
    assert {"actions", "event", "espionage", "design", "bank"} <= kinds


def test_the_same_view_and_luck_give_the_same_choice() -> None:
    table = Table.new(BARON, 4, {}, b"same")
    first, second = (BARON.autopilot(table.view(2), table.form(2), Stream(derive(b"x", 1))) for _ in range(2))
    assert first == second
