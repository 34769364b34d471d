"""The page for hosts who write scenarios: its examples are played, and nothing of the schema is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import inspect

from rules.dogfight.box.figures import standard
from rules.dogfight.rulebook import RULES
from rules.dogfight.scenario.library import parse_custom
from rules.dogfight.scenario.schema import Scenario
from rules.dogfight.title import DOGFIGHT
from rules.simulation import play
from rules.table import settle_options

PAGE = Path("docs/own-scenarios.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SAID = set(re.findall(r"`([^`\n]+)`", PAGE))


def test_there_are_three_examples() -> None:
    assert [parse_custom(text.encode()).key for text in EXAMPLES] == [
        "dawn-duel",
        "over-the-ridge",
        "the-depot",
    ]


def variants() -> Iterator[tuple[str, str]]:
    for text in EXAMPLES:
        scenario = parse_custom(text.encode())
        yield from ((text, variant) for variant in ("plain", *scenario.variants))


@pytest.mark.parametrize(("text", "variant"), list(variants()), ids=lambda each: str(each)[-12:].strip())
@pytest.mark.parametrize("many", [False, True])
def test_every_example_is_played_to_its_end(text: str, variant: str, many: bool) -> None:  # noqa: FBT001 - both ways
    own = {"custom": text, **({"variant": variant} if variant != "plain" else {})}
    options = settle_options(DOGFIGHT, {**own, "turn_limit": 6})
    seats = DOGFIGHT.seats(options)[many]
    assert play(DOGFIGHT, options, ["autopilot"] * seats, b"page").outcome


def schema_names(kind: inspect.Type) -> Iterator[str]:
    """Every entry and every possible value of the schema."""
    if isinstance(kind, inspect.StructType):
        for field in kind.fields:
            yield field.encode_name
            yield from schema_names(field.type)
    elif isinstance(kind, inspect.VarTupleType):
        yield from schema_names(kind.item_type)
    elif isinstance(kind, inspect.DictType):
        yield from schema_names(kind.key_type)
        yield from schema_names(kind.value_type)
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from schema_names(each)
    elif isinstance(kind, inspect.LiteralType):
        yield from (str(value) for value in kind.values)


@pytest.mark.parametrize("name", sorted(set(schema_names(inspect.type_info(Scenario)))))
def test_the_page_names_everything_in_the_schema(name: str) -> None:
    assert any(re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", said) for said in SAID)


def test_the_page_names_every_airplane_card_balloon_and_rule() -> None:
    figures = standard()
    names = {*figures.airplanes, *figures.ground, *figures.balloons, *(rule.name for rule in RULES)}
    assert names - SAID == set(), "docs/own-scenarios.md does not name these"
