"""Determinization: a decision that a seat thinks about, in worlds sampled from what that seat knows.

Each sampled world is a complete state that the seat cannot tell from the true one; all further search is done
there, as if everything were known. The budget is counted, so that the same luck always thinks the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.dice import Dice, Stream, derive
from rules.engine import AnyTitle
from rules.lookahead.world import Transpositions, World
from rules.values import Frozen, Seat

_WORD = 1 << 32


class Budget(Frozen, frozen=True):
    """What may be spent on one decision, in counts, so that the same luck always thinks the same."""

    plans: int = 14
    """Answers of one's own that are laid against a rival's in a duel of wits, to begin with."""
    replies: int = 8
    """Answers of the rival that they are laid against, besides the guesses."""
    guesses: int = 8
    """How often the quick stand-in is asked what the rival will do."""
    rounds: int = 6
    """Rounds of the double oracle: how often the best replies of both sides join the plans laid so far."""
    shortlist: int = 40
    """Plans of each side that are looked at closely in such a round."""
    joining: int = 6
    """Plans of each side that join in it at the most."""
    ideas: int = 24
    """Answers that successive halving begins with elsewhere."""
    trials: int = 200
    """Rollouts of all its rounds together at the most."""
    steps: int = 2_000
    """Steps of all these rollouts together: once so many are played no further world is begun."""
    turns: int = 1
    """Turns that a rollout lasts before it is judged."""
    standard_errors: int = 1
    """How many standard errors another idea must be ahead of the prior choice."""


def seed_from(dice: Dice) -> bytes:
    """A seed of one's own for all that is imagined."""
    return b"".join(dice.below(_WORD, "thought").to_bytes(4, "big") for _ in range(4))


class OutOfTime(Exception):  # noqa: N818 - it names what happened
    """Whoever asked does not wait any longer."""


@dataclass(frozen=True)
class DecisionProblem:
    """What is to be answered, by whom, with what luck, and what may be spent on it."""

    title: AnyTitle
    state: Frozen
    """The true one: nothing of it is used but what the seat imagines."""
    seat: Seat
    seed: bytes
    budget: Budget
    late: Callable[[], bool]

    def luck(self, *labels: object) -> Stream:
        return Stream(derive(self.seed, *labels))

    def in_time(self) -> None:
        if self.late():
            raise OutOfTime

    def imagined(self, *labels: object) -> Frozen:
        """A sampled world: a state that the seat takes for possible."""
        self.in_time()
        sampled = self.title.imagine(self.state, self.seat, self.luck("world", *labels))
        state: Frozen = self.title.unordered(sampled, self.seat)
        return state

    def world(self, state: Frozen, *labels: object, transpositions: Transpositions | None = None) -> World:
        self.in_time()
        return World(self.title, state, derive(self.seed, *labels), transpositions, self.seat)
