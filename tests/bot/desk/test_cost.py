"""Cheap questions: how often a table is restored and a briefing written for what a person does."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from bot.store import Transaction, steps
from bot.store.sqlite.connection import SqliteStore
from bot.tables.loaded import LoadedGame, Tables
from render.artists import ARTISTS
from rules.engine import AnyTitle
from rules.said import Text
from rules.table import Table
from rules.titles import TITLES
from tests.bot.backroom import ANNA, BEN, NOON, House, bidding, opening
from tests.bot.desk.test_my_games import many
from tests.hand_clock import HandClock

pytestmark = pytest.mark.sqlite


class Counts(Counter[str]):
    """What was done since the last look."""

    def taken(self) -> dict[str, int]:
        found = dict(self)
        self.clear()
        return found


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counts:
    counted = Counts()
    title: AnyTitle = TITLES["dogfight"]
    restore, briefing = Table.restore.__func__, type(title).briefing  # type: ignore[attr-defined]

    def counting_restore(cls: type[Table], *given: Any) -> Table:
        counted["restored"] += 1
        table: Table = restore(cls, *given)
        return table

    def counting_briefing(self: AnyTitle, *given: Any) -> Text:
        counted["briefed"] += 1
        told: Text = briefing(self, *given)
        return told

    monkeypatch.setattr(Table, "restore", classmethod(counting_restore))
    monkeypatch.setattr(type(title), "briefing", counting_briefing)
    return counted


async def begun(path: Path) -> tuple[House, int]:
    house = House(path, HandClock(NOON), TITLES)
    house.artists = dict(ARTISTS)
    await house.open()
    game = await house.desk.lobby.open(opening("dogfight", {}, pace=None, policy="wait"))
    await house.desk.lobby.join(game, BEN, "Ben")
    await house.desk.lobby.start(game, ANNA)
    return house, game


async def test_a_press_restores_one_table_and_writes_no_briefing(tmp_path: Path, counts: Counts) -> None:
    house, game = await begun(tmp_path / "db")
    await house.restart()
    counts.clear()
    sheet = await house.desk.planning.form(game, ANNA)
    field = sheet.fields[0]
    await house.desk.planning.fill(game, ANNA, sheet.step, {field.name: _first(field)})
    assert counts.taken() == {"restored": 1}
    await house.close()


async def test_a_plan_locked_in_costs_no_more(tmp_path: Path, counts: Counts) -> None:
    """The table that is played is one of its own; the new one is asked by panels, letters and pictures."""
    house, game = await begun(tmp_path / "db")
    await house.settle()
    counts.clear()
    for user in (ANNA, BEN):
        await _plan(house, game, user)
        if user == ANNA:
            assert "restored" not in counts.taken()
    await house.settle()
    assert counts.taken() == {"restored": 2, "briefed": 2}
    await house.close()


@pytest.fixture
def round_trips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was asked of the database's thread, each of which costs more than most statements do."""
    found: list[str] = []
    execute: Any = aiosqlite.Connection._execute

    async def noting(self: aiosqlite.Connection, work: Any, *given: Any, **how: Any) -> Any:
        found.append(getattr(work, "__name__", str(work)))
        return await execute(self, work, *given, **how)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", noting)
    return found


async def test_locking_in_is_one_read_and_one_batch(house: House, round_trips: list[str]) -> None:
    """One to read what is asked, one to write the choice: in a storm of games everybody waits for them."""
    game = await house.game(BEN)
    await house.settle()
    step = (await house.desk.planning.form(game, ANNA)).step
    round_trips.clear()
    await house.desk.planning.lock_in(game, ANNA, step, bidding("3"))
    assert len(round_trips) == len(("read", "begin", "write", "commit")), round_trips


def _first(field: Any) -> str:
    value: str = field.options[0].value
    return value


