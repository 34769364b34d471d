"""What sentences share: who is who, and how numbers, cards and lists are put into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from render.artist import Names
from render.baron.companies import player
from rules.baron.companies.slots import performed
from rules.baron.names import ACTION_NAMES, KIND_NAMES
from rules.baron.view import BaronView
from rules.wording import listed
from words import say

Data: TypeAlias = Mapping[str, Any]


class Tale:
    """One batch of events as told to one seat. A company is introduced once, then goes by its name."""

    def __init__(self, view: BaronView, names: Names) -> None:
        self.view = view
        self.names = names
        self._companies = {mat.key: mat for mat in view.companies}
        self._introduced: set[str] = set()

    def company(self, key: str) -> str:
        mat = self._companies.get(key)
        if mat is None:
            return key.capitalize()
        if key in self._introduced:
            return mat.name
        self._introduced.add(key)
        return f"{mat.name} ({player(mat, self.names)})"

    def companies(self, keys: Sequence[str]) -> str:
        return listed([self.company(key) for key in keys])

    def actions(self, count: Mapping[str, int]) -> str:
        """The Actions that cards give, as far as they can be performed."""
        able = {action: performed(self.view.mode, action, times) for action, times in count.items()}
        told = [f"{action_name(action)} ×{times}" for action, times in able.items() if times]
        return ", ".join(told) or "nothing"

    def name(self, key: str) -> str:
        """The company's name alone."""
        mat = self._companies.get(key)
        return key.capitalize() if mat is None else mat.name

    def technology(self, key: str) -> str:
        return next(
            (say(box.name) for box in self.view.technologies if box.key == key), key.replace("_", " ")
        )

    def cards(self, numbers: Sequence[int]) -> str:
        """Cards by number, and by name where they lie in the viewing seat's own hand."""
        mat = self.view.own
        own = {card.number: card for card in (mat.hand if mat else None) or ()}
        return listed(
            [
                f"#{number} {say(own[number].technology_name)} / {say(own[number].event_name)}"
                if number in own
                else f"#{number}"
                for number in numbers
            ]
        )


def action_name(action: str) -> str:
    return next((say(name) for key, name in ACTION_NAMES.items() if key == action), action)


def kind_name(kind: str) -> str:
    return next((say(name) for key, name in KIND_NAMES.items() if key == kind), kind)


def dice_told(dice: Sequence[int]) -> str:
    return listed([str(die) for die in dice])


def plus(number: int) -> str:
    """A modifier as it stands in a sum: " +2", " −1", or nothing."""
    return f" {'+' if number > 0 else '−'}{abs(number)}" if number else ""
