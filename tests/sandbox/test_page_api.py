"""The JSON API under the sandbox page."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import yarl

from sandbox import Sandbox
from tests.sandbox.conftest import Clock
from tests.sandbox.protocol.watched import WatchedSandbox
from tests.sandbox.trial_bot import TrialBot, running

Json = dict[str, Any]


class Page:
    """What the page in a browser does."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.session = session

    def id(self, name: str) -> str:
        return str(self.sandbox.person(name).id)

    async def get(self, path: str, name: str) -> Json:
        async with self.session.get(f"/sandbox/{path}", params={"as": self.id(name)}) as response:
            return dict(await response.json())

    async def do(self, action: str, who: str, expect: int = 200, /, **body: Any) -> Json:
        async with self.session.post(f"/sandbox/{action}", json={"as": self.id(who), **body}) as response:
            assert response.status == expect, await response.text()
            return dict(await response.json())

    def dm(self, name: str) -> str:
        return str(self.sandbox.person(name).open_dm().id)

    @property
    def games(self) -> str:
        return str(self.sandbox.channel("games").id)


@pytest.fixture
async def page(sandbox: Sandbox, client: TrialBot) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession(sandbox.url) as session:
        yield Page(sandbox, session)


def names(commands: list[Json]) -> set[str]:
    return {command["name"] for command in commands}


async def test_state_is_what_that_person_sees(page: Page) -> None:
    await page.do("slash", "Ben", channel=page.games, command="whisper")
    await page.sandbox.quiet()
    ben, ann = await page.get("state", "Ben"), await page.get("state", "Ann")
    assert [channel["kind"] for channel in ben["channels"]] == ["text", "dm"]
    assert ben["me"]["dm"] == ben["channels"][1]["id"]
    assert [channel["kind"] for channel in ann["channels"]] == ["text"]
    assert [person["name"] for person in ann["people"]] == ["Ann", "Ben", "Cleo", "Dan"]
    [guild] = ann["guilds"]
    assert (guild["name"], guild["has_bot"], guild["roles"]) == ("Flugplatz", True, ["Flugpost", "Moderator"])
    assert ann["me"]["ranks"] == {guild["id"]: "moderator"}
    assert ann["bot_connected"]
    assert names(guild["commands"]) - names(ann["dm_commands"]) == {"open_threads"}
    assert "moderate" not in names(ben["guilds"][0]["commands"])


async def test_the_page_begins_as_the_first_person(page: Page) -> None:
    async with page.session.get("/sandbox/state") as response:
        assert (await response.json())["me"]["name"] == "Ann"


async def test_a_whole_conversation(page: Page) -> None:
    offered = await page.do(
        "autocomplete", "Ann", channel=page.games, command="maneuvers", focused="first", typed="sta"
    )
    assert offered == {"choices": [{"name": "stall", "value": "stall"}]}
    reply = await page.do(
        "slash", "Ann", channel=page.games, command="game new", options={"title": "dogfight", "seats": "4"}
    )
    assert (reply["kind"], reply["message"]["content"]) == ("message", "dogfight for 4")
    at = {"channel": page.games, "message": reply["message"]["id"]}
    reply = await page.do("choose", "Ann", **at, select="cards", values=["1"])
    assert (reply["message"]["content"], reply["message"]["ephemeral"]) == ("1", True)
    reply = await page.do("press", "Ann", **at, button="form")
    assert reply["kind"] == "modal"
    values = {"pilot": "Ann", "plane": ["Camel"]}
    reply = await page.do("submit", "Ann", modal=reply["modal"]["id"], values=values)
    assert reply["message"]["content"] == "Ann flies a Camel"
    seen = await page.get(f"channels/{page.games}/messages", "Ann")
    assert [message["content"] for message in seen["messages"]] == [
        "dogfight for 4",
        "1",
        "Ann flies a Camel",
    ]
    seen = await page.get(f"channels/{page.games}/messages", "Ben")
    assert [message["content"] for message in seen["messages"]] == ["dogfight for 4"]


async def test_pictures_come_with_their_alt_text(page: Page) -> None:
    await page.do("slash", "Ann", channel=page.games, command="game board")
    await page.sandbox.quiet()
    [message, _] = (await page.get(f"channels/{page.games}/messages", "Ann"))["messages"]
    assert message["files"][0]["description"] == "A teal board."
    async with page.session.get(message["files"][0]["url"]) as response:
        assert response.content_type == "image/png"


