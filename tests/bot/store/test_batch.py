"""A batch is one round trip to the database's thread, and a transaction like any other."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from bot.store import Transaction
from bot.store.sqlite.connection import SqliteStore
from tests.bot.store.things import put, things

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def store(tmp_path: Path, shelf_of_versions: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "db", shelf_of_versions)
    yield store
    await store.close()


async def batch(store: SqliteStore, work: Any, *given: Any) -> Any:
    """As a transaction of its own."""
    async with store.transaction() as tx:
        return await tx.batch(work, *given)


async def _put_all(tx: Transaction, *values: str) -> list[str]:
    for value in values:
        assert await tx.execute("INSERT INTO things VALUES (?)", (value,)) == 1
    assert await tx.one("SELECT 1 FROM things WHERE thing = 'nowhere'") is None
    return [row["thing"] for row in await tx.all("SELECT thing FROM things ORDER BY rowid")]


@pytest.mark.parametrize("name", ["_execute", "_conn"])
def test_the_library_still_has_what_is_borrowed_from_it(name: str) -> None:
    """It promises nothing about these names, which is why `pyproject.toml` lets no newer one in unseen."""
    assert hasattr(aiosqlite.Connection, name), f"`Transaction.batch` needs aiosqlite's {name}"


async def test_somebody_who_does_not_wait_for_it_leaves_nothing_behind(store: SqliteStore) -> None:
    """What is being done in the thread cannot be stopped: it is done, and taken back."""
    began, done = threading.Event(), threading.Event()

    async def slow(tx: Transaction) -> None:
        began.set()
        done.wait(5)
        await _put_all(tx, "lost")

    task = asyncio.create_task(batch(store, slow))
    await asyncio.to_thread(began.wait, 5)
    task.cancel()
    others = asyncio.create_task(put(store, "kept"))
    done.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    await others
    assert await things(store) == ["kept"]


async def test_it_is_durable_and_says_what_came_of_it(store: SqliteStore, tmp_path: Path) -> None:
    assert await batch(store, _put_all, "a", "b") == ["a", "b"]
    with closing(sqlite3.connect(tmp_path / "db")) as other:
        assert other.execute("SELECT thing FROM things").fetchall() == [("a",), ("b",)]


async def test_all_of_it_is_one_round_trip(store: SqliteStore) -> None:
    """However many statements it is made of; whoever is called from there goes on in the same."""
    threads: list[int] = []

    async def noting(tx: Transaction, *values: str) -> list[str]:
        threads.append(threading.get_ident())
        return await _put_all(tx, *values)

    async def twice(tx: Transaction) -> list[str]:
        threads.append(threading.get_ident())
        await tx.batch(noting, *"abc")
        return await tx.batch(noting, *"def")

    async with store.transaction() as tx:
        trips: list[object] = []
        queue = store._connection._tx
        store._connection._tx = _Counted(queue, trips)  # type: ignore[assignment]
        assert await tx.batch(twice) == [*"abcdef"]
        store._connection._tx = queue
    assert len(trips) == 1
    assert threads == [store._connection._thread.ident] * 3


class _Counted:
    def __init__(self, queue: object, trips: list[object]) -> None:
        self._queue, self._trips = queue, trips

    def put_nowait(self, trip: object) -> None:
        self._trips.append(trip)
        self._queue.put_nowait(trip)  # type: ignore[attr-defined]


async def test_one_that_fails_leaves_nothing_behind(store: SqliteStore) -> None:
    async def failing(tx: Transaction) -> None:
        await _put_all(tx, "lost")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await batch(store, failing)
    await put(store, "kept")
    assert await things(store) == ["kept"]


async def test_in_a_crowd_one_that_fails_takes_back_its_own_part(store: SqliteStore) -> None:
    async def failing(tx: Transaction, value: str) -> None:
        await _put_all(tx, value)
        if value == "5":
            raise ZeroDivisionError

    async with store.transaction():
        tasks = [asyncio.create_task(batch(store, failing, str(number))) for number in range(10)]
        while store._turns.waiting < len(tasks):  # noqa: ASYNC110 - until all of them wait
            await asyncio.sleep(0)
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(each) for each in found if each is not None] == [ZeroDivisionError]
    assert await things(store) == [str(number) for number in range(10) if number != 5]


async def test_it_can_wait_for_nothing_else(store: SqliteStore) -> None:
    """The thread has no loop: it would wait for ever, and everybody for it."""

    async def dreaming(tx: Transaction) -> None:
        await _put_all(tx, "lost")
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="nothing but the database"):
        await batch(store, dreaming)
    assert await things(store) == []


async def test_letters_are_told_of_after_the_commit(store: SqliteStore, tmp_path: Path) -> None:
    told: list[tuple[set[str], int]] = []

    def hear(lanes: set[str]) -> None:
        with closing(sqlite3.connect(tmp_path / "db")) as other:
            told.append((lanes, len(other.execute("SELECT * FROM things").fetchall())))

    async def writing(tx: Transaction) -> None:
        await _put_all(tx, "letter")
        tx.mailed.add("game:1")

    store.on_mail = hear
    await batch(store, writing)
    assert told == [({"game:1"}, 1)]
