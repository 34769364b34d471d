"""Reminders follow the deadline: for a later one people are reminded anew, and for none of them twice."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

import pytest

from bot.desk.acts import Deadline, Pause, Resume
from bot.desk.hosting import Act, Actor
from bot.desk.replacing import Replace
from bot.kit.clock import stamp
from bot.post.courier import TryLater
from bot.store import Transaction, timers
from bot.store.timers import Timer
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, NOON, House, Message, dm_of

HOST = Actor(ANNA, GUILD, moderates=False)
QUARTER = 0.25


def reminders(house: House, user: int) -> list[Message]:
    return [message for message in house.courier.to(user) if "is waiting for you" in message.text]


def reminded(house: House, user: int) -> list[float]:
    """How many hours after noon."""
    return [round((message.at - NOON) / timedelta(hours=1), 2) for message in reminders(house, user)]


async def until(house: House, hour: float) -> None:
    """In small steps, with the bot started anew now and then."""
    while (gone := (house.clock.now() - NOON) / timedelta(hours=1)) < hour:
        await house.pass_time(hours=min(QUARTER, hour - gone))
        if round(gone / QUARTER) % 7 == 0:
            await house.restart()
            await house.settle()


async def do(house: House, game: int, act: Act) -> None:
    await house.desk.hosting.do(game, HOST, act)
    await house.settle()


async def test_a_later_deadline_has_reminders_of_its_own(house: House) -> None:
    game = await house.game(BEN)
    await until(house, 13)
    assert reminded(house, BEN) == [12]
    await do(house, game, Deadline(timedelta(hours=48)))
    await until(house, 60)
    assert reminded(house, BEN) == [12, 37, 56.25], "when half and when a tenth of the time is left"
    for message, hours in zip(reminders(house, BEN), (24, 61, 61), strict=True):
        assert stamp(NOON + timedelta(hours=hours)) in message.text


async def test_whoever_had_all_reminders_has_them_again_for_a_later_one(house: House) -> None:
    game = await house.game(BEN)
    await until(house, 23)
    assert reminded(house, BEN) == [12, 21.75]
    await do(house, game, Deadline(timedelta(hours=24)))
    await until(house, 46.75)
    assert reminded(house, BEN) == [12, 21.75, 35, 44.75]


async def test_whoever_has_locked_in_meanwhile_has_none(house: House) -> None:
    game = await house.game(BEN)
    await until(house, 13)
    await house.bid(game, BEN, "4")
    await do(house, game, Deadline(timedelta(hours=48)))
    await until(house, 60)
    assert reminded(house, BEN) == [12]
    assert reminded(house, ANNA) == [12, 37, 56.25]


@pytest.mark.parametrize(
    ("at", "left", "heard"),
    [
        (13, 2, [12, 14.8]),
        (13, 0.5, [12, 13.33]),
        (22, 1, [12, 21.75]),
        (1, 2, [2, 2.8]),
    ],
)
async def test_a_sooner_deadline_brings_only_what_has_not_come_yet(
    house: House, at: float, left: float, heard: list[float]
) -> None:
    game = await house.game(BEN, policy="wait")
    await until(house, at)
    await do(house, game, Deadline(timedelta(hours=left)))
    for _ in range(round(left * 60) + 60):
        await house.pass_time(minutes=1)
    assert reminded(house, BEN) == pytest.approx(heard, abs=0.02)


async def test_one_deadline_that_is_set_aside_for_a_while_is_still_the_same(house: House) -> None:
    game = await house.game(BEN)
    await until(house, 13)
    await do(house, game, Deadline(timedelta(hours=6)))
    await until(house, 14)
    await do(house, game, Deadline(timedelta(hours=10)))
    await until(house, 23.75)
    assert reminded(house, BEN) == [12, 23]


async def test_after_a_pause_there_are_reminders_again_and_none_in_it(house: House) -> None:
    game = await house.game(BEN)
    await until(house, 13)
    await do(house, game, Pause())
    await until(house, 40)
    await do(house, game, Resume())
    await until(house, 50.75)
    assert reminded(house, BEN) == [12, 45.5, 50]


async def test_after_a_pause_of_minutes_nobody_is_told_the_same_again(house: House) -> None:
    game = await house.game(BEN)
    await until(house, 12)
    await do(house, game, Pause())
    await house.pass_time(minutes=5)
    await do(house, game, Resume())
    await until(house, 23.75)
    assert len(reminded(house, BEN)) == 2


async def test_a_reminder_for_a_later_deadline_waits_for_the_morning_too(house: House) -> None:
    await house.desk.preferences.set_quiet(BEN, "23-7")
    game = await house.game(BEN)
    await until(house, 20)
    assert (reminded(house, ANNA), reminded(house, BEN)) == ([12], [19])
    await do(house, game, Deadline(timedelta(hours=40)))
    await until(house, 59)
    assert reminded(house, ANNA) == [12, 40, 56]
    assert reminded(house, BEN) == [19, 43, 56], "four in the morning is put off to seven"


async def test_who_waits_for_somebody_away_is_reminded_once_for_the_deadline_that_moved(house: House) -> None:
    await house.game(BEN)
    await until(house, 13)
    await house.desk.away.leave(BEN, "1 day", meanwhile="wait")
    await until(house, 47.5)
    assert reminded(house, ANNA) == [12, 30.5, 44.5]
    assert reminded(house, BEN) == [12, 37, 44.5], "not while he is away"


async def test_the_next_holder_of_a_seat_is_reminded_as_well(house: House) -> None:
    """Ben's reminder has gone out, and Anna's waits for the morning."""
    await house.desk.preferences.set_quiet(ANNA, "23-7")
    game = await house.game(BEN)
    await until(house, 13)
    await do(house, game, Replace(1, CLEO))
    panel = house.courier.thread[-1].letter.panel
    assert panel is not None
    assert panel.offer is not None
    await house.desk.offers.answer(panel.offer, CLEO, "Cleo", yes=True)
    await until(house, 20)
    assert (reminded(house, ANNA), reminded(house, CLEO)) == ([19], [19])
    assert [m.text for m in house.courier.to(BEN)[1:]] == [
        f"Game 1 · Tiny Bids: <@{ANNA}> has given your seat to Cleo. Thanks for playing!"
    ]


async def test_one_that_was_due_when_the_deadline_was_moved_comes_at_its_new_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was found due, and the host moves the deadline before its turn comes."""
    game, due = await house.game(BEN), timers.due

    async def and_then_moved(tx: Transaction, now: datetime) -> list[Timer]:
        found = await due(tx, now)
        if found:
            monkeypatch.setattr(timers, "due", due)
            await asyncio.create_task(move(now))
        return found

    async def move(now: datetime) -> None:
        async with house.core.store.transaction(game=game) as tx:
            await timers.replace(tx, game, 0, {"first reminder": now + timedelta(hours=5)})

    monkeypatch.setattr(timers, "due", and_then_moved)
    await house.pass_time(hours=12)
    assert reminded(house, BEN) == []
    await house.pass_time(hours=5)
    assert reminded(house, BEN) == [17]


@pytest.mark.parametrize("act", ["moves", "pauses", "locks in"])
async def test_one_that_could_not_be_delivered_in_time_says_nothing_untrue(house: House, act: str) -> None:
    game = await house.game(BEN)

    def unwell(what: str, channel: int) -> None:
        if channel == dm_of(BEN) and what == "post":
            raise TryLater(60)

    house.courier.before = unwell
    await house.pass_time(hours=12)
    if act == "locks in":
        await house.bid(game, BEN, "4")
    else:
        await do(house, game, Pause() if act == "pauses" else Deadline(timedelta(hours=6)))
    house.courier.before = lambda _what, _channel: None
    await house.pass_time(hours=2)
    assert reminded(house, BEN) == []
    await house.pass_time(hours=1)
    assert reminded(house, BEN) == ([15] if act == "moves" else [])
