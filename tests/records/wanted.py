"""Games to keep."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.engine import Choice
from rules.table import Table
from rules.values import Event


@dataclass(frozen=True)
class Wanted:
    """A game to keep: how it is set up, who plays, and what must be true of its last step's events."""

    name: str
    options: Choice
    players: tuple[str, ...]
    ends: Callable[[Table, tuple[Event, ...]], bool]
    orders: bool = False
    """Whether the players give standing orders, too, now and then and at random."""


@dataclass(frozen=True)
class Harvest:
    """Of many games the first of each ending: who won, and how it is told."""

    name: str
    options: Choice
    tables: tuple[tuple[str, ...], ...]
    """Who plays, taken in turns."""
    games: int
