"""Best reply to an Ace: a player who knows how an Ace thinks, all but its dice, and exploits that.

It measures how exploitable Aces are: a plan that never changes is found out by it.
"""

from __future__ import annotations

from rules.dice import Dice
from rules.engine import AnyTitle, Choice
from rules.lookahead import duel
from rules.lookahead.decision import Budget, DecisionProblem, seed_from
from rules.lookahead.thinking import Weighed, think, whole
from rules.values import Frozen, Seat

READINGS = 3
"""How often the Ace's thoughts are thought, each time with other dice, in another world."""


def read(title: AnyTitle, state: Frozen, seat: Seat, dice: Dice, budget: Budget | None = None) -> Choice:
    """The best reply to what an Ace in the rival's place would do; what an Ace would, where there is none."""
    decision = DecisionProblem(title, state, seat, seed_from(dice), budget or Budget(), lambda: False)
    sampled = decision.imagined(0)
    rival = duel.rival_in(decision, sampled)
    if rival is None:
        return think(title, state, seat, dice, budget).choice
    guesses = [
        (weighed.choice, weighed.share / READINGS)
        for number in range(READINGS)
        for weighed in _thought(decision, rival, number)
        if weighed.share > 0
    ]
    matrix = duel.payoff_matrix(decision, sampled, rival, guesses, trust=1.0)
    best = int(matrix.cells[:, 0].argmax())
    return whole(decision, sampled, [matrix.mine[best]])[0]


def _thought(decision: DecisionProblem, rival: Seat, number: int) -> tuple[Weighed, ...]:
    sampled = decision.imagined("reading", number)
    return think(decision.title, sampled, rival, decision.luck("reading", number), decision.budget).weighed
