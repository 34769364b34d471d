"""What the stand-in might do instead: other Action cards, or other events with its own."""

from __future__ import annotations

from collections.abc import Iterator

from rules.baron.autopilot import action_choice, small_choices
from rules.baron.autopilot.filling import Answers
from rules.baron.autopilot.prospects import Prospects
from rules.baron.box.figures import Figures
from rules.baron.companies.slots import count_actions
from rules.baron.state import WINDOWS
from rules.baron.view import BaronView
from rules.dice import Dice
from rules.engine import Choice, Form

LAYOUTS = 15
"""Layouts of Action cards that are worth a thought, the recipe's own aside."""


def ideas(view: BaronView, form: Form, dice: Dice, figures: Figures) -> Iterator[Choice]:
    """The likeliest first."""
    if view.stage == "actions":
        yield from _layouts(Prospects(view, figures), form, dice)


def _layouts(prospects: Prospects, form: Form, dice: Dice) -> Iterator[Choice]:
    """Other Action cards, each laid out as the recipe would; two that give the same Actions are one."""
    seen = set()
    for layout in action_choice.ranked(prospects):
        actions = frozenset(count_actions(layout).items())
        if actions in seen:
            continue
        seen.add(actions)
        if len(seen) > LAYOUTS + 1:
            return
        if len(seen) > 1:
            answers = Answers(form)
            small_choices.discard(prospects, answers)
            held = prospects.without(answers.given("discard"))
            action_choice.lay_out(held, answers, layout)
            yield answers.complete(dice)
        else:
            yield from _events(prospects, form, dice)


def _events(prospects: Prospects, form: Form, dice: Dice) -> Iterator[Choice]:
    """The recipe's own cards with another event in one of the windows, or none."""
    first = Answers(form)
    small_choices.discard(prospects, first)
    action_choice.lay_out(prospects.without(first.given("discard")), first)
    usual = first.complete(dice)
    for window in WINDOWS:
        name = f"at_{window}"
        planned = str(usual.get(name))
        options = [option for option in first.options(name) if option.isdigit()]
        for option in ["none", *options] if planned in options else options:
            if option != planned:
                kept = {key: value for key, value in usual.items() if not key.startswith(name)}
                yield {**kept, name: option}
