"""A way that was closed: nothing is lost, the host hears of it, and the table is caught up in one post."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.post.courier import Deciding, Rendered, Undeliverable, Unheard, Why
from bot.post.refusals import TRIES
from bot.store import StoreFault, outbox
from bot.store.letters import Letter, late
from bot.store.outbox import Due
from tests.bot.backroom import ANNA, BEN, CHANNEL, CLEO, GUILD, FakeCourier, House, Message, dm_of

ROUNDS = ("34", "43", "25")


def thread_of(courier: FakeCourier) -> int:
    (thread,) = courier.threads
    return thread


def close(courier: FakeCourier, fault: Exception, *channels: int) -> None:
    """Nobody can write, or edit, or look there any more."""

    def refuse(_what: str, channel: int) -> None:
        if channel in channels:
            raise fault.with_traceback(None)

    courier.before = refuse


def open_again(courier: FakeCourier) -> None:
    courier.before = lambda _what, _channel: None


def told(numbers: str) -> str:
    return f"Bids: Anna {numbers[0]}, Ben {numbers[1]}."


async def play(house: House, game: int, *rounds: str) -> None:
    for numbers in rounds:
        for user, number in zip((ANNA, BEN), numbers, strict=True):
            await house.bid(game, user, number)
        await house.settle()


async def edited(house: House, game: int) -> str:
    """What the last post in the thread says once Anna has chosen."""
    await house.bid(game, ANNA, "3")
    await house.settle()
    return house.courier.thread[-1].text


@pytest.mark.parametrize(
    "fault",
    [Undeliverable(Why.FORBIDDEN), Undeliverable(Why.UNSEEN), OSError()],
    ids=["forbidden", "unseen", "no network"],
)
async def test_the_table_is_caught_up_in_one_post(house: House, fault: Exception) -> None:
    game = await house.game(BEN, rounds=9, pace=None)
    thread = thread_of(house.courier)
    close(house.courier, fault, CHANNEL, thread)
    await play(house, game, *ROUNDS)
    for _ in range(TRIES):
        await house.pass_time(minutes=30)
    assert len(house.courier.thread) == 1
    open_again(house.courier)
    await house.pass_time(minutes=30)
    _, post = house.courier.thread
    assert "Round 3 of 9 is played" in post.text
    assert "Waiting for <@101> and <@102>" in post.text
    assert "while I couldn't write here (since <t:" in post.text
    assert [told(numbers) in post.text for numbers in ROUNDS] == [True] * 3
    assert [picture.name for picture in post.letter.pictures] == ["game1-step3-board.png"]
    assert post.letter.mentions == (ANNA, BEN)
    assert post.letter.panel is not None
    assert (await house.desk.queries.status(game)).thread == thread
    changed = await edited(house, game)
    assert "Waiting for <@102>" in changed
    assert "Bids: Anna 3, Ben 4." in changed, "what was missed stays"
    await house.bid(game, BEN, "4")
    await house.settle()
    assert "could not write" not in house.courier.thread[-1].text
    assert house.rows("SELECT key FROM outbox WHERE state IN ('waiting', 'given up')") == []


async def test_an_edit_that_knows_nothing_of_what_was_missed_takes_nothing_away(house: House) -> None:
    """It may have been written while the post it is for was still waiting."""
    game = await house.game(BEN, rounds=9, pace=None)
    close(house.courier, Undeliverable(Why.FORBIDDEN), CHANNEL, thread_of(house.courier))
    await play(house, game, *ROUNDS)
    open_again(house.courier)
    await house.pass_time(minutes=30)
    early = Letter(kind="edit", game=game, key="step:3", text="Round 3. The game goes on below.")
    async with house.core.store.transaction() as tx:
        await outbox.put(tx, [early], house.clock.now())
    await house.settle()
    post = house.courier.thread[-1].text
    assert "The game goes on below." in post
    assert [told(numbers) in post for numbers in ROUNDS[:2]] == [True, True]


async def test_what_was_told_aside_and_what_waited_both_stay(house: House) -> None:
    game = await house.game(BEN, rounds=9, pace=None)
    thread = thread_of(house.courier)
    close(house.courier, Undeliverable(Why.FORBIDDEN), thread)
    await play(house, game, ROUNDS[0])
    close(house.courier, Undeliverable(Why.FORBIDDEN), CHANNEL, thread)
    await play(house, game, *ROUNDS[1:])
    open_again(house.courier)
    await house.pass_time(minutes=30)
    assert [told(numbers) in house.courier.thread[-1].text for numbers in ROUNDS] == [True] * 3
    changed = await edited(house, game)
    assert [told(numbers) in changed for numbers in ROUNDS] == [True] * 3


async def test_the_last_try_counts_for_what_may_be_on_its_way(house: House) -> None:
    game = await house.game(BEN, rounds=9, pace=None)
    thread = thread_of(house.courier)

    def unheard(what: str, channel: int) -> None:
        if (what, channel) == ("post", thread):
            raise Unheard

    house.courier.before = unheard
    await play(house, game, ROUNDS[0])
    for _ in range(6):
        await house.pass_time(seconds=60)
    close(house.courier, Undeliverable(Why.FORBIDDEN), CHANNEL, thread)
    await house.outbox.retry_now()
    await house.settle()
    await play(house, game, ROUNDS[1])
    open_again(house.courier)
    await house.outbox.retry_now()
    await house.settle()
    assert house.rows("SELECT state FROM outbox WHERE key = 'step:1' AND kind = 'post'") == [("waiting",)]
    await house.pass_time(minutes=10)
    assert told(ROUNDS[1]) in house.courier.thread[-1].text


async def test_the_host_is_told_once_and_the_log_says_so(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    game = await house.game(BEN, rounds=9, pace=None)
    thread = thread_of(house.courier)
    close(house.courier, Undeliverable(Why.FORBIDDEN), CHANNEL, thread)
    await play(house, game, *ROUNDS)
    await house.pass_time(hours=1)
    told = [message.text for message in house.courier.to(ANNA) if "I can't tell Game" in message.text]
    assert len(told) == 1
    assert f"I can't tell Game 1 in <#{thread}>: I may not write there." in told[0]
    assert not [message for message in house.courier.to(BEN) if "I can't tell Game" in message.text]
    warnings = [record.message for record in caplog.records if record.levelname == "WARNING"]
    assert "game 1: letter step:1 has to wait: the bot may not write there" in warnings


async def test_a_host_who_takes_no_letters_of_trouble_is_still_asked_at_the_table(house: House) -> None:
    """What they owe waits behind the letter that is refused, and must not go with it unheard."""
    game = await house.game(BEN, rounds=9, pace=None)
    house.courier.closed.add(ANNA)
    trouble = Letter(kind="direct", game=game, key="host:shut:7", text="It cannot be told.", user=ANNA)
    question = Letter(kind="direct", game=game, key="panel:7:0", text="Choose.", user=ANNA)
    async with house.core.store.transaction() as tx:
        await outbox.put(tx, [trouble, question], house.clock.now())
    await house.settle()
    assert "I can't send you direct messages" in house.courier.thread[-1].text


async def test_what_may_still_be_on_its_way_is_not_told_with_something_else(house: House) -> None:
    """Nobody knows what became of a post, and then its way is closed for a moment: it may yet come."""
    game = await house.game(BEN, rounds=9, pace=None)
    thread = thread_of(house.courier)
    close(house.courier, Unheard(), thread)
    await play(house, game, ROUNDS[0])
    close(house.courier, Undeliverable(Why.FORBIDDEN), CHANNEL, thread)
    await house.pass_time(seconds=30)
    await play(house, game, ROUNDS[1])
    open_again(house.courier)
    await house.pass_time(seconds=60)
    tried = "SELECT key FROM outbox WHERE state = 'waiting' AND tried_at IS NOT NULL AND kind = 'post'"
    assert house.rows(tried) == [("step:1",)]
    assert len(house.courier.thread) == 1
    await house.pass_time(minutes=10)
    assert [told(numbers) in house.courier.thread[-1].text for numbers in ROUNDS[:2]] == [True, True]


async def test_a_thread_that_is_closed_for_a_while_is_used_again(house: House) -> None:
    game = await house.game(BEN, rounds=9, pace=None)
    thread = thread_of(house.courier)
    close(house.courier, Undeliverable(Why.FORBIDDEN), thread)
    await play(house, game, *ROUNDS[:2])
    assert ["takes the round" in text for text in house.courier.posted(CHANNEL)][1:] == [True, True]
    assert (await house.desk.queries.status(game)).thread == thread
    open_again(house.courier)
    await play(house, game, ROUNDS[2])
    assert len(house.courier.posted(CHANNEL)) == 3
    post = house.courier.thread[-1]
    assert "Round 3 of 9 is played" in post.text
    assert f"told in <#{CHANNEL}> while I couldn't write here" in post.text
    assert [told(numbers) in post.text for numbers in ROUNDS] == [True] * 3
    assert "told in" in await edited(house, game)
    await house.bid(game, BEN, "4")
    await house.settle()
    assert "told in" not in house.courier.thread[-1].text


async def test_an_edit_that_must_wait_holds_up_no_post(house: House) -> None:
    game = await house.game(BEN, rounds=9, pace=None)
    close(house.courier, Undeliverable(Why.FORBIDDEN), thread_of(house.courier))
    await play(house, game, ROUNDS[0])
    (opening,) = house.courier.thread
    assert "goes on below" not in opening.text
    open_again(house.courier)
    await house.pass_time(minutes=1)
    assert opening.text.endswith("The game goes on below.")


async def with_a_late_edit(house: House) -> tuple[int, Message]:
    """A game, and its opening post, which could not be edited when Anna locked in; now it can be."""
    game = await house.game(BEN, CLEO, rounds=9, pace=None)
    (opening,) = house.courier.thread
    close(house.courier, Undeliverable(Why.FORBIDDEN), opening.channel)
    await house.bid(game, ANNA, "3")
    await house.settle()
    open_again(house.courier)
    return game, opening


async def test_an_edit_that_had_to_wait_never_comes_after_a_newer_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord is slow to take the one that waited, and somebody else locks in meanwhile."""
    game, opening = await with_a_late_edit(house)
    edit, at_work = house.courier.edit, house.courier.turns.of(opening.id)
    taken: list[str] = []

    async def slow(channel: int, message: int, decide: Deciding) -> None:
        async def decided() -> Rendered | None:
            letter = await decide()
            taken.append(letter.text if letter else "")
            if len(taken) == 1:
                await house.bid(game, BEN, "4")
                others = asyncio.create_task(house.outbox.drain())
                while len(opening.edits) < 1 and not at_work._waiters:  # noqa: ASYNC110 - until it is sent, or waits
                    await asyncio.sleep(0)
                drains.append(others)
            return letter

        await edit(channel, message, decided)

    drains: list[asyncio.Task[None]] = []
    monkeypatch.setattr(house.courier, "edit", slow)
    await house.pass_time(minutes=1)
    await asyncio.gather(*drains)
    assert ["Waiting for <@102> and <@103>" in taken[0], "Waiting for <@103>." in taken[1]] == [True, True]
    assert opening.text.endswith("Waiting for <@103>.")


