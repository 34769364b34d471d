"""The analysis of a recorded game: one turning point a turn, and nothing told that is not so."""

from __future__ import annotations

from pathlib import Path

from rules.lookahead.analysis import Effort, analyse
from rules.lookahead.matter import Budget
from rules.record import Record, read
from rules.titles import TITLES

RECORDS = Path(__file__).parents[1] / "records"
LITTLE = Budget(ideas=4, plans=4, replies=2, guesses=2, trials=8)


def recorded(name: str) -> Record:
    return read((RECORDS / f"{name}.json").read_bytes())


def test_a_turn_is_told_once_however_many_lost_by_it() -> None:
    found = analyse(recorded("airbaron/leaving"), TITLES, Effort(worlds=2, again=2), LITTLE)
    told = [point.before.turn for point in found.turning_points]
    assert told
    assert len(set(told)) == len(told)
