"""How fast the rules are by themselves: `python -m tests.bench.actions` prints how many actions random play
takes in a second, and how long a quick stand-in needs to decide, in CPU time."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from rules.dice import Stream, derive
from rules.engine import AnyTitle, Value
from rules.simulation import PLAYERS
from rules.table import Table
from rules.titles import TITLES

SETUPS: tuple[tuple[str, str, Mapping[str, Value], int], ...] = (
    ("dogfight", "duel, glory", {"edition": "glory"}, 2),
    ("dogfight", "duel, war", {"edition": "war"}, 2),
    ("dogfight", "two a side, altitude", {"edition": "war", "planes": 2, "rules": ("altitude",)}, 2),
    ("baron", "standard", {"mode": "standard"}, 4),
    ("airbaron", "basic", {"version": "basic"}, 4),
    ("airbaron", "advanced", {"version": "advanced"}, 4),
)
SECONDS = 2.0


def main() -> None:
    print(f"{'title':10} {'set-up':24} {'random/s':>9} {'quick ms':>9} {'worst ms':>9}")
    for key, name, options, seats in SETUPS:
        decisions, seconds = taken(TITLES[key], options, ["random"] * seats)
        quick, _ = taken(TITLES[key], options, ["cadet"] * seats)
        mean, worst = 1000 * sum(quick) / len(quick), 1000 * max(quick)
        print(f"{key:10} {name:24} {len(decisions) / seconds:9.0f} {mean:9.1f} {worst:9.1f}")


def taken(title: AnyTitle, options: Mapping[str, Value], players: Sequence[str]) -> tuple[list[float], float]:
    """What each decision took, and all of it together, in games one after the other."""
    decisions: list[float] = []
    begun, game = time.process_time(), 0
    while time.process_time() - begun < SECONDS:
        seed = derive(b"actions", game)
        table = Table.new(title, len(players), options, seed)
        while not table.outcome and time.process_time() - begun < SECONDS:
            for seat in sorted(table.pending()):
                luck = Stream(derive(seed, seat, table.step))
                at = time.process_time()
                choice = PLAYERS[players[seat]](table, seat, luck)
                decisions.append(time.process_time() - at)
                table.submit(seat, choice)
        game += 1
    return decisions, time.process_time() - begun


if __name__ == "__main__":
    main()
