"""A phase: a small object that says what happens, whom it asks, and what follows from the answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from rules.baron.box.figures import Figures
from rules.baron.play import Play
from rules.baron.state import Company, State
from rules.baron.view import Stage
from rules.engine import Choice, Decision, Field, with_defaults
from rules.values import Seat


@dataclass(frozen=True)
class Question:
    """A seat that is asked, and the table as it stands."""

    state: State
    figures: Figures
    seat: Seat

    @property
    def company(self) -> Company:
        return self.state.of(self.seat)

    @property
    def name(self) -> str:
        return self.figures.companies[self.company.key].name


class Phase(ABC):
    """One stage of the turn. It is over when nobody is asked any more."""

    stage: Stage

    @abstractmethod
    def start(self, play: Play) -> None:
        """Carry the phase out, up to its end or until `asked` names those who must decide something."""


class Asking(Phase):
    """A phase that may have to ask."""

    @abstractmethod
    def decision(self, asked: Question) -> Decision:
        """What is asked; it must not depend on anything that is hidden from anyone."""

    @abstractmethod
    def fields(self, asked: Question, partial: Choice) -> tuple[Field, ...]: ...

    def check(self, asked: Question, choice: Choice) -> None:
        """Refuse, in words, what the form by itself would refuse less clearly."""

    def default(self, asked: Question) -> Choice:
        return with_defaults(lambda partial: self.fields(asked, partial), {})

    @abstractmethod
    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        """Go on with the answers of all who were asked."""
