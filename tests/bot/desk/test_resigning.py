"""Leaving a game for good, and what a lobby's post says in the end."""

from __future__ import annotations

import pytest

from bot.desk.acts import Cancel, CoHost, Pause
from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.kit.refusal import Refusal
from bot.store import privacy
from rules.engine import Choice
from rules.values import Seat
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, House, bidding
from tests.bot.tiny_title import Tiny, TinyState


async def test_a_stand_in_takes_the_seat_and_the_game_goes_on(house: House) -> None:
    game = await house.game(BEN, CLEO)
    await house.bid(game, ANNA, "3")
    await house.bid(game, CLEO, "4")
    await house.desk.presence.resign(game, BEN)
    await house.settle()
    told = [message.text for message in house.courier.thread]
    assert "Ben has resigned. A stand-in takes their seat." in told
    assert (await house.desk.queries.status(game)).step == 1, "nobody is awaited any more"
    assert [player.name for player in (await house.desk.queries.status(game)).players][1] == "Cadet for Ben"
    with pytest.raises(Refusal, match="You don't have a seat"):
        await house.desk.planning.form(game, BEN)


async def test_a_host_who_resigns_hands_the_game_over(house: House) -> None:
    game = await house.game(BEN)
    await house.desk.presence.resign(game, ANNA)
    assert await house.desk.hosting.do(game, Actor(BEN, GUILD, moderates=False), Pause())


async def test_the_co_host_comes_first_and_whoever_is_silent_last(house: House) -> None:
    anna = Actor(ANNA, GUILD, moderates=False)
    helped, other = await house.game(BEN), await house.game(BEN, CLEO)
    await house.desk.hosting.do(helped, anna, CoHost(CLEO))
    await house.desk.presence.resign(helped, ANNA)
    assert house.rows("SELECT host, cohost FROM games WHERE id = ?", helped) == [(CLEO, None)]
    async with house.core.store.transaction() as tx:
        await tx.execute("UPDATE seats SET absent = 1 WHERE game = ? AND person = ?", (other, BEN))
    await house.desk.presence.resign(other, ANNA)
    assert house.rows("SELECT host FROM games WHERE id = ?", other) == [(CLEO,)]
    await house.settle()
    assert [m.text for m in house.courier.messages if m.text.startswith("Anna has resigned.")] == [
        f"Anna has resigned. A stand-in takes their seat. <@{CLEO}> is now the host."
    ] * 2


async def test_a_co_host_who_leaves_for_good_runs_nothing_any_more(house: House) -> None:
    """Else they would be called when the table waits, and have the game when its host goes."""
    game = await house.game(BEN, CLEO, policy="wait")
    await house.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), CoHost(BEN))
    await house.desk.presence.resign(game, BEN)
    await house.settle()
    assert house.courier.thread[-1].text == (
        "Ben has resigned. A stand-in takes their seat. They're no longer co-host."
    )
    with pytest.raises(Refusal, match="Only the host of Game 1"):
        await house.desk.hosting.do(game, Actor(BEN, GUILD, moderates=False), Pause())
    await house.pass_time(hours=25)
    await house.pass_time(hours=48)
    assert [m.letter.mentions for m in house.courier.thread if "has been waiting" in m.text] == [(ANNA,)]
    await house.desk.presence.resign(game, ANNA)
    assert house.rows("SELECT host, cohost FROM games") == [(CLEO, None)]


class Door(Tiny):
    """Who bids 6 leaves."""

    def departure(self, state: TinyState, seat: Seat) -> Choice | None:
        return None if state.last[seat] == "6" else bidding("6")


async def test_who_resigns_leaves_as_the_rules_say_where_they_say_how(house: House) -> None:
    house.titles["tiny"] = Door()  # type: ignore[index]
    game = await house.game(BEN, CLEO)
    await house.bid(game, ANNA, "3")
    await house.bid(game, CLEO, "4")
    await house.desk.presence.resign(game, BEN)
    await house.settle()
    assert "Cadet for Ben 6, Cleo 4." in house.courier.thread[-1].text
    await house.bid(game, ANNA, "4")
    assert (await house.bid(game, CLEO, "5")).resolved, "where they say nothing, the stand-in answers"


async def test_who_takes_the_seat_of_somebody_who_resigned_has_not(house: House) -> None:
    """Nor has the stand-in that plays on for them, should they be forgotten."""
    house.titles["tiny"] = Door()  # type: ignore[index]
    game = await house.game(BEN)
    await house.desk.presence.resign(game, BEN)
    await house.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), Replace(1, CLEO))
    ((offer,),) = house.rows("SELECT id FROM offers")
    assert isinstance(offer, int)
    await house.desk.offers.answer(offer, CLEO, "Cleo", yes=True)
    async with house.core.store.transaction() as tx:
        await privacy.forget(tx, CLEO)
    await house.bid(game, ANNA, "3")
    await house.settle()
    assert "Cadet for Somebody 6." not in house.courier.thread[-1].text
    assert "Cadet for Somebody " in house.courier.thread[-1].text


async def test_the_last_person_leaves_and_the_game_is_finished(house: House) -> None:
    game = await house.game(stand_ins=1)
    await house.desk.presence.resign(game, ANNA)
    await house.settle()
    assert (await house.desk.queries.status(game)).status == "over"


async def test_who_has_no_seat_cannot_resign_nor_anybody_from_a_game_that_is_over(house: House) -> None:
    game = await house.game(BEN, rounds=1)
    with pytest.raises(Refusal, match="You don't have a seat"):
        await house.desk.presence.resign(game, CLEO)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    with pytest.raises(Refusal, match="is over"):
        await house.desk.presence.resign(game, BEN)


async def test_the_lobbys_post_says_what_came_of_it(house: House) -> None:
    game = await house.game(BEN, rounds=1)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    await house.settle()
    (thread,) = house.courier.threads
    lobby = house.courier.messages[0]
    assert lobby.text.endswith(f"This game is over. Ben wins. Most rounds. See how it went in <#{thread}>.")


async def test_the_lobbys_post_says_that_a_game_was_called_off(house: House) -> None:
    game = await house.game(BEN)
    await house.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), Cancel())
    await house.settle()
    assert house.courier.messages[0].text.endswith("This game was called off.")


async def test_whoever_leaves_a_game_to_stand_ins_is_told_what_comes_of_it(house: House) -> None:
    alone, both = await house.game(stand_ins=1), await house.game(BEN)
    finished = "Nobody else is playing, so stand-ins finish the game right away."
    assert (await house.desk.presence.ask_to_resign(alone, ANNA)).endswith(finished)
    assert finished not in await house.desk.presence.ask_to_resign(both, ANNA)
