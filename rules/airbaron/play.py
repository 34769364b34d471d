"""A step being resolved: the state so far, the board, the dice, and what has happened."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.airbaron import events
from rules.airbaron.box.atlas import Atlas
from rules.airbaron.state import Airline, Ask, State, with_airline
from rules.airbaron.view import Stage
from rules.dice import Dice, Scripted, roll
from rules.values import Event, Seat


class Play:
    """The one thing that changes while a step is resolved; everything it holds is a frozen value."""

    def __init__(self, state: State, atlas: Atlas, dice: Dice) -> None:
        self.state = state
        self.atlas = atlas
        self.dice = dice
        self.log: list[Event] = []

    @classmethod
    def supposing(cls, state: State, atlas: Atlas) -> Play:
        """A play of which nobody is told, to see where something without chance would lead."""
        return cls(state, atlas, Scripted({}))

    def tell(self, kind: str, /, **data: Any) -> None:
        self.log.append(events.public(kind, **data))

    def whisper(self, seat: Seat, kind: str, /, **data: Any) -> None:
        self.log.append(events.private(seat, kind, **data))

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
        self.update(seat, cash=self.airline(seat).cash + amount)
        self.change(bank=self.state.bank - amount)

    def pay(self, seat: Seat, amount: int) -> None:
        if amount > self.airline(seat).cash:
            raise ValueError(f"seat {seat} has no ${amount}")
        self.earn(seat, -amount)

    # What is to be done

    def then(self, *tasks: str) -> None:
        """Do these next, before what was to be done anyway."""
        self.change(agenda=(*tasks, *self.state.agenda))

    def ask(self, kind: Stage, *seats: Seat) -> None:
        """Wait for these seats, whose forms are of one kind."""
        self.change(asks=tuple(Ask(seat, kind) for seat in sorted(seats)))
        self.tell("asked", seats=sorted(seats), what=kind)

    def die(self, label: str) -> int:
        return roll(self.dice, 6, label)
