"""A phase: a small object that says what happens, whom it asks, and what follows from the answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from rules.dice import Dice
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Stage
from rules.dogfight.state import Asked, Piece, State, with_pieces
from rules.engine import Choice, Decision, Field, with_defaults
from rules.values import Event, Seat


@dataclass
class Play:
    """A step being played: the state as it changes, and what has happened so far."""

    state: State
    hangar: Hangar
    dice: Dice
    log: list[Event] = field(default_factory=list)

    def tell(self, event: Event) -> None:
        self.log.append(event)

    def change(self, *pieces: Piece) -> None:
        self.state = with_pieces(self.state, pieces)

    def ask(self, *asked: Asked) -> None:
        """Stop here until these questions are answered."""
        self.state = replace(self.state, asked=(*self.state.asked, *asked))


@dataclass(frozen=True)
class Question:
    """A seat that is asked, and the table as it stands."""

    state: State
    hangar: Hangar
    seat: Seat

    @property
    def asked(self) -> list[Asked]:
        return [asked for asked in self.state.asked if asked.seat == self.seat]


class Phase(ABC):
    @abstractmethod
    def start(self, play: Play) -> None:
        """Carry the phase out, up to its end or until somebody is asked."""


class Asking(Phase):
    """A phase that may have to ask."""

    stage: Stage

    def pending(self, state: State, hangar: Hangar) -> set[Seat]:  # noqa: ARG002 - for those who need figures
        """Who owes an answer; it must not depend on anything that is hidden from anyone."""
        return {asked.seat for asked in state.asked}

    @abstractmethod
    def decision(self, question: Question) -> Decision: ...

    @abstractmethod
    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]: ...

    def check(self, question: Question, choice: Choice) -> None:
        """Refuse, in words, what the form by itself would refuse less clearly."""

    def default(self, question: Question) -> Choice:
        return with_defaults(lambda partial: self.fields(question, partial), {})

    @abstractmethod
    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        """Go on with the answers of all who were asked."""
