"""One life of the bot: the whole App in a process of its own, which may be fated to die at one point.

The points are those at which something is made to last: every commit that writes, and every request that
asks Discord for more than to read. Each is named after what was being done: "after commit 2 of post step:1".
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from contextvars import ContextVar
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import msgspec
from discord.state import ConnectionState

from bot import app
from bot.discord.client import FlugpostClient
from bot.discord.courier import DiscordCourier
from bot.discord.panels.ids import LobbyId, PlanId, parse
from bot.discord.pointing import point_discord_at
from bot.post.outbox import Outbox
from bot.store import Store, connection
from bot.store.outbox import Waiting
from bot.turns import lobbies
from bot.turns.scheduler import Scheduler
from tests.bot.tiny_title import Tiny, TinyArtist
from tests.hand_clock import HandClock

SEED = bytes(range(32))


class Orders(msgspec.Struct, frozen=True):
    """What a life is to be."""

    url: str
    token: str
    database: str
    now: datetime
    passed: str
    """The file in which it notes each point before it meets it."""
    die_at: str | None = None
    blind: bool = False
    """Whether Discord's history shows nothing yet, so that only the nonce can tell a letter sent before."""


doing: ContextVar[str | None] = ContextVar("doing", default=None)


class Fate:
    def __init__(self, orders: Orders) -> None:
        self._die_at = orders.die_at
        self._passed = Path(orders.passed).open("w", buffering=1, encoding="utf-8")  # noqa: SIM115 - open for life
        self._counts: Counter[str] = Counter()

    def count(self, what: str) -> str | None:
        """The name of what is about to be done, or None if nobody's turn is concerned."""
        task = doing.get()
        if task is None:
            return None
        self._counts[f"{what} {task}"] += 1
        return f"{what} {self._counts[f'{what} {task}']} of {task}"

    def meet(self, when: str, name: str | None) -> None:
        if name is None:
            return
        point = f"{when} {name}"
        self._passed.write(f"{point}\n")
        if point == self._die_at:
            os.kill(os.getpid(), signal.SIGKILL)


def _make_mortal(fate: Fate) -> None:
    commit, request = Store._commit, aiohttp.ClientSession._request
    seen: Counter[int] = Counter()

    async def mortal_commit(self: Store) -> None:
        changes = self._connection.total_changes
        name = fate.count("commit") if changes != seen[0] else None
        seen[0] = changes
        fate.meet("before", name)
        await commit(self)
        fate.meet("after", name)

    async def mortal_request(self: aiohttp.ClientSession, method: str, *args: Any, **named: Any) -> Any:
        name = None if method == "GET" else fate.count("send")
        fate.meet("before", name)
        answer = await request(self, method, *args, **named)
        fate.meet("after", name)
        return answer

    Store._commit = mortal_commit  # type: ignore[method-assign]
    aiohttp.ClientSession._request = mortal_request  # type: ignore[method-assign]


def _say_what_is_done() -> None:
    """Whatever follows from an interaction or belongs to a letter runs under its name."""
    deliver, interact = Outbox._deliver, ConnectionState.parse_interaction_create

    async def named_delivery(self: Outbox, waiting: Waiting) -> None:
        token = doing.set(f"{waiting.letter.kind} {waiting.letter.key}")
        try:
            await deliver(self, waiting)
        finally:
            doing.reset(token)

    def named_interaction(self: ConnectionState[Any], data: Any) -> None:
        token = doing.set(_pressed(data["data"]))
        try:
            interact(self, data)
        finally:
            doing.reset(token)

    Outbox._deliver = named_delivery  # type: ignore[method-assign]
    ConnectionState.parse_interaction_create = named_interaction  # type: ignore[method-assign]


def _pressed(data: dict[str, Any]) -> str:
    match parse(str(data.get("custom_id", ""))):
        case PlanId() as pressed:
            return f"{pressed.act} {pressed.step}:{pressed.seat}"
        case LobbyId() as pressed:
            return pressed.act
        case _:
            return str(data.get("name", "another press"))


def _sweep_before_listening() -> None:
    """Else whoever presses at once may find the first sweep at work, which would go on under no name."""
    swept, tick, connect = asyncio.Event(), Scheduler.tick, FlugpostClient.connect

    async def first_tick(self: Scheduler) -> None:
        try:
            await tick(self)
        finally:
            swept.set()

    async def late_connect(self: FlugpostClient) -> None:
        await swept.wait()
        await connect(self)

    Scheduler.tick = first_tick  # type: ignore[method-assign]
    FlugpostClient.connect = late_connect  # type: ignore[assignment,method-assign]


async def _nothing(*_: object) -> None:
    return None


async def _live(orders: Orders) -> None:
    asyncio.get_running_loop().add_reader(0, os._exit, 0)  # nobody is left to give orders
    point_discord_at(orders.url)
    bot = app.App(Path(orders.database), orders.token, HandClock(orders.now), guild_ready_timeout=0.01)
    await bot.start()
    await bot.wait()


def live(orders: Orders) -> None:
    """Until the point it was told to die at, or until it is killed."""
    vars(app).update(TITLES={"tiny": Tiny()}, ARTISTS={"tiny": TinyArtist()})
    vars(connection)["PRAGMAS"] = (*connection.PRAGMAS, "synchronous=OFF")
    vars(lobbies)["secrets"] = SimpleNamespace(token_bytes=lambda _: SEED)
    if orders.blind:
        DiscordCourier.find = _nothing  # type: ignore[assignment,method-assign]
    _make_mortal(Fate(orders))
    _say_what_is_done()
    _sweep_before_listening()
    asyncio.run(_live(orders))
