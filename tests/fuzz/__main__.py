"""`make fuzz`: random steps of every title over random options until the wanted number is reached.

    python -m tests.fuzz [--steps 20000] [--seed 1] [--title KEY]

What fails is written to fuzz-failure.json, a record that `flugpost render` draws and a test can replay.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from rules.at_random import random_answer, random_choice
from rules.dice import Stream, derive, draw
from rules.engine import Choice, Value
from rules.record import write
from rules.table import AnyTitle, Table, encode, settle_options
from rules.titles import TITLES

FAILURE = Path("fuzz-failure.json")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make fuzz")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--title", choices=sorted(TITLES))
    arguments = parser.parse_args()
    keys = [arguments.title] if arguments.title else sorted(TITLES)
    done = games = 0
    while done < arguments.steps:
        title = TITLES[keys[games % len(keys)]]
        done += play(title, derive(arguments.seed.encode(), "fuzz", games))
        games += 1
        if games % 50 == 0:
            print(f"{games} games, {done} steps", flush=True)
    print(f"{games} games, {done} steps, no fault")
    return 0


def play(title: AnyTitle, seed: bytes) -> int:
    dice = Stream(derive(seed, "choices"))
    options = settle_options(title, random_options(title, dice))
    least, most = title.seats(options)
    table = Table.new(title, least + dice.below(most - least + 1), options, derive(seed, "dice"))
    try:
        while not table.outcome:
            check(table, dice)
            seat = draw(dice, sorted(table.pending()))
            player = title.autopilot if dice.below(20) == 0 else None
            form = table.form(seat)
            table.submit(seat, player(table.view(seat), form, dice) if player else random_choice(form, dice))
    except BaseException:
        FAILURE.write_bytes(write(table.record()))
        print(f"{title.key} failed at step {table.step} with {options}; see {FAILURE}", file=sys.stderr)
        raise
    return table.step


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
    assert title.pending(imagined) == title.pending(state), "who owes depends on what is hidden"
    assert title.census(imagined) == title.census(state)
    for owing in table.pending():
        table.check(owing, table.default(owing))


if __name__ == "__main__":
    sys.exit(main())
