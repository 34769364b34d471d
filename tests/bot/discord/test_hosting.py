"""Running a game on Discord: for its host and for moderators; Ann is both here."""

from __future__ import annotations

from tests.bot.discord.house import House, labels, words


async def said(house: House, person: str, command: str, **options: object) -> str:
    who = house.sandbox.person(person)
    return words((await (await who.slash(house.thread, command, dict(options))).finished()).message)


async def by_ben(house: House) -> None:
    """A game of Ben's: Ann moderates the server, and sits at it too."""
    post = await house.lobby(house.ben)
    await (await house.ann.press(post, "Join")).finished()
    await (await house.ben.press(post, "Start")).finished()
    await house.sandbox.until(house.sandbox.threads)


async def test_a_host_pauses_resumes_and_moves_the_deadline(house: House) -> None:
    await by_ben(house)
    assert await said(house, "Ben", "game pause") == "Game 1 is paused. Plans can be made as before."
    assert await said(house, "Ben", "game pause") == "Game 1 is paused already."
    assert await said(house, "Ben", "game resume") == "Game 1 goes on."
    assert "Time runs out" in await said(house, "Ben", "game deadline", hours=48)
    assert await said(house, "Ben", "game nudge") == "They are reminded in the thread."
    told = await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "waits for you" in m.content]
    )
    assert f"<@{house.ann.id}>" in told[0].content


async def test_a_moderator_may_and_a_stranger_may_not(house: House) -> None:
    await by_ben(house)
    assert await said(house, "Ann", "game pause") == "Game 1 is paused. Plans can be made as before."
    refused = "Only the host of Game 1, or a moderator of its server, can do that."
    assert await said(house, "Cleo", "game resume", game="1") == refused


async def test_calling_a_game_off_is_asked_twice(house: House) -> None:
    await by_ben(house)
    asked = (await (await house.ben.slash(house.thread, "game cancel", {})).finished()).message
    assert "It cannot be taken up again." in words(asked)
    assert labels(asked) == ["End Game 1"]
    done = await (await house.ben.press(asked, "End Game 1")).finished()
    assert words(done.message) == "Game 1 is called off."
    await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "has called this game off" in m.content]
    )


async def test_a_game_is_handed_over(house: House) -> None:
    await by_ben(house)
    done = await said(house, "Ben", "game host", to=str(house.ann.id))
    assert done == f"<@{house.ann.id}> runs Game 1 now."
    assert "Only the host" in await said(house, "Ben", "game pause")


async def test_resigning_is_asked_twice(house: House) -> None:
    await house.game()
    asked = (await (await house.ben.slash(house.thread, "resign", {})).finished()).message
    assert "A stand-in takes your seat" in words(asked)
    done = await (await house.ben.press(asked, "Resign from Game 1")).finished()
    assert words(done.message) == "You have left Game 1. Thank you for playing."
    await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "Ben has resigned" in m.content]
    )
