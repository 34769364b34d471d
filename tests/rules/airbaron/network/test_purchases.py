"""Buying spokes, the SST and Jumbo Jets; dominance, control and market share."""

from __future__ import annotations

import pytest

from rules.engine import IllegalChoice
from tests.rules.airbaron.scenes import (
    ATLANTA,
    CHICAGO,
    DENVER,
    DETROIT,
    ME,
    RIVAL,
    WASHINGTON,
    attack,
    only,
    options_of,
    scene,
    shares,
)
from tests.rules.marks import rule


@rule("A-036")
def test_a_domestic_spoke_is_bought_only_while_it_is_open() -> None:
    state = scene(own={RIVAL: ("BOS",)})
    with pytest.raises(IllegalChoice, match=r"Boston \(BOS\) is no longer open"):
        only(state, action="buy", target="BOS")
    assert only(scene(), action="buy", target="BOS").state.owners == {"BOS": ME}


@rule("A-037")
def test_its_price_is_its_profit_number() -> None:
    bought = only(scene(), action="buy", target="BOS")
    assert bought.cash() == 60 - 8
    assert bought.state.bank == scene().bank + 8
    with pytest.raises(IllegalChoice, match=r"Boston \(BOS\) costs \$8; you have \$7"):
        only(scene(cash=7), action="buy", target="BOS")


@rule("A-038")
def test_its_marker_goes_into_the_cup() -> None:
    bought = only(scene(), action="buy", target="BOS").state
    assert "BOS" in bought.cup
    assert "BOS" not in bought.aside
    assert bought.owners == {"BOS": ME}


@rule("A-039")
def test_a_foreign_spoke_needs_a_domestic_one_of_its_hub() -> None:
    assert options_of(scene(own={ME: ("BOS",)}), "target", ME, action="foreign") == {"LHR", "FCO"}
    assert "foreign" not in options_of(scene(own={RIVAL: ("BOS",)}), "action")


@rule("A-040")
def test_its_price_is_its_low_profit_number() -> None:
    bought = only(scene(own={ME: ("BOS",)}), action="foreign", target="LHR")
    assert bought.cash() == 60 - 20
    assert "LHR" in bought.state.cup


@rule("A-041")
def test_a_foreign_spoke_has_one_owner() -> None:
    state = scene(own={ME: ("BOS",), RIVAL: ("PHL", "LHR")})
    assert "LHR" not in options_of(state, "target", ME, action="foreign")
    assert "LHR" not in options_of(state, "target", ME, action="sst")


@rule("A-042")
def test_dominance_is_more_than_half() -> None:
    assert shares(scene(own={ME: WASHINGTON[:2]}))[ME] == 0
    assert shares(scene(own={ME: WASHINGTON[:3]}))[ME] == 30


@rule("A-043")
def test_control_is_all() -> None:
    assert shares(scene(own={ME: WASHINGTON}))[ME] == 60


@rule("A-044")
def test_foreign_spokes_do_not_count() -> None:
    assert shares(scene(own={ME: ("PIT", "BWI", "CDG")}))[ME] == 0
    assert shares(scene(own={ME: WASHINGTON, RIVAL: ("CDG",)}))[ME] == 60


@rule("A-045")
def test_the_market_share_example() -> None:
    """Three of Chicago's four spokes make 60, the fourth 120, and dominance of Detroit 140."""
    state = scene(own={ME: CHICAGO[:3]})
    assert shares(state)[ME] == 60
    state = only(state, action="buy", target=CHICAGO[3]).state
    assert shares(state)[ME] == 120
    state = only(state, action="buy", target=DETROIT[0]).state
    bought = only(state, action="buy", target=DETROIT[1])
    assert shares(bought.state)[ME] == 140
    assert bought.told("share") == [{"seat": ME, "before": 120, "after": 140}]


@rule("A-046")
def test_losing_control_and_dominance_lowers_market_share_at_once() -> None:
    state = scene(seats=2, own={RIVAL: DETROIT})
    lost = attack(state, 12, 2, target="CLE")
    assert lost.told("share") == [{"seat": RIVAL, "before": 40, "after": 20}]
    lost = attack(lost.state, 12, 2, target="CVG")
    assert {"seat": RIVAL, "before": 20, "after": 0} in lost.told("share")
    assert {"seat": ME, "before": 0, "after": 20} in lost.told("share")


