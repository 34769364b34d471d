"""When nobody can reach the bot, nobody loses a move for it; and a clock that jumps stops nothing long."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.kit.clock import stamp
from bot.post.courier import TryLater
from bot.tables.loaded import LoadedGame
from bot.terms import Policy
from bot.turns.downtime import MOST, Downtime, Gap
from tests.bot.backroom import ANNA, BEN, CHANNEL, NOON, House
from tests.hand_clock import HandClock

HOUR = 3600


async def down(house: House, **by: float) -> None:
    """The process dies, and another one takes its place after so long."""
    await house.close()
    await house.clock.advance(timedelta(**by))
    await house.open()
    await house.settle()


async def deadline(house: House, game: int) -> datetime | None:
    return (await house.desk.queries.status(game)).deadline


def missed(house: House) -> list[str]:
    return [message.text for message in house.courier.thread if "Time ran out" in message.text]


def told(house: House) -> list[str]:
    return [message.text for message in house.courier.thread if "out of reach" in message.text]


@pytest.mark.parametrize("policy", ["default", "autopilot", "wait"])
async def test_a_deadline_that_passed_while_it_was_down_is_moved(house: House, policy: Policy) -> None:
    game = await house.game(BEN, pace=24 * HOUR, policy=policy)
    await house.pass_time(hours=22)
    await down(house, hours=5)
    assert missed(house) == []
    assert await deadline(house, game) == NOON + timedelta(hours=22 + 5 + 5)
    [notice] = told(house)
    assert stamp(NOON + timedelta(hours=22), "f") in notice
    assert stamp(NOON + timedelta(hours=27), "f") in notice
    assert f"until {stamp(NOON + timedelta(hours=32), 'f')}" in notice
    assert stamp(NOON + timedelta(hours=32)) in house.courier.thread[0].text
    assert stamp(NOON + timedelta(hours=32)) in house.courier.to(BEN)[0].text
    assert (await house.bid(game, ANNA, "3")).waiting_for == ("Ben",)
    await house.pass_time(hours=5)
    if policy != "wait":
        assert "Time ran out for Ben" in house.courier.thread[-1].text
    assert len(told(house)) == 1


async def test_a_move_made_at_once_after_it_is_back_costs_nobody_theirs(house: House) -> None:
    """Ann presses before the scheduler has had its first look."""
    game = await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=23)
    await house.close()
    await house.clock.advance(timedelta(hours=3))
    await house.open()
    assert not (await house.bid(game, ANNA, "3")).resolved
    await house.settle()
    assert missed(house) == []
    assert len(told(house)) == 1


async def test_one_that_comes_soon_after_is_moved_as_well(house: House) -> None:
    game = await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=10)
    await down(house, hours=12)
    assert await deadline(house, game) == NOON + timedelta(hours=10 + 12 + 12)


async def test_one_that_is_far_off_is_not_and_nobody_is_told(house: House) -> None:
    game = await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=1)
    await down(house, hours=2)
    assert await deadline(house, game) == NOON + timedelta(hours=24)
    assert told(house) == []


async def test_a_restart_of_a_moment_moves_nothing(house: House) -> None:
    game = await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=23, minutes=59)
    await down(house, seconds=20)
    assert await deadline(house, game) == NOON + timedelta(hours=24)
    assert told(house) == []


async def test_it_has_a_limit(house: House) -> None:
    slow = await house.game(BEN, pace=72 * HOUR)
    quick = await house.game(BEN, pace=HOUR)
    await house.pass_time(minutes=30)
    await down(house, days=9)
    back = NOON + timedelta(days=9, minutes=30)
    assert await deadline(house, slow) == back + MOST
    assert await deadline(house, quick) == back + timedelta(hours=1)


async def test_dying_again_at_once_gives_no_second_notice(house: House) -> None:
    await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=22)
    await house.close()
    await house.clock.advance(timedelta(hours=5))
    await house.open()
    await house.scheduler.door.downtime.make_up()
    await house.core.store.close()  # killed, before it noted anything
    await house.open()
    await house.settle()
    assert len(told(house)) == 1


async def test_a_paused_game_and_one_without_deadlines_stay_as_they_are(house: House) -> None:
    game = await house.game(BEN, pace=None)
    await down(house, days=9)
    assert await deadline(house, game) is None
    assert told(house) == []


async def test_without_connection_no_deadline_passes(house: House) -> None:
    game = await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=22)
    await house.courier.listener.lost()
    for _ in range(9):
        await house.pass_time(hours=1)
    assert missed(house) == []
    await house.courier.listener.found()
    await house.settle()
    assert missed(house) == []
    assert await deadline(house, game) == NOON + timedelta(hours=22 + 9 + 9)
    assert len(told(house)) == 1
    await house.pass_time(hours=9)
    assert len(missed(house)) == 1


async def test_a_connection_that_is_back_at_once_was_not_missed(house: House) -> None:
    await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=23, minutes=59, seconds=50)
    await house.courier.listener.lost()
    await house.pass_time(seconds=20)
    await house.courier.listener.found()
    await house.settle()
    assert len(missed(house)) == 1
    assert told(house) == []


async def test_lost_again_before_anything_was_made_up_for_both_count(house: House) -> None:
    game = await house.game(BEN, pace=24 * HOUR)
    await house.pass_time(hours=22)
    await house.close()
    await house.clock.advance(timedelta(hours=5))
    await house.open()
    for _ in range(2):
        await house.courier.listener.lost()
        await house.clock.advance(timedelta(minutes=30))
        await house.courier.listener.found()
    await house.settle()
    assert missed(house) == []
    assert await deadline(house, game) == NOON + timedelta(hours=22 + 6 + 6)
    assert len(told(house)) == 1


async def test_lost_again_while_it_is_made_up_for_both_count(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second table has lost little at first, and much in the end."""
    tables = [await house.game(BEN, pace=hours * HOUR) for hours in (24, 40)]
    await house.pass_time(hours=22)
    await house.close()
    await house.clock.advance(timedelta(hours=5))
    await house.open()
    excuse = Downtime._excuse

    async def lose(self: Downtime, game: int, gap: Gap) -> LoadedGame:
        monkeypatch.setattr(Downtime, "_excuse", excuse)
        moved = await excuse(self, game, gap)
        await house.courier.listener.lost()
        await house.clock.advance(timedelta(hours=6))
        house.scheduler.find()
        return moved

    monkeypatch.setattr(Downtime, "_excuse", lose)
    await house.settle()
    await house.settle()  # it is called for the second time
    back = NOON + timedelta(hours=22 + 5 + 6)
    assert [await deadline(house, game) for game in tables] == [back + timedelta(hours=5 + 6)] * 2


