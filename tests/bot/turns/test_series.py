"""Several matches with one running score: the same people, sides swapped, points added up."""

from __future__ import annotations

import re

import pytest

from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.kit.refusal import Refusal
from bot.store import games
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, NAMES, House, opening


async def series(house: House, matches: int) -> int:
    game = await house.desk.lobby.open(
        opening("tiny", {"rounds": 1}, pace=None, policy="wait", matches=matches)
    )
    await house.desk.lobby.join(game, BEN, NAMES[BEN])
    await house.desk.lobby.start(game, ANNA)
    await house.settle()
    return game


async def play(house: House, game: int, anna: str, ben: str) -> None:
    await house.bid(game, ANNA, anna)
    await house.bid(game, BEN, ben)
    await house.settle()


def told(house: House, words: str) -> list[str]:
    return [message.text for message in house.courier.messages if words in message.text]


async def test_the_next_match_begins_by_itself_with_the_seats_turned_round(house: House) -> None:
    first = await series(house, 3)
    assert "Match 1 of 3" in house.courier.messages[0].text
    await play(house, first, "5", "3")
    (ending,) = told(house, "with sides swapped")
    assert ending.startswith("### Anna wins. Most rounds.\n")
    assert "Match 1 of 3: Anna 1, Ben 0. The next one starts now" in ending
    second = await house.desk.queries.status(first + 1)
    assert second.status == "running"
    assert [player.user for player in second.players] == [BEN, ANNA]
    assert second.commitment != (await house.desk.queries.status(first)).commitment
    await play(house, first + 1, "2", "6")
    assert told(house, "Match 2 of 3: Anna 1, Ben 1. The next one starts now")
    await play(house, first + 2, "2", "6")
    assert told(house, "Ben wins the series after 3 matches: Ben 2, Anna 1.")
    with pytest.raises(Refusal, match="no Game 4"):
        await house.desk.queries.status(first + 3)


async def test_a_series_can_end_level(house: House) -> None:
    first = await series(house, 2)
    await play(house, first, "5", "3")
    await play(house, first + 1, "3", "5")
    assert told(house, "The series ends level after 2 matches: ")


async def test_a_single_game_says_nothing_of_matches(house: House) -> None:
    game = await series(house, 1)
    await play(house, game, "5", "3")
    assert not told(house, "Match ")


async def test_a_bot_that_dies_before_the_next_match_begins_it_when_it_is_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await series(house, 2)

    async def dies(*_: object) -> None:
        raise RuntimeError("the process is gone")

    with monkeypatch.context() as patch:
        patch.setattr("bot.turns.lobbies.begin", dies)
        await play(house, first, "5", "3")
    assert (await house.desk.queries.status(first + 1)).status == "lobby"
    await house.restart()
    await house.settle()
    assert (await house.desk.queries.status(first + 1)).status == "running"
    async with house.core.store.transaction() as tx:
        assert await games.unbegun_matches(tx) == []


async def test_too_many_matches_are_refused(house: House) -> None:
    with pytest.raises(Refusal, match="at most 9 matches, not 10"):
        await series(house, 10)


@pytest.mark.parametrize("leaves", ["resigns", "is replaced"])
async def test_the_points_of_a_seat_stay_with_whoever_has_it_now(house: House, leaves: str) -> None:
    first = await series(house, 2)
    await play(house, first, "3", "5")
    second = first + 1
    if leaves == "resigns":
        await house.desk.presence.resign(second, BEN)
    else:
        await house.desk.hosting.do(second, Actor(ANNA, GUILD, moderates=False), Replace(0, CLEO))
        await house.desk.offers.answer(1, CLEO, "Cleo", yes=True)
        await house.bid(second, CLEO, "1")
    await house.bid(second, ANNA, "6")
    await house.settle()
    (ending,) = told(house, "after 2 matches")
    (standings,) = re.findall("after 2 matches: (.+)", ending)
    assert sum(map(int, re.findall(r"\d+", standings))) == 2, "a point for each match that was played"
