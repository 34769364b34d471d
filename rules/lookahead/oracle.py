"""Double oracle: finds the few plans that matter, of all that both sides could play.

It begins with a few plans of each side and the mixed strategies over them. Each round it looks closely at a
shortlist: of the other plans, those that do best against these strategies at a glance. The best replies join.
It ends when neither side gains by another plan: a rival who knows all this then finds little to exploit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from rules.lookahead.decision import Budget, DecisionProblem
from rules.lookahead.mixing import Array, equilibrium
from rules.rivalry import Answers, PayoffModel

ROUGHLY = 60
"""Rounds of regret matching, where it is only about which plans to look at more closely."""
NOTABLE = 0.02
"""How often a plan must be met with to count, when others are weighed against it."""
GAIN = 1e-4
"""What a plan must gain to join."""


class Close(NamedTuple):
    """The plans that were looked at closely, by their numbers, and what each leads to against each."""

    rows: list[int]
    columns: list[int]
    cells: Array


class Contest:
    """All plans of both sides, how often he is thought to play each of his (`usual`), and how much he is
    trusted to do so."""

    def __init__(
        self, model: PayoffModel, mine: Answers, theirs: Answers, usual: Sequence[float], trust: float
    ) -> None:
        self._model = model
        self._mine, self._theirs = mine, theirs
        self._usual = np.array(usual)
        self._trust = trust
        self._glance: Array = model.glance(mine, theirs)

    def settled(self, decision: DecisionProblem) -> Close:
        budget = decision.budget
        close = self.begun(budget)
        for _ in range(budget.rounds):
            decision.in_time()
            grown = self._grown(close, budget.shortlist, budget.joining)
            if grown is None:
                break
            close = grown
        return close

    def begun(self, budget: Budget) -> Close:
        """What looks best at a glance, and all that is usual."""
        glance = self._glance
        mixture = equilibrium(trusting(glance, self._usual, self._trust), ROUGHLY)
        rows = _best(budget.plans, glance @ self._usual, glance @ mixture.columns, mixture.rows)
        worst = _best(budget.replies, -(mixture.rows @ glance), mixture.columns)
        columns = list(dict.fromkeys([*np.flatnonzero(self._usual).tolist(), *worst]))
        return Close(rows, columns, self._look(rows, columns))

    def _grown(self, close: Close, shortlist: int, joining: int) -> Close | None:
        """With the best replies of both sides; None if neither has any that gains."""
        rows, columns, cells = close
        usual = self._usual[columns]
        mixture = equilibrium(trusting(cells, usual, self._trust), ROUGHLY)
        facing = self._trust * usual + (1 - self._trust) * mixture.columns
        often, met = np.flatnonzero(mixture.rows > NOTABLE), np.flatnonzero(facing > NOTABLE)

        others = _others(self._glance[:, columns] @ facing, rows, shortlist)
        seen = self._look(others, [columns[at] for at in met]) @ facing[met]
        gains = seen - (cells[:, met] @ facing[met]).max()
        mine = [others[at] for at in _best(joining, gains) if gains[at] > GAIN]

        others = _others(-(mixture.rows @ self._glance[rows]), columns, shortlist)
        seen = mixture.rows[often] @ self._look([rows[at] for at in often], others)
        gains = (mixture.rows[often] @ cells[often]).min() - seen
        his = [others[at] for at in _best(joining, gains) if gains[at] > GAIN]

        if not mine and not his:
            return None
        cells = np.vstack([cells, self._look(mine, columns)])
        cells = np.hstack([cells, self._look([*rows, *mine], his)])
        return Close([*rows, *mine], [*columns, *his], cells)

    def _look(self, rows: Sequence[int], columns: Sequence[int]) -> Array:
        if not rows or not columns:
            return np.zeros((len(rows), len(columns)))
        return self._model.table([self._mine[at] for at in rows], [self._theirs[at] for at in columns])


def trusting(cells: Array, usual: Array, trust: float) -> Array:
    """A table as it is if the rival is trusted so far to answer as usual."""
    return trust * (cells @ usual)[:, None] + (1 - trust) * cells


def _best(most: int, *orders: Array) -> list[int]:
    """So many, taken in turn from the top of each order."""
    ranked = [np.argsort(-order, kind="stable")[:most] for order in orders]
    return list(dict.fromkeys(int(at) for each in zip(*ranked, strict=True) for at in each))[:most]


def _others(order: Array, known: Sequence[int], most: int) -> list[int]:
    """The first so many that are not yet known."""
    ranked = np.argsort(-order, kind="stable")
    return [int(at) for at in ranked[~np.isin(ranked, known)][:most]]
