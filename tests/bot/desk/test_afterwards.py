"""How a game ends, and what can be done then: play it again, keep its record, see it once more."""

from __future__ import annotations

import pytest

from bot.kit.refusal import Refusal
from bot.settings import Limits
from rules.engine import Choice
from rules.values import Seat
from tests.bot.backroom import ANNA, BEN, CHANNEL, CLEO, House
from tests.bot.tiny_title import Tiny


class Sided(Tiny):
    """The two seats are different."""

    def roles(self, options: Choice, seats: int) -> dict[Seat, str]:  # noqa: ARG002 - always the same
        return {0: "red", 1: "blue"}


async def finished(house: House, *, rounds: int = 2, stand_ins: int = 0) -> int:
    """Ben wins every round, if no stand-in does."""
    game = await house.game(BEN, rounds=rounds, stand_ins=stand_ins)
    for number in range(rounds):
        await house.bid(game, ANNA, "12"[number % 2])
        await house.bid(game, BEN, "56"[number % 2])
        await house.settle()
    return game


async def test_the_last_post_says_who_won_first_and_how_that_can_be_checked_last(house: House) -> None:
    await finished(house)
    last = house.courier.thread[-1]
    first, *_, thanks, small, digest = last.text.split("\n")
    assert first == "### Ben wins. Most rounds."
    assert thanks == f"Thanks for playing, <@{ANNA}> and <@{BEN}>!"
    assert small.startswith("-# The seed of the dice was ")
    assert digest.startswith("-# SHA-256 of that record is ")
    assert last.text.count("wins") == 1
    assert last.letter.mentions == (ANNA, BEN)
    assert [picture.name for picture in last.letter.pictures] == ["game1-step2-board.png"]
    assert last.letter.panel is not None
    assert last.letter.panel.kind == "end"
    assert "This game is over. Ben wins. Most rounds." in house.courier.posted(CHANNEL)[0]


async def test_each_player_reads_how_it_ended_for_them_and_nothing_of_the_others(house: House) -> None:
    await finished(house)
    won, lost = house.courier.to(BEN)[-1], house.courier.to(ANNA)[-1]
    assert "**You win. Most rounds.**\nYour score: 2." in won.text
    assert "Thanks for playing, Ben!" in won.text
    assert "**Ben wins. Most rounds.**\nYour score: 0." in lost.text
    assert "2" not in lost.text.split("Your score")[1].split("\n")[0]
    assert [picture.name for picture in lost.letter.pictures] == ["game1-step2-mat.png"]
    assert b'"seat":0' in lost.letter.pictures[0].data
    assert b'"seat":1' in won.letter.pictures[0].data


async def test_a_rematch_seats_the_same_people_with_the_same_options(house: House) -> None:
    game = await finished(house, stand_ins=1)
    again = await house.desk.lobby.rematch(game, BEN)
    await house.settle()
    lobby = await house.desk.lobby.sheet(again)
    assert [(player.user, player.name) for player in lobby.players] == [
        (ANNA, "Anna"),
        (BEN, "Ben"),
        (None, "Cadet 1"),
    ]
    assert lobby.host == BEN
    assert "Rounds: 2" in lobby.text
    assert "Open until" in lobby.text
    invitation = next(message for message in house.courier.messages if "rematch" in message.text)
    assert f"<@{ANNA}>: <@{BEN}> wants a rematch! Game {again} is open in <#{CHANNEL}>" in invitation.text
    assert invitation.letter.mentions == (ANNA,)
    await house.desk.lobby.start(again, BEN)
    assert (await house.desk.queries.status(again)).status == "running"


async def test_sides_are_swapped_where_there_are_sides(house: House) -> None:
    house.titles["tiny"] = Sided()  # type: ignore[index]
    again = await house.desk.lobby.rematch(await finished(house), ANNA)
    assert [player.user for player in (await house.desk.lobby.sheet(again)).players] == [BEN, ANNA]
    await house.settle()
    assert any("everyone has a seat, the other way round" in each.text for each in house.courier.messages)


async def test_there_is_one_rematch_and_only_for_those_who_played(house: House) -> None:
    game = await house.game(BEN, rounds=1)
    with pytest.raises(Refusal, match="Game 1 isn't over"):
        await house.desk.lobby.rematch(game, ANNA)
    await house.bid(game, ANNA, "1")
    await house.bid(game, BEN, "5")
    with pytest.raises(Refusal, match="Only players of Game 1"):
        await house.desk.lobby.rematch(game, CLEO)
    assert await house.desk.lobby.rematch(game, ANNA) == 2
    with pytest.raises(Refusal, match="open already"):
        await house.desk.lobby.rematch(game, BEN)


async def test_a_replay_shows_each_step_as_anybody_could_see_it(house: House) -> None:
    game = await finished(house)
    pages = [await house.desk.replays.step(game, step) for step in (0, 1, 2, 99)]
    assert [(page.at, page.last) for page in pages] == [(0, 2), (1, 2), (2, 2), (2, 2)]
    assert [page.picture.name for page in pages[:3]] == [f"game1-step{step}-board.png" for step in range(3)]
    assert all(b'"card":null' in page.picture.data for page in pages)
    assert "Bids: Anna 1, Ben 5. Ben takes the round.\n> Round 1 of 2 is played" in pages[1].text
    assert all("drew" not in page.text for page in pages)


async def test_a_replay_opens_when_the_game_is_over(house: House) -> None:
    game = await house.game(BEN)
    with pytest.raises(Refusal, match="Game 1 isn't over"):
        await house.desk.replays.step(game, 0)


async def test_a_rematch_counts_like_any_lobby(house: House) -> None:
    game = await finished(house)
    house.limits = Limits(lobbies=1, games=3)
    await house.restart()
    await house.lobby()
    with pytest.raises(Refusal, match="Game 2 is still waiting for you"):
        await house.desk.lobby.rematch(game, ANNA)
    house.limits = Limits(lobbies=2, games=1)
    await house.restart()
    with pytest.raises(Refusal, match="This server has 1 game running"):
        await house.desk.lobby.rematch(game, BEN)
    house.limits = Limits(lobbies=2, games=2)
    await house.restart()
    assert await house.desk.lobby.rematch(game, BEN)


async def test_whoever_leaves_the_rematch_of_a_private_game_may_come_back(house: House) -> None:
    game = await finished(house)
    async with house.core.store.transaction() as tx:
        await tx.execute("UPDATE games SET private = 1")
    again = await house.desk.lobby.rematch(game, BEN)
    await house.desk.lobby.leave(again, ANNA)
    with pytest.raises(Refusal, match="is private"):
        await house.desk.lobby.join(again, CLEO, "Cleo")
    await house.desk.lobby.join(again, ANNA, "Anna")
