"""What every title's pictures and words look like from outside. An artist sees views, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from rules.values import Event, Frozen, Seat

Names: TypeAlias = Mapping[Seat, str]
"""What the players are called."""


class Picture(Frozen, frozen=True):
    """A finished picture. `alt` gives the whole position in words, in at most 1,024 characters."""

    data: bytes
    alt: str
    name: str


class Artist(Protocol):
    """Draws and tells one title. The view decides what may be seen; `names` only say who is who."""

    def board(self, view: Any, names: Names) -> Picture:
        """The table, for the channel or for one seat."""

    def mat(self, view: Any, names: Names) -> Picture:
        """The viewing seat's own console, hand or mat: for that seat alone."""

    def preview(self, view: Any, foreseen: Any, names: Names) -> Picture:
        """Where a choice, which may be unfinished, would lead, as its title foresees: for that seat alone."""

    def tell(self, events: Sequence[Event], view: Any, names: Names) -> tuple[str, ...]:
        """What happened, a sentence each, leaving out what the viewing seat may not know."""

    def headline(self, view: Any, names: Names) -> str:
        """Where the game stands, in one line."""
