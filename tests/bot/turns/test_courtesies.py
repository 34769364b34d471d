"""Courtesies register themselves with the scheduler, which knows none of them."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable
from datetime import datetime
from typing import get_args

import pytest

from bot.store.timers import Kind
from bot.turns import scheduler
from tests.bot.backroom import BEN, House


def test_the_scheduler_imports_little() -> None:
    tree = ast.parse(inspect.getsource(scheduler))
    assert sum(isinstance(node, ast.Import | ast.ImportFrom) for node in ast.walk(tree)) <= 15


def test_every_timer_is_answered(house: House) -> None:
    assert {"deadline", *house.scheduler._calendar.rings} == set(get_args(Kind))


async def test_what_a_sweep_finds_is_looked_at_and_one_that_fails_stops_no_other(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    game = await house.game(BEN)
    calls: list[datetime] = []

    async def fails(_now: datetime) -> Iterable[int]:
        raise RuntimeError("not today")

    async def finds(now: datetime) -> Iterable[int]:
        calls.append(now)
        return [game]

    house.scheduler._calendar.sweeps[:] = [fails, finds]
    await house.pass_time(minutes=1)
    assert calls == [house.clock.now()]
    assert "fails failed in a sweep" in caplog.text
    await house.scheduler.note_who_is_away()
    assert house.scheduler.idle, "nobody goes or comes, and nothing is due"


async def test_a_sweep_without_a_find_wakes_nobody(house: House) -> None:
    house.scheduler._calendar.awake.clear()
    await house.scheduler._sweep()
    assert not house.scheduler._calendar.awake.is_set()
