"""Steps are worked out apart, the quick ones first, and wherever it happens the same comes of it."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import connection
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.core import Core
from bot.kit import apart
from bot.kit.apart import Apart
from bot.kit.queueing import Queue
from bot.post import filming
from bot.post.filming import Films
from bot.settings import BARE
from bot.tables.catalogue import Catalogue
from bot.tables.loaded import LoadedGame, known
from bot.tables.outside import Crew, packed, unpacked
from bot.terms import Level
from bot.turns.resolution import NotDue
from bot.turns.scheduler import MANY
from bot.turns.workshop import Workshop
from render.artists import ARTISTS
from rules.dice import Stream, derive
from rules.lookahead.thinking import think
from rules.titles import TITLES
from rules.values import Seat
from tests.bot.backroom import ANNA, BEN, NOON, House, opening
from tests.hand_clock import HandClock


async def test_of_those_who_wait_the_lightest_goes_first() -> None:
    queue, order = Queue(1), list[str]()

    async def come(name: str, weight: int) -> None:
        async with queue.place(weight):
            order.append(name)

    async with queue.place(0):
        waiting = [
            asyncio.create_task(come(name, weight))
            for name, weight in (("six", 6), ("none", 0), ("two", 2), ("none too", 0))
        ]
        await asyncio.sleep(0)
        gone = asyncio.create_task(come("gave up", 1))
        await asyncio.sleep(0)
        gone.cancel()
    await asyncio.gather(*waiting)
    assert order == ["none", "none too", "two", "six"]
    async with asyncio.timeout(1), queue.place(9):
        pass


@pytest.fixture
async def core(tmp_path: Path) -> AsyncIterator[Core]:
    core = await Core.open(
        tmp_path / "games.sqlite3", TITLES, ARTISTS, HandClock(NOON), replace(BARE, processes=1)
    )
    core.scheduler.moment = 60
    yield core
    await core.stop()


async def begun(core: Core, level: Level = "cadet") -> int:
    """Ann against a stand-in, in the first title that has such."""
    key = next(key for key, title in TITLES.items() if level == "cadet" or title.aces)
    game = await core.desk.lobby.open(opening(key, {}, pace=None))
    await core.desk.lobby.add_stand_in(game, ANNA, level)
    await core.desk.lobby.start(game, ANNA)
    return game


async def test_another_process_comes_to_the_same_and_can_be_killed(core: Core) -> None:
    game = await begun(core)
    loaded, seat = await _loaded(core, game)
    choice = loaded.table.default(seat)
    done = await core.desk.planning.lock_in(game, ANNA, 0, choice)
    assert done.resolved
    elsewhere, _ = await _loaded(core, game)
    here = loaded.to_play()
    pool = core.scheduler.door.workshop._quick._pool
    assert pool is not None
    (worker,) = pool._processes
    os.kill(worker, signal.SIGKILL)
    loaded, _ = await _loaded(core, game)
    assert (await core.desk.planning.lock_in(game, ANNA, loaded.step, loaded.table.default(seat))).resolved
    here.submit(seat, choice)
    async with core.store.transaction() as tx:
        chosen = (await core.records._past(tx, await known(tx, game))).record.steps[0].choices
    for other in here.pending():
        here.submit(other, chosen[other])
    assert elsewhere.snapshot == here.snapshot()


async def test_an_ace_thinks_where_it_keeps_no_other_table_waiting(core: Core) -> None:
    game = await begun(core, "ace")
    loaded, seat = await _loaded(core, game)
    assert (await core.desk.planning.lock_in(game, ANNA, 0, loaded.table.default(seat))).resolved
    workshop = core.scheduler.door.workshop
    assert (workshop._quick._pool, workshop._thoughtful._pool is None) == (None, False)
    async with core.store.transaction() as tx:
        chosen = (await core.records._past(tx, await known(tx, game))).record.steps[0].choices
    luck = Stream(derive(loaded.game.seed, "stand-in", 1 - seat, 0))
    table = loaded.to_play()
    thought = think(loaded.title, table.state, 1 - seat, luck)
    assert chosen[1 - seat] == table.check(1 - seat, thought.choice)


async def _loaded(core: Core, game: int) -> tuple[LoadedGame, Seat]:
    async with core.store.transaction() as tx:
        return await core.tables.load_for(tx, game, ANNA)


async def test_titles_artists_and_kept_tables_are_named_and_not_sent(core: Core) -> None:
    loaded, _ = await _loaded(core, await begun(core))
    assert loaded.table.asked()
    data = packed(loaded, core.tables.catalogue)
    assert len(data) < 40_000
    again = unpacked(data, core.tables.catalogue, loaded.kept)
    assert again == loaded
    assert again.title is loaded.title
    assert again.table.view(0) == loaded.table.view(0)


async def test_whoever_locks_in_hears_of_it_before_a_long_thought_ends(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = asyncio.Event()
    work_out = Workshop.work_out

    async def slowly(self: Workshop, *given: object) -> object:
        await thinking.wait()
        return await work_out(self, *given)  # type: ignore[arg-type]

    game = await house.game(BEN, rounds=3)
    await house.bid(game, ANNA, "3")
    monkeypatch.setattr(Workshop, "work_out", slowly)
    house.scheduler.moment = 0.01
    done = await house.bid(game, BEN, "4")
    assert (done.resolved, done.waiting_for) == (False, ())
    assert not house.scheduler.idle
    thinking.set()
    await asyncio.gather(*house.scheduler._resolving)
    await house.settle()
    assert (await house.desk.queries.status(game)).step == 1


async def test_where_many_games_are_resolved_nobody_is_kept_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That their plan counts is said at once, also to those who came before the crowd."""
    thinking = asyncio.Event()
    work_out = Workshop.work_out

    async def slowly(self: Workshop, *given: object) -> object:
        await thinking.wait()
        return await work_out(self, *given)  # type: ignore[arg-type]

    tables = [await house.game(BEN, rounds=3) for _ in range(MANY)]
    for game in tables:
        await house.bid(game, ANNA, "3")
    await house.settle()
    monkeypatch.setattr(Workshop, "work_out", slowly)
    async with asyncio.timeout(30):  # less than the moment for which one would wait
        done = await asyncio.gather(*(house.bid(game, BEN, "4") for game in tables))
    assert {(each.resolved, each.waiting_for) for each in done} == {(False, ())}
    thinking.set()
    await asyncio.gather(*house.scheduler._resolving)
    await house.settle()
    assert [(await house.desk.queries.status(game)).step for game in tables] == [1] * MANY


