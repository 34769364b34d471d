"""Alternatives: plans that differ from one another, for whoever thinks further than the stand-in does."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import islice, zip_longest

from rules.dice import Dice
from rules.dogfight.autopilot.courses import Course
from rules.dogfight.autopilot.pilot import Situation, best_first, cards_of
from rules.dogfight.hangar import Hangar
from rules.dogfight.view import DogfightView
from rules.engine import Value

APART = 45.0
"""Two courses whose ends are closer than this, with noses the same way, are one idea."""
ALIKE = 0.8
"""The cosine from which on noses point the same way."""
LOOKED_AT = 150
"""How many of an airplane's courses are looked at for different ones."""


def alternatives(view: DogfightView, dice: Dice, hangar: Hangar, most: int) -> Iterator[dict[str, Value]]:
    """The best for every airplane, then one of them flown otherwise, each airplane in turn."""
    situation = Situation(view, hangar, dice)
    friends: list[Course] = []
    ways: list[list[dict[str, Value]]] = []
    for craft in situation.own:
        ranked = list(islice(best_first(situation.judge(craft, friends), dice), LOOKED_AT))
        ways.append([cards_of(craft, course) for course in _different(ranked, most)])
        friends += ranked[:1]
    usual = {name: card for way in ways if way for name, card in way[0].items()}
    yield usual
    for others in zip_longest(*(way[1:] for way in ways)):
        yield from ({**usual, **other} for other in others if other is not None)


def _different(courses: Sequence[Course], most: int) -> list[Course]:
    kept: list[Course] = []
    for course in courses:
        if len(kept) == most:
            break
        if not any(_same_idea(course, other) for other in kept):
            kept.append(course)
    return kept


def _same_idea(one: Course, other: Course) -> bool:
    """Both lead through about the same places, with the nose the same way."""
    return one.stays == other.stays and all(
        math.hypot(here.x - there.x, here.y - there.y) < APART
        and here.sin * there.sin + here.cos * there.cos > ALIKE
        and here.level == there.level
        for here, there in zip(one.places[1:], other.places[1:], strict=False)
    )
