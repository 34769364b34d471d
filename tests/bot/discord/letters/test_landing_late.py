"""What a killed bot had sent lands late: the outbox closes it, and what lands later still, the press does."""

from __future__ import annotations

import pytest

from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.store import choices
from sandbox.faults import SEND, Gate
from sandbox.model import Message
from tests.bot.discord.house import House, labels, pick, words
from tests.bot.discord.letters.test_ways import begun, in_channel
from tests.bot.discord.test_planning import plan


async def killed_while_asking_ben(house: House, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """The bot is killed while the second question to Ben is under way, and another one runs; Ben's seat is a
    stand-in's by then."""
    monkeypatch.setattr("bot.post.outbox.GRACE", 0.01)
    await begun(house)
    dm = house.ben.dm
    assert dm is not None
    gate = house.sandbox.faults.hold(SEND, when=lambda call: in_channel(call, dm))
    for name in ("Ann", "Ben"):
        await plan(house, name, await house.panel(house.sandbox.person(name)), "left", "ahead")
    await gate.reached.wait()
    await house.sandbox.until(lambda: "> Round 1" in house.ann.reads(house.thread)[-1].text)
    await house.close()
    await house.open_core()
    host = Actor(house.ann.id, house.sandbox.world.guild.id, moderates=False)
    await house.core.desk.hosting.do(1, host, Replace(1, None))
    await house.connect()
    return gate


async def landed(house: House, gate: Gate) -> Message:
    gate.open()
    return await house.panel(house.ben, 2)


async def all_settled(house: House) -> None:
    """While the bot's own time passes, every letter is seen to."""
    for _ in range(400):
        async with house.core.store.transaction() as tx:
            if not await tx.all("SELECT 1 FROM outbox WHERE state = 'waiting'"):
                return
        await house.later(seconds=30)
        await house.sandbox.world.changes.until(lambda: False, 0.05)
    raise AssertionError(house.sandbox.story())


async def test_a_panel_that_lands_when_its_seat_has_passed_on_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = await killed_while_asking_ben(house, monkeypatch)
    panel = await landed(house, gate)
    assert "Lock in" in labels(panel)
    await all_settled(house)
    assert "your seat to" in words(panel)
    assert labels(panel) == []


async def test_one_that_lands_later_still_is_closed_when_it_is_pressed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = await killed_while_asking_ben(house, monkeypatch)
    await all_settled(house)
    panel = await landed(house, gate)
    assert "Lock in" in labels(panel)
    answer = await (await house.ben.press(panel, "Lock in")).finished()
    assert "That message was an old one, so I've closed it." in words(answer.message)
    assert labels(panel) == []
    assert panel.attachments == []


async def forget(house: House, message: Message) -> None:
    """The store does not know that message, as one that was put back from an older copy."""
    gone = 0
    while not gone:  # until it has been noted at all
        async with house.core.store.transaction() as tx:
            gone = await tx.execute("DELETE FROM messages WHERE message = ?", (message.id,))


async def test_a_copy_that_was_found_and_closed_is_not_opened_again_by_a_press(house: House) -> None:
    """The press was under way when the outbox found that this panel had come twice."""
    await begun(house)
    panel = await house.panel(house.ben)
    found = 0
    while not found:  # until it has been noted at all
        async with house.core.store.transaction(game=1) as tx:
            found = await tx.execute(
                "UPDATE messages SET key = key || '~copy' WHERE message = ?", (panel.id,)
            )
    await pick(house.ben, panel, "red.first", "left")
    assert words(panel) == "Game 1: another message shows the plan that counts."
    assert (labels(panel), panel.attachments) == ([], [])
    async with house.core.store.reading() as tx:
        assert (await choices.drafts(tx, 1, 0))[1] == {"red.first": "left"}, "what was pressed counts"


@pytest.mark.parametrize("known", [True, False])
async def test_a_public_post_is_closed_by_a_refused_press_only_if_nobody_knows_it(
    house: House, *, known: bool
) -> None:
    thread = await begun(house)
    post = house.ann.reads(thread)[-1]
    before = words(post)
    if not known:
        await forget(house, post)
    stranger = house.sandbox.person("Cleo")
    answer = await (await stranger.press(post, "Plan")).finished()
    assert ("I've closed it" in words(answer.message)) is not known
    assert ("Plan" in labels(post)) is known
    assert words(post) == before


async def test_a_lobby_nobody_knows_is_closed_by_a_refused_press(house: House) -> None:
    post = await house.lobby(house.ann)
    await forget(house, post)
    await (await house.ben.press(post, "Join")).finished()
    assert "Start" in labels(post), "what is possible is done"
    answer = await (await house.ben.press(post, "Start")).finished()
    assert "I've closed it" in words(answer.message)
    assert labels(post) == []


async def test_a_panel_that_only_one_person_sees_is_no_old_message(house: House) -> None:
    thread = await begun(house)
    panel = (await (await house.ben.slash(thread, "plan")).finished()).message
    answer = await (await house.ben.press(panel, "Lock in")).finished()
    told = [words(each) for each in (answer.message, *answer.followups)]
    assert not [text for text in told if "I've closed it" in text]
    assert "Lock in" in labels(panel)
