"""Tables of component figures: what every title refuses, and in which words."""

from __future__ import annotations

from types import ModuleType

import pytest

from rules.airbaron.box import figures as airbaron
from rules.baron.box import figures as baron
from rules.dogfight.box import figures as dogfight
from rules.figure_tables import FaultyFigures, Provenance, Reading
from rules.values import Frozen
from tests.rules.packs import refused
from words import say

every_title = pytest.mark.parametrize("title", [airbaron, baron, dogfight], ids=lambda title: title.__name__)


class Engine(Frozen, frozen=True):
    power: int
    provenance: Provenance


class Length(Frozen, frozen=True):
    value: float
    provenance: str


class Lengths(Frozen, frozen=True):
    ruler: Length
    card: Length


def reading(*, engines: str = "", lengths: str = "") -> Reading:
    tables = {
        "engines": f'{{"sources": {{"book": "The rulebook"}}, "entries": {{{engines}}}}}'.encode(),
        "lengths": f'{{"sources": {{}}, "entries": {{{lengths}}}}}'.encode(),
    }
    return Reading(tables, "mine", needed=("engines", "lengths"), grades=("exact", "inferred"))


@every_title
def test_the_packaged_tables_are_read_under_the_name_standard(title: ModuleType) -> None:
    assert title.standard().name == "standard"
    assert list(title.standard_tables()) == list(title.TABLES)
    assert title.FaultyFigures is FaultyFigures


@every_title
def test_missing_and_unknown_tables(title: ModuleType) -> None:
    tables = title.standard_tables()
    first, second, *_ = tables
    tables["moons"] = tables.pop(second)
    del tables[first]
    assert refused(title.Figures.parse, tables) == (
        f"table {first!r} is missing",
        f"table {second!r} is missing",
        "there is no table 'moons'",
    )


@every_title
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b"{", "Input data was truncated"),
        (b"[]", "Expected `object`, got `array`"),
        (b'{"entries": {}}', "Object missing required field `sources`"),
        (b'{"sources": {}, "entries": {}, "x": 1}', "Object contains unknown field `x`"),
        (
            b'{"sources": {"\xff": ""}, "entries": {}}',
            "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte",
        ),
    ],
)
def test_tables_that_are_not_tables(title: ModuleType, text: bytes, fault: str) -> None:
    first, second, *_ = title.standard_tables()
    tables = {**title.standard_tables(), first: text, second: text}
    assert refused(title.Figures.parse, tables) == (f"{first}: {fault}", f"{second}: {fault}")


@every_title
def test_entries_nested_without_end_are_refused(title: ModuleType) -> None:
    first, *_ = title.standard_tables()
    endless = b'{"sources": {}, "entries": {"a": ' + b"[" * 100_000 + b"]" * 100_000 + b"}}"
    found = refused(title.Figures.parse, {**title.standard_tables(), first: endless})
    assert "recursion" in found[0]


def test_an_entry_that_cannot_be_read_is_named_and_the_others_are_still_checked() -> None:
    read = reading(
        engines='"good": {"power": 1, "provenance": {}}, '
        '"bad": {"power": "much", "provenance": {}}, "worse": {"power": 2}'
    )
    assert list(read.entries("engines", Engine, lambda engine: [f"power {engine.power}"])) == ["good"]
    assert [say(fault) for fault in read.faults] == [
        "engines, good: power 1",
        "engines, bad: Expected `int`, got `str` - at `$.power`",
        "engines, worse: Object missing required field `provenance`",
    ]
    with pytest.raises(FaultyFigures) as refusal:
        read.stop_at_faults()
    assert refusal.value.faults == tuple(read.faults)


def test_every_figure_says_where_it_comes_from_and_nothing_else_does() -> None:
    def faults(**provenance: str) -> list[str]:
        found = reading().provenance_faults("engines", provenance, ("power",))
        return [say(fault) for fault in found]

    assert faults(power="exact") == faults(power="inferred: book") == []
    assert faults() == ["the provenance of 'power' is missing"]
    assert faults(power="exact", smell="exact") == [
        "provenance is given for 'smell', which is no figure of this table"
    ]
    assert faults(power="perhaps") == [
        "provenance of 'power': 'perhaps' does not begin with a grade (exact, inferred)"
    ]
    assert faults(power="exact: book, hearsay") == [
        "provenance of 'power': source 'hearsay' is not among the table's sources"
    ]


def test_a_table_of_single_figures() -> None:
    ruler, card = (
        '"ruler": {"value": 174, "provenance": "exact"}',
        '"card": {"value": 44, "provenance": "so"}',
    )
    read = reading(lengths=f"{ruler}, {card}")
    assert read.single_figures("lengths", Lengths) == Lengths(Length(174, "exact"), Length(44, "so"))
    assert [say(fault) for fault in read.faults] == [
        "lengths, card: 'so' does not begin with a grade (exact, inferred)"
    ]
    torn = reading(lengths=ruler)
    assert torn.single_figures("lengths", Lengths) is None
    assert [say(fault) for fault in torn.faults] == ["lengths: Object missing required field `card`"]
