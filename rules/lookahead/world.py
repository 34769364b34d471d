"""Rollout: an imagined state is played on by a heuristic, without a record, checks or prose."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TypeAlias

from rules.dice import Dice, Stream, derive
from rules.engine import AnyTitle, Choice
from rules.forms import with_defaults
from rules.lookahead.shared_dice import SharedDice
from rules.table import remembered
from rules.values import Frozen, Seat

MOST_STEPS = 120
"""How many steps a world is played on at the most, however a title counts its turns."""


Transpositions: TypeAlias = dict[tuple[Seat, Hashable], Choice]
"""A transposition table: what others answered in rollouts of one and the same world, by seat and key. Much of
it does not depend on one's own idea."""


class World:
    """Some state and the chance that goes with it: the same seed leads to the same future."""

    def __init__(
        self,
        title: AnyTitle,
        state: Frozen,
        seed: bytes,
        transpositions: Transpositions | None = None,
        thinker: Seat | None = None,
    ) -> None:
        self.title = title
        self.state = state
        self.dice: Dice = SharedDice(derive(seed, "dice"))
        self._seed = seed
        self._transpositions = transpositions
        self._thinker = thinker
        self.steps = 0
        self._begun = title.turn_of(state)

    @property
    def over(self) -> bool:
        return self.title.outcome(self.state) is not None

    def quick(self, seat: Seat) -> Choice:
        """What the quick stand-in answers here; the seat that thinks goes by its prior choices."""
        view, form = self.title.view(self.state, seat), remembered(self.title.form(self.state, seat))
        luck = Stream(derive(self._seed, "luck", seat, self.steps))
        recipe = self.title.prior_choice if seat == self._thinker else self.title.autopilot
        return with_defaults(form, recipe(view, form, luck))

    def step(self, given: Mapping[Seat, Choice]) -> None:
        """One step: these answers, and the quick stand-in's for all others that are asked."""
        answers = {
            seat: given[seat] if seat in given else self._usual(seat)
            for seat in sorted(self.title.pending(self.state))
        }
        self.state = self.title.resolve(self.state, answers, self.dice).state
        self.steps += 1

    def _usual(self, seat: Seat) -> Choice:
        """What the quick stand-in answers, or answered before under the same transposition key."""
        key = None if self._transpositions is None else self.title.transposition_key(self.state, seat)
        if self._transpositions is None or key is None:
            return self.quick(seat)
        if (seat, key) not in self._transpositions:
            self._transpositions[seat, key] = self.quick(seat)
        return self._transpositions[seat, key]

    def play_on(self, turns: int, given: Callable[[], Mapping[Seat, Choice]] = dict) -> None:
        """Until so many turns are over, the one it began in included: by the answers that are given for each
        step, and for the rest by the quick stand-in."""
        while not self.over and self.steps < MOST_STEPS and self._passed() < turns:
            self.step(given())

    def _passed(self) -> int:
        """Turns since the beginning; steps, in titles that have no turns."""
        now = self.title.turn_of(self.state)
        return self.steps if now is None or self._begun is None else now - self._begun

    def worth(self, seat: Seat) -> float:
        return worth(self.title, self.state, seat)


def worth(title: AnyTitle, state: Frozen, seat: Seat) -> float:
    """How things stand for a seat, from 0 to 1: the outcome's word, or the title's estimate before it."""
    outcome = title.outcome(state)
    if outcome is None:
        return title.worth(state, seat)
    if not outcome.winners:
        return 0.0 if outcome.lost else 0.5
    return 1.0 if seat in outcome.winners else 0.0
