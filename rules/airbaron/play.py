"""A step being played, the seat that is asked, and the phases and questions of this title."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from rules import phases
from rules.airbaron.box.atlas import Atlas
from rules.airbaron.events import EVENTS
from rules.airbaron.state import Airline, Ask, State, with_airline, with_one
from rules.airbaron.view import Stage
from rules.dice import Dice, Scripted, roll
from rules.engine import Step
from rules.values import Seat


class Play(phases.Play[State, Atlas]):
    """What this title does to a table while a step is played."""

    def __init__(self, state: State, atlas: Atlas, dice: Dice) -> None:
        super().__init__(state, atlas, dice)
        self.atlas = atlas
        """The figures of the board in play."""
        self.agenda = state.agenda
        """What is still to be done. It changes with every phase, and is put down at the end of the step."""

    @classmethod
    def supposing(cls, state: State, atlas: Atlas) -> Play:
        """A play of which nobody is told, to see where something without chance would lead."""
        return _Supposed(state, atlas, Scripted({}))

    def step(self) -> Step[State]:
        """The agenda is put down only here, so that what follows may be said before or after asking."""
        self.change(agenda=self.agenda)
        return super().step()

    def tell(self, kind: str, /, **data: Any) -> None:
        self.log.append(EVENTS(kind, **data))

    def whisper(self, seat: Seat, kind: str, /, **data: Any) -> None:
        self.log.append(EVENTS(kind, to=(seat,), **data))

    def change(self, **changes: Any) -> None:
        self.state = replace(self.state, **changes)

    # Airlines

    def airline(self, seat: Seat) -> Airline:
        return self.state.airlines[seat]

    def update(self, seat: Seat, **changes: Any) -> None:
        self.state = with_airline(self.state, replace(self.airline(seat), **changes))

    @property
    def active(self) -> Airline:
        return self.airline(self.state.order[self.state.place])

    # Money, between the bank and an airline

    def earn(self, seat: Seat, amount: int) -> None:
        airline = self.airline(seat)
        airlines = with_one(self.state.airlines, replace(airline, cash=airline.cash + amount))
        self.change(airlines=airlines, bank=self.state.bank - amount)

    def pay(self, seat: Seat, amount: int) -> None:
        if amount > self.airline(seat).cash:
            raise ValueError(f"seat {seat} has no ${amount}")
        self.earn(seat, -amount)

    # What is to be done

    def then(self, *phases: str) -> None:
        """Do these next, before what was to be done anyway."""
        self.agenda = (*phases, *self.agenda)

    def ask(self, kind: Stage, *seats: Seat) -> None:
        """Wait for these seats, whose forms are of one kind; the agenda says how it goes on then."""
        self.change(asks=tuple(Ask(seat, kind) for seat in sorted(seats)))
        self.tell("asked", seats=sorted(seats), what=kind)

    def die(self, label: str) -> int:
        return roll(self.dice, 6, label)


class _Supposed(Play):
    """What happens in it is not even put down."""

    def tell(self, kind: str, /, **data: Any) -> None:
        pass

    def whisper(self, seat: Seat, kind: str, /, **data: Any) -> None:
        pass


class Question(phases.Question[State, Atlas]):
    @property
    def atlas(self) -> Atlas:
        """The figures of the board in play."""
        return self.figures

    @property
    def airline(self) -> Airline:
        """The airline that is asked."""
        return self.state.airlines[self.seat]


class Phase(phases.Phase[Play]):
    """A part of the turn, known to the agenda by its name."""

    name: ClassVar[str]


class Asking(phases.Asking[Play, Question]):
    """A kind of question, known by it to those who are asked."""

    kind: ClassVar[Stage]
