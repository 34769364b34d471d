"""A duel of wits: both sides choose in secret, and one's gain is the other's loss.

Plans are laid against plans, what comes of each pair is reckoned, and the answer is drawn from a mixed
strategy, so that nobody can read it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from rules.engine import Choice
from rules.lookahead.ideas import ideas, legal, refilled
from rules.lookahead.matter import Matter
from rules.lookahead.world import worth
from rules.rivalry import Reckoning
from rules.table import encode
from rules.values import Frozen, Seat

TRUST = 0.4
"""How much a rival is taken to answer as the quick stand-in would; for the rest he may do his worst. With
more, somebody who knows how this is thought out could make use of it; with less, Cadets get off lightly."""
OPPOSED = 0.02
"""How far two seats' worths may be from adding up to one where one's gain is the other's loss."""


Guess: TypeAlias = tuple[Choice, float]
"""A reply, and how likely it is."""


class Table(NamedTuple):
    """Plans against plans: what each of one's own is worth against each reply, from 0 to 1."""

    mine: Sequence[Choice]
    replies: Sequence[Choice]
    usual: Sequence[float]
    """How likely each reply is thought to be."""
    cells: Sequence[Sequence[float]]

    def trusting(self, trust: float) -> list[list[float]]:
        """The same, if the rival is trusted so far to answer as usual."""
        table = []
        for line in self.cells:
            expected = sum(share * cell for share, cell in zip(self.usual, line, strict=True))
            table.append([trust * expected + (1 - trust) * cell for cell in line])
        return table


def rival_in(matter: Matter, state: Frozen) -> Seat | None:
    """The one other seat that chooses now and whose loss is one's gain; None where there is no such duel."""
    title, seat = matter.title, matter.seat
    others = [other for other in title.pending(state) if other != seat]
    if len(others) != 1 or title.reckoning(state, seat) is None:
        return None
    both = worth(title, state, seat) + worth(title, state, others[0])
    return others[0] if abs(both - 1) <= OPPOSED else None


def guessed(matter: Matter, rival: Seat) -> list[Guess]:
    """What the quick stand-in would answer in the rival's place."""
    most = matter.budget.guesses
    worlds = matter.worlds()
    asked = (matter.world(worlds[number % len(worlds)], "guess", number) for number in range(most))
    return [(world.quick(rival), 1 / most) for world in asked]


def table_of(matter: Matter, rival: Seat, guesses: Sequence[Guess]) -> Table:
    worlds = matter.worlds()
    reckoned = (matter.title.reckoning(world, matter.seat) for world in worlds)
    reckonings = [reckoning for reckoning in reckoned if reckoning is not None]
    usual = [reply for reply, _ in guesses]
    mine, others = _plans(matter, worlds[0], rival, reckonings[0], usual)
    replies = {encode(reply): reply for reply in (*usual, *others)}
    shares = dict.fromkeys(replies, 0.0)
    for reply, share in guesses:
        shares[encode(reply)] += share
    tables = [reckoning.table(mine, tuple(replies.values())) for reckoning in reckonings]
    cells = [
        [sum(values) / len(tables) for values in zip(*lines, strict=True)]
        for lines in zip(*tables, strict=True)
    ]
    return Table(mine, tuple(replies.values()), tuple(shares.values()), cells)


def _plans(
    matter: Matter, dream: Frozen, rival: Seat, reckoning: Reckoning, usual: Sequence[Choice]
) -> tuple[list[Choice], list[Choice]]:
    """What to weigh: of one's own all that is legal, the quick stand-in's answer first; and other replies."""
    title, seat, budget = matter.title, matter.seat, matter.budget
    found = reckoning.plans(usual, max(budget.plans, budget.replies))
    if found is None:
        mine = ideas(title, dream, seat, matter.luck("ideas"), budget.plans)
        return mine, ideas(title, dream, rival, matter.luck("replies"), budget.replies)
    plans, replies = found
    first = matter.world(dream, "first").quick(seat)
    form = title.form(dream, seat)
    whole = (refilled(form, plan, first) for plan in plans)
    fit = [first, *(plan for plan in whole if legal(title, dream, seat, form, plan))]
    own = {encode(plan): plan for plan in fit}
    return list(own.values())[: budget.plans], list(_others(replies, usual))[: budget.replies]


def _others(replies: Sequence[Choice], usual: Sequence[Choice]) -> Iterator[Choice]:
    """Those that none of the usual ones comes to."""
    for reply in replies:
        if not any(all(known.get(name) == value for name, value in reply.items()) for known in usual):
            yield reply
