"""The days that a game of four may take at most, with people who look in every morning and every evening."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from tests.bench.calendar.measure import all_measured
from tests.bench.calendar.variants import Variant, variants
from tests.bench.ratio import Ratio

GAMES = 5
PROMISED: dict[tuple[str, str], dict[str, float]] = {
    ("baron", "standard"): {"given": 4.0, "defaults": 4.9},
    ("airbaron", "basic"): {"given": 9.0, "defaults": 10.8},
    ("airbaron", "advanced"): {"given": 9.0, "defaults": 16.2},
}
"""By game and by how much is left to orders."""


def measure() -> list[Ratio]:
    return list(_ratios())


def _ratios() -> Iterator[Ratio]:
    chosen = [each for each in variants() if each.seats == 4 and _key(each) in PROMISED]
    for variant, found in all_measured(chosen, GAMES, "1", ("given", "defaults"), ("regular",)):
        for style, most in PROMISED[_key(variant)].items():
            days = median(game.days for game in found[style, "regular"])
            what = f"days of {variant.title}, {variant.name}, four players, {style}"
            yield Ratio(what, f"the {most:g} that it may take", days / most, budget=1.0)


def _key(variant: Variant) -> tuple[str, str]:
    return variant.title, variant.name