@rule("A-047")
def test_the_sst_buys_a_capable_foreign_spoke_anywhere() -> None:
    bought = only(scene(), action="sst", target="LHR")
    assert bought.cash() == 60 - 20 - 10
    assert bought.state.owners["LHR"] == ME
    assert bought.airline().sst == "LHR"
    assert "LHR" in bought.state.cup
    assert "LHR" not in options_of(scene(cash=29), "target", ME, action="sst")


@rule("A-048")
def test_an_sst_needs_its_icon() -> None:
    state = scene(own={ME: ("CVG", "YYZ")})
    offered = options_of(state, "target", ME, action="sst")
    assert {"LHR", "FRA"} <= offered
    assert {"YYZ", "AMS", "MEX"}.isdisjoint(offered)


@rule("A-049")
def test_an_sst_for_a_spoke_one_has_costs_ten() -> None:
    bought = only(scene(own={ME: ("BOS", "LHR")}), action="sst", target="LHR")
    assert bought.cash() == 60 - 10
    assert bought.airline().sst == "LHR"


@rule("A-050")
def test_one_sst_each() -> None:
    state = scene(own={ME: ("BOS", "LHR", "FCO")}, airlines={ME: {"sst": "LHR"}})
    assert "sst" not in options_of(state, "action")


@rule("A-052")
def test_a_jumbo_jet_costs_ten_and_goes_to_a_spoke_or_the_box() -> None:
    deployed = only(scene(own={ME: ("BOS",)}), action="jumbo", target="BOS")
    assert (deployed.cash(), deployed.state.jets, deployed.airline().jets) == (50, ("BOS",), 0)
    boxed = only(scene(own={ME: ("BOS",)}), action="jumbo", target="box")
    assert (boxed.cash(), boxed.state.jets, boxed.airline().jets) == (50, (), 1)
    assert "jumbo" not in options_of(scene(own={ME: ("BOS",)}, cash=9), "action")


@rule("A-053")
def test_six_jumbo_jets_each() -> None:
    five = scene(own={ME: ("BOS", "PHL")}, jets=("BOS",), airlines={ME: {"jets": 4}})
    assert "jumbo" in options_of(five, "action")
    assert "jumbo" not in options_of(only(five, action="jumbo", target="box").state, "action")


@rule("A-054", "A-055")
def test_a_jet_stands_on_a_domestic_spoke_of_its_owner_alone() -> None:
    state = scene(own={ME: ("BOS", "PHL", "LHR"), RIVAL: ("BDL",)}, jets=("BOS",))
    assert options_of(state, "target", ME, action="jumbo") == {"PHL", "box"}


@rule("A-056")
def test_the_limit_of_a_hub_counts_everybodys_jets() -> None:
    state = scene(own={ME: DENVER[:2], RIVAL: DENVER[2:]}, jets=("OMA",))
    assert options_of(state, "target", ME, action="jumbo") == {"box"}
    miami = scene(own={ME: ("MCO", "TPA"), RIVAL: ("PBI",)}, jets=("PBI",))
    assert options_of(miami, "target", ME, action="jumbo") == {"MCO", "TPA", "box"}


@rule("A-057")
def test_a_jet_on_a_lost_spoke_goes_home() -> None:
    lost = attack(scene(own={RIVAL: ("CLT",)}, jets=("CLT",)), 12, 2, target="CLT")
    assert lost.airline(RIVAL).jets == 1
    assert lost.state.jets == ()


@rule("A-058")
def test_the_first_three_jets_of_the_game_bring_a_jumbo_marker_each() -> None:
    state = scene(own={ME: ATLANTA}, cash=100)
    for number in range(1, 5):
        bought = only(state, action="jumbo", target="box")
        state = bought.state
        assert [told["marker"] for told in bought.told("jumbo_marker")] == [f"jumbo-{number}"] * (number < 4)
        assert sum(marker.startswith("jumbo") for marker in state.cup) == min(number, 3)
