"""Mistakes of form in a host's own scenario: every fault is one sentence that names its entry."""

from __future__ import annotations

import codecs
import json
from collections.abc import Iterable
from typing import Any

import pytest

from rules.dogfight.scenario.library import FaultyScenario, parse_custom
from rules.dogfight.title import DOGFIGHT
from rules.table import settle_options
from tests.rules.dogfight.scenario.test_soundness import TWO_RULERS_APART, text
from words import say

Path = Iterable[str | int]


def wrong(path: Path, value: Any) -> str:
    """The scenario with one entry replaced."""
    whole = json.loads(text())
    *above, last = path
    entry = whole
    for step in above:
        entry = entry[step]
    entry[last] = value
    return json.dumps(whole)


def faults(data: str | bytes) -> tuple[str, ...]:
    with pytest.raises(FaultyScenario) as caught:
        parse_custom(data.encode() if isinstance(data, str) else data)
    return tuple(say(fault) for fault in caught.value.faults)


AIRPLANE = ("sides", "central", "airplanes", 0)


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("width",), "wide", "width: Write a number here, not “wide”."),
        (("width",), 0, "width: Write more than 0 here, not 0."),
        (("length",), 10**400, "length: The number must be less than 1,000,000."),
        (("name",), "", "name: It is empty."),
        (("name",), "x" * 81, "name: It has 81 characters: 80 fit."),
        (("name",), "**Duel**", "name: Leave out line breaks, links and * _ ~ ` | < > @ \\."),
        (
            ("summary",),
            "Hello\n@everyone",
            "summary: Leave out line breaks, links and * _ ~ ` | < > @ \\.",
        ),
        (("name",), {"en": "Duel", "de": ""}, "name, de: It is empty."),
        (("name",), {}, "name: It is empty."),
        (("summary",), {"English": "A duel."}, "summary: “English” isn't possible."),
        (("edition",), "chess", "edition: “chess” isn't possible. You can use glory, war."),
        (("seat",), {}, "There is no entry “seat” here. Did you mean seats?"),
        (
            ("sides", "central", "planes"),
            [],
            (
                "sides, central: There is no entry “planes” here. "
                "You can use virtual, gunner, last, airplanes, ground, balloons, fields."
            ),
        ),
        (("most_planes",), 9, "most_planes: Write 4 or less here, not 9."),
        (("most_planes",), 1.5, "most_planes: Write a whole number here, not 1.5."),
        (("any_side",), "yes", "any_side: Write true or false here, not “yes”."),
        (("rules", "needed"), "balloons", "rules, needed: Write a list [ … ] here, not “balloons”."),
        (("rules", "level"), 11, "rules, level: Write 10 or less here, not 11."),
        (("sides", "west"), {}, "sides: “west” isn't possible. You can use central, entente."),
        (("sides", "central"), [], "sides, central: Write an object { … } here, not a list."),
        (AIRPLANE, {"place": {}}, "sides, central, airplanes 1: “model” is missing."),
        (
            (*AIRPLANE, "place", "kind"),
            "edge",
            (
                "sides, central, airplanes 1, place, kind: “edge” isn't possible. "
                "You can use corner, fixed, half, hidden corner, line, row."
            ),
        ),
        (
            (*AIRPLANE, "place", "ahead"),
            "2 feet",
            (
                "sides, central, airplanes 1, place, ahead: “2 feet” is no distance. "
                "Write millimetres (350) or rulers (“0.5 rulers”)."
            ),
        ),
        (
            (*AIRPLANE, "arrives"),
            {"turn": 0},
            "sides, central, airplanes 1, arrives, turn: Write 1 or more here, not 0.",
        ),
        (
            (*AIRPLANE, "equipment"),
            ["rocket"],
            (
                "sides, central, airplanes 1, equipment 1: “rocket” isn't possible. You can use bombs, "
                "bullet checker, camera, double steep, free after immelmann, incendiary bullets, rockets."
            ),
        ),
        (
            ("goals", "scoring", 0, "points"),
            "5",
            "goals, scoring 1, points: Write a whole number here, not “5”.",
        ),
        (("goals", "scoring", 0, "what"), None, "goals, scoring 1, what: Write a text here, not null."),
        (("variants", "bare", "changes"), 1, "variants, bare, changes: Write an object { … } here, not 1."),
    ],
)
def test_a_fault_of_form_names_its_entry(path: Path, value: Any, told: str) -> None:
    assert faults(wrong(path, value)) == (told,)


def test_all_faults_of_form_are_told_at_once() -> None:
    bare = {name: TWO_RULERS_APART[name] for name in ("key", "name", "summary")}
    assert faults(json.dumps({**bare, "width": "x"})) == (
        "“edition” is missing.",
        "“length” is missing.",
        "“sides” is missing.",
        "width: Write a number here, not “x”.",
    )


def test_a_file_that_is_no_object() -> None:
    assert faults("[1]") == ("Write an object { … } here, not a list.",)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ('{"key": "a",\n "width": 08}', "Line 2, column 12 isn't JSON (invalid number)."),
        ('{"key": "a",\n}', "Line 2, column 1 isn't JSON (trailing comma in object)."),
        ('{"key": "a"', "The file stops in the middle. Is a bracket or a quotation mark not closed?"),
        ("[" * 20_000, "Its brackets are nested too deeply."),
        ('{"width": 1e999}', "A number in the file is too large."),
        ('{"name": "Ärger"}'.encode("latin-1"), "The file isn't UTF-8. Save it as UTF-8 text."),
    ],
)
def test_what_is_no_json_is_told_by_line_and_column(data: str | bytes, told: str) -> None:
    assert faults(data) == (told,)


def test_a_file_with_a_byte_order_mark_is_read() -> None:
    data = codecs.BOM_UTF8 + text().encode()
    assert parse_custom(data).name == "My duel"
    assert settle_options(DOGFIGHT, DOGFIGHT.own_setup(data))["scenario"] == "custom"


def test_distances_to_the_left_may_be_in_rulers() -> None:
    found = parse_custom(wrong((*AIRPLANE, "place"), {"across": "-1 ruler", "ahead": 100}).encode())
    assert found.sides["central"].airplanes[0].place.across == "-1 ruler"
