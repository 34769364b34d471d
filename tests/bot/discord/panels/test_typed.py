"""Typed answers: what a text means, and the sentence when it means nothing."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.panels.ids import PlanId
from bot.discord.panels.typed import meaning, question, text_of
from bot.kit.refusal import Refusal
from rules.answers import range_of
from rules.engine import Area, Field, Number, Spot
from sandbox.limits.messages import check_modal
from words import say, speaking

START = Spot("start", "Where the airplane begins " * 5, (Area(((0, 0), (900, 0), (900, 900))),))
BID = Number("bid", "Bid", 0, 1000)


@pytest.mark.parametrize(
    "typed", ["12.5, 30", " 12.5;30 ", "12.5 30", "12.50,30 cm", "12,5; 30", "12,5 30,0 cm"]
)
def test_a_place_is_two_numbers_of_centimetres(typed: str) -> None:
    assert meaning(START, typed) == (125.0, 300.0)


@pytest.mark.parametrize("typed", ["", "here", "1", "1, 2, 3", "12,5,30", "nan, 1", "1e9, 2", "9" * 50])
def test_anything_else_is_no_place(typed: str) -> None:
    with pytest.raises(Refusal, match="isn't a place"):
        meaning(START, typed)


@pytest.mark.parametrize("typed", ["12.5", "12,5", " 12,5 cm"])
def test_a_number_with_tenths_has_a_point_or_a_comma(typed: str) -> None:
    assert meaning(Number("along", "Along", 20, 680, unit="cm", per=10), typed) == 125


async def test_a_place_is_asked_for_again_as_it_is_written_in_that_language() -> None:
    for language, written in (("en", "12.5, 30"), ("de", "12,5; 30")):
        with speaking(language):
            modal = question(START, (125.0, 300.0), PlanId("ask", 12, 1, 7)).to_dict()
            assert modal["components"][0]["component"]["value"] == written
            assert meaning(START, written) == (125.0, 300.0)


def test_tenths_have_a_comma_in_german() -> None:
    field = Number("along", "Along", 22, 678, unit="cm", per=10)
    with speaking("de"):
        assert say(range_of(field)) == "2,2 bis 67,8 cm"
    assert say(range_of(field)) == "2.2 to 67.8 cm"


def test_a_number_is_whole() -> None:
    assert meaning(BID, " -40 ") == -40
    with pytest.raises(Refusal, match=r"“4\.5” isn't a whole number. “Bid” takes 0 to 1000\."):
        meaning(BID, "4.5")


def test_what_was_typed_is_repeated_in_brief() -> None:
    with pytest.raises(Refusal) as refused:
        meaning(BID, "x" * 4000)
    assert len(str(refused.value)) < 120


@pytest.mark.parametrize("field", [START, BID])
async def test_the_question_fits_discord(field: Field) -> None:
    modal = question(field, None, PlanId("ask", 12, 1, 7))
    check_modal(modal.to_dict())
    assert modal.is_finished(), "the library must not keep it"


async def test_the_question_says_what_is_possible() -> None:
    noted = Spot("aim", "Aim", START.areas, note="at most 20 cm from the gun " * 5)
    modal = question(noted, None, PlanId("ask", 12, 1, 7)).to_dict()
    check_modal(modal)
    (label,) = modal["components"]
    assert label["component"]["placeholder"].startswith("at most 20 cm from the gun")


@pytest.mark.parametrize(
    "components",
    [
        [{"type": 1, "components": [{"type": 4, "custom_id": "answer", "value": "12"}]}],
        [{"type": 18, "component": {"type": 4, "custom_id": "answer", "value": "12"}}],
    ],
)
def test_the_text_is_found_however_it_is_nested(components: list[dict[str, Any]]) -> None:
    assert text_of(components) == "12"
    assert text_of([]) == ""
