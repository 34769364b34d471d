"""The watch that every test of the bot is under sees what it is there to see."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.store import Store, StoreFault, Transaction, games, outbox, people, servers
from bot.store.letters import Letter
from bot.store.people import Person
from tests.bot.backroom import ANNA, BEN, GUILD, NOON, House
from tests.bot.watching import Watch


def as_the_bot(source: str) -> dict[str, object]:
    """What a module of the bot would hold."""
    names: dict[str, object] = {"__name__": "bot.desk.trial"}
    exec(compile(source, "trial", "exec"), names)  # noqa: S102 - our own words
    return names


@pytest.fixture
async def opened(house: House, watch: Watch) -> AsyncIterator[object]:
    """How a room of the bot opens a transaction; faults are what these tests are about."""
    yield as_the_bot("def opened(store, **named): return store.transaction(**named)")["opened"]
    watch.faults.clear()


async def _game(tx: Transaction, game: int) -> None:
    await games.update(tx, game, host=BEN)


async def _letter(tx: Transaction, game: int) -> None:
    await outbox.put(tx, [Letter(kind="post", game=game, key="once", text="Once.")], NOON)


async def _person(tx: Transaction, _game: int) -> None:
    await people.put(tx, ANNA, Person(reminders=False))


async def _server(tx: Transaction, _game: int) -> None:
    await servers.set_role(tx, GUILD, 5)


@pytest.mark.parametrize(
    ("write", "named"),
    [
        (_game, lambda game: {"game": game}),
        (_letter, lambda game: {"game": (game + 1, game)}),
        (_person, lambda _: {"person": ANNA}),
        (_server, lambda _: {"server": GUILD}),
    ],
)
@pytest.mark.sqlite
async def test_a_write_to_what_was_not_named_is_refused(
    house: House,
    watch: Watch,
    opened: object,
    write: object,
    named: object,
) -> None:
    game, store = await house.game(BEN), house.core.store
    assert callable(opened)
    assert callable(write)
    assert callable(named)
    async with opened(store, **named(game)) as tx:
        await write(tx, game)
    assert watch.faults == []
    for other in ({}, {"game": game + 1}, {"person": BEN}, {"server": GUILD + 1}):
        with pytest.raises(StoreFault, match="user-defined function"):
            async with opened(store, **other) as tx:
                await write(tx, game)
    assert len(watch.faults) == 4


async def test_a_thread_awaited_inside_of_a_transaction_is_refused(house: House, watch: Watch) -> None:
    store: Store = house.core.store
    for opening in (store.transaction, store.reading):
        with pytest.raises(AssertionError, match="awaited inside of a transaction"):
            async with opening():
                await asyncio.to_thread(int)
    await asyncio.to_thread(int)
    assert len(watch.faults) == 2
    watch.faults.clear()
