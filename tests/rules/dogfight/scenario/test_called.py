"""What scenarios, variants and lines of score sheets are called: ours by the catalogue, others as written."""

from __future__ import annotations

import msgspec
import pytest

from rules.dogfight.scenario import called
from rules.dogfight.scenario.library import PLAIN, read_custom, scenarios, varied
from rules.dogfight.scenario.schema import Scenario, Variant
from rules.dogfight.title import DOGFIGHT
from rules.said import Said
from rules.table import Table, settle_options
from tests.rules.dogfight.scenario.test_soundness import text
from words import say, voice
from words.voice import LACKING

OURS = pytest.mark.parametrize("ours", scenarios(), ids=lambda each: f"{each.edition} {each.key}")


@OURS
def test_the_words_of_every_scenario_of_ours_are_in_the_catalogue(ours: Scenario) -> None:
    assert say(called.scenario_name(str(ours.name))) == ours.name
    texts = [called.scenario_name(str(ours.name)), called.summary(ours)]
    for variant in ours.variants:
        texts += called.variant_name(ours, variant), called.variant_summary(ours, variant)
    assert all(isinstance(text, Said) and say(text) != LACKING for text in texts)


@OURS
def test_every_line_of_their_score_sheets_too(ours: Scenario) -> None:
    for variant in (PLAIN, *ours.variants):
        for term in varied(ours, variant).goals.scoring:
            assert isinstance(called.deed(term.what), Said)
            assert say(called.deed(term.what)) == term.what
            assert say(called.told_deed(term.what)) == term.what.replace(
                "out by a foreign side", "gone by another edge"
            )


def test_an_own_scenario_is_said_as_written_even_under_the_key_of_one_of_ours() -> None:
    variants = {"a": Variant(name="The first"), "b": Variant(summary="Nameless.")}
    own = msgspec.structs.replace(scenarios()[0], name="Mine", summary="My own.", variants=variants)
    assert (called.scenario_name(called.as_written(own.name)), called.summary(own)) == ("Mine", "My own.")
    assert [called.variant_name(own, each) for each in variants] == ["The first", "b"]
    assert [called.variant_summary(own, each) for each in variants] == ["", "Nameless."]
    assert called.deed("hits on the ground") == "hits on the ground"


def test_an_own_scenario_may_be_written_in_several_languages() -> None:
    own = text(name={"en": "The Depot", "de": "Das Depot"}, summary={"de": "Schnell hin."})
    options = settle_options(DOGFIGHT, {"custom": own})
    laid = Table.new(DOGFIGHT, 2, options, b"several")
    table = Table.restore(DOGFIGHT, 2, options, b"several", laid.snapshot())
    name = called.scenario_name(table.view().scenario)
    assert (voice("en").say(name), voice("de").say(name)) == ("The Depot", "Das Depot")
    assert say(called.summary(read_custom(own.encode()))) == "Schnell hin."
