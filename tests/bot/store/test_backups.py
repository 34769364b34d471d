"""Scheduled backups: taken when they are due, the newest kept, and each of them sound."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.store.sqlite import backups, health
from bot.store.sqlite.backups import due, keep_backups, take, taken
from bot.store.sqlite.connection import SqliteStore
from bot.store.sqlite.health import examine
from tests.hand_clock import HandClock

pytestmark = pytest.mark.sqlite

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "games [1].sqlite3"
    await (await SqliteStore.open(path)).close()
    return path


def hours(number: float) -> timedelta:
    return timedelta(hours=number)


async def test_so_many_are_kept_and_each_is_sound_and_private(database: Path) -> None:
    for day in range(5):
        take(database, NOON + timedelta(days=day), kept=3)
    assert [at.day for at, _ in taken(database)] == [3, 4, 5]
    for _, path in taken(database):
        assert examine(path) is None
        assert path.stat().st_mode & 0o777 == 0o600


async def test_a_restart_does_not_put_off_the_next(database: Path) -> None:
    assert due(database, NOON, hours(24)) == NOON
    take(database, NOON, kept=7)
    assert due(database, NOON + hours(3), hours(24)) == NOON + hours(24)
    assert due(database, NOON + hours(30), hours(24)) == NOON + hours(30)
    assert due(database, NOON - hours(5), hours(24)) == NOON - hours(5)  # the clock was put back


async def test_other_copies_are_left_alone(database: Path) -> None:
    others = [database.with_name(f"{database.name}.{end}") for end in ("version-3", "until-x", "backup-mine")]
    for path in others:
        path.touch()
    take(database, NOON, kept=1)
    take(database, NOON + hours(1), kept=1)
    assert len(taken(database)) == 1
    assert all(path.exists() for path in others)


class Watched(HandClock):
    """Says when somebody begins to wait for a later moment."""

    def __init__(self) -> None:
        super().__init__(NOON)
        self.waited_for: asyncio.Queue[datetime] = asyncio.Queue()

    async def sleep_until(self, when: datetime) -> None:
        if when > self.now():
            self.waited_for.put_nowait(when)
        await super().sleep_until(when)


async def test_one_that_fails_is_said_and_tried_again(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock, copy = Watched(), health.copy

    def fails(_source: Path, _target: Path) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(backups, "copy", fails)
    task = asyncio.create_task(keep_backups(database, clock, hours=24, kept=2))
    assert await clock.waited_for.get() == NOON + hours(1)
    assert "no backup could be taken: No space left" in caplog.text
    assert not taken(database)
    monkeypatch.setattr(backups, "copy", copy)
    await clock.advance(hours(1))
    assert await clock.waited_for.get() == NOON + hours(25)
    assert [at for at, _ in taken(database)] == [NOON + hours(1)]
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_copy_holds_what_was_committed_while_the_bot_runs(database: Path) -> None:
    store = await SqliteStore.open(database)
    async with store.transaction() as tx:
        await tx.execute("INSERT INTO servers (guild) VALUES (7)")
    copied = take(database, NOON, kept=1)
    await store.close()
    with closing(sqlite3.connect(copied)) as connection:
        assert connection.execute("SELECT guild FROM servers").fetchall() == [(7,)]
