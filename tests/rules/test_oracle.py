"""The double oracle: of many plans the few that matter, without a look at most of the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from rules.dice import Stream
from rules.lookahead.decision import Budget, DecisionProblem, OutOfTime
from rules.lookahead.mixing import Array, equilibrium
from rules.lookahead.oracle import Close, Contest, trusting
from rules.rivalry import Answers
from rules.titles import TITLES
from rules.values import Frozen

SIZE = 120


class Known:
    """A table of which everything is known, to count how much of it is looked at."""

    complete = True

    def __init__(self, cells: Array, blur: float) -> None:
        self.cells = cells
        self.blurred = cells + _noise(b"blur", cells.shape) * blur
        self.seen = np.zeros(cells.shape, dtype=bool)

    def plans(self) -> tuple[Answers, Answers]:
        return [{"plan": at} for at in range(len(self.cells))], [
            {"plan": at} for at in range(self.cells.shape[1])
        ]

    def glance(self, mine: Answers, theirs: Answers) -> Array:
        return self.blurred[np.ix_(_numbers(mine), _numbers(theirs))]

    def table(self, mine: Answers, theirs: Answers) -> Array:
        block = np.ix_(_numbers(mine), _numbers(theirs))
        self.seen[block] = True
        return self.cells[block]


def _numbers(answers: Answers) -> list[int]:
    return [int(answer["plan"]) for answer in answers]


def _noise(seed: bytes, shape: tuple[int, ...]) -> Array:
    dice = Stream(seed)
    flat = [dice.below(1000, "cell") / 1000 - 0.5 for _ in range(int(np.prod(shape)))]
    return np.array(flat).reshape(shape)


def turns_of_fortune() -> Known:
    """Who is a little ahead on a circle beats the other: nothing but mixing helps; some places are worse."""
    angles = np.linspace(0, 2 * np.pi, SIZE, endpoint=False)
    ahead = np.sin(angles[:, None] - angles[None, :]) * 0.3
    return Known(0.5 + ahead + 0.1 * _noise(b"places", (SIZE, SIZE)), blur=0.1)


def settled(known: Known, usual: Sequence[float], trust: float, **budget: int) -> Close:
    return Contest(known, *known.plans(), usual, trust).settled(decision(Budget(**budget)))


def decision(budget: Budget, late: Callable[[], bool] = lambda: False) -> DecisionProblem:
    return DecisionProblem(TITLES["baron"], Frozen(), 0, b"seed", budget, late)


def loss(known: Known, close: Close) -> float:
    """What whoever knows the strategy gains by his best reply, over what is his in any case."""
    mixture = equilibrium(close.cells)
    worst = (mixture.rows @ known.cells[close.rows]).min()
    return float(equilibrium(known.cells, 1000).value - worst)


def test_a_strategy_over_few_plans_is_safe_against_all() -> None:
    known = turns_of_fortune()
    nobody = [0.0] * SIZE
    naive = settled(known, nobody, 0.0, plans=6, replies=6, rounds=0)
    close = settled(known, nobody, 0.0, plans=6, replies=6, rounds=6)
    assert loss(known, naive) > 0.05
    assert loss(known, close) < 0.02
    assert known.seen.mean() < 0.4


def test_what_is_usual_is_always_met_and_answered() -> None:
    known = turns_of_fortune()
    usual = [float(at == 17) for at in range(SIZE)]
    close = settled(known, usual, 1.0, plans=4, replies=4, rounds=6)
    assert 17 in close.columns
    assert known.cells[close.rows, 17].max() == pytest.approx(known.cells[:, 17].max())


def test_it_ends_when_neither_side_gains() -> None:
    """One plan of each is the best whatever the other does."""
    points = np.arange(SIZE) / SIZE / 2
    known = Known(0.5 + points[:, None] - points, blur=0.0)
    close = settled(known, [0.0] * SIZE, 0.0, plans=2, replies=2, rounds=50, shortlist=4)
    assert len(close.rows) == len(close.columns) == 2
    assert equilibrium(close.cells).rows[close.rows.index(SIZE - 1)] == pytest.approx(1, abs=0.01)


def test_trust_leans_on_what_is_usual() -> None:
    cells = np.array([[1.0, 0.0], [0.5, 0.5]])
    assert trusting(cells, np.array([1.0, 0.0]), 0.5).tolist() == [[1.0, 0.5], [0.5, 0.5]]


def test_whoever_cannot_wait_gets_no_table() -> None:
    known = turns_of_fortune()
    contest = Contest(known, *known.plans(), [0.0] * SIZE, 0.0)
    with pytest.raises(OutOfTime):
        contest.settled(decision(Budget(), late=lambda: True))
