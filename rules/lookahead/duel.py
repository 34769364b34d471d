"""A zero-sum duel as a payoff matrix: both sides choose in secret, and one's gain is the other's loss.

The title's payoff model says what each pair of plans leads to; the double oracle (`oracle`) finds the plans
that matter. The answer is drawn from a mixed strategy over them (`mixing`), so that nobody can predict it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from rules.engine import Choice
from rules.lookahead.decision import DecisionProblem
from rules.lookahead.ideas import ideas
from rules.lookahead.mixing import Array
from rules.lookahead.oracle import Contest, trusting
from rules.lookahead.world import worth
from rules.rivalry import Answers
from rules.table import encode
from rules.values import Frozen, Seat

TRUST = 0.4
"""How much a rival is taken to answer as the quick stand-in would; for the rest he may do his worst. With
more, somebody who knows how this is thought out could make use of it; with less, Cadets get off lightly."""
HALF_KNOWN = 0.8
"""The same where the game is about more than the payoff model covers: his worst is not known well there, and
what he usually does is the better guide."""
OPPOSED = 0.02
"""How far two seats' worths may be from adding up to one where one's gain is the other's loss."""


Guess: TypeAlias = tuple[Choice, float]
"""A reply, and how likely it is."""


class PayoffMatrix(NamedTuple):
    """What each of one's own plans is worth against each reply, from 0 to 1, if the rival is trusted so far
    to answer as usual."""

    mine: Answers
    """They may leave open what the payoff model does not ask for."""
    cells: Array


def rival_in(decision: DecisionProblem, state: Frozen) -> Seat | None:
    """The one other seat that chooses now and whose loss is one's gain; None where there is no such duel."""
    title, seat = decision.title, decision.seat
    others = [other for other in title.pending(state) if other != seat]
    if len(others) != 1 or title.payoff_model(state, seat) is None:
        return None
    both = worth(title, state, seat) + worth(title, state, others[0])
    return others[0] if abs(both - 1) <= OPPOSED else None


def guessed(decision: DecisionProblem, sampled: Frozen, rival: Seat) -> list[Guess]:
    """What the quick stand-in would answer in the rival's place; where that is the guide for the most part,
    whatever he may know there: each guess is made in another world."""
    most, model = decision.budget.guesses, decision.title.payoff_model(sampled, decision.seat)
    one = model is not None and model.complete
    samples = [sampled if one else decision.imagined("guess", number) for number in range(most)]
    return [
        (decision.world(each, "guess", number).quick(rival), 1 / most) for number, each in enumerate(samples)
    ]


def payoff_matrix(
    decision: DecisionProblem,
    sampled: Frozen,
    rival: Seat,
    guesses: Sequence[Guess],
    trust: float | None = None,
) -> PayoffMatrix:
    title, seat, budget = decision.title, decision.seat, decision.budget
    model = title.payoff_model(sampled, seat)
    if model is None:
        raise ValueError("without a payoff model there is no payoff matrix")
    if trust is None:
        trust = TRUST if model.complete else HALF_KNOWN
    if (plans := model.plans()) is not None:
        mine, theirs = plans
        replies, usual = _with_usual(theirs, guesses)
        contest = Contest(model, mine, replies, usual, trust)
        # Where the model leaves much out, the best of many plans is mostly the one that it misjudges most.
        close = contest.settled(decision) if model.complete else contest.begun(budget)
        return PayoffMatrix(
            [mine[at] for at in close.rows], trusting(close.cells, np.array(usual)[close.columns], trust)
        )
    mine = ideas(title, sampled, seat, decision.luck("ideas"), budget.plans)
    theirs = ideas(title, sampled, rival, decision.luck("replies"), budget.replies)
    replies, usual = _with_usual(theirs, guesses)
    return PayoffMatrix(mine, trusting(model.table(mine, replies), np.array(usual), trust))


def _with_usual(replies: Answers, guesses: Sequence[Guess]) -> tuple[Answers, list[float]]:
    """The replies and those guesses that none of them comes to; and how likely each is."""
    told = {name for reply in replies for name in reply}
    known = {encode(reply): reply for reply in replies}
    shares = dict.fromkeys(known, 0.0)
    for guess, share in guesses:
        reply = {name: value for name, value in guess.items() if name in told}
        key = encode(reply)
        known.setdefault(key, reply)
        shares[key] = shares.get(key, 0.0) + share
    return list(known.values()), list(shares.values())
