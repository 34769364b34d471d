"""`make fuzz`: random turns over random options until every title has had the wanted number.

    python -m tests.fuzz [--turns 20000] [--seed 1] [--title KEY]

Games are played on every core; the same seed plays the same games. What fails is written to
fuzz-failure.json, a record that `flugpost render` draws and a test can replay.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from rules.at_random import random_answer, random_choice
from rules.dice import Stream, derive, draw
from rules.engine import AnyTitle, Choice, Value
from rules.record import write
from rules.table import Table, encode, settle_options
from rules.titles import TITLES
from rules.values import Seat
from tests.titles.examples import ALL_TITLES

FAILURE = Path("fuzz-failure.json")
AHEAD = 8
"""Games in hand for each core, so that none of them waits for a long one."""


class Played(NamedTuple):
    turns: int
    steps: int


def main() -> int:
    parser = argparse.ArgumentParser(prog="make fuzz")
    parser.add_argument("--turns", type=int, default=20_000, help="of each title")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--title", choices=sorted(ALL_TITLES))
    arguments = parser.parse_args()
    for key in [arguments.title] if arguments.title else sorted(TITLES):
        fuzz(key, arguments.seed, arguments.turns)
    return 0


def fuzz(key: str, seed: str, wanted: int) -> None:
    turns = steps = 0
    for number, played in enumerate(games(key, seed), 1):
        turns, steps = turns + played.turns, steps + played.steps
        if turns >= wanted:
            print(f"{key}: {number} games, {turns} turns, {steps} steps, no fault", flush=True)
            return
        if number % 100 == 0:
            print(f"{key}: {number} games, {turns} turns, {steps} steps", flush=True)


def games(key: str, seed: str) -> Iterator[Played]:
    """One game after another, in order, for as long as they are asked for."""
    cores = os.cpu_count() or 1
    with ProcessPoolExecutor(cores) as pool:
        numbers = itertools.count()
        waiting = [pool.submit(play, key, seed, next(numbers)) for _ in range(cores * AHEAD)]
        try:
            while True:
                first: Future[Played] = waiting.pop(0)
                yield first.result()
                waiting.append(pool.submit(play, key, seed, next(numbers)))
        finally:
            pool.shutdown(cancel_futures=True)


def play(key: str, seed: str, number: int) -> Played:
    root = derive(seed.encode(), "fuzz", key, number)
    title, dice = ALL_TITLES[key], Stream(derive(root, "choices"))
    options = settle_options(title, random_options(title, dice))
    least, most = title.seats(options)
    table = Table.new(title, least + dice.below(most - least + 1), options, derive(root, "dice"))
    try:
        while not table.outcome:
            if not table.waiting:
                check(table, dice)
                order(table, dice)
            seat = draw(dice, sorted(table.pending()))
            events = table.submit(seat, some_choice(table, seat, dice)) or ()
            assert not [fault for event in events if (fault := title.events.fault(event))]
    except BaseException:
        FAILURE.write_bytes(write(table.record()))
        print(f"{key} failed at step {table.step} with {options}; see {FAILURE}", file=sys.stderr)
        raise
    return Played(turns_of(table), table.step)


def turns_of(table: Table) -> int:
    """Turns begun: of all together, or of every seat in every round; steps where the title counts neither."""
    state = table.state
    if hasattr(state, "turn"):
        return int(state.turn)
    return int(state.round) * table.seats if hasattr(state, "round") else table.step


def some_choice(table: Table, seat: Seat, dice: Stream) -> Choice:
    """Mostly at random; now and then harmless or sensible, so that games last long enough to get anywhere."""
    whim = dice.below(20)
    if whim == 0:
        return table.title.autopilot(table.view(seat), table.form(seat), dice)
    return table.default(seat) if whim < 8 else random_choice(table.form(seat), dice)


def order(table: Table, dice: Stream) -> None:
    """Now and then somebody orders something: to be asked about whatever may be asked, too."""
    seat = dice.below(table.seats)
    if table.order_fields(seat) and dice.below(4) == 0:
        table.give_orders(seat, random_choice(partial(table.order_fields, seat), dice))


def random_options(title: AnyTitle, dice: Stream) -> Choice:
    """The host's form from top to bottom: what is asked further down depends on what was answered above."""
    options: dict[str, Value] = {}
    while empty := [field for field in title.options(options) if field.name not in options]:
        options[empty[0].name] = random_answer(empty[0], dice)
    return options


def check(table: Table, dice: Stream) -> None:
    """The invariants that hold at every step, whatever the title."""
    title, state = table.title, table.state
    assert table.pending(), "nobody owes anything"
    assert msgspec.json.decode(encode(state), type=title.State) == state
    assert all(count > 0 for count in title.census(state).values())
    seat = dice.below(table.seats)
    imagined = title.imagine(state, seat, dice)
    assert encode(title.view(imagined, seat)) == encode(title.view(state, seat)), (
        "a view shows what is hidden"
    )
    owed = title.pending(state)
    assert title.pending(imagined) == owed, "who owes what depends on what is hidden"
    if seat in owed:
        assert title.briefing(imagined, seat) == title.briefing(state, seat), (
            "a briefing shows what is hidden"
        )
    assert title.census(imagined) == title.census(state)
    for owing in table.pending():
        table.check(owing, table.default(owing))


if __name__ == "__main__":
    sys.exit(main())
