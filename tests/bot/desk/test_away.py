"""Going away for a while: a stand-in plays or deadlines wait, and anything one does ends it."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

import pytest

from bot.desk.acts import Deadline, Pause, Resume
from bot.desk.hosting import Actor
from bot.kit.clock import stamp
from bot.kit.refusal import Refusal
from bot.store import StoreFault, Transaction, games
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, NOON, House
from tests.bot.tiny_title import Tiny


async def deadline(house: House, game: int) -> timedelta:
    """How long after noon time runs out."""
    found = (await house.desk.queries.status(game)).deadline
    assert isinstance(found, datetime)
    return found - NOON


async def step(house: House, game: int) -> int:
    return (await house.desk.queries.status(game)).step


def told(house: House, words: str) -> list[str]:
    return [message.text for message in house.courier.messages if words in message.text]


def hours(number: float) -> timedelta:
    return timedelta(hours=number)


class TestAStandInPlays:
    async def test_nobody_waits_and_every_table_hears_of_it_once(self, house: House) -> None:
        one, other = await house.game(BEN), await house.game(BEN)
        await house.bid(one, ANNA, "3")
        answer = await house.desk.away.leave(BEN, "3 days")
        until = stamp(NOON + timedelta(days=3), "f")
        assert answer.startswith(f"You're away until {until}; a stand-in plays for you.")
        await house.settle()
        assert await step(house, one) == 1, "the table waited only for him"
        assert (await house.bid(other, ANNA, "4")).resolved
        await house.pass_time(hours=25)
        line = f"Ben is away until {until}. A stand-in plays for them meanwhile."
        assert told(house, "is away until") == [line, line]
        assert told(house, "Time ran out for Ben") == []

    async def test_what_was_filled_in_before_is_played(self, house: House) -> None:
        game = await house.game(BEN)
        await house.desk.planning.fill(game, BEN, 0, {"number": "6"})
        await house.desk.away.leave(BEN, "3 days")
        await house.bid(game, ANNA, "3")
        await house.settle()
        assert "Bids: Anna 3, Ben 6." in house.courier.thread[-1].text

    async def test_when_it_is_over_they_are_waited_for_again(self, house: House) -> None:
        game = await house.game(BEN, rounds=9)
        await house.desk.away.leave(BEN, "36 hours")
        await house.bid(game, ANNA, "3")
        await house.pass_time(hours=20)
        await house.bid(game, ANNA, "4")
        await house.pass_time(hours=17)
        assert not (await house.bid(game, ANNA, "3")).resolved
        assert told(house, "is back") == [], "everybody knew until when"

    async def test_whoever_is_back_is_asked_what_the_table_waits_for(self, house: House) -> None:
        game = await house.game(BEN, CLEO, rounds=9, pace=7 * 86_400)
        await house.desk.away.leave(BEN, "36 hours")
        for user in (ANNA, CLEO):
            await house.bid(game, user, "3")
        await house.settle()
        letters = len(house.courier.to(BEN))
        await house.pass_time(hours=20)
        await house.bid(game, ANNA, "4")
        await house.pass_time(hours=17)
        assert (await house.desk.queries.status(game)).waiting_for == ("Ben", "Cleo")
        (letter,) = house.courier.to(BEN)[letters:]
        assert letter.letter.panel is not None
        assert letter.letter.panel.step == await step(house, game)

    async def test_a_table_that_all_have_left_waits(self, house: House) -> None:
        """Or a game against a stand-in would be played to its end while its only player is away."""
        alone = await house.game(stand_ins=1)
        both = await house.game(BEN)
        await house.desk.away.leave(ANNA, "10 days")
        await house.settle()
        assert await step(house, alone) == 0
        assert told(house, "The game waits for them.")
        await house.desk.away.leave(BEN, "5 days")
        await house.pass_time(days=4)
        assert await step(house, both) == 0
        await house.pass_time(days=2)
        assert (await house.bid(both, BEN, "4")).resolved, "Ben is back, and Anna's stand-in plays"
        await house.pass_time(days=4, hours=1)
        assert await step(house, alone) == 0
        assert await deadline(house, alone) == timedelta(days=11), "all the time that was left"

    async def test_the_word_of_a_host_who_gives_no_time(self, house: House) -> None:
        game = await house.game(BEN, away_days=0)
        answer = await house.desk.away.leave(BEN, "3 days", meanwhile="wait")
        assert "But in Game 1 a stand-in plays." in answer
        assert (await house.bid(game, ANNA, "3")).resolved


class TestDeadlinesWait:
    async def test_the_clock_stands_still_until_they_are_back(self, house: House) -> None:
        game = await house.game(BEN)
        await house.pass_time(hours=4)
        await house.desk.away.leave(BEN, "3 days", meanwhile="wait")
        await house.settle()
        assert await deadline(house, game) == hours(4 + 72 + 20)
        until = stamp(NOON + hours(76), "f")
        assert f"Ben is away until {until}. The clock waits for them." in told(house, "is away")
        assert f"<@102> (away until {until})" in house.courier.thread[0].text
        await house.bid(game, ANNA, "3")
        await house.pass_time(hours=91)
        assert await step(house, game) == 0
        await house.pass_time(hours=1.1)
        assert await step(house, game) == 1

    async def test_no_longer_than_the_host_allows(self, house: House) -> None:
        game = await house.game(BEN, away_days=2)
        answer = await house.desk.away.leave(BEN, "1 week", meanwhile="wait")
        assert "But Game 1 waits 2 days at most." in answer
        assert await deadline(house, game) == timedelta(days=3)
        await house.settle()
        assert told(house, "The clock waits for them, for 2 days at most.")

    @pytest.mark.parametrize("comes_back", [60, 61, 71])
    async def test_coming_back_gives_no_more_time_than_that(self, house: House, comes_back: int) -> None:
        game = await house.game(BEN, away_days=2)
        await house.bid(game, ANNA, "3")
        await house.desk.away.leave(BEN, "61 hours", meanwhile="wait")
        await house.pass_time(hours=comes_back - 1)
        await house.pass_time(hours=1)
        if comes_back < 61:
            await house.desk.away.back(BEN)
            await house.settle()
        assert await deadline(house, game) == timedelta(days=3), "his time has run since the second day"

    async def test_questions_asked_meanwhile_wait_too(self, house: House) -> None:
        game = await house.game(BEN, CLEO)
        for user in (ANNA, BEN, CLEO):
            await house.bid(game, user, "3")
        await house.desk.away.leave(BEN, "3 days", meanwhile="wait")
        assert await deadline(house, game) == timedelta(days=4)

    async def test_who_comes_back_early_gives_the_time_back(self, house: House) -> None:
        game = await house.game(BEN)
        await house.pass_time(hours=4)
        await house.desk.away.leave(BEN, "10 days", meanwhile="wait")
        await house.pass_time(hours=24)
        assert (await house.desk.away.back(BEN)).startswith("Welcome back!")
        await house.settle()
        assert await deadline(house, game) == hours(24 + 24)
        assert told(house, "is back") == ["Ben is back."]
        with pytest.raises(Refusal, match="You aren't away"):
            await house.desk.away.back(BEN)

    async def test_panels_say_until_when_as_it_is_now(self, house: House) -> None:
        await house.game(BEN)
        (panel,) = house.courier.to(ANNA)
        await house.desk.away.leave(BEN, "10 days", meanwhile="wait")
        await house.settle()
        assert f"until {stamp(NOON + timedelta(days=11), 'f')}" in panel.text
        await house.pass_time(hours=4)
        await house.desk.away.back(BEN)
        await house.settle()
        assert f"until {stamp(NOON + hours(28), 'f')}" in panel.text
        assert "You drew card" in panel.text
        assert panel.edits[-1].panel is not None

    async def test_a_pause_keeps_the_time_that_really_is_left(self, house: House) -> None:
        anna = Actor(ANNA, GUILD, moderates=False)
        game = await house.game(BEN)
        await house.pass_time(hours=4)
        await house.desk.away.leave(BEN, "10 days", meanwhile="wait")
        await house.desk.hosting.do(game, anna, Pause())
        await house.pass_time(days=11)
        await house.desk.hosting.do(game, anna, Resume())
        assert await deadline(house, game) == timedelta(days=11) + hours(4 + 20)


class TestADeadlineThatTheHostSets:
    """It counts quiet hours and times away as a pace does, whoever comes and goes meanwhile."""

    @pytest.mark.parametrize("meanwhile", ["away", "pause"])
    async def test_nights_are_counted_once_and_for_all(self, house: House, meanwhile: str) -> None:
        anna = Actor(ANNA, GUILD, moderates=False)
        await house.desk.preferences.set_quiet(BEN, "22-6")
        game = await house.game(BEN, CLEO, nights=True)
        asked = await house.desk.hosting.ask(game, anna, Deadline(hours(24)))
        said = await house.desk.hosting.do(game, anna, Deadline(hours(24)))
        assert f"so that means {stamp(NOON + hours(32), 'f')}." in asked.question
        assert said == f"In Game 1, time now runs out {stamp(NOON + hours(32))}."
        assert await deadline(house, game) == hours(32)
        for _ in range(2):
            if meanwhile == "away":
                await house.desk.away.leave(CLEO, "3 days")
            else:
                await house.desk.hosting.do(game, anna, Pause())
            await house.settle()
            if meanwhile == "away":
                await house.desk.away.back(CLEO)
            else:
                await house.desk.hosting.do(game, anna, Resume())
            await house.settle()
            assert await deadline(house, game) == hours(32)
            await house.pass_time(hours=6)

    async def test_so_are_times_away(self, house: House) -> None:
        game = await house.game(BEN, CLEO)
        await house.desk.away.leave(BEN, "3 days", meanwhile="wait")
        await house.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), Deadline(hours(6)))
        assert await deadline(house, game) == hours(78)
        await house.desk.away.leave(CLEO, "1 day")
        await house.settle()
        assert await deadline(house, game) == hours(78)

    async def test_where_nights_do_not_count_it_is_what_it_says(self, house: House) -> None:
        await house.desk.preferences.set_quiet(BEN, "22-6")
        game = await house.game(BEN, CLEO)
        act = Deadline(hours(24))
        asked = await house.desk.hosting.ask(game, Actor(ANNA, GUILD, moderates=False), act)
        assert asked.question.endswith("to 1 day from now?")
        await house.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), act)
        await house.desk.away.leave(CLEO, "3 days")
        await house.settle()
        assert await deadline(house, game) == hours(24)


class TestComingAndGoing:
    @pytest.mark.parametrize("act", ["fill", "bid", "change", "back", "orders"])
    async def test_anything_they_do_ends_it(self, house: House, act: str) -> None:
        game = await house.game(BEN)
        if act == "change":
            await house.bid(game, BEN, "5")
        await house.desk.away.leave(BEN, "3 days")
        if act == "change":
            await house.desk.planning.change(game, BEN, 0)
        elif act == "back":
            await house.desk.presence.come_back(game, BEN)
        elif act == "fill":
            await house.desk.planning.fill(game, BEN, 0, {"number": "4"})
        elif act == "bid":
            await house.bid(game, BEN, "4")
        else:
            await house.desk.orders.give(game, BEN, {"cheer": "yes"})
        await house.pass_time(minutes=1)
        assert told(house, "is back") == ["Ben is back."]
        assert (await house.bid(game, ANNA, "3")).resolved == (act in {"bid", "change"})

    async def test_it_may_begin_later(self, house: House) -> None:
        game = await house.game(BEN)
        answer = await house.desk.away.leave(BEN, "2 days", since="tomorrow")
        morning = NOON + hours(12)
        assert f"from {stamp(morning, 'f')} until {stamp(morning + timedelta(days=2), 'f')}" in answer
        await house.bid(game, BEN, "4")
        await house.settle()
        assert told(house, "is away") == [], "what is done before does not end it"
        await house.pass_time(hours=12.1)
        assert told(house, "is away")
        assert (await house.bid(game, ANNA, "3")).resolved
        assert (await house.bid(game, ANNA, "4")).resolved

    async def test_a_plan_to_go_can_be_dropped(self, house: House) -> None:
        await house.game(BEN)
        await house.desk.away.leave(BEN, "2 days", since="tomorrow")
        assert await house.desk.away.back(BEN) == "All right, you're staying."
        await house.pass_time(hours=20)
        assert told(house, "is away") == []

    async def test_it_can_be_made_longer(self, house: House) -> None:
        game = await house.game(BEN)
        await house.desk.away.leave(BEN, "2 days", meanwhile="wait")
        await house.pass_time(days=1)
        await house.desk.away.leave(BEN, "4 days", meanwhile="wait")
        await house.settle()
        assert await deadline(house, game) == timedelta(days=6)
        assert len(told(house, "is away")) == 2

    async def test_it_outlives_the_bot(self, house: House) -> None:
        game = await house.game(BEN)
        await house.desk.away.leave(BEN, "1 hour", since="6 hours")
        await house.close()
        await house.pass_over(7)
        await house.open()
        await house.settle()
        assert not (await house.bid(game, ANNA, "3")).resolved, "it is over by now"

    async def test_status_says_who_is_away(self, house: House) -> None:
        game = await house.game(BEN)
        await house.desk.away.leave(BEN, "3 days")
        away = (await house.desk.queries.status(game)).players[1].away
        assert away is not None
        assert away.ends == NOON + timedelta(days=3)

    @pytest.mark.parametrize(
        ("until", "since", "why"),
        [
            ("soon", None, "I don't understand the date “soon”. Try something like “3 days”"),
            ("3 days", "some day", "I don't understand the date “some day”"),
            ("2026-02-01", None, "That would end before it begins"),
            ("9 weeks", None, "You can be away for 60 days at most"),
            ("3 days", "2028-01-01", "more than a year ahead"),
        ],
    )
    async def test_what_cannot_be_meant_is_refused(
        self, house: House, until: str, since: str | None, why: str
    ) -> None:
        before = house.dump()
        with pytest.raises(Refusal, match=why):
            await house.desk.away.leave(BEN, until, since)
        assert house.dump() == before

    async def test_dates_are_meant_where_they_live(self, house: House) -> None:
        await house.desk.preferences.set_zone(BEN, "Auckland")
        assert await house.desk.away.understood(BEN, "tomorrow 18:00", end_of_day=True) == (
            "Tue 3 March 2026, 18:00 (Pacific/Auckland)"
        )
        assert await house.desk.away.understood(BEN, "soon", end_of_day=True) is None


async def test_who_goes_while_a_turn_is_worked_out_is_not_forgotten(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    resolve, loop, gone = Tiny.resolve, asyncio.get_running_loop(), list[int]()

    def slowly(*args: object) -> object:
        if not gone:
            gone.append(BEN)
            leaving = house.desk.away.leave(BEN, "3 days", meanwhile="wait")
            asyncio.run_coroutine_threadsafe(leaving, loop).result(timeout=10)
        return resolve(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(Tiny, "resolve", slowly)
    await house.bid(game, BEN, "4")
    await house.settle()
    assert await step(house, game) == 1
    assert await deadline(house, game) == timedelta(days=4)


async def test_a_disk_that_is_full_keeps_no_table_from_hearing_of_it_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game(BEN)

    async def full(tx: Transaction, *_: object) -> None:
        await tx.execute("ROLLBACK")  # as SQLite does by itself
        raise StoreFault("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(games, "set_deadline", full)
        await house.desk.away.leave(BEN, "3 days", meanwhile="wait")
        await house.settle()
    assert told(house, "is away until") == []
    await house.pass_time(minutes=2)
    assert len(told(house, "is away until")) == 1
    assert await deadline(house, game) == timedelta(days=4)
