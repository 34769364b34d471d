"""What the defaults are worth: how often a player who leaves them all alone wins against three Cadets.

    .venv/bin/python -m tests.bench.defaults [--games 200] [--seed defaults] [GAME ...]

Two such players are measured. The *silent* one never answers: its time runs out, and the title's default is
played. The one who *locks in* says only what a panel insists on (Action cards, the action of a turn), as a
Cadet would say it, and leaves all else as it stands there. Both sit in seat *n* mod 4 in game *n*. A fair
share is 25 %, and the mark 15 %: the exit code is 1 if a share is below it.
"""

from __future__ import annotations

import argparse
import sys

from rules.answers import allows
from rules.at_random import random_answer
from rules.dice import Dice, Stream, derive
from rules.engine import AnyTitle, Choice, Spot, Value
from rules.forms import unsaid
from rules.simulation import PLAYERS, Player
from rules.table import Table
from rules.titles import TITLES
from rules.values import Seat
from tests.rules.airbaron.measure import interval

SEATS = 4
MARK = 0.15

GAMES: dict[str, tuple[str, Choice]] = {
    "baron": ("baron", {}),
    "campaign": ("baron", {"mode": "campaign"}),
    "airbaron": ("airbaron", {}),
    "airbaron-turns": ("airbaron", {"plans": "turn"}),
    "airbaron-advanced": ("airbaron", {"version": "advanced"}),
}


def silent(table: Table, seat: Seat, _: Dice) -> Choice:
    return table.default(seat)


def locks_in(table: Table, seat: Seat, luck: Dice) -> Choice:
    """What must be said, as a Cadet says it, unless that takes more words (a loan for it, say); all else is
    filled in when it is submitted."""
    cadet, form = PLAYERS["cadet"](table, seat, luck), table.form(seat)
    said: dict[str, Value] = {}
    while missing := unsaid(form, said):
        field = missing[0]
        answer = cadet.get(field.name)
        if answer is None or not allows(field, answer):
            usual = None if isinstance(field, Spot) else field.default
            answer = random_answer(field, luck) if usual is None else usual
        said[field.name] = answer
    return said


WAYS: dict[str, Player] = {"silent": silent, "locks in": locks_in}


def won(title: AnyTitle, options: Choice, player: Player, own: Seat, seed: bytes) -> float:
    """Whether the player wins; a win that is shared counts in part."""
    table = Table.new(title, SEATS, options, derive(seed, "dice"))
    while not table.outcome:
        for seat in sorted(table.pending()):
            luck = Stream(derive(seed, "luck", seat, table.step))
            table.submit(seat, (player if seat == own else PLAYERS["cadet"])(table, seat, luck))
    winners = table.outcome.winners
    return 1 / len(winners) if own in winners else 0.0


def share(name: str, way: str, games: int, seed: str) -> float:
    title, options = GAMES[name]
    seeds = [derive(seed.encode(), "game", game) for game in range(games)]
    wins = [won(TITLES[title], options, WAYS[way], game % SEATS, each) for game, each in enumerate(seeds)]
    return sum(wins) / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="defaults")
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all of them")
    asked = parser.parse_args()
    below = False
    for name in asked.names or GAMES:
        for way in WAYS:
            found = share(name, way, asked.games, asked.seed)
            low, high = interval(found, asked.games)
            below |= found < MARK
            print(f"| {name}, {way} | {found:.0%} ({low:.0%} to {high:.0%}) of {asked.games} |", flush=True)
    sys.exit(below)


if __name__ == "__main__":
    main()
