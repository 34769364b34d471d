"""Counterfactual rollouts with common random numbers: where a game turned, by luck or by choice.

A turning point is a turn in which somebody lost much of a chance; it is told how much of that was luck, and
what might have been better.

A turn is played again with the same choices and other dice: what that keeps on average is not luck. Another
choice is called better only if it proved so in the same worlds, everything known and against what the others
truly chose; so nobody is blamed for what no choice could have helped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import hypot
from statistics import fmean
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from rules.dice import Stream, derive
from rules.engine import AnyTitle, Choice, Value
from rules.lookahead.decision import Budget
from rules.lookahead.ideas import legal
from rules.lookahead.standings import CLEAR, Effort, Futures, Position, TurnStanding, average, future
from rules.lookahead.thinking import think
from rules.lookahead.world import World
from rules.record import RecordedStep
from rules.values import Frozen, Seat

SWING = 0.1
"""How much of a chance must be lost in one turn for it to be called a turning point."""
SURE = 2.0
"""Standard errors that a difference must be away from nothing to be told."""
WORTHWHILE = 0.05
"""How much better another choice must be to be worth telling."""
MORE = 2
"""How many more turns are looked at closely than are told."""
OTHERS = 2
"""Other choices that are tried: those that thinking ahead likes best."""
NOTHING: Mapping[Seat, Choice] = MappingProxyType({})


class SecondThought(Frozen, frozen=True):
    """What somebody chose in a turn, and what thinking ahead would have."""

    seat: Seat
    step: int
    played: dict[str, Value]
    share: float
    """How often thinking ahead would have played the same in such cases."""
    better: dict[str, Value] | None = None
    """What proved better, if anything did."""
    keeps: float = 0.0
    against: float = 0.0
    """The chance that the better one keeps on average, and the one that was played."""
    liked: float = 0.0
    """How often thinking ahead would have played the better one: it may be one that it did not follow."""

    @property
    def gain(self) -> float:
        return self.keeps - self.against


class TurningPoint(Frozen, frozen=True):
    """A turn in which these seats lost much of their chance."""

    seats: tuple[Seat, ...]
    before: TurnStanding
    after: TurnStanding
    kept: float
    """The chance that the same choices keep on average."""
    unlucky: bool
    """Whether it was luck for the most part."""
    thought: SecondThought | None = None
    """None where it was luck, or nothing was asked of them."""

    @property
    def lost(self) -> float:
        return _fall(self.before, self.after, self.seats[0])


class RecordedTurn(NamedTuple):
    """A recorded turn: how the table stood before each of its steps, and after it."""

    positions: Sequence[Position]
    steps: Sequence[RecordedStep]
    after: Position

    def asked(self, seat: Seat) -> Position | None:
        """Where this seat was asked first."""
        choices = zip(self.positions, self.steps, strict=True)
        return next((position for position, step in choices if seat in step.choices), None)

    def choices_from(self, step: int) -> dict[Seat, list[Choice]]:
        """What everybody chose from there on, in order."""
        found: dict[Seat, list[Choice]] = {}
        for position, recorded in zip(self.positions, self.steps, strict=True):
            for seat, choice in recorded.choices.items() if position.step >= step else ():
                found.setdefault(seat, []).append(choice)
        return found


class TurningPoints:
    """Looks for them among the turns of a game."""

    def __init__(
        self,
        title: AnyTitle,
        seats: int,
        turns: Sequence[RecordedTurn],
        futures: Futures,
        effort: Effort,
        budget: Budget | None,
    ) -> None:
        self._title = title
        self._seats = range(seats)
        self._turns = turns
        self._futures = futures
        self._effort = effort
        self._budget = budget or Budget(**{"trials": effort.trials, **title.thinking})
        self._true_ends: dict[tuple[int, int], list[float]] = {}

    def among(self, standings: list[TurnStanding]) -> tuple[TurningPoint, ...]:
        """The greatest first. Standings that had to be looked at closely are put in place of the others."""
        falls = sorted(((self._worst(standings, at)[0], at) for at in range(len(self._turns))), reverse=True)
        likely = [at for fall, at in falls if fall >= SWING][: self._effort.turning_points + MORE]
        for at in sorted({*likely, *(at + 1 for at in likely)}):
            if max(standings[at].errors) > CLEAR:
                standings[at] = self._closely(at)
        sure = sorted(((*self._worst(standings, at), at) for at in likely), reverse=True)
        return tuple(
            self._point(self._turns[at], seat, standings[at], standings[at + 1])
            for fall, seat, at in sure[: self._effort.turning_points]
            if fall >= max(SWING, SURE * hypot(standings[at].errors[seat], standings[at + 1].errors[seat]))
        )

    def _closely(self, at: int) -> TurnStanding:
        position = self._turns[at].positions[0] if at < len(self._turns) else self._turns[-1].after
        return self._futures.standing(position, max(self._effort.closely, self._effort.worlds))

    def _worst(self, standings: Sequence[TurnStanding], at: int) -> tuple[float, Seat]:
        """Who lost most in a turn, the first of those who lost as much."""
        fall, last = max((_fall(standings[at], standings[at + 1], seat), -seat) for seat in self._seats)
        return fall, -last

    def _point(
        self, turn: RecordedTurn, seat: Seat, before: TurnStanding, after: TurnStanding
    ) -> TurningPoint:
        fell = (before.chances[seat], after.chances[seat])
        alike = [each for each in self._seats if (before.chances[each], after.chances[each]) == fell]
        kept, error = average(
            self._samples(lambda number: self._truly(turn, turn.positions[0], number)[seat])
        )
        by_luck = kept - after.chances[seat]
        unlucky = by_luck >= max(_fall(before, after, seat) / 2, SURE * hypot(error, after.errors[seat]))
        thought = None if unlucky else self._second_thought(turn, alike)
        return TurningPoint(tuple(alike), before, after, kept, unlucky, thought)

    def _second_thought(self, turn: RecordedTurn, seats: Sequence[Seat]) -> SecondThought | None:
        """Of those of a side who were asked, whoever could have done best."""
        thoughts = [self._thought(turn, position, seat) for seat in seats if (position := turn.asked(seat))]
        return max(thoughts, key=lambda each: each.gain, default=None)

    def _thought(self, turn: RecordedTurn, position: Position, seat: Seat) -> SecondThought:
        played = turn.choices_from(position.step)[seat][0]
        dice = Stream(derive(b"analysis", position.step, seat))
        weighed = think(self._title, position.state, seat, dice, self._budget).weighed
        share = sum(each.share for each in weighed if each.choice == played)
        found = SecondThought(seat, position.step, dict(played), share)
        for other in [each for each in weighed if each.choice != played][:OTHERS]:
            leads = self._samples(partial(self._lead, turn, position, seat, other.choice), WORTHWHILE)
            lead, error = average(leads)
            if lead >= max(WORTHWHILE, SURE * error, found.gain):
                against = fmean(self._truly(turn, position, number)[seat] for number in range(len(leads)))
                found = replace(
                    found,
                    better=dict(other.choice),
                    keeps=against + lead,
                    against=against,
                    liked=other.share,
                )
        return found

    def _lead(self, turn: RecordedTurn, position: Position, seat: Seat, other: Choice, number: int) -> float:
        """How much better another choice is in one of the futures."""
        end = self._replayed(turn, position, number, {seat: other}).worth(seat)
        return end - self._truly(turn, position, number)[seat]

    def _samples(self, sample: Callable[[int], float], wanted: float = -1.0) -> list[float]:
        """One for each future; of few futures only, if those are all but alike or far from what is wanted."""
        few = [sample(number) for number in range(self._effort.worlds)]
        mean, error = average(few)
        if error <= CLEAR or mean + SURE * error < wanted:
            return few
        return few + [sample(number) for number in range(self._effort.worlds, self._effort.closely)]

    def _truly(self, turn: RecordedTurn, position: Position, number: int) -> list[float]:
        """What the true choices lead to in one of the futures, seat by seat."""
        key = (position.step, number)
        if key not in self._true_ends:
            world = self._replayed(turn, position, number)
            self._true_ends[key] = [world.worth(seat) for seat in self._seats]
        return self._true_ends[key]

    def _replayed(
        self, turn: RecordedTurn, position: Position, number: int, instead: Mapping[Seat, Choice] = NOTHING
    ) -> World:
        """A future of a position: the turn with the same choices, but for some, and a little more."""
        choices = turn.choices_from(position.step)
        for seat, choice in instead.items():
            choices[seat][0] = choice
        world = future(self._title, position, number)
        world.play_on(1, lambda: dict(_fitting(world, choices)))
        world.play_on(1 + self._effort.turns)
        return world


def _fitting(world: World, choices: Mapping[Seat, list[Choice]]) -> Iterator[tuple[Seat, Choice]]:
    """Of what was chosen all that is asked now and fits, each once; for the rest stand-ins answer."""
    title, state = world.title, world.state
    for seat in title.pending(state):
        left = choices.get(seat)
        if left and legal(title, state, seat, title.form(state, seat), left[0]):
            yield seat, left.pop(0)


def _fall(before: TurnStanding, after: TurnStanding, seat: Seat) -> float:
    return before.chances[seat] - after.chances[seat]
