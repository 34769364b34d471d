"""Determinized search: which answer leads to the best futures in the worlds that this seat can imagine.

Where one other seat chooses at the same time, one's gain is the other's loss, and the title has a payoff
model, it draws a plan from an equilibrium (`duel`). Elsewhere it follows the best idea (`halving`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.dice import Dice
from rules.engine import AnyTitle, Choice, Value
from rules.lookahead import duel, halving
from rules.lookahead.decision import Budget, DecisionProblem, seed_from
from rules.lookahead.ideas import ideas, legal, refilled
from rules.lookahead.mixing import drawn, equilibrium, without_the_faint
from rules.rivalry import Answers
from rules.values import Frozen, Seat


class Weighed(Frozen, frozen=True):
    """One idea: what it is worth on average, and how often it should be played."""

    choice: dict[str, Value]
    worth: float
    share: float


class Thought(Frozen, frozen=True):
    """A decision and all that was weighed for it, the likeliest first."""

    choice: dict[str, Value]
    weighed: tuple[Weighed, ...]


def think(
    title: AnyTitle,
    state: Frozen,
    seat: Seat,
    dice: Dice,
    budget: Budget | None = None,
    late: Callable[[], bool] = lambda: False,
) -> Thought:
    """What to answer; of the state nothing is used but what this seat can tell of it.

    Time plays no part in the answer: whoever cannot wait says when it is late, and gets none (`OutOfTime`).
    """
    decision = DecisionProblem(title, state, seat, seed_from(dice), budget or Budget(**title.thinking), late)
    sampled = decision.imagined(0)
    rival = duel.rival_in(decision, sampled)
    if rival is not None:
        guesses = duel.guessed(decision, sampled, rival)
        return _outwitting(decision, sampled, duel.payoff_matrix(decision, sampled, rival, guesses))
    mine = ideas(title, sampled, seat, decision.luck("ideas"), decision.budget.ideas)
    if len(mine) == 1:
        return _thought(mine, [0.5], [1.0], 0)
    best, means = halving.best_of(decision, mine)
    return _thought(mine, means, [float(index == best) for index in range(len(mine))], best)


def _outwitting(decision: DecisionProblem, sampled: Frozen, matrix: duel.PayoffMatrix) -> Thought:
    """One of the best answers, drawn so that it cannot be read."""
    mixture = equilibrium(matrix.cells)
    strategy = without_the_faint(mixture.rows.tolist())
    means = (matrix.cells @ mixture.columns).tolist()
    return _thought(
        whole(decision, sampled, matrix.mine), means, strategy, drawn(strategy, decision.luck("strategy"))
    )


def whole(decision: DecisionProblem, sampled: Frozen, plans: Answers) -> list[Choice]:
    """Plans, with all that they leave open filled in as the quick stand-in would; which stands in for those
    that cannot be played."""
    title, seat = decision.title, decision.seat
    first = decision.world(sampled, "first").quick(seat)
    form = title.form(sampled, seat)
    filled = (refilled(form, plan, first) for plan in plans)
    return [plan if legal(title, sampled, seat, form, plan) else first for plan in filled]


def _thought(mine: Sequence[Choice], means: Sequence[float], shares: Sequence[float], chosen: int) -> Thought:
    weighed = [
        Weighed(dict(choice), mean, share) for choice, mean, share in zip(mine, means, shares, strict=True)
    ]
    return Thought(
        dict(mine[chosen]), tuple(sorted(weighed, key=lambda each: (each.share, each.worth), reverse=True))
    )
