"""What goes wrong, at random: the process, the requests, the connection, the servers, the disk, the clock."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.sandbox.faults import (
    ANSWER,
    OPEN_DM,
    SEND,
    Effect,
    Gate,
    lost_after_effect,
    lost_before_effect,
    rate_limited,
    server_error,
)
from bot.sandbox.flags import Permission
from bot.sandbox.model import Channel
from bot.sandbox.routes.call import Call
from rules.dice import Stream, draw
from tests.soak.ledger import Ledger
from tests.soak.town import Town

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
CONFIRM = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
FOLLOW = "POST /webhooks/{webhook_id}/{webhook_token}"
THREAD = "POST /channels/{channel_id}/messages/{message_id}/threads"
HISTORY = "GET /channels/{channel_id}/messages"
ROUTES = (
    SEND,
    SEND,
    SEND,
    SEND,
    EDIT,
    EDIT,
    EDIT,
    ANSWER,
    ANSWER,
    CONFIRM,
    CONFIRM,
    FOLLOW,
    OPEN_DM,
    THREAD,
    HISTORY,
)
EFFECTS: dict[str, Callable[[], Effect]] = {
    "429": lambda: rate_limited(0.3),
    "429 for all": lambda: rate_limited(0.3, everywhere=True),
    "500": lambda: server_error(500),
    "502": lambda: server_error(502),
    "503": lambda: server_error(503),
    "500 after the effect": lambda: server_error(500, after_effect=True),
    "503 after the effect": lambda: server_error(503, after_effect=True),
    "lost before the effect": lost_before_effect,
    "lost after the effect": lost_after_effect,
    "slow": lambda: Gate(after_effect=False),
    "slow after the effect": lambda: Gate(after_effect=True),
}
SLOW = 1.5
"""Real seconds that a slow request takes."""
A_WHILE = 2.0
"""Real seconds that what lasts does last, more or less."""
WRITING = Permission.send_messages | Permission.send_messages_in_threads
PERMISSIONS = (
    WRITING,
    Permission.view_channel,
    Permission.attach_files,
    Permission.read_message_history,
)


class Faults:
    """Each has its share of a thousand. What lasts is over after a while, or when all is healed."""

    def __init__(self, town: Town, ledger: Ledger, dice: Stream) -> None:
        self._town, self._ledger, self._dice = town, ledger, dice
        self._healing: dict[str, Callable[[], None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.shares: dict[Callable[[], Awaitable[None]], int] = {
            self._http: 580,
            self._kill: 110,
            self._stop: 20,
            self._drop: 50,
            self._reconnect: 20,
            self._invalidate: 15,
            self._close_dms: 45,
            self._archive: 25,
            self._lock_thread: 25,
            self._delete_thread: 15,
            self._permission: 35,
            self._kick: 15,
            self._fill_disk: 15,
            self._lock_database: 20,
            self._clock: 25,
        }

    @property
    def met(self) -> int:
        return self._ledger.faults.total()

    async def strike(self) -> None:
        at = self._dice.below(sum(self.shares.values()))
        for fault, share in self.shares.items():
            at -= share
            if at < 0:
                await fault()
                return

    def heal(self) -> None:
        for key in list(self._healing):
            self._healing.pop(key)()
        self._town.sandbox.faults.clear()

    async def end(self) -> None:
        self.heal()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _note(self, kind: str) -> None:
        self._ledger.faults[kind] += 1

    def _lasting(self, key: str, heal: Callable[[], None], seconds: float = A_WHILE) -> None:
        self._healing[key] = heal
        self._soon(self._over(key, seconds * (50 + self._dice.below(100)) / 100))

    async def _over(self, key: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if heal := self._healing.pop(key, None):
            heal()

    def _soon(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # The process

    async def _kill(self) -> None:
        self._note("SIGKILL")
        await self._town.kill()
        await self._town.give_birth()

    async def _stop(self) -> None:
        self._note("stopped and started")
        await self._town.ask_to_stop()
        await self._town.give_birth()

    # Requests

    async def _http(self) -> None:
        """The next request of a kind; it counts when it is met."""
        name = draw(self._dice, sorted(EFFECTS))
        effect = EFFECTS[name]()

        def met(_: Call) -> bool:
            self._note(f"HTTP: {name}")
            if isinstance(effect, Gate):
                self._soon(self._open(effect))
            return True

        self._town.sandbox.faults.add(draw(self._dice, ROUTES), effect, when=met)

    async def _open(self, gate: Gate) -> None:
        await asyncio.sleep(SLOW)
        gate.open()

    # The connection

    async def _drop(self) -> None:
        self._note("gateway: dropped")
        self._town.sandbox.gateway.drop()

    async def _reconnect(self) -> None:
        self._note("gateway: asked to reconnect")
        self._town.sandbox.gateway.ask_to_reconnect()

    async def _invalidate(self) -> None:
        self._note("gateway: invalid session")
        self._town.sandbox.gateway.forget_sessions()
        self._town.sandbox.gateway.drop()

    # The servers

    async def _close_dms(self) -> None:
        person = draw(self._dice, self._town.people)
        self._note("direct messages closed")
        person.close_dms()
        self._lasting(f"dms {person.id}", person.open_dms)

    def _threads(self) -> list[Channel]:
        channels = self._town.sandbox.world.channels
        running = self._town.rows("SELECT thread FROM games WHERE status = 'running' AND thread IS NOT NULL")
        found = [channels[row[0]] for row in running if row[0] in channels]
        return [
            each
            for each in found
            if each.thread and not each.deleted and not each.thread.archived and each.guild
            and self._town.sandbox.world.bot.id in each.guild.members
        ]  # fmt: skip

    async def _archive(self) -> None:
        if threads := self._threads():
            self._note("thread archived")
            self._town.sandbox.archive(draw(self._dice, threads))

    async def _lock_thread(self) -> None:
        if threads := self._threads():
            thread = draw(self._dice, threads)
            self._note("thread archived and locked")
            self._town.sandbox.archive(thread, locked=True)
            self._lasting(f"thread {thread.id}", lambda: self._reopen(thread))

    def _reopen(self, thread: Channel) -> None:
        if not thread.deleted and thread.thread and thread.thread.archived:
            self._town.sandbox.reopen(thread)

    async def _delete_thread(self) -> None:
        if threads := self._threads():
            self._note("thread deleted")
            self._town.sandbox.delete_channel(draw(self._dice, threads))

    async def _permission(self) -> None:
        channel = draw(self._dice, self._town.servers).channel
        lost = draw(self._dice, PERMISSIONS)
        self._note("permissions lost")
        self._town.sandbox.deny(channel, lost)
        self._lasting(f"permissions {channel.id}", lambda: self._town.sandbox.give_back(channel))

    async def _kick(self) -> None:
        guild = draw(self._dice, self._town.servers).guild
        self._note("bot kicked")
        self._town.sandbox.kick_bot(guild)
        self._lasting(f"kick {guild.id}", lambda: self._town.sandbox.invite_bot(guild))

    # Disk and clock

    async def _fill_disk(self) -> None:
        self._note("disk full")
        self._town.set_room(room=False)
        self._lasting("disk", lambda: self._town.set_room(room=True))

    async def _lock_database(self) -> None:
        if "lock" in self._healing:
            return
        other = sqlite3.connect(self._town.database, isolation_level=None, timeout=1, check_same_thread=False)
        try:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            other.close()
            return
        self._note("database locked")
        self._lasting("lock", other.close, A_WHILE / 2)

    async def _clock(self) -> None:
        hours = draw(self._dice, (-24, -3, -1, 1, 3))
        self._note("clock put forward" if hours > 0 else "clock put back")
        self._town.set_clock_wrong(timedelta(hours=hours))
        self._lasting("clock", lambda: self._town.set_clock_wrong(timedelta()))


def by_family(faults: Counter[str]) -> list[tuple[str, int]]:
    return sorted(faults.items(), key=lambda each: (-each[1], each[0]))
