"""Letters: in order, exactly once, and what happens to those that cannot be delivered."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.desk.acts import Cancel
from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.post.courier import Rendered, TryLater, Undeliverable, Why
from bot.post.refusals import TRIES
from bot.store import outbox
from bot.store.letters import Letter
from render.artist import Line
from tests.bot.backroom import ANNA, BEN, CHANNEL, CLEO, GUILD, NOON, Crash, FakeCourier, House, dm_of
from tests.bot.tiny_title import TinyArtist
from tests.hand_clock import HandClock


class Trouble:
    """Raises in some channels, so many times."""

    def __init__(self, fault: BaseException, *channels: int, what: str = "post", times: int = 1_000) -> None:
        self.fault, self.channels, self.what, self.times = fault, channels, what, times
        self.met = 0
        self.happened = asyncio.Event()

    def __call__(self, what: str, channel: int) -> None:
        if what == self.what and channel in self.channels and self.met < self.times:
            self.met += 1
            self.happened.set()
            raise self.fault.with_traceback(None)


def thread_of(courier: FakeCourier) -> int:
    (thread,) = courier.threads
    return thread


def states(house: House, key: str) -> list[object]:
    return [row[0] for row in house.rows("SELECT state FROM outbox WHERE key = ? ORDER BY id", key)]


def stray(house: House) -> list[str]:
    """What stands at Discord's, and nobody knows of it."""
    known = {row[0] for row in house.rows("SELECT message FROM messages")}
    return [message.text for message in house.courier.messages if message.id not in known]


