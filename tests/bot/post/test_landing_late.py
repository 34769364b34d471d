"""A request that lands minutes after its sender was killed: what came is known, and closed if it must be."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.post.courier import Rendered, Undeliverable, Unheard, Why
from bot.post.delivery import LANDS_LATE
from bot.store.games import Game
from bot.store.letters import Letter
from bot.store.mail import messages
from bot.store.people import Person
from tests.bot.backroom import ANNA, BEN, CHANNEL, CLEO, GUILD, Crash, House, Message, attached, dm_of

HOST = Actor(ANNA, GUILD, moderates=False)


async def killed(house: House, *, channel: int) -> int:
    """A game whose bot was killed while its next post to a channel was under way, and the next bot."""
    house.courier.delayed[channel] = Crash()
    with pytest.raises(Crash):
        await house.game(BEN, pace=None)
    await house.restart()
    ((game,),) = house.rows("SELECT id FROM games")
    assert isinstance(game, int)
    return game


async def turn(house: House, game: int, numbers: str) -> None:
    for user, number in zip((ANNA, BEN), numbers, strict=True):
        await house.bid(game, user, number)
    await house.settle()


async def in_five_minutes(house: House) -> None:
    """As the bot's own task would: it looks whenever something is due."""
    for _ in range(20):
        await house.pass_time(seconds=15)


def stray(house: House) -> list[str]:
    """What stands at Discord's, and nobody knows of it."""
    known = {row[0] for row in house.rows("SELECT message FROM messages")}
    return [message.text for message in house.courier.messages if message.id not in known]


def live(messages: list[Message]) -> list[Message]:
    """Those with something to press."""
    return [each for each in messages if (each.edits[-1] if each.edits else each.letter).panel is not None]


def waiting(house: House) -> list[tuple[object, ...]]:
    return house.rows("SELECT lane, key, kind FROM outbox WHERE state = 'waiting'")


@pytest.mark.parametrize("minutes", [0, 1, 4])
async def test_a_panel_that_lands_after_its_seat_was_replaced_is_closed(house: House, minutes: int) -> None:
    game = await killed(house, channel=dm_of(BEN))
    await house.desk.hosting.do(game, HOST, Replace(1, None))
    await house.settle()
    for _ in range(minutes * 4):
        await house.pass_time(seconds=15)
    house.courier.land()
    await in_five_minutes(house)
    (panel,) = house.courier.to(BEN)
    assert "your seat to" in panel.text
    assert live([panel]) == []
    assert stray(house) == []
    assert waiting(house) == []


async def test_what_never_lands_is_looked_for_in_vain_and_done_with(house: House) -> None:
    game = await killed(house, channel=dm_of(BEN))
    await house.desk.hosting.do(game, HOST, Replace(1, None))
    await in_five_minutes(house)
    await house.pass_time(minutes=1)  # edits of the first five minutes are made once more
    assert waiting(house) == []
    assert house.courier.to(BEN) == []


async def test_what_has_lost_its_point_holds_up_no_question(house: House) -> None:
    """Nobody knows whether a reminder came, and then the next question is due."""
    game = await house.game(BEN)
    house.courier.delayed[dm_of(BEN)] = Unheard()
    await house.pass_time(hours=18)
    await turn(house, game, "34")
    await house.pass_time(seconds=5)
    (question,) = live(house.courier.to(BEN))
    assert question.letter.panel is not None
    assert question.letter.panel.step == 1
    house.courier.land()
    await in_five_minutes(house)
    assert "is waiting for you" in house.courier.to(BEN)[-1].text
    assert stray(house) == []
    assert live(house.courier.to(BEN)) == [question]


async def test_a_question_on_its_way_is_not_taken_for_what_is_looked_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben has lost his seat and got it back: what he is asked now looks like what may still come, for a panel
    is known by its buttons."""
    monkeypatch.setattr("tests.bot.backroom._alike", lambda one, other: attached(one) == attached(other))
    game = await killed(house, channel=dm_of(BEN))
    await house.desk.hosting.do(game, HOST, Replace(1, None))
    await house.settle()
    post = house.courier.post

    async def looked_for_meanwhile(channel: int, letter: Rendered, nonce: str) -> int:
        message = await post(channel, letter, nonce)
        if letter.panel is not None and letter.panel.kind == "plan":
            await house.clock.advance(timedelta(minutes=1))
            await house.outbox._look()
            (looking,) = [task for lane, task in house.outbox._lanes.items() if lane.startswith("late")]
            await looking
        return message

    monkeypatch.setattr(house.courier, "post", looked_for_meanwhile)
    await house.desk.hosting.do(game, HOST, Replace(1, BEN))
    ((offer,),) = house.rows("SELECT max(id) FROM offers")
    assert isinstance(offer, int)
    await house.desk.offers.answer(offer, BEN, "Ben", yes=True)
    await house.settle()
    await in_five_minutes(house)
    assert len(live(house.courier.to(BEN))) == 1
    assert stray(house) == []
    assert waiting(house) == []


async def test_it_is_closed_though_hours_have_passed_since_it_was_looked_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine slept between the look, which found nothing, and the letter that was sent again."""
    await killed(house, channel=dm_of(BEN))
    find = house.courier.find

    async def slept(*asked: Any) -> int | None:
        found = await find(*asked)
        house.courier.land()
        await house.clock.advance(timedelta(hours=7))
        return found

    monkeypatch.setattr(house.courier, "find", slept)
    await house.settle()
    monkeypatch.undo()
    await in_five_minutes(house)
    assert stray(house) == []
    assert len(live(house.courier.to(BEN))) == 1


