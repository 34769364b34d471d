"""Stand-ins think while people plan, and come to what they would have come to later."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from msgspec import structs

from bot.core import Core
from bot.kit.queueing import Calm
from bot.store import questions
from bot.tables.loaded import LoadedGame
from bot.tables.outside import Crew
from bot.turns import workshop
from bot.turns.ahead import Ahead
from bot.turns.dramas import Past, play_and_tell
from bot.turns.resolution import play_on
from bot.turns.stand_ins import Thoughts, think_ahead
from bot.turns.workshop import Found, Known, Workshop
from render.artists import ARTISTS
from rules.engine import Choice
from rules.titles import TITLES
from rules.values import Seat
from tests.bot.backroom import ANNA, NOON, opening
from tests.hand_clock import HandClock

PATIENCE = 60
"""Seconds; only a failing test spends them."""


class Bench(Workshop):
    """A workshop in this process that says it is apart, and what it was asked."""

    def __init__(self, core: Core, calm: Calm | None = None) -> None:
        super().__init__(core.tables.catalogue, calm=calm)
        self.thought: list[tuple[int, int, Seat]] = []
        self.handed: list[Thoughts] = []

    @property
    def apart(self) -> bool:
        return True

    async def think(self, loaded: LoadedGame, seat: Seat) -> Choice | None:
        self.thought.append((loaded.game.id, loaded.step, seat))
        return await super().think(loaded, seat)

    async def work_out(self, loaded: LoadedGame, now: datetime, known: Known, past: Past = ()) -> Found:
        self.handed.append(known(loaded))
        return await super().work_out(loaded, now, known, past)


@pytest.fixture
async def core(tmp_path: Path) -> AsyncIterator[Core]:
    core = await Core.open(tmp_path / "games.sqlite3", TITLES, ARTISTS, HandClock(NOON))
    core.scheduler.moment = PATIENCE
    yield core
    await core.stop()


async def begun(core: Core, stand_ins: int = 1) -> int:
    game = await core.desk.lobby.open(opening("dogfight", {"planes": 2}, pace=None))
    for _ in range(stand_ins):
        await core.desk.lobby.add_stand_in(game, ANNA)
    await core.desk.lobby.start(game, ANNA)
    return game


async def loaded(core: Core, game: int) -> tuple[LoadedGame, Seat]:
    async with core.store.transaction() as tx:
        return await core.tables.load_for(tx, game, ANNA)


def employ(core: Core, bench: Bench) -> Ahead:
    """The scheduler's stand-ins think at this bench."""
    ahead = Ahead(core.store, core.tables, bench)
    vars(core.scheduler.door).update(ahead=ahead, workshop=bench)
    return ahead


async def thought_out(ahead: Ahead, table: LoadedGame, seats: int) -> Thoughts:
    async with asyncio.timeout(PATIENCE):
        while len(ahead.known(table)) < seats:  # noqa: ASYNC110 - until they have thought
            await asyncio.sleep(0.01)
    return ahead.known(table)


async def test_what_is_thought_ahead_is_what_would_be_thought_with_the_step(core: Core) -> None:
    """After a restart, say, when all of it is forgotten."""
    game = await begun(core, stand_ins=3)
    bench = Bench(core)
    ahead = employ(core, bench)
    ahead.start()  # as after a restart: it looks around by itself
    table, seat = await loaded(core, game)
    thoughts = await thought_out(ahead, table, 3)
    assert set(thoughts) == {0, 1, 2, 3} - {seat}
    with_plan = replace(table, chosen={seat: dict(table.table.default(seat))})
    now = core.clock.now()
    at_once, prepared = play_on(with_plan, now), play_on(with_plan, now, thoughts)
    assert isinstance(at_once, tuple)
    assert isinstance(prepared, tuple)
    assert [each.filled for each in prepared] == [each.filled for each in at_once]
    assert prepared[-1].turn.table.snapshot() == at_once[-1].turn.table.snapshot()
    await ahead.stop()
    bench.close()


async def test_the_step_is_worked_out_with_it_and_the_next_is_thought_about(core: Core) -> None:
    game = await begun(core)
    bench = Bench(core)
    ahead = employ(core, bench)
    ahead.start()
    table, seat = await loaded(core, game)
    thoughts = await thought_out(ahead, table, 1)
    assert (await core.desk.planning.lock_in(game, ANNA, 0, table.table.default(seat))).resolved
    assert bench.handed == [thoughts]
    assert not ahead.known(table), "it has gone on"
    later, _ = await loaded(core, game)
    await thought_out(ahead, later, 1)
    assert bench.thought[-1] == (game, later.step, 1 - seat)
    await ahead.stop()
    bench.close()


async def test_thoughts_are_of_one_table_and_one_stand_in(core: Core) -> None:
    game = await begun(core)
    bench = Bench(core)
    ahead = employ(core, bench)
    ahead.start()
    table, seat = await loaded(core, game)
    await thought_out(ahead, table, 1)
    other = table.player(1 - seat)
    swapped = [
        structs.replace(other, level="ace"),
        structs.replace(other, user=999, absent=True),
    ]
    for player in swapped:
        players = tuple(player if each.seat == other.seat else each for each in table.players)
        assert not ahead.known(replace(table, players=players))
    assert not ahead.known(replace(table, reseeded=1))
    assert not ahead.known(replace(table, step=1))
    assert not ahead.known(replace(table, snapshot=table.snapshot + b" "))
    assert not ahead.known(replace(table, orders={other.seat: {"fire": "closest"}}))
    assert ahead.known(replace(table, orders={seat: {"fire": "closest"}})), (
        "others' orders are hidden from it"
    )
    await ahead.stop()
    bench.close()


