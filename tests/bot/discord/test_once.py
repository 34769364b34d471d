"""Somebody who heard nothing presses again: what they did is done once."""

from __future__ import annotations

from sandbox.faults import ANSWER, lost_before_effect, server_error
from sandbox.model import Message
from tests.bot.discord.house import House, labels, pick, words

CONFIRM = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"


async def press_and_hear_nothing(house: House, message: Message, label: str) -> None:
    """The answer is lost, as often as it is said."""
    house.sandbox.faults.add(CONFIRM, lost_before_effect(), times=2)
    house.press_unanswered(house.ann, message, label)
    await house.sandbox.until(lambda: not house.sandbox.faults.pending)
    await house.client.settle()


async def test_two_presses_open_one_lobby(house: House) -> None:
    form = (await (await house.ann.slash(house.games, "game new", {"title": "survey"})).finished()).message
    await press_and_hear_nothing(house, form, "Open the lobby")
    again = await (await house.ann.press(form, "Open the lobby")).finished()
    assert "it's Game 1" in again.followups[-1].text
    await house.sandbox.until(house.lobby_posts)
    await house.sandbox.quiet()
    assert len(house.lobby_posts()) == 1


async def test_a_lock_in_whose_acknowledgement_fails_after_the_effect_is_stored(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    await pick(house.ann, panel, "red.first", "left")
    await pick(house.ann, panel, "red.second", "ahead")
    house.sandbox.faults.add(ANSWER, server_error(500, after_effect=True))
    await (await house.ann.press(panel, "Lock in")).finished()
    assert labels(panel) == ["Change", "Orders"]
    assert "Still planning: Ben." in words(panel)


async def test_a_co_host_who_is_named_is_not_taken_back_by_a_second_press(house: House) -> None:
    """Named twice, somebody is a co-host no more; but it was said once."""
    await house.game()
    await house.panel(house.ben)
    asked = await house.ann.slash(house.thread, "game cohost", {"to": house.ben.user})
    question = (await asked.finished()).message
    [yes] = labels(question)
    await press_and_hear_nothing(house, question, yes)
    again = await (await house.ann.press(question, yes)).finished()
    assert f"<@{house.ben.id}> is now co-host of Game 1." in words(again.message)
    told = await house.sandbox.until(
        lambda: [each for each in house.ann.reads(house.thread) if "co-host." in each.text]
    )
    await house.sandbox.quiet()
    assert len(told) == 1
    async with house.core.store.transaction() as tx:
        assert (await house.core.tables.load(tx, 1)).game.cohost == house.ben.id
