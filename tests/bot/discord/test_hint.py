"""/hint, typed: for whoever asks alone, and taken into the plan if they like."""

from __future__ import annotations

from tests.bot.discord.house import House, words


async def alone(house: House) -> None:
    """Ann against a stand-in."""
    post = await house.lobby(house.ann)
    await (await house.ann.press(post, "Add stand-in")).finished()
    await (await house.ann.press(post, "Start")).finished()
    await house.sandbox.until(house.sandbox.threads)
    await house.panel(house.ann)
    await house.sandbox.until(lambda: said(house))


def said(house: House) -> list[str]:
    """What everybody reads in the thread."""
    return [each.content for each in house.ben.reads(house.thread) if "Waiting for" in each.content]


async def test_a_hint_is_for_who_asks_and_can_be_taken(house: House) -> None:
    await alone(house)
    before = said(house)
    hint = await (await house.ann.slash(house.thread, "hint")).finished()
    assert hint.ephemeral
    assert "would choose:" in words(hint.message)
    assert "From what you may know" in words(hint.message)
    taken = await (await house.ann.slash(house.thread, "hint", {"take": True})).finished()
    assert taken.ephemeral
    assert "Lock in" in [str(button["label"]) for button in taken.message.buttons]
    assert said(house) == before


async def test_among_people_it_is_refused_unless_the_host_allowed_it(house: House) -> None:
    await house.game()
    refused = await (await house.ben.slash(house.thread, "hint")).finished()
    assert refused.content.startswith("There are no hints in Game 1")
