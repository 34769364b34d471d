"""The judge itself: it must be able to say no, and nothing may escape it."""

import re
from pathlib import Path
from typing import Any

import aiohttp
import pytest

import tests
from sandbox.rest import Exchange
from sandbox.routes import ROUTES as SERVED
from tests.sandbox.protocol import judge
from tests.sandbox.protocol.examples.messages import MESSAGE
from tests.sandbox.protocol.kinds import Scalar, Shape
from tests.sandbox.protocol.language import read
from tests.sandbox.protocol.watched import WatchedSandbox

UNSERVED = {"test_interactions.py", "test_judge.py"}
"""Tests of a sandbox that nobody talks to."""
UNWATCHED = {"town.py", "living.py", "evening.py"}
"""Soak, benchmarks and evenings at many panels: they lie to the bot on purpose, or measure its time."""
TOO_BIG = 10 * 1024 * 1024 + 1


def test_every_route_that_is_served_is_described_and_no_other() -> None:
    assert {f"{route.method} {route.template}" for route in SERVED} == judge.ROUTES.keys()


def exchange(**changed: Any) -> Exchange:
    given: dict[str, Any] = {
        "method": "POST",
        "route": "/channels/{channel_id}/messages",
        "path": "/channels/1/messages",
        "query": {},
        "body": {"content": "hello"},
        "status": 200,
        "response": MESSAGE,
    }
    return Exchange(**given | changed)


UNKNOWN = {"message": "Unknown Channel", "code": 10003}
BAD_FORM = {"message": "Invalid Form Body", "code": 50035}
NOTED = {"content": "x", "attachments": [{"id": 1}]}
GET = {"method": "GET", "body": None, "response": [MESSAGE]}
CALLBACK = {
    "route": "/interactions/{interaction_id}/{interaction_token}/callback",
    "path": "/interactions/1/a-b_c/callback",
    "status": 204,
    "response": None,
}


@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"body": None, "files": [("board.png", 9)]},
        {"body": NOTED, "files": [("a.png", 9), ("b.png", 9)]},
        {"status": 404, "response": UNKNOWN},
        {"status": 400, "response": BAD_FORM, "body": {"content": 7}},
        {"status": 503, "response": "503: the sandbox was told to fail"},
        {"status": None, "response": None},
        {"status": None, "response": None, "body": None},
        GET | {"query": {"limit": "100"}},
        CALLBACK | {"body": {"type": 6}},
    ],
)
def test_a_good_exchange(changed: dict[str, Any]) -> None:
    assert judge.faults(exchange(**changed)) == []


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"route": "/nowhere"}, "POST /nowhere: is not described"),
        ({"path": "/channels/here/messages"}, "path: /channels/here/messages does not fit"),
        ({"query": {"wait": "1"}}, "query wait: is not a field"),
        (GET | {"query": {"limit": "101"}}, "query limit: 101, at most 100"),
        (GET | {"body": {}}, "request: a body where none is expected"),
        ({"body": None}, "request: no body"),
        ({"body": {"content": "x" * 2001}}, "request content: 2001 characters, at most 2000"),
        ({"body": {"content": 7}, "status": 404, "response": UNKNOWN}, "request content: 7 is not text"),
        ({"body": {"content": " "}}, "request: an empty message"),
        ({"body": NOTED, "files": [("a.png", 9)]}, "request attachments[0].id: 1, but 1 files came along"),
        ({"files": [("a.png", 9)] * 11}, "files: 11, at most 10"),
        ({"files": [("a.png", TOO_BIG)]}, f"files: a.png: {TOO_BIG} bytes, at most {TOO_BIG - 1}"),
        ({"files": [("a.png", TOO_BIG - 1)] * 3}, "bytes in all, at most"),
        (CALLBACK | {"body": {"type": 4, "data": {}}}, "request data: an empty message"),
        (CALLBACK | {"body": {"type": 6}, "files": [("a.png", 9)]}, "files, but no message to carry them"),
        ({"status": 201}, "answer: status 201 is not foreseen"),
        ({"response": MESSAGE | {"mood": 1}}, "answer mood: is not a field of Message"),
        ({"status": 404, "response": {"message": "no code"}}, "answer code: is missing"),
        ({"status": 429, "response": UNKNOWN | {"global": False}}, "answer retry_after: is missing"),
        (CALLBACK | {"body": {"type": 6}, "response": {}}, "answer: a body where none is expected"),
    ],
)
def test_a_bad_exchange(changed: dict[str, Any], fault: str) -> None:
    found = judge.faults(exchange(**changed))
    assert [each for each in found if fault in each] == found != []