class TestWhatIsSaid:
    async def test_from_the_lobby_to_the_first_panels(self, house: House) -> None:
        await house.game(BEN)
        courier = house.courier
        (lobby,) = [message for message in courier.messages if message.channel == CHANNEL]
        assert "Tiny Bids" in lobby.letter.text
        assert lobby.letter.panel is not None
        assert lobby.edits[-1].panel is None
        assert lobby.text.endswith("This game has started.")
        assert courier.threads == {lobby.id: "Game 1 · Tiny Bids"}
        (opening,) = courier.thread
        ((commitment,),) = house.rows("SELECT commitment FROM games")
        assert str(commitment) in opening.text
        assert [picture.name for picture in opening.letter.pictures] == ["game1-step0-board.png"]
        for user in (ANNA, BEN):
            (panel,) = courier.to(user)
            assert panel.letter.panel is not None
            assert (panel.letter.panel.kind, panel.letter.panel.step) == ("plan", 0)
            assert [picture.name for picture in panel.letter.pictures] == ["game1-step0-mat.png"]

    async def test_who_is_owing_is_kept_up_to_date(self, house: House) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        await house.settle()
        (opening,) = house.courier.thread
        assert "Waiting for <@102> until" in opening.text
        edits = len(opening.edits)
        await house.desk.planning.change(game, ANNA, 0)
        await house.settle()
        assert len(opening.edits) == edits, "a change of mind is nobody else's business"

    async def test_edits_that_are_overtaken_are_skipped(self, house: House) -> None:
        game = await house.game(BEN, CLEO)
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "3")
        await house.settle()
        (opening,) = house.courier.thread
        assert len(opening.edits) == 1
        assert "Waiting for <@103> until" in opening.text

    async def test_a_resolved_step_leaves_no_open_panels(self, house: House) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        await house.settle()
        old, new = house.courier.to(BEN)
        assert old.edits[-1].panel is None
        assert "Played! See what happened in <#" in old.text
        assert new.letter.panel is not None
        first, second = house.courier.thread
        assert first.text.endswith("The game goes on below.")
        assert second.letter.mentions == (ANNA, BEN)

    async def test_what_the_table_waits_for_is_posted_before_what_is_over_is_closed(
        self, house: House
    ) -> None:
        game = await house.game(BEN)
        (thread,) = house.courier.threads
        await house.bid(game, ANNA, "3")
        await house.settle()
        done: list[str] = []
        house.courier.before = lambda what, channel: done.append(what) if channel == thread else None
        await house.bid(game, BEN, "4")
        await house.settle()
        assert [what for what in done if what != "own posts"][-2:] == ["post", "edit"]

    async def test_a_closed_panel_keeps_the_news_that_came_with_it(self, house: House) -> None:
        game = await house.game(BEN)
        (opening,) = house.courier.to(BEN)
        news = [line for line in opening.letter.text.split("\n") if "drew" in line]
        assert news, "each seat is told its card"
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        await house.settle()
        old, _ = house.courier.to(BEN)
        assert [line for line in old.text.split("\n") if "drew" in line] == news
        assert "Bid for round" not in old.text

    @pytest.mark.parametrize("length", [600, 1854])
    async def test_a_closed_panel_loses_no_news_however_much_it_was(
        self, house: House, monkeypatch: pytest.MonkeyPatch, length: int
    ) -> None:
        much = tuple(f"{number}{'x' * length}" for number in range(4))
        monkeypatch.setattr(TinyArtist, "tell", lambda *_: tuple(map(Line, much)))
        game = await house.game(BEN, pace=None)
        letters = house.courier.to(BEN)
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        await house.settle()
        assert "Played!" in letters[-1].text
        for line in much:
            assert any(line in letter.text for letter in letters)
        assert all(len(letter.text) <= 2000 for letter in letters)

    async def test_a_letter_leads_to_the_thread(self, house: House) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        await house.settle()
        (thread,) = house.courier.threads
        assert house.courier.to(BEN)[-1].letter.text.startswith(f"**<#{thread}>**")

    async def test_a_panel_that_comes_too_late_has_no_buttons(self, house: House) -> None:
        house.courier.before = Trouble(TryLater(60), dm_of(BEN), times=1)
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        await house.pass_time(seconds=60)
        old, new = house.courier.to(BEN)
        assert old.letter.panel is None
        assert new.letter.panel is not None

    async def test_long_posts_become_several(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        told = tuple(f"{number} " + "very " * 160 + "long" for number in range(4))
        monkeypatch.setattr(type(house.artists["tiny"]), "tell", lambda *_: tuple(map(Line, told)))
        game = await house.game(BEN)
        posts = [message.letter for message in house.courier.thread]
        assert len(posts) > 2
        assert [bool(post.pictures) for post in posts] == [False] * (len(posts) - 1) + [True]
        words = "\n".join(post.text for post in posts)
        assert all(sentence in words for sentence in told)
        last = house.courier.thread[-1]
        await house.bid(game, ANNA, "3")
        await house.settle()
        told_since = last.text.partition("\n\nWaiting")[0]
        assert told_since == posts[-1].text.partition("\n\nWaiting")[0], "an edit leaves what it tells"

    async def test_words_go_out_without_a_picture_that_cannot_be_drawn(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delattr(type(house.artists["tiny"]), "board")
        await house.game(BEN)
        (opening,) = house.courier.thread
        assert opening.letter.pictures == ()


class TestExactlyOnce:
    async def test_committed_but_not_sent_is_sent_after_a_restart(self, house: House) -> None:
        game = await house.lobby(BEN)
        await house.desk.lobby.start(game, ANNA)
        await house.restart()
        assert house.courier.messages == []
        await house.settle()
        await house.restart()
        await house.settle()
        assert len(house.courier.thread) == 1
        assert len(house.courier.to(BEN)) == 1

    @pytest.mark.parametrize("hours", [0, 5], ids=["nonce known", "nonce forgotten"])
    async def test_sent_but_not_noted_is_not_sent_again(self, house: House, hours: int) -> None:
        house.courier.after = Trouble(Crash(), dm_of(BEN), times=1)
        with pytest.raises(Crash):
            await house.game(BEN)
        await house.close()
        await house.pass_over(hours)
        await house.open()
        await house.settle()
        assert len(house.courier.to(BEN)) == 1
        assert states(house, "panel:0:1") == ["sent"]
        game = house.rows("SELECT id FROM games")[0][0]
        assert isinstance(game, int)
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        await house.settle()
        assert "Played!" in house.courier.to(BEN)[0].text

    async def test_a_lost_answer_is_looked_for(self, house: House) -> None:
        """The connection dropped after Discord had taken the letter."""
        house.courier.after = Trouble(ConnectionResetError(), dm_of(BEN), times=1)
        await house.game(BEN)
        await house.pass_time(hours=1)
        assert len(house.courier.to(BEN)) == 1
        assert states(house, "panel:0:1") == ["sent"]

    async def test_the_very_first_letter_is_found_though_the_clock_was_wrong(self, house: House) -> None:
        """No message is known yet after which it must lie: only the time says where to look."""
        house.courier.clock = HandClock(NOON - timedelta(hours=3))
        house.courier.after = Trouble(ConnectionResetError(), CHANNEL, times=1)
        await house.lobby()
        await house.settle()
        await house.courier.clock.advance(timedelta(hours=1))  # its nonce is forgotten
        await house.pass_time(hours=1)
        assert len(house.courier.posted(CHANNEL)) == 1

    async def test_a_panel_that_nobody_heard_of_is_closed_when_its_seat_passes_on(self, house: House) -> None:
        """It stands at Ben's, and what is planned on it now is somebody else's."""
        house.courier.after = Trouble(ConnectionResetError(), dm_of(BEN), times=1)
        game = await house.game(BEN)
        await house.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), Replace(1, None))
        await house.pass_time(hours=1)
        (panel,) = house.courier.to(BEN)
        assert "your seat to" in panel.text
        assert panel.edits[-1].panel is None

    async def test_what_never_came_before_a_seat_passed_on_does_not_come_any_more(self, house: House) -> None:
        house.courier.before = Trouble(ConnectionResetError(), dm_of(BEN), times=1)
        game = await house.game(BEN)
        await house.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), Replace(1, None))
        await house.pass_time(hours=1)
        assert house.courier.to(BEN) == []

    async def test_what_nobody_heard_of_is_known_even_if_it_has_lost_its_point(self, house: House) -> None:
        game = await house.game(BEN)
        house.courier.after = Trouble(ConnectionResetError(), dm_of(BEN), times=1)
        await house.pass_time(hours=18)
        assert "is waiting for you" in house.courier.to(BEN)[-1].text
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        await house.pass_time(hours=1)
        assert stray(house) == []

    async def test_a_lost_question_is_asked_again(self, house: House) -> None:
        house.courier.before = Trouble(ConnectionResetError(), dm_of(BEN), times=3)
        await house.game(BEN)
        assert house.courier.to(BEN) == []
        await house.pass_time(seconds=5)
        await house.pass_time(seconds=10)
        assert house.courier.to(BEN) == []
        await house.pass_time(seconds=20)
        assert len(house.courier.to(BEN)) == 1

    async def test_nonces_are_short_and_different(self, house: House) -> None:
        await house.game(BEN)
        nonces = [message.nonce for message in house.courier.messages]
        assert len(set(nonces)) == len(nonces)
        assert max(map(len, nonces)) <= 25


