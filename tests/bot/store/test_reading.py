"""Readers: a WAL snapshot each, beside the one writer; whoever has written sees what they wrote."""

from __future__ import annotations

import ast
import asyncio
import logging
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.store import StoreFault, Transaction
from bot.store.sqlite import connection
from bot.store.sqlite.connection import SqliteStore
from tests.bot.store.things import put

pytestmark = pytest.mark.sqlite

PATIENCE = 60
"""Seconds; only a failing test spends them."""


@pytest.fixture
async def store(tmp_path: Path, shelf_of_versions: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "db", shelf_of_versions)
    yield store
    await store.close()


async def seen(tx: Transaction) -> list[str]:
    return [row["thing"] for row in await tx.all("SELECT thing FROM things ORDER BY rowid")]


async def test_a_reader_waits_for_no_writer(store: SqliteStore) -> None:
    await put(store, "before")
    async with store.transaction() as writing, asyncio.timeout(PATIENCE):
        await writing.execute("INSERT INTO things VALUES ('under way')")
        found = await asyncio.create_task(store.read(seen))
        async with asyncio.TaskGroup() as readers:
            several = [readers.create_task(store.read(seen)) for _ in range(3 * connection.READERS)]
    assert [found, *(each.result() for each in several)] == [["before"]] * (1 + 3 * connection.READERS)


async def test_a_writer_waits_for_no_reader_and_changes_nothing_it_sees(store: SqliteStore) -> None:
    await put(store, "before")
    async with store.reading() as tx, asyncio.timeout(PATIENCE):
        assert await seen(tx) == ["before"]
        await asyncio.create_task(put(store, "meanwhile"))
        assert await seen(tx) == ["before"]
    assert await store.read(seen) == ["before", "meanwhile"]


async def test_a_reader_that_is_cancelled_while_it_connects_leaves_no_thread_behind(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def slow(*given: Any, **how: Any) -> sqlite3.Connection:
        begun.set()
        go_on.wait(PATIENCE)
        return connect(*given, **how)

    before = set(threading.enumerate())
    monkeypatch.setattr(sqlite3, "connect", slow)
    reader = asyncio.create_task(store.read(seen))
    await asyncio.to_thread(begun.wait, PATIENCE)
    reader.cancel()
    await asyncio.sleep(0)
    assert not reader.done()  # else a loop that ends now would leave the thread nobody to tell
    go_on.set()
    await asyncio.wait({reader})
    assert reader.cancelled()
    await store.close()
    left = [each for each in set(threading.enumerate()) - before if "connection_worker" in each.name]
    for thread in left:
        await asyncio.to_thread(thread.join, PATIENCE)
    assert not [thread for thread in left if thread.is_alive()]


@pytest.mark.parametrize("way", ["reading", "read"])
async def test_a_reader_cannot_write(store: SqliteStore, way: str) -> None:
    async def write(tx: Transaction) -> None:
        await tx.execute("INSERT INTO things VALUES ('smuggled')")

    async def write_in_it() -> None:
        async with store.reading() as tx:
            await write(tx)

    with pytest.raises(StoreFault, match="readonly"):
        await (store.read(write) if way == "read" else write_in_it())
    assert await store.read(seen) == []


async def test_whoever_has_written_sees_it_at_once(store: SqliteStore) -> None:
    async def writes_and_reads(number: int) -> bool:
        await put(store, str(number))
        return str(number) in await store.read(seen)

    assert all(await asyncio.gather(*(writes_and_reads(number) for number in range(50))))


async def test_inside_of_a_transaction_its_own_task_reads_in_it(store: SqliteStore) -> None:
    async with store.transaction() as writing:
        await writing.execute("INSERT INTO things VALUES ('mine')")
        async with store.reading() as tx:
            assert tx is writing
        assert await store.read(seen) == ["mine"]
        assert await asyncio.create_task(store.read(seen)) == [], "another task does not"


async def test_a_task_has_one_transaction_at_a_time(store: SqliteStore) -> None:
    """The second would wait for the first for ever, or write what was decided on an old snapshot."""
    for first in (store.transaction, store.reading):
        async with first(), asyncio.timeout(PATIENCE):
            with pytest.raises(RuntimeError, match="open already"):
                async with store.transaction():
                    pass
            with pytest.raises(RuntimeError, match="open already"):
                async with store.rehearsal(game=1):
                    pass
    await put(store, "afterwards")
    assert await store.read(seen) == ["afterwards"]


async def test_one_that_fails_or_is_given_up_leaves_its_connection_usable(store: SqliteStore) -> None:
    async def stop_in_it() -> None:
        async with store.reading() as tx:
            await seen(tx)
            reached.set()
            await asyncio.Event().wait()

    for _ in range(2 * connection.READERS):
        reached = asyncio.Event()
        task = asyncio.create_task(stop_in_it())
        await reached.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(StoreFault, match="no such table"):
            async with store.reading() as tx:
                await tx.all("SELECT * FROM nowhere")
    await put(store, "kept")
    found = await asyncio.gather(*(store.read(seen) for _ in range(2 * connection.READERS)))
    assert found == [["kept"]] * 2 * connection.READERS


async def test_one_that_lives_too_long_is_told_of(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        await store.read(seen)
        assert not caplog.records
        monkeypatch.setattr(connection, "READER_SECONDS", 0)
        async with store.reading() as tx:
            await seen(tx)
    assert "a reading transaction of" in caplog.text


async def test_closing_waits_for_readers_and_lets_no_more_in(store: SqliteStore) -> None:
    async with store.reading() as tx:
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        assert await seen(tx) == []
    await closing
    with pytest.raises(StoreFault, match="closed"):
        await store.read(seen)


def test_no_type_is_worked_out_in_a_reader() -> None:
    """msgspec crashes if two threads are the first to decode a type: a module makes its `Decoder` at once."""
    calls = [
        f"{path}:{node.lineno}"
        for path in Path(bot.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "msgspec.json.decode"
        if any(keyword.arg == "type" for keyword in node.keywords)
    ]
    assert calls == []
