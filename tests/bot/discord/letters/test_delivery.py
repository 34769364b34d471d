"""The courier: what Discord does to letters, and what becomes of them."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.post.courier import Rendered, Undeliverable, Unheard, Why
from bot.store.letters import PanelRef
from render.artist import Picture
from sandbox.errors import missing_permissions
from sandbox.faults import (
    SEND,
    Effect,
    lost_after_effect,
    lost_before_effect,
    rate_limited,
    refused,
    server_error,
)
from sandbox.model import Message
from tests.bot.discord.house import START, House, labels, saying
from tests.bot.discord.test_planning import plan
from tests.titles.survey import ONE_PIXEL

LONG_AGO = START - timedelta(days=1)


@pytest.mark.parametrize(
    ("fault", "times"),
    [
        (rate_limited(0.01), 2),
        (rate_limited(90), 2),
        (server_error(503), 2),
        (lost_before_effect(), 2),
        (lost_after_effect(), 1),
    ],
    ids=["429", "long 429", "503", "lost", "lost after it was posted"],
)
async def test_a_letter_comes_exactly_once(house: House, fault: Effect, times: int) -> None:
    house.sandbox.faults.add(SEND, fault, times=times)
    form = (await (await house.ann.slash(house.games, "game new", {"title": "survey"})).finished()).message
    await (await house.ann.press(form, "Open the lobby")).finished()
    for _ in range(40):
        await house.all_done()
        await house.later(seconds=30)
        if house.lobby_posts() and not house.sandbox.faults.pending:
            break
    await house.all_done()
    assert len(house.lobby_posts()) == 1
    assert house.sandbox.faults.pending == 0


async def test_a_gateway_that_drops_doubles_nothing(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    house.sandbox.gateway.drop()
    await house.sandbox.ready()
    await plan(house, "Ann", panel, "left", "ahead")
    await house.sandbox.quiet()
    assert len(house.sandbox.threads()) == 1
    assert len([m for m in house.ann.reads(house.thread) if "SHA-256" in m.content]) == 1


async def posted(house: House, letter: Rendered, nonce: str = "n1") -> Message:
    message = await house.client.courier.post(house.games.id, letter, nonce)
    return house.games.messages[message]


async def test_only_those_named_are_pinged(house: House) -> None:
    text = f"<@{house.ann.id}> <@{house.ben.id}> @everyone"
    message = await posted(house, Rendered(text=text, mentions=(house.ben.id,)))
    assert [user.name for user in message.mentions] == ["Ben"]
    assert not (await posted(house, Rendered(text=text), "n2")).mentions


async def test_a_text_too_long_for_discord_goes_on_in_an_embed(house: House) -> None:
    text = "\n".join(f"Line {number} of a long story." for number in range(120))
    message = await posted(house, Rendered(text=text))
    assert len(message.content) <= 2000
    assert f"{message.content}\n{message.embeds[0]['description']}" == text


async def test_pictures_carry_their_words(house: House) -> None:
    picture = Picture(ONE_PIXEL, "x" * 2000, "board.png")
    message = await posted(house, Rendered(text="", pictures=(picture,)))
    assert message.attachments[0].description == "x" * 1023 + "…"


async def test_a_nonce_is_not_posted_twice(house: House) -> None:
    first = await posted(house, Rendered(text="once"))
    assert await posted(house, Rendered(text="once")) is first


async def nobodys(_message: int) -> bool:
    return False


async def test_an_own_message_is_found_again(house: House) -> None:
    courier = house.client.courier
    picture = Picture(ONE_PIXEL, "A board.", "game1-step2-board.png")
    letter = Rendered(text="Round 1\n\n* over", pictures=(picture,))
    message = await posted(house, letter)
    before, after = START - timedelta(minutes=5), START + timedelta(minutes=5)
    assert await courier.find(house.games.id, letter, None, before, nobodys) == message.id
    other = Rendered(text=letter.text, pictures=(Picture(ONE_PIXEL, "", "game1-step3-board.png"),))
    assert await courier.find(house.games.id, other, None, before, nobodys) is None
    assert await courier.find(house.games.id, letter, None, after, nobodys) is None


async def test_a_message_is_found_again_by_any_of_its_pictures(house: House) -> None:
    """What could be drawn when it went out may not be drawn any more, or the other way round."""
    card, board = (Picture(ONE_PIXEL, "", f"game1-step9-{scene}.png") for scene in ("ending", "board"))
    message = await posted(house, Rendered(text="Ann wins.", pictures=(card, board)))
    looked_for = Rendered(text="Ann wins.", pictures=(board,))
    assert await house.client.courier.find(house.games.id, looked_for, None, LONG_AGO, nobodys) == message.id
    bare = Rendered(text="Ann wins.")
    assert await house.client.courier.find(house.games.id, bare, None, LONG_AGO, nobodys) is None


async def test_a_message_is_found_again_whether_its_picture_was_drawn_or_told(house: House) -> None:
    """Whoever reads it may have settled otherwise meanwhile, and what could be drawn then may not be now."""
    mat = Picture(ONE_PIXEL, "A mat.", "game1-step2-mat.png")
    ways = [
        Rendered(text="You fly on.", pictures=(mat,)),
        Rendered(text="You fly on.", pictures=(mat.told(),)),
        Rendered(text="You fly on.", lacking=True),
    ]
    other = Rendered(text="You fly", pictures=(mat,))
    for number, sent in enumerate(ways):
        message = await posted(house, sent, f"n{number}")
        for looked_for in ways:
            found = await house.client.courier.find(
                house.games.id, looked_for, message.id - 1, LONG_AGO, nobodys
            )
            assert found == message.id
        assert await house.client.courier.find(house.games.id, other, None, LONG_AGO, nobodys) is None


async def test_what_is_another_letters_is_not_found_again(house: House) -> None:
    """The same words may be said twice in a minute."""
    courier, letter = house.client.courier, Rendered(text="Ann is back.")
    first, second = await posted(house, letter, "n1"), await posted(house, letter, "n2")

    async def seconds(message: int) -> bool:
        return message == second.id

    assert await courier.find(house.games.id, letter, first.id, LONG_AGO, nobodys) == second.id
    assert await courier.find(house.games.id, letter, first.id, LONG_AGO, seconds) == first.id


async def test_the_place_counts_more_than_the_time(house: House) -> None:
    """Our clock may be wrong: Discord numbers its messages by its own."""
    courier, letter = house.client.courier, Rendered(text="Round 1")
    first = await posted(house, letter, "n1")
    await house.later(hours=1)
    later = START + timedelta(days=1)
    assert await courier.find(house.games.id, letter, first.id, later, nobodys) == first.id, (
        "their clocks may differ"
    )
    second = await posted(house, Rendered(text="Round 2"), "n2")
    assert await courier.find(house.games.id, letter, second.id, later, nobodys) is None
    assert await courier.find(house.games.id, Rendered(text="Round 2"), first.id, later, nobodys) == second.id


async def test_a_panel_is_found_again_though_it_was_drawn_anew_with_other_words(house: House) -> None:
    """Somebody pressed on it before we knew of it, and the deadline had moved."""
    await house.game(rounds="9")
    panel = await house.panel(house.ann)
    await (await house.ann.slash(panel.channel, "plan")).finished()
    courier = house.client.courier
    for step, found in ((0, panel.id), (1, None)):
        letter = Rendered(text="Asked in other words.", panel=PanelRef("plan", 1, 0, step))
        assert await courier.find(panel.channel.id, letter, None, LONG_AGO, nobodys) == found


async def test_a_panel_is_found_again_that_asks_the_next_question_by_now(house: House) -> None:
    """Somebody answered on it, and pressed once more."""
    await house.game(rounds="9")
    first = await house.panel(house.ann)
    for name in ("Ann", "Ben"):
        await plan(house, name, await house.panel(house.sandbox.person(name)), "left", "ahead")
    now = await house.panel(house.ann, 2)

    async def known(message: int) -> bool:
        return message == first.id

    for step, found in ((0, now.id), (1, now.id), (2, None)):
        letter = Rendered(text="Asked.", panel=PanelRef("plan", 1, 0, step))
        assert await house.client.courier.find(now.channel.id, letter, None, LONG_AGO, known) == found


async def test_a_closed_panel_is_found_again_though_it_names_the_thread_by_now(house: House) -> None:
    """The first question is asked before there is a thread, and answered when there is one."""
    await house.game(rounds="9")
    first = await house.panel(house.ann)
    for name in ("Ann", "Ben"):
        await plan(house, name, await house.panel(house.sandbox.person(name)), "left", "ahead")
    await house.panel(house.ann, 2)
    await house.all_done()
    assert first.text.startswith(f"**<#{house.thread.id}>**\n")

    async def known(message: int) -> bool:
        return message != first.id

    for game, found in ((1, first.id), (2, None)):
        thread = house.thread.id if game == 1 else None
        text = f"**Game {game} · Survey**\nAsked."
        letter = Rendered(text=text, panel=PanelRef("plan", game, 0, 0), thread=thread)
        assert await house.client.courier.find(first.channel.id, letter, None, LONG_AGO, known) == found


async def test_a_thread_is_opened_once(house: House) -> None:
    courier = house.client.courier
    message = await posted(house, Rendered(text="A lobby"))
    thread = await courier.open_thread(house.games.id, message.id, "Game 1")
    assert await courier.open_thread(house.games.id, message.id, "Game 1") == thread
    loose = await courier.open_thread(house.games.id, None, "Game 2")
    await house.sandbox.quiet()
    assert await courier.open_thread(house.games.id, None, "Game 2") == loose
    assert await courier.open_thread(house.games.id, 12345, "Game 3") not in {thread, loose}
    assert [each.name for each in house.sandbox.threads()] == ["Game 1", "Game 2", "Game 3"]


async def test_a_thread_is_opened_once_if_its_opening_failed_after_the_effect(house: House) -> None:
    """The library would open another by itself."""
    courier = house.client.courier
    house.sandbox.faults.add("POST /channels/{channel_id}/threads", server_error(500, after_effect=True))
    with pytest.raises(Unheard):
        await courier.open_thread(house.games.id, None, "Game 1")
    await house.sandbox.quiet()
    thread = await courier.open_thread(house.games.id, None, "Game 1")
    assert [each.id for each in house.sandbox.threads()] == [thread]


async def test_an_edit_takes_the_panel_away_and_leaves_the_picture(house: House) -> None:
    picture = Picture(ONE_PIXEL, "A board.", "board.png")
    message = await posted(house, Rendered(text="before", pictures=(picture,), panel=PanelRef("lobby", 1)))
    assert "Join" in labels(message)
    await house.client.courier.edit(house.games.id, message.id, saying(Rendered(text="after")))
    assert message.content == "after"
    assert message.components == []
    assert message.attachments


async def test_an_edit_in_a_folded_thread_unfolds_it(house: House) -> None:
    courier = house.client.courier
    thread = await courier.open_thread(house.games.id, None, "Game 1")
    room = house.sandbox.threads()[0]
    message = await courier.post(thread, Rendered(text="before"), "n1")
    house.sandbox.archive(room)
    await courier.edit(thread, message, saying(Rendered(text="after")))
    assert room.messages[message].content == "after"
    house.sandbox.archive(room, locked=True)
    house.sandbox.faults.add("PATCH /channels/{channel_id}", refused(missing_permissions()))
    with pytest.raises(Undeliverable) as shut:
        await courier.edit(thread, message, saying(Rendered(text="too late")))
    assert shut.value.why is Why.FORBIDDEN


async def test_a_panel_of_a_step_that_is_over_is_left_out(house: House) -> None:
    await house.game()
    await house.panel(house.ann)
    letter = Rendered(text="late", panel=PanelRef("plan", 1, 0, 99), reader=house.ann.id)
    message = await posted(house, letter)
    assert message.text == "late"
    assert message.buttons == []


async def test_closed_direct_messages_and_gone_channels_are_told_apart(house: House) -> None:
    courier = house.client.courier
    house.ben.close_dms()
    with pytest.raises(Undeliverable) as closed_door:
        await courier.post(await courier.open_dm(house.ben.id), Rendered(text="psst"), "n1")
    assert closed_door.value.why is Why.CLOSED
    lost = house.sandbox.add_channel("elsewhere")
    house.sandbox.delete_channel(lost)
    with pytest.raises(Undeliverable) as nowhere:
        await courier.post(lost.id, Rendered(text="hello?"), "n2")
    assert nowhere.value.why is Why.GONE
