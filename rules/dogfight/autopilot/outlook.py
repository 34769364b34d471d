"""The outlook: where an airplane is likely to be after each round."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias, TypeVar

import numpy as np

from rules.dice import Dice
from rules.dogfight.autopilot.courses import AirPlace, Course, Fan
from rules.dogfight.ruler.geometry import settled
from rules.dogfight.state import ROUNDS

FORESIGHT = 10
"""How many of an airplane's courses are kept in mind."""
MAIN_LINES = 4
"""How many of them for a look at the turn after."""
STEADINESS = 0.12
"""How much better a course must look for a pilot to be e times likelier to fly it."""

T = TypeVar("T")
Outlook: TypeAlias = Sequence[dict[AirPlace, float]]
"""Round by round, the likely places and how likely each is."""


def anything_goes(courses: Sequence[Course], dice: Dice) -> Outlook:
    """No idea what he wants, but he will hardly leave: any courses that stay on the table."""
    staying = np.flatnonzero(Fan.of(courses).stays).tolist() if courses else []
    open_courses = some(staying or range(len(courses)), FORESIGHT, dice)
    return gathered([(courses[at], 1.0) for at in open_courses])


def some(courses: Sequence[T], most: int, dice: Dice) -> Sequence[T]:
    """So many of the courses at most, evenly spread from a random one on."""
    step = max(len(courses) // most, 1)
    return courses[dice.below(step, "guess") :: step][:most]


def what_suits_him(courses: Sequence[Course], values: Sequence[float]) -> Outlook:
    """He flies what is good for him: the best courses, the better the likelier."""
    best = sorted(range(len(courses)), key=lambda at: -settled(values[at]))[:FORESIGHT]
    top = values[best[0]] if best else 0.0
    return gathered([(courses[at], math.exp((values[at] - top) / STEADINESS)) for at in best])


def likeliest(places: dict[AirPlace, float]) -> list[tuple[AirPlace, float]]:
    """The few places to reckon with most, with shares as if they were all."""
    best = sorted(places.items(), key=lambda entry: -settled(entry[1]))[:MAIN_LINES]
    whole = sum(share for _, share in best)
    return [(place, share / whole) for place, share in best]


def stays_put(here: AirPlace) -> Outlook:
    """Balloons and cards on the ground."""
    return [{here: 1.0}] * ROUNDS


def gathered(weighted: Sequence[tuple[Course, float]]) -> Outlook:
    """Shares that add up to one in each round; who has left the table is nowhere."""
    whole = sum(weight for _, weight in weighted)
    rounds: list[dict[AirPlace, float]] = [{} for _ in range(ROUNDS)]
    for course, weight in weighted:
        for seen, place in zip(rounds, course.places[: course.aloft], strict=False):
            seen[place] = seen.get(place, 0.0) + weight / whole
    return rounds
