"""Recorded games of Air Baron: each player count and version, and what hosts can choose beyond."""

from __future__ import annotations

from rules.table import Table
from rules.values import Event
from tests.records.endings import ordered
from tests.records.wanted import Wanted

ADVANCED = {"version": "advanced"}


def won(table: Table, _: tuple[Event, ...]) -> bool:
    """Somebody reached the goal; the round limit was not needed."""
    return table.outcome is not None and table.state.round < table.options["rounds"]


def at_the_limit(table: Table, _: tuple[Event, ...]) -> bool:
    return not won(table, ())


def somebody_left(table: Table, _: tuple[Event, ...]) -> bool:
    return any(airline.left for airline in table.state.airlines)


WANTED = (
    *(
        Wanted(f"{version}-{players}-players", {"version": version}, ("autopilot",) * players, won)
        for version in ("basic", "advanced")
        for players in range(2, 7)
    ),
    Wanted("open-bidding", {**ADVANCED, "bidding": "open", "board": "west"}, ("autopilot",) * 3, won),
    Wanted("leaving", {**ADVANCED, "leaving": "by the book"}, ("random",) * 4, somebody_left),
    Wanted("advanced-orders", ADVANCED, ("autopilot",) * 3, ordered, orders=True),
    Wanted("round-limit", {"version": "basic", "rounds": 5}, ("autopilot",) * 3, at_the_limit),
)
