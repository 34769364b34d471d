"""Recorded games of Wings for the Baron: each way the war can end, in every mode."""

from __future__ import annotations

from collections.abc import Callable

from rules.table import Table
from rules.values import Event
from tests.records.endings import ordered
from tests.records.wanted import Wanted

MODES: dict[str, tuple[str, ...]] = {
    "standard": ("autopilot",) * 3,
    "campaign": ("autopilot",) * 3,
    "solitaire": ("autopilot",),
}


def lost(table: Table, _: tuple[Event, ...]) -> bool:
    return table.outcome is not None and table.outcome.lost


def war_ends(end: str) -> Callable[[Table, tuple[Event, ...]], bool]:
    """One of the four ways the war can end."""
    return lambda _, events: any(event.kind == "over" and event.data["end"] == end for event in events)


WANTED = (
    *(
        Wanted(f"{mode}-{end}", {"mode": mode}, players, war_ends(end))
        for mode, players in MODES.items()
        for end in ("victory", "peace", "defeat", "collapse")
    ),
    Wanted("solitaire-lost", {"mode": "solitaire"}, MODES["solitaire"], lost),
    Wanted("standard-orders", {"mode": "standard"}, MODES["standard"], ordered, orders=True),
)