@pytest.mark.parametrize("step_over", [False, True])
async def test_what_was_sent_again_and_lands_as_well_is_closed(house: House, *, step_over: bool) -> None:
    """Discord has forgotten the nonce by then."""
    game = await killed(house, channel=dm_of(BEN))
    await house.settle()
    (sent,) = house.courier.to(BEN)
    if step_over:
        await turn(house, game, "34")
    for _ in range(16):
        await house.pass_time(seconds=15)
    house.courier.land()
    await in_five_minutes(house)
    twin = house.courier.to(BEN)[-1]
    assert "this came twice" in twin.text
    assert stray(house) == []
    assert len(live(house.courier.to(BEN))) == 1
    assert live([sent]) == ([] if step_over else [sent])
    assert waiting(house) == []


async def test_what_was_sent_again_unheard_of_and_lands_as_well_is_closed(house: House) -> None:
    """The answer to the second is lost too; that one is found."""
    game = await house.game(BEN, pace=None, rounds=9)
    (thread,) = house.courier.threads
    house.courier.delayed[thread] = Unheard()
    await turn(house, game, "34")

    def lost(what: str, channel: int) -> None:
        if (what, channel) == ("post", thread):
            raise Unheard

    house.courier.after = lost
    await house.pass_time(seconds=5)
    house.courier.after = lambda _what, _channel: None
    for _ in range(16):
        await house.pass_time(seconds=15)
    house.courier.land()
    await in_five_minutes(house)
    assert "this came twice" in house.courier.thread[-1].text
    assert stray(house) == []
    assert waiting(house) == []


async def test_a_post_that_went_aside_and_lands_in_the_thread_as_well(house: House) -> None:
    game = await house.game(BEN, pace=None, rounds=9)
    (thread,) = house.courier.threads
    house.courier.delayed[thread] = Unheard()
    await turn(house, game, "34")

    def locked(what: str, channel: int) -> None:
        if (what, channel) == ("post", thread):
            raise Undeliverable(Why.FORBIDDEN)

    house.courier.before = locked
    await house.pass_time(seconds=5)
    assert "Bids: Anna 3, Ben 4." in house.courier.posted(CHANNEL)[-1], "nobody waits for it"
    house.courier.land()
    await in_five_minutes(house)
    assert "this came twice" in house.courier.thread[-1].text
    assert stray(house) == []


async def test_a_panel_that_was_given_up_and_lands_is_closed_with_its_step(house: House) -> None:
    """Its reader has closed their direct messages since."""
    game = await killed(house, channel=dm_of(BEN))
    house.courier.closed.add(BEN)
    await house.settle()
    assert "I can't send you direct messages" in house.courier.thread[-1].text
    house.courier.land()
    await in_five_minutes(house)
    (panel,) = house.courier.to(BEN)
    assert live([panel])
    assert stray(house) == []
    await turn(house, game, "34")
    assert "Played!" in panel.text


async def test_a_post_that_discord_refuses_the_second_time_may_have_come_the_first(house: House) -> None:
    game = await house.game(BEN, pace=None, rounds=9)
    (thread,) = house.courier.threads
    house.courier.delayed[thread] = Unheard()
    await turn(house, game, "34")

    def never(what: str, channel: int) -> None:
        if (what, channel) == ("post", thread):
            raise Undeliverable(Why.REFUSED)

    house.courier.before = never
    await house.pass_time(seconds=5)
    house.courier.before = lambda _what, _channel: None
    house.courier.land()
    await in_five_minutes(house)
    assert stray(house) == []
    await turn(house, game, "43")
    told = [each for each in house.courier.thread if "Bids: Anna 3, Ben 4." in each.text]
    assert [each.text.endswith("The game goes on below.") for each in told] == [True]


