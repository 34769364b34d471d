"""A table that waits: after a limit, whoever runs it is asked what to do, and each answer is a press away."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.desk.acts import Deadline, Limit, Pause, Resume, WaitOn
from bot.desk.hosting import Actor
from bot.desk.replacing import Replace, SitIn
from bot.kit.refusal import Refusal
from tests.bot.backroom import ANNA, BEN, CHANNEL, CLEO, GUILD, NOON, House, Message

HOST = Actor(ANNA, GUILD, moderates=False)


def questions(house: House) -> list[Message]:
    return [m for m in house.courier.thread if m.letter.panel and m.letter.panel.kind == "late"]


async def silent(house: House) -> int:
    """Ben does not answer, with a day for each answer."""
    game = await house.game(BEN, policy="wait", rounds=9)
    await house.bid(game, ANNA, "3")
    return game


async def test_after_three_times_the_pace_the_host_is_asked(house: House) -> None:
    await silent(house)
    await house.pass_time(hours=71)
    assert not questions(house)
    await house.pass_time(hours=2)
    (question,) = questions(house)
    assert question.text.startswith("<@101>: this table has been waiting for Ben for a long time.")
    assert question.letter.mentions == (ANNA,)
    await house.pass_time(days=9)
    assert len(questions(house)) == 1, "once is enough"


async def test_the_host_can_say_after_how_long(house: House) -> None:
    game = await silent(house)
    await house.desk.hosting.do(game, HOST, Limit(timedelta(hours=30)))
    await house.pass_time(hours=25)
    assert not questions(house)
    await house.pass_time(hours=6)
    assert len(questions(house)) == 1


async def test_what_the_host_says_counts_for_a_wait_that_has_begun(house: House) -> None:
    game = await silent(house)
    await house.pass_time(hours=25)
    await house.desk.hosting.do(game, HOST, Limit(timedelta(hours=30)))
    await house.pass_time(hours=4)
    assert not questions(house)
    await house.pass_time(hours=2)
    assert len(questions(house)) == 1
    await house.desk.hosting.do(game, HOST, Limit(timedelta(hours=12)))
    await house.pass_time(hours=90)
    assert len(questions(house)) == 1, "once is enough"


async def test_whoever_waits_on_and_then_says_after_how_long_is_asked_then(house: House) -> None:
    game = await silent(house)
    await house.pass_time(hours=25)
    await house.pass_time(hours=48)
    await house.desk.hosting.do(game, HOST, WaitOn())
    await house.desk.hosting.do(game, HOST, Limit(timedelta(hours=12)))
    await house.pass_time(hours=1)
    assert len(questions(house)) == 1, "the host has just said to wait on"
    await house.pass_time(hours=12)
    assert len(questions(house)) == 2


async def test_a_host_who_gives_more_time_instead_is_asked_again(house: House) -> None:
    game = await silent(house)
    await house.pass_time(hours=25)
    await house.pass_time(hours=48)
    assert len(questions(house)) == 1
    await house.desk.hosting.do(game, HOST, Deadline(timedelta(hours=24)))
    await house.pass_time(hours=25)
    await house.restart()
    await house.pass_time(hours=46)
    assert len(questions(house)) == 1
    await house.pass_time(hours=2)
    assert len(questions(house)) == 2
    await house.pass_time(days=9)
    assert len(questions(house)) == 2


async def test_a_sooner_deadline_puts_off_no_question(house: House) -> None:
    game = await silent(house)
    await house.pass_time(hours=20)
    await house.desk.hosting.do(game, HOST, Deadline(timedelta(hours=1)))
    await house.pass_time(hours=2)
    await house.pass_time(hours=50)
    assert len(questions(house)) == 1


async def test_that_time_is_up_is_said_for_each_that_the_host_gave(house: House) -> None:
    game = await silent(house)
    for _ in range(3):
        await house.pass_time(hours=25)
        await house.restart()
        await house.pass_time(hours=1)
        await house.desk.hosting.do(game, HOST, Deadline(timedelta(hours=24)))
    late = [m for m in house.courier.thread if "Time is up, and this table is waiting for <@102>" in m.text]
    assert [(m.at - NOON) / timedelta(hours=1) for m in late] == [25, 51, 77]


async def test_nobody_is_said_to_be_late_whose_time_is_not_up(house: House) -> None:
    """The host gives a week more, and then presses Keep waiting under the question that has been asked."""
    game = await silent(house)
    await house.pass_time(hours=25)
    await house.pass_time(hours=48)
    await house.desk.hosting.do(game, HOST, Deadline(timedelta(days=7)))
    await house.desk.hosting.do(game, HOST, WaitOn(0))
    await house.pass_time(hours=73)
    assert len(questions(house)) == 1
    await house.pass_time(days=4)
    await house.pass_time(hours=71)
    assert len(questions(house)) == 2


async def test_without_deadlines_nobody_is_late_and_nobody_asked(house: House) -> None:
    game = await house.game(BEN, policy="wait", pace=None)
    with pytest.raises(Refusal, match="Nobody can be late in Game 1, because it has no deadline"):
        await house.desk.hosting.do(game, HOST, Limit(timedelta(hours=30)))
    await house.desk.hosting.do(game, HOST, Deadline(timedelta(hours=24)))
    await house.desk.hosting.do(game, HOST, Limit(timedelta(hours=30)))
    await house.pass_time(hours=25)
    assert not questions(house)
    await house.pass_time(hours=30)
    assert len(questions(house)) == 1


async def test_a_limit_needs_a_table_that_waits(house: House) -> None:
    game = await house.game(BEN)
    with pytest.raises(Refusal, match="needs no limit"):
        await house.desk.hosting.do(game, HOST, Limit(timedelta(hours=30)))


async def test_waiting_on_asks_again_later_even_after_a_restart(house: House) -> None:
    game = await silent(house)
    await house.pass_time(hours=25)
    await house.restart()
    await house.pass_time(hours=48)
    assert len(questions(house)) == 1
    await house.desk.hosting.do(game, HOST, WaitOn())
    await house.restart()
    await house.pass_time(hours=71)
    assert len(questions(house)) == 1
    await house.pass_time(hours=2)
    assert len(questions(house)) == 2
    await house.restart()
    await house.pass_time(hours=100)
    assert len(questions(house)) == 2


async def test_a_stand_in_may_play_until_they_are_back(house: House) -> None:
    game = await silent(house)
    await house.pass_time(hours=80)
    await house.desk.hosting.do(game, HOST, SitIn())
    await house.settle()
    assert (await house.desk.queries.status(game)).step == 1
    assert "<@101> lets a stand-in play for Ben until they're back." in [m.text for m in house.courier.thread]
    await house.desk.presence.come_back(game, BEN)
    assert not (await house.bid(game, ANNA, "4")).resolved


async def test_a_stand_in_plays_what_they_had_filled_in_first(house: House) -> None:
    game = await house.game(BEN, CLEO, policy="wait", rounds=9)
    await house.bid(game, ANNA, "3")
    await house.desk.planning.fill(game, BEN, 0, {"number": "6"})
    await house.pass_time(hours=80)
    await house.desk.hosting.do(game, HOST, SitIn())
    await house.settle()
    assert [m for m in house.courier.thread if "Bids: Anna 3, Ben 6, Cleo" in m.text]


async def test_whoever_leaves_a_game_to_stand_ins_hears_that_it_is_finished(house: House) -> None:
    """Stand-ins wait for nobody: there would be nothing to come back to."""
    game = await house.game(BEN, policy="wait", rounds=9)
    asked = await house.desk.hosting.ask(game, HOST, SitIn())
    assert asked.question == (
        "Let a stand-in play for Anna and Ben in Game 1? "
        "Nobody else is playing, so stand-ins finish the game right away."
    )
    said = await house.desk.hosting.do(game, HOST, SitIn(), about=asked.about)
    assert said == "A stand-in plays for Anna and Ben in Game 1."
    await house.settle()
    assert "<@101> lets a stand-in play for Anna and Ben." in [m.text for m in house.courier.thread]
    assert (await house.desk.queries.status(game)).status == "over"


async def test_a_yes_finishes_no_game_that_was_to_go_on(house: House) -> None:
    game = await house.game(BEN, CLEO, policy="wait", rounds=9)
    for user in (ANNA, CLEO):
        await house.bid(game, user, "3")
    asked = await house.desk.hosting.ask(game, HOST, SitIn())
    replace = await house.desk.hosting.ask(game, HOST, Replace(1, None))
    assert "Nobody else is playing" not in asked.question + replace.question
    for user in (CLEO, ANNA):
        await house.desk.presence.resign(game, user)
    moderator = Actor(CLEO, GUILD, moderates=True, channel=CHANNEL)
    for act, about in ((SitIn(), asked.about), (Replace(1, None), replace.about)):
        with pytest.raises(Refusal, match="Nobody else is playing, so stand-ins finish the game right away"):
            await house.desk.hosting.do(game, moderator, act, about=about)


async def test_a_stand_in_plays_for_nobody_but_those_who_were_named(house: House) -> None:
    game = await silent(house)
    await house.pass_time(hours=80)
    asked = await house.desk.hosting.ask(game, HOST, SitIn(0))
    assert asked.question == "Let a stand-in play for Ben in Game 1 until they're back?"
    await house.desk.hosting.do(game, HOST, Replace(1, CLEO))
    await house.settle()
    panels = [message.letter.panel for message in house.courier.thread]
    (offer,) = [panel.offer for panel in panels if panel is not None and panel.offer is not None]
    await house.desk.offers.answer(offer, CLEO, "Cleo", yes=True)
    with pytest.raises(Refusal, match="Now I would ask: Let a stand-in play for Cleo"):
        await house.desk.hosting.do(game, HOST, SitIn(0), about=asked.about)
    assert (await house.desk.queries.status(game)).waiting_for == ("Cleo",)


async def test_whoever_waits_on_in_a_pause_is_not_asked_in_it(house: House) -> None:
    game = await silent(house)
    await house.pass_time(hours=25)
    await house.pass_time(hours=55)
    await house.desk.hosting.do(game, HOST, Pause())
    await house.desk.hosting.do(game, HOST, WaitOn())
    await house.pass_time(hours=100)
    assert len(questions(house)) == 1
    await house.desk.hosting.do(game, HOST, Resume())
    await house.pass_time(hours=1)
    await house.pass_time(hours=80)
    assert len(questions(house)) == 2


@pytest.mark.parametrize("act", [WaitOn(0), SitIn(0)])
async def test_an_old_question_decides_nothing_new(house: House, act: WaitOn | SitIn) -> None:
    game = await silent(house)
    await house.bid(game, BEN, "4")
    with pytest.raises(Refusal, match="has moved on"):
        await house.desk.hosting.do(game, HOST, act)


async def test_nothing_is_asked_in_a_pause_nor_after_an_answer(house: House) -> None:
    game = await silent(house)
    await house.pass_time(hours=30)
    await house.desk.hosting.do(game, HOST, Pause())
    await house.pass_time(hours=100)
    assert not questions(house)
    await house.desk.hosting.do(game, HOST, Resume())
    await house.bid(game, BEN, "4")
    await house.pass_time(hours=20)
    assert not questions(house)
