"""Games that ended long ago take little room; what they came to stays."""

from __future__ import annotations

import pytest

from bot.kit.refusal import Refusal
from bot.settings import Limits
from rules.record import read
from tests.bot.backroom import ANNA, BEN, House


async def played(house: House) -> int:
    game = await house.game(BEN, rounds=2)
    for anna, ben in (("3", "4"), ("4", "5")):
        await house.bid(game, ANNA, anna)
        await house.bid(game, BEN, ben)
    await house.settle()
    return game


@pytest.fixture
async def keeping(house: House) -> House:
    """A bot that keeps what is over for thirty days."""
    house.limits = Limits(lobbies=50, keep_days=30)
    await house.restart()
    return house


async def test_what_is_emptied_and_what_stays(keeping: House) -> None:
    house = keeping
    game, later = await played(house), 0
    record = (await house.desk.queries.record(game)).data
    await house.pass_time(days=20)
    later = await played(house)
    await house.pass_time(days=11)
    assert house.rows("SELECT step FROM steps WHERE game = ? AND length(snapshot) > 0", game) == [(2,)]
    assert house.rows("SELECT count(*) FROM outbox WHERE game = ?", game) == [(0,)]
    assert house.rows("SELECT min(length(snapshot)) > 0 FROM steps WHERE game = ?", later) == [(1,)]
    assert (await house.desk.queries.record(game)).data == record
    assert "checks out" in await house.desk.queries.verify(game)
    assert read(record).outcome is not None
    assert (await house.desk.queries.board(game, ANNA)).data
    assert (await house.desk.queries.status(game)).status == "over"
    assert "Step 1" in (await house.desk.chronicle.page(game)).text
    with pytest.raises(Refusal, match="I've kept its record, its log and its last board"):
        await house.desk.queries.board(game, ANNA, 1)
    with pytest.raises(Refusal, match="I've kept its record, its log and its last board"):
        await house.desk.replays.step(game, 1)


async def test_a_game_that_runs_is_never_touched(keeping: House) -> None:
    game = await keeping.game(BEN, pace=None)
    await keeping.pass_time(days=400)
    assert keeping.rows("SELECT length(snapshot) > 0 FROM steps WHERE game = ?", game) == [(1,)]


async def test_without_the_setting_all_is_kept(house: House) -> None:
    game = await played(house)
    await house.pass_time(days=4_000)
    assert (await house.desk.queries.board(game, ANNA, 1)).data
