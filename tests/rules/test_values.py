from __future__ import annotations

import gc

import pytest

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
