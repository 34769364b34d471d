"""An unmodified discord.py bot and the sandbox, over real HTTP and a real websocket."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest

from bot.discord.pointing import point_discord_at
from sandbox import CannotDo, NoAnswer, Sandbox
from sandbox.model import AnswerKind
from tests.sandbox.conftest import Clock
from tests.sandbox.protocol.watched import WatchedSandbox
from tests.sandbox.trial_bot import TrialBot, picture, running


async def test_logs_in_and_registers_commands(sandbox: Sandbox, client: TrialBot) -> None:
    assert client.user
    assert client.user.name == "flugpost"
    assert [guild.name for guild in client.guilds] == ["Flugplatz"]
    assert [channel.name for channel in client.guilds[0].text_channels] == ["games"]
    assert {command["name"] for command in sandbox.world.commands} >= {"game", "maneuvers"}
    assert client.guilds[0].me.guild_permissions.manage_threads


async def test_a_wrong_token_is_refused(sandbox: Sandbox) -> None:
    with point_discord_at(sandbox.url):
        client = TrialBot()
        with pytest.raises(discord.LoginFailure):
            await client.start("wrong")
        await client.close()


async def test_pointing_is_undone_after_the_block(sandbox: Sandbox) -> None:
    with point_discord_at(sandbox.url):
        assert discord.http.Route.BASE.startswith(sandbox.url)
    assert discord.http.Route.BASE == "https://discord.com/api/v10"
    assert discord.asset.Asset.BASE == "https://cdn.discordapp.com"


async def test_slash_command_with_choice_number_and_user(sandbox: Sandbox, client: TrialBot) -> None:
    ann, games = sandbox.person("Ann"), sandbox.channel("games")
    reply = await ann.slash(games, "game new", {"title": "Dogfight", "seats": 3, "rival": "Ben"})
    assert reply.kind is AnswerKind.MESSAGE
    assert reply.content == "dogfight for 3 against Ben"
    assert sandbox.person("Dan").reads(games) == [reply.message]


@pytest.mark.parametrize(
    ("command", "options", "why"),
    [
        ("game", {}, "needs one of"),
        ("game nowhere", {}, "needs one of"),
        ("nothing", {}, "There is no /nothing"),
        ("game new", {}, "requires title"),
        ("game new", {"title": "chess"}, "offers"),
        ("game new", {"title": "dogfight", "seats": 9}, "out of bounds"),
        ("game new", {"title": "dogfight", "seats": "many"}, "takes a number"),
        ("game new", {"title": "dogfight", "rival": "Zoe"}, "nobody called"),
        ("game new", {"title": "dogfight", "colour": "red"}, "no option colour"),
    ],
)
async def test_the_client_balks_as_discords_does(
    sandbox: Sandbox, client: TrialBot, command: str, options: dict[str, object], why: str
) -> None:
    with pytest.raises(CannotDo, match=why):
        await sandbox.person("Ann").slash(sandbox.channel("games"), command, options)


async def test_commands_three_levels_deep(sandbox: Sandbox, client: TrialBot) -> None:
    reply = await sandbox.person("Ann").slash(sandbox.channel("games"), "game table lay")
    assert (reply.content, reply.ephemeral) == ("laid", True)


async def test_autocomplete_knows_what_was_filled_in(sandbox: Sandbox, client: TrialBot) -> None:
    ann, games = sandbox.person("Ann"), sandbox.channel("games")
    offered = await ann.autocomplete(games, "maneuvers", {"first": "stall"}, focused="second", typed="st")
    assert [choice["value"] for choice in offered] == ["straight", "stall"]
    offered = await ann.autocomplete(games, "maneuvers", {"first": "stall"}, focused="second", typed="a")
    assert [choice["name"] for choice in offered] == ["after stall"]


async def test_commands_stay_where_they_belong(sandbox: Sandbox, client: TrialBot) -> None:
    ann, ben, games = sandbox.person("Ann"), sandbox.person("Ben"), sandbox.channel("games")
    with pytest.raises(CannotDo):
        await ann.slash(ann.open_dm(), "open_threads")
    with pytest.raises(CannotDo):
        await ben.slash(games, "moderate")
    assert (await ann.slash(games, "moderate")).content == "moderated"
    assert (await ben.slash(ben.open_dm(), "maneuvers", {"first": "left"})).content == "left, None"


async def test_deferred_answer_becomes_a_picture_only_that_person_sees(
    sandbox: Sandbox, client: TrialBot
) -> None:
    ann, ben, games = sandbox.person("Ann"), sandbox.person("Ben"), sandbox.channel("games")
    reply = await ann.slash(games, "game board")
    assert reply.kind is AnswerKind.DEFERRED_MESSAGE
    await reply.finished()
    assert reply.content == "the board"
    [board] = reply.attachments
    assert (board.filename, board.description, board.bytes) == ("board.png", "A teal board.", picture())
    assert board.size_in_pixels == (40, 30)
    await sandbox.until(lambda: reply.followups)
    assert [message.content for message in ann.reads(games)] == ["the board", "and more"]
    assert ben.reads(games) == []
    with pytest.raises(CannotDo):
        await ben.press(reply.message, "anything")


async def test_the_gateway_does_not_tell_of_ephemeral_messages(sandbox: Sandbox, client: TrialBot) -> None:
    ann, games = sandbox.person("Ann"), sandbox.channel("games")
    await ann.slash(games, "game table lay")
    await ann.slash(games, "game new", {"title": "dogfight"})
    async with asyncio.timeout(5):
        while not client.cached_messages:
            await client.wait_for("message")
    assert [message.content for message in client.cached_messages] == ["dogfight for 2"]


async def test_attachments_can_be_downloaded(sandbox: Sandbox, client: TrialBot) -> None:
    reply = await (await sandbox.person("Ann").slash(sandbox.channel("games"), "game board")).finished()
    async with aiohttp.ClientSession() as session, session.get(reply.attachments[0].url) as response:
        assert await response.read() == picture()
        assert response.content_type == "image/png"


async def test_buttons_edit_their_message(sandbox: Sandbox, client: TrialBot) -> None:
    ann, games = sandbox.person("Ann"), sandbox.channel("games")
    panel = await sandbox.person("Ben").slash(games, "whisper")
    await panel.finished()
    dm = sandbox.person("Ben").dm
    assert dm
    [message] = sandbox.person("Ben").reads(dm)
    reply = await sandbox.person("Ben").press(message, "Count")
    assert (reply.kind, message.content, reply.message) == (AnswerKind.UPDATE, "1", message)
    await sandbox.person("Ben").press(message, "count")
    assert message.content == "2"
    with pytest.raises(CannotDo, match="cannot see"):
        await ann.press(message, "Count")
    with pytest.raises(CannotDo, match="disabled"):
        await sandbox.person("Ben").press(message, "No")


async def test_a_deferred_update_with_a_new_picture(sandbox: Sandbox, client: TrialBot) -> None:
    ann = sandbox.person("Ann")
    message = (await ann.slash(sandbox.channel("games"), "game new", {"title": "dogfight"})).message
    reply = await ann.press(message, "Later")
    await reply.finished()
    assert message.content == "later"
    assert [each.filename for each in message.attachments] == ["later.png"]


async def test_selects(sandbox: Sandbox, client: TrialBot) -> None:
    ann = sandbox.person("Ann")
    message = (await ann.slash(sandbox.channel("games"), "game new", {"title": "dogfight"})).message
    reply = await ann.choose(message, "cards", ["2", "0"])
    assert (reply.content, reply.ephemeral) == ("2 and 0", True)
    for wrong in ([], ["0", "1", "2"], ["7"]):
        with pytest.raises(CannotDo):
            await ann.choose(message, "cards", wrong)


@pytest.mark.parametrize("by", ["command", "button"])
async def test_modals(sandbox: Sandbox, client: TrialBot, by: str) -> None:
    ann, games = sandbox.person("Ann"), sandbox.channel("games")
    if by == "command":
        reply = await ann.slash(games, "form")
    else:
        panel = await ann.slash(games, "game new", {"title": "dogfight"})
        reply = await ann.press(panel.message, "Form")
    assert (reply.kind, reply.modal.title) == (AnswerKind.MODAL, "Your pilot")
    done = await ann.submit(reply.modal, {"plane": ["Albatros"]})
    assert (done.content, done.ephemeral) == ("Manfred flies a Albatros", True)
    with pytest.raises(CannotDo, match="1 to 20"):
        await ann.submit(reply.modal, {"pilot": "x" * 21, "plane": ["Camel"]})
    with pytest.raises(CannotDo, match="must be filled in"):
        await ann.submit(reply.modal, {"plane": []})
    with pytest.raises(CannotDo, match="opened for Ann"):
        await sandbox.person("Ben").submit(reply.modal, {})


async def test_threads_pins_and_edits(sandbox: Sandbox, client: TrialBot) -> None:
    ann, games = sandbox.person("Ann"), sandbox.channel("games")
    await (await ann.slash(games, "open_threads")).finished()
    first, second = sandbox.threads(games)
    assert (first.name, second.name) == ("game 1", "game 2")
    [table] = ann.reads(first)
    assert (table.content, table.pinned) == ("edited", True)
    assert table.embeds[0]["image"]["url"] == table.attachments[0].url
    assert first.thread
    assert ann.id in first.thread.members
    assert [message.content for message in ann.reads(second)] == ["", "in the second"]
    heard = client.get_channel(first.id)
    assert isinstance(heard, discord.Thread), "discord.py heard of the thread"
    fetched = await heard.fetch_message(table.id)
    assert fetched.attachments == [], "a file shown inside an embed is not listed besides"
    assert fetched.embeds[0].image.url == table.attachments[0].url


async def test_closed_dms(sandbox: Sandbox, client: TrialBot) -> None:
    ann, games = sandbox.person("Ann"), sandbox.channel("games")
    ann.close_dms()
    assert (await (await ann.slash(games, "whisper")).finished()).content == "refused 50007"
    ann.open_dms()
    assert (await (await ann.slash(games, "whisper")).finished()).content == "sent"
    ann.leave_guild()
    user = await client.fetch_user(ann.id)
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("still there?")
    assert refusal.value.code == 50278


async def test_components_v2(sandbox: Sandbox, client: TrialBot) -> None:
    ann = sandbox.person("Ann")
    reply = await ann.slash(sandbox.channel("games"), "wall")
    assert reply.text == "# A wall\n0 knocks\nbeside\nIs anybody there?"
    assert [button["label"] for button in reply.message.buttons] == ["Knock"]
    assert [select["custom_id"] for select in reply.message.selects] == ["bricks"]
    assert [each.filename for each in reply.attachments] == ["wall.png", "bill.txt"]
    first = reply.attachments
    reply = await ann.press(reply.message, "Knock")
    assert "1 knocks" in reply.text
    assert len(reply.attachments) == 2
    assert not set(first) & set(reply.attachments)
    reply = await (await ann.choose(reply.message, "bricks", ["Brick"])).finished()
    assert (reply.text, reply.attachments) == ("no wall left", [])


async def test_components_v2_everywhere(sandbox: Sandbox, client: TrialBot) -> None:
    ann, games = sandbox.person("Ann"), sandbox.channel("games")
    reply = await (await ann.slash(games, "walls")).finished()
    await sandbox.until(lambda: reply.followups)
    [follow_up] = reply.followups
    assert ann.dm
    [public] = [each for each in ann.reads(games) if not each.ephemeral]
    [private] = ann.reads(ann.dm)
    assert (private.content, private.embeds) == ("", [])
    for number, message in enumerate((public, private, reply.message, follow_up), start=1):
        assert f"{number} knocks" in message.text
        await ann.press(message, "Knock")
        assert f"{number + 1} knocks" in message.text
        assert message.ephemeral is (number > 2)


async def test_an_answer_is_given_once(sandbox: Sandbox, client: TrialBot) -> None:
    reply = await sandbox.person("Ann").slash(sandbox.channel("games"), "twice")
    await sandbox.until(lambda: reply.content == "refused 40060")


async def test_silence_is_noticed(clock: Clock) -> None:
    sandbox = WatchedSandbox(clock=clock, patience=0.05)
    await sandbox.start()
    with pytest.raises(NoAnswer, match="No bot is connected"):
        await _slash(sandbox, "silent")
    async with running(sandbox):
        with pytest.raises(NoAnswer, match="Ann got no answer"):
            await _slash(sandbox, "silent")
        await sandbox.quiet()
    await sandbox.stop()


async def _slash(sandbox: Sandbox, command: str) -> None:
    sandbox.world.commands = sandbox.world.commands or [{"id": "1", "name": command}]
    await sandbox.person("Ann").slash(sandbox.channel("games"), command)


async def test_until_tells_what_happened_instead(sandbox: Sandbox, client: TrialBot) -> None:
    await client.guilds[0].text_channels[0].send("a trace")
    with pytest.raises(AssertionError, match="a trace"):
        await sandbox.until(lambda: False, timeout=0.01)


async def test_a_restarted_bot_finds_everything_as_it_was(sandbox: Sandbox) -> None:
    ann, games = sandbox.person("Ann"), sandbox.channel("games")
    async with running(sandbox):
        await (await ann.slash(games, "whisper")).finished()
    async with running(sandbox) as client:
        assert ann.dm
        [message] = ann.reads(ann.dm)
        await ann.press(message, "Count")
        assert message.content == "1"
        fetched = await (await client.fetch_user(ann.id)).fetch_message(message.id)
        assert fetched.content == "1"
        assert [each.id async for each in fetched.channel.history()] == [message.id]
    assert sandbox.gateway.identified == 2


async def test_ids_and_times_agree(sandbox: Sandbox, client: TrialBot, clock: Clock) -> None:
    sent = await client.guilds[0].text_channels[0].send("now")
    assert sent.created_at == clock.now()
    clock.advance(hours=1)
    later = await client.guilds[0].text_channels[0].send("later")
    assert later.created_at == clock.now()
    assert (await sent.edit(content="then")).edited_at == clock.now()


async def test_several_people_at_once(sandbox: Sandbox, client: TrialBot) -> None:
    games = sandbox.channel("games")
    replies = await asyncio.gather(
        *(each.slash(games, "maneuvers", {"first": each.name}) for each in sandbox.people)
    )
    assert [reply.content for reply in replies] == [f"{each.name}, None" for each in sandbox.people]
    await sandbox.quiet()


async def test_a_ping_needs_permission(sandbox: Sandbox, client: TrialBot) -> None:
    channel = client.guilds[0].text_channels[0]
    text = " ".join(f"<@{person.id}>" for person in sandbox.people)
    ann, ben = sandbox.people[0].user, sandbox.people[1].user
    await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    await channel.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(ben.id)]))
    await channel.send(text)
    none, one, everyone = sandbox.messages()
    assert (none.mentions, one.mentions) == ([], [ben])
    assert everyone.mentions[0] is ann
    assert len(everyone.mentions) == 4


async def test_a_private_thread_is_for_its_members(sandbox: Sandbox, client: TrialBot) -> None:
    ann, ben = sandbox.person("Ann"), sandbox.person("Ben")
    thread = await client.guilds[0].text_channels[0].create_thread(name="secret")
    [channel] = sandbox.threads()
    await thread.add_user(discord.Object(ann.id))
    await thread.send("psst")
    assert [message.content for message in ann.reads(channel)] == ["psst"]
    assert channel not in ben.channels()
    with pytest.raises(CannotDo):
        ben.reads(channel)


@pytest.mark.crash
async def test_a_bot_in_another_process_is_killed_and_comes_back(sandbox: Sandbox) -> None:
    ann, games = sandbox.person("Ann"), sandbox.channel("games")
    async with _process(sandbox):
        message = (await ann.slash(games, "game new", {"title": "dogfight"})).message
    await sandbox.until(lambda: not sandbox.gateway.connected)
    lost = asyncio.create_task(ann.press(message, "Count"))
    async with _process(sandbox):
        with pytest.raises(NoAnswer):
            await lost
        assert (await ann.choose(message, "cards", ["1"])).content == "1"
    assert sandbox.gateway.identified == 2


@asynccontextmanager
async def _process(sandbox: Sandbox) -> AsyncIterator[None]:
    """The trial bot in a process of its own, killed without warning at the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.sandbox.trial_bot",
        env={**os.environ, "SANDBOX_URL": sandbox.url, "SANDBOX_TOKEN": sandbox.token},
    )
    try:
        await sandbox.ready(timeout=30)
        yield
    finally:
        process.kill()
        await process.wait()
