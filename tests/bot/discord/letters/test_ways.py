"""Ways that close and open again, letters that nobody heard of, and calls that hang: with the whole bot."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox import Person
from sandbox.errors import missing_permissions
from sandbox.faults import (
    OPEN_DM,
    SEND,
    Refused,
    lost_after_effect,
    lost_before_effect,
    rate_limited,
    server_error,
)
from sandbox.faults import refused as refused_by
from sandbox.flags import Permission
from sandbox.model import Channel, Message
from sandbox.routes.call import Call
from tests.bot.discord.house import House, labels
from tests.bot.discord.test_planning import plan

SENDING = Permission.send_messages | Permission.send_messages_in_threads
HISTORY = "GET /channels/{channel_id}/messages"


async def turn(house: House, number: int) -> None:
    """Both plan; the step is resolved, and whoever can be told is told."""
    for name in ("Ann", "Ben"):
        panel = await house.panel(house.sandbox.person(name), number)
        await plan(house, name, panel, "left", "ahead")
    await house.panel(house.ben, number + 1)
    await house.sandbox.quiet()


def posts(house: House, channel: Channel) -> list[Message]:
    """What the bot has posted there about turns."""
    return [each for each in house.ann.reads(channel) if "> Round" in each.text]


async def begun(house: House) -> Channel:
    """A game of which everybody has heard; its thread."""
    await house.game(rounds="9")
    await house.panel(house.ann)
    await house.panel(house.ben)
    await house.sandbox.until(lambda: posts(house, house.thread))
    await house.sandbox.quiet()
    return house.thread


async def in_time(house: House, happened: Callable[[], object]) -> None:
    """Until it has happened, while the bot's own time passes."""
    for _ in range(40):
        if await house.sandbox.world.changes.until(happened, 0.25):
            return
        await house.later(minutes=5)
    raise AssertionError(house.sandbox.story())


async def caught_up(house: House, channel: Channel) -> Message:
    """The one post that came."""

    def came() -> list[Message]:
        return [each for each in posts(house, channel)[1:] if "couldn't write here" in each.text]

    [post] = await house.sandbox.until(came)
    await house.sandbox.quiet()
    assert len(posts(house, channel)) == 2
    return post


@pytest.mark.parametrize("missing", [SENDING, Permission.view_channel], ids=["no permission", "not seen"])
async def test_a_table_that_could_not_be_written_to_is_caught_up(house: House, missing: Permission) -> None:
    thread = await begun(house)
    house.sandbox.deny(house.games, missing)
    await turn(house, 1)
    await turn(house, 2)
    assert len(posts(house, thread)) == 1
    told = [each.text for each in house.ann.reads(house.ann.open_dm()) if "I can't tell Game" in each.text]
    assert len(told) == 1
    house.sandbox.give_back(house.games)
    post = await caught_up(house, thread)
    assert post.attachments
    assert {user.name for user in post.mentions} == {"Ann", "Ben"}
    assert "> Round 2" in post.text
    assert "> Round 1" in post.text
    await turn(house, 3)
    await house.sandbox.until(lambda: len(posts(house, thread)) == 3)
    assert "could not write" not in posts(house, thread)[-1].text


async def test_a_bot_that_was_kicked_and_invited_again_asks_everybody(house: House) -> None:
    thread, guild = await begun(house), house.sandbox.world.guild
    house.sandbox.kick_bot(guild)
    await house.sandbox.until(lambda: not house.client.guilds)
    await house.later(hours=25)  # nobody can answer, and time runs out
    await house.sandbox.until(lambda: len(refused(house)) == 3)
    while await kept_waiting(house) < 3:
        await house.sandbox.quiet()
    assert len(posts(house, thread)) == 1
    house.sandbox.invite_bot(guild)
    await in_time(house, lambda: len(posts(house, thread)) == 2)
    for person in (house.ann, house.ben):
        await in_time(house, lambda: [each for each in asked(person) if "Lock in" in labels(each)])  # noqa: B023
    said = [each.text for each in house.sandbox.messages()]
    assert not [text for text in said if "cannot send you" in text]


