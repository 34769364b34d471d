"""The one door, whichever trigger comes to it; deadlines, reminders, stand-ins and faults."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from msgspec import structs

from bot.desk.acts import Cancel
from bot.desk.hosting import Actor
from bot.kit.clock import stamp
from bot.kit.refusal import Refusal
from bot.store import Transaction, choices, endings, timers
from bot.store.timers import Timer
from bot.turns import stand_ins
from bot.turns.resolution import Resolved, consider
from bot.turns.scheduler import Scheduler
from bot.turns.workshop import Found, Workshop
from bot.turns.writing import alarms
from rules.engine import Danger
from rules.lookahead.thinking import Thought, think
from rules.table import decode_choice
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, NOON, House, bidding
from tests.bot.tiny_title import Poison, Tiny, TinyForesight

DAY = 86_400


async def steps(house: House, game: int) -> list[tuple[object, ...]]:
    return house.rows("SELECT step FROM steps WHERE game = ? ORDER BY step", game)


async def sources(house: House, game: int) -> list[tuple[object, ...]]:
    return house.rows("SELECT seat, source FROM choices WHERE game = ? AND step = 0 ORDER BY seat", game)


async def write_choice(house: House, game: int) -> None:
    """Ben's, as a process that died just then would have left it."""
    async with house.core.store.transaction() as tx:
        await choices.put(tx, game, 0, 1, bidding("4"), "player", NOON)


