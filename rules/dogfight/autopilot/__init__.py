"""The stand-in pilot: sees one seat's view and form, and flies what looks best from there.

It thinks one step further than a pilot who just chases: it weighs what would suit each enemy if he had to
reckon with anything, takes the best of that for what the enemy will likely do, and plans against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.dice import Dice
from rules.dogfight.autopilot.courses import Course
from rules.dogfight.autopilot.craft import Craft, size_up
from rules.dogfight.autopilot.judgement import Judge
from rules.dogfight.autopilot.outlook import Outlook, anything_goes, what_suits_him
from rules.dogfight.firing import HOLD
from rules.dogfight.hangar import Hangar
from rules.dogfight.plan_form import SLOTS
from rules.dogfight.view import DogfightView
from rules.engine import Choice, Form, Pick, Value

WHIM = 0.1
"""How much a pilot's mood may add to what a course is worth: who always flies the best is soon known."""


def fly(view: DogfightView, form: Form, dice: Dice, hangar: Hangar) -> Choice:
    return _fire(view, form) if view.stage == "fire" else _plan(view, form, dice, hangar)


def _fire(view: DogfightView, form: Form) -> Choice:
    """Each gun at the enemy with most damage cards; of equals at the nearest, which the form lists first."""
    cards = {plane.id: plane.damage_cards for plane in view.planes}
    choice: dict[str, Value] = {}
    for gun in _offers(form, {}):
        targets = [target for target in _offers(form, choice)[gun] if target != HOLD]
        choice[gun] = max(targets, key=lambda target: cards[target], default=HOLD)
    return choice


def _plan(view: DogfightView, form: Form, dice: Dice, hangar: Hangar) -> Choice:
    """Its airplanes one after the other, each minding the plans made before."""
    crafts = [size_up(plane, view, hangar) for plane in view.planes if plane.status == "flying"]
    own = [craft for craft in crafts if craft.seat == view.seat]
    foes = _foresee(crafts, own[0], dice)
    friends: list[Course] = []
    choice: dict[str, Value] = {}
    for craft in own:
        for course in _best_first(craft, Judge(craft, foes, friends).values(), dice):
            attempt = {**choice, **_answer(craft, course)}
            if _accepted(form, attempt):
                choice = attempt
                friends.append(course)
                break
    return choice


def _foresee(crafts: Sequence[Craft], own: Craft, dice: Dice) -> list[tuple[Craft, Outlook]]:
    """What each enemy will likely do, if he reckons with anything from this side."""
    ours = [(craft, anything_goes(craft.courses, dice)) for craft in crafts if craft.side == own.side]
    theirs = [craft for craft in crafts if craft.side != own.side]
    return [(foe, what_suits_him(foe.courses, Judge(foe, ours).values())) for foe in theirs]


def _best_first(craft: Craft, values: Sequence[float], dice: Dice) -> Iterator[Course]:
    """By worth and whim; what leads off the table, now or next turn, comes last."""
    appeal = [value + WHIM * dice.below(100, "whim") / 100 for value in values]
    order = sorted(range(len(values)), key=lambda at: appeal[at], reverse=True)
    last_resort = []
    for course in (craft.courses[at] for at in order):
        if course.stays and craft.navigator.has_a_way_on(course):
            yield course
        else:
            last_resort.append(course)
    yield from sorted(last_resort, key=lambda course: course.aloft, reverse=True)


def _answer(craft: Craft, course: Course) -> dict[str, Value]:
    cards = {f"{craft.id}.{slot}": str(card.number) for slot, card in zip(SLOTS, course.cards, strict=True)}
    return {**cards, f"{craft.id}.fire": "weakest"}


def _accepted(form: Form, choice: Choice) -> bool:
    """Whether the form offers all of it: it has the last word on what is legal."""
    offers = _offers(form, choice)
    return all(value in offers[name] for name, value in choice.items())


def _offers(form: Form, partial: Choice) -> dict[str, list[str]]:
    return {
        field.name: [option.value for option in field.options]
        for field in form(partial)
        if isinstance(field, Pick)
    }
