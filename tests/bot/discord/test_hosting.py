"""Running a game on Discord: for its host and for moderators; Ann is both here."""

from __future__ import annotations

from tests.bot.discord.house import House, labels, words


async def said(house: House, person: str, command: str, **options: object) -> str:
    who = house.sandbox.person(person)
    return words((await (await who.slash(house.thread, command, dict(options))).finished()).message)


async def done(house: House, person: str, command: str, **options: object) -> str:
    """The act is asked about in words, and done with a press."""
    who = house.sandbox.person(person)
    asked = (await (await who.slash(house.thread, command, dict(options))).finished()).message
    (yes,) = labels(asked)
    return words((await (await who.press(asked, yes)).finished()).message)


async def by_ben(house: House) -> None:
    """A game of Ben's: Ann moderates the server, and sits at it too."""
    post = await house.lobby(house.ben)
    await (await house.ann.press(post, "Join")).finished()
    await (await house.ben.press(post, "Start")).finished()
    await house.sandbox.until(house.sandbox.threads)


async def test_a_host_pauses_resumes_and_moves_the_deadline(house: House) -> None:
    await by_ben(house)
    assert "Pause Game 1? The clock stops" in await said(house, "Ben", "game pause")
    assert "Game 1 is paused. Plans can be made as before." in await done(house, "Ben", "game pause")
    assert await said(house, "Ben", "game pause") == "Game 1 is paused already."
    assert "Game 1 goes on." in await done(house, "Ben", "game resume")
    assert "Time runs out" in await done(house, "Ben", "game deadline", hours=48)
    assert "everybody has 2 days for each answer" in await done(house, "Ben", "game deadline", pace=2880)
    assert "Say one of these" in await said(house, "Ben", "game deadline")
    assert "They are reminded in the thread." in await done(house, "Ben", "game nudge")
    told = await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "waits for you" in m.content]
    )
    assert f"<@{house.ann.id}>" in told[0].content


async def test_a_moderator_may_and_a_stranger_may_not(house: House) -> None:
    await by_ben(house)
    assert "Game 1 is paused." in await done(house, "Ann", "game pause")
    refused = "Only the host of Game 1, their co-host, or a moderator of its server, can do that."
    assert await said(house, "Cleo", "game resume", game="1") == refused


async def test_calling_a_game_off_is_asked_twice(house: House) -> None:
    await by_ben(house)
    asked = (await (await house.ben.slash(house.thread, "game cancel", {})).finished()).message
    assert "It cannot be taken up again." in words(asked)
    assert labels(asked) == ["Yes: end the game"]
    ended = await (await house.ben.press(asked, "Yes: end the game")).finished()
    assert "Game 1 is called off." in words(ended.message)
    await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "has called this game off" in m.content]
    )


async def test_a_game_is_handed_over(house: House) -> None:
    await by_ben(house)
    handed = await done(house, "Ben", "game host", to=str(house.ann.id))
    assert f"<@{house.ann.id}> runs Game 1 now." in handed
    assert "Only the host" in await said(house, "Ben", "game pause")


async def test_resigning_is_asked_twice(house: House) -> None:
    await house.game()
    asked = (await (await house.ben.slash(house.thread, "resign", {})).finished()).message
    assert "A stand-in takes your seat" in words(asked)
    left = await (await house.ben.press(asked, "Resign from Game 1")).finished()
    assert words(left.message) == "You have left Game 1. Thank you for playing."
    await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "Ben has resigned" in m.content]
    )