class TestRetries:
    async def test_a_lane_waits_in_order_and_others_go_on(self, house: House) -> None:
        game = await house.game(BEN)
        house.courier.before = Trouble(TryLater(90), dm_of(BEN), times=2)
        for numbers in ("34", "43"):
            for user, number in zip((ANNA, BEN), numbers, strict=True):
                await house.bid(game, user, number)
            await house.settle()
        assert len(house.courier.to(ANNA)) == 3
        assert len(house.courier.thread) == 3
        assert len(house.courier.to(BEN)) == 1
        await house.pass_time(seconds=89)
        assert len(house.courier.to(BEN)) == 1
        await house.pass_time(seconds=1)
        await house.pass_time(seconds=90)
        rounds = [message.letter.pictures[0].name for message in house.courier.to(BEN)]
        assert rounds == [f"game1-step{step}-mat.png" for step in range(3)]

    async def test_being_asked_to_wait_never_counts_as_failing(self, house: House) -> None:
        house.courier.before = Trouble(TryLater(60), dm_of(BEN), times=3 * TRIES)
        await house.game(BEN, pace=None)
        for _ in range(3 * TRIES):
            assert house.rows("SELECT tries, tried_at FROM outbox WHERE key = 'panel:0:1'") == [(0, None)]
            await house.pass_time(seconds=60)
        assert len(house.courier.to(BEN)) == 1

    async def test_what_cannot_be_made_is_given_up_after_some_hours(
        self, house: House, caplog: pytest.LogCaptureFixture
    ) -> None:
        house.courier.before = Trouble(RuntimeError(), dm_of(BEN))
        await house.game(BEN, pace=None)
        for _ in range(TRIES - 1):
            assert states(house, "panel:0:1") == ["waiting"]
            await house.pass_time(minutes=30)
        assert states(house, "panel:0:1") == ["waiting"], "the last try may yet come"
        await house.pass_time(minutes=5)
        assert states(house, "panel:0:1") == ["given up"]
        assert "WARNING" in [record.levelname for record in caplog.records if "given up" in record.message]
        assert "game 1: letter panel:0:1 is given up: it cannot be made" in caplog.text
        assert "couldn't deliver a message" in house.courier.to(ANNA)[-1].text

    async def test_a_network_that_is_gone_for_days_loses_nothing(self, house: House) -> None:
        house.courier.before = Trouble(OSError(), dm_of(BEN), times=4 * TRIES)
        await house.game(BEN, pace=None)
        for _ in range(4 * TRIES):
            assert states(house, "panel:0:1") == ["waiting"]
            await house.pass_time(minutes=30)
        assert [message.letter.panel is not None for message in house.courier.to(BEN)] == [True]

    async def test_its_own_task_wakes_for_new_letters_and_for_those_put_off(self, house: House) -> None:
        trouble = house.courier.before = Trouble(TryLater(45), CHANNEL, times=1)
        house.core.start(house.courier)
        async with asyncio.timeout(30):
            game = await house.lobby(BEN)
            await trouble.happened.wait()
            while not house.rows("SELECT id FROM outbox WHERE not_before > 0"):
                async with house.core.store.transaction():  # after the outbox has had its own
                    pass
            await house.clock.advance(timedelta(seconds=45))
            await house.courier.hear("Tiny Bids")
            await house.desk.lobby.start(game, ANNA)
            await house.courier.hear("Waiting for")

    async def test_what_is_put_behind_the_last_letter_while_that_is_on_its_way_goes_at_once(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Nobody looks again at a lane in which nothing lay behind the letter that was sent."""
        game, post = await house.lobby(), house.courier.post

        async def one_more(channel: int, letter: Rendered, nonce: str) -> int:
            if channel == CHANNEL:
                note = Letter(kind="post", game=game, key="note", text="One more.", place="channel")
                async with house.core.store.transaction(game=game) as tx:
                    await outbox.put(tx, [note], NOON)
            return await post(channel, letter, nonce)

        monkeypatch.setattr(house.courier, "post", one_more)
        house.core.start(house.courier)
        async with asyncio.timeout(30):
            await house.courier.hear("One more.")
        assert len(house.courier.posted(CHANNEL)) == 2


class TestUndeliverable:
    async def test_a_closed_door_is_told_once_and_tried_again_next_step(self, house: House) -> None:
        house.courier.closed.add(BEN)
        game = await house.game(BEN)
        for numbers in ("34", "43"):
            for user, number in zip((ANNA, BEN), numbers, strict=True):
                await house.bid(game, user, number)
            await house.settle()
        told = [message for message in house.courier.thread if "can't send you direct" in message.text]
        assert [message.letter.mentions for message in told] == [(BEN,)]
        assert "/plan" in told[0].text
        assert [states(house, f"panel:{step}:1")[0] for step in range(3)] == ["given up"] * 3
        house.courier.closed.clear()
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        await house.settle()
        assert len(house.courier.to(BEN)) == 1

    @pytest.mark.parametrize("since", ["nothing", "over", "called off", "locked in"])
    async def test_only_who_is_asked_something_is_pointed_to_plan(self, house: House, since: str) -> None:
        """The table cannot be written to when it is to be said that somebody takes no direct messages."""
        courier = house.courier
        courier.closed.add(BEN)

        def shut(_what: str, channel: int) -> None:
            if courier.threads and courier.thread and channel in {CHANNEL, *courier.threads}:
                raise Undeliverable(Why.FORBIDDEN)

        courier.before = shut
        game = await house.game(BEN, pace=None, rounds=1 if since == "over" else 3)
        assert states(house, "closed:102") == ["waiting"]
        if since == "called off":
            await house.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), Cancel())
        elif since != "nothing":
            await house.bid(game, BEN, "4")
        if since == "over":
            await house.bid(game, ANNA, "3")
        await house.settle()
        courier.before = lambda _what, _channel: None
        await house.pass_time(minutes=30)
        told = [text for text in courier.posted(thread_of(courier)) if "`/plan` right here" in text]
        assert len(told) == (since == "nothing")
        if since == "locked in":
            await house.bid(game, ANNA, "3")
            await house.settle()
            assert "`/plan` right here" in courier.thread[-1].text, "asked the next time"

    async def test_a_closed_door_is_knocked_at_once_a_step(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """However many letters there are: refusals count against the bot."""
        told = tuple("very " * 300 for _ in range(4))
        monkeypatch.setattr(type(house.artists["tiny"]), "tell", lambda *_: tuple(map(Line, told)))
        knocks = house.courier.before = Trouble(Undeliverable(Why.CLOSED), dm_of(BEN))
        await house.game(BEN)
        assert len(house.rows("SELECT id FROM outbox WHERE lane = 'dm:102:1'")) > 1
        assert knocks.met == 1

    async def test_without_its_thread_a_game_goes_on_in_the_channel(self, house: House) -> None:
        game = await house.game(BEN)
        house.courier.before = Trouble(Undeliverable(Why.GONE), thread_of(house.courier))
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        await house.settle()
        assert "takes the round" in house.courier.posted(CHANNEL)[-1]
        assert (await house.desk.queries.status(game)).thread is None

    async def test_where_no_thread_can_be_made_the_channel_will_do(self, house: House) -> None:
        house.courier.before = Trouble(Undeliverable(Why.FORBIDDEN), CHANNEL, what="thread")
        await house.game(BEN)
        assert "Waiting for" in house.courier.posted(CHANNEL)[-1]

    async def test_a_gone_channel_stops_neither_this_game_nor_others(self, house: House) -> None:
        game = await house.game(BEN, pace=None)
        house.courier.gone |= {CHANNEL, thread_of(house.courier)}
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        await house.settle()
        assert states(house, "step:1") == ["waiting"]
        assert len(house.courier.to(BEN)) == 2
        for _ in range(8):
            await house.pass_time(days=1)
        assert states(house, "step:1") == ["given up"]

    async def test_a_letter_discord_will_never_take_blocks_nothing(self, house: House) -> None:
        game = await house.game(BEN)
        thread = thread_of(house.courier)
        house.courier.before = Trouble(Undeliverable(Why.REFUSED), thread, times=1)
        for numbers in ("34", "43"):
            for user, number in zip((ANNA, BEN), numbers, strict=True):
                await house.bid(game, user, number)
            await house.settle()
        assert states(house, "step:1")[0] == "given up"
        lost = "SELECT tried_at FROM outbox WHERE key = 'step:1' AND state = 'given up'"
        assert house.rows(lost) == [(NOON.timestamp(),)], "the doctor counts what was given up lately"
        assert (await house.desk.queries.status(game)).thread == thread
        assert "Round 2 of 3" in house.courier.posted(thread)[-1]

    async def test_an_edit_discord_will_never_take_is_given_up(self, house: House) -> None:
        game = await house.game(BEN)
        thread = thread_of(house.courier)
        house.courier.before = Trouble(Undeliverable(Why.REFUSED), thread, what="edit", times=1)
        await house.bid(game, ANNA, "3")
        await house.settle()
        assert house.rows("SELECT key, state FROM outbox WHERE kind = 'edit'") == [("step:0", "given up")]


async def test_a_record_that_cannot_be_written_holds_nothing_up(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(house.core.records, "file", broken)
    game = await house.game(BEN, rounds=1)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    await house.settle()
    last = house.courier.thread[-1]
    assert "Ben wins" in last.text
    assert last.letter.files == ()
    assert "game 1: the record cannot be written: OSError" in caplog.text
