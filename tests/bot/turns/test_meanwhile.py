"""A step is worked out outside of any transaction: what somebody says meanwhile is played, or stands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import TypeVar

from bot.desk.acts import Deadline, Pace, Pause
from bot.desk.hosting import Actor
from bot.turns.resolution import Resolved
from tests.bot.backroom import ANNA, BEN, GUILD, House

HOST = Actor(ANNA, GUILD, moderates=False)
CLOCK = "SELECT step, deadline IS NULL, remaining IS NULL FROM games"

T = TypeVar("T")


@asynccontextmanager
async def worked_out(house: House, doing: Awaitable[T]) -> AsyncIterator[asyncio.Future[T]]:
    """Inside of it the step is worked out, and nothing of it is written; after it all is done."""
    door, write = house.scheduler.door, house.scheduler.door._write
    reached, go_on = asyncio.Event(), asyncio.Event()

    async def held(chain: tuple[Resolved, ...], now: datetime) -> None:
        door._write = write  # type: ignore[method-assign]
        reached.set()
        await go_on.wait()
        await write(chain, now)

    door._write = held  # type: ignore[method-assign]
    task = asyncio.ensure_future(doing)
    await reached.wait()
    yield task
    go_on.set()
    await task
    await house.settle()


async def late_game(house: House) -> int:
    """Anna's time is up, and she has not chosen."""
    game = await house.game(BEN)
    await house.bid(game, BEN, "4")
    await house.desk.planning.fill(game, ANNA, 0, {"number": "3"})
    await house.pass_over(hours=48)
    return game


async def test_the_newest_draft_is_played_for_somebody_whose_time_is_up(house: House) -> None:
    game = await late_game(house)
    async with worked_out(house, house.scheduler.resolve_if_due(game)):
        await house.desk.planning.fill(game, ANNA, 0, {"number": "5"})
    [(chosen,)] = house.rows("SELECT choice FROM choices WHERE step = 0 AND seat = 0")
    assert '"number":"5"' in str(chosen)
    assert house.rows("SELECT step FROM games") == [(1,)]


async def test_a_draft_of_somebody_who_has_chosen_holds_up_nothing(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    async with worked_out(house, house.bid(game, BEN, "4")) as last:
        await house.desk.planning.change(game, ANNA, 0)
    assert last.result().resolved


async def test_a_pause_keeps_the_turn_of_somebody_whose_time_is_up(house: House) -> None:
    game = await late_game(house)
    async with worked_out(house, house.scheduler.resolve_if_due(game)):
        assert "is paused" in await house.desk.hosting.do(game, HOST, Pause())
    assert house.rows(CLOCK) == [(0, True, False)]


async def test_more_time_keeps_it_too(house: House) -> None:
    game = await late_game(house)
    async with worked_out(house, house.scheduler.resolve_if_due(game)):
        await house.desk.hosting.do(game, HOST, Deadline(timedelta(hours=24)))
    assert house.rows(CLOCK) == [(0, False, True)]


async def test_a_pause_outlasts_the_step(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    async with worked_out(house, house.bid(game, BEN, "4")):
        await house.desk.hosting.do(game, HOST, Pause())
    assert house.rows(CLOCK) == [(1, True, False)]


async def test_another_pace_holds_for_the_next_question(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    async with worked_out(house, house.bid(game, BEN, "4")):
        await house.desk.hosting.do(game, HOST, Pace(None))
    assert house.rows(CLOCK) == [(1, True, True)]
