"""A host's own scenario: read, refused with the entry named, and played from its record alone."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from rules.dogfight.scenario.library import MOST_BYTES, FaultyScenario, parse_custom, scenarios
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice
from rules.record import read, write
from rules.said import clauses
from rules.table import Table, settle_options
from rules.titles import TITLES
from rules.verify import verify
from words import say

TWO_RULERS_APART: dict[str, Any] = {
    "key": "my-duel",
    "edition": "war",
    "name": "My duel",
    "summary": "Two triplanes and a balloon.",
    "width": 800,
    "length": 1000,
    "rules": {"needed": ["balloons", "special_damage"]},
    "sides": {
        "central": {
            "airplanes": [{"model": "fokker-dr1", "place": {"kind": "fixed", "ahead": "1 ruler"}}],
            "balloons": [{"balloon": "ae-800", "place": {"ahead": 100, "left": 100}}],
        },
        "entente": {"airplanes": [{"model": "sopwith-triplane", "place": {"kind": "corner", "ahead": 34}}]},
    },
    "goals": {
        "scoring": [
            {"side": "entente", "points": 5, "each": "balloon destroyed", "of": "central", "what": "x"}
        ]
    },
    "variants": {"bare": {"name": "No balloon", "changes": {"sides": {"central": {"balloons": None}}}}},
}


def text(**changes: Any) -> str:
    return json.dumps({**TWO_RULERS_APART, **changes})


def side(**changes: Any) -> dict[str, Any]:
    """The sides with the Central Powers' changed."""
    sides = TWO_RULERS_APART["sides"]
    return {**sides, "central": {**sides["central"], **changes}}


def bombed() -> dict[str, Any]:
    """The sides with something to bomb."""
    return side(ground=[{"card": "target", "place": {"ahead": 300}}])


def mission(*by: str) -> dict[str, Any]:
    """To be flown by these models."""
    return {"kind": "bomb", "side": "entente", "by": by}


def enemy_losses() -> dict[str, Any]:
    return {"side": "entente", "points": 2, "each": "shot down", "of": "central", "what": "enemy shot down"}


def faults(data: str) -> str:
    with pytest.raises(FaultyScenario) as caught:
        parse_custom(data.encode())
    return say(clauses(caught.value.faults))


def test_a_custom_scenario_is_read() -> None:
    found = parse_custom(text().encode())
    assert (found.name, found.width, found.length) == ("My duel", 800, 1000)


