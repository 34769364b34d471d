"""A database that takes no writes for a while: nobody loses a move for it, and the bot goes on by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.store import Store, StoreFault, Transaction
from bot.store.heartbeat import touch
from bot.turns.scheduler import SWEEP, TRY_AGAIN
from tests.bot.backroom import ANNA, BEN, NOON, House
from tests.bot.turns.test_downtime import HOUR, deadline, missed, told


class Outage:
    """Makes stores that can be out of reach, or take no writes."""

    def __init__(self) -> None:
        self.reads_fail = self.writes_fail = False

    def __call__(self, own: type[Any]) -> type[Any]:
        outage = self

        class Unsteady(own):  # type: ignore[misc]
            def reading(self) -> AbstractAsyncContextManager[Transaction]:
                if outage.reads_fail and self._own() is None:
                    raise StoreFault("the connection is lost")
                return super().reading()  # type: ignore[no-any-return]

            async def read(self, *given: Any, **how: Any) -> Any:
                if outage.reads_fail and self._own() is None:
                    raise StoreFault("the connection is lost")
                return await super().read(*given, **how)

            def transaction(self, **named: Any) -> AbstractAsyncContextManager[Transaction]:
                if outage.writes_fail:
                    raise StoreFault("disk is full")
                return super().transaction(**named)  # type: ignore[no-any-return]

        return Unsteady

    def begin(self, *, reads_fail: bool) -> None:
        self.reads_fail, self.writes_fail = reads_fail, True

    def end(self) -> None:
        self.reads_fail = self.writes_fail = False


@pytest.fixture
def outage() -> Outage:
    return Outage()


@pytest.fixture
async def house(tmp_path: Path, outage: Outage, database: None) -> AsyncIterator[House]:
    house = await House(tmp_path / "test.sqlite3").open(outage)
    yield house
    outage.end()
    await house.close()


async def stay_away(house: House, outage: Outage, hours: int, *, reads_fail: bool) -> None:
    """For so long; the scheduler looks in vain every ten minutes."""
    outage.begin(reads_fail=reads_fail)
    for _ in range(hours * 6):
        await house.clock.advance(timedelta(minutes=10))
        await look_in_vain(house)
    outage.end()


async def look_in_vain(house: House) -> None:
    """Where reads succeed, a look that finds nothing to do does, too, up to the next sweep."""
    with suppress(StoreFault):
        await house.scheduler.tick()


@pytest.mark.parametrize("reads_fail", [True, False])
async def test_a_deadline_in_that_time_is_moved(house: House, outage: Outage, *, reads_fail: bool) -> None:
    game = await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=22)
    await stay_away(house, outage, 5, reads_fail=reads_fail)
    await house.settle()
    assert missed(house) == []
    assert len(told(house)) == 1
    assert await deadline(house, game) == NOON + timedelta(hours=22 + 5 + 5)
    await house.pass_time(hours=5)
    assert len(missed(house)) == 1


@pytest.mark.parametrize("reads_fail", [True, False])
async def test_who_presses_first_when_it_is_back_costs_nobody_their_move(
    house: House, outage: Outage, *, reads_fail: bool
) -> None:
    """Anna is there before the scheduler looks."""
    game = await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=22)
    await stay_away(house, outage, 5, reads_fail=reads_fail)
    assert not (await house.bid(game, ANNA, "3")).resolved
    await house.settle()
    assert missed(house) == []
    assert len(told(house)) == 1


async def test_one_that_comes_soon_after_is_moved_as_well(house: House, outage: Outage) -> None:
    game = await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=10)
    await stay_away(house, outage, 12, reads_fail=True)
    await house.settle()
    assert await deadline(house, game) == NOON + timedelta(hours=10 + 12 + 12)


async def test_an_outage_of_a_moment_moves_nothing(house: House, outage: Outage) -> None:
    game = await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=23)
    outage.begin(reads_fail=True)
    await house.clock.advance(timedelta(seconds=30))
    await look_in_vain(house)
    outage.end()
    await house.settle()
    assert await deadline(house, game) == NOON + timedelta(hours=24)
    assert told(house) == []


async def test_it_and_a_lost_connection_that_overlap_are_one_downtime(house: House, outage: Outage) -> None:
    game = await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=22)
    await house.courier.listener.lost()
    await house.pass_time(hours=1)
    outage.begin(reads_fail=True)
    await house.clock.advance(timedelta(hours=1))
    await look_in_vain(house)
    house.scheduler.find()  # Discord is there again, and nobody can answer all the same
    assert house.scheduler.door.downtime.now() <= NOON + timedelta(hours=22)
    await house.clock.advance(timedelta(hours=1))
    await look_in_vain(house)
    outage.end()
    await house.settle()
    assert missed(house) == []
    assert await deadline(house, game) == NOON + timedelta(hours=22 + 3 + 3)
    assert len(told(house)) == 1


async def test_a_fault_of_another_kind_is_no_outage(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a statement that always fails would keep all deadlines from passing."""

    async def fails(_tx: Transaction, _now: object) -> list[object]:
        raise StoreFault("no such column")

    game = await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=22)
    monkeypatch.setattr("bot.store.timers.due", fails)
    for _ in range(3):
        await house.clock.advance(timedelta(hours=1))
        with pytest.raises(StoreFault, match="no such column"):
            await house.scheduler.tick()
    monkeypatch.undo()
    await house.settle()
    assert len(missed(house)) == 1
    assert await deadline(house, game) is not None


async def test_it_is_said_once_when_it_begins_and_once_when_it_ends(
    house: House, outage: Outage, caplog: pytest.LogCaptureFixture
) -> None:
    await house.game(BEN, pace=24 * HOUR)
    with caplog.at_level("INFO"):
        await stay_away(house, outage, 3, reads_fail=True)
        await house.settle()
    said = [record.getMessage().partition(":")[0] for record in caplog.records]
    assert said.count("the database takes no writes; no deadline passes until it does") == 1
    assert said.count("the database takes writes again") == 1
    assert not [each for each in said if "stumbled" in each]


async def test_scheduler_and_outbox_go_on_seconds_after_it_is_back(house: House, outage: Outage) -> None:
    """Not with the next of the looks that they take every minute."""
    await house.game(BEN)
    outage.begin(reads_fail=True)
    await house.outbox._look_safely()
    await look_in_vain(house)
    outage.end()
    await house.clock.advance(TRY_AGAIN)
    assert house.outbox._look_at > house.clock.now()
    await house.scheduler.tick()
    assert house.outbox._look_at == house.clock.now()
    assert house.scheduler._next_sweep == house.clock.now() + SWEEP


async def test_what_is_tried_changes_nothing(house: House) -> None:
    await house.game(BEN)
    before = house.dump()
    async with house.core.store.transaction() as tx:
        await touch(tx)
    assert house.dump() == before
    assert isinstance(house.core.store, Store)
