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
from functools import partial
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
from bot.kit.environment import database_named
from bot.post.outbox import Outbox
from bot.store.postgres.connection import PostgresStore, PostgresTransaction
from bot.store.sqlite import connection
from bot.store.sqlite.connection import SqliteStore
from bot.store.transactions import Values
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


class _Writes:
    """Whether a commit makes anything durable: SQLite counts what is written; here it is noted otherwise."""

    def __init__(self) -> None:
        self._before = 0
        self._written: set[int] = set()
        """Connections to PostgreSQL in whose transaction something was written."""
        for name in ("execute", "insert"):
            self._note(name, getattr(PostgresTransaction, name))

    def _note(self, name: str, writing: Any) -> None:
        async def noted(tx: PostgresTransaction, sql: str, values: Values = ()) -> int:
            count: int = await writing(tx, sql, values)
            if count > 0:
                self._written.add(id(tx._connection))
            return count

        setattr(PostgresTransaction, name, noted)

    def taken(self, store: SqliteStore | PostgresStore, *connection: object) -> bool:
        if isinstance(store, SqliteStore):
            before, self._before = self._before, store._connection.total_changes
            return self._before != before
        written = id(connection[0]) in self._written
        self._written.discard(id(connection[0]))
        return written


def _make_mortal(fate: Fate) -> None:
    request = aiohttp.ClientSession._request
    writes = _Writes()

    def mortal(kind: type[Any]) -> None:
        commit = kind._commit

        async def mortal_commit(self: Any, *connection: Any) -> None:
            name = fate.count("commit") if writes.taken(self, *connection) else None
            fate.meet("before", name)
            await commit(self, *connection)
            fate.meet("after", name)

        kind._commit = mortal_commit

    async def mortal_request(self: aiohttp.ClientSession, method: str, *args: Any, **named: Any) -> Any:
        name = None if method == "GET" else fate.count("send")
        fate.meet("before", name)
        answer = await request(self, method, *args, **named)
        fate.meet("after", name)
        return answer

    mortal(SqliteStore)
    mortal(PostgresStore)
    aiohttp.ClientSession._request = mortal_request  # type: ignore[method-assign]


def _say_what_is_done() -> None:
    """Whatever follows from an interaction or belongs to a letter runs under its name."""
    deliver, interact = Outbox._deliver, ConnectionState.parse_interaction_create

    async def named_delivery(self: Outbox, head: Any) -> bool:
        letter = head.due.waiting.letter
        token = doing.set(f"{letter.kind} {letter.key}")
        try:
            return await deliver(self, head)
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
    database = database_named(orders.database)
    bot = app.App(database, orders.token, HandClock(orders.now), guild_ready_timeout=0.01)
    await bot.start()
    await bot.wait()


def live(orders: Orders) -> None:
    """Until the point it was told to die at, or until it is killed."""
    vars(app).update(TITLES={"tiny": Tiny()}, ARTISTS={"tiny": TinyArtist()})
    vars(connection)["PRAGMAS"] = (*connection.PRAGMAS, "synchronous=OFF")
    PostgresStore.open = partial(PostgresStore.open, must_be_durable=False)  # type: ignore[method-assign]
    vars(lobbies)["secrets"] = SimpleNamespace(token_bytes=lambda _: SEED)
    if orders.blind:
        DiscordCourier.find = _nothing  # type: ignore[assignment,method-assign]
    _make_mortal(Fate(orders))
    _say_what_is_done()
    _sweep_before_listening()
    asyncio.run(_live(orders))