class TestTheDoor:
    async def test_nothing_happens_before_the_last_choice(self, house: House) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        assert not await house.scheduler.resolve_if_due(game)
        assert await steps(house, game) == [(0,)]

    async def test_many_triggers_at_once_resolve_once(self, house: House) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        await write_choice(house, game)
        done = await asyncio.gather(*(house.scheduler.resolve_if_due(game) for _ in range(5)))
        assert sorted(done) == [False, False, False, False, True]
        assert await steps(house, game) == [(0,), (1,)]

    async def test_the_database_refuses_a_second_resolution(self, house: House) -> None:
        """Two schedulers share nothing but the database."""
        game = await house.game(BEN, policy="default")
        others = [Scheduler(house.core.store, house.core.tables, house.clock) for _ in range(3)]
        await house.clock.advance(timedelta(days=1))
        done = await asyncio.gather(*(scheduler.resolve_if_due(game) for scheduler in others))
        assert sorted(done) == [False, False, True]
        assert await steps(house, game) == [(0,), (1,)]
        await house.settle()
        assert len(house.courier.thread) == 2

    async def test_a_change_of_mind_during_resolution_counts(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A choice changed after the step was worked out, but before it was written, counts."""
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        resolve = Tiny.resolve
        loop = asyncio.get_running_loop()

        async def changed() -> None:
            async with house.core.store.transaction() as tx:
                await choices.put(tx, game, 0, 0, bidding("6"), "player", NOON)

        def slowly(*args: object) -> object:
            asyncio.run_coroutine_threadsafe(changed(), loop).result(timeout=10)
            return resolve(*args)  # type: ignore[arg-type]

        monkeypatch.setattr(Tiny, "resolve", slowly)
        assert not (await house.desk.planning.lock_in(game, BEN, 0, bidding("4"))).resolved
        assert await steps(house, game) == [(0,)]
        await house.settle()
        assert "Bids: Anna 6, Ben 4." in house.courier.thread[-1].text

    async def test_a_restart_between_choices_keeps_them(self, house: House) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        await house.desk.planning.fill(game, BEN, 0, {"number": "5"})
        await house.restart()
        assert (await house.desk.planning.form(game, ANNA)).locked == bidding("3")
        assert (await house.desk.planning.form(game, BEN)).draft == {"number": "5"}
        assert (await house.desk.planning.lock_in(game, BEN, 0)).resolved

    async def test_start_up_catches_up(self, house: House) -> None:
        """All had chosen, and the process died before the step was resolved."""
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        await write_choice(house, game)
        await house.restart()
        await house.settle()
        assert await steps(house, game) == [(0,), (1,)]

    async def test_the_sweep_looks_again_only_at_what_changed(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await house.game(BEN)
        looked: list[int] = []
        door = house.scheduler.resolve_if_due

        async def counted(game_id: int) -> bool:
            looked.append(game_id)
            return await door(game_id)

        monkeypatch.setattr(house.scheduler, "resolve_if_due", counted)
        for _ in range(3):
            await house.pass_time(minutes=2)
        assert looked == []
        await write_choice(house, game)
        await house.pass_time(minutes=2)
        assert looked == [], "Anna has not chosen"
        async with house.core.store.transaction() as tx:
            await choices.put(tx, game, 0, 0, bidding("3"), "player", NOON)
        await house.pass_time(minutes=2)
        assert looked == [game]

    async def test_the_first_look_passes_over_all_that_wait(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """However many games there are: only what may be due is loaded when the bot starts."""
        waiting = [await house.game(BEN) for _ in range(5)]
        due, silent = await house.game(BEN), await house.game(BEN, policy="wait", pace=3600)
        await house.bid(due, ANNA, "3")
        await house.pass_time(hours=2)
        await house.close()
        await house.open()
        await write_choice(house, due)
        looked: list[int] = []
        door = house.scheduler.resolve_if_due

        async def counted(game_id: int) -> bool:
            looked.append(game_id)
            return await door(game_id)

        monkeypatch.setattr(house.scheduler, "resolve_if_due", counted)
        await house.settle()
        assert sorted(set(looked)) == [due, silent]
        assert await steps(house, due) == [(0,), (1,)]
        assert await steps(house, waiting[0]) == [(0,)]


class TestDeadlines:
    async def test_default(self, house: House) -> None:
        game = await house.game(BEN, policy="default")
        await house.bid(game, ANNA, "3")
        await house.pass_time(days=1)
        assert await sources(house, game) == [(0, "player"), (1, "default")]
        assert "Time ran out for Ben: a harmless move was played." in house.courier.thread[1].text
        panel = house.courier.to(BEN)[0]
        assert "**Time ran out, so I played something harmless for you**\n• Bid: bid 1" in panel.text

    async def test_a_default_that_is_not_harmless_is_not_called_so(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """To whom it happened alone: what a seat can foresee may be its secret."""
        foreseen = TinyForesight(dangers=(Danger("A bid of 1 never wins."),))
        monkeypatch.setattr(Tiny, "foresee", lambda *_: foreseen)
        game = await house.game(BEN, policy="default")
        await house.bid(game, ANNA, "3")
        await house.pass_time(days=1)
        told = "**Time ran out, so I played this for you, and it wasn't without danger**"
        panel = house.courier.to(BEN)[0]
        assert f"{told}\n⚠️ A bid of 1 never wins.\n• Bid: bid 1" in panel.text
        assert "harmless" not in panel.text
        others = [*house.courier.thread, *house.courier.to(ANNA)]
        assert not [message for message in others if "never wins" in message.text]

    async def test_autopilot(self, house: House) -> None:
        game = await house.game(BEN, policy="autopilot")
        await house.bid(game, ANNA, "3")
        await house.pass_time(days=1)
        assert await sources(house, game) == [(0, "player"), (1, "autopilot")]
        assert "Time ran out for Ben: a stand-in chose." in house.courier.thread[1].text

    async def test_wait_says_so_once_and_waits(self, house: House) -> None:
        game = await house.game(BEN, policy="wait")
        await house.bid(game, ANNA, "3")
        await house.pass_time(days=1)
        await house.restart()
        await house.pass_time(days=3)
        late = [message for message in house.courier.thread if "Time is up" in message.text]
        assert [message.letter.mentions for message in late] == [(BEN,)]
        assert await steps(house, game) == [(0,)]
        assert (await house.bid(game, BEN, "4")).resolved

    async def test_a_table_that_is_called_off_while_it_is_looked_at_waits_for_nobody(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await house.game(BEN, policy="wait")
        work_out = Workshop.work_out

        async def and_then_called_off(self: Workshop, *given: Any) -> Found:
            found = await work_out(self, *given)
            await house.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), Cancel())
            return found

        monkeypatch.setattr(Workshop, "work_out", and_then_called_off)
        await house.pass_time(days=1)
        assert not [message for message in house.courier.thread if "Time is up" in message.text]

    async def test_not_a_second_too_early(self, house: House) -> None:
        game = await house.game(BEN)
        await house.pass_time(seconds=DAY - 1)
        assert await steps(house, game) == [(0,)]
        await house.pass_time(seconds=1)
        assert await steps(house, game) == [(0,), (1,)]

    async def test_each_step_has_its_own(self, house: House) -> None:
        game = await house.game(BEN)
        await house.pass_time(hours=20)
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        await house.pass_time(hours=23)
        assert (await house.desk.queries.status(game)).deadline == NOON + timedelta(hours=44)
        assert await steps(house, game) == [(0,), (1,)]

    async def test_no_pace_no_deadline(self, house: House) -> None:
        game = await house.game(BEN, pace=None)
        await house.pass_time(days=400)
        assert await steps(house, game) == [(0,)]
        assert "Waiting for <@101> and <@102>." in house.courier.thread[0].text


class TestReminders:
    def test_leads(self) -> None:
        def leads(pace: timedelta) -> dict[str, timedelta]:
            return {kind: NOON + pace - due for kind, due in alarms(NOON, NOON + pace).items()}

        zero, ten = timedelta(0), timedelta(minutes=10)
        assert leads(timedelta(hours=10)) == {
            "deadline": zero,
            "first reminder": timedelta(hours=5),
            "last reminder": timedelta(hours=1),
        }
        assert leads(timedelta(minutes=30)) == {
            "deadline": zero,
            "first reminder": timedelta(minutes=15),
            "last reminder": ten,
        }
        assert leads(timedelta(minutes=12)) == {"deadline": zero, "first reminder": ten}
        assert leads(timedelta(minutes=5)) == {"deadline": zero}

    async def test_only_those_who_owe_hear_them_and_each_once(self, house: House) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "3")
        await house.desk.planning.fill(game, BEN, 0, {"number": "4"})
        await house.pass_time(hours=12)
        await house.restart()
        await house.pass_time(hours=1)
        await house.pass_time(hours=10)
        reminders = [
            message.text for message in house.courier.to(BEN) if "is waiting for you" in message.text
        ]
        assert len(reminders) == 2
        assert stamp(NOON + timedelta(days=1)) in reminders[0]
        assert "filled in but not locked in" in reminders[0]
        assert len(house.courier.to(ANNA)) == 1

    async def test_one_that_comes_too_late_is_not_sent(self, house: House) -> None:
        """It lay in the outbox until the step was over."""
        game = await house.game(BEN)
        await house.clock.advance(timedelta(hours=12))
        await house.scheduler.tick()
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "3")
        await house.settle()
        assert not [message for message in house.courier.messages if "is waiting for you" in message.text]

    async def test_one_that_waits_when_its_game_is_called_off_is_not_sent(self, house: House) -> None:
        game = await house.game(BEN)
        await house.clock.advance(timedelta(hours=12))
        await house.scheduler.tick()
        await house.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), Cancel())
        await house.settle()
        assert not [message for message in house.courier.messages if "is waiting for you" in message.text]

    async def test_one_for_a_game_that_is_called_off_meanwhile_is_passed_over(
        self, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        """It was found due, and the host calls the game off before its turn comes."""
        game = await house.game(BEN)
        due = timers.due

        async def and_then_called_off(tx: Transaction, now: datetime) -> list[Timer]:
            found = await due(tx, now)
            await asyncio.create_task(call_off(now))
            return found

        async def call_off(now: datetime) -> None:
            async with house.core.store.transaction(game=game) as tx:
                await endings.end(tx, game, "cancelled", now)

        monkeypatch.setattr(timers, "due", and_then_called_off)
        with caplog.at_level(logging.WARNING):
            await house.pass_time(hours=12)
        assert not caplog.records
        assert not house.rows("SELECT kind FROM timers WHERE kind = 'first reminder'")
        assert len(house.courier.thread) == 1

    async def test_someone_who_takes_no_messages_is_reminded_at_the_table(self, house: House) -> None:
        house.courier.closed.add(BEN)
        await house.game(BEN)
        await house.pass_time(hours=12)
        at_table = [message for message in house.courier.thread if "is waiting for you" in message.text]
        assert [message.letter.mentions for message in at_table] == [(BEN,)]


class TestStandIns:
    async def test_they_fill_seats_and_finish_the_game(self, house: House) -> None:
        game = await house.game(stand_ins=2, rounds=3)
        for number in "343":
            assert (await house.bid(game, ANNA, number)).resolved
        await house.settle()
        assert (await house.desk.queries.status(game)).status == "over"
        assert "checks out" in await house.desk.queries.verify(game)

    async def test_nobody_waits_for_them(self, house: House) -> None:
        await house.game(stand_ins=1)
        assert "Waiting for <@101> until" in house.courier.thread[0].text
        assert house.courier.thread[0].letter.mentions == (ANNA,)

    async def test_one_that_fails_plays_the_default(
        self, house: House, caplog: pytest.LogCaptureFixture
    ) -> None:
        game = await house.game(title="absent", stand_ins=1)
        assert (await house.bid(game, ANNA, "3")).resolved
        assert "the stand-in of seat 1 failed: RuntimeError" in caplog.text

    async def test_an_ace_thinks_and_says_so_with_its_name(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        thought = []

        def thinking(*args: Any, **rest: Any) -> Thought:
            thought.append(args[2])
            return think(*args, **rest)

        monkeypatch.setattr(stand_ins, "think", thinking)
        game = await house.lobby(stand_ins=1, rounds=2)
        page = await house.desk.lobby.add_stand_in(game, ANNA, "ace")
        assert [player.name for player in page.players] == ["Anna", "Cadet 1", "Ace 2"]
        assert "• Ace 2 (stand-in)" in page.text
        await house.desk.lobby.start(game, ANNA)
        assert (await house.bid(game, ANNA, "3")).resolved
        assert thought == [2], "the Ace alone"
        await house.bid(game, ANNA, "4")
        await house.settle()
        assert "checks out" in await house.desk.queries.verify(game)
        again = await house.desk.lobby.rematch(game, ANNA)
        assert [player.level for player in (await house.desk.lobby.sheet(again)).players][1:] == [
            "cadet",
            "ace",
        ]

    async def test_an_ace_that_is_not_done_in_time_answers_like_a_cadet(
        self, house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Nothing is wrong with it: the log has one plain line, and no fault is counted."""
        caplog.set_level(logging.INFO)
        monkeypatch.setattr(stand_ins, "PATIENCE", -1.0)
        game = await house.lobby()
        await house.desk.lobby.add_stand_in(game, ANNA, "ace")
        await house.desk.lobby.start(game, ANNA)
        assert (await house.bid(game, ANNA, "3")).resolved
        told = [each for each in caplog.records if each.name == stand_ins.__name__]
        assert [(each.levelname, each.getMessage()) for each in told] == [
            ("INFO", f"game {game} step 0: the Ace of seat 1 ran out of time and answers as a Cadet")
        ]
        async with house.core.store.transaction() as tx:
            loaded = await house.core.tables.load(tx, game)
        assert loaded.step == 1

    async def test_an_ace_that_fails_answers_like_a_cadet(
        self, house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def broken(*_args: Any, **_rest: Any) -> Thought:
            raise RuntimeError("nothing comes to mind")

        monkeypatch.setattr(stand_ins, "think", broken)
        game = await house.lobby()
        await house.desk.lobby.add_stand_in(game, ANNA, "ace")
        await house.desk.lobby.start(game, ANNA)
        expected = []
        for bid in ("3", "4", "3"):
            async with house.core.store.transaction() as tx:
                loaded = await house.core.tables.load(tx, game)
            cadet = structs.replace(loaded.players[1], level="cadet")
            expected.append(stand_ins.think_ahead(replace(loaded, players=(loaded.players[0], cadet)), 1))
            assert (await house.bid(game, ANNA, bid)).resolved
        assert caplog.text.count("the stand-in of seat 1 failed: RuntimeError") == 3
        chosen = house.rows("SELECT choice FROM choices WHERE game = ? AND seat = 1 ORDER BY step", game)
        assert [decode_choice(str(each[0])) for each in chosen] == expected

    async def test_their_luck_follows_from_the_seed(self, house: House) -> None:
        """Dying before the commit cannot be used to roll again: the same step gives the same choice."""
        game = await house.game(stand_ins=1)
        async with house.core.store.transaction() as tx:
            loaded = await house.core.tables.load(tx, game)
        chosen = replace(loaded, chosen={0: bidding("3")})
        first, second = consider(chosen, NOON), consider(chosen, NOON)
        assert isinstance(first, Resolved)
        assert isinstance(second, Resolved)
        assert first.filled == second.filled
        assert first.turn.table.digest == second.turn.table.digest


class TestFaults:
    async def test_a_poisoned_game_stops_no_other_and_is_told_once(
        self, house: House, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.DEBUG)
        bad = await house.game(BEN, title="poison")
        thread = house.courier.thread[0].channel
        good = await house.game(BEN)
        await house.bid(bad, ANNA, "6")
        last = await house.bid(bad, BEN, "2")
        assert (last.resolved, last.waiting_for) == (False, ())
        await house.bid(good, ANNA, "3")
        assert (await house.bid(good, BEN, "4")).resolved
        for _ in range(3):
            await house.pass_time(minutes=2)
        await house.restart()
        await house.settle()
        told = [text for text in house.courier.posted(thread) if "I can't work out what comes next" in text]
        assert len(told) == 1
        assert "RuntimeError" in caplog.text
        assert "somebody bid" not in caplog.text

    async def test_it_goes_on_when_the_fault_is_mended(self, house: House) -> None:
        game = await house.game(BEN, title="poison")
        await house.bid(game, ANNA, "6")
        await house.bid(game, BEN, "2")
        poison = house.titles["poison"]
        assert isinstance(poison, Poison)
        poison.broken = False
        await house.pass_time(minutes=1)
        assert await steps(house, game) == [(0,), (1,)]

    async def test_other_rules_do_not_touch_a_running_game(
        self, house: House, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        game = await house.game(BEN)
        await house.bid(game, ANNA, "6")
        monkeypatch.setattr(Tiny, "rules_version", 2)
        with pytest.raises(Refusal, match=r"It was played with version 1 of the rules of Tiny Bids"):
            await house.desk.planning.form(game, BEN)
        await house.pass_time(days=1)
        assert await steps(house, game) == [(0,)]
        assert [line.game_id for line in await house.desk.queries.games_of(BEN)] == [game]


async def test_its_own_task_meets_deadlines_and_stops(house: House) -> None:
    """With the clock moved by hand and the tasks running by themselves."""
    game = await house.lobby(BEN, CLEO, pace=600)
    house.core.start(house.courier)
    await house.desk.lobby.start(game, ANNA)
    async with asyncio.timeout(30):
        await house.courier.hear("Waiting for")
        await house.clock.advance(timedelta(seconds=600))
        await house.courier.hear("Time ran out for Anna")
    assert await steps(house, game) == [(0,), (1,)]
