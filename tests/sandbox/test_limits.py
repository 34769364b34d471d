"""Every limit of Discord's that the bot could run into: one bad request each, refused with its code."""

import io
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox import Sandbox

Json = dict[str, Any]


def button(custom_id: str = "b", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def select(custom_id: str = "s", **more: Any) -> Json:
    return {"type": 3, "custom_id": custom_id, "options": [{"label": "A", "value": "a"}], **more}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def rows(*parts: Json) -> Json:
    return {"components": [row(*parts)]}


def embed(**parts: Any) -> Json:
    return {"embeds": [parts]}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


V2 = 1 << 15


def layout(*parts: Json) -> Json:
    return {"flags": V2, "components": list(parts)}


def container(*parts: Json) -> Json:
    return {"type": 17, "components": list(parts)}


def section(*texts: Json, accessory: Json | None = None) -> Json:
    return {"type": 9, "components": list(texts), "accessory": accessory or button()}


def thumbnail() -> Json:
    return {"type": 11, "media": {"url": "https://example.org/a.png"}}


def gallery(url: str, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **more}]}


BAD_MESSAGES: dict[str, Json] = {
    "content of 2001 characters": {"content": "x" * 2001},
    "nonce of 26 characters": {"content": "x", "nonce": "n" * 26},
    "unknown field": {"content": "x", "contents": "y"},
    "unsettable flag": {"content": "x", "flags": 1 << 7},
    "eleven embeds": {"embeds": [{"title": "t"}] * 11},
    "embed title": embed(title="x" * 257),
    "embed description": embed(description="x" * 4097),
    "embed footer": embed(footer={"text": "x" * 2049}),
    "embed author": embed(author={"name": "x" * 257}),
    "embed author without a name": embed(author={"name": ""}),
    "26 embed fields": embed(fields=[{"name": "n", "value": "v"}] * 26),
    "embed field without a name": embed(fields=[{"name": "", "value": "v"}]),
    "embed field without a value": embed(fields=[{"name": "n", "value": ""}]),
    "embed field value": embed(fields=[{"name": "n", "value": "x" * 1025}]),
    "embeds of 6001 characters": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "embed with a missing picture": embed(image={"url": "attachment://none.png"}),
    "attachment without a file": {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
    "six rows": {"components": [row(button(str(number))) for number in range(6)]},
    "six buttons in a row": rows(*(button(str(number)) for number in range(6))),
    "empty row": rows(),
    "button without label or emoji": rows({"type": 2, "style": 1, "custom_id": "b"}),
    "button without custom id": rows({"type": 2, "style": 1, "label": "Go"}),
    "button label": rows(button(label="x" * 81)),
    "button style": rows(button(style=9)),
    "custom id": rows(button("x" * 101)),
    "link with custom id": rows(button(style=5, url="https://example.org")),
    "link without address": rows({"type": 2, "style": 5, "label": "Go"}),
    "custom id twice": {"components": [row(button("same")), row(button("same"))]},
    "select beside a button": rows(select(), button()),
    "select without options": rows(select(options=[])),
    "select of 26 options": rows(select(options=[{"label": str(n), "value": str(n)} for n in range(26)])),
    "select placeholder": rows(select(placeholder="x" * 151)),
    "option label": rows(select(options=[{"label": "x" * 101, "value": "a"}])),
    "option value": rows(select(options=[{"label": "a", "value": "x" * 101}])),
    "option description": rows(select(options=[{"label": "a", "value": "a", "description": "x" * 101}])),
    "option twice": rows(select(options=[{"label": "a", "value": "a"}, {"label": "b", "value": "a"}])),
    "more values than options": rows(select(max_values=2)),
    "fewest above most": rows(select(min_values=2, max_values=1)),
    "too many defaults": rows(
        select(options=[{"label": value, "value": value, "default": True} for value in "ab"])
    ),
    "text input in a message": rows({"type": 4, "custom_id": "t", "style": 1, "label": "T"}),
    "loose button": {"components": [button()]},
    "V2 component without its flag": {"components": [text("hello")]},
    "V2 with content": {"flags": V2, "content": "x", "components": [text("hello")]},
    "V2 with embeds": {"flags": V2, "embeds": [{"title": "t"}], "components": [text("hello")]},
    "V2 text of 4001 characters": {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]},
    "V2 with 41 components": {"flags": V2, "components": [text("x")] * 41},
    "V2 section without accessory": {"flags": V2, "components": [{"type": 9, "components": [text("x")]}]},
    "V2 gallery of eleven": {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 11}],
    },
    "V2 gallery of none": layout({"type": 12, "items": []}),
    "V2 gallery without its file": layout(gallery("attachment://none.png")),
    "V2 empty container": layout(container()),
    "V2 container in a container": layout(container(container(text("x")))),
    "V2 thumbnail on its own": layout(thumbnail()),
    "V2 thumbnail in a container": layout(container(thumbnail())),
    "V2 button on its own": layout(button()),
    "V2 section of four texts": layout(section(text("x"), text("x"), text("x"), text("x"))),
    "V2 section of a row": layout(section(row(select()))),
    "V2 section with a text for an accessory": layout(section(text("x"), accessory=text("y"))),
    "V2 file from elsewhere": layout({"type": 13, "file": {"url": "https://example.org/a.json"}}),
    "V2 separator": layout({"type": 14, "spacing": 3}),
    "V2 accent": layout(container(text("x")) | {"accent_color": 1 << 24}),
    "V2 description": layout(gallery("https://example.org/a.png", description="x" * 1025)),
    "V2 custom id twice": layout(
        row(button("same")), container(section(text("x"), accessory=button("same")))
    ),
    "V2 id twice": layout(text("x") | {"id": 7}, container(text("x") | {"id": 7})),
    "V2 with 41 components, nested": layout(
        container(*(section(text("x"), accessory=button(str(n))) for n in range(13)), text("x"))
    ),
    "V2 with a poll": layout(text("x")) | {"poll": {"question": {"text": "?"}}},
    "reply to nothing": {"content": "x", "message_reference": {"message_id": "1"}},
}

