"""The analysis of a recorded game: how things stood for everybody, where that changed most, and luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from rules.engine import AnyTitle
from rules.lookahead.luck import Luck, luck
from rules.lookahead.matter import Budget
from rules.lookahead.standings import Effort, Position, Standing, beginnings, positions, standing
from rules.lookahead.turning import Turn, TurningPoint, TurningPoints
from rules.record import Record
from rules.values import Frozen


class Analysis(Frozen, frozen=True):
    standings: tuple[Standing, ...]
    turning_points: tuple[TurningPoint, ...]
    """The greatest first."""
    luck: tuple[Luck, ...] = ()
    """What chance brought to each seat."""


def analyse(
    record: Record, titles: Mapping[str, AnyTitle], effort: Effort | None = None, budget: Budget | None = None
) -> Analysis:
    """The same record is always analysed alike."""
    title, spend = record.title_in(titles), effort or Effort()
    every = list(positions(title, record))
    begun = list(beginnings(title, every))
    standings = [standing(title, record.seats, each, spend.worlds, spend.turns) for each in begun]
    points = TurningPoints(title, record.seats, _turns(record, every, begun), spend, budget).among(standings)
    return Analysis(tuple(standings), points, luck(title, record, spend.again))


def _turns(record: Record, every: Sequence[Position], begun: Sequence[Position]) -> list[Turn]:
    first = every[0].step
    return [
        Turn(every[start.step - first : after.step - first], record.steps[start.step : after.step], after)
        for start, after in pairwise(begun)
    ]
