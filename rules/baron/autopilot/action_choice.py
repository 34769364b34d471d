"""Laying out Action cards: every layout is weighed by what its Actions bring together."""

from __future__ import annotations

from itertools import permutations

from rules.baron.autopilot import design_choice, event_choice, small_choices, taste
from rules.baron.autopilot.filling import Answers
from rules.baron.autopilot.prospects import Prospects
from rules.baron.autopilot.spying import spying_value
from rules.baron.autopilot.workshop import card_value, design_value
from rules.baron.companies.slots import count_actions, slots
from rules.baron.state import CARDS
from rules.baron.view import Action

_MOST = 5
_BONUS_WORTH = 1.6
"""What an Action must bring for Pfalz to spend a marker on it, which is worth 1 at the end."""


def lay_out(prospects: Prospects, answers: Answers) -> None:
    table = Values(prospects)
    names = slots(prospects.view.mode)
    layouts = [layout for layout in permutations(CARDS, len(names)) if layout[0] != "focused_effort"]
    best = max(layouts, key=table.of)
    for name, card in zip(names, best, strict=True):
        answers.give(name, card)
    if "espionage" in best:
        answers.give("spy", "valuable")
    bonus = _spend_bonus(prospects, answers, table, best)
    if answers.give("design", "wish"):
        design_choice.design(prospects, answers, count_actions(best)["design"] + ("design" in bonus))
    small_choices.plan_licence(prospects, answers)
    event_choice.plan(prospects, answers, best)


class Values:
    """What so many Actions of a type bring, in marks until the end."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self._known: dict[tuple[Action, int], float] = {}

    def of(self, layout: tuple[Action, ...]) -> float:
        return sum(self.value(action, number) for action, number in count_actions(layout).items())

    def value(self, action: Action, number: int) -> float:
        known = self._known.get((action, number))
        if known is None:
            known = self._known[action, number] = self._weigh(action, min(number, _MOST))
        return known

    def _weigh(self, action: Action, number: int) -> float:
        prospects, own = self.prospects, self.prospects.own
        match action:
            case "build":
                more = prospects.future_income(own.factories + number, own.effectiveness)
                return more - prospects.future_income(own.factories, own.effectiveness)
            case "espionage":
                return spying_value(prospects, number)
            case "design":
                return design_value(prospects, number)
            case "research":
                return self._research(number)
            case "bank":
                extra = prospects.figures.companies[own.key].bank
                return min(float(own.marks), (3.5 + extra) * number) * prospects.saved_by_banking()
            case "focused_effort":
                return 0.0

    def _research(self, number: int) -> float:
        """A card is worth less the more there are to be played already, and nothing at the end."""
        prospects = self.prospects
        turns = prospects.turns_left - 2
        playable = sum(card_value(prospects, card.number) > 0.3 for card in prospects.own.hand or ())
        total = 0.0
        for drawn in range(number):
            total += taste.CARD_DRAWN * max(0, turns) * taste.CARD_TOO_MANY ** (playable + drawn)
        return total


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
