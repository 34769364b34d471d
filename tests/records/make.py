"""Makes the recorded games anew: `python -m tests.records.make [TITLE]`; or one alone: `… TITLE/NAME`.

All of them only when a rules version changes, for a record that no longer replays says that running games
would break. Each entry of a title's catalogue names an ending; seeds are tried in order until a game ends
that way.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TypeAlias

from rules.at_random import random_choice
from rules.dice import Stream, derive
from rules.engine import Choice
from rules.record import write
from rules.simulation import MOST_STEPS, PLAYERS
from rules.table import Table
from rules.values import Event, Seat
from tests.records.catalogue import KEYS, wanted
from tests.records.kept import HERE
from tests.records.traces import keep_trace
from tests.records.wanted import Harvest, Wanted
from tests.titles.examples import ALL_TITLES

Played: TypeAlias = tuple[Table, tuple[Event, ...]]

MOST_SEEDS = 4_000
SELDOM = 5
"""Steps from one order to the next, in games with orders."""


def play(
    title_key: str, options: Choice, players: Sequence[str], seed: bytes, *, orders: bool = False
) -> Played:
    """A game to its end, and the events of its last step."""
    table = Table.new(ALL_TITLES[title_key], len(players), options, seed)
    events: tuple[Event, ...] = ()
    while not table.outcome and table.step < MOST_STEPS:
        if orders and table.step % SELDOM == 0:
            _order(table, table.step // SELDOM % len(players), Stream(derive(seed, "orders", table.step)))
        for seat in sorted(table.pending()):
            luck = Stream(derive(seed, "luck", seat, table.step))
            events = table.submit(seat, PLAYERS[players[seat]](table, seat, luck)) or events
    return table, events


def _order(table: Table, seat: Seat, luck: Stream) -> None:
    form = partial(table.order_fields, seat)
    if form({}):
        table.give_orders(seat, random_choice(form, luck))


def keep(title_key: str, name: str, table: Table) -> None:
    folder = HERE / title_key
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_bytes(write(table.record()))
    print(f"{title_key}/{name}: {table.step} steps")


def make(title_key: str, entry: Wanted) -> None:
    for number in range(MOST_SEEDS):
        seed = derive(b"recorded", title_key, entry.name, number)
        table, events = play(title_key, entry.options, entry.players, seed, orders=entry.orders)
        if entry.ends(table, events):
            keep(title_key, entry.name, table)
            return
    raise SystemExit(f"{title_key}/{entry.name}: no such game among {MOST_SEEDS}")


def gather(title_key: str, harvest: Harvest) -> None:
    """Keep the first game of each ending."""
    seen: set[str] = set()
    for number in range(harvest.games):
        players = harvest.tables[number % len(harvest.tables)]
        seed = derive(b"recorded", title_key, harvest.name, number)
        table, _ = play(title_key, harvest.options, players, seed)
        ending = _ending(table)
        if ending not in seen:
            seen.add(ending)
            keep(title_key, f"{harvest.name}-{ending}", table)


def _ending(table: Table) -> str:
    """How it ended and which seats won, as part of a file name."""
    if table.outcome is None:
        raise SystemExit(f"{table.title.key} did not end")
    data = table.outcome.data
    way = data.get("why", table.outcome.kind)
    winners = "-".join(str(seat + 1) for seat in table.outcome.winners) or "nobody"
    return "-".join(str(each) for each in (way, data.get("side"), "won-by", winners) if each)


def made(title_key: str, number: int) -> None:
    """One entry of the catalogue."""
    entry = wanted(title_key)[number]
    if isinstance(entry, Wanted):
        make(title_key, entry)
    else:
        gather(title_key, entry)


def main() -> None:
    """Entries are made on every core; what is no longer found is not kept."""
    with ProcessPoolExecutor() as pool:
        for asked in sys.argv[1:] or KEYS:
            key, _, name = asked.partition("/")
            for old in (HERE / key).glob("*.json") if not name else ():
                old.unlink()
            numbers = [at for at, entry in enumerate(wanted(key)) if name in ("", entry.name)]
            for _ in pool.map(made, [key] * len(numbers), numbers):
                pass
            keep_trace(ALL_TITLES[key])


if __name__ == "__main__":
    main()
