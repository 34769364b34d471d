"""The stand-in: sees one seat's view and form, and decides what looks best from there.

As a pilot it thinks one step further than one who just chases: it weighs what would suit each enemy if he
had to reckon with anything, takes the best of that for what the enemy will likely do, and plans against it.
What it is out for besides (`errands`) and what everything is worth (`stakes`) it takes from the scenario's
missions and scoring. The form has the last word: what it does not offer is not done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rules.dice import Dice
from rules.dogfight.autopilot import (
    anti_aircraft,
    entrances,
    marksman,
    pilot,
    runway,
    standing_orders,
    tailing,
)
from rules.dogfight.autopilot.alternatives import alternatives
from rules.dogfight.autopilot.filling import fill
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Stage
from rules.dogfight.view import DogfightView
from rules.engine import Choice, Form

Decide: TypeAlias = Callable[[DogfightView, Form, Dice, Hangar], Choice]


def fly(view: DogfightView, form: Form, dice: Dice, hangar: Hangar) -> Choice:
    return fill(form, DECISIONS.get(view.stage, _short_answers)(view, form, dice, hangar), dice)


def _plan(view: DogfightView, form: Form, dice: Dice, hangar: Hangar) -> Choice:
    cards = {**pilot.plans(view, form, dice, hangar), **runway.takeoffs(view, hangar)}
    return {**cards, **standing_orders.orders(view, form(cards))}


def ideas(view: DogfightView, form: Form, dice: Dice, hangar: Hangar, most: int) -> tuple[Choice, ...]:
    """Other plans worth a thought, while plans are made; the rest is decided by the way."""
    if view.stage != "plan":
        return ()
    return tuple(
        fill(
            form,
            {**cards, **runway.takeoffs(view, hangar), **standing_orders.orders(view, form(cards))},
            dice,
        )
        for cards in alternatives(view, dice, hangar, most)
    )


def _short_answers(view: DogfightView, form: Form, _dice: Dice, _hangar: Hangar) -> Choice:
    return standing_orders.decided(view, form({}))


DECISIONS: dict[Stage, Decide] = {
    "muster": lambda view, form, dice, _: entrances.entered(view, form({}), dice),
    "arrive": lambda view, form, dice, _: entrances.entered(view, form({}), dice),
    "plan": _plan,
    "shell": lambda view, form, _, hangar: anti_aircraft.adjusted(view, form, hangar),
    "look": tailing.rearranged,
    "fire": lambda view, form, _, hangar: marksman.targets(view, form, hangar),
}
