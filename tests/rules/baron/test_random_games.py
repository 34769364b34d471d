"""More random games than the shared suite plays."""

from __future__ import annotations

import pytest

from rules.at_random import random_choice
from rules.baron.title import BARON
from rules.dice import Stream
from rules.table import Table, encode

VARIANTS = [("standard", 3), ("campaign", 5), ("solitaire", 1)]


@pytest.mark.parametrize(("mode", "seats"), VARIANTS)
def test_random_games_keep_the_books_and_the_secrets(mode: str, seats: int) -> None:
    for game in range(6):
        dice = Stream(f"{mode} {game}".encode())
        table = Table.new(BARON, seats, {"mode": mode}, f"books {game}".encode())
        census = BARON.census(table.state)
        while not table.outcome:
            for seat in sorted(table.pending()):
                world = BARON.imagine(table.state, seat, dice)
                assert encode(BARON.view(world, seat)) == encode(table.view(seat))
                assert BARON.fields(world, seat, {}) == table.fields(seat)
                table.submit(seat, random_choice(table.form(seat), dice))
            assert BARON.census(table.state) == census
            assert all(each.marks >= 0 <= each.gold for each in table.state.companies)
