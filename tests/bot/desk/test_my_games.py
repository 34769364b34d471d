"""A person's games in a list: quick, however many they are."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bot.store.sqlite.connection import SqliteTransaction
from rules.table import Table
from tests.bot.backroom import ANNA, BEN, House


async def many(house: House, number: int) -> None:
    """Copies of the one game there is, so that a test need not play hundreds."""
    async with house.core.store.transaction() as tx:
        for name, own in (("games", "id"), ("seats", "game"), ("questions", "game"), ("steps", "game")):
            columns = [row["name"] for row in await tx.all(f"PRAGMA table_info({name})")]
            others = ", ".join(column for column in columns if column != own)
            await tx.execute(
                f"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < {number}) "  # noqa: S608
                f"INSERT INTO {name} ({own}, {others}) SELECT n.i, {others} FROM {name}, n WHERE {own} = 1"
            )


@pytest.mark.sqlite
async def test_hundreds_of_games_take_one_query_and_load_no_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.game(BEN)
    await many(house, 300)
    await house.restart()
    asked: list[str] = []
    every = SqliteTransaction.all

    async def counting(self: SqliteTransaction, sql: str, values: Iterable[object] = ()) -> object:
        asked.append(sql)
        return await every(self, sql, values)

    def restore(*_: object) -> None:
        raise AssertionError("a table was loaded")

    monkeypatch.setattr(SqliteTransaction, "all", counting)
    monkeypatch.setattr(Table, "restore", restore)
    lines = await house.desk.queries.games_of(BEN)
    assert len(lines) == 300
    assert all(line.owes for line in lines)
    assert len(asked) == 1


async def test_a_game_of_an_older_version_is_looked_at_once(house: House) -> None:
    """What is asked of whom was not kept then."""
    game = await house.game(BEN)
    async with house.core.store.transaction() as tx:
        await tx.execute("DELETE FROM questions")
    await house.restart()
    await house.settle()
    assert [(line.game_id, line.owes) for line in await house.desk.queries.games_of(BEN)] == [(game, True)]


async def test_what_is_asked_follows_the_game(house: House) -> None:
    game = await house.game(BEN, rounds=2)
    await house.bid(game, ANNA, "3")
    assert [line.locked for line in await house.desk.queries.games_of(ANNA)] == [True]
    await house.bid(game, BEN, "4")
    (line,) = await house.desk.queries.games_of(ANNA)
    assert (line.owes, line.question) == (True, "Bid for round 2")
    await house.bid(game, ANNA, "4")
    await house.bid(game, BEN, "5")
    assert await house.desk.queries.games_of(ANNA) == ()
