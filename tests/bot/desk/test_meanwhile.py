"""What a write is decided on is read again where it is written: nothing that came between is lost."""

from __future__ import annotations

import asyncio
from copy import copy

import pytest

from bot.desk import planning
from bot.desk.planning import Planning
from bot.kit.locks import Locks
from bot.kit.refusal import Refusal
from tests.bot.backroom import ANNA, BEN, House, bidding


def another(house: House) -> Planning:
    """As in another process: with locks of its own, on the same store."""
    other = copy(house.desk.planning)
    other._locks = Locks()
    return other


async def test_two_who_fill_in_one_draft_lose_no_field(house: House) -> None:
    game = await house.game(BEN)
    for number in "123":
        await asyncio.gather(
            another(house).fill(game, ANNA, 0, {"number": number}),
            another(house).fill(game, ANNA, 0, {"manner": "plain"}),
        )
        assert (await house.desk.planning.form(game, ANNA)).draft == bidding(number)
        await house.desk.planning.fill(game, ANNA, 0, {}, ["number", "manner"])


async def test_a_draft_that_is_locked_in_is_the_one_that_stands(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Filled in anew while the older one was being checked by the rules."""
    game = await house.game(BEN)
    await house.desk.planning.fill(game, ANNA, 0, bidding("3"))
    settle, reached, go_on = planning._settled, asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def held_up(*given: object) -> object:
        monkeypatch.setattr(planning, "_settled", settle)
        loop.call_soon_threadsafe(reached.set)
        asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()
        return settle(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(planning, "_settled", held_up)
    locking = asyncio.create_task(another(house).lock_in(game, ANNA, 0))
    await reached.wait()
    await another(house).fill(game, ANNA, 0, bidding("5"))
    go_on.set()
    assert (await locking).choice == bidding("5")
    assert house.rows("SELECT count(*) FROM drafts WHERE game = ?", game) == [(0,)]


async def test_a_plan_that_is_changed_all_the_time_is_refused(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game(BEN)

    async def never(*_given: object) -> None: ...

    monkeypatch.setattr(planning, "_now", never)
    for ask in (
        lambda: house.desk.planning.fill(game, ANNA, 0, bidding("3")),
        lambda: house.desk.planning.lock_in(game, ANNA, 0, bidding("3")),
    ):
        with pytest.raises(Refusal, match="moving on too fast"):
            await ask()
    assert house.rows("SELECT count(*) FROM drafts") == house.rows("SELECT count(*) FROM choices") == [(0,)]
