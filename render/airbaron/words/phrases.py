"""What sentences share: who is who, and how places, sums and dice are put into words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

from render.airbaron.board.markers import marker_told
from render.airbaron.liveries import airline_of, introduced, player
from render.airbaron.wording import city, place
from render.artist import Names
from rules.airbaron.view import AirBaronView
from rules.said import Said, Text, listed, said
from rules.values import Seat

Data: TypeAlias = Mapping[str, Any]
_IT = said("airbaron-story.name-it")


class Tale:
    """One batch of events as told to one seat. An airline is introduced once, then goes by its name."""

    def __init__(self, view: AirBaronView, names: Names) -> None:
        self.view = view
        self.names = names
        self._introduced: set[Seat] = set()
        self._pronouns: dict[Seat, Text] = {}

    @contextmanager
    def of_one(self, seat: Seat) -> Iterator[None]:
        """While sentences are made that all begin with the same airline: the first one names it."""
        self._pronouns = {seat: self.airline(seat)}
        yield
        self._pronouns = {}

    def airline(self, seat: Seat) -> Text:
        if seat in self._pronouns:
            told, self._pronouns[seat] = self._pronouns[seat], _IT
            return told
        airline = airline_of(self.view, seat)
        if airline is None:
            return player(seat, self.names)
        if seat in self._introduced:
            return airline.name
        self._introduced.add(seat)
        return introduced(airline, self.names)

    def airlines(self, seats: Sequence[Seat]) -> Said:
        return listed([self.airline(seat) for seat in seats])

    def city(self, code: str) -> str:
        return city(self.view, code)

    def place(self, code: str) -> str:
        return place(self.view, code)

    def marker(self, marker: str, *, opening: bool = False) -> Text:
        return marker_told(self.view, marker, opening=opening)


def yes(so: object) -> str:
    """A token that messages choose by."""
    return "yes" if so else "no"


def dice_told(dice: Sequence[int]) -> str:
    return " + ".join(str(die) for die in dice)
