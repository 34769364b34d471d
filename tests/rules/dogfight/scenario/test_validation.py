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
        (("width",), "wide", "width: a number is wanted, not “wide”"),
        (("width",), 0, "width: it must be more than 0, not 0"),
        (("length",), 10**400, "length: it must be less than 1,000,000"),
        (("name",), "", "name: it is empty"),
        (("name",), "x" * 81, "name: it has 81 characters; at most 80 fit"),
        (("name",), "**Duel**", "name: line breaks and * _ ~ ` | < > @ \\ cannot be in it, nor links"),
        (
            ("summary",),
            "Hello\n@everyone",
            "summary: line breaks and * _ ~ ` | < > @ \\ cannot be in it, nor links",
        ),
        (("name",), {"en": "Duel", "de": ""}, "name, de: it is empty"),
        (("name",), {}, "name: it is empty"),
        (("summary",), {"English": "A duel."}, "summary: “English” is not possible"),
        (("edition",), "chess", "edition: “chess” is not possible; there are glory, war"),
        (("seat",), {}, "there is no entry “seat” here; perhaps seats"),
        (
            ("sides", "central", "planes"),
            [],
            (
                "sides, central: there is no entry “planes” here; "
                "there are virtual, gunner, last, airplanes, ground, balloons, fields"
            ),
        ),
        (("most_planes",), 9, "most_planes: it must be at most 4, not 9"),
        (("most_planes",), 1.5, "most_planes: a whole number is wanted, not 1.5"),
        (("any_side",), "yes", "any_side: true or false is wanted, not “yes”"),
        (("rules", "needed"), "balloons", "rules, needed: a list [ … ] is wanted, not “balloons”"),
        (("rules", "level"), 11, "rules, level: it must be at most 10, not 11"),
        (("sides", "west"), {}, "sides: “west” is not possible; there are central, entente"),
        (("sides", "central"), [], "sides, central: an object { … } is wanted, not a list"),
        (AIRPLANE, {"place": {}}, "sides, central, airplanes 1: “model” is missing"),
        (
            (*AIRPLANE, "place", "kind"),
            "edge",
            (
                "sides, central, airplanes 1, place, kind: “edge” is not possible; "
                "there are corner, fixed, half, hidden corner, line, row"
            ),
        ),
        (
            (*AIRPLANE, "place", "ahead"),
            "2 feet",
            (
                "sides, central, airplanes 1, place, ahead: “2 feet” is no distance; "
                "write millimetres (350) or rulers (“0.5 rulers”)"
            ),
        ),
        (
            (*AIRPLANE, "arrives"),
            {"turn": 0},
            "sides, central, airplanes 1, arrives, turn: it must be at least 1, not 0",
        ),
        (
            (*AIRPLANE, "equipment"),
            ["rocket"],
            (
                "sides, central, airplanes 1, equipment 1: “rocket” is not possible; there are bombs, "
                "bullet checker, camera, double steep, free after immelmann, incendiary bullets, rockets"
            ),
        ),
        (
            ("goals", "scoring", 0, "points"),
            "5",
            "goals, scoring 1, points: a whole number is wanted, not “5”",
        ),
        (("goals", "scoring", 0, "what"), None, "goals, scoring 1, what: a text is wanted, not null"),
        (("variants", "bare", "changes"), 1, "variants, bare, changes: an object { … } is wanted, not 1"),
    ],
)
def test_a_fault_of_form_names_its_entry(path: Path, value: Any, told: str) -> None:
    assert faults(wrong(path, value)) == (told,)


def test_all_faults_of_form_are_told_at_once() -> None:
    bare = {name: TWO_RULERS_APART[name] for name in ("key", "name", "summary")}
    assert faults(json.dumps({**bare, "width": "x"})) == (
        "“edition” is missing",
        "“length” is missing",
        "“sides” is missing",
        "width: a number is wanted, not “x”",
    )


def test_a_file_that_is_no_object() -> None:
    assert faults("[1]") == ("an object { … } is wanted, not a list",)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ('{"key": "a",\n "width": 08}', "line 2, column 12: the file is no JSON text (invalid number)"),
        ('{"key": "a",\n}', "line 2, column 1: the file is no JSON text (trailing comma in object)"),
        ('{"key": "a"', "the file is no complete JSON text; is a bracket or a quotation mark not closed?"),
        ("[" * 20_000, "its brackets are nested too deeply"),
        ('{"width": 1e999}', "the file has a number that is too large"),
        ('{"name": "Ärger"}'.encode("latin-1"), "the file is not in UTF-8; save it as UTF-8 text"),
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
