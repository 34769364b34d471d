"""What people settle for themselves, and what comes of it: quiet hours, reminders, mentions."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from bot.desk.preferences import quiet_meant
from bot.kit.refusal import Refusal
from tests.bot.backroom import ANNA, BEN, NOON, House


def reminded(house: House, user: int) -> list[float]:
    """How many hours after noon this person was reminded."""
    return [
        (message.at - NOON) / timedelta(hours=1)
        for message in house.courier.to(user)
        if "is waiting for you" in message.text
    ]


async def deadline(house: House, game: int) -> float:
    found = (await house.desk.queries.status(game)).deadline
    assert isinstance(found, datetime)
    return (found - NOON) / timedelta(hours=1)


async def pass_hours(house: House, number: int) -> None:
    for _ in range(number):
        await house.pass_time(hours=1)


class TestSettings:
    async def test_they_are_shown_back_in_words(self, house: House) -> None:
        settings = house.desk.preferences
        assert (await settings.sheet(BEN)).words == (
            "**Language:** English (as in your Discord)",
            "**Time zone:** not set, so I use UTC (it's 12:00 there)",
            "**Quiet hours:** none",
            "**Reminders:** on",
            "**Mentions:** on",
            "**Your side:** where the table has it",
            "**Pictures:** moving and still",
        )
        await settings.set_zone(BEN, "berlin")
        await settings.set_quiet(BEN, "22:30-7")
        await settings.settle(BEN, reminders=False)
        await settings.settle(BEN, mentions=False)
        await settings.settle(BEN, turned=True)
        await settings.settle(BEN, pictures="words")
        await settings.settle(BEN, stark=True)
        await house.restart()
        assert (await house.desk.preferences.sheet(BEN)).words == (
            "**Language:** English (as in your Discord)",
            "**Time zone:** Europe/Berlin (it's 13:00 there)",
            "**Quiet hours:** 22:30 to 07:00: no reminders, and the clock stops where the host allows it",
            "**Reminders:** off: I won't tell you that time is running out",
            "**Mentions:** off: threads name you without pinging you",
            "**Your side:** at the bottom of your plans",
            "**Pictures:** words instead, in what only you see, in high contrast",
        )

    @pytest.mark.parametrize(
        ("typed", "stands_for"),
        [
            ("22-7", (1320, 420)),
            ("22:30 – 6:45", (1350, 405)),
            ("0 to 8", (0, 480)),
            ("22 until 24", (1320, 0)),
            ("none", None),
        ],
    )
    def test_hours_as_people_type_them(self, typed: str, stands_for: tuple[int, int] | None) -> None:
        assert quiet_meant(typed) == stands_for

    @pytest.mark.parametrize(
        ("typed", "why"),
        [
            ("at night", "I don't understand the hours “at night”"),
            ("25-7", "I don't understand the hours"),
            ("22:70-7", "I don't understand the hours"),
            ("20-9", "12 hours at most"),
            ("7-7", "12 hours at most"),
        ],
    )
    async def test_what_cannot_be_meant_is_refused(self, house: House, typed: str, why: str) -> None:
        before = house.dump()
        with pytest.raises(Refusal, match=why):
            await house.desk.preferences.set_quiet(BEN, typed)
        assert house.dump() == before


class TestQuietHours:
    async def test_a_reminder_waits_for_the_morning(self, house: House) -> None:
        await house.desk.preferences.set_quiet(BEN, "23-7")
        await house.game(BEN)
        await pass_hours(house, 23)
        assert reminded(house, ANNA) == [12, 22]
        assert reminded(house, BEN) == [19, 22], "midnight is put off to seven"

    async def test_two_that_were_put_off_come_as_one(self, house: House) -> None:
        await house.desk.preferences.set_quiet(BEN, "23-10:30")
        await house.game(BEN)
        await house.pass_time(hours=12)
        await house.pass_time(hours=10)
        await house.pass_time(hours=0.5)
        await house.pass_time(hours=1)
        assert reminded(house, BEN) == [22.5]

    async def test_one_that_would_come_too_late_is_left_out(self, house: House) -> None:
        await house.desk.preferences.set_quiet(BEN, "3-13")
        await house.game(BEN)
        await pass_hours(house, 24)
        assert reminded(house, BEN) == [12]

    async def test_time_stands_still_where_the_host_wants_it(self, house: House) -> None:
        await house.desk.preferences.set_quiet(BEN, "22-6")
        runs, stands = await house.game(BEN), await house.game(BEN, nights=True)
        assert (await deadline(house, runs), await deadline(house, stands)) == (24, 32)
        await house.bid(stands, ANNA, "3")
        await house.bid(stands, BEN, "4")
        assert await deadline(house, stands) == 32

    async def test_they_may_begin_in_an_hour_that_the_clocks_skip(self, house: House) -> None:
        """In Berlin they go from 2:00 to 3:00 on 29 March: the quarter of an hour after that is quiet."""
        await house.desk.preferences.set_zone(BEN, "Berlin")
        await house.desk.preferences.set_quiet(BEN, "2:30-3:15")
        await house.pass_time(days=27)
        game = await house.game(BEN, nights=True)
        assert await deadline(house, game) == 27 * 24 + 24.25

    async def test_only_for_those_who_are_awaited(self, house: House) -> None:
        await house.desk.preferences.set_quiet(ANNA, "22-6")
        game = await house.game(BEN, nights=True)
        await house.desk.presence.resign(game, ANNA)
        await house.bid(game, BEN, "4")
        assert await deadline(house, game) == 24

    async def test_the_lobby_says_so(self, house: House) -> None:
        await house.lobby(BEN, nights=True)
        await house.settle()
        assert (
            "The clock stops in the quiet hours of the players the game is waiting for"
            in house.courier.messages[0].text
        )


async def test_who_wants_no_reminders_gets_none(house: House) -> None:
    await house.desk.preferences.settle(BEN, reminders=False)
    await house.game(BEN)
    await pass_hours(house, 23)
    assert reminded(house, ANNA) == [12, 22]
    assert reminded(house, BEN) == []


async def test_who_wants_no_mentions_is_named_and_not_pinged(house: House) -> None:
    await house.desk.preferences.settle(BEN, mentions=False)
    await house.game(BEN)
    first = house.courier.thread[0].letter
    assert "Waiting for <@101> and <@102>" in first.text
    assert first.mentions == (ANNA,)
