"""Rollout analysis of a recorded game: everybody's chances, the turning points, and luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from rules.engine import AnyTitle
from rules.lookahead.decision import Budget
from rules.lookahead.luck import Luck, luck
from rules.lookahead.standings import (
    Effort,
    Futures,
    Position,
    TurnStanding,
    beginnings,
    positions,
    standings,
)
from rules.lookahead.turning import RecordedTurn, TurningPoint, TurningPoints
from rules.record import Record
from rules.values import Frozen


class Analysis(Frozen, frozen=True):
    standings: tuple[TurnStanding, ...]
    turning_points: tuple[TurningPoint, ...]
    """The greatest first."""
    luck: tuple[Luck, ...] = ()
    """What chance brought to each seat."""


def analyse(
    record: Record, titles: Mapping[str, AnyTitle], effort: Effort | None = None, budget: Budget | None = None
) -> Analysis:
    """The same record is always analysed alike."""
    title = record.title_in(titles)
    every = list(positions(title, record))
    begun = list(beginnings(title, every))
    spend = (effort or Effort()).for_turns(len(begun) - 1)
    futures = Futures(title, record.seats, spend.turns)
    found = standings(futures, begun, spend)
    turns = _turns(record, every, begun)
    points = TurningPoints(title, record.seats, turns, futures, spend, budget).among(found)
    return Analysis(tuple(found), points, luck(title, record, spend.again))


def _turns(record: Record, every: Sequence[Position], begun: Sequence[Position]) -> list[RecordedTurn]:
    first = every[0].step
    return [
        RecordedTurn(
            every[start.step - first : after.step - first], record.steps[start.step : after.step], after
        )
        for start, after in pairwise(begun)
    ]
