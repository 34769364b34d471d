"""The database: migrations, one transaction at a time, and nothing half-done."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.post.prose import SPEECHLESS
from bot.store import Store, StoreFault, TooNew, choices, games, outbox, steps
from bot.store.letters import Letter
from bot.store.packed import pack
from bot.store.sqlite.connection import MIGRATIONS, SqliteStore
from bot.store.steps import StepTold
from tests.bot.backroom import ANNA, BEN, NOON, House
from tests.bot.databases import engine
from tests.bot.store.older import pour
from tests.bot.store.things import put, things
from words import say

VERSIONS = len(list(MIGRATIONS.glob("*.sql")))


def schema(path: Path) -> list[tuple[str, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name").fetchall()
    finally:
        connection.close()


def version(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    finally:
        connection.close()


def _back_to_the_first_version(path: Path) -> None:
    """The same games in a database as the first version made it."""
    new = path.with_name("now")
    path.rename(new)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((MIGRATIONS / "0001.sql").read_text("utf-8"))
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    pour(new, path)
    assert version(path) == 1


@pytest.mark.sqlite
class TestMigrations:
    @pytest.mark.parametrize("older", range(VERSIONS + 1))
    async def test_from_empty_and_from_each_older_version(self, tmp_path: Path, older: int) -> None:
        fresh, old, some = tmp_path / "fresh.sqlite3", tmp_path / "old.sqlite3", tmp_path / "some"
        some.mkdir()
        for script in sorted(MIGRATIONS.glob("*.sql"))[:older]:
            (some / script.name).write_text(script.read_text("utf-8"), "utf-8")
        await (await SqliteStore.open(old, some)).close()
        assert version(old) == older
        for path in (fresh, old):
            await (await SqliteStore.open(path)).close()
            assert version(path) == VERSIONS
        assert schema(old) == schema(fresh)

    async def test_a_game_of_the_first_version_goes_on(self, tmp_path: Path) -> None:
        house = await House(tmp_path / "db").open()
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        await house.close()
        _back_to_the_first_version(tmp_path / "db")
        await house.open()
        assert version(tmp_path / "db") == VERSIONS
        assert (await house.bid(game, BEN, "4")).resolved
        assert "You drew card" in (await house.desk.planning.form(game, BEN)).told
        await house.close()

    async def test_what_is_stored_is_kept(self, tmp_path: Path, shelf_of_versions: Path) -> None:
        store = await SqliteStore.open(tmp_path / "db", shelf_of_versions)
        await put(store, "kept")
        await store.close()
        (shelf_of_versions / "0002.sql").write_text("ALTER TABLE things ADD COLUMN more TEXT;")
        store = await SqliteStore.open(tmp_path / "db", shelf_of_versions)
        assert await things(store) == ["kept"]
        await store.close()

    async def test_one_that_fails_changes_nothing(self, tmp_path: Path, shelf_of_versions: Path) -> None:
        await (await SqliteStore.open(tmp_path / "db", shelf_of_versions)).close()
        before = schema(tmp_path / "db")
        (shelf_of_versions / "0002.sql").write_text(
            "CREATE TABLE more (x TEXT) STRICT; CREATE TABLE things (y);"
        )
        with pytest.raises(sqlite3.OperationalError):
            await SqliteStore.open(tmp_path / "db", shelf_of_versions)
        assert (schema(tmp_path / "db"), version(tmp_path / "db")) == (before, 1)

    async def test_a_newer_database_is_refused(self, tmp_path: Path, shelf_of_versions: Path) -> None:
        await (await SqliteStore.open(tmp_path / "db", shelf_of_versions)).close()
        (shelf_of_versions / "0001.sql").unlink()
        with pytest.raises(TooNew, match="version 1; this bot knows versions up to 0"):
            await SqliteStore.open(tmp_path / "db", shelf_of_versions)

    async def test_it_is_durable_and_strict(self, tmp_path: Path, shelf_of_versions: Path) -> None:
        store = await SqliteStore.open(tmp_path / "db", shelf_of_versions)
        async with store.transaction() as tx:
            settings = [
                await tx.one(f"PRAGMA {name}") for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await store.close()
        assert [row[0] for row in settings if row] == ["wal", 2, 1]


async def test_news_of_an_older_version_that_cannot_be_told_stops_no_game(house: House) -> None:
    game = await house.game(BEN)
    async with house.core.store.transaction() as tx:
        moment = await steps.get(tx, game, 0)
        assert moment is not None
        odd = pack(moment.events.replace(b'"card":', b'"held":'))
        await tx.execute("UPDATE steps SET events = ?", (odd,))
        await tx.execute("DELETE FROM outbox")
    await house.restart()
    assert say(SPEECHLESS) in (await house.desk.planning.form(game, BEN)).told
    await house.bid(game, ANNA, "3")
    assert (await house.bid(game, BEN, "4")).resolved
    await house.settle()
    old, new = house.courier.to(BEN)
    assert "Played!" in old.text
    assert "You drew card" in new.text


@pytest.fixture
async def shelf(tmp_path: Path) -> AsyncIterator[Store]:
    """A store with a table of things, whose order is nobody's concern."""
    store = await engine().open(tmp_path / "db", lambda own: own)
    async with store.transaction() as tx:
        await tx.execute("CREATE TABLE things (thing TEXT NOT NULL)")
    yield store
    await store.close()


