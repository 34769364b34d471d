"""A race of ideas: all are tried in the same few worlds, the better half in some more, and so on.

The first idea is the hunch, the best guess before any thought. Another must have proved better in the same
worlds, with the same luck, to be followed: the best of many guesses is mostly the luckiest.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from rules.engine import Choice
from rules.lookahead.matter import Matter
from rules.lookahead.world import Habits, World
from rules.values import Seat

LEAST = 2
"""Worlds in which every idea that still runs is tried in a lap."""
MOST = 40
"""The same at the most: what so many do not tell apart is not worth the while."""
KEEN = 0.5
"""How much it counts by how much a game was won or lost, and not only that it was."""


class Runner:
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

    def sure_lead(self, doubt: float) -> float:
        """How far it is ahead of the first, less what may be luck: so many standard errors."""
        runs, mean = len(self.leads), self.lead
        spread = sum((lead - mean) ** 2 for lead in self.leads) / max(runs - 1, 1)
        return mean - doubt * math.sqrt(spread / runs)


def winner_of(matter: Matter, mine: Sequence[Choice]) -> tuple[int, list[float]]:
    """The idea to follow, and what each was worth on average."""
    runners = [Runner() for _ in mine]
    running = list(range(len(mine)))
    laps = max(len(mine).bit_length() - 1, 1)
    number = 0
    for _ in range(laps):
        steps = matter.budget.steps // laps
        worlds = min(matter.budget.trials // (laps * len(running)), MOST)
        run = 0
        while run < LEAST or (run < worlds and steps > 0):
            values, played = _trial(matter, {each: mine[each] for each in running}, number)
            for each, value in values.items():
                runners[each].values.append(value)
                runners[each].leads.append(value - values[0])
            steps -= played
            run += 1
            number += 1
        ranked = sorted(running, key=lambda each: runners[each].lead, reverse=True)
        running = sorted({0, *ranked[: max(len(ranked) // 2, 2)]})
    best = max(running, key=lambda each: (runners[each].sure_lead(matter.budget.doubt), -each))
    return best, [runner.mean for runner in runners]


def _trial(matter: Matter, mine: Mapping[int, Choice], number: int) -> tuple[dict[int, float], int]:
    """Some ideas in one and the same world, against the same answers of all others; and the steps it took."""
    seat, dream = matter.seat, matter.imagined("trial", number)
    before = matter.world(dream, "trial", number)
    asked = sorted(matter.title.pending(dream))
    others = {other: before.quick(other) for other in asked if other != seat}
    values, steps = {}, 0
    habits: Habits = {}
    for index, answer in mine.items():
        world = matter.world(dream, "trial", number, habits=habits)
        world.step({**others, seat: answer})
        world.play_on(matter.budget.turns)
        values[index] = _judged(world, seat)
        steps += world.steps
    return values, steps


def _judged(world: World, seat: Seat) -> float:
    """How it went; of a game that is over, also by how much."""
    outcome = world.worth(seat)
    return (1 - KEEN) * outcome + KEEN * world.title.worth(world.state, seat) if world.over else outcome
