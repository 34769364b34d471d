"""A database that grows costs no more for each letter, and keeps little of what is settled."""

from __future__ import annotations

import pytest

from bot.store import outbox
from bot.store.letters import Letter, PictureRef
from bot.store.packed import unpack
from tests.bot.backroom import ANNA, BEN, CHANNEL, NOON, House

pytestmark = pytest.mark.sqlite

STEPS = 50
"""Of SQLite's own machine, after which it reports."""


async def cost_of_a_letter(house: House, game: int, name: str) -> int:
    """How much SQLite does for one letter, from its being written to its being settled."""
    spent = 0

    def count() -> int:
        nonlocal spent
        spent += STEPS
        return 0

    connection = house.sqlite._connection
    await connection.set_progress_handler(count, STEPS)
    async with house.core.store.transaction() as tx:
        await outbox.put(tx, [Letter(kind="post", game=game, key=name, text=name)], NOON)
    house.outbox._open(house.outbox._called)
    await house.courier.hear(name)
    while house.outbox._lanes:
        async with house.core.store.transaction():
            pass
    await connection.set_progress_handler(lambda: 0, 1_000_000)
    return spent


async def test_a_letter_costs_the_same_however_many_are_waiting(house: House) -> None:
    game = await house.game(BEN, pace=None)
    few = await cost_of_a_letter(house, game, "one of few")
    rows = [(game, f"dm:{number}:{game}", f"waiting {number}", f"n{number}") for number in range(5_000)]
    async with house.core.store.transaction() as tx:
        for row in rows:
            await tx.execute(
                "INSERT INTO outbox (game, lane, kind, key, nonce, body, not_before) "
                "VALUES (?, ?, 'direct', ?, ?, '', 4e9)",
                row,
            )
    many = await cost_of_a_letter(house, game, "one of many")
    assert few > 0
    assert many < 2 * few + 10 * STEPS


async def test_settled_letters_are_emptied_but_for_what_is_asked_now(house: House) -> None:
    game = await house.game(BEN, rounds=4, pace=None)
    for numbers in ("34", "43"):
        for user, number in zip((ANNA, BEN), numbers, strict=True):
            await house.bid(game, user, number)
        await house.settle()
    kept = house.rows("SELECT key FROM outbox WHERE body <> '' ORDER BY key")
    assert kept == [("panel:2:0",), ("panel:2:1",)]
    assert "You drew card" in (await house.desk.planning.form(game, BEN)).told
    for numbers in ("34", "43"):
        for user, number in zip((ANNA, BEN), numbers, strict=True):
            await house.bid(game, user, number)
        await house.settle()
    assert house.rows("SELECT key FROM outbox WHERE body <> ''") == []
    assert house.rows("SELECT id FROM outbox WHERE kind = 'edit'") == []
    assert len(house.courier.thread) == 5
    assert house.courier.posted(CHANNEL)


async def test_snapshots_and_events_are_kept_small_and_every_picture_can_be_drawn(house: House) -> None:
    game = await house.game(BEN, rounds=3, pace=None)
    for numbers in ("34", "43", "34"):
        for user, number in zip((ANNA, BEN), numbers, strict=True):
            await house.bid(game, user, number)
    for step in range(4):
        picture = await house.core.drawings.draw(PictureRef(game, step, "board"))
        assert picture is not None
        assert picture.name == f"game{game}-step{step}-board.png"
    ((events, snapshot),) = house.rows("SELECT events, snapshot FROM steps WHERE step = 1")
    assert isinstance(snapshot, bytes)
    assert isinstance(events, bytes)
    assert len(snapshot) < len(unpack(snapshot))
    assert unpack(events).startswith(b"[")
