"""A database that cannot be used is refused in words; one that can is private, and copied before upgrades."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import StoreFault, Unusable
from bot.store.sqlite.connection import MIGRATIONS, SqliteStore
from bot.store.sqlite.health import copy, examine
from tests.bot.backroom import ANNA, BEN, House

pytestmark = pytest.mark.sqlite


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def modes(folder: Path) -> dict[str, int]:
    return {each.name: mode(each) for each in folder.glob("games.sqlite3*")}


def damage(path: Path, content: bytes, at: int = 0) -> None:
    data = bytearray(path.read_bytes() if path.exists() else b"")
    data[at or len(data) :] = content
    path.write_bytes(data)


async def opened(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


def first_versions(folder: Path, count: int) -> Path:
    folder.mkdir()
    for script in sorted(MIGRATIONS.glob("*.sql"))[:count]:
        shutil.copy(script, folder)
    return folder


async def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="is a folder; FLUGPOST_DB must name a file"):
        await opened(tmp_path)


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="is not a folder"):
        await opened(tmp_path / "nowhere" / "games.sqlite3")


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    damage(path, b"dear diary " * 500)
    with pytest.raises(Unusable, match=r"cannot be read.*flugpost restore"):
        await opened(path)


async def test_a_database_with_a_torn_page(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    await opened(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("CREATE TABLE filler (x)")
        connection.executemany("INSERT INTO filler VALUES (?)", [("x" * 900,)] * 200)
        connection.commit()
    damage(path, b"\xff" * 8192, at=-8192)
    with pytest.raises(Unusable, match=r"damaged|cannot be read"):
        await opened(path)


async def test_a_database_that_another_program_holds(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("CREATE TABLE t (x)")
        holder.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unusable, match=r"is locked by another program; close it, and start again\.$"):
            await opened(path)


async def test_a_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "diary.sqlite3"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE days (words)")
    before = path.read_bytes()
    with pytest.raises(Unusable, match=r"is another program's database; Flugpost needs one of its own\.$"):
        await opened(path)
    assert path.read_bytes() == before


async def test_nobody_else_can_read_it_or_what_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    damage(path, b"")
    store = await SqliteStore.open(path)
    found = modes(tmp_path)
    await store.close()
    assert found == dict.fromkeys(("games.sqlite3", "games.sqlite3-wal", "games.sqlite3-shm"), 0o600)


async def test_an_upgrade_leaves_a_private_copy_of_what_was(tmp_path: Path) -> None:
    older = first_versions(tmp_path / "older", 3)
    path = tmp_path / "games.sqlite3"
    await (await SqliteStore.open(path, older)).close()
    await opened(path)
    kept = tmp_path / "games.sqlite3.version-3"
    assert mode(kept) == 0o600
    assert examine(kept) is None
    with closing(sqlite3.connect(kept)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (3,)
    await opened(path)
    assert modes(tmp_path).keys() == {"games.sqlite3", kept.name}, "no copy where nothing is upgraded"


def test_half_a_copy_is_taken_away_again(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.write_bytes(b"not a database at all" * 300)
    with pytest.raises(sqlite3.DatabaseError):
        copy(source, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


async def test_a_disk_that_fills_up_takes_nothing_back_and_stops_nothing(house: House) -> None:
    """What cannot be written is not acknowledged; when there is room again, all goes on."""
    game = await house.game(BEN, rounds=9)
    database = house.sqlite._connection
    async with database.execute("PRAGMA page_count") as cursor:
        row = await cursor.fetchone()
    assert row is not None
    await database.execute(f"PRAGMA max_page_count = {row[0]}")
    with pytest.raises(StoreFault, match="full"):
        async with house.core.store.transaction() as tx:
            await tx.execute("UPDATE steps SET story = hex(randomblob(100000))")
    await database.execute("PRAGMA max_page_count = 1000000")
    assert (await house.desk.queries.status(game)).waiting_for == ("Anna", "Ben")
    await house.bid(game, ANNA, "3")
    assert (await house.bid(game, BEN, "4")).resolved
