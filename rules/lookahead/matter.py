"""The matter in hand: what is to be answered, by whom, with what luck, and what may be spent on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.dice import Dice, Stream, derive
from rules.engine import AnyTitle
from rules.lookahead.world import Habits, World
from rules.values import Frozen, Seat

_WORD = 1 << 32


class Budget(Frozen, frozen=True):
    """What may be spent on one decision, in counts, so that the same luck always thinks the same."""

    plans: int = 14
    """Answers of one's own that are laid against a rival's in a duel of wits."""
    replies: int = 8
    """Answers of the rival that they are laid against, besides the guesses."""
    guesses: int = 12
    """How often the quick stand-in is asked what the rival will do."""
    worlds: int = 2
    """Worlds in which each plan meets each reply."""
    ideas: int = 24
    """Answers that race against each other elsewhere."""
    trials: int = 200
    """Futures played in a race of ideas at the most."""
    steps: int = 2_000
    """Steps of all these futures together: once so many are played no further world is begun."""
    turns: int = 1
    """Turns that a future is played on before it is judged."""


def seed_from(dice: Dice) -> bytes:
    """A seed of one's own for all that is imagined."""
    return b"".join(dice.below(_WORD, "thought").to_bytes(4, "big") for _ in range(4))


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
        dream = self.title.imagine(self.state, self.seat, self.luck("world", *labels))
        state: Frozen = self.title.unordered(dream, self.seat)
        return state

    def worlds(self) -> list[Frozen]:
        """Those in which plans meet replies."""
        return [self.imagined(number) for number in range(self.budget.worlds)]

    def world(self, state: Frozen, *labels: object, habits: Habits | None = None) -> World:
        if self.late():
            raise OutOfTime
        return World(self.title, state, derive(self.seed, *labels), habits, self.seat)