async def _plan(house: House, game: int, user: int) -> None:
    """Whatever the form offers first, field by field, until it can be locked in."""
    sheet = await house.desk.planning.form(game, user)
    while not sheet.complete:
        field = next(field for field in sheet.fields if field.name not in sheet.draft)
        answers = {field.name: _first(field)}
        sheet = await house.desk.planning.fill(game, user, sheet.step, answers)
    await house.desk.planning.lock_in(game, user, sheet.step)


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The games that were loaded."""
    found: list[int] = []
    load = Tables.load

    async def noting(self: Tables, tx: Transaction, game_id: int, step: int | None = None) -> LoadedGame:
        found.append(game_id)
        return await load(self, tx, game_id, step)

    monkeypatch.setattr(Tables, "load", noting)
    return found


@pytest.fixture
def queued(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modules that took the one writers' connection."""
    found: list[str] = []
    opening = SqliteStore.transaction

    def transaction(store: SqliteStore, **named: Any) -> Any:
        found.append(sys._getframe(1).f_globals["__name__"])
        return opening(store, **named)

    monkeypatch.setattr(SqliteStore, "transaction", transaction)
    return found


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The games whose table was read from the store, and at which step."""
    found: list[tuple[int, int]] = []
    get = steps.get

    async def noting(tx: Transaction, game: int, step: int) -> steps.Moment | None:
        found.append((game, step))
        return await get(tx, game, step)

    monkeypatch.setattr(steps, "get", noting)
    return found


async def test_a_turn_of_two_people(
    house: House, queued: list[str], read: list[tuple[int, int]], counts: Counts
) -> None:
    """Both look at their form and lock in; the step is resolved, posted, and everybody is asked anew."""
    game = await house.game(BEN)
    for seen in (queued, read, counts):
        seen.clear()
    for user, number in ((ANNA, "3"), (BEN, "4")):
        await house.bid(game, user, number)
        await house.settle()
    assert house.courier.to(BEN)[-1].letter.panel is not None
    assert 0 < len(queued) <= 14, queued
    assert 0 < len(read) <= 4, read
    assert counts.taken() == {"restored": 2}


async def test_a_quick_command_loads_the_game_it_answers_in_alone(house: House, loaded: list[int]) -> None:
    """Somebody may sit in hundreds, and every key that is typed asks."""
    first = await house.game(BEN)
    await many(house, 300)
    loaded.clear()
    offered = await house.desk.quick.choices(BEN, "bid", {"game": "123"}, "number", "")
    assert (bool(offered), loaded) == (True, [123])
    loaded.clear()
    assert len(await house.desk.quick.choices(BEN, "bid", {}, "game", "")) == 25
    assert not loaded
    await house.desk.quick.choices(BEN, "bid", {}, "number", "")
    assert loaded == [first], "the one that is due first"


async def test_a_quick_command_loads_no_game_in_which_it_answers_nothing(
    house: House, loaded: list[int]
) -> None:
    other = await house.game(BEN, title="poison")
    game = await house.game(BEN)
    loaded.clear()
    await house.desk.quick.choices(BEN, "bid", {}, "number", "")
    assert game in loaded
    assert other not in loaded


async def test_the_first_sweep_looks_at_no_game_in_which_somebody_is_waited_for(
    house: House, loaded: list[int]
) -> None:
    await house.game(BEN)
    await many(house, 300)
    await house.restart()
    loaded.clear()
    await house.scheduler.tick()
    assert loaded == []


async def test_whoever_goes_away_from_hundreds_of_games_keeps_nobody_waiting(house: House) -> None:
    """Others get at the store between one table and the next."""
    await house.game(BEN)
    await many(house, 100)
    between = 0

    async def somebody_else() -> None:
        nonlocal between
        while not leaving.done():
            async with house.core.store.transaction():
                between += 1

    leaving = asyncio.create_task(house.desk.away.leave(BEN, "3 days"))
    await asyncio.gather(leaving, somebody_else())
    assert between > 90
    assert house.rows("SELECT count(DISTINCT game) FROM outbox WHERE key LIKE 'away:%'") == [(100,)]


async def test_tables_that_were_not_told_when_the_bot_died_are_told_when_it_is_back(house: House) -> None:
    await house.game(BEN)
    await many(house, 4)
    await house.desk.away.leave(BEN, "3 days")
    async with house.core.store.transaction() as tx:
        await tx.execute("UPDATE people SET told_up_to = 2")
        await tx.execute("DELETE FROM outbox WHERE key LIKE 'away:%' AND game > 2")
    await house.restart()
    await house.settle()
    assert house.rows("SELECT game FROM outbox WHERE key LIKE 'away:%' ORDER BY game") == [
        (1,),
        (2,),
        (3,),
        (4,),
    ]
