"""What scenarios, their variants and the lines of their score sheets are called, as somebody reads it.

The files of our own scenarios hold only what states and records know them by; the words stand in the
catalogue, under the key of the file. A host's own scenario is said as it is written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from rules.dogfight.scenario.library import PLAIN, scenarios, varied
from rules.dogfight.scenario.schema import Scenario
from rules.said import Text, said, written

_TOLD = ("own airplane out by a foreign side", "enemy airplane out by a foreign side")
"""Deeds that a story says in other words than the score sheet."""


def scenario_name(name: Text) -> Text:
    """What a state or a view calls a scenario."""
    return _names().get(name, name) if isinstance(name, str) else name


def as_written(text: str | Mapping[str, str]) -> Text:
    """What a file says, in one language for all or in several."""
    return text if isinstance(text, str) else written(text)


def summary(scenario: Scenario) -> Text:
    if not _is_ours(scenario):
        return as_written(scenario.summary)
    return said(f"dogfight-scenarios.summary-{scenario.edition}-{scenario.key}")


def variant_name(scenario: Scenario, variant: str) -> Text:
    if not _is_ours(scenario):
        return as_written(scenario.variants[variant].name or variant)
    return said(f"dogfight-scenarios.variant-{scenario.edition}-{scenario.key}-{variant}")


def variant_summary(scenario: Scenario, variant: str) -> Text:
    if not _is_ours(scenario):
        return as_written(scenario.variants[variant].summary)
    return said(f"dogfight-scenarios.variant-{scenario.edition}-{scenario.key}-{variant}.summary")


def deed(what: str) -> Text:
    """What a line of a score sheet counts."""
    return _deeds().get(what, what)


def told_deed(what: str) -> Text:
    """The same in a story."""
    return said(f"dogfight-scenarios.name-deed-{_slug(what)}.told") if what in _TOLD else deed(what)


def _is_ours(scenario: Scenario) -> bool:
    """A host's own may have the name, and the key, of one of ours."""
    return any(each is scenario for each in scenarios())


@cache
def _names() -> dict[str, Text]:
    return {str(each.name): said(f"dogfight-scenarios.name-scenario-{each.key}") for each in scenarios()}


@cache
def _deeds() -> dict[str, Text]:
    laid = (varied(each, variant) for each in scenarios() for variant in (PLAIN, *each.variants))
    whats = {term.what for each in laid for term in each.goals.scoring}
    return {what: said(f"dogfight-scenarios.name-deed-{_slug(what)}") for what in whats}


def _slug(what: str) -> str:
    return re.sub("[^a-z0-9]+", "-", what.lower())