async def test_direct_messages_can_be_opened_and_closed(page: Page) -> None:
    opened = await page.do("dm", "Cleo")
    assert (await page.get("state", "Cleo"))["me"]["dm"] == opened["channel"]
    await page.do("dms", "Cleo", open=False)
    assert not (await page.get("state", "Cleo"))["me"]["dms_open"]
    await page.do("dms", "Cleo", open=True)
    assert (await page.get("state", "Cleo"))["me"]["dms_open"]


async def test_what_cannot_be_done_is_said(page: Page) -> None:
    refused = await page.do("slash", "Ben", 409, channel=page.games, command="nowhere")
    assert "There is no /nowhere" in refused["error"]
    await page.do("press", "Ben", 409, channel=page.games, message="1", button="x")
    await page.do("submit", "Ben", 409, modal="1", values={})
    await page.do("choose", "Ben", 400, channel=page.games, message="1", select="x", values="y")
    await page.do("slash", "Ben", 400, channel=page.games)
    async with page.session.get("/sandbox/state", params={"as": "7"}) as response:
        assert response.status == 400
    async with page.session.post("/sandbox/dm", data="as=1") as response:
        assert response.status == 400
    async with page.session.get(yarl.URL(f"{page.sandbox.url}/..%2Fserver.py", encoded=True)) as response:
        assert response.status == 404


async def test_a_silent_bot(clock: Clock) -> None:
    sandbox = WatchedSandbox(clock=clock, patience=0.05)
    await sandbox.start()
    async with running(sandbox), aiohttp.ClientSession(sandbox.url) as session:
        page = Page(sandbox, session)
        reply = await page.do("slash", "Ann", 504, channel=page.games, command="silent")
        assert reply == {"error": "The application did not respond."}
    await sandbox.stop()


async def test_events_tell_of_changes_one_may_see(page: Page) -> None:
    async with page.session.get("/sandbox/events", params={"as": page.id("Ann")}) as stream:
        assert stream.content_type == "text/event-stream"
        await stream.content.readuntil(b"\n\n")
        await page.do("dm", "Ben")
        await page.do("slash", "Ben", channel=page.dm("Ben"), command="game board")
        await page.do("slash", "Ben", channel=page.games, command="game table lay")
        async with asyncio.timeout(5):
            told: list[bytes] = []
            while page.games.encode() not in b"".join(told):
                told.append(await stream.content.readuntil(b"\n\n"))
    assert page.dm("Ben").encode() not in b"".join(told)
    assert told[0] == b'event: change\ndata: {"channel": null}\n\n'


async def test_people_chat_where_they_may(page: Page) -> None:
    await page.do("say", "Ann", channel=page.games, content="Good morning")
    [said] = (await page.get(f"channels/{page.games}/messages", "Ben"))["messages"]
    assert (said["author"]["global_name"], said["content"]) == ("Ann", "Good morning")
    await page.do("say", "Ann", 409, channel=page.games, content=" ")
    await page.do("say", "Ann", 409, channel="1", content="x")
    await page.do("person", "Ann", id=page.id("Ben"), rank="onlooker")
    refusal = await page.do("say", "Ben", 409, channel=page.games, content="May I?")
    assert refusal["error"] == "Ben may only read here."


async def test_a_sandbox_alone_has_no_cards_no_clock_and_nothing_to_restart(page: Page) -> None:
    state = await page.get("state", "Ann")
    assert (state["cards"], state["time_runs"]) == ([], None)
    await page.do("begin", "Ann", 409, card="duel")
    await page.do("time", "Ann", 409, by=3600)
    assert not (await page.do("mishap", "Ann"))["can_restart"]
    await page.do("mishap", "Ann", 409, restart=True)


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Z"},
        {"name": "x" * 33},
        {"name": "ann"},
        {"id": "1", "name": "Zoe"},
        {"id": "Ben", "locale": "tlh"},
        {"id": "Ben", "name": "Cleo"},
        {"id": "Ben", "rank": "emperor"},
    ],
)
async def test_what_cannot_be_made_of_people(page: Page, body: Json) -> None:
    if body.get("id") == "Ben":
        body = body | {"id": page.id("Ben")}
    before = (await page.get("state", "Ann"))["people"]
    await page.do("person", "Ann", 409, **body)
    assert (await page.get("state", "Ann"))["people"] == before