def refused(house: House) -> set[str]:
    """Where the bot tried to write and might not."""
    tried = [each for each in house.sandbox.requests if f"{each.method} {each.route}" == SEND]
    return {each.path for each in tried if each.status == 403}


async def kept_waiting(house: House) -> int:
    """Letters whose way the bot knows to be closed."""
    async with house.core.store.transaction() as tx:
        return len(await tx.all("SELECT 1 FROM outbox WHERE shut_since IS NOT NULL"))


def asked(person: Person) -> list[Message]:
    return person.reads(person.open_dm())


async def test_a_locked_thread_is_used_again(house: House) -> None:
    thread = await begun(house)
    house.sandbox.archive(thread, locked=True)
    await turn(house, 1)
    await house.sandbox.until(lambda: posts(house, house.games))
    assert len(posts(house, thread)) == 1
    house.sandbox.reopen(thread)
    await turn(house, 2)
    await house.sandbox.until(lambda: len(posts(house, thread)) == 2)
    assert f"told in <#{house.games.id}> while I couldn't write here" in posts(house, thread)[-1].text


async def test_nine_hours_without_network(house: House) -> None:
    thread = await begun(house)
    panels = [await house.panel(person) for person in (house.ann, house.ben)]
    house.sandbox.faults.add(SEND, lost_before_effect(), times=1_000)
    house.sandbox.faults.add(HISTORY, lost_before_effect(), times=1_000)
    for name, panel in zip(("Ann", "Ben"), panels, strict=True):
        await plan(house, name, panel, "left", "ahead")
    for _ in range(18):
        await house.sandbox.quiet()
        await house.later(minutes=30)
    await house.sandbox.quiet()
    house.sandbox.faults.clear()
    house.sandbox.gateway.drop()
    await house.sandbox.until(lambda: len(posts(house, thread)) == 2)
    await house.panel(house.ann, 2)
    await house.panel(house.ben, 2)
    await house.sandbox.quiet()
    assert len(posts(house, thread)) == 2


# Once


async def open_lobby(house: House) -> None:
    form = (await (await house.ann.slash(house.games, "game new", {"title": "survey"})).finished()).message
    await (await house.ann.press(form, "Open the lobby")).finished()


async def test_a_post_is_found_behind_however_much_was_written_since(house: House) -> None:
    house.sandbox.faults.add(SEND, lost_after_effect())
    await open_lobby(house)
    await house.sandbox.until(house.lobby_posts)
    for number in range(130):
        house.sandbox.chat(house.ben, house.games, f"chat {number}")
    await in_time(house, lambda: len(reads(house)) == 2)
    await house.sandbox.quiet()
    assert len(house.lobby_posts()) == 1


def reads(house: House) -> list[str]:
    """The pages of history that were looked through."""
    return [each.path for each in house.sandbox.requests if f"{each.method} {each.route}" == HISTORY]


async def test_a_failure_after_the_effect_and_minutes_of_failure(house: House) -> None:
    house.sandbox.faults.add(SEND, server_error(503, after_effect=True))
    house.sandbox.faults.add(SEND, server_error(503), times=6)
    house.sandbox.faults.add(HISTORY, server_error(503), times=3)
    await open_lobby(house)
    for _ in range(20):
        await house.sandbox.quiet()
        await house.later(minutes=5)
    await house.sandbox.quiet()
    assert len(house.lobby_posts()) == 1


