"""What is worth how much: `python -m tests.rules.baron.leads [--games N] [--worlds N]`.

In games between stand-ins whoever is ahead builds, so companies with many factories win, but not because of
them. So this asks otherwise: a seat answers in many ways in the same world, everybody plays on with the same
luck to the end of the war, and what the answers had led to after some turns is laid against how far ahead the
seat is in the end. `MARKS` in `rules/baron/balance.py` comes from here, smoothed by hand.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rules.baron.balance import MARKS, CompanyAssets, assets, clock
from rules.baron.state import State
from rules.baron.title import BARON
from rules.dice import Stream, derive, draw
from rules.lookahead.decision import Budget, DecisionProblem
from rules.lookahead.ideas import ideas
from rules.lookahead.world import Transpositions, World
from rules.table import settle_options
from rules.values import Seat

SEATS = 4
IDEAS = 10
TURNS = (1, 2, 3)
"""How many turns after the answer one looks at what it led to."""
RESTRAINT = 20.0
"""Keeps small of what the futures say little."""

Floats: TypeAlias = NDArray[np.float64]


class Lead(NamedTuple):
    """One answer beside the others in the same world: by how much more of everything it led to while the
    war went on, and how much farther ahead it was in the end; both beyond the average of the answers."""

    clock: float
    assets: Floats
    margin: float


def position(seed: bytes) -> State:
    """The beginning of some turn of a game between stand-ins."""
    state = BARON.setup(settle_options(BARON, {}), SEATS, Stream(derive(seed, "setup"))).state
    world = World(BARON, state, derive(seed, "play"))
    begun: dict[int | None, Any] = {}
    while not world.over:
        begun.setdefault(world.title.turn_of(world.state), world.state)
        world.step({})
    found: State = draw(Stream(derive(seed, "turn")), list(begun.values()))
    return found


def leads(state: State, seat: Seat, seed: bytes, worlds: int) -> Iterator[Lead]:
    """What a seat's answers led to, world by world."""
    decision = DecisionProblem(BARON, state, seat, seed, Budget(), lambda: False)
    mine = ideas(BARON, decision.imagined(0), seat, decision.luck("ideas"), IDEAS)
    for number in range(worlds):
        sampled, transpositions = decision.imagined("trial", number), Transpositions()
        before = decision.world(sampled, "trial", number)
        others = {other: before.quick(other) for other in decision.title.pending(sampled) if other != seat}
        snapshots: list[list[tuple[float, Floats]]] = [[] for _ in TURNS]
        margins = []
        for answer in mine:
            world = decision.world(sampled, "trial", number, transpositions=transpositions)
            world.step({**others, seat: answer})
            for turns, seen in zip(TURNS, snapshots, strict=True):
                world.play_on(turns)
                if not world.over:
                    seen.append(_look(world.state, seat))
            world.play_on(sys.maxsize)
            margins.append(_margin(world, seat))
        for seen in snapshots:
            if len(seen) == len(mine):
                usual, middle = np.mean([ahead for _, ahead in seen], axis=0), float(np.mean(margins))
                for (when, ahead), margin in zip(seen, margins, strict=True):
                    yield Lead(when, ahead - usual, margin - middle)


def _look(state: Any, seat: Seat) -> tuple[float, Floats]:
    """How late it is, and what a seat has beyond the average of the others."""
    has = {each.seat: np.array(assets(each, BARON.figures)) for each in state.companies}
    ahead: Floats = has[seat] - np.mean([has[other] for other in range(SEATS) if other != seat], axis=0)
    return clock(state), ahead


def _margin(world: World, seat: Seat) -> float:
    outcome = world.title.outcome(world.state)
    scores = outcome.scores if outcome else {}
    return scores[seat] - sum(score for other, score in scores.items() if other != seat) / (SEATS - 1)


def fitted(found: Sequence[Lead]) -> tuple[Floats, Floats]:
    """Marks at the end for one of each, and how sure that is. Leads in one world are not independent; the
    errors are therefore rather greater than is said here."""
    what, margins = np.array([lead.assets for lead in found]), np.array([lead.margin for lead in found])
    inverse = np.linalg.inv(what.T @ what + RESTRAINT * np.eye(what.shape[1]))
    marks = inverse @ what.T @ margins
    errors: Floats = np.sqrt(np.diag(inverse) * (margins - what @ marks).var())
    return marks, errors


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.rules.baron.leads", description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=14)
    arguments = parser.parse_args()
    found: list[Lead] = []
    for game in range(arguments.games):
        seed = derive(b"leads", game)
        found += leads(position(seed), Stream(derive(seed, "seat")).below(SEATS), seed, arguments.worlds)
    starts = [row[0] for row in MARKS]
    for least, most in zip(starts, [*starts[1:], 1_000], strict=True):
        part = [lead for lead in found if least <= lead.clock < most]
        told = ", ".join(
            f"{name} {mark:.2f}±{error:.2f}"
            for name, mark, error in zip(CompanyAssets._fields, *fitted(part), strict=True)
        )
        sys.stdout.write(f"from {least}: {told} ({len(part)} leads)\n")


if __name__ == "__main__":
    main()