GOOD_MESSAGES: dict[str, Json] = {
    "content of 2000 characters": {"content": "x" * 2000},
    "embeds of 6000 characters": {"embeds": [{"description": "x" * 3000}] * 2},
    "five rows of five": {
        "components": [row(*(button(f"{r}{b}") for b in range(5))) for r in range(5)],
        "content": "x",
    },
    "select of 25": rows(
        select(options=[{"label": "x" * 100, "value": f"{n:0100}"} for n in range(25)], max_values=25)
    ),
    "V2": layout(text("x" * 4000), row(button())),
    "V2 with 40 components": layout(
        container(*(section(text("x"), accessory=button(str(n))) for n in range(13)))
    ),
    "V2 with everything": layout(
        container(
            section(text("x"), text("y"), text("z"), accessory=thumbnail()),
            gallery("https://example.org/a.png", description="x" * 1024, spoiler=True),
            {"type": 14, "divider": False, "spacing": 2},
            row(*(button(str(n)) for n in range(5))),
            row(select()),
        )
        | {"accent_color": (1 << 24) - 1, "spoiler": True},
    ),
    "link": rows({"type": 2, "style": 5, "label": "Go", "url": "https://example.org"}),
}


class Raw:
    """Requests without discord.py, which would not let the worst of them through."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self._session = session

    async def __call__(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {self.sandbox.token}"}
        url = f"{self.sandbox.url}/api/v10{path}"
        async with self._session.request(method, url, json=body, headers=headers) as response:
            return response.status, await response.json()

    async def send(self, body: object) -> tuple[int, Any]:
        return await self("POST", f"/channels/{self.sandbox.channel('games').id}/messages", body)

    async def upload(self, body: Json, *files: bytes) -> tuple[int, Any]:
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps(body))
        for number, data in enumerate(files):
            form.add_field(f"files[{number}]", io.BytesIO(data), filename=f"{number}.png")
        url = f"{self.sandbox.url}/api/v10/channels/{self.sandbox.channel('games').id}/messages"
        headers = {"Authorization": f"Bot {self.sandbox.token}"}
        async with self._session.post(url, data=form, headers=headers) as response:
            return response.status, await response.json()


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(sandbox, session)


@pytest.mark.parametrize("name", BAD_MESSAGES)
async def test_bad_message(raw: Raw, name: str) -> None:
    status, body = await raw.send(BAD_MESSAGES[name])
    assert (status, body["code"]) == (400, 50035)
    assert body["errors"]
    assert raw.sandbox.messages() == []


@pytest.mark.parametrize("name", GOOD_MESSAGES)
async def test_good_message(raw: Raw, name: str) -> None:
    status, body = await raw.send(GOOD_MESSAGES[name])
    assert status == 200, body


@pytest.mark.parametrize("body", [{}, {"content": " "}, {"content": None, "embeds": []}, {"flags": V2}])
async def test_an_empty_message(raw: Raw, body: Json) -> None:
    status, answer = await raw.send(body)
    assert (status, answer["code"]) == (400, 50006)


async def test_what_cannot_stand_there_is_told_with_what_can(raw: Raw) -> None:
    _, body = await raw.send(layout(container(container(text("x")))))
    [told] = body["errors"]["components"]["0"]["components"]["0"]["_errors"]
    assert told == {
        "code": "UNION_TYPE_CHOICES",
        "message": 'Value of field "type" must be one of (1, 9, 10, 12, 13, 14).',
    }


async def test_a_message_turns_to_components_v2_only_without_its_words(raw: Raw) -> None:
    _, message = await raw.send({"content": "old", "embeds": [{"title": "old"}]})
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    status, body = await raw("PATCH", path, layout(text("new")))
    assert (status, sorted(body["errors"])) == (400, ["content", "embeds"])
    status, body = await raw("PATCH", path, layout(text("new")) | {"content": None, "embeds": None})
    assert (status, body["content"], body["components"][0]["content"]) == (200, "", "new")


async def test_a_message_never_turns_back_from_components_v2(raw: Raw) -> None:
    _, message = await raw.send(layout(text("new")))
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    status, body = await raw("PATCH", path, {"content": "old", "components": [], "flags": 0})
    assert (status, sorted(body["errors"])) == (400, ["content"])
    status, body = await raw("PATCH", path, {"flags": 0})
    assert (status, body["flags"]) == (200, V2)
    status, body = await raw("PATCH", path, {"components": []})
    assert (status, body["code"]) == (400, 50006)


async def test_files_alone_do_not_show_in_components_v2(raw: Raw) -> None:
    status, body = await raw.upload({"flags": V2}, b"png")
    assert (status, body["code"]) == (400, 50006)
    status, body = await raw.upload(layout(gallery("attachment://0.png")), b"png")
    assert status == 200
    shown, kept = body["components"][0]["items"][0]["media"], body["attachments"][0]
    assert (shown["url"], shown["attachment_id"]) == (kept["url"], kept["id"])


async def test_a_mention_in_a_text_display_is_a_mention(raw: Raw) -> None:
    ben = raw.sandbox.person("Ben")
    _, body = await raw.send(layout(container(text(f"Your turn, <@{ben.id}>"))))
    assert [each["id"] for each in body["mentions"]] == [str(ben.id)]
    _, body = await raw.send(layout(text(f"<@{ben.id}>")) | {"allowed_mentions": {"parse": []}})
    assert body["mentions"] == []


async def test_broken_json(raw: Raw) -> None:
    url = f"{raw.sandbox.url}/api/v10/channels/{raw.sandbox.channel('games').id}/messages"
    headers = {"Authorization": f"Bot {raw.sandbox.token}"}
    async with raw._session.post(url, data=b"{", headers=headers) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)


async def test_files(raw: Raw) -> None:
    status, body = await raw.upload({"attachments": [{"id": 0, "description": "x" * 1025}]}, b"png")
    assert (status, body["code"]) == (400, 50035)
    status, body = await raw.upload({}, *[b"png"] * 11)
    assert (status, body["code"]) == (400, 30015)
    status, body = await raw.upload({}, bytes(10 * 1024 * 1024 + 1))
    assert (status, body["code"]) == (413, 40005)
    status, body = await raw.upload({"attachments": [{"id": 0, "description": "x" * 1024}]}, b"png")
    assert status == 200
    assert body["attachments"][0]["description"] == "x" * 1024
    assert len(raw.sandbox.messages()) == 1


def command(**more: Any) -> Json:
    return {"name": "plan", "description": "Plan", "type": 1, **more}


def option(**more: Any) -> Json:
    return {"type": 3, "name": "card", "description": "Card", **more}


BAD_COMMANDS: dict[str, list[Json]] = {
    "upper case": [command(name="Plan")],
    "name with a space": [command(name="pl an")],
    "name of 33 characters": [command(name="x" * 33)],
    "no description": [command(description="")],
    "description of 101 characters": [command(description="x" * 101)],
    "101 commands": [command(name=f"c{number}") for number in range(101)],
    "the same name twice": [command(), command()],
    "26 options": [command(options=[option(name=f"o{number}") for number in range(26)])],
    "the same option twice": [command(options=[option(), option()])],
    "required after optional": [command(options=[option(name="a"), option(name="b", required=True)])],
    "choices and autocomplete": [
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])
    ],
    "autocomplete of a user": [command(options=[option(type=6, autocomplete=True)])],
    "26 choices": [command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])],
    "choice value of 101 characters": [
        command(options=[option(choices=[{"name": "a", "value": "x" * 101}])])
    ],
    "unknown locale": [command(name_localizations={"tlh": "plan"})],
    "unknown type of option": [command(options=[option(type=12)])],
    "subcommand beside an option": [command(options=[option(), option(type=1, name="sub")])],
    "group in a group": [command(options=[option(type=2, options=[option(type=2, options=[])])])],
    "more than 8000 characters": [
        command(
            options=[
                option(name=f"o{n}", choices=[{"name": "x" * 100, "value": "y" * 100}] * 2) for n in range(20)
            ]
        )
    ],
}


@pytest.mark.parametrize("name", BAD_COMMANDS)
async def test_bad_command(raw: Raw, name: str) -> None:
    path = f"/applications/{raw.sandbox.world.application_id}/commands"
    status, body = await raw("PUT", path, BAD_COMMANDS[name])
    assert (status, body["code"]) == (400, 50035)
    assert raw.sandbox.world.commands == []


async def test_a_command_keeps_its_id(raw: Raw) -> None:
    path = f"/applications/{raw.sandbox.world.application_id}/commands"
    _, first = await raw("PUT", path, [command(options=[option(required=True), option(name="b")])])
    _, second = await raw("PUT", path, [command(name="other"), command()])
    assert second[1]["id"] == first[0]["id"]
    assert (await raw("GET", path))[1] == second


@pytest.mark.parametrize(
    "body",
    [
        {"name": "", "type": 11},
        {"name": "x" * 101, "type": 11},
        {"name": "x", "type": 11, "auto_archive_duration": 61},
    ],
)
async def test_bad_thread(raw: Raw, body: Json) -> None:
    status, answer = await raw("POST", f"/channels/{raw.sandbox.channel('games').id}/threads", body)
    assert (status, answer["code"]) == (400, 50035)
    assert raw.sandbox.threads() == []


async def test_what_does_not_exist(raw: Raw) -> None:
    games = raw.sandbox.channel("games").id
    for method, path, body, code in [
        ("GET", "/channels/1", None, 10003),
        ("GET", f"/channels/{games}/messages/1", None, 10008),
        ("PATCH", f"/channels/{games}/messages/1", {"content": "x"}, 10008),
        ("DELETE", f"/channels/{games}/messages/1", None, 10008),
        ("GET", "/users/1", None, 10013),
        ("GET", "/guilds/1", None, 10004),
        ("GET", f"/guilds/{raw.sandbox.world.guild.id}/members/1", None, 10007),
        ("POST", "/users/@me/channels", {"recipient_id": "1"}, 10013),
        ("POST", "/interactions/1/x/callback", {"type": 6}, 10062),
        ("POST", f"/webhooks/{raw.sandbox.world.application_id}/x", {"content": "x"}, 10015),
    ]:
        status, answer = await raw(method, path, body)
        assert (status, answer["code"]) == (404, code), path


async def test_a_body_nobody_foresaw_is_remembered(raw: Raw) -> None:
    status, body = await raw.send({"embeds": ["not an object"]})
    assert (status, body["code"]) == (400, 50035)
    assert "AttributeError" in raw.sandbox.unknown_routes.pop()


async def test_an_unknown_route_is_remembered(raw: Raw) -> None:
    status, _ = await raw("GET", "/stage-instances/1")
    assert status == 404
    assert raw.sandbox.unknown_routes == ["GET /api/v10/stage-instances/1"]
    raw.sandbox.unknown_routes.clear()
