"""How often each event card of Wings for the Baron is played in games between Cadets, and how often it
lapses.

    .venv/bin/python -m tests.bench.baron_events [GAMES]

The games are those of `flugpost simulate baron --seats cadet,cadet,cadet,cadet --games GAMES --seed events`;
GAMES is 30 if it is left out.
"""

from __future__ import annotations

import sys
from collections import Counter

from rules.baron.title import BARON
from rules.dice import derive
from rules.record import Record
from rules.simulation import play
from rules.table import Table, settle_options

GAMES = 30
SEED = b"events"


def counted(record: Record) -> Counter[tuple[str, str]]:
    """By what became of it, and by name."""
    table = Table.laid(BARON, record)
    happened = (event for step in record.steps for event in table.repeat(step))
    return Counter(
        (event.kind, str(event.data["name"])) for event in happened if event.kind in {"played", "lapsed"}
    )


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    found: Counter[tuple[str, str]] = Counter()
    for game in range(games):
        options = settle_options(BARON, {})
        found += counted(play(BARON, options, ["cadet"] * 4, derive(SEED, "game", game)).record())
    names = sorted({name for _, name in found}, key=lambda name: (-found["played", name], name))
    print(f"{games} games: played {_all(found, 'played')}, lapsed {_all(found, 'lapsed')}")
    for name in names:
        print(f"{name}: played {found['played', name]}, lapsed {found['lapsed', name]}")


def _all(found: Counter[tuple[str, str]], kind: str) -> int:
    return sum(count for (what, _), count in found.items() if what == kind)


if __name__ == "__main__":
    main()
