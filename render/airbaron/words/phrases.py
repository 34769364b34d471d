"""What sentences share: who is who, and how places, sums and dice are put into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from render.airbaron.board.markers import marker_told
from render.airbaron.liveries import airline_of, player
from render.airbaron.wording import city, place
from render.artist import Names
from rules.airbaron.view import AirBaronView
from rules.values import Seat
from rules.wording import listed

Data: TypeAlias = Mapping[str, Any]


class Tale:
    """One batch of events as told to one seat. An airline is introduced once, then goes by its name."""

    def __init__(self, view: AirBaronView, names: Names) -> None:
        self.view = view
        self.names = names
        self._introduced: set[Seat] = set()

    def airline(self, seat: Seat) -> str:
        airline = airline_of(self.view, seat)
        if airline is None:
            return player(seat, self.names)
        if seat in self._introduced:
            return airline.name
        self._introduced.add(seat)
        return f"{airline.name} ({player(seat, self.names)})"

    def airlines(self, seats: Sequence[Seat]) -> str:
        return listed([self.airline(seat) for seat in seats])

    def name(self, seat: Seat) -> str:
        """The airline's name alone."""
        airline = airline_of(self.view, seat)
        return player(seat, self.names) if airline is None else airline.name

    def city(self, code: str) -> str:
        return city(self.view, code)

    def place(self, code: str) -> str:
        return place(self.view, code)

    def marker(self, marker: str) -> str:
        return marker_told(self.view, marker)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def dice_told(dice: Sequence[int]) -> str:
    return " + ".join(str(die) for die in dice)
