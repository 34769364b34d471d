"""A game on the calendar: whoever looks in answers what is asked, and the table waits for the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from rules.engine import Choice
from rules.table import Table
from rules.values import Seat
from tests.bench.calendar.people import DAY, Appointments

HOST: Seat = 0
MOST_STEPS = 10_000
PATIENCE = 2
"""Whoever has missed so many turns in a row is stood in for, unless a host wants it otherwise."""


class Conduct(Protocol):
    """What people do when they look in."""

    def order(self, table: Table, seat: Seat) -> None:
        """Give standing orders, or change them."""

    def answer(self, table: Table, seat: Seat) -> Choice:
        """Answer what this seat is asked."""

    def stand_in(self, table: Table, seat: Seat) -> Choice:
        """What is answered for somebody who is gone."""


@dataclass(frozen=True)
class Wait:
    """A question for which the table had to wait."""

    kind: str
    """What the last to answer was asked."""
    minutes: int


@dataclass(frozen=True)
class Played:
    minutes: int
    """From the start, when the host is there, to the last answer."""
    waits: tuple[Wait, ...]

    @property
    def days(self) -> float:
        return self.minutes / DAY


def play(table: Table, people: Sequence[Iterator[int]], conduct: Conduct, pace: int | None = None) -> Played:
    """The game to its end, from the host's first look-in on. Who looks in at the same minute as another comes
    after him: nobody stays to see what others do. With a pace, nobody is waited for twice in a turn, nor
    after some turns missed in a row."""
    appointments = Appointments(people)
    game = _Game(table, conduct, appointments.of(HOST))
    begun = game.now
    while True:
        if pace is not None and game.now >= game.opened + pace:
            game.time_is_up()
        for seat in sorted(appointments.present(game.now)):
            game.attend(seat)
        if table.outcome:
            return Played(game.now - begun, tuple(game.waits))
        game.now = _earlier(appointments.first(), None if pace is None else game.opened + pace)


def _earlier(look_in: int | None, due: int | None) -> int:
    moments = [moment for moment in (look_in, due) if moment is not None]
    if not moments:
        raise RuntimeError("nobody will ever look in again, and nobody's time runs out")
    return min(moments)


class _Game:
    def __init__(self, table: Table, conduct: Conduct, now: int) -> None:
        self._table = table
        self._conduct = conduct
        self.now = now
        self.opened = now
        """When what is asked was asked."""
        self.waits: list[Wait] = []
        self._missed: dict[Seat, list[object]] = {}
        """The turns that each seat has missed in a row."""

    def attend(self, seat: Seat) -> None:
        """Whoever looks in orders, and answers until something is asked of others alone."""
        self._conduct.order(self._table, seat)
        while seat in self._table.pending():
            self._missed.pop(seat, None)
            self._submit(seat, self._conduct.answer(self._table, seat))
            self._go_on()
            self._conduct.order(self._table, seat)

    def time_is_up(self) -> None:
        """For all who have not answered, and whom nobody waits for again in this turn."""
        turn = self._turn()
        for seat in sorted(self._table.pending()):
            self._missed.setdefault(seat, []).append(turn)
            self._submit(seat, self._table.default(seat))
        self._go_on()

    def _go_on(self) -> None:
        """Answer for those who are not awaited."""
        while unawaited := [seat for seat in sorted(self._table.pending()) if not self._awaited(seat)]:
            for seat in unawaited:
                gone = len(self._missed[seat]) >= PATIENCE
                choice = self._conduct.stand_in if gone else lambda table, of: table.default(of)
                self._submit(seat, choice(self._table, seat))

    def _awaited(self, seat: Seat) -> bool:
        missed = self._missed.get(seat, [])
        return len(missed) < PATIENCE and self._turn() not in missed

    def _turn(self) -> object:
        """The turn that is being played; where each question stands for itself, the question."""
        turn = self._table.title.turn_of(self._table.state)
        return ("step", self._table.step) if turn is None else turn

    def _submit(self, seat: Seat, choice: Choice) -> None:
        if self._table.step >= MOST_STEPS:
            raise RuntimeError(f"{self._table.title.key} did not end within {MOST_STEPS} steps")
        kind = self._table.asked()[seat].kind
        if self._table.submit(seat, choice) is None:
            return
        if self.now > self.opened:
            self.waits.append(Wait(kind, self.now - self.opened))
        self.opened = self.now
