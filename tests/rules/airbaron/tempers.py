"""Which temper wins: `python -m tests.rules.airbaron.tempers [--games N] [--version advanced]`.

Every seat plays by the stand-in's recipe with a temper of its own, drawn from a few values of each figure;
then it is fitted how much each value adds to the chances against the middle one, as weights are fitted to
what everybody had (`tests.rules.weights`). One in all makes e times a rival's chances.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rules.airbaron.autopilot import choose
from rules.airbaron.autopilot.temper import Temper
from rules.airbaron.title import AIRBARON
from rules.dice import Stream, derive, draw
from rules.engine import Choice
from rules.table import Table, settle_options
from tests.rules.weights import SEATS, Moment, fitted

VALUES = {"bend": (1.7, 2.5, 3.5), "abroad": (0.2, 0.5, 0.8)}
OTHERS = [(name, value) for name, (low, _, high) in VALUES.items() for value in (low, high)]


def drawn(luck: Stream) -> Temper:
    return Temper(**{name: draw(luck, values) for name, values in VALUES.items()})


def played(tempers: Sequence[Temper], options: Choice, seed: bytes) -> Moment:
    """One game: what each seat's temper was, and who won."""
    table = Table.new(AIRBARON, len(tempers), settle_options(AIRBARON, options), derive(seed, "dice"))
    luck = Stream(derive(seed, "luck"))
    while not table.outcome:
        for seat in sorted(table.pending()):
            table.submit(seat, choose(table.view(seat), table.form(seat), luck, tempers[seat]))
    winners = table.outcome.winners
    had = tuple(tuple(float(getattr(each, name) == value) for name, value in OTHERS) for each in tempers)
    return Moment(0.0, had, tuple((seat in winners) / len(winners) for seat in range(len(tempers))))


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.rules.airbaron.tempers", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--version", choices=("basic", "advanced"), default="basic")
    asked = parser.parse_args()
    games = []
    for game in range(asked.games):
        seed = derive(b"tempers", game)
        luck = Stream(derive(seed, "tempers"))
        games.append(played([drawn(luck) for _ in range(SEATS)], {"version": asked.version}, seed))
    weights, _ = fitted(games)
    for (name, value), weight in zip(OTHERS, weights, strict=True):
        sys.stdout.write(f"{name} {value} instead of {VALUES[name][1]}: {weight:+.2f}\n")


if __name__ == "__main__":
    main()