@pytest.mark.parametrize("status", [500, 502, 503])
@pytest.mark.parametrize(
    "then", [rate_limited(600), refused_by(missing_permissions())], ids=["wait", "forbidden"]
)
async def test_a_failure_after_the_effect_and_a_refusal(house: House, status: int, then: Refused) -> None:
    """Discord's library would ask again by itself after some failures: what it hears then says nothing of
    what came of the first."""
    house.sandbox.faults.add(SEND, server_error(status, after_effect=True))
    house.sandbox.faults.add(SEND, then)
    await open_lobby(house)
    await in_time(house, lambda: reads(house) or not house.sandbox.faults.pending)
    for _ in range(5):
        await house.sandbox.quiet()
        await house.later(minutes=5)
    await house.sandbox.quiet()
    assert len(house.lobby_posts()) == 1


async def test_being_asked_to_wait_while_looking_leaves_it_open_whether_it_came(house: House) -> None:
    house.sandbox.faults.add(SEND, lost_after_effect())
    house.sandbox.faults.add(HISTORY, rate_limited(600))
    await open_lobby(house)
    for _ in range(5):
        await house.sandbox.quiet()
        await house.later(minutes=5)
    await house.sandbox.quiet()
    assert len(house.lobby_posts()) == 1


async def test_where_the_history_is_not_shown_nothing_is_sent_again(house: House) -> None:
    """Discord does not refuse it to whoever may not read it: it shows none."""
    house.sandbox.faults.add(SEND, lost_after_effect())
    await open_lobby(house)
    await house.sandbox.until(house.lobby_posts)
    house.sandbox.deny(house.games, Permission.read_message_history)
    await in_time(house, lambda: reads(house))
    for _ in range(3):
        await house.sandbox.quiet()
        await house.later(minutes=5)
    assert len(house.lobby_posts()) == 1
    why = "I may not read what was written there"
    await house.sandbox.until(
        lambda: [each for each in house.ann.reads(house.ann.open_dm()) if why in each.text]
    )
    house.sandbox.give_back(house.games)
    await in_time(house, lambda: len(reads(house)) > 1)
    [post] = house.lobby_posts()
    await (await house.ben.press(post, "Join")).finished()
    await house.sandbox.until(lambda: "2 of" in post.text)


async def test_a_bot_that_has_not_heard_of_its_servers_yet_is_not_shut_out(house: House) -> None:
    """It looks for what it may have sent as soon as it is started: before Discord tells it of any server."""
    thread = await begun(house)
    house.sandbox.faults.add(SEND, lost_before_effect(), when=lambda call: in_channel(call, thread))
    await turn(house, 1)
    await house.sandbox.until(lambda: not house.sandbox.faults.pending)
    await house.close()
    await house.open_core()
    await house.log_in()
    house.core.start(house.client.courier)
    await in_time(house, lambda: reads(house))
    await house.hear()
    await in_time(house, lambda: len(posts(house, thread)) == 2)
    assert not [each for each in house.ann.reads(house.ann.open_dm()) if "may not read" in each.text]


async def test_a_thread_whose_history_is_not_shown(house: House) -> None:
    thread = await begun(house)
    house.sandbox.faults.add(SEND, lost_after_effect(), when=lambda call: in_channel(call, thread))
    house.sandbox.deny(house.games, Permission.read_message_history)
    await turn(house, 1)
    for _ in range(3):
        await house.sandbox.quiet()
        await house.later(minutes=5)
    assert len(posts(house, thread)) == 2
    house.sandbox.give_back(house.games)
    await turn(house, 2)
    await in_time(house, lambda: len(posts(house, thread)) == 3)
    assert not posts(house, house.games)


async def test_a_post_is_known_again_when_its_game_has_been_called_off_since(house: House) -> None:
    """Its picture cannot be drawn any more."""
    thread = await begun(house)
    house.sandbox.faults.add(
        SEND, server_error(500, after_effect=True), when=lambda call: in_channel(call, thread)
    )
    await turn(house, 1)
    await house.sandbox.until(lambda: len(posts(house, thread)) == 2)
    question = (await (await house.ann.slash(thread, "game cancel")).finished()).message
    for _ in range(2):
        await (await house.ann.press(question, labels(question)[0])).finished()
    await in_time(house, lambda: any("has called" in each.text for each in house.ann.reads(thread)))
    await house.sandbox.quiet()
    assert len(posts(house, thread)) == 2


