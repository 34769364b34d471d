"""Who may reach the sandbox, and how fast."""

import socket

import aiohttp
import discord
import pytest

from sandbox import Sandbox
from sandbox.buckets import Buckets
from sandbox.doorway import answers_to, is_loopback
from sandbox.faults import SEND, server_error
from tests.sandbox.trial_bot import TrialBot


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "localhost:8080"}, 200),
        ({"Host": "[::1]:8080"}, 200),
        ({"Host": "sandbox.example"}, 403),
        ({"Host": "127.0.0.1.sandbox.example"}, 403),
        ({"Host": "192.168.1.7:8080"}, 403),
        ({"Host": "localhost:8080", "Origin": "http://localhost:8080"}, 200),
        ({"Host": "localhost:8080", "Origin": "http://localhost:9090"}, 403),
        ({"Origin": "https://sandbox.example"}, 403),
        ({"Origin": "null"}, 403),
    ],
)
async def test_only_the_page_itself_comes_in(sandbox: Sandbox, headers: dict[str, str], status: int) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{sandbox.url}/sandbox/state", headers=headers) as answer,
    ):
        assert answer.status == status


@pytest.mark.parametrize("page", ["", "index.html", "two.html"])
async def test_no_other_page_can_frame_it(sandbox: Sandbox, page: str) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{sandbox.url}/{page}") as answer:
        assert answer.status == 200
        assert answer.headers["X-Frame-Options"] == "SAMEORIGIN"
        assert answer.headers["Content-Security-Policy"] == "frame-ancestors 'self'"


def test_which_places_only_this_machine_reaches() -> None:
    assert [is_loopback(host) for host in ("127.0.0.1", "::1", "localhost", "0.0.0.0", "::", "box.lan")] == [  # noqa: S104 - asked about, not bound to
        True,
        True,
        True,
        False,
        False,
        False,
    ]


@pytest.mark.parametrize(
    ("name", "answered"),
    [
        ("192.168.1.7", True),
        ("fd00::7", True),
        ("localhost", True),
        ("box.lan", True),
        (socket.gethostname(), True),
        (f"{socket.gethostname()}.local", True),
        ("sandbox.example", False),
        ("192.168.1.7.sandbox.example", False),
        ("", False),
    ],
)
def test_told_to_listen_elsewhere_it_answers_to_this_machines_names(name: str, answered: bool) -> None:  # noqa: FBT001
    assert answers_to(name, "box.lan") is answered


async def test_every_answer_tells_what_is_left(sandbox: Sandbox) -> None:
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        left = []
        for _ in range(2):
            async with session.get(f"{sandbox.url}/api/v10/users/@me") as answer:
                left.append(int(answer.headers["X-RateLimit-Remaining"]))
                assert len(answer.headers["X-RateLimit-Bucket"]) == 32
        assert left == [999, 998]


def test_a_strict_bucket_runs_dry_and_fills_again() -> None:
    now = 0.0
    buckets = Buckets(lambda: now)
    buckets.strict = True
    for channel in ("1", "2"):
        for left in (4, 3, 2, 1, 0):
            headers, refusal = buckets.take(SEND, {"channel_id": channel})
            assert (headers["X-RateLimit-Remaining"], refusal) == (str(left), None)
    now = 3.0
    _, refusal = buckets.take(SEND, {"channel_id": "1"})
    assert refusal
    assert (refusal.status, refusal.headers["Retry-After"], refusal.headers["X-RateLimit-Scope"]) == (
        429,
        "2",
        "user",
    )
    now = 5.0
    assert buckets.take(SEND, {"channel_id": "1"})[1] is None


def test_answers_to_interactions_are_under_no_limit() -> None:
    buckets = Buckets()
    buckets.strict = True
    callback = "POST /interactions/{interaction_id}/{interaction_token}/callback"
    assert [buckets.take(callback, {}) for _ in range(100)] == [({}, None)] * 100


def test_more_than_fifty_a_second_are_too_many_everywhere() -> None:
    buckets = Buckets(lambda: 0.0)
    buckets.strict = True
    refusals = [buckets.take(SEND, {"channel_id": str(number)})[1] for number in range(51)]
    assert refusals[:50] == [None] * 50
    assert refusals[50]
    assert refusals[50].headers["X-RateLimit-Global"] == "true"


async def test_an_error_after_the_effect(sandbox: Sandbox, client: TrialBot) -> None:
    sandbox.faults.add(SEND, server_error(503, after_effect=True))
    channel = client.guilds[0].text_channels[0]
    with pytest.raises(discord.DiscordServerError):
        await channel.send("there all the same", nonce="n1")
    sent = await channel.send("there all the same", nonce="n1")
    assert [message.id for message in sandbox.messages()] == [sent.id]
