"""What a turn is made of: phases that play, questions that stop a step, and a title that is a list of them.

A step plays one phase after another until one of them has to ask. What was asked stands in the state, so that
an `Asking` is found again when the answers are in; it takes them, and the phases go on.
"""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from msgspec import Struct

from rules.dice import Dice
from rules.engine import Choice, Decision, Field, Form, StateT, Step, Title, ViewT
from rules.forms import with_defaults
from rules.said import Text
from rules.values import Event, Seat

FiguresT = TypeVar("FiguresT")


@dataclass
class Play(Generic[StateT, FiguresT]):
    """A step being played: the one thing that changes meanwhile; all that it holds is frozen."""

    state: StateT
    figures: FiguresT
    dice: Dice
    log: list[Event] = field(default_factory=list)

    def step(self) -> Step[StateT]:
        return Step(self.state, tuple(self.log))


class Question(Struct, Generic[StateT, FiguresT], eq=False, gc=False):
    """A seat that is asked, and the table as it stands."""

    state: StateT
    figures: FiguresT
    seat: Seat


PlayT = TypeVar("PlayT")
QuestionT = TypeVar("QuestionT")


class Phase(ABC, Generic[PlayT]):
    """A part of the turn."""

    @abstractmethod
    def start(self, play: PlayT) -> None:
        """Carry it out, up to its end or until somebody must be asked."""


class Asking(ABC, Generic[PlayT, QuestionT]):
    """A kind of question: what is asked, of whom, and what follows from the answers."""

    @abstractmethod
    def decision(self, question: QuestionT) -> Decision:
        """What everyone may know of it: nothing in it may depend on what is hidden from anyone."""

    def briefing(self, question: QuestionT) -> Text:  # noqa: ARG002 - for those who have more to say
        """What the seat that is asked is told with it, for its eyes alone."""
        return ""

    @abstractmethod
    def fields(self, question: QuestionT, partial: Choice) -> tuple[Field, ...]: ...

    def form(self, question: QuestionT) -> Form:
        """The fields for any number of askings, for those that work out once what no answer changes."""
        return functools.partial(self.fields, question)

    def check(self, question: QuestionT, choice: Choice) -> None:
        """Refuse, in words, what the form by itself would refuse less clearly."""

    def default(self, question: QuestionT) -> Choice:
        return with_defaults(self.form(question), {})

    def departure(self, question: QuestionT) -> Choice | None:  # noqa: ARG002 - for those one can leave by
        """The answer by which the seat leaves for good, if it can be said here."""
        return None

    @abstractmethod
    def answer(self, play: PlayT, choices: Mapping[Seat, Choice]) -> None:
        """Go on with the answers of all who were asked."""


class PhasedTitle(Title[StateT, ViewT], Generic[StateT, ViewT, PlayT, QuestionT]):
    """A title played in phases: says who is asked what, and leaves the rest to the question itself."""

    @abstractmethod
    def asked(self, state: StateT) -> Collection[Seat]:
        """Who owes an answer; it must not depend on anything that is hidden from anyone."""

    @abstractmethod
    def asking(self, state: StateT, seat: Seat) -> Asking[PlayT, QuestionT]:
        """What this seat, which is asked, is asked."""

    @abstractmethod
    def question(self, state: StateT, seat: Seat) -> QuestionT: ...

    def pending(self, state: StateT) -> dict[Seat, Decision]:
        return {
            seat: self.asking(state, seat).decision(self.question(state, seat))
            for seat in sorted(self.asked(state))
        }

    def briefing(self, state: StateT, seat: Seat) -> Text:
        return self.asking(state, seat).briefing(self.question(state, seat))

    def fields(self, state: StateT, seat: Seat, partial: Choice) -> tuple[Field, ...]:
        return self.form(state, seat)(partial)

    def form(self, state: StateT, seat: Seat) -> Form:
        return self.asking(state, seat).form(self.question(state, seat))

    def check(self, state: StateT, seat: Seat, choice: Choice) -> None:
        self.asking(state, seat).check(self.question(state, seat), choice)

    def default(self, state: StateT, seat: Seat) -> Choice:
        return self.asking(state, seat).default(self.question(state, seat))

    def departure(self, state: StateT, seat: Seat) -> Choice | None:
        return self.asking(state, seat).departure(self.question(state, seat))
