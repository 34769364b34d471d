"""Which rules are in force: what an edition offers, what a scenario settles, and what a host may add."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dogfight.rulebook import RULES, InForce, in_force, offered
from rules.dogfight.scenario.library import scenario, scenarios
from rules.dogfight.scenario.schema import RulesEntry
from rules.dogfight.setup import host_form
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice, IllegalChoice, Number, Pick, Value
from rules.table import Table
from tests.rules.marks import rule
from words import say

GLORY_KNOWS = {"special_damage", "aim", "tailing"}


def rules_of(options: Choice) -> set[str]:
    fields = {field.name: field for field in DOGFIGHT.options(options)}
    pick = fields["rules"]
    assert isinstance(pick, Pick)
    return {option.value for option in pick.options}


def begun(**options: Any) -> State:
    state = Table.new(DOGFIGHT, 2, options, b"rules").state
    assert isinstance(state, State)
    return state


@rule("D-008", "D-009")
@pytest.mark.parametrize("edition", ["war", "glory"])
def test_no_optional_rule_is_in_force_unless_the_host_picks_it(edition: str) -> None:
    assert begun(edition=edition).in_force == InForce()
    picked = begun(edition=edition, rules=("aim", "special_damage"))
    assert set(picked.in_force.names()) == {"aim", "special_damage"}
    assert DOGFIGHT.view(picked, None).rules == ("special_damage", "aim")


@rule("D-240")
def test_glory_knows_its_standard_rules_aim_and_tailing_and_war_knows_all() -> None:
    assert rules_of({"edition": "glory"}) == GLORY_KNOWS
    assert rules_of({"edition": "war"}) > GLORY_KNOWS | {"blind_spots", "disruption", "altitude"}
    with pytest.raises(IllegalChoice):
        begun(edition="glory", rules=("altitude",))


@rule("D-009")
def test_glory_calls_special_damage_its_standard_rules() -> None:
    pick = next(field for field in DOGFIGHT.options({"edition": "glory"}) if field.name == "rules")
    assert isinstance(pick, Pick)
    called = {option.value: say(option.label) for option in pick.options}
    assert called["special_damage"] == "Standard Rules"


@rule("D-125")
def test_what_altitude_allows_is_offered_with_altitude_only() -> None:
    assert "overdive" not in rules_of({"edition": "war"})
    assert {"overdive", "collisions", "cloud_cover"} <= rules_of({"edition": "war", "rules": ("altitude",)})
    names = [field.name for field in DOGFIGHT.options({"edition": "war", "rules": ("altitude",)})]
    assert "level" in names
    assert "level" not in [field.name for field in DOGFIGHT.options({"edition": "war"})]


def test_clouds_lie_above_where_everybody_starts() -> None:
    chosen: dict[str, Value] = {"edition": "war", "rules": ("altitude", "cloud_cover"), "level": 9}
    (clouds,) = (field for field in DOGFIGHT.options(chosen) if field.name == "cloud_level")
    assert isinstance(clouds, Number)
    assert (clouds.low, clouds.default) == (10, 10)
    state = begun(**chosen)
    assert state.in_force.cloud_level == 10
    assert {plane.level for plane in state.planes} == {9}


def test_what_a_scenario_needs_is_not_asked_and_what_it_bars_is_not_offered() -> None:
    plain = scenario("war", "face-to-face")
    strict = replace(plain, rules=RulesEntry(needed=("aim",), barred=("tailing",)))
    names = {rule_.name for rule_ in offered("war", strict.rules.needed, strict.rules.barred, ())}
    assert {"aim", "tailing"}.isdisjoint(names)
    options: Choice = {"rules": ("disruption",)}
    assert set(host_form.chosen_rules(options, strict).names()) == {"aim", "disruption"}


def test_every_switch_of_the_form_is_one_of_the_rules() -> None:
    assert {each.name for each in RULES} <= set(InForce.__struct_fields__)
    assert in_force({"aim"}, level=3) == InForce(aim=True, level=3)
    for each in scenarios():
        assert {*each.rules.needed, *each.rules.barred} <= set(InForce.__struct_fields__)
