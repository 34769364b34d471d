from __future__ import annotations

import gc

import pytest

from rules.dice import derive
from rules.simulation import play
from rules.table import Table
from rules.titles import TITLES
from rules.values import Event, Frozen


@pytest.mark.parametrize(
    "value",
    [Event("moved", {"plane": "A"}), Table.new(TITLES["baron"], 4).state],
    ids=["an event", "a state"],
)
def test_the_collector_watches_no_value(value: Frozen) -> None:
    assert not gc.is_tracked(value)


FEW = 50


@pytest.mark.parametrize("title", sorted(TITLES))
@pytest.mark.parametrize("player", ["random", "cadet"])
def test_a_game_leaves_no_rings_behind(title: str, player: str) -> None:
    """So that whoever plays many need not look for them."""
    _, options, seats = TITLES[title].variants()[0]
    gc.collect()
    gc.disable()
    try:
        play(TITLES[title], options, [player] * seats, derive(b"rings"))
        assert gc.collect() < FEW
    finally:
        gc.enable()