class WrongClock(HandClock):
    """One that people set, while time itself goes on: who sleeps does so for as long as it seemed then."""

    def __init__(self, start: datetime) -> None:
        super().__init__(start)
        self._passed = timedelta()

    async def set(self, by: timedelta) -> None:
        self._now += by

    async def advance(self, by: timedelta) -> None:
        self._passed += by
        await super().advance(by)

    async def sleep_until(self, when: datetime) -> None:
        until = self._passed + max(timedelta(), when - self._now)
        async with self._moved:
            await self._moved.wait_for(lambda: self._passed >= until)


@pytest.fixture
async def wrong(tmp_path: Path) -> tuple[House, WrongClock]:
    clock = WrongClock(NOON)
    return await House(tmp_path / "test.sqlite3", clock).open(), clock


async def minutes(house: House, count: int) -> None:
    """Time passes, and whatever wakes up does what it has to."""
    for _ in range(count):
        await house.clock.advance(timedelta(minutes=1))
        for _ in range(20):
            async with house.core.store.transaction():
                await asyncio.sleep(0)


async def test_a_clock_set_back_by_a_day_holds_up_no_letter(wrong: tuple[House, WrongClock]) -> None:
    house, clock = wrong
    refused = asyncio.Event()

    def refuse(what: str, channel: int) -> None:
        if what == "post" and channel == CHANNEL and not refused.is_set():
            refused.set()
            raise TryLater(30)

    house.courier.before = refuse
    house.core.start(house.courier)
    async with asyncio.timeout(60):
        await house.lobby(BEN)
        await refused.wait()
        await clock.set(timedelta(days=-1))
        await minutes(house, 3)
        await house.courier.hear("Tiny Bids")
    await house.close()


async def test_a_clock_that_is_right_again_lets_deadlines_pass(wrong: tuple[House, WrongClock]) -> None:
    house, clock = wrong
    house.core.start(house.courier)
    async with asyncio.timeout(60):
        game = await house.lobby(BEN, pace=600)
        await house.desk.lobby.start(game, ANNA)
        await house.courier.hear("Waiting for")
        await clock.set(timedelta(days=-1))
        await minutes(house, 3)
        await clock.set(timedelta(days=1))
        await minutes(house, 10)
        await house.courier.hear("Time ran out for Anna")
    await house.close()
