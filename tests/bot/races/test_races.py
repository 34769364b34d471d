"""A sample of `python -m tests.bot.races`, and its judge."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.databases import ENGINES, Postgres
from tests.bot.races.judging import counts
from tests.bot.races.people import Pressed
from tests.bot.races.running import Course, run

PATIENCE = 300.0
"""Seconds; only a failing test spends them."""


@pytest.mark.crash
async def test_three_processes_play_what_they_acknowledge(tmp_path: Path) -> None:
    engine = ENGINES["postgres"]
    assert isinstance(engine, Postgres)
    course = Course("sample", games=4, steps=40, patience=PATIENCE, durable=False)
    verdict = await run(await engine.address(tmp_path / "races"), course)
    assert verdict.figures["steps"] >= 40
    assert verdict.figures["processes killed"] > 1
    assert [each for found in verdict.violations.values() for each in found] == []


def test_of_two_choices_the_one_acknowledged_later_stands() -> None:
    first, second = Pressed("1", 0, 1, acknowledged=True), Pressed("2", 2, 3, acknowledged=True)
    assert counts("2", [first, second])
    assert not counts("1", [first, second])
    assert not counts("3", [first, second])


def test_what_nobody_answered_may_stand_or_not() -> None:
    first, killed = Pressed("1", 0, 1, acknowledged=True), Pressed("2", 2, 3, acknowledged=False)
    assert counts("1", [first, killed])
    assert counts("2", [first, killed])


def test_of_two_choices_at_once_either_may_be_the_later() -> None:
    both = [Pressed("1", 0, 2, acknowledged=True), Pressed("2", 1, 3, acknowledged=True)]
    assert counts("1", both)
    assert counts("2", both)