async def test_a_game_that_is_called_off_is_forgotten(core: Core) -> None:
    game = await begun(core)
    bench = Bench(core)
    ahead = employ(core, bench)
    ahead.start()
    table, _ = await loaded(core, game)
    await thought_out(ahead, table, 1)
    async with core.store.transaction() as tx:
        await tx.execute("UPDATE games SET status = 'cancelled' WHERE id = ?", (game,))
    await core.scheduler.resolve_if_due(game)
    assert not ahead.known(table)
    await ahead.stop()
    bench.close()


async def test_whoever_waits_for_a_thought_to_end_has_it(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last plan comes in while the very stand-in thinks: it is not thought again."""
    game = await begun(core)
    bench, under_way, go_on = Bench(core), threading.Event(), threading.Event()
    handed: list[Thoughts] = []

    def slowly(table: LoadedGame, seat: Seat) -> Choice | None:
        under_way.set()
        go_on.wait(PATIENCE)
        return think_ahead(table, seat)

    def noted(table: LoadedGame, now: datetime, past: Past, thoughts: Thoughts) -> Found:
        handed.append(thoughts)
        return play_and_tell(table, now, past, thoughts)

    monkeypatch.setattr(workshop, "think_ahead", slowly)
    monkeypatch.setattr(workshop, "play_and_tell", noted)
    ahead = employ(core, bench)
    ahead.start()
    await asyncio.to_thread(under_way.wait, PATIENCE)
    table, seat = await loaded(core, game)
    locking = asyncio.create_task(core.desk.planning.lock_in(game, ANNA, 0, table.table.default(seat)))
    async with asyncio.timeout(PATIENCE):
        while not bench._quick._queue.waiting:  # noqa: ASYNC110 - until the step waits for its place
            await asyncio.sleep(0.01)
    go_on.set()
    assert (await locking).resolved
    assert [set(thoughts) for thoughts in handed] == [{1 - seat}]
    await ahead.stop()
    bench.close()


async def test_a_table_that_goes_on_under_a_thought_is_thought_about_again(core: Core) -> None:
    """The thought comes to an end afterwards, and is of a table that is no more."""
    game = await begun(core)
    bench, under_way, go_on = Bench(core), asyncio.Event(), asyncio.Event()
    think = bench.think

    async def slowly(loaded: LoadedGame, seat: Seat) -> Choice | None:
        choice = await think(loaded, seat)
        under_way.set()
        await go_on.wait()
        return choice

    vars(bench).update(think=slowly)
    ahead = employ(core, bench)
    ahead.start()
    table, seat = await loaded(core, game)
    async with asyncio.timeout(PATIENCE):
        await under_way.wait()
    assert (await core.desk.planning.lock_in(game, ANNA, 0, table.table.default(seat))).resolved
    go_on.set()
    later, _ = await loaded(core, game)
    await thought_out(ahead, later, 1)
    assert not ahead.known(table)
    await ahead.stop()
    bench.close()


async def test_only_so_many_tables_are_kept_in_mind(core: Core) -> None:
    tables = [(await loaded(core, await begun(core)))[0] for _ in range(3)]
    bench = Bench(core)
    ahead = Ahead(core.store, core.tables, bench, kept=2)
    ahead.start()
    for table in tables:
        ahead.think_about(table.game.id)
        await thought_out(ahead, table, 1)
    assert [bool(ahead.known(table)) for table in tables] == [False, True, True]
    await ahead.stop()
    bench.close()


async def test_nobody_thinks_while_something_is_done_that_people_wait_for(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(core)
    calm, begun_at_once, do = Calm(), list[int](), Crew._do

    async def done(self: Crew, weight: int, *work: object) -> object:
        begun_at_once.append(weight)
        return await do(self, weight, *work)  # type: ignore[arg-type]

    monkeypatch.setattr(Crew, "_do", done)
    bench = Bench(core, calm)
    ahead = employ(core, bench)
    table, _ = await loaded(core, game)
    with calm.work():
        ahead.start()
        async with asyncio.timeout(PATIENCE):
            while not bench.thought:  # noqa: ASYNC110 - until one is about to
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not begun_at_once
    await thought_out(ahead, table, 1)
    await ahead.stop()
    bench.close()


async def test_a_thought_that_does_not_fit_is_thought_again(core: Core) -> None:
    table, seat = await loaded(core, await begun(core))
    other = 1 - seat
    with_plan = replace(table, chosen={seat: dict(table.table.default(seat))})
    found = play_on(with_plan, core.clock.now(), {other: {"nonsense": "1"}})
    assert isinstance(found, tuple)
    assert found[0].filled[other][0] == think_ahead(table, other)


async def test_without_a_process_for_it_nobody_thinks_ahead(core: Core) -> None:
    table, _ = await loaded(core, await begun(core))
    core.scheduler.start()
    assert core.scheduler.door.ahead._task is None
    core.scheduler.door.ahead.think_about(table.game.id)
    assert not core.scheduler.door.ahead._wanted


async def test_of_many_tables_those_due_soonest_come_first(core: Core) -> None:
    first, second, alone = [await begun(core, stand_ins) for stand_ins in (1, 1, 1)]
    async with core.store.transaction() as tx:
        await tx.execute("UPDATE games SET deadline = 9 WHERE id = ?", (second,))
        await tx.execute("UPDATE seats SET person = 7 WHERE game = ? AND person IS NULL", (alone,))
        assert await questions.to_stand_ins(tx, 9) == [second, first]
        assert await questions.to_stand_ins(tx, 1) == [second]