async def found(store: Store) -> list[str]:
    async with store.reading() as tx:
        return sorted([row[0] for row in await tx.all("SELECT thing FROM things")])


class TestTransactions:
    async def test_a_rollback_takes_nobody_elses_write_along(self, shelf: Store) -> None:
        """Without the lock: A inserts, B inserts, A rolls back, B commits without error; nothing is left."""
        inserted, go_on = asyncio.Event(), asyncio.Event()

        async def fails() -> None:
            async with shelf.transaction() as tx:
                await tx.execute("INSERT INTO things VALUES ('A')")
                inserted.set()
                await go_on.wait()
                raise ZeroDivisionError

        first = asyncio.create_task(fails())
        await inserted.wait()
        second = asyncio.create_task(put(shelf, "B"))
        await asyncio.sleep(0)
        go_on.set()
        with pytest.raises(ZeroDivisionError):
            await first
        await second
        assert await found(shelf) == ["B"]

    async def test_many_at_once_lose_nothing(self, shelf: Store) -> None:
        await asyncio.gather(*(put(shelf, str(number)) for number in range(50)))
        assert await found(shelf) == sorted(str(number) for number in range(50))

    async def test_a_cancelled_one_leaves_the_store_usable(self, shelf: Store) -> None:
        for turns in range(12):
            task = asyncio.create_task(put(shelf, f"cancelled {turns}"))
            for _ in range(turns):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await put(shelf, f"kept {turns}")
        kept = [thing for thing in await found(shelf) if thing.startswith("kept")]
        assert kept == sorted(f"kept {turns}" for turns in range(12))

    @pytest.mark.sqlite
    async def test_a_failed_commit_is_rolled_back(self, tmp_path: Path, shelf_of_versions: Path) -> None:
        class FullDisk(SqliteStore):
            full = True

            async def _commit(self) -> None:
                if self.full:
                    raise StoreFault("database or disk is full")
                await super()._commit()

        store = await FullDisk.open(tmp_path / "db", shelf_of_versions)
        assert isinstance(store, FullDisk)
        with pytest.raises(StoreFault):
            await put(store, "lost")
        store.full = False
        await put(store, "kept")
        assert await things(store) == ["kept"]
        await store.close()


class TestGuards:
    """Each by itself: the bot relies on the database, not on having asked before."""

    async def test_a_step_is_resolved_once(self, house: House) -> None:
        game = await house.game(BEN)
        async with house.core.store.transaction() as tx:
            table = (await house.core.tables.load(tx, game)).table
        with pytest.raises(steps.AlreadyResolved):
            async with house.core.store.transaction() as tx:
                await steps.add(tx, game, table, (), StepTold(), NOON)

    async def test_a_game_advances_one_step_at_a_time(self, house: House) -> None:
        game = await house.game(BEN)
        async with house.core.store.transaction() as tx:
            assert [await games.advance(tx, game, step) for step in (2, 1, 1, 0)] == [
                False,
                True,
                False,
                False,
            ]

    async def test_no_choice_for_another_step(self, house: House) -> None:
        game = await house.game(BEN)
        async with house.core.store.transaction() as tx:
            for step, taken in ((1, False), (0, True)):
                assert await choices.put(tx, game, step, 0, {"number": "3"}, "player", NOON) is taken

    async def test_a_letter_is_written_once(self, house: House) -> None:
        game = await house.game(BEN)
        letter = Letter(kind="post", game=game, key="once", text="Once.")
        for _ in range(2):
            async with house.core.store.transaction() as tx:
                await outbox.put(tx, [letter, letter], NOON)
        await house.settle()
        assert [message.text for message in house.courier.thread].count("Once.") == 1


@pytest.mark.sqlite
async def test_loading_a_game_reads_as_little_at_step_60_as_at_step_9(house: House) -> None:
    """By snapshot, not by replay: what is read does not grow with the steps played."""
    game = await house.game(BEN, rounds=100, pace=None)
    read: dict[int, int] = {}
    for step in range(60):
        if step in {9, 59}:
            store = house.sqlite
            kind, rows = counting()
            for reader in store._readers._free:
                reader.row_factory = kind
            await house.desk.planning.form(game, ANNA)
            await house.scheduler.resolve_if_due(game)
            read[step] = len(rows)
            for reader in store._readers._free:
                reader.row_factory = sqlite3.Row
        await house.bid(game, ANNA, "45"[step % 2])
        await house.bid(game, BEN, "23"[step % 2])
    assert read[9] == read[59] > 0


def counting() -> tuple[type, list[object]]:
    rows: list[object] = []

    class Counted(sqlite3.Row):
        def __new__(cls, cursor: sqlite3.Cursor, row: tuple[object, ...]) -> Counted:
            rows.append(row)
            return super().__new__(cls, cursor, row)

    return Counted, rows


async def test_a_rehearsal_leaves_nothing_behind(house: House) -> None:
    game = await house.game(BEN)
    before = house.dump()
    async with house.core.store.rehearsal(game=game) as tx:
        await games.update(tx, game, host=BEN)
        rehearsed = await games.get(tx, game)
        await outbox.put(tx, [Letter(kind="post", game=game, key="rehearsed", text="Never said.")], NOON)
    assert rehearsed is not None
    assert rehearsed.host == BEN
    assert house.dump() == before
    async with house.core.store.transaction() as tx:
        unchanged = await games.get(tx, game)
    assert unchanged is not None
    assert unchanged.host == ANNA, "and the next transaction begins anew"
