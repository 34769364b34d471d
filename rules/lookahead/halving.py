"""Successive halving with common random numbers: rollouts of all ideas, then of the better half, and so on.

In a round all ideas are tried in the same sampled worlds, with the same luck. The first idea is the prior
choice, the best guess before any search. Another is followed only if it is ahead by some standard errors: the
best of many guesses is mostly the luckiest.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from rules.engine import Choice
from rules.lookahead.decision import DecisionProblem
from rules.lookahead.world import Transpositions, World
from rules.values import Seat

LEAST = 2
"""Worlds in which every idea that is left is tried in a round."""
MOST = 40
"""The same at the most: what so many do not tell apart is not worth the while."""
KEEN = 0.5
"""How much it counts by how much a game was won or lost, and not only that it was."""


class Candidate:
    """One idea: what it led to, and how that compares with what the first led to in the same worlds."""

    def __init__(self) -> None:
        self.values: list[float] = []
        self.leads: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    @property
    def lead(self) -> float:
        return sum(self.leads) / len(self.leads)

    def sure_lead(self, standard_errors: float) -> float:
        """How far it is ahead of the first, less so many standard errors, which may be luck."""
        runs, mean = len(self.leads), self.lead
        spread = sum((lead - mean) ** 2 for lead in self.leads) / max(runs - 1, 1)
        return mean - standard_errors * math.sqrt(spread / runs)


def best_of(decision: DecisionProblem, mine: Sequence[Choice]) -> tuple[int, list[float]]:
    """The idea to follow, and what each was worth on average."""
    candidates = [Candidate() for _ in mine]
    left = list(range(len(mine)))
    rounds = max(len(mine).bit_length() - 1, 1)
    number = 0
    for _ in range(rounds):
        steps = decision.budget.steps // rounds
        worlds = min(decision.budget.trials // (rounds * len(left)), MOST)
        run = 0
        while run < LEAST or (run < worlds and steps > 0):
            values, played = _trial(decision, {each: mine[each] for each in left}, number)
            for each, value in values.items():
                candidates[each].values.append(value)
                candidates[each].leads.append(value - values[0])
            steps -= played
            run += 1
            number += 1
        ranked = sorted(left, key=lambda each: candidates[each].lead, reverse=True)
        left = sorted({0, *ranked[: max(len(ranked) // 2, 2)]})
    best = max(left, key=lambda each: (candidates[each].sure_lead(decision.budget.standard_errors), -each))
    return best, [candidate.mean for candidate in candidates]


def _trial(
    decision: DecisionProblem, mine: Mapping[int, Choice], number: int
) -> tuple[dict[int, float], int]:
    """Rollouts of some ideas in one world, against the same answers of all others; and their steps."""
    seat, sampled = decision.seat, decision.imagined("trial", number)
    before = decision.world(sampled, "trial", number)
    asked = sorted(decision.title.pending(sampled))
    others = {other: before.quick(other) for other in asked if other != seat}
    values, steps = {}, 0
    transpositions: Transpositions = {}
    for index, answer in mine.items():
        world = decision.world(sampled, "trial", number, transpositions=transpositions)
        world.step({**others, seat: answer})
        world.play_on(decision.budget.turns)
        values[index] = _judged(world, seat)
        steps += world.steps
    return values, steps


def _judged(world: World, seat: Seat) -> float:
    """How it went; of a game that is over, also by how much."""
    outcome = world.worth(seat)
    return (1 - KEEN) * outcome + KEEN * world.title.worth(world.state, seat) if world.over else outcome
