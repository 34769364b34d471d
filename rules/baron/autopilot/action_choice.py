"""Laying out Action cards: every layout is weighed by what its Actions bring together."""

from __future__ import annotations

from rules.baron.autopilot import design_choice, event_choice, small_choices
from rules.baron.autopilot.filling import Answers
from rules.baron.autopilot.layouts import Values, layouts
from rules.baron.autopilot.prospects import Prospects
from rules.baron.companies.slots import count_actions, slots
from rules.baron.view import Action

_BONUS_WORTH = 1.6
"""What an Action must bring for Pfalz to spend a marker on it, which is worth 1 at the end."""


def ranked(prospects: Prospects) -> list[tuple[Action, ...]]:
    """Every layout, the best first."""
    table = Values(prospects)
    return sorted(layouts(len(slots(prospects.view.mode))), key=table.of, reverse=True)


def lay_out(prospects: Prospects, answers: Answers, layout: tuple[Action, ...] | None = None) -> None:
    """This layout, or the one that brings most, and all that goes with it.

    Events come first: once all cards are laid, the form would work out which of them to propose.
    """
    table = Values(prospects)
    best = layout or _best(prospects, table)
    event = event_choice.plan(prospects, answers, best)
    _lay(prospects, answers, best)
    if "espionage" in best:
        answers.give("spy", "valuable")
    bonus = _spend_bonus(prospects, answers, table, best)
    small_choices.plan_licence(prospects, answers)
    designs = count_actions(best).get("design", 0) + ("design" in bonus)
    _plan_design(prospects, answers, best, designs, event)


def lay_best(prospects: Prospects, answers: Answers) -> None:
    """The Action cards alone."""
    _lay(prospects, answers, _best(prospects, Values(prospects)))


def _best(prospects: Prospects, table: Values) -> tuple[Action, ...]:
    return max(layouts(len(slots(prospects.view.mode))), key=table.of)


def _lay(prospects: Prospects, answers: Answers, layout: tuple[Action, ...]) -> None:
    for name, card in zip(slots(prospects.view.mode), layout, strict=True):
        answers.give(name, card)


def _plan_design(
    prospects: Prospects, answers: Answers, layout: tuple[Action, ...], actions: int, event: str | None
) -> None:
    """In advance, without the card that is to be played as an event; but where spies or an event may bring
    more to design with, which all will see by then, it waits for them."""
    draws = event is not None and prospects.figures.event_of(int(event)).effect.op == "draw"
    if draws or "espionage" in layout:
        answers.give("design", "ask")
    elif answers.give("design", "wish"):
        design_choice.design(prospects.without(event), answers, actions)


def _spend_bonus(
    prospects: Prospects, answers: Answers, table: Values, layout: tuple[Action, ...]
) -> tuple[Action, ...]:
    """On which cards it spends a marker."""
    if not prospects.own.bonus_actions:
        return ()
    count = count_actions(layout)
    gains = {action: table.value(action, n + 1) - table.value(action, n) for action, n in count.items()}
    worthy = sorted((a for a in gains if gains[a] > _BONUS_WORTH), key=lambda a: -gains[a])
    spent = tuple(worthy[: prospects.own.bonus_actions])
    return spent if spent and answers.give("bonus", spent) else ()
