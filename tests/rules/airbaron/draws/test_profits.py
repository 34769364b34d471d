"""Profit draws: what each kind of marker pays, and who goes without."""

from __future__ import annotations

import pytest

from tests.rules.airbaron.scenes import ATLANTA, ME, RIVAL, THIRD, drew, scene
from tests.rules.marks import rule


@rule("A-025")
def test_a_domestic_spoke_pays_its_profit_number() -> None:
    assert drew(scene(own={ME: ("PHL",)}), "PHL").cash() == 60 + 6


@rule("A-026")
def test_a_jumbo_jet_doubles_the_profit_of_its_spoke() -> None:
    assert drew(scene(own={ME: ("PHL",)}, jets=("PHL",)), "PHL").cash() == 60 + 12


@rule("A-027")
def test_a_foreign_spoke_pays_high_with_hub_control_and_low_without() -> None:
    most = (*ATLANTA[:4], "AMS")
    assert drew(scene(own={ME: most}), "AMS").cash() == 60 + 8
    assert drew(scene(own={ME: (*ATLANTA, "AMS")}), "AMS").cash() == 60 + 16


@rule("A-027")
def test_anothers_control_does_not_raise_a_foreign_profit() -> None:
    state = scene(own={ME: ("CDG",), RIVAL: ("PIT", "BWI", "RIC", "ORF")}, airlines={ME: {"sst": "CDG"}})
    assert drew(state, "CDG").cash() == 60 + 12


@rule("A-028", "A-029", "A-030")
@pytest.mark.parametrize(
    ("own", "paid"),
    [
        ({ME: ATLANTA}, [18, 0, 0]),
        ({ME: ATLANTA[:3]}, [9, 0, 0]),
        ({ME: ATLANTA[:2]}, [3, 0, 0]),
        ({ME: ATLANTA[:3], RIVAL: ATLANTA[3:]}, [9, 3, 0]),
        ({ME: ATLANTA[:2], RIVAL: ATLANTA[2:4], THIRD: ATLANTA[4:]}, [3, 3, 3]),
        ({RIVAL: ATLANTA}, [0, 18, 0]),
    ],
)
def test_a_hub_pays_high_low_or_three(own: dict[int, tuple[str, ...]], paid: list[int]) -> None:
    played = drew(scene(own=own), "ATL")
    assert [played.cash(seat) - 60 for seat in (ME, RIVAL, THIRD)] == paid


@rule("A-031")
def test_a_hub_without_anybody_pays_nothing() -> None:
    played = drew(scene(own={ME: ("AMS",)}, airlines={ME: {"sst": "AMS"}}), "ATL")
    assert played.the("profit")["payments"] == []
    assert played.cash() == 60


@rule("A-032")
def test_a_jumbo_marker_pays_five_for_each_deployed_jet() -> None:
    state = scene(
        own={ME: ("BOS", "PHL"), RIVAL: ("CLT",)}, jets=("BOS", "PHL", "CLT"), airlines={ME: {"jets": 3}}
    )
    played = drew(state, "jumbo-1")
    assert [played.cash(seat) - 60 for seat in (ME, RIVAL, THIRD)] == [10, 5, 0]


@rule("A-033")
@pytest.mark.parametrize("marker", ["BOS", "LHR", "JFK", "jumbo-1"])
def test_fare_wars_cost_every_profit(marker: str) -> None:
    own = {ME: ("BOS", "LHR"), RIVAL: ("PHL",)}
    state = scene(own=own, jets=("BOS",), airlines={ME: {"fare_wars": True}})
    played = drew(state, marker)
    assert played.cash() == 60
    assert played.the("profit")["unpaid"] == [{"seat": ME, "why": "fare-wars"}]
    assert played.cash(RIVAL) == 60 + (3 if marker == "JFK" else 0)
