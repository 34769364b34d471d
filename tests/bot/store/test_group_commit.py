"""Group commit: where many wait for their turn, they share one, and hear how it ended."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.store import StoreFault, can_wait
from bot.store.sqlite.connection import GROUP_MOST, SqliteStore
from tests.bot.store.things import put, things

pytestmark = pytest.mark.sqlite

Task: TypeAlias = asyncio.Task[object]

PATIENCE = 60
"""Seconds; only a failing test spends them."""


class Counting(SqliteStore):
    """Counts its commits, and fails at them when told to."""

    commits = 0
    full = False

    async def _commit(self) -> None:
        self.commits += 1
        if self.full:
            raise StoreFault("database or disk is full")
        await super()._commit()


class TestGroupCommit:
    """Each commit waits for the disk: where many wait for their turn, they share one."""

    @pytest.fixture
    async def store(self, tmp_path: Path, shelf_of_versions: Path) -> AsyncIterator[Counting]:
        store = await Counting.open(tmp_path / "db", shelf_of_versions)
        assert isinstance(store, Counting)
        yield store
        await store.close()

    async def _held_up(self, store: SqliteStore, work: Callable[[], Iterable[Task]]) -> list[object]:
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
        count = 2 * GROUP_MOST + 5
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
        assert {type(each) for each in found} == {StoreFault}
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

        async def group() -> None:
            """The transaction for which all the others wait has a part in it as well."""
            tasks: list[Task] = []

            def remembered() -> Iterable[Task]:
                tasks.extend(work())
                return tasks

            try:
                await self._held_up(store, remembered)
            finally:
                found.extend(await asyncio.gather(*tasks, return_exceptions=True))

        with pytest.raises(StoreFault, match="taken back"):
            await group()
        assert [str(number) for number, each in enumerate(found) if each is None] == ["6", "7"]
        assert await things(store) == ["6", "7"]

    async def test_nobody_adds_to_a_transaction_that_is_no_more(self, store: Counting) -> None:
        """The first of a group lost it without noticing: what others write must not be told as lost."""

        async def group() -> None:
            async with store.transaction() as tx:
                tasks.extend(asyncio.create_task(put(store, str(number))) for number in range(8))
                while store._turns.waiting < len(tasks):  # noqa: ASYNC110 - until all of them wait
                    await asyncio.sleep(0)
                await tx.execute("ROLLBACK")

        tasks: list[Task] = []
        with pytest.raises(StoreFault, match="taken back"):
            await group()
        assert await asyncio.gather(*tasks, return_exceptions=True) == [None] * 8
        assert await things(store) == [str(number) for number in range(8)]

    async def test_one_who_is_cancelled_while_all_is_taken_back_leaves_nothing_half_done(
        self, store: Counting
    ) -> None:
        """The statement that fails is still under way in the connection's thread."""
        under_way, go_on = threading.Event(), threading.Event()

        def fill_the_disk() -> int:
            under_way.set()
            go_on.wait(PATIENCE)
            return 0

        await store._connection.create_function("fill_the_disk", 0, fill_the_disk)

        async def lose_everything() -> None:
            async with store.transaction() as tx:
                await tx.execute("INSERT OR ROLLBACK INTO things VALUES (iif(fill_the_disk(), '', NULL))")

        async def cancel(task: Task) -> None:
            await asyncio.to_thread(under_way.wait, PATIENCE)
            task.cancel()
            for _ in range(10):  # until it takes back its part
                await asyncio.sleep(0)
            go_on.set()

        def work() -> Iterator[Task]:
            for number in range(8):
                task = asyncio.create_task(lose_everything() if number == 5 else put(store, str(number)))
                tasks.append(task)
                yield task
            cancelling.append(asyncio.create_task(cancel(tasks[5])))

        tasks: list[Task] = []
        cancelling: list[Task] = []
        with pytest.raises(StoreFault, match="taken back"):
            await self._held_up(store, work)
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.gather(*tasks, return_exceptions=True)
        assert tasks[5].cancelled()
        assert [number for number, each in enumerate(found) if each is None] == [6, 7]
        assert await things(store) == ["6", "7"]

    async def test_all_hear_of_a_commit_that_cannot_even_be_taken_back(
        self, store: Counting, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def broken() -> None:
            raise StoreFault("disk I/O error")

        store.full = True
        with monkeypatch.context() as patch:
            patch.setattr(store._connection, "rollback", broken)
            tasks = [asyncio.create_task(put(store, str(number))) for number in range(8)]
            async with asyncio.timeout(PATIENCE):
                found = await asyncio.gather(*tasks, return_exceptions=True)
        assert {type(each) for each in found} == {StoreFault}

    async def test_what_is_shared_when_the_store_is_closed_is_kept(
        self, tmp_path: Path, shelf_of_versions: Path
    ) -> None:
        store = await SqliteStore.open(tmp_path / "other", shelf_of_versions)

        def work() -> Iterator[Task]:
            yield asyncio.create_task(store.close())
            for number in range(6):
                yield asyncio.create_task(put(store, str(number)))

        assert await self._held_up(store, work) == [None] * 7
        again = await SqliteStore.open(tmp_path / "other", shelf_of_versions)
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
