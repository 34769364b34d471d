"""Alone, one's chance is measured against the companies that nobody plays."""

from __future__ import annotations

import pytest

from rules.baron.title import BARON
from rules.table import Table
from tests.render.recorded import record


@pytest.mark.parametrize(("game", "ends"), [("solitaire-lost", 0.4), ("solitaire-defeat", 0.8)])
def test_the_chance_of_who_plays_alone_follows_how_far_ahead_it_is(game: str, ends: float) -> None:
    played = record("baron", game)
    table = Table.laid(BARON, played)
    chances = []
    for step in played.steps:
        chances.append(BARON.worth(table.state, 0))
        table.repeat(step)
    assert 0.4 < chances[0] < 0.7
    assert all(0 < each < 1 for each in chances)
    assert (chances[-1] < ends) == (game == "solitaire-lost")
