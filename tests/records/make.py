"""Makes the recorded games anew: `python -m tests.records.make [TITLE]`.

Only when a rules version changes, for a record that no longer replays says that running games would break.
Each entry of a title's catalogue names an ending; seeds are tried in order until a game ends that way.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from rules.dice import Stream, derive
from rules.engine import Event
from rules.record import write
from rules.simulation import MOST_STEPS, PLAYERS
from rules.table import Table
from rules.titles import TITLES
from tests.records.catalogue import CATALOGUE
from tests.records.wanted import Wanted

HERE = Path(__file__).parent
MOST_SEEDS = 4_000


def games(title_key: str, wanted: Wanted) -> Iterator[tuple[Table, tuple[Event, ...]]]:
    title = TITLES[title_key]
    for number in count():
        seed = derive(b"recorded", title_key, wanted.name, number)
        table = Table.new(title, len(wanted.players), wanted.options, seed)
        events: tuple[Event, ...] = ()
        while not table.outcome and table.step < MOST_STEPS:
            for seat in sorted(table.pending()):
                luck = Stream(derive(seed, "luck", seat, table.step))
                events = table.submit(seat, PLAYERS[wanted.players[seat]](table, seat, luck)) or events
        yield table, events


def make(title_key: str, wanted: Wanted) -> None:
    for tried, (table, events) in enumerate(games(title_key, wanted)):
        if wanted.ends(table, events):
            folder = HERE / title_key
            folder.mkdir(exist_ok=True)
            (folder / f"{wanted.name}.json").write_bytes(write(table.record()))
            print(f"{title_key}/{wanted.name}: {table.step} steps, seed {tried}")
            return
        if tried >= MOST_SEEDS:
            raise SystemExit(f"{title_key}/{wanted.name}: no such game among {MOST_SEEDS}")


def main() -> None:
    for key in sys.argv[1:] or sorted(CATALOGUE):
        for wanted in CATALOGUE[key]:
            make(key, wanted)


if __name__ == "__main__":
    main()