async def test_a_plan_that_is_not_the_last_waits_for_no_workshop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither does the scheduler, which looks after all other tables as well."""
    asked: list[object] = []

    async def noted(_: Workshop, *given: object) -> object:
        asked.append(given)
        return NotDue()

    game = await house.game(BEN, rounds=3)
    monkeypatch.setattr(Workshop, "work_out", noted)
    done = await house.bid(game, ANNA, "3")
    assert (done.resolved, done.waiting_for) == (False, ("Ben",))
    await house.settle()
    assert asked == []


@pytest.mark.parametrize("processes", [0, 1])
async def test_a_crew_that_was_sent_home_begins_nothing_anew(processes: int) -> None:
    """A step waits for its turn past the time that the bot has for stopping."""
    crew = Crew("late", Catalogue(TITLES, ARTISTS), processes)
    async with crew._queue.place(0):
        late = asyncio.create_task(crew.do(0, int))
        await asyncio.sleep(0)
        crew.close()
    await asyncio.wait({late})
    assert late.cancelled()
    assert crew._pool is None


async def test_a_crew_that_is_sent_home_lets_nobody_wait_for_what_it_is_doing() -> None:
    """An Ace may think for twenty seconds; whoever stops the bot has not so much patience."""
    crew = Crew("slow", Catalogue(TITLES, ARTISTS), 1)
    assert await crew.do(0, int) == 0
    thought = asyncio.create_task(crew.do(0, time.sleep, 10 * PATIENCE))
    assert crew._pool is not None
    (worker,) = crew._pool._processes.values()
    await asyncio.to_thread(_until, crew._pool._pending_work_items.__len__)
    crew.close()
    # Joining it would race the pool's own thread: only one of two joiners learns that the process has ended.
    assert await asyncio.to_thread(connection.wait, [worker.sentinel], PATIENCE)
    await asyncio.wait({thought})
    assert thought.cancelled()


async def test_a_process_has_its_next_task_beside_it() -> None:
    crew = Crew("busy", Catalogue(TITLES, ARTISTS), 1, spare=1)
    tasks = [asyncio.create_task(crew.do(0, time.sleep, 10 * PATIENCE)) for _ in range(3)]
    await asyncio.to_thread(
        _until, lambda: crew._pool is not None and len(crew._pool._pending_work_items) == 2
    )
    assert crew._queue.waiting == 1
    crew.close()
    await asyncio.wait(tasks)
    assert all(task.cancelled() for task in tasks)


async def test_no_process_stops_to_look_for_rings() -> None:
    crew = Crew("busy", Catalogue(TITLES, ARTISTS), 1)
    assert not await crew.do(0, gc.isenabled)
    crew.close()


async def test_the_processes_begin_with_the_bot_and_not_with_the_first_step(core: Core) -> None:
    workshop = core.scheduler.door.workshop
    core.scheduler.start()
    assert workshop._quick._pool is not None
    assert len(workshop._quick._pool._processes) == 1


PATIENCE = 60
"""Seconds; only a failing test spends them."""


def _until(so: Callable[[], object]) -> None:
    begun = time.monotonic()
    while not so():
        assert time.monotonic() - begun < PATIENCE
        time.sleep(0.05)


def _workers() -> ProcessPoolExecutor:
    workshop = Workshop(Catalogue(TITLES, ARTISTS), processes=1)
    workshop.warm_up()
    assert workshop._quick._pool is not None
    return workshop._quick._pool


def _studio() -> ProcessPoolExecutor:
    unused: Any = None
    with patch.object(filming, "MODESTY", 0):  # else a busy machine never lets it begin
        return Films(unused, unused)._pool()


def _apart() -> ProcessPoolExecutor:
    with patch.object(apart, "NICENESS", 0):
        return Apart(times=1)._begun()


def _bot(there: Connection, begin: Callable[[], ProcessPoolExecutor]) -> None:
    """A bot that has begun to work, and says which process does."""
    pool = begin()
    pool.submit(int)
    there.send(next(iter(pool._processes)))
    time.sleep(60)


@pytest.mark.parametrize("begin", [_workers, _studio, _apart])
def test_a_bot_that_is_killed_leaves_no_process_behind(begin: Callable[[], ProcessPoolExecutor]) -> None:
    clean = multiprocessing.get_context("spawn")
    here, there = clean.Pipe()
    bot = clean.Process(target=_bot, args=(there, begin))
    bot.start()
    worker = Path(f"/proc/{here.recv()}")
    bot.kill()
    bot.join()
    _until(lambda: not worker.exists())


def _interrupted() -> str:
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(0.05)
    return "went on"


@pytest.mark.parametrize("begin", [_workers, _studio, _apart])
def test_a_key_pressed_at_the_terminal_stops_no_work(begin: Callable[[], ProcessPoolExecutor]) -> None:
    """Ctrl-C reaches every process; that of the bot stops the others, in its order."""
    pool = begin()
    work = pool.submit(_interrupted)
    assert work.exception(PATIENCE) is None
    pool.shutdown()