async def test_a_panel_is_known_again_when_it_has_been_answered_and_its_step_is_over(house: House) -> None:
    await begun(house)
    await turn(house, 1)
    dm = house.ben.dm
    assert dm
    house.sandbox.faults.add(
        SEND, server_error(500, after_effect=True), when=lambda call: in_channel(call, dm)
    )
    for name in ("Ann", "Ben"):
        await plan(house, name, await house.panel(house.sandbox.person(name), 2), "left", "ahead")
    unheard = await house.panel(house.ben, 3)
    await plan(house, "Ann", await house.panel(house.ann, 3), "left", "ahead")
    await plan(house, "Ben", unheard, "left", "ahead")
    await in_time(house, lambda: len([each for each in asked(house.ben) if "Lock in" in labels(each)]) == 1)
    await house.sandbox.quiet()
    assert len(asked(house.ben)) == 4
    async with house.core.store.transaction() as tx:
        assert await tx.one("SELECT 1 FROM messages WHERE message = ?", (unheard.id,))


# In time


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slot for one letter at a time, soon given back."""
    monkeypatch.setattr("bot.post.delivery.LETTERS_AT_ONCE", 1)
    monkeypatch.setattr("bot.post.delivery.SLOT_HELD", 0.1)


async def test_opening_direct_messages_holds_up_nobody_else(house: House, narrow: None) -> None:
    await house.restart()
    gate = house.sandbox.faults.hold(OPEN_DM)
    await house.game(rounds="9")
    await gate.reached.wait()
    post = await house.lobby(house.ann)
    await house.sandbox.until(lambda: posts(house, house.thread))
    gate.open()
    await house.panel(house.ben)
    assert post.buttons


async def test_a_letter_that_is_kept_waiting_gives_up_its_place(house: House, narrow: None) -> None:
    await house.restart()
    await house.game(rounds="9")
    await house.panel(house.ben)
    await house.sandbox.quiet()
    gate = house.sandbox.faults.hold(SEND, when=lambda call: in_channel(call, house.thread))
    for name in ("Ann", "Ben"):
        await plan(house, name, await house.panel(house.sandbox.person(name)), "left", "ahead")
    await gate.reached.wait()
    await house.lobby(house.ann)
    gate.open()


def in_channel(call: Call, channel: Channel) -> bool:
    return call.id("channel_id") == channel.id


async def test_a_call_that_hangs_is_cut_off_and_made_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.courier.CALL_SECONDS", 0.2)
    monkeypatch.setattr("bot.discord.courier.DOOR_SECONDS", 0.2)
    sent, opened = house.sandbox.faults.hold(SEND), house.sandbox.faults.hold(OPEN_DM)
    await open_lobby(house)
    await sent.reached.wait()
    await in_time(house, house.lobby_posts)
    post = house.lobby_posts()[0]
    await (await house.ben.press(post, "Join")).finished()
    await (await house.ann.press(post, "Start")).finished()
    await opened.reached.wait()
    await in_time(house, lambda: house.ann.dm and house.ben.dm)
    await house.panel(house.ann)
    await house.panel(house.ben)


async def test_one_that_waited_for_all_when_it_was_cut_off_lets_the_others_go(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.courier.CALL_SECONDS", 0.2)
    house.sandbox.faults.add(SEND, rate_limited(25, everywhere=True))
    await open_lobby(house)
    await house.sandbox.until(lambda: not house.sandbox.faults.pending)
    await in_time(house, house.lobby_posts)


async def test_direct_messages_are_opened_once_in_a_lifetime(house: House) -> None:
    await house.game(rounds="9")
    await house.panel(house.ben)
    await house.restart()
    await turn(house, 1)
    asked = [each for each in house.sandbox.requests if each.route == "/users/@me/channels"]
    assert len(asked) == 2
