"""The copy with which other tests begin is what the migrations make."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.store.sqlite import connection
from bot.store.sqlite.connection import SqliteStore
from tests.bot.blank import Blank

pytestmark = pytest.mark.sqlite


def content(path: Path) -> tuple[list[str], list[object]]:
    """All that is in it, and what its header says."""
    database = sqlite3.connect(path)
    asked = ("user_version", "journal_mode", "page_size", "encoding", "auto_vacuum", "application_id")
    header = [database.execute(f"PRAGMA {each}").fetchone()[0] for each in asked]
    dump = list(database.iterdump())
    database.close()
    return dump, header


async def made(path: Path) -> bool:
    store = await SqliteStore.open(path)
    await store.close()
    return store.is_new


async def test_a_copy_is_what_the_migrations_make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, copy = tmp_path / "first.sqlite3", tmp_path / "copy.sqlite3"
    monkeypatch.setattr(connection, "_migrate", Blank(connection._migrate))
    assert await made(first)
    assert await made(copy)
    assert content(copy) == content(first)
    assert not await made(copy)


async def test_a_file_that_has_something_in_it_is_migrated(
    tmp_path: Path, shelf_of_versions: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[Path]()

    async def migrate(_connection: object, _folder: Path, file: Path) -> int:
        asked.append(file)
        return 0

    monkeypatch.setattr(connection, "_migrate", Blank(migrate))
    used, other = tmp_path / "used.sqlite3", tmp_path / "other.sqlite3"
    database = sqlite3.connect(used)
    database.executescript((connection.MIGRATIONS / "0001.sql").read_text("utf-8"))
    database.execute("PRAGMA user_version = 1")
    database.close()
    for _ in range(2):
        await made(used)
        await (await SqliteStore.open(other, shelf_of_versions)).close()
    assert asked == [used, other] * 2