async def test_a_renamed_person_is_known_by_the_new_name(page: Page) -> None:
    await page.do("person", "Ann", id=page.id("Ben"), name="Benedikt", locale="de")
    benedikt = page.sandbox.person("Benedikt")
    reply = await benedikt.slash(
        page.sandbox.channel("games"), "game new", {"title": "dogfight", "rival": "Ann"}
    )
    assert reply.interaction.user.locale == "de"
    assert reply.content == "dogfight for 2 against Ann"


async def test_commands_are_told_in_the_language_of_whoever_looks(page: Page) -> None:
    choices = [{"name": "tomorrow", "value": "tomorrow", "name_localizations": {"de": "morgen"}}]
    when = {"name": "when", "description": "Until when", "type": 3, "choices": choices}
    away = {"name": "away", "description": "Take a break", "type": 1, "options": [when]}
    away["description_localizations"] = {"de": "Mach Pause"}
    page.sandbox.world.commands = [{"id": "7", "name": "me", "description": "You", "options": [away]}]
    await page.do("person", "Ann", id=page.id("Ben"), locale="de")
    told = {}
    for name in ("Ann", "Ben"):
        state = await page.get("state", name)
        for [command] in (state["dm_commands"], state["guilds"][0]["commands"]):
            [shown] = command["options"]
            [option] = shown["options"]
            told[name] = shown["description"], option["description"], option["choices"][0]["name"]
    assert told["Ann"] == ("Take a break", "Until when", "tomorrow")
    assert told["Ben"] == ("Mach Pause", "Until when", "morgen")


async def test_requests_fail_while_discord_is_down(page: Page, client: TrialBot) -> None:
    await page.do("mishap", "Ann", failing=True)
    with pytest.raises(discord.DiscordServerError):
        await client.guilds[0].text_channels[0].send("lost")
    await page.do("mishap", "Ann", failing=False)
    await client.guilds[0].text_channels[0].send("found")
    assert [message.content for message in page.sandbox.messages()] == ["found"]


async def test_an_answer_is_lost_after_what_was_asked_is_done(page: Page, client: TrialBot) -> None:
    await page.do("mishap", "Ann", losing=True)
    with pytest.raises(discord.DiscordServerError):
        await client.guilds[0].text_channels[0].send("there all the same", nonce="n1")
    assert (await page.do("mishap", "Ann", losing=False))["losing"] is False
    assert {message.content for message in page.sandbox.messages()} == {"there all the same"}


async def test_another_server_is_founded_and_its_people_are_its_own(page: Page, client: TrialBot) -> None:
    await page.do("guild", "Ann", 409, name="H")
    await page.do("guild", "Ann", 409, id="1", has_bot=False)
    joined = asyncio.create_task(client.wait_for("guild_join", timeout=10))
    hangar = (await page.do("guild", "Cleo", name="Hangar"))["id"]
    await joined
    await page.do("person", "Ann", id=page.id("Ben"), guild=hangar, present=True)
    await page.do("person", "Ann", id=page.id("Ben"), guild=hangar, rank="onlooker")
    await page.do("person", "Ann", 409, id=page.id("Dan"), guild=hangar, rank="moderator")
    await page.do("person", "Ann", 409, id=page.id("Dan"), guild="1", present=True)
    cleo, ben, ann = [await page.get("state", name) for name in ("Cleo", "Ben", "Ann")]
    assert (cleo["me"]["ranks"][hangar], ben["me"]["ranks"][hangar]) == ("moderator", "onlooker")
    assert hangar not in ann["me"]["ranks"]
    assert [channel["guild"] for channel in cleo["channels"]] == [guild["id"] for guild in cleo["guilds"]]
    assert len(ann["channels"]) == 1
    assert names(cleo["guilds"][1]["commands"])
    assert not names(ben["guilds"][1]["commands"]) | names(ann["guilds"][1]["commands"])
    await page.do("guild", "Cleo", id=hangar, has_bot=False)
    here, there = (await page.get("state", "Cleo"))["guilds"]
    assert (here["has_bot"], there["has_bot"], there["commands"]) == (True, False, [])


async def test_a_thread_is_deleted_by_who_sees_it(page: Page) -> None:
    ann, games = page.sandbox.person("Ann"), page.sandbox.channel("games")
    await (await ann.slash(games, "open_threads")).finished()
    await page.do("mishap", "Ann", 409, delete=page.games)
    await page.do("mishap", "Ann", delete=str(page.sandbox.threads()[0].id))
    assert [thread.name for thread in page.sandbox.threads()] == ["game 2"]
