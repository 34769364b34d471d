"""Mixed strategies: how often to play which of one's plans when the other side chooses at the same time.

A small zero-sum table, solved by regret matching: both sides keep playing what they wish they had played, and
what they did on average is all but the equilibrium.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.dice import Dice

ROUNDS = 400
FAINT = 0.05
"""A plan that would be played more seldom than this is not played at all: it is there by rounding."""
_GRAIN = 1 << 30


def equilibrium(table: Sequence[Sequence[float]]) -> tuple[list[float], list[float]]:
    """How often the rows and the columns should be played; the rows want much, the columns want little."""
    rows, columns = len(table), len(table[0])
    row_regret, column_regret = [0.0] * rows, [0.0] * columns
    row_sum, column_sum = [0.0] * rows, [0.0] * columns
    for number in range(ROUNDS):
        mine, theirs = _matched(row_regret), _matched(column_regret)
        gains = [sum(share * cell for share, cell in zip(theirs, line, strict=True)) for line in table]
        costs = [sum(mine[row] * table[row][column] for row in range(rows)) for column in range(columns)]
        value = sum(share * gain for share, gain in zip(mine, gains, strict=True))
        row_regret = [max(old + gain - value, 0.0) for old, gain in zip(row_regret, gains, strict=True)]
        column_regret = [max(old + value - cost, 0.0) for old, cost in zip(column_regret, costs, strict=True)]
        # Later rounds count for more: the first are far from the mark.
        row_sum = [total + (number + 1) * share for total, share in zip(row_sum, mine, strict=True)]
        column_sum = [total + (number + 1) * share for total, share in zip(column_sum, theirs, strict=True)]
    return _shares(row_sum), _shares(column_sum)


def without_the_faint(strategy: Sequence[float]) -> list[float]:
    kept = [share if share >= FAINT else 0.0 for share in strategy]
    return _shares(kept) if any(kept) else list(strategy)


def drawn(strategy: Sequence[float], dice: Dice) -> int:
    """One of the plans, as often as the strategy says."""
    mark = dice.below(_GRAIN, "strategy") / _GRAIN
    for index, share in enumerate(strategy):
        mark -= share
        if mark < 0:
            return index
    return max(range(len(strategy)), key=lambda index: strategy[index])


def _matched(regret: Sequence[float]) -> list[float]:
    return _shares(regret) if sum(regret) > 0 else [1 / len(regret)] * len(regret)


def _shares(weights: Sequence[float]) -> list[float]:
    whole = sum(weights)
    return [weight / whole for weight in weights]
