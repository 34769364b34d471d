"""Regret matching: solves a zero-sum payoff matrix, that is, finds how often to play which plan.

Both sides keep playing what they wish they had played, and what they did on average is all but the
equilibrium. Many matrices of the same size are solved in one go.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from rules.dice import Dice

ROUNDS = 300
FAINT = 0.01
"""A plan that would be played more seldom than this is not played at all: it is there by rounding."""
_GRAIN = 1 << 30

Array: TypeAlias = npt.NDArray[np.floating]


class Mixture(NamedTuple):
    """How often the rows and the columns should be played, and what that comes to."""

    rows: Array
    columns: Array
    value: Array


def equilibrium(tables: npt.ArrayLike, rounds: int = ROUNDS) -> Mixture:
    """Of one table or, along the first axes, many; the rows want much, the columns want little."""
    cells = np.asarray(tables, dtype=np.float64) if not isinstance(tables, np.ndarray) else tables
    row_regret, column_regret = np.zeros_like(cells[..., 0]), np.zeros_like(cells[..., 0, :])
    row_sum, column_sum = row_regret.copy(), column_regret.copy()
    mine, theirs = _shares(row_regret), _shares(column_regret)
    for number in range(rounds):
        gains = np.einsum("...ij,...j->...i", cells, theirs)
        row_regret = np.maximum(row_regret + gains - (mine * gains).sum(-1, keepdims=True), 0)
        mine = _shares(row_regret)
        costs = np.einsum("...ij,...i->...j", cells, mine)
        column_regret = np.maximum(column_regret + (theirs * costs).sum(-1, keepdims=True) - costs, 0)
        theirs = _shares(column_regret)
        # Later rounds count for more: the first are far from the mark.
        row_sum += (number + 1) * mine
        column_sum += (number + 1) * theirs
    rows, columns = _shares(row_sum), _shares(column_sum)
    return Mixture(rows, columns, np.einsum("...i,...ij,...j->...", rows, cells, columns))


def without_the_faint(strategy: Sequence[float]) -> list[float]:
    kept = [share if share >= FAINT else 0.0 for share in strategy]
    whole = sum(kept)
    return [share / whole for share in kept] if whole else list(strategy)


def drawn(strategy: Sequence[float], dice: Dice) -> int:
    """One of the plans, as often as the strategy says."""
    mark = dice.below(_GRAIN, "strategy") / _GRAIN
    for index, share in enumerate(strategy):
        mark -= share
        if mark < 0:
            return index
    return max(range(len(strategy)), key=lambda index: strategy[index])


def _shares(weights: Array) -> Array:
    """As parts of a whole; where there is nothing, of all alike."""
    whole = weights.sum(-1, keepdims=True)
    even = 1 / weights.shape[-1]
    return np.where(whole > 0, weights / np.where(whole > 0, whole, 1), even)