@pytest.mark.parametrize(
    "name", [each.name for each in (files("rules.dogfight") / "data" / "scenarios").iterdir()]
)
def test_every_packaged_file_would_pass_as_a_custom_one(name: str) -> None:
    data = (files("rules.dogfight") / "data" / "scenarios" / name).read_bytes()
    assert parse_custom(data) in scenarios()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"width": "wide"}, "width"),
        ({"width": 100}, "width: 100 mm isn't between 300 and 3000"),
        ({"length": 805}, "length: 805 mm isn't a whole number of centimetres"),
        ({"colour": "red"}, "colour"),
        ({"edition": "chess"}, "edition"),
        (
            {"rules": {"needed": ["magic"]}},
            "rules, needed: There is no rule “magic”. You can use adjusting_aim",
        ),
        (
            {"rules": {"needed": ["baloons"]}},
            "rules, needed: There is no rule “baloons”. Did you mean balloons?",
        ),
        (
            {"rules": {"needed": ["balloons"], "barred": ["balloons"]}},
            "rules: “balloons” is both needed and barred",
        ),
        (
            {"rules": {"needed": ["balloons", "bailing_out"]}},
            "rules, needed: “bailing_out” does nothing without “altitude”",
        ),
        ({"rules": {}}, "rules, needed: Add “balloons”, for central has balloons."),
        (
            {"sides": side(ground=[{"card": "trench", "place": {"ahead": 300}}])},
            "rules, needed: Add “ground_fire”, for central has ground cards that fire.",
        ),
        (
            {"sides": side(virtual=True, airplanes=[], ground=[{"card": "aa-gun", "place": {"ahead": 300}}])},
            "Add “solitaire_gunner”, for central has an anti-aircraft gun that nobody plays.",
        ),
        (
            {"sides": side(balloons=[{"balloon": "ae-800", "place": {}, "barrage": True}])},
            "rules, needed: Add “barrages”, for central has a barrage.",
        ),
        ({"sides": {"central": TWO_RULERS_APART["sides"]["central"]}}, "sides: “entente” is missing."),
        ({"sides": side(airplanes=[])}, "central, airplanes: A side that is played needs at least one"),
        ({"sides": side(virtual=True)}, "central, airplanes: A virtual side can't have any"),
        (
            {"sides": side(airplanes=[{"model": "spitfire", "place": {}}])},
            "central, airplane 1: There is no airplane “spitfire”",
        ),
        (
            {"sides": side(airplanes=[{"model": "fokker-dr-1", "place": {}}])},
            "There is no airplane “fokker-dr-1”. Did you mean fokker-dr1, ",
        ),
        (
            {"sides": side(airplanes=[{"model": "fokker-dr1", "place": {}, "climb": 2}])},
            "central, airplane 1: With 2 climb counters it is already a level higher",
        ),
        (
            {"sides": side(airplanes=[{"model": "fokker-dr1", "place": {"left": 50, "right": 50}}])},
            "central, airplane 1: Its place has both “left” and “right”",
        ),
        (
            {"sides": side(fields=[{"place": {"ahead": -50}}])},
            "central, landing field 1: 400, -50 is off the table",
        ),
        (
            {"sides": side(airplanes=[{"model": "fokker-dr1", "place": {}}] * 5)},
            "central, airplanes: 5 are too many: 4 can fly",
        ),
        (
            {"sides": side(ground=[{"card": "tank", "place": {}}])},
            "central, ground card 1: There is no “tank”",
        ),
        (
            {"sides": side(ground=[{"card": "trench", "place": {"kind": "line"}}])},
            "central, ground card 1: Its place must be fixed",
        ),
        (
            {"sides": side(balloons=[{"balloon": "ae-800", "place": {"ahead": "9 rulers"}}])},
            "central, balloon 1: 400, 1800 is off the table",
        ),
        (
            {"sides": side(balloons=[{"balloon": "zeppelin", "place": {}}])},
            "balloon 1: There is no “zeppelin”",
        ),
        ({"sides": side(airplanes=[{"model": "fokker-dr1", "place": {"ahead": "2 feet"}}])}, "ahead"),
        ({"seats": {"least": 2, "most": 9}}, "seats: 2 to 9 isn't possible: this scenario is for 2 to 2"),
        ({"missions": [{"kind": "bomb", "side": "entente"}]}, "mission 1: entente has no ground card 0"),
        (
            {
                "sides": bombed(),
                "missions": [{"kind": kind, "side": "entente"} for kind in ("bomb", "photograph")],
            },
            "mission 2: Another mission has the same target",
        ),
        (
            {"sides": bombed(), "missions": [mission("sopwith-triplane", "fokker-dr1")]},
            "mission 1: “fokker-dr1” doesn't fly for entente",
        ),
        ({"goals": {"one": "sign"}}, "Add a “scorer”: the game is won by the sign of its points"),
        ({"goals": {"one": "pictures"}}, "Add a mission to photograph something"),
        ({"goals": {"ends": [{"when": "out"}]}}, "end 1: “out” needs a “side”"),
        ({"goals": {"ends": [{"when": "mission done"}]}}, "end 1: “mission done” needs a “side”"),
        (
            {"goals": {"ends": [{"when": "mission done", "side": "entente"}]}},
            "end 1: entente has no mission to be done",
        ),
        ({"turn_limit": 101}, "turn_limit: Write 100 or less here, not 101"),
        (
            {"goals": {"one": "seats", "scoring": [enemy_losses()]}},
            "scoring 1: Where each seat scores for itself (“seats”), “shot down” counts a seat's own",
        ),
        (
            {"goals": {"several": "seats", "scoring": [{**enemy_losses(), "each": "left"}]}},
            "scoring 1: Where each seat scores for itself (“seats”), “left” counts a seat's own",
        ),
        ({"variants": {"a": {"name": "A", "upon": ["a"]}}}, "Variant “a”: upon: It builds upon itself, "),
        ({"variants": {"a": {"name": "A", "changes": {"width": 1}}}}, "Variant “a”: width: 1 mm"),
        (
            {"variants": {"a": {"name": "A", "changes": {"width": "x"}}}},
            "Variant “a”: width: Write a number here, not “x”",
        ),
        (
            {"variants": {"plain": {"name": "A"}}},
            "variants: The scenario without a variant is already called “plain”",
        ),
    ],
)
def test_faults_name_their_entry(changes: dict[str, Any], told: str) -> None:
    assert told in faults(text(**changes))


def test_seats_may_count_enemy_losses_where_they_do_not_score_apart() -> None:
    with_several = {"one": "points", "several": "seats", "scoring": [{**enemy_losses(), "several": False}]}
    assert parse_custom(text(goals=with_several).encode()).goals.several == "seats"
    own = {"one": "seats", "scoring": [{**enemy_losses(), "of": "entente"}]}
    assert parse_custom(text(goals=own).encode()).goals.one == "seats"


def test_the_turn_limit_of_the_file_is_what_the_form_begins_with() -> None:
    assert settle_options(DOGFIGHT, {"custom": text(turn_limit=7)})["turn_limit"] == 7
    assert settle_options(DOGFIGHT, {"custom": text(turn_limit=7), "turn_limit": 9})["turn_limit"] == 9
    assert settle_options(DOGFIGHT, {"custom": text()})["turn_limit"] == 30


def test_a_game_ends_when_the_mission_is_done_if_the_file_says_so() -> None:
    ahead = {"model": "sopwith-triplane", "place": {"ahead": 600}}
    sides = {**bombed(), "entente": {"airplanes": [ahead]}}
    told = text(
        sides=sides, missions=[mission()], goals={"ends": [{"when": "mission done", "side": "entente"}]}
    )
    table = Table.new(DOGFIGHT, 2, {"custom": told}, b"bombs")
    while not table.outcome:
        for seat in table.pending():
            table.submit(seat, table.default(seat))
    assert table.state.missions[0].done is not None
    assert table.state.turn < 30
    assert all(plane.status == "flying" for plane in table.state.planes)


