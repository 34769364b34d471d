"""What is worth how much: `python -m tests.rules.weights baron|airbaron [--games N] [--version advanced]`.

Plays games between stand-ins, notes what everybody had when a turn began and who won, and fits weights such
that the winner's sum is likely to be the greatest (a conditional logit, by Newton's way). The table of Air
Baron comes from here; for Wings for the Baron, only how much a lead means (see `tests.rules.baron.leads`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rules.airbaron import balance as airlines
from rules.airbaron.title import AIRBARON
from rules.baron import balance as companies
from rules.baron.title import BARON
from rules.dice import Stream, derive
from rules.engine import AnyTitle, Choice
from rules.simulation import PLAYERS
from rules.table import Table, settle_options

SEATS = 4
RESTRAINT = 1.0
"""Keeps weights small of which the games say little."""

Floats: TypeAlias = NDArray[np.float64]


class Moment(NamedTuple):
    """A turn that begins: how far the game has come, what each seat has, and how much of the win was its."""

    clock: float
    assets: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]


def seen_in_baron(state: Any) -> tuple[float, list[tuple[float, ...]]]:
    """What it all comes to in marks is known by `tests.rules.baron.leads`; what a mark ahead means is not."""
    return companies.clock(state), [(marks,) for marks in companies.wealth(state, BARON.figures).values()]


def seen_in_airbaron(state: Any) -> tuple[float, list[tuple[float, ...]]]:
    atlas = AIRBARON.atlases[state.board]
    return airlines.clock(state, atlas), [airlines.assets(state, atlas, each.seat) for each in state.airlines]


Look: TypeAlias = Callable[[Any], tuple[float, list[tuple[float, ...]]]]


def moments(title: AnyTitle, options: Choice, look: Look, game: int) -> Iterator[Moment]:
    """Each turn of one game between stand-ins."""
    seed, turn = derive(b"weights", game), None
    table = Table.new(title, SEATS, settle_options(title, options), derive(seed, "dice"))
    seen = []
    while not table.outcome:
        if title.turn_of(table.state) != turn:
            turn = title.turn_of(table.state)
            seen.append(look(table.state))
        for seat in sorted(table.pending()):
            luck = Stream(derive(seed, "luck", seat, table.step))
            table.submit(seat, PLAYERS["cadet"](table, seat, luck))
    winners = table.outcome.winners
    won = tuple((seat in winners) / len(winners) for seat in range(SEATS))
    return (Moment(clock, tuple(assets), won) for clock, assets in seen)


def fitted(moments: Sequence[Moment], rounds: int = 40) -> tuple[Floats, float]:
    """The weights, and how much of a surprise the winner is with them on average (1.39 for a guess)."""
    assets = np.array([moment.assets for moment in moments])
    won = np.array([moment.won for moment in moments])
    scale = assets.reshape(-1, assets.shape[2]).std(0) + 1e-9
    scaled, weights = assets / scale, np.zeros(assets.shape[2])
    for _ in range(rounds):
        chances = _chances(scaled, weights)
        slope = np.einsum("ns,nsk->k", won - chances, scaled) - RESTRAINT * weights
        mean = np.einsum("ns,nsk->nk", chances, scaled)
        bend = np.einsum("ns,nsk,nsl->kl", chances, scaled, scaled) - mean.T @ mean
        weights += np.linalg.solve(bend + RESTRAINT * np.eye(len(weights)), slope)
    surprise = -(won * np.log(_chances(scaled, weights))).sum() / len(won)
    return weights / scale, float(surprise)


def _chances(assets: Floats, weights: Floats) -> Floats:
    sums = assets @ weights
    powers = np.exp(sums - sums.max(1, keepdims=True))
    chances: Floats = powers / powers.sum(1, keepdims=True)
    return chances


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.rules.weights", description=__doc__)
    parser.add_argument("title", choices=("baron", "airbaron"))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--version", choices=("basic", "advanced"), default="basic", help="of Air Baron")
    arguments = parser.parse_args()
    baron = arguments.title == "baron"
    title: AnyTitle = BARON if baron else AIRBARON
    options: Choice = {} if baron else {"version": arguments.version}
    starts = [row[0] for row in (companies.MARKS if baron else airlines.WEIGHTS)]
    names = ("marks",) if baron else airlines.AirlineAssets._fields
    look = seen_in_baron if baron else seen_in_airbaron
    played = [moment for game in range(arguments.games) for moment in moments(title, options, look, game)]
    for least, most in zip(starts, [*starts[1:], 1e9], strict=True):
        part = [moment for moment in played if least <= moment.clock < most]
        weights, surprise = fitted(part)
        told = ", ".join(f"{name} {weight:.3f}" for name, weight in zip(names, weights, strict=True))
        sys.stdout.write(f"from {least}: {told} ({len(part)} turns, surprise {surprise:.2f})\n")


if __name__ == "__main__":
    main()
