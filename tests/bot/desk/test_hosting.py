"""The host's desk: who may run a game, what each act does, and that it is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.desk.acts import Cancel, CoHost, Deadline, HandOver, Nudge, Pace, Pause, Resume, spoken
from bot.desk.hosting import Actor, Hosting
from bot.kit.clock import stamp
from bot.kit.refusal import Refusal
from tests.bot.backroom import ANNA, BEN, CHANNEL, CLEO, GUILD, NOON, House
from words import say

HOST = Actor(ANNA, GUILD, moderates=False)
MODERATOR = Actor(CLEO, GUILD, moderates=True, channel=CHANNEL)
PLAYER = Actor(BEN, GUILD, moderates=False)
NEXT_DOOR = Actor(CLEO, GUILD, moderates=True, channel=CHANNEL + 1)
ELSEWHERE = Actor(CLEO, GUILD + 1, moderates=True, channel=CHANNEL)

Act = Callable[[Hosting, int, Actor], Awaitable[str]]
ACTS: dict[str, Act] = {
    "pause": lambda desk, game, by: desk.do(game, by, Pause()),
    "deadline": lambda desk, game, by: desk.do(game, by, Deadline(timedelta(hours=48))),
    "nudge": lambda desk, game, by: desk.do(game, by, Nudge()),
    "pace": lambda desk, game, by: desk.do(game, by, Pace(timedelta(hours=6))),
    "cohost": lambda desk, game, by: desk.do(game, by, CoHost(CLEO)),
    "host": lambda desk, game, by: desk.do(game, by, HandOver(BEN)),
    "cancel": lambda desk, game, by: desk.do(game, by, Cancel()),
}


@pytest.mark.parametrize("act", ACTS)
async def test_host_and_moderators_may_and_others_may_not(house: House, act: str) -> None:
    for actor in (HOST, MODERATOR):
        game = await house.game(BEN)
        assert await ACTS[act](house.desk.hosting, game, actor)
    game = await house.game(BEN)
    for actor in (PLAYER, ELSEWHERE, NEXT_DOOR):
        before = house.dump()
        with pytest.raises(Refusal, match=f"Only the host of Game {game}.* or a moderator of its channel"):
            await ACTS[act](house.desk.hosting, game, actor)
        assert house.dump() == before


@pytest.mark.parametrize("act", ACTS)
async def test_a_game_that_is_over_or_has_not_begun_cannot_be_run(house: House, act: str) -> None:
    lobby = await house.lobby(BEN)
    with pytest.raises(Refusal, match="hasn't started yet"):
        await ACTS[act](house.desk.hosting, lobby, HOST)
    game = await house.game(BEN, rounds=1)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    with pytest.raises(Refusal, match="is over"):
        await ACTS[act](house.desk.hosting, game, HOST)


async def test_a_pause_stops_the_clock_and_keeps_what_is_left(house: House) -> None:
    game = await house.game(BEN)
    await house.pass_time(hours=20)
    await house.desk.hosting.do(game, HOST, Pause())
    await house.settle()
    assert "<@101> has paused the game" in house.courier.thread[-1].text
    assert "The game is paused." in house.courier.thread[0].text
    await house.pass_time(days=9)
    assert (await house.desk.queries.status(game)).step == 0
    await house.desk.hosting.do(game, MODERATOR, Resume())
    await house.settle()
    assert "<@103> has resumed the game" in house.courier.thread[-1].text
    deadline = (await house.desk.queries.status(game)).deadline
    assert deadline is not None
    assert deadline - house.clock.now() == timedelta(hours=4)
    await house.pass_time(hours=5)
    assert (await house.desk.queries.status(game)).step == 1


async def test_plans_made_in_a_pause_are_played_and_the_next_step_is_paused_too(house: House) -> None:
    game = await house.game(BEN)
    await house.desk.hosting.do(game, HOST, Pause())
    await house.bid(game, ANNA, "3")
    assert (await house.bid(game, BEN, "4")).resolved
    await house.pass_time(days=5)
    assert (await house.desk.queries.status(game)).step == 1
    await house.desk.hosting.do(game, HOST, Resume())
    deadline = (await house.desk.queries.status(game)).deadline
    assert deadline is not None
    assert deadline - house.clock.now() == timedelta(hours=24)


async def test_a_pause_outlives_a_restart(house: House) -> None:
    game = await house.game(BEN)
    await house.desk.hosting.do(game, HOST, Pause())
    await house.restart()
    await house.pass_time(days=5)
    assert (await house.desk.queries.status(game)).step == 0
    with pytest.raises(Refusal, match="already paused"):
        await house.desk.hosting.do(game, HOST, Pause())


async def test_a_deadline_can_be_moved_either_way(house: House) -> None:
    game = await house.game(BEN)
    await house.desk.hosting.do(game, HOST, Deadline(timedelta(hours=72)))
    await house.pass_time(hours=71)
    assert (await house.desk.queries.status(game)).step == 0
    await house.desk.hosting.do(game, HOST, Deadline(timedelta(hours=0.5)))
    await house.pass_time(hours=1)
    assert (await house.desk.queries.status(game)).step == 1
    with pytest.raises(Refusal, match="10 minutes to 30 days"):
        await house.desk.hosting.do(game, HOST, Deadline(timedelta(hours=0.01)))


async def test_a_nudge_names_those_who_are_awaited_and_not_too_often(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.desk.hosting.do(game, HOST, Nudge())
    await house.settle()
    nudge = house.courier.thread[-1]
    assert nudge.text.startswith("<@102>: this table is waiting for you")
    assert nudge.letter.mentions == (BEN,)
    with pytest.raises(Refusal, match="They were pinged"):
        await house.desk.hosting.do(game, HOST, Nudge())
    await house.pass_time(hours=7)
    await house.desk.hosting.do(game, HOST, Nudge())


async def test_the_game_can_be_handed_over_to_somebody_who_plays(house: House) -> None:
    game = await house.game(BEN)
    with pytest.raises(Refusal, match="Only a player can"):
        await house.desk.hosting.do(game, HOST, HandOver(CLEO))
    await house.desk.hosting.do(game, HOST, HandOver(BEN))
    with pytest.raises(Refusal, match="Only the host"):
        await house.desk.hosting.do(game, HOST, Pause())
    assert await house.desk.hosting.do(game, PLAYER, Pause())


async def test_a_co_host_may_do_what_the_host_may_but_not_hand_it_on(house: House) -> None:
    game = await house.game(BEN)
    await house.desk.hosting.do(game, HOST, CoHost(BEN))
    await house.settle()
    assert "<@101> has made <@102> co-host." in house.courier.thread[-1].text
    assert await house.desk.hosting.do(game, PLAYER, Pause())
    for reserved in (CoHost(CLEO), HandOver(BEN)):
        with pytest.raises(Refusal, match=f"Only the host of Game {game} or a moderator"):
            await house.desk.hosting.do(game, PLAYER, reserved)
    assert "Remove" in (await house.desk.hosting.ask(game, HOST, CoHost(BEN))).question
    await house.desk.hosting.do(game, MODERATOR, CoHost(BEN))
    with pytest.raises(Refusal, match="Only the host"):
        await house.desk.hosting.do(game, PLAYER, Resume())


async def test_a_co_host_who_becomes_host_is_no_co_host(house: House) -> None:
    game = await house.game(BEN)
    await house.desk.hosting.do(game, HOST, CoHost(BEN))
    await house.desk.hosting.do(game, HOST, HandOver(BEN))
    with pytest.raises(Refusal, match="Only the host"):
        await house.desk.hosting.do(game, HOST, Pause())
    with pytest.raises(Refusal, match="They're the host already"):
        await house.desk.hosting.do(game, PLAYER, CoHost(BEN))


async def test_a_yes_to_a_co_host_is_never_a_no(house: House) -> None:
    """Named once more it is taken back: but not by somebody who was asked whether to name them."""
    game = await house.game(BEN)
    asked = await house.desk.hosting.ask(game, HOST, CoHost(BEN))
    assert asked.question == "Make <@102> co-host of Game 1?"
    await house.desk.hosting.do(game, MODERATOR, CoHost(BEN))
    with pytest.raises(Refusal, match="Now I would ask: Remove <@102>"):
        await house.desk.hosting.do(game, HOST, CoHost(BEN), about=asked.about)
    assert await house.desk.hosting.do(game, PLAYER, Pause()), "Ben helps to run it"


async def test_a_yes_moves_no_deadline_but_that_of_the_question_it_was_asked_for(house: House) -> None:
    game = await house.game(BEN, rounds=5)
    act = Deadline(timedelta(hours=48))
    asked = await house.desk.hosting.ask(game, HOST, act)
    assert asked.question == "Move the deadline in Game 1 to 2 days from now?"
    await house.pass_time(hours=1)
    told = await house.desk.hosting.do(game, HOST, act, about=asked.about)
    assert stamp(NOON + timedelta(hours=49)) in told, "from now, whenever that is"
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    with pytest.raises(Refusal, match="Game 1 has changed since I asked"):
        await house.desk.hosting.do(game, HOST, act, about=asked.about)


async def test_who_is_reminded_is_whoever_is_awaited_by_then(house: House) -> None:
    game = await house.game(BEN)
    asked = await house.desk.hosting.ask(game, HOST, Nudge())
    assert asked.question == ("Ping Anna and Ben?")
    await house.bid(game, ANNA, "3")
    await house.desk.hosting.do(game, HOST, Nudge(), about=asked.about)
    await house.settle()
    assert house.courier.thread[-1].letter.mentions == (BEN,)


async def test_a_server_can_choose_a_role_that_moderates(house: House) -> None:
    game = await house.game(BEN)
    knight = Actor(CLEO, GUILD, moderates=False, roles=frozenset({55}))
    with pytest.raises(Refusal, match="Only the host"):
        await house.desk.hosting.do(game, knight, Pause())
    with pytest.raises(Refusal, match="Only people who may manage this server"):
        await house.desk.hosting.choose_role(GUILD, 55, manages=False)
    assert "<@&55>" in await house.desk.hosting.choose_role(GUILD, 55, manages=True)
    assert await house.desk.hosting.do(game, knight, Pause())
    elsewhere = Actor(CLEO, GUILD + 1, moderates=False, roles=frozenset({55}))
    with pytest.raises(Refusal, match="Only the host"):
        await house.desk.hosting.do(game, elsewhere, Resume())
    await house.desk.hosting.choose_role(GUILD, None, manages=True)
    with pytest.raises(Refusal, match="Only the host"):
        await house.desk.hosting.do(game, knight, Resume())


async def test_no_role_chosen_is_no_role_held(house: House) -> None:
    game = await house.game(BEN)
    with pytest.raises(Refusal, match="Only the host"):
        await house.desk.hosting.do(game, Actor(CLEO, GUILD, moderates=False), Pause())


async def test_the_pace_can_be_changed_for_the_rest(house: House) -> None:
    game = await house.game(BEN, rounds=5)
    before = (await house.desk.queries.status(game)).deadline
    await house.desk.hosting.do(game, HOST, Pace(timedelta(days=3)))
    assert (await house.desk.queries.status(game)).deadline == before, "what is asked now keeps its time"
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    deadline = (await house.desk.queries.status(game)).deadline
    assert deadline is not None
    assert deadline - house.clock.now() == timedelta(days=3)
    await house.desk.hosting.do(game, HOST, Pace(None))
    await house.bid(game, ANNA, "4")
    await house.bid(game, BEN, "5")
    assert (await house.desk.queries.status(game)).deadline is None


@pytest.mark.parametrize(
    ("time", "words"),
    [
        (timedelta(minutes=30), "30 minutes"),
        (timedelta(hours=1), "1 hour"),
        (timedelta(hours=36), "36 hours"),
        (timedelta(hours=1.5), "1.5 hours"),
        (timedelta(days=1), "1 day"),
        (timedelta(days=7), "7 days"),
    ],
)
def test_lengths_of_time_are_said_as_people_say_them(time: timedelta, words: str) -> None:
    assert say(spoken(time)) == words


async def test_a_game_that_is_called_off_asks_nothing_more(house: House) -> None:
    game = await house.game(BEN)
    await house.desk.hosting.do(game, HOST, Cancel())
    await house.settle()
    assert "<@101> has called this game off." in house.courier.thread[-1].text
    assert "This game was called off." in house.courier.thread[0].text
    assert house.courier.to(BEN)[-1].edits[-1].panel is None
    await house.pass_time(days=3)
    assert len(house.courier.thread) == 2
    with pytest.raises(Refusal, match="was called off"):
        await house.desk.planning.form(game, BEN)
