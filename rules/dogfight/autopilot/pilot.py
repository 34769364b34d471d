"""Planning: its airplanes one after the other, each minding the plans made before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice

from rules.answers import allows
from rules.dice import Dice
from rules.dogfight.autopilot.courses import Course, Fan
from rules.dogfight.autopilot.craft import Craft, Mark, fixtures, size_up
from rules.dogfight.autopilot.dangers import Dangers
from rules.dogfight.autopilot.errands import errands
from rules.dogfight.autopilot.judgement import Judge
from rules.dogfight.autopilot.outlook import Outlook, anything_goes, some, stays_put, what_suits_him
from rules.dogfight.autopilot.stakes import Stakes
from rules.dogfight.foresight import foresee
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Side
from rules.dogfight.planning.slots import SLOTS
from rules.dogfight.view import DogfightView, PlaneView
from rules.engine import Choice, Form, Value

WHIM = 0.1
"""How much a pilot's mood may add to what a course is worth: who always flies the best is soon known."""
OPENING = 0.4
"""How much more it may add, in the first turn of a game and without an errand, for all courses that end with
the same kind of card: enough that not every duel begins alike, too little for a plan that is far worse."""
MOODS = 2**20
SCATTER = 2654435761
"""Knuth's multiplier."""
IMAGINATION = 150
"""How many of an enemy's courses are weighed in his place."""
ATTEMPTS = 40
"""How many courses are shown to the form before it is left to decide."""


def plans(view: DogfightView, form: Form, dice: Dice, hangar: Hangar) -> dict[str, Value]:
    situation = Situation(view, hangar, dice)
    friends: list[Course] = []
    choice: dict[str, Value] = {}
    for craft in situation.own:
        judge = situation.judge(craft, friends)
        found = _first_without_warning(view, judge, choice, _fitting(judge, form, choice, dice))
        if found is not None:
            choice.update(cards_of(craft, found))
            friends.append(found)
    return choice


def _fitting(judge: Judge, form: Form, choice: Choice, dice: Dice) -> Iterator[Course]:
    """The courses that can be flown besides what is planned already, the best first."""
    for course in islice(best_first(judge, dice), ATTEMPTS):
        if _accepted(form, {**choice, **cards_of(judge.craft, course)}):
            yield course


def _first_without_warning(
    view: DogfightView, judge: Judge, choice: Choice, courses: Iterator[Course]
) -> Course | None:
    """The best that does not lead into what the panel would warn of; the best of all if each does."""
    best = next(courses, None)
    if best is None or judge.safe:
        return best
    known = len(foresee(view, choice).dangers)
    for course in chain([best], courses):
        planned = {**choice, **cards_of(judge.craft, course)}
        if judge.meant(course) or len(foresee(view, planned).dangers) <= known:
            return course
    return best


class Situation:
    """All that a seat's pilots have in mind while they plan."""

    def __init__(self, view: DogfightView, hangar: Hangar, dice: Dice) -> None:
        self.view = view
        self.hangar = hangar
        self.crafts = [size_up(plane, view, hangar) for plane in view.planes if _in_sight(plane, view)]
        self.own = [craft for craft in self.crafts if craft.seen.seat == view.seat]
        self.foes: list[tuple[Mark, Outlook]] = []
        if self.own:
            self.side: Side = self.own[0].side
            self.stakes = Stakes(view, self.side)
            self.marks = list(fixtures(view, hangar, self.stakes))
            self.foes = [*self._foresee(dice), *((mark, stays_put(mark.here)) for mark in self.marks)]

    def judge(self, craft: Craft, friends: Sequence[Course]) -> Judge:
        return Judge(
            craft,
            self.foes,
            friends,
            errands(craft, self.view, self.hangar, self.stakes, self.marks),
            Dangers(self.view, self.hangar, craft.side),
        )

    def _foresee(self, dice: Dice) -> Iterator[tuple[Mark, Outlook]]:
        """What each enemy will likely do, if he reckons with anything from this side."""
        ours = [
            (craft, anything_goes(craft.courses, dice)) for craft in self.crafts if craft.side == self.side
        ]
        for foe in self.crafts:
            if foe.side != self.side:
                courses = some(foe.courses, IMAGINATION, dice)
                yield foe, what_suits_him(courses, Judge(foe, ours).values(courses))


def on_errands(craft: Craft, view: DogfightView, hangar: Hangar) -> Judge:
    """Judges what an airplane does besides fighting others: missions, targets, dangers."""
    stakes = Stakes(view, craft.side)
    marks = list(fixtures(view, hangar, stakes))
    return Judge(
        craft,
        [(mark, stays_put(mark.here)) for mark in marks],
        (),
        errands(craft, view, hangar, stakes, marks),
        Dangers(view, hangar, craft.side),
    )


def _in_sight(plane: PlaneView, view: DogfightView) -> bool:
    return plane.status == "flying" and (plane.seat == view.seat or not plane.in_cloud)


def best_first(judge: Judge, dice: Dice) -> Iterator[Course]:
    """By worth and whim; what leads off the table or to the ground, now or next turn, comes last."""
    courses, navigator = judge.craft.courses, judge.craft.navigator
    mood = dice.below(MOODS, "whim")
    fancy = {} if judge.errands else _fancy(judge.craft, dice)
    appeal = [value + WHIM * _scattered(mood, at) for at, value in enumerate(judge.values())]
    if fancy:
        appeal = [value + fancy[label] for value, label in zip(appeal, _endings(courses), strict=True)]
    order = sorted(range(len(courses)), key=appeal.__getitem__, reverse=True)
    last_resort = []
    for course in (courses[at] for at in order):
        if judge.meant(course) or (course.stays and navigator.has_a_way_on(course)):
            yield course
        else:
            last_resort.append(course)
    yield from sorted(last_resort, key=lambda course: course.aloft, reverse=True)


def _fancy(craft: Craft, dice: Dice) -> dict[str, float]:
    """What the pilot feels like in the first turn of a game, by how a course ends."""
    if craft.trail.before is not None:
        return {}
    mood = dice.below(MOODS, "opening")
    labels = sorted(set(_endings(craft.courses)))
    return {label: OPENING * _scattered(mood, at) for at, label in enumerate(labels)}


def _endings(courses: Fan) -> list[str]:
    """How courses end, by the likeness of the last card."""
    return [card.likeness if card else "" for card in courses.tiers[-1].cards]


def _scattered(mood: int, at: int) -> float:
    """One throw of the dice is a mood for all courses: scattered by multiplication, as hash tables do."""
    return ((mood + at) * SCATTER % MOODS) / MOODS


def cards_of(craft: Craft, course: Course) -> dict[str, Value]:
    return {f"{craft.id}.{slot}": str(card.number) for slot, card in zip(SLOTS, course.cards, strict=False)}


def _accepted(form: Form, choice: Choice) -> bool:
    """Whether the form offers all of it: it has the last word on what is legal."""
    fields = {field.name: field for field in form(choice)}
    return all(name in fields and allows(fields[name], value) for name, value in choice.items())
