"""Databases that a command is given, in engines of their own, and games in them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple, TypeAlias

from tests.bot.backroom import ANNA, BEN, House
from tests.bot.databases import ENGINES, Engine, using

PASSWORD = "swordfish"  # noqa: S105 - nobody's


class Told(NamedTuple):
    code: int
    text: str


Tell: TypeAlias = Callable[..., Awaitable[Told]]
"""Gives a command, and hears what it says."""


class Place(NamedTuple):
    """A database of a test, in an engine of its own."""

    engine: str
    path: Path

    @property
    def _engine(self) -> Engine:
        return ENGINES[self.engine]

    async def address(self) -> str:
        """With a password, which must not be seen anywhere; the tests' server wants none."""
        return (await self._engine.address(self.path)).replace("//postgres@", f"//postgres:{PASSWORD}@")

    async def content(self) -> list[str]:
        """All rows but the mark; PostgreSQL keeps its version in a table."""
        dumped = await asyncio.to_thread(self._engine.dump, self.path)
        return [row for row in dumped if not row.startswith(("moved ", "schema_version "))]

    async def rows(self, sql: str) -> list[tuple[object, ...]]:
        return await asyncio.to_thread(self._engine.rows, self.path, sql)


@asynccontextmanager
async def house_in(place: Place) -> AsyncIterator[House]:
    with using(place.engine):
        house = await House(place.path).open()
        try:
            yield house
        finally:
            await house.close()


async def filled(place: Place) -> None:
    """A game that is over, one under way, a series and a lobby; the newest letter is gone."""
    async with house_in(place) as house:
        over = await house.game(BEN, rounds=1)
        await bid(house, over, "3")
        running = await house.game(BEN, rounds=3)
        await bid(house, running, "4")
        await house.bid(running, ANNA, "5")
        first = await house.game(BEN, rounds=1, matches=3)
        await bid(house, first, "3")
        await house.lobby(BEN)
        async with house.core.store.transaction(everything=True) as tx:
            await tx.execute("DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox)")


async def bid(house: House, game: int, number: str) -> None:
    for user in (ANNA, BEN):
        await house.bid(game, user, number)
    await house.settle()
