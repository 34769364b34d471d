"""The process is killed around every commit and every send of a turn; the game goes on as if it had not been.

Two turns are played undisturbed first. Each test then plays the same two turns, kills the process at one
point of the first, starts another, and compares all that was said and stored.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress

import pytest

from sandbox.faults import ANSWER, SEND
from sandbox.people import CannotDo, NoAnswer, Reply
from tests.bot.crash.club import EDIT, PATIENCE, Calm, MortalClub
from tests.bot.crash.points import FIRST_CHOICE, LAST_CHOICE, POSTS, START, SUPERSEDED, deaths

pytestmark = pytest.mark.crash

OTHER_TURNS = re.compile(r"of (bid|edit (step|panel):1|(post step|direct panel):[02])")

CONFIRM = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"


def test_every_point_of_a_turn_is_known(calm: Calm) -> None:
    """What is committed or sent at a point without a name here is not proven safe."""
    assert {point for point in calm.start if "of pick" not in point} == set(START)
    last = {point for point in calm.last_choice if not OTHER_TURNS.search(point)}
    assert last - SUPERSEDED == set(LAST_CHOICE)
    assert {point for point in calm.first_choice if not OTHER_TURNS.search(point)} == set(FIRST_CHOICE)


@pytest.mark.both
@pytest.mark.parametrize("point", deaths(LAST_CHOICE))
async def test_killed_in_a_turn_and_back_when_nonces_are_forgotten(
    club: MortalClub, calm: Calm, point: str
) -> None:
    await club.sit_down()
    await club.first_choice()
    await club.live(die_at=point)
    pressed = club.lock_in(club.person("Ben"))
    await club.death()
    assert club.passed()[-1] == point
    await club.later(minutes=10)
    await carry_on(club, calm, pressed)


@pytest.mark.parametrize("point", POSTS)
async def test_killed_around_a_post_and_back_before_the_history_shows_it(
    club: MortalClub, calm: Calm, point: str
) -> None:
    await club.sit_down()
    await club.first_choice()
    await club.live(die_at=point)
    pressed = club.lock_in(club.person("Ben"))
    await club.death()
    await carry_on(club, calm, pressed, blind=True)


@pytest.mark.parametrize("point", sorted(SUPERSEDED))
async def test_killed_around_an_edit_that_may_be_overtaken(club: MortalClub, calm: Calm, point: str) -> None:
    """If the point is not met, the process dies of something else at the end of the turn."""
    await club.sit_down()
    await club.first_choice()
    await club.live(die_at=point)
    pressed = club.lock_in(club.person("Ben"))
    dying, told = asyncio.create_task(club.death()), asyncio.create_task(club.told_of(2))
    await asyncio.wait({dying, told}, return_when=asyncio.FIRST_COMPLETED)
    told.cancel()
    if not dying.done():
        club.strike()
    await dying
    await carry_on(club, calm, pressed)


@pytest.mark.parametrize("after_effect", [False, True], ids=["on its way", "unheard"])
@pytest.mark.parametrize(
    ("route", "number"),
    [(ANSWER, 1), (CONFIRM, 1), *((route, n) for route in (EDIT, SEND) for n in (1, 2, 3))],
)
async def test_killed_from_outside_while_discord_answers(
    club: MortalClub, calm: Calm, route: str, number: int, *, after_effect: bool
) -> None:
    """The request takes effect, and nobody is there to hear of it."""
    await club.sit_down()
    await club.first_choice()
    await club.live()
    for _ in range(number - 1):
        club.sandbox.faults.hold(route).open()
    gate = club.sandbox.faults.hold(route, after_effect=after_effect)
    pressed = club.lock_in(club.person("Ben"))
    async with asyncio.timeout(PATIENCE):
        await gate.reached.wait()
    await club.kill()
    await carry_on(club, calm, pressed)


@pytest.mark.parametrize("point", deaths(START))
async def test_killed_while_a_game_begins(club: MortalClub, calm: Calm, point: str) -> None:
    await club.gather()
    await club.live(die_at=point)
    pressed = club.start_game()
    await club.death()
    assert club.passed()[-1] == point
    await club.later(minutes=10)
    seen = await club.seen(pressed)
    await club.live()
    if not seen:
        with suppress(CannotDo, NoAnswer):
            await club.start_game()
    await club.plan()
    for name in ("Ann", "Ben"):
        await club.lock_in(club.person(name))
    await club.play_on()
    await agree(club, calm)


@pytest.mark.both
@pytest.mark.parametrize("point", deaths(FIRST_CHOICE))
async def test_killed_while_a_choice_is_acknowledged(club: MortalClub, calm: Calm, point: str) -> None:
    await club.sit_down()
    await club.live(die_at=point)
    ann, ben = club.person("Ann"), club.person("Ben")
    pressed = club.lock_in(ann)
    await club.death()
    assert club.passed()[-1] == point
    await club.later(minutes=10)
    seen = await club.seen(pressed)
    assert club.choice(0) in ([calm.choice(0)] if seen else [calm.choice(0), None])
    await club.live()
    if not seen:
        await club.lock_in(ann)
    await club.lock_in(ben)
    await club.play_on()
    await agree(club, calm)


async def carry_on(
    club: MortalClub, calm: Calm, pressed: asyncio.Task[Reply], *, blind: bool = False
) -> None:
    """Ben's choice is there if it was confirmed; another process goes on, and the account is the same."""
    seen = await club.seen(pressed)
    assert club.choice(1) in ([calm.choice(1)] if seen else [calm.choice(1), None])
    await club.live(blind=blind)
    if not seen:
        with suppress(CannotDo, NoAnswer):  # the turn may be over by now, and his panel closed
            await club.lock_in(club.person("Ben"))
    await club.play_on()
    await agree(club, calm)


async def agree(club: MortalClub, calm: Calm) -> None:
    """Nothing was lost, nothing came twice: neither in what was said nor in what is stored."""
    await club.settle(calm.transcript)
    assert club.transcript() == calm.transcript
    assert club.books() == calm.books
    assert club.sandbox.unknown_routes == []
