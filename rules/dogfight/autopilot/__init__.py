"""The stand-in pilot: sees one seat's view and form, and flies what looks best from there.

It thinks one step further than a pilot who just chases: it weighs what would suit each enemy if he had to
reckon with anything, takes the best of that for what the enemy will likely do, and plans against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rules.dice import Dice
from rules.dogfight.autopilot.courses import Allowed, Course
from rules.dogfight.autopilot.craft import Craft, size_up
from rules.dogfight.autopilot.judgement import Judge
from rules.dogfight.autopilot.outlook import Outlook, anything_goes, what_suits_him
from rules.dogfight.components import Maneuver
from rules.dogfight.firing import HOLD
from rules.dogfight.hangar import Hangar
from rules.dogfight.plan_form import SLOTS
from rules.dogfight.view import DogfightView, PlaneView
from rules.engine import Choice, Form, Pick, Value

AS_GOOD = 0.02
"""Courses that fall short of the best by no more than this are as good, and the dice decide."""


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
    offers = _offers(form, {})
    crafts = [
        size_up(plane, view, hangar, _allowed(plane, hangar, offers))
        for plane in view.planes
        if plane.status == "flying"
    ]
    own = [craft for craft in crafts if craft.seat == view.seat]
    foes = _foresee(crafts, own[0])
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


def _foresee(crafts: Sequence[Craft], own: Craft) -> list[tuple[Craft, Outlook]]:
    """What each enemy will likely do, if he reckons with anything from this side."""
    ours = [(craft, anything_goes(craft.courses)) for craft in crafts if craft.side == own.side]
    theirs = [craft for craft in crafts if craft.side != own.side]
    return [(foe, what_suits_him(foe.courses, Judge(foe, ours).values())) for foe in theirs]


def _best_first(craft: Craft, values: Sequence[float], dice: Dice) -> Iterator[Course]:
    """Those as good as the best come in any order; what leads off the table, now or next turn, comes last."""
    good = max(values) - AS_GOOD
    shuffled = dice.shuffle(range(len(values)), "course")
    courses = [
        craft.courses[at] for at in sorted(shuffled, key=lambda at: min(values[at], good), reverse=True)
    ]
    last_resort = []
    for course in courses:
        if course.stays and craft.navigator.has_a_way_on(course):
            yield course
        else:
            last_resort.append(course)
    yield from sorted(last_resort, key=lambda course: course.aloft, reverse=True)


def _answer(craft: Craft, course: Course) -> dict[str, Value]:
    cards = {f"{craft.id}.{slot}": str(card.number) for slot, card in zip(SLOTS, course.cards, strict=True)}
    return {**cards, f"{craft.id}.fire": "weakest"}


def _accepted(form: Form, choice: Choice) -> bool:
    """Whether the form offers all of it: the last word on what is legal."""
    offers = _offers(form, choice)
    return all(value in offers[name] for name, value in choice.items())


def _offers(form: Form, partial: Choice) -> dict[str, list[str]]:
    return {
        field.name: [option.value for option in field.options]
        for field in form(partial)
        if isinstance(field, Pick)
    }


def _allowed(plane: PlaneView, hangar: Hangar, offers: Mapping[str, list[str]]) -> Allowed:
    """The kinds of cards the form offers for each round; of others' airplanes it says nothing."""
    deck = hangar[plane.model].cards
    kinds = [
        {deck[int(number)].label for number in offers.get(f"{plane.id}.{slot}", map(str, deck))}
        for slot in SLOTS
    ]

    def allowed(at: int, card: Maneuver) -> bool:
        return card.label in kinds[at]

    return allowed
