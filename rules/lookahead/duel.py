"""A duel of wits: both sides choose in secret, and one's gain is the other's loss.

Plans are laid against plans, what comes of each pair is reckoned, and the answer is drawn from a mixed
strategy, so that nobody can read it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from rules.engine import Choice
from rules.lookahead.ideas import ideas
from rules.lookahead.matter import Matter
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
"""The same where the game is about more than is reckoned with: his worst is not known well there, and what he
usually does is the better guide."""
OPPOSED = 0.02
"""How far two seats' worths may be from adding up to one where one's gain is the other's loss."""


Guess: TypeAlias = tuple[Choice, float]
"""A reply, and how likely it is."""


class Table(NamedTuple):
    """Plans against plans: what each of one's own is worth against each reply, from 0 to 1, if the rival is
    trusted so far to answer as usual."""

    mine: Answers
    """What does not matter to the reckoning may be left open in them."""
    cells: Array


def rival_in(matter: Matter, state: Frozen) -> Seat | None:
    """The one other seat that chooses now and whose loss is one's gain; None where there is no such duel."""
    title, seat = matter.title, matter.seat
    others = [other for other in title.pending(state) if other != seat]
    if len(others) != 1 or title.reckoning(state, seat) is None:
        return None
    both = worth(title, state, seat) + worth(title, state, others[0])
    return others[0] if abs(both - 1) <= OPPOSED else None


def guessed(matter: Matter, dream: Frozen, rival: Seat) -> list[Guess]:
    """What the quick stand-in would answer in the rival's place; where that is the guide for the most part,
    whatever he may know there: each guess is made in another world."""
    most, reckoning = matter.budget.guesses, matter.title.reckoning(dream, matter.seat)
    one = reckoning is not None and reckoning.complete
    dreams = [dream if one else matter.imagined("guess", number) for number in range(most)]
    return [
        (matter.world(each, "guess", number).quick(rival), 1 / most) for number, each in enumerate(dreams)
    ]


def table_of(
    matter: Matter, dream: Frozen, rival: Seat, guesses: Sequence[Guess], trust: float | None = None
) -> Table:
    title, seat, budget = matter.title, matter.seat, matter.budget
    reckoning = title.reckoning(dream, seat)
    if reckoning is None:
        raise ValueError("where nothing can be reckoned there is no table of plans")
    if trust is None:
        trust = TRUST if reckoning.complete else HALF_KNOWN
    if (plans := reckoning.plans()) is not None:
        mine, theirs = plans
        replies, usual = _with_usual(theirs, guesses)
        contest = Contest(reckoning, mine, replies, usual, trust)
        # Where much is not reckoned with, the best of many plans is mostly the one that is misjudged most.
        close = contest.settled(matter) if reckoning.complete else contest.begun(budget)
        return Table(
            [mine[at] for at in close.rows], trusting(close.cells, np.array(usual)[close.columns], trust)
        )
    mine = ideas(title, dream, seat, matter.luck("ideas"), budget.plans)
    theirs = ideas(title, dream, rival, matter.luck("replies"), budget.replies)
    replies, usual = _with_usual(theirs, guesses)
    return Table(mine, trusting(reckoning.table(mine, replies), np.array(usual), trust))


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