def test_a_mission_may_be_for_whoever_flies_for_its_side() -> None:
    found = parse_custom(text(sides=bombed(), missions=[mission("sopwith-triplane")]).encode())
    assert found.missions[0].by == ("sopwith-triplane",)


def test_in_an_open_dogfight_a_mission_may_be_for_a_model_that_the_host_may_pick() -> None:
    missions = [mission("sopwith-camel")]
    assert "“sopwith-camel” doesn't fly for entente" in faults(text(sides=bombed(), missions=missions))
    assert parse_custom(text(sides=bombed(), missions=missions, most_planes=2).encode()).open


def test_variants_are_not_piled_up_without_end() -> None:
    """Each builds upon the one before a hundred times: nobody waits for a hundred to the power of ten."""
    piled = {f"v{n}": {"name": "V", "upon": [f"v{n - 1}"] * 100} if n else {"name": "V"} for n in range(10)}
    assert "Variant “v1”: upon: It builds upon" in faults(text(variants=piled))
    many = {f"v{n}": {"name": "V"} for n in range(25)}
    assert faults(text(variants=many)) == "variants: 25 are too many: 24 fit."


def test_what_is_no_json_or_too_long_is_refused() -> None:
    assert faults("{")
    assert str(MOST_BYTES) in faults(" " * (MOST_BYTES + 1))


def test_the_text_is_an_option_and_nothing_else_is_offered_with_it() -> None:
    settled = settle_options(DOGFIGHT, {"custom": text()})
    assert (settled["edition"], settled["scenario"], settled["variant"]) == ("war", "custom", "plain")
    assert settled["custom"] == text()
    offered = {field.name for field in DOGFIGHT.options({})}
    assert "custom" not in offered


def test_a_file_settles_edition_and_scenario() -> None:
    assert DOGFIGHT.own_setup(text().encode()) == {"edition": "war", "scenario": "custom", "custom": text()}


def test_a_faulty_text_is_refused_with_its_reason() -> None:
    with pytest.raises(
        IllegalChoice, match="can't be played yet:\ncentral, airplane 1: There is no airplane “spitfire”"
    ):
        settle_options(DOGFIGHT, {"custom": text(sides=side(airplanes=[{"model": "spitfire", "place": {}}]))})


def test_a_custom_game_is_played_and_verified_from_its_record_alone() -> None:
    table = Table.new(DOGFIGHT, 2, {"custom": text(), "turn_limit": 3}, b"custom")
    assert table.view(None).scenario == "My duel"
    while not table.outcome:
        for seat in table.pending():
            table.submit(seat, table.default(seat))
    again = verify(read(write(table.record())), TITLES)
    assert again.outcome == table.outcome


def test_a_variant_of_a_custom_scenario() -> None:
    table = Table.new(DOGFIGHT, 2, {"custom": text(), "variant": "bare"}, b"custom")
    assert table.state.balloons == ()


def camels(**more: Any) -> str:
    """Two Camels against one triplane that guards a target."""
    guard = side(balloons=[], ground=[{"card": "target", "place": {"ahead": 300}}])
    camel = {"model": "sopwith-camel", "place": {"kind": "row", "ahead": 100}}
    sides = {**guard, "entente": {"airplanes": [camel, {**camel, **more}]}}
    return text(sides=sides, missions=[{"kind": "photograph", "side": "entente"}])


def test_who_is_given_the_camera_in_the_file_has_it() -> None:
    table = Table.new(DOGFIGHT, 2, {"custom": camels(equipment=["camera"])}, b"custom")
    assert table.state.stage == "plan", "nobody is asked who carries it"
    assert table.state.missions[0].by == ("B",)
    assert [plane.equipment for plane in table.view(None).planes] == [(), ("camera",), ()]


def test_else_the_side_names_the_carrier() -> None:
    table = Table.new(DOGFIGHT, 2, {"custom": camels()}, b"custom")
    assert [field.name for field in table.fields(1)] == ["X1.carrier"]


def test_left_to_itself_a_scenario_seats_one_for_each_airplane() -> None:
    settled = settle_options(DOGFIGHT, {"custom": camels()})
    assert DOGFIGHT.seats(settled) == (2, 3)
    state = Table.new(DOGFIGHT, 3, settled, b"custom").state
    assert {plane.id: plane.seat for plane in state.planes} == {"A": 1, "B": 2, "Z": 0}


def test_an_open_scenario_against_a_virtual_side() -> None:
    data = text(sides=side(virtual=True, airplanes=[]), most_planes=3)
    asked = {field.name for field in DOGFIGHT.options({"custom": data})}
    assert {"planes", "entente"} <= asked
    assert "central" not in asked
    state = Table.new(DOGFIGHT, 1, {"custom": data, "planes": 2}, b"custom").state
    assert [plane.id for plane in state.planes] == ["A", "B"]
