"""What is played: each title as hosts set it up, with so many players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules.engine import AnyTitle, Choice, Option, Pick
from rules.table import settle_options
from rules.titles import TITLES
from words import say

FEWEST, MOST = 2, 4
"""Players of a dogfight."""
STOPPING = ("tailing", "altitude", "adjusting_aim", "bailing_out")
"""Optional rules of the dogfight that ask something in the middle of a turn."""


@dataclass(frozen=True)
class Variant:
    title: str
    name: str
    seats: int
    options: Choice
    optional: bool = False
    """Whether optional rules are added that nobody needs to play it."""


def variants() -> list[Variant]:
    return [*_baron(), *_air_baron(), *_dogfights()]


def _baron() -> Iterator[Variant]:
    for mode, seats in (("standard", 3), ("standard", 4), ("standard", 5), ("campaign", 4)):
        yield Variant("baron", mode, seats, {"mode": mode})


def _air_baron() -> Iterator[Variant]:
    for version in ("basic", "advanced"):
        for seats in (2, 4, 6):
            yield Variant("airbaron", version, seats, {"version": version})


def _dogfights() -> Iterator[Variant]:
    """Every scenario in the edition that offers it first; with the rules that ask, in the one that has most
    of them. Of the sizes between two and four players, the smallest and the largest."""
    title = TITLES["dogfight"]
    for scenario, first in title.scenarios():
        for seats, options in _sizes(title, first):
            yield Variant(title.key, _named(title, scenario, options), seats, options)
        for seats, options in _sizes(title, _richest(title, scenario.value)):
            if rules := _stopping(title, options):
                added = ", ".join(rule.replace("_", " ") for rule in rules)
                name = f"{_named(title, scenario, options)} + {added}"
                yield Variant(title.key, name, seats, {**options, "rules": rules}, optional=True)


def _sizes(title: AnyTitle, options: Choice) -> Iterator[tuple[int, Choice]]:
    """Numbers of players, each with the options that allow it: a variant for several where the scenario
    itself is for one, and more airplanes a side where the host says how many there are."""
    ways = [options, *({**options, "variant": each.value} for each in _offered(title, options, "variant"))]
    for way in ways:
        if _seats(title, way)[1] >= FEWEST:
            yield max(_seats(title, way)[0], FEWEST), way
            larger = {**way, "planes": MOST // 2} if "planes" in settle_options(title, way) else way
            if (most := min(_seats(title, larger)[1], MOST)) > FEWEST:
                yield most, larger
            return


def _named(title: AnyTitle, scenario: Option, options: Choice) -> str:
    chosen = [each for each in _offered(title, options, "variant") if each.value == options.get("variant")]
    return ": ".join(say(each.label) for each in (scenario, *chosen))


def _richest(title: AnyTitle, scenario: str) -> Choice:
    """The edition of a scenario with most rules that ask."""
    editions = [
        {"edition": edition.value, "scenario": scenario}
        for edition in _offered(title, {}, "edition")
        if scenario in _values(_offered(title, {"edition": edition.value}, "scenario"))
    ]
    return max(editions, key=lambda options: len(_stopping(title, options)))


def _stopping(title: AnyTitle, options: Choice) -> tuple[str, ...]:
    """The rules that ask, as far as these options allow them; one may make way for another."""
    chosen: tuple[str, ...] = ()
    for rule in STOPPING:
        if rule in _values(_offered(title, {**options, "rules": chosen}, "rules")):
            chosen = (*chosen, rule)
    return chosen


def _offered(title: AnyTitle, options: Choice, name: str) -> list[Option]:
    fields = [field for field in title.options(options) if field.name == name]
    return [option for field in fields if isinstance(field, Pick) for option in field.options]


def _values(options: Iterable[Option]) -> set[str]:
    return {option.value for option in options}


def _seats(title: AnyTitle, options: Choice) -> tuple[int, int]:
    return title.seats(settle_options(title, options))
