"""What sentences share: who is who, and how dice and cards are told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

from render.artist import Names
from render.baron.companies import introduced
from render.baron.display.war_card import signed
from rules.baron.companies.slots import performed
from rules.baron.names import ACTION_NAMES, KIND_NAMES
from rules.baron.view import BaronView
from rules.said import Said, Text, listed, said, series

Data: TypeAlias = Mapping[str, Any]
_IT = said("baron-story.name-it")


class Tale:
    """One batch of events as told to one seat. A company is introduced once, then goes by its name."""

    def __init__(self, view: BaronView, names: Names) -> None:
        self.view = view
        self.names = names
        self._companies = {mat.key: mat for mat in view.companies}
        self._introduced: set[str] = set()
        self._pronouns: dict[str, Text] = {}

    @contextmanager
    def of_one(self, key: str) -> Iterator[None]:
        """While sentences are made that all begin with the same company: the first one names it."""
        self._pronouns = {key: self.company(key)}
        yield
        self._pronouns = {}

    def company(self, key: str) -> Text:
        if key in self._pronouns:
            told, self._pronouns[key] = self._pronouns[key], _IT
            return told
        mat = self._companies.get(key)
        if mat is None or key in self._introduced:
            return self.name(key)
        self._introduced.add(key)
        return introduced(mat, self.names)

    def companies(self, keys: Sequence[str]) -> Said:
        return listed([self.company(key) for key in keys])

    def actions(self, count: Mapping[str, int]) -> Said:
        """The Actions that cards give, as far as they can be performed."""
        able = {action: performed(self.view.mode, action, times) for action, times in count.items()}
        told = [
            said("baron-story.name-times", action=action_name(action), times=times)
            for action, times in able.items()
            if times
        ]
        return series(told) if told else said("baron-story.name-no-actions")

    def name(self, key: str) -> str:
        """The company's name alone."""
        mat = self._companies.get(key)
        return key.capitalize() if mat is None else mat.name

    def technology(self, key: str) -> Text:
        return next((box.name for box in self.view.technologies if box.key == key), key.replace("_", " "))

    def own_cards(self, numbers: Sequence[int]) -> Said:
        """Cards of the viewing seat's own hand, by number and name, as its forms have them."""
        names = self.view.card_names
        return listed(
            said(
                "baron-story.name-own-card",
                number=str(number),
                technology=names[number].technology,
                event=names[number].event,
            )
            for number in numbers
        )

    def card(self, number: int) -> Said:
        names = self.view.card_names[number]
        return said("baron-story.name-card", technology=names.technology, event=names.event)

    def lost_events(self, numbers: Sequence[int]) -> Said:
        """Cards that paid for a technology, by the events that are lost with them."""
        names = self.view.card_names
        return listed(said("baron-story.name-lost-event", event=names[number].event) for number in numbers)


def action_name(action: str) -> Text:
    return next((name for key, name in ACTION_NAMES.items() if key == action), action)


def kind_name(kind: str) -> Text:
    return next((name for key, name in KIND_NAMES.items() if key == kind), kind)


def dice_told(dice: Sequence[int]) -> Said:
    return listed([str(die) for die in dice])


def total(dice: Sequence[int], add: int) -> Said:
    """Dice, and what is added to them: “2 and 5 −1”."""
    told = dice_told(dice)
    return said("baron-story.name-sum", dice=told, add=signed(add)) if add else told
