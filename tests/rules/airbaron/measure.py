"""How strong the stand-in is: `python -m tests.rules.airbaron.measure [--games N] [--jobs N]`.

It plays a greedy player alone and three of them, a builder of hubs likewise, and itself, in both versions;
shares of wins come with their 95 % interval (Wilson's).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import NamedTuple

from rules.airbaron.title import AIRBARON
from rules.dice import Stream, derive
from rules.engine import Choice
from rules.simulation import PLAYERS
from rules.table import Table
from tests.rules.airbaron.greedy import builder, greedy


class Game(NamedTuple):
    won: float
    """A win that is shared counts in part."""
    rounds: int
    limited: bool
    """Whether it took the round limit to end it."""


def against(others: int, options: Choice, game: int, rival: str = "greedy") -> Game:
    """The stand-in against so many plain players, at a seat that goes round."""
    seat = game % (others + 1)
    return _played(
        ["autopilot" if each == seat else rival for each in range(others + 1)], options, game, seat
    )


def among_itself(seats: int, options: Choice, game: int) -> Game:
    return _played(["autopilot"] * seats, options, game, 0)


def _played(players: Sequence[str], options: Choice, game: int, seat: int) -> Game:
    known = {**PLAYERS, "greedy": greedy, "builder": builder}
    seed = derive(b"strength", game)
    table = Table.new(AIRBARON, len(players), options, derive(seed, "dice"))
    while not table.outcome:
        for each in sorted(table.pending()):
            luck = Stream(derive(seed, "luck", each, table.step))
            table.submit(each, known[players[each]](table, each, luck))
    winners = table.outcome.winners
    limited = table.outcome.kind == "round-limit"
    return Game(1 / len(winners) if seat in winners else 0.0, table.state.round, limited)


def interval(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        for version in ("basic", "advanced"):
            for name, play in (
                ("against a greedy player", partial(against, 1, {"version": version})),
                ("alone against three", partial(against, 3, {"version": version})),
                ("against a builder", partial(against, 1, {"version": version}, rival="builder")),
                ("alone against three builders", partial(against, 3, {"version": version}, rival="builder")),
                ("two stand-ins", partial(among_itself, 2, {"version": version})),
            ):
                games = list(pool.map(play, range(asked.games), chunksize=4))
                won = sum(game.won for game in games) / len(games)
                low, high = interval(won, len(games))
                limited = sum(game.limited for game in games) / len(games)
                rounds = sum(game.rounds for game in games) / len(games)
                share = f"{won:.0%} ({low:.0%} to {high:.0%})"
                sys.stdout.write(f"| {version}, {name} | {share} | {rounds:.1f} | {limited:.0%} |\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