def test_two_commands_of_one_name() -> None:
    twice = [{"name": "game", "description": "Play."}] * 2
    route = {"method": "PUT", "route": "/applications/{application_id}/commands", "response": []}
    [fault] = judge.faults(exchange(**route, path="/applications/1/commands", body=twice))
    assert fault.endswith("request: the command 'game' is there twice")


def test_frames_of_the_gateway() -> None:
    gone = {"id": "1", "channel_id": "2"}
    assert judge.told_faults({"op": 0, "t": "MESSAGE_DELETE", "d": gone}) == []
    assert judge.told_faults({"op": 0, "t": "MESSAGE_DELETE", "d": gone | {"id": 1}}) == [
        "gateway: MESSAGE_DELETE: data id: 1 is not a snowflake"
    ]
    assert judge.told_faults({"op": 0, "t": "PARTY", "d": {}}) == ["gateway: PARTY is not described"]
    assert judge.told_faults({"op": 10, "d": {}}) == [
        "gateway: operation 10: data heartbeat_interval: is missing"
    ]
    assert judge.heard_faults({"op": 1, "d": None}) == []
    assert judge.heard_faults({"op": 1, "d": "soon"}) == [
        "gateway: operation 1: data: 'soon' is not integer or null"
    ]


async def ask(sandbox: WatchedSandbox) -> None:
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as session:
        await session.get(f"{sandbox.url}/api/v10/users/@me")


async def test_a_fault_of_the_sandbox_fails_its_end() -> None:
    sandbox = WatchedSandbox()
    await sandbox.start()
    await ask(sandbox)
    sandbox.check_protocol()
    sandbox.world.bot.name = "x" * 33
    await ask(sandbox)
    with pytest.raises(AssertionError, match="GET /users/@me: answer username: 33 characters, at most 32"):
        await sandbox.stop()


async def test_a_fault_on_the_gateway_fails_its_end() -> None:
    sandbox = WatchedSandbox()
    await sandbox.start()
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{sandbox.url}/gateway/") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"session_id": "none", "seq": 1}})
        await socket.close()
    with pytest.raises(AssertionError, match="gateway: operation 6: data token: is missing"):
        await sandbox.stop()


def test_no_test_talks_to_an_unwatched_sandbox() -> None:
    modules = [
        each for each in Path(tests.__path__[0]).rglob("*.py") if each.name not in UNSERVED | UNWATCHED
    ]
    made = re.compile(r"(?<!\w)Sandbox\((?!Sandbox)")
    assert [each.name for each in modules if made.search(each.read_text("utf-8"))] == []


@pytest.mark.parametrize("text", ["txt ..80", "null 3", "button", "[text", "text 1-5"])
def test_a_kind_that_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"No such kind|not enough values|invalid literal"):
        read(text, {})


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        ("snowflake", "1482395236696064000", "007"),
        ("id", 7, "seven"),
        ("digits", "042", "4.2"),
        ("switch", "true", "yes"),
        ("link", "https://example.com/a", "example.com"),
        ("attached", "attachment://a.png", "https://example.com/a.png"),
        ("slug", "air-baron", "Air Baron"),
        ("locale", "es-419", "english"),
        ("moment", "2026-03-14T15:09:26+00:00", "2026-03-14T15:09:26"),
        ("boolean", True, 1),
        ("integer", 1, True),
        ("number", 0.5, "0.5"),
    ],
)
def test_a_kind(kind: str, good: object, bad: object) -> None:
    assert not Scalar(kind).check(good)
    assert Scalar(kind).check(bad)


def test_shapes_inherit() -> None:
    part, row = judge.BOOK["Part"], judge.BOOK["Row"]
    assert isinstance(part, Shape)
    assert isinstance(row, Shape)
    assert row.fields["id"] == part.fields["id"]
    assert "id" not in row.required
