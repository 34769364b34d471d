"""Tables to measure on: each a position of its own, so that no cache answers for the work."""

from __future__ import annotations

from functools import cache

from rules.dice import Stream, derive
from rules.engine import Choice
from rules.simulation import PLAYERS
from rules.table import Table
from rules.titles import TITLES

DOGFIGHT = TITLES["dogfight"]
BASIC: Choice = {}
EVERYTHING: Choice = {
    "edition": "war",
    "rules": (
        "special_damage",
        "aim",
        "tailing",
        "disruption",
        "blind_spots",
        "real_thing",
        "altitude",
        "overdive",
        "collisions",
        "cloud_cover",
    ),
}
"""All optional rules that a dogfight can have in force together."""


@cache
def dogfights(planes: int, *, everything: bool = False, count: int = 16, turns: int = 2) -> tuple[Table, ...]:
    """Dogfights between stand-ins, some turns in."""
    rules = EVERYTHING if everything else BASIC
    return tuple(
        _dogfight({**rules, "planes": planes}, turns, b"bench %d" % number) for number in range(count)
    )


def _dogfight(options: Choice, turns: int, seed: bytes) -> Table:
    table = Table.new(DOGFIGHT, 2, options, seed)
    while not table.outcome and (table.state.turn <= turns or table.state.stage != "plan"):
        for seat, choice in plans(table).items():
            table.submit(seat, choice)
    return table


def plans(table: Table) -> dict[int, Choice]:
    return {
        seat: PLAYERS["autopilot"](table, seat, Stream(derive(b"bench", seat, table.step)))
        for seat in sorted(table.pending())
    }


def again(table: Table) -> Table:
    """The same position on a table of its own."""
    return Table.restore(table.title, table.seats, table.options, b"bench", table.snapshot())
