"""Endings that several titles have."""

from __future__ import annotations

from collections.abc import Callable

from rules.table import Table
from rules.values import Event

PILOTS = ("autopilot", "autopilot")
BLIND = ("random", "random")


def last(*kinds: str) -> Callable[[Table, tuple[Event, ...]], bool]:
    """The last step held events of all these kinds."""
    return lambda _, events: set(kinds) <= {event.kind for event in events}


def draw(table: Table, _: tuple[Event, ...]) -> bool:
    return table.outcome is not None and not table.outcome.winners


def ordered(table: Table, _: tuple[Event, ...]) -> bool:
    """Somebody has given orders, however it ended."""
    return table.outcome is not None and any(step.orders for step in table.record().steps)
