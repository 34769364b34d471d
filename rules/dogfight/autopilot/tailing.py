"""Tailing: with the enemy's next card seen, one's own in the order that suits it best."""

from __future__ import annotations

from rules.dice import Dice
from rules.dogfight.autopilot.courses import Course
from rules.dogfight.autopilot.craft import Craft
from rules.dogfight.autopilot.outlook import Outlook, anything_goes
from rules.dogfight.autopilot.pilot import Situation
from rules.dogfight.autopilot.standing_orders import values
from rules.dogfight.hangar import Hangar
from rules.dogfight.view import DogfightView
from rules.engine import Form, Value


def rearranged(view: DogfightView, form: Form, dice: Dice, hangar: Hangar) -> dict[str, Value]:
    situation = Situation(view, hangar, dice)
    own = {craft.id: craft for craft in situation.own}
    choice: dict[str, Value] = {}
    for field in form({}):
        craft = own.get(field.group)
        if craft is None or not values(field):
            continue
        courses = [_course(craft, order) for order in values(field)]
        judge = situation.judge(craft, ())
        judge.foes = [
            (foe, _shown(foe, dice) if isinstance(foe, Craft) and foe.id == craft.seen.tailing else outlook)
            for foe, outlook in situation.foes
        ]
        worth = judge.values(courses)
        choice[field.name] = values(field)[worth.index(max(worth))]
    return choice


def _course(craft: Craft, order: str) -> Course:
    cards = craft.navigator.airplane.cards
    return craft.course([cards[int(number)] for number in order.split("-")])


def _shown(foe: Craft, dice: Dice) -> Outlook:
    """He flies the card he had to show, and then anything."""
    shown = foe.navigator.airplane.cards.get(foe.seen.shown or 0)
    after = [course for course in foe.courses if shown is None or course.cards[0].likeness == shown.likeness]
    return anything_goes(after or foe.courses, dice)
