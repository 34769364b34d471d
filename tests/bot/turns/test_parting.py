"""When a game ends, nothing stays behind that could be pressed in vain."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.desk.acts import Cancel
from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.kit.refusal import Refusal
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, House, Message

HOST = Actor(ANNA, GUILD, moderates=False)
BENS = 1


async def plays_to_the_end(house: House, game: int) -> None:
    for _ in range(4):
        async with house.core.store.transaction() as tx:
            loaded = await house.core.tables.load(tx, game)
        if loaded.game.status == "over":
            return
        for player in loaded.owing():
            assert player.user is not None
            default = loaded.table.default(player.seat)
            await house.desk.planning.lock_in(game, player.user, loaded.step, default)
    raise AssertionError("the game did not end")


async def calls_it_off(house: House, game: int) -> None:
    await house.desk.hosting.do(game, HOST, Cancel())


ENDS = (plays_to_the_end, calls_it_off)


def can_be_pressed(message: Message) -> bool:
    return (message.edits[-1] if message.edits else message.letter).panel is not None


@pytest.mark.parametrize("end", ENDS)
async def test_a_seat_that_nobody_has_accepted_is_offered_no_more(
    house: House, end: Callable[[House, int], Awaitable[None]]
) -> None:
    game = await house.game(BEN)
    await house.desk.hosting.do(game, HOST, Replace(BENS, CLEO))
    await house.settle()
    asked = house.courier.thread[-1]
    assert asked.letter.panel is not None
    assert asked.letter.panel.offer is not None
    await end(house, game)
    await house.settle()
    assert not can_be_pressed(asked)
    assert asked.text == "Game 1 has ended; its seats stay as they were."
    with pytest.raises(Refusal, match="That has been settled"):
        await house.desk.offers.answer(asked.letter.panel.offer, CLEO, "Cleo", yes=True)


@pytest.mark.parametrize("end", ENDS)
async def test_whoever_was_played_for_has_no_way_back(
    house: House, end: Callable[[House, int], Awaitable[None]]
) -> None:
    game = await house.game(BEN, rounds=4)
    told = await misses_two_turns(house, game)
    await end(house, game)
    await house.settle()
    assert not can_be_pressed(told)
    assert told.text == "Game 1 · Tiny Bids: the game is over. A stand-in played for you."


async def test_whose_seat_has_passed_on_has_no_way_back(house: House) -> None:
    game = await house.game(BEN, rounds=4)
    told = await misses_two_turns(house, game)
    await house.desk.hosting.do(game, HOST, Replace(BENS, None))
    await house.settle()
    assert not can_be_pressed(told)
    assert "your seat to" in told.text


async def misses_two_turns(house: House, game: int) -> Message:
    """Ben does; what he hears of it."""
    for number in ("3", "4"):
        await house.bid(game, ANNA, number)
        await house.pass_time(hours=25)
    await house.settle()
    [told] = [each for each in house.courier.to(BEN) if "You can have your seat back" in each.letter.text]
    assert can_be_pressed(told)
    return told
