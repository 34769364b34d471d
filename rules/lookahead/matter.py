"""The matter in hand: what is to be answered, by whom, with what luck, and what may be spent on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.dice import Stream, derive
from rules.engine import AnyTitle
from rules.lookahead.world import World
from rules.values import Frozen, Seat


class Budget(Frozen, frozen=True):
    """What may be spent on one decision, in counts, so that the same luck always thinks the same."""

    ideas: int = 24
    """Answers of one's own that are weighed."""
    replies: int = 8
    """Answers of the other that they are weighed against, besides the guesses."""
    guesses: int = 24
    """How often the quick stand-in is asked what the other will do."""
    worlds: int = 2
    """Worlds in which each plan meets each reply."""
    trials: int = 200
    """Futures played in a race of ideas."""
    turns: int = 1
    """Turns that a future is played on before it is judged."""


class OutOfTime(Exception):  # noqa: N818 - it names what happened
    """Whoever asked does not wait any longer."""


@dataclass(frozen=True)
class Matter:
    title: AnyTitle
    state: Frozen
    """The true one: nothing of it is used but what the seat imagines."""
    seat: Seat
    seed: bytes
    budget: Budget
    late: Callable[[], bool]

    def luck(self, *labels: object) -> Stream:
        return Stream(derive(self.seed, *labels))

    def imagined(self, *labels: object) -> Frozen:
        """A state that the seat takes for possible."""
        if self.late():
            raise OutOfTime
        dream: Frozen = self.title.imagine(self.state, self.seat, self.luck("world", *labels))
        return dream

    def world(self, state: Frozen, *labels: object) -> World:
        if self.late():
            raise OutOfTime
        return World(self.title, state, derive(self.seed, *labels))
