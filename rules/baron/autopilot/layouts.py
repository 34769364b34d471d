"""Layouts of Action cards, and what their Actions bring together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import permutations

from rules.baron.autopilot import taste
from rules.baron.autopilot.prospects import Prospects
from rules.baron.autopilot.spying import spying_value
from rules.baron.autopilot.workshop import Workshop, card_value, design_value
from rules.baron.companies.slots import count_actions
from rules.baron.state import CARDS
from rules.baron.view import Action, CardView

_MOST = 5


@cache
def layouts(slots: int) -> tuple[tuple[Action, ...], ...]:
    """Focused Effort never lies in the first slot."""
    return tuple(layout for layout in permutations(CARDS, slots) if layout[0] != "focused_effort")


@cache
def _counted(layout: tuple[Action, ...]) -> dict[Action, int]:
    """There are a hundred layouts, and every decision weighs them all."""
    return count_actions(layout)


def exchanges(laid: tuple[Action, ...]) -> Iterator[tuple[Action, ...]]:
    """What Careful Preparations can make of it: each slot keeps its card or takes one that was not used."""
    return (
        layout
        for layout in layouts(len(laid))
        if all(card == old or card not in laid for card, old in zip(layout, laid, strict=True))
    )


class Values:
    """What so many Actions of a type bring, in marks until the end."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self._known: dict[tuple[Action, int], float] = {}
        self._built: list[Workshop] = []

    def of(self, layout: tuple[Action, ...]) -> float:
        return self.sum(_counted(layout))

    def sum(self, actions: Mapping[Action, int]) -> float:
        known = self._known
        return sum(
            [known[pair] if pair in known else self.value(*pair) for pair in actions.items() if pair[1]]
        )

    def value(self, action: Action, number: int) -> float:
        if (action, number) not in self._known:
            self._known[action, number] = self._weigh(action, min(number, _MOST))
        return self._known[action, number]

    def _weigh(self, action: Action, number: int) -> float:
        prospects, own = self.prospects, self.prospects.own
        match action:
            case "build":
                more = prospects.future_income(own.factories + number, own.effectiveness)
                return more - prospects.future_income(own.factories, own.effectiveness)
            case "espionage":
                return max(spying_value(prospects, number), self._helped_spying(number))
            case "design":
                return design_value(prospects, number, self._built)
            case "research":
                return self._research(number)
            case "bank":
                extra = prospects.figures.companies[own.key].bank
                return min(float(own.marks), (3.5 + extra) * number) * prospects.saved_by_banking()
            case "focused_effort":
                return 0.0

    def _helped_spying(self, number: int) -> float:
        """With Industrial Spies, if they are in hand and not better kept."""
        helpers = [card for card in self.prospects.own.hand or () if _is_help(self.prospects, card)]
        if not helpers:
            return 0.0
        add = self.prospects.figures.event_of(helpers[0].number).effect.amount
        return spying_value(self.prospects, number, add) - card_value(self.prospects, helpers[0].number)

    def _research(self, number: int) -> float:
        """A card is worth less the more there are to be played already, and nothing at the end."""
        prospects = self.prospects
        turns = prospects.turns_left - 2
        playable = sum(card_value(prospects, card.number) > 0.3 for card in prospects.own.hand or ())
        total = 0.0
        for drawn in range(number):
            total += taste.CARD_DRAWN * max(0, turns) * taste.CARD_TOO_MANY ** (playable + drawn)
        chosen = prospects.figures.companies[prospects.own.key].research
        return total * taste.CARD_CHOSEN if chosen else total


def _is_help(prospects: Prospects, card: CardView) -> bool:
    return prospects.figures.event_of(card.number).effect.op == "spies"
