from __future__ import annotations

import gc
from typing import Any

import pytest

from rules.declared import Declared, Kind
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


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"why": "no straight before"}, "no straight before"),
        ({"why": "no-straight-before", "card": 4}, None),
        ({"why": {"added": [{"why": "Fare Wars!"}]}}, "Fare Wars!"),
        ({"why": [{"name": "Sopwith Camel", "id": "A"}]}, None),
        ({"why": "It rains."}, "It rains."),
    ],
)
def test_prose_in_an_event_is_a_fault(data: dict[str, Any], said: str | None) -> None:
    found = Declared(Kind("stopped", "why card?")).fault(Event("stopped", data))
    assert found == (
        said and f"stopped says “{said}”: events hold tokens and numbers, and artists make the words"
    )
