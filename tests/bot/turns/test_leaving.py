"""People who leave the server are not waited for; people who only take no direct messages are."""

from __future__ import annotations

import logging
from datetime import timedelta

import pytest

from bot.desk.acts import Deadline
from bot.desk.hosting import Actor
from bot.post.courier import TryLater, Undeliverable, Unheard, Why
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, House, dm_of


async def test_whoever_has_left_the_server_is_noticed_at_the_first_letter(house: House) -> None:
    game = await house.game(BEN, CLEO, rounds=5)
    house.courier.left.add(BEN)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "2")
    await house.bid(game, CLEO, "4")
    await house.settle()
    said = [m.text for m in house.courier.thread if "has left the server" in m.text]
    assert said == ["Ben has left the server. A stand-in plays for them until they're back."]
    assert not [m.text for m in house.courier.thread if "direct messages" in m.text]
    await house.bid(game, ANNA, "4")
    assert (await house.bid(game, CLEO, "5")).resolved, "nobody waits for Ben"
    await house.settle()
    assert len([m.text for m in house.courier.thread if "has left" in m.text]) == 1


async def test_whoever_leaves_again_in_the_same_turn_is_told_of_again(house: House) -> None:
    game = await house.game(BEN, CLEO)
    for _ in range(2):
        house.courier.left.add(BEN)
        await house.pass_time(hours=11)
        await house.pass_time(hours=1)
        house.courier.left.clear()
        await house.desk.presence.come_back(game, BEN)
        await house.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), Deadline(timedelta(hours=24)))
    said = [m.text for m in house.courier.thread if m.text.startswith("Ben ")]
    left = "Ben has left the server. A stand-in plays for them until they're back."
    assert said == [left, "Ben is back.", left]


@pytest.mark.parametrize("fault", [Unheard(), TryLater(20)], ids=["not heard of", "told to wait"])
async def test_who_has_left_is_asked_again_if_discord_does_not_say(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    """That is no fault of ours, and no minute's matter."""
    game = await house.game(BEN, CLEO, rounds=5)
    house.courier.left.add(BEN)
    asked, has_left = [], house.courier.has_left

    async def unsure(guild: int, user: int) -> bool:
        if user == BEN:
            asked.append(user)
            if len(asked) == 1:
                raise fault
        return await has_left(guild, user)

    monkeypatch.setattr(house.courier, "has_left", unsure)
    for user, number in ((ANNA, "3"), (BEN, "2"), (CLEO, "4")):
        await house.bid(game, user, number)
    await house.settle()
    assert asked == [BEN]
    await house.pass_time(seconds=30)
    assert asked == [BEN, BEN]
    assert [m.text for m in house.courier.thread if "Ben has left the server" in m.text]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_game_that_waited_for_them_alone_goes_on_at_once(house: House) -> None:
    game = await house.lobby(BEN, rounds=5)
    house.courier.left.add(BEN)
    await house.desk.lobby.start(game, ANNA)
    await house.bid(game, ANNA, "3")
    await house.settle()
    await house.settle()
    assert (await house.desk.queries.status(game)).step == 1


async def test_it_goes_on_even_if_the_bot_stops_at_the_wrong_moment(house: House) -> None:
    """The sweep sees that one seat less is waited for."""
    game = await house.game(BEN, rounds=5)
    await house.bid(game, ANNA, "3")
    await house.settle()
    async with house.core.store.transaction() as tx:
        await tx.execute("UPDATE seats SET absent = 1 WHERE seat = 1")
    await house.pass_time(minutes=2)
    assert (await house.desk.queries.status(game)).step == 1


async def test_whoever_comes_back_takes_their_seat_by_any_act(house: House) -> None:
    game = await house.game(BEN, CLEO, rounds=5)
    house.courier.left.add(BEN)
    for user, number in ((ANNA, "3"), (BEN, "2"), (CLEO, "4")):
        await house.bid(game, user, number)
    await house.settle()
    house.courier.left.clear()
    await house.desk.planning.fill(game, BEN, 1, {"number": "6"})
    await house.settle()
    assert "Ben is back." in [m.text for m in house.courier.thread]
    await house.bid(game, ANNA, "4")
    assert not (await house.bid(game, CLEO, "5")).resolved


async def test_the_table_says_at_once_whom_it_waits_for_now(house: House) -> None:
    game = await house.lobby(BEN, CLEO, rounds=5)
    house.courier.left.add(BEN)
    await house.desk.lobby.start(game, ANNA)
    await house.settle()
    await house.settle()
    assert "Waiting for <@101> and <@103> until" in house.courier.thread[0].text


async def test_whoever_only_takes_no_direct_messages_keeps_the_seat(house: House) -> None:
    house.courier.closed.add(BEN)
    game = await house.game(BEN, rounds=5)
    assert [m.text for m in house.courier.thread if "I can't send you direct messages" in m.text]
    await house.bid(game, ANNA, "3")
    await house.settle()
    assert (await house.desk.queries.status(game)).waiting_for == ("Ben",)
    assert (await house.bid(game, BEN, "4")).resolved


async def test_whoever_shuts_the_bot_out_is_not_waited_for_until_they_answer(house: House) -> None:
    game = await house.game(BEN, rounds=5)
    house.courier.closed.add(BEN)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    await house.settle()
    (said,) = [m.text for m in house.courier.thread if "direct messages" in m.text]
    assert said.startswith(
        "<@102>, I can't send you direct messages in Game 1 any more. A stand-in plays for you"
    )
    assert (await house.bid(game, ANNA, "4")).resolved, "nobody waits for Ben"
    await house.settle()
    assert (await house.desk.queries.status(game)).waiting_for == ("Anna",)
    sheet = await house.desk.planning.form(game, BEN)
    await house.bid(game, BEN, str(sheet.fields[0].options[0].value))  # type: ignore[union-attr]
    await house.bid(game, ANNA, "5")
    await house.settle()
    assert (await house.desk.queries.status(game)).waiting_for == ("Anna", "Ben"), "they play without letters"
    assert len([m.text for m in house.courier.thread if "direct messages" in m.text]) == 1


@pytest.mark.parametrize("why", [Why.CLOSED, Why.REFUSED])
async def test_nobody_is_pointed_to_a_plan_when_the_game_is_over(house: House, why: Why) -> None:
    """Who closes their door before the last letter reads in the thread how it ended."""

    def refuse(what: str, channel: int) -> None:
        if (what, channel) == ("post", dm_of(BEN)):
            raise Undeliverable(why)

    game = await house.game(BEN, rounds=1)
    house.courier.before = refuse
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    await house.settle()
    assert (await house.desk.queries.status(game)).status == "over"
    assert not [m.text for m in house.courier.thread if "/plan" in m.text]