async def test_what_is_retired_while_it_is_made_ready_is_not_sent(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is killed in the next moment would leave a panel that is settled as skipped."""
    rendering = house.outbox._delivery._rendering
    made = rendering.of

    async def replaced(letter: Letter, game: Game, reader: Person) -> Rendered:
        if letter.key == "panel:0:1" and (await house.desk.queries.status(game.id)).players[1].user == BEN:
            await house.desk.hosting.do(game.id, HOST, Replace(1, None))
        return await made(letter, game, reader)

    monkeypatch.setattr(rendering, "of", replaced)
    await house.game(BEN, pace=None)
    assert house.courier.to(BEN) == []
    assert waiting(house) == []


async def test_what_may_have_come_is_searched_for_though_it_was_refused_elsewhere_since(house: House) -> None:
    """It was on its way to the thread; then the thread was closed, and so was the channel."""
    game = await house.game(BEN, pace=None, rounds=9)
    (thread,) = house.courier.threads
    house.courier.delayed[thread] = Unheard()
    await turn(house, game, "34")
    house.courier.before = closed_to(thread, CHANNEL)
    await house.pass_time(seconds=30)
    house.courier.land()
    await in_five_minutes(house)
    house.courier.before = lambda _what, _channel: None
    await turn(house, game, "43")
    await house.outbox.retry_now()
    await in_five_minutes(house)
    await house.pass_time(hours=1)
    assert stray(house) == []
    assert waiting(house) == []


def closed_to(*channels: int) -> Callable[[str, int], None]:
    def refuse(what: str, channel: int) -> None:
        if what == "post" and channel in channels:
            raise Undeliverable(Why.FORBIDDEN)

    return refuse


async def test_an_edit_of_a_process_that_was_killed_may_land_late(house: House) -> None:
    """The newer one, which the next process has made, is made once more when that can be no more."""
    game = await house.game(BEN, CLEO)
    (opening,) = house.courier.thread
    await house.bid(game, ANNA, "3")
    await house.settle()
    await house.restart()
    await house.bid(game, BEN, "4")
    await house.settle()
    older, newer = opening.edits
    opening.edits.append(older)
    await house.pass_time(seconds=LANDS_LATE.total_seconds() - 1)
    assert opening.edits[-1] == older
    await house.pass_time(seconds=1)
    assert opening.edits == [older, newer, older, newer]
    await house.pass_time(minutes=10)
    assert len(opening.edits) == 4


async def test_what_was_sent_while_another_lane_began_is_this_processs_own(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two lanes begin at once, and one of them asks what was there before only when the other has sent
    something: that is edited by nobody else, and its edits are made once."""
    games = [await house.game(BEN, pace=None) for _ in range(2)]
    await house.restart()
    store, reading, asked = house.core.store, house.core.store.read, 0

    async def read(work: Callable[..., Any], *given: Any, **how: Any) -> Any:
        nonlocal asked
        asked += work is messages.newest
        if work is messages.newest and asked > 1:
            await house.courier.hear("Bids: ")
        return await reading(work, *given, **how)

    monkeypatch.setattr(store, "read", read)
    for game in games:
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
    await house.settle()
    assert asked > 1
    for game in games:
        await house.bid(game, ANNA, "5")
    await house.settle()
    assert house.rows("SELECT game FROM outbox WHERE key = 'step:1' AND state = 'waiting'") == []


async def test_a_message_of_this_process_was_edited_by_no_other(house: House) -> None:
    game = await house.game(BEN)
    await house.restart()
    for user, number in ((ANNA, "3"), (BEN, "4"), (ANNA, "5")):
        await house.bid(game, user, number)
        await house.settle()
    first, second = house.courier.thread
    edits = len(second.edits)
    await house.pass_time(minutes=10)
    assert first.text.endswith("The game goes on below.")
    assert (edits, len(second.edits)) == (1, 1)


async def killed_on_the_way_to_the_thread_which_is_closed(house: House) -> int:
    game = await house.game(BEN, pace=None, rounds=9)
    (thread,) = house.courier.threads
    house.courier.delayed[thread] = Crash()
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    with pytest.raises(Crash):
        await house.settle()
    await house.restart()
    house.courier.before = closed_to(thread)
    return game


async def test_what_lands_in_the_thread_after_a_second_kill_on_the_way_to_the_channel_is_known(
    house: House,
) -> None:
    await killed_on_the_way_to_the_thread_which_is_closed(house)
    house.courier.delayed[CHANNEL] = Crash()
    with pytest.raises(Crash):
        await house.settle()
    await house.restart()
    await house.settle()
    house.courier.land()
    await in_five_minutes(house)
    await house.pass_time(minutes=10)
    told = [each for each in house.courier.messages if "Bids: " in each.letter.text]
    assert len(told) == 2
    assert stray(house) == []
    assert len(live(told)) == 1
    assert waiting(house) == []


async def test_where_the_channel_refuses_it_too_the_one_that_lands_in_the_thread_is_known(
    house: House,
) -> None:
    await killed_on_the_way_to_the_thread_which_is_closed(house)
    (thread,) = house.courier.threads
    house.courier.before = closed_to(thread, CHANNEL)
    await house.settle()
    house.courier.land()
    await in_five_minutes(house)
    assert stray(house) == []
    house.courier.before = closed_to()
    await house.pass_time(hours=2)
    told = [each for each in house.courier.messages if "Bids: " in each.letter.text]
    assert stray(house) == []
    assert len(live(told)) == 1
    assert waiting(house) == []
