"""The page of scenarios has a line for every scenario and variant there is, and none for others."""

from __future__ import annotations

import re

from rules.dogfight.setup.host_form import EDITIONS
from tests.bench.scenarios import PAGE, setups


def test_every_scenario_and_variant_is_on_the_page() -> None:
    found = re.findall(r"^\| .*? \((\w+)\) `([^`]*)` \|", PAGE.read_text(), re.MULTILINE)
    assert found == [(EDITIONS[each.edition].removeprefix("Wings of "), each.code) for each in setups()]
