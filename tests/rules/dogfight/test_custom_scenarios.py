"""A host's own scenario: read, refused with the entry named, and played from its record alone."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from rules.dogfight.scenarios import MOST_BYTES, FaultyScenario, parse_custom, scenarios
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice
from rules.record import read, write
from rules.table import Table, settle_options
from rules.titles import TITLES
from rules.verify import verify

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


def faults(data: str) -> str:
    with pytest.raises(FaultyScenario) as caught:
        parse_custom(data.encode())
    return str(caught.value)


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
        ({"width": 100}, "width: 100 mm is not between 300 and 3000"),
        ({"colour": "red"}, "colour"),
        ({"edition": "chess"}, "edition"),
        ({"rules": {"needed": ["magic"]}}, "there is no rule “magic”"),
        ({"sides": {"central": TWO_RULERS_APART["sides"]["central"]}}, "there is no “entente”"),
        ({"sides": side(airplanes=[])}, "central, airplanes: a side that is played needs at least one"),
        ({"sides": side(virtual=True)}, "central, airplanes: a virtual side has none"),
        (
            {"sides": side(airplanes=[{"model": "spitfire", "place": {}}])},
            "central, airplane 1: there is no airplane “spitfire”",
        ),
        (
            {"sides": side(airplanes=[{"model": "fokker-dr1", "place": {}}] * 5)},
            "central, airplanes: 5 are too many, 4 can fly",
        ),
        (
            {"sides": side(ground=[{"card": "tank", "place": {}}])},
            "central, ground card 1: there is no “tank”",
        ),
        (
            {"sides": side(ground=[{"card": "trench", "place": {"kind": "line"}}])},
            "central, ground card 1: its place must be fixed",
        ),
        (
            {"sides": side(balloons=[{"balloon": "ae-800", "place": {"ahead": "9 rulers"}}])},
            "central, balloon 1: 400, 1800 is off the table",
        ),
        (
            {"sides": side(balloons=[{"balloon": "zeppelin", "place": {}}])},
            "balloon 1: there is no “zeppelin”",
        ),
        ({"sides": side(airplanes=[{"model": "fokker-dr1", "place": {"ahead": "2 feet"}}])}, "ahead"),
        ({"seats": {"least": 2, "most": 9}}, "seats: 2 to 9 is not possible; this scenario takes 2 to 2"),
        ({"missions": [{"kind": "bomb", "side": "entente"}]}, "mission 1: there is no ground card 0"),
        ({"goals": {"one": "sign"}}, "a win by the sign of the points needs a scorer"),
        ({"goals": {"ends": [{"when": "out"}]}}, "end 1: “out” needs a side"),
        ({"variants": {"a": {"name": "A", "upon": ["a"]}}}, "variant “a” builds upon a variant"),
        ({"variants": {"a": {"name": "A", "changes": {"width": 1}}}}, "variant “a”: width: 1 mm"),
        ({"variants": {"a": {"name": "A", "changes": {"width": "x"}}}}, "variant “a”: "),
    ],
)
def test_faults_name_their_entry(changes: dict[str, Any], told: str) -> None:
    assert told in faults(text(**changes))


def test_what_is_no_json_or_too_long_is_refused() -> None:
    assert faults("{")
    assert str(MOST_BYTES) in faults(" " * (MOST_BYTES + 1))


def test_the_text_is_an_option_and_nothing_else_is_offered_with_it() -> None:
    settled = settle_options(DOGFIGHT, {"custom": text()})
    assert (settled["edition"], settled["scenario"], settled["variant"]) == ("war", "custom", "plain")
    assert settled["custom"] == text()
    offered = {field.name for field in DOGFIGHT.options({})}
    assert "custom" not in offered


def test_a_faulty_text_is_refused_with_its_reason() -> None:
    with pytest.raises(
        IllegalChoice, match="cannot be played: central, airplane 1: there is no airplane “spitfire”"
    ):
        settle_options(DOGFIGHT, {"custom": text(sides=side(airplanes=[{"model": "spitfire", "place": {}}]))})


def test_a_custom_game_is_played_and_verified_from_its_record_alone() -> None:
    table = Table.new(DOGFIGHT, 2, {"custom": text(), "turn_limit": 3}, b"custom")
    assert table.state.scenario == "my-duel"
    while not table.outcome:
        for seat in table.pending():
            table.submit(seat, table.default(seat))
    again = verify(read(write(table.record())), TITLES)
    assert again.outcome == table.outcome


def test_a_variant_of_a_custom_scenario() -> None:
    table = Table.new(DOGFIGHT, 2, {"custom": text(), "variant": "bare"}, b"custom")
    assert table.state.balloons == ()