async def test_a_late_edit_that_was_overtaken_is_not_made(house: House) -> None:
    game, opening = await with_a_late_edit(house)
    later = house.clock.now() + timedelta(minutes=1)
    async with house.core.store.transaction() as tx:
        overtaken = await outbox.head(tx, late(f"game:{game}"), later)
    assert isinstance(overtaken, Due)
    await house.bid(game, BEN, "4")
    await house.settle()
    await house.outbox._delivery.hand_over(overtaken, moot=False)
    assert opening.text.endswith("Waiting for <@103>.")


async def test_a_bot_that_was_kicked_and_invited_again_asks_everybody(house: House) -> None:
    game = await house.game(BEN, rounds=9, pace=86_400)
    courier = house.courier
    courier.kicked = True

    def nowhere(_what: str, channel: int) -> None:
        direct = channel in {dm_of(ANNA), dm_of(BEN)}
        raise Undeliverable(Why.CLOSED if direct else Why.UNSEEN)

    courier.before = nowhere
    await house.pass_time(hours=23)
    await house.pass_time(hours=2)
    assert (await house.desk.queries.status(game)).step == 1
    courier.kicked = False
    open_again(courier)
    await courier.listener.changed(GUILD)
    await house.settle()
    assert "Round 1 of 9 is played" in courier.thread[-1].text
    for user in (ANNA, BEN):
        panel = courier.to(user)[-1].letter.panel
        assert panel is not None
        assert panel.step == 1
    said = [message.text for message in courier.messages]
    assert not [text for text in said if "can't send you direct messages" in text]
    assert not [text for text in said if "I can't tell Game" in text], "that is over"


