"""How even the companies of Wings for the Baron are, and how hard it is alone: games between Cadets.

    .venv/bin/python -m tests.bench.balance [--games 1000] [--seed balance] [--pack FOLDER] [GAME ...]

Four of the five companies, drawn anew for each game, play *standard* and *campaign*, and a win that is shared
counts in part: a fair share is 25 %. The marks are 15 to 35 % for every company, and a mean score of 20. In
*solitaire-2* a Cadet plays alone against two companies that nobody plays, as the host's form proposes it; the
mark is 40 to 60 %. *solitaire-3* and *-4* have no mark. The exit code is 1 if one is missed.

With `--pack`, tables in that folder replace ours, as an operator's data pack would.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from rules.baron.title import BARON, Baron
from rules.dice import derive
from rules.engine import Choice
from rules.simulation import play
from tests.rules.airbaron.measure import interval

ALL = "all companies"
LEAST_SCORE = 20


class Game(NamedTuple):
    options: Choice
    seats: int = 1
    companies: tuple[float, float] = (0, 1)
    """The least and the greatest share of wins that each company may have."""
    together: tuple[float, float] = (0, 1)
    """The same for all of them together."""
    score: float = 0
    """The least mean score of all."""


EVEN = (0.15, 0.35)
GAMES: Mapping[str, Game] = {
    "standard": Game({"mode": "standard"}, 4, companies=EVEN, score=LEAST_SCORE),
    "campaign": Game({"mode": "campaign"}, 4, companies=EVEN, score=LEAST_SCORE),
    "solitaire-2": Game({"mode": "solitaire", "opponents": 2}, together=(0.4, 0.6)),
    "solitaire-3": Game({"mode": "solitaire", "opponents": 3}),
    "solitaire-4": Game({"mode": "solitaire", "opponents": 4}),
}


class Result(NamedTuple):
    """What a company came to in one game."""

    company: str
    won: float
    score: int


class Standing(NamedTuple):
    """What it came to in all of its games."""

    games: int
    share: float
    score: float

    @classmethod
    def of(cls, results: Sequence[Result]) -> Standing:
        return cls(len(results), fmean(each.won for each in results), fmean(each.score for each in results))

    def __str__(self) -> str:
        low, high = interval(self.share, self.games)
        return f"{self.share:.1%} ({low:.0%} to {high:.0%}) of {self.games} | {self.score:.1f}"


def results(title: Baron, game: Game, seed: str, games: int) -> Iterator[Result]:
    for number in range(games):
        table = play(title, game.options, ["cadet"] * game.seats, derive(seed.encode(), "game", number))
        assert table.outcome is not None
        winners = table.outcome.winners
        for seat, score in table.outcome.scores.items():
            won = 1 / len(winners) if seat in winners else 0.0
            yield Result(table.state.of(seat).key, won, score)


def standings(found: Iterable[Result]) -> dict[str, Standing]:
    """By company, and of all of them."""
    listed: dict[str, list[Result]] = defaultdict(list)
    for each in found:
        listed[each.company].append(each)
        listed[ALL].append(each)
    return {key: Standing.of(listed[key]) for key in sorted(listed, key=lambda key: (key == ALL, key))}


def missed(game: Game, found: Mapping[str, Standing]) -> Iterator[str]:
    for key, standing in found.items():
        low, high = game.together if key == ALL else game.companies
        if not low <= standing.share <= high:
            yield f"{key} wins {standing.share:.1%}, and the mark is {low:.0%} to {high:.0%}"
    if found[ALL].score < game.score:
        yield f"the mean score is {found[ALL].score:.1f}, and the mark {game.score:g}"


def packed(folder: Path | None) -> Baron:
    if folder is None:
        return BARON
    return BARON.with_pack(folder.name, {path.stem: path.read_bytes() for path in folder.glob("*.json")})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--pack", type=Path, help="a folder with tables that replace ours")
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all of them")
    asked = parser.parse_args()
    title, faults = packed(asked.pack), []
    for name in asked.names or GAMES:
        found = standings(results(title, GAMES[name], asked.seed, asked.games))
        for key, standing in found.items():
            print(f"| {name} | {key} | {standing} |", flush=True)
        faults += [f"{name}: {fault}" for fault in missed(GAMES[name], found)]
    print(*faults, sep="\n")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
