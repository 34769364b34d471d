"""The stand-in player: weighs what each Action brings until the war's likely end, from its own view alone."""

from __future__ import annotations

from rules.baron.autopilot import action_choice, design_choice, event_choice, small_choices
from rules.baron.autopilot.filling import Answers
from rules.baron.autopilot.prospects import Prospects
from rules.baron.box.figures import Figures
from rules.baron.view import BaronView
from rules.dice import Dice
from rules.engine import Choice, Form


def choose(view: BaronView, form: Form, dice: Dice, figures: Figures) -> Choice:
    """A legal choice for whatever the form asks; what no judgement covers is answered by its default."""
    prospects = Prospects(view, figures)
    answers = Answers(form)
    asked = answers.names()
    match view.stage:
        case "actions":
            small_choices.discard(prospects, answers)
            action_choice.lay_out(prospects.without(answers.given("discard")), answers)
        case "design" if "roll" in asked:
            design_choice.roll(prospects, answers)
        case "design":
            design_choice.design(prospects, answers, prospects.own.actions.get("design", 0))
        case "espionage":
            small_choices.spy(prospects, answers)
        case "research":
            small_choices.discard(prospects, answers)
        case "contracts":
            small_choices.licence(prospects, answers)
        case _ if "event" in asked:
            event_choice.play(prospects, answers)
        case _ if "technology" in asked:
            small_choices.take_in_return(prospects, answers)
    return answers.complete(dice)


def say_nothing(view: BaronView, form: Form, figures: Figures) -> Choice:
    """What is played for a seat that says nothing: the stand-in's Action cards, or its event in a window, and
    all else as the form has it. Nothing is left to be asked."""
    prospects, answers = Prospects(view, figures), Answers(form)
    if view.stage == "actions":
        small_choices.discard(prospects, answers)
        action_choice.lay_best(prospects.without(answers.given("discard")), answers)
    elif "event" in answers.names():
        event_choice.play_best(prospects, answers)
    return answers.settled()