async def test_nothing_waits_for_ever_where_the_channel_and_the_server_are_gone(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Each letter waits a week at most; that it is lost is for the host, who cannot be reached either."""
    game = await house.game(BEN, rounds=9, pace=None)
    courier = house.courier
    courier.gone |= {CHANNEL, thread_of(courier)}
    courier.closed |= {ANNA, BEN}
    courier.kicked = True
    await play(house, game, *ROUNDS)
    for _ in range(3 * 4):
        await house.pass_time(hours=6)
    await play(house, game, "34")
    for _ in range(11 * 4):
        await house.pass_time(hours=6)
    assert house.rows("SELECT key FROM outbox WHERE state = 'waiting'") == []
    assert house.rows("SELECT DISTINCT state FROM outbox WHERE key LIKE 'host:lost:%'") == [("given up",)]
    assert "letter host:lost:" in caplog.text


async def test_what_changes_on_another_server_is_of_no_use(house: House) -> None:
    game = await house.game(BEN, rounds=9, pace=None)
    close(house.courier, Undeliverable(Why.FORBIDDEN), CHANNEL, thread_of(house.courier))
    await play(house, game, ROUNDS[0])
    open_again(house.courier)
    await house.courier.listener.changed(GUILD + 1)
    await house.settle()
    assert len(house.courier.thread) == 1
    await house.courier.listener.changed(GUILD)
    await house.settle()
    assert len(house.courier.thread) == 2


async def test_a_lobby_appears_when_it_may(house: House) -> None:
    close(house.courier, Undeliverable(Why.FORBIDDEN), CHANNEL)
    await house.lobby(BEN)
    await house.settle()
    assert "I can't tell Game" in house.courier.to(ANNA)[0].text
    open_again(house.courier)
    await house.pass_time(minutes=1)
    assert "Tiny Bids" in house.courier.posted(CHANNEL)[0]


async def test_what_has_to_be_answered_is_not_told_in_passing(house: House) -> None:
    """A question with buttons comes by itself, before the post that tells the rest."""
    game = await house.game(BEN, rounds=9, pace=None)
    close(house.courier, Undeliverable(Why.FORBIDDEN), CHANNEL, thread_of(house.courier))
    await play(house, game, ROUNDS[0])
    await house.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), Replace(1, CLEO))
    await play(house, game, ROUNDS[1])
    open_again(house.courier)
    await house.pass_time(minutes=1)
    _, question, post = house.courier.thread
    assert question.letter.panel is not None
    assert question.letter.panel.kind == "offer"
    assert "Bids: Anna 3, Ben 4." in post.text
    assert "Round 2 of 9" in post.text


async def test_much_that_was_missed_is_cut_from_the_front(house: House) -> None:
    game = await house.game(BEN, rounds=99, pace=None)
    close(house.courier, Undeliverable(Why.FORBIDDEN), CHANNEL, thread_of(house.courier))
    rounds = [f"{3 + number % 2}{4 - number % 2}" for number in range(60)]
    await play(house, game, *rounds)
    open_again(house.courier)
    await house.pass_time(hours=1)
    post = house.courier.thread[-1]
    assert "Round 60 of 99 is played" in post.text
    assert "See all of it with `/game log`" in post.text
    assert 2_000 < len(post.text) <= 6_000


async def test_a_retry_that_fails_is_noted_and_troubles_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord tells of a change while the disk is full: what waits is tried again in time without it."""

    async def full(*_: object, **__: object) -> None:
        raise StoreFault("database or disk is full")

    game = await house.game(BEN)
    close(house.courier, Undeliverable(Why.FORBIDDEN), CHANNEL, thread_of(house.courier))
    await play(house, game, "34")
    monkeypatch.setattr(outbox, "retry_now", full)
    await house.core.changed(GUILD)
    assert "could not be called upon: StoreFault" in caplog.text


async def test_a_change_that_is_heard_of_while_an_attempt_fails_is_not_forgotten(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The network comes back, and what failed just then would wait out its pause."""
    post = house.courier.post
    failed: list[str] = []

    async def heard_meanwhile(channel: int, letter: Rendered, nonce: str) -> int:
        if channel == dm_of(BEN) and not failed:
            failed.append(nonce)
            await house.outbox.retry_now()
            raise OSError
        return await post(channel, letter, nonce)

    monkeypatch.setattr(house.courier, "post", heard_meanwhile)
    await house.game(BEN)
    assert (len(failed), len(house.courier.to(BEN))) == (1, 1)


async def test_a_panel_is_closed_though_its_reader_takes_no_letters_any_more(house: House) -> None:
    """A reminder is refused; that does not keep what stands there from being edited."""
    game = await house.game(BEN, pace=None)
    house.courier.closed.add(BEN)
    reminder = Letter(kind="direct", game=game, key="reminder", user=BEN, text="Please answer.")
    async with house.core.store.transaction(game=game) as tx:
        await outbox.put(tx, [reminder], house.clock.now())
    await play(house, game, "34")
    (panel,) = house.courier.to(BEN)
    assert "Played!" in panel.text
    assert house.rows("SELECT key FROM outbox WHERE kind = 'edit' AND state = 'given up'") == []
