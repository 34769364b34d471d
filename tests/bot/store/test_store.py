"""The database: migrations, one transaction at a time, and nothing half-done."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.post.prose import SPEECHLESS
from bot.store import Store, TooNew, can_wait, choices, games, outbox, steps
from bot.store.connection import MIGRATIONS, MOST
from bot.store.letters import Letter
from bot.store.packed import pack
from tests.bot.backroom import ANNA, BEN, NOON, House
from tests.bot.store.older import pour

Task: TypeAlias = asyncio.Task[object]

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


async def put(store: Store, value: str) -> None:
    async with store.transaction() as tx:
        await tx.execute("INSERT INTO things VALUES (?)", (value,))


async def things(store: Store) -> list[str]:
    async with store.transaction() as tx:
        return [row[0] for row in await tx.all("SELECT thing FROM things ORDER BY rowid")]


@pytest.fixture
def shelf_of_versions(tmp_path: Path) -> Path:
    folder = tmp_path / "versions"
    folder.mkdir()
    ours = "CREATE TABLE games (id INTEGER) STRICT; CREATE TABLE things (thing TEXT NOT NULL) STRICT;"
    (folder / "0001.sql").write_text(ours)
    return folder


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


class TestMigrations:
    @pytest.mark.parametrize("older", range(VERSIONS + 1))
    async def test_from_empty_and_from_each_older_version(self, tmp_path: Path, older: int) -> None:
        fresh, old, some = tmp_path / "fresh.sqlite3", tmp_path / "old.sqlite3", tmp_path / "some"
        some.mkdir()
        for script in sorted(MIGRATIONS.glob("*.sql"))[:older]:
            (some / script.name).write_text(script.read_text("utf-8"), "utf-8")
        await (await Store.open(old, some)).close()
        assert version(old) == older
        for path in (fresh, old):
            await (await Store.open(path)).close()
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

    async def test_news_of_an_older_version_that_cannot_be_told_stops_no_game(self, tmp_path: Path) -> None:
        house = await House(tmp_path / "db").open()
        game = await house.game(BEN)
        async with house.core.store.transaction() as tx:
            moment = await steps.get(tx, game, 0)
            assert moment is not None
            odd = pack(moment.events.replace(b'"card":', b'"held":'))
            await tx.execute("UPDATE steps SET events = ?", (odd,))
            await tx.execute("DELETE FROM outbox")
        assert SPEECHLESS in (await house.desk.planning.form(game, BEN)).told
        await house.bid(game, ANNA, "3")
        assert (await house.bid(game, BEN, "4")).resolved
        await house.settle()
        old, new = house.courier.to(BEN)
        assert "This is settled" in old.text
        assert "You drew card" in new.text
        await house.close()

    async def test_what_is_stored_is_kept(self, tmp_path: Path, shelf_of_versions: Path) -> None:
        store = await Store.open(tmp_path / "db", shelf_of_versions)
        await put(store, "kept")
        await store.close()
        (shelf_of_versions / "0002.sql").write_text("ALTER TABLE things ADD COLUMN more TEXT;")
        store = await Store.open(tmp_path / "db", shelf_of_versions)
        assert await things(store) == ["kept"]
        await store.close()

    async def test_one_that_fails_changes_nothing(self, tmp_path: Path, shelf_of_versions: Path) -> None:
        await (await Store.open(tmp_path / "db", shelf_of_versions)).close()
        before = schema(tmp_path / "db")
        (shelf_of_versions / "0002.sql").write_text(
            "CREATE TABLE more (x TEXT) STRICT; CREATE TABLE things (y);"
        )
        with pytest.raises(sqlite3.OperationalError):
            await Store.open(tmp_path / "db", shelf_of_versions)
        assert (schema(tmp_path / "db"), version(tmp_path / "db")) == (before, 1)

    async def test_a_newer_database_is_refused(self, tmp_path: Path, shelf_of_versions: Path) -> None:
        await (await Store.open(tmp_path / "db", shelf_of_versions)).close()
        (shelf_of_versions / "0001.sql").unlink()
        with pytest.raises(TooNew, match="version 1; this bot knows versions up to 0"):
            await Store.open(tmp_path / "db", shelf_of_versions)

    async def test_it_is_durable_and_strict(self, tmp_path: Path, shelf_of_versions: Path) -> None:
        store = await Store.open(tmp_path / "db", shelf_of_versions)
        async with store.transaction() as tx:
            settings = [
                await tx.one(f"PRAGMA {name}") for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await store.close()
        assert [row[0] for row in settings if row] == ["wal", 2, 1]


class TestTransactions:
    async def test_a_rollback_takes_nobody_elses_write_along(
        self, tmp_path: Path, shelf_of_versions: Path
    ) -> None:
        """Without the lock: A inserts, B inserts, A rolls back, B commits without error; nothing is left."""
        store = await Store.open(tmp_path / "db", shelf_of_versions)
        inserted, go_on = asyncio.Event(), asyncio.Event()

        async def fails() -> None:
            async with store.transaction() as tx:
                await tx.execute("INSERT INTO things VALUES ('A')")
                inserted.set()
                await go_on.wait()
                raise ZeroDivisionError

        first = asyncio.create_task(fails())
        await inserted.wait()
        second = asyncio.create_task(put(store, "B"))
        await asyncio.sleep(0)
        go_on.set()
        with pytest.raises(ZeroDivisionError):
            await first
        await second
        assert await things(store) == ["B"]
        await store.close()

    async def test_many_at_once_lose_nothing(self, tmp_path: Path, shelf_of_versions: Path) -> None:
        store = await Store.open(tmp_path / "db", shelf_of_versions)
        await asyncio.gather(*(put(store, str(number)) for number in range(50)))
        assert sorted(await things(store), key=int) == [str(number) for number in range(50)]
        await store.close()

    async def test_a_cancelled_one_leaves_the_store_usable(
        self, tmp_path: Path, shelf_of_versions: Path
    ) -> None:
        store = await Store.open(tmp_path / "db", shelf_of_versions)
        for turns in range(12):
            task = asyncio.create_task(put(store, f"cancelled {turns}"))
            for _ in range(turns):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await put(store, f"kept {turns}")
        kept = [thing for thing in await things(store) if thing.startswith("kept")]
        assert kept == [f"kept {turns}" for turns in range(12)]
        await store.close()

    async def test_a_failed_commit_is_rolled_back(self, tmp_path: Path, shelf_of_versions: Path) -> None:
        class FullDisk(Store):
            full = True

            async def _commit(self) -> None:
                if self.full:
                    raise sqlite3.OperationalError("database or disk is full")
                await super()._commit()

        store = await FullDisk.open(tmp_path / "db", shelf_of_versions)
        assert isinstance(store, FullDisk)
        with pytest.raises(sqlite3.OperationalError):
            await put(store, "lost")
        store.full = False
        await put(store, "kept")
        assert await things(store) == ["kept"]
        await store.close()


class Counting(Store):
    """Counts its commits, and fails at them when told to."""

    commits = 0
    full = False

    async def _commit(self) -> None:
        self.commits += 1
        if self.full:
            raise sqlite3.OperationalError("database or disk is full")
        await super()._commit()


class TestACrowd:
    """Each commit waits for the disk: where many wait for their turn, they share one."""

    @pytest.fixture
    async def store(self, tmp_path: Path, shelf_of_versions: Path) -> AsyncIterator[Counting]:
        store = await Counting.open(tmp_path / "db", shelf_of_versions)
        assert isinstance(store, Counting)
        yield store
        await store.close()

    async def _held_up(self, store: Store, work: Callable[[], Iterable[Task]]) -> list[object]:
        """What comes of tasks that all have to wait for one transaction to end."""
        async with store.transaction():
            tasks = list(work())
            while store._turns.waiting < len(tasks):  # noqa: ASYNC110 - until all of them wait
                await asyncio.sleep(0)
        return await asyncio.gather(*tasks, return_exceptions=True)

    async def test_they_share_a_commit(self, store: Counting) -> None:
        await self._held_up(store, lambda: [asyncio.create_task(put(store, str(n))) for n in range(20)])
        assert sorted(await things(store), key=int) == [str(number) for number in range(20)]
        assert store.commits < 5

    async def test_so_many_at_most(self, store: Counting) -> None:
        count = 2 * MOST + 5
        await self._held_up(store, lambda: [asyncio.create_task(put(store, str(n))) for n in range(count)])
        assert len(await things(store)) == count
        assert store.commits >= 3

    async def test_nobody_goes_on_before_it_is_durable(self, store: Counting, tmp_path: Path) -> None:
        async def put_and_look(number: int) -> int:
            await put(store, str(number))
            with closing(sqlite3.connect(tmp_path / "db")) as other:
                return len(other.execute("SELECT * FROM things WHERE thing = ?", (str(number),)).fetchall())

        found = await self._held_up(
            store, lambda: [asyncio.create_task(put_and_look(number)) for number in range(20)]
        )
        assert found == [1] * 20

    async def test_one_that_fails_takes_back_its_own_part(self, store: Counting) -> None:
        async def fail() -> None:
            async with store.transaction() as tx:
                await tx.execute("INSERT INTO things VALUES ('failed')")
                raise ZeroDivisionError

        def work() -> Iterator[Task]:
            for number in range(10):
                yield asyncio.create_task(fail() if number == 5 else put(store, str(number)))

        found = await self._held_up(store, work)
        assert [type(each) for each in found if each is not None] == [ZeroDivisionError]
        assert await things(store) == [str(number) for number in range(10) if number != 5]
        assert store.commits < 5

    async def test_all_hear_of_a_commit_that_fails(self, store: Counting) -> None:
        store.full = True
        tasks = [asyncio.create_task(put(store, str(number))) for number in range(8)]
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert {type(each) for each in found} == {sqlite3.OperationalError}
        assert store.commits < 8
        store.full = False
        await put(store, "kept")
        assert await things(store) == ["kept"]

    async def test_all_hear_of_it_if_the_database_took_back_everything(self, store: Counting) -> None:
        """As it does by itself when the disk is full; whoever was there when it did may not have noticed."""

        async def take_back() -> None:
            async with store.transaction() as tx:
                await tx.execute("ROLLBACK")

        def work() -> Iterator[Task]:
            for number in range(8):
                yield asyncio.create_task(take_back() if number == 5 else put(store, str(number)))

        found: list[object] = []

        async def crowd() -> None:
            """The transaction for which all the others wait has a part in it as well."""
            tasks: list[Task] = []

            def remembered() -> Iterable[Task]:
                tasks.extend(work())
                return tasks

            try:
                await self._held_up(store, remembered)
            finally:
                found.extend(await asyncio.gather(*tasks, return_exceptions=True))

        with pytest.raises(sqlite3.OperationalError, match="taken back"):
            await crowd()
        assert [str(number) for number, each in enumerate(found) if each is None] == ["6", "7"]
        assert await things(store) == ["6", "7"]

    async def test_what_is_shared_when_the_store_is_closed_is_kept(
        self, tmp_path: Path, shelf_of_versions: Path
    ) -> None:
        store = await Store.open(tmp_path / "other", shelf_of_versions)

        def work() -> Iterator[Task]:
            yield asyncio.create_task(store.close())
            for number in range(6):
                yield asyncio.create_task(put(store, str(number)))

        assert await self._held_up(store, work) == [None] * 7
        again = await Store.open(tmp_path / "other", shelf_of_versions)
        assert await things(again) == [str(number) for number in range(6)]
        await again.close()

    async def test_whoever_gives_up_waiting_leaves_nobody_behind(self, store: Counting) -> None:
        """The first of them has left the commit to those who came after."""
        async with store.transaction() as tx:
            await tx.execute("INSERT INTO things VALUES ('first')")
            tasks = [asyncio.create_task(put(store, str(number))) for number in range(8)]
            while store._turns.waiting < len(tasks):  # noqa: ASYNC110 - until all of them wait
                await asyncio.sleep(0)
            asyncio.get_running_loop().call_soon(lambda: [task.cancel() for task in tasks])
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (await things(store))[0] == "first"

    async def test_those_who_answer_somebody_come_before_those_who_can_wait(self, store: Counting) -> None:
        async def patiently(name: str, weight: int) -> None:
            can_wait(weight)
            await put(store, name)

        def work() -> Iterator[Task]:
            yield asyncio.create_task(patiently("to one of them", 2))
            yield asyncio.create_task(patiently("to a table", 1))
            yield asyncio.create_task(put(store, "to somebody who waits"))

        await self._held_up(store, work)
        assert await things(store) == ["to somebody who waits", "to a table", "to one of them"]


class TestGuards:
    """Each by itself: the bot relies on the database, not on having asked before."""

    async def test_a_step_is_resolved_once(self, house: House) -> None:
        game = await house.game(BEN)
        with pytest.raises(steps.AlreadyResolved):
            async with house.core.store.transaction() as tx:
                await steps.add(
                    tx, game, 0, events=b"[]", snapshot=b"{}", digest="", position=0, story="", now=NOON
                )

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


async def test_loading_a_game_reads_as_little_at_step_60_as_at_step_9(house: House) -> None:
    """By snapshot, not by replay: what is read does not grow with the steps played."""
    game = await house.game(BEN, rounds=100, pace=None)
    read: dict[int, int] = {}
    for step in range(60):
        if step in {9, 59}:
            house.core.store._connection.row_factory, rows = counting()
            await house.desk.planning.form(game, ANNA)
            await house.scheduler.resolve_if_due(game)
            read[step] = len(rows)
            house.core.store._connection.row_factory = sqlite3.Row
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
    async with house.core.store.rehearsal() as tx:
        await games.set_host(tx, game, BEN)
        rehearsed = await games.get(tx, game)
        await outbox.put(tx, [Letter(kind="post", game=game, key="rehearsed", text="Never said.")], NOON)
    assert rehearsed is not None
    assert rehearsed.host == BEN
    assert house.dump() == before
    async with house.core.store.transaction() as tx:
        unchanged = await games.get(tx, game)
    assert unchanged is not None
    assert unchanged.host == ANNA, "and the next transaction begins anew"
