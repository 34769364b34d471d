"""Loaded games share their tables: nobody plays on them, and none is taken for another."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.loaded import KeptTables, LoadedGame
from tests.bot.backroom import ANNA, BEN, House


async def loaded(house: House, game: int, step: int | None = None) -> LoadedGame:
    async with house.core.store.transaction() as tx:
        return await house.core.tables.load(tx, game, step)


async def played(house: House) -> int:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "5")
    await house.settle()
    return game


async def test_a_table_that_is_shared_stays_as_it_is_when_the_game_goes_on(house: House) -> None:
    game = await house.game(BEN)
    table = (await loaded(house, game)).table
    before = table.snapshot()
    assert (await loaded(house, game)).table is table
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "5")
    await house.settle()
    assert table.snapshot() == before
    assert not table.waiting
    assert (await loaded(house, game)).table.step == 1
    assert (await loaded(house, game, step=0)).table is table


async def test_a_table_to_play_is_nobody_elses(house: House) -> None:
    here = await loaded(house, await house.game(BEN))
    own = here.to_play()
    own.submit(0, {"number": "3"})
    assert not here.table.waiting
    assert here.to_play() is not own


async def test_a_table_is_known_by_what_is_stored(house: House) -> None:
    game = await played(house)
    then, now = await loaded(house, game, step=0), await loaded(house, game)
    assert now.table.step == 1
    rewritten = replace(now, snapshot=then.snapshot)
    assert rewritten.table.snapshot() == then.snapshot
    assert now.table.snapshot() == now.snapshot


async def test_only_those_asked_for_last_are_kept(house: House) -> None:
    game = await played(house)
    kept = KeptTables(most=1)
    then, now = [replace(await loaded(house, game, step), kept=kept) for step in (0, 1)]
    first = then.table
    assert then.table is first
    assert now.table is now.table
    assert then.table is not first
