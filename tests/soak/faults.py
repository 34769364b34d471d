"""What goes wrong, as planned: process, requests, connection, servers, disk and clock."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta

from sandbox.faults import (
    Effect,
    Gate,
    lost_after_effect,
    lost_before_effect,
    rate_limited,
    server_error,
)
from sandbox.flags import Permission
from sandbox.model import Channel
from sandbox.routes.call import Call
from tests.soak.ledger import Ledger
from tests.soak.plan import Planned
from tests.soak.town import Town

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
FRESH = timedelta(seconds=30)
"""A letter that was tried longer ago than this has waited elsewhere already, and is not held back for minutes
more: the bot counts from when it tried."""


class Faults:
    """One after the other; what cannot strike yet is put off. What lasts is over after a while, or when all
    is healed."""

    def __init__(self, town: Town, ledger: Ledger, plan: Sequence[Planned]) -> None:
        self._town, self._ledger = town, ledger
        self._to_come = deque(plan)
        self._put_off: list[Planned] = []
        self._ordered: dict[int, Planned] = {}
        """Of requests that have not come yet."""
        self._healing: dict[str, Callable[[], None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._strikes: dict[str, Callable[[Planned], Awaitable[bool]]] = {
            "HTTP": self._http,
            "landing late": self._land_late,
            "SIGKILL": self._kill,
            "stopped and started": self._stop,
            "gateway: dropped": self._drop,
            "gateway: asked to reconnect": self._reconnect,
            "gateway: invalid session": self._invalidate,
            "direct messages closed": self._close_dms,
            "thread archived": self._archive,
            "thread archived and locked": self._lock_thread,
            "thread deleted": self._delete_thread,
            "permissions lost": self._permission,
            "bot kicked": self._kick,
            "disk full": self._fill_disk,
            "database locked": self._lock_database,
            "clock": self._clock,
        }

    @property
    def met(self) -> int:
        return self._ledger.faults.total()

    @property
    def ordered(self) -> int:
        return len(self._ordered)

    @property
    def left(self) -> int:
        """Of the plan, so many have not struck."""
        return len(self._to_come) + len(self._put_off) + len(self._ordered)

    async def strike(self) -> None:
        """The first that was put off and can strike now, or else the next of the plan."""
        waiting, self._put_off = self._put_off, []
        while waiting or self._to_come:
            planned = waiting.pop(0) if waiting else self._to_come.popleft()
            if await self._strikes[planned.kind](planned):
                break
            self._put_off.append(planned)
        self._put_off += waiting

    def heal(self) -> None:
        """What was ordered of requests that did not come is ordered again afterwards."""
        for key in list(self._healing):
            self._healing.pop(key)()
        self._town.sandbox.faults.clear()
        self._town.land_all()
        self._put_off = [*self._ordered.values(), *self._put_off]
        self._ordered.clear()

    async def end(self) -> None:
        self.heal()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _note(self, planned: Planned, kind: str = "", hit: str = "") -> bool:
        self._ledger.fault(planned, kind or planned.kind, hit)
        return True

    def _lasting(
        self, planned: Planned, key: str, heal: Callable[[], None], seconds: float = A_WHILE
    ) -> None:
        self._healing[key] = heal
        self._soon(self._over(key, seconds * planned.lasts / 100))

    async def _over(self, key: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if heal := self._healing.pop(key, None):
            heal()

    def _soon(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # The process

    async def _kill(self, planned: Planned) -> bool:
        self._note(planned)
        await self._town.bot.kill()
        await self._town.bot.give_birth()
        return True

    async def _stop(self, planned: Planned) -> bool:
        self._note(planned)
        await self._town.bot.ask_to_stop()
        await self._town.bot.give_birth()
        return True

    # Requests

    async def _http(self, planned: Planned) -> bool:
        """The next request of a kind; it counts when it is met."""
        effect = EFFECTS[planned.effect]()

        def met(call: Call) -> bool:
            self._ordered.pop(planned.number, None)
            self._note(planned, f"HTTP: {planned.effect}", _hit(call))
            if isinstance(effect, Gate):
                self._soon(self._open(effect))
            return True

        self._ordered[planned.number] = planned
        self._town.sandbox.faults.add(planned.route, effect, when=met)
        return True

    async def _open(self, gate: Gate) -> None:
        await asyncio.sleep(SLOW)
        gate.open()

    async def _land_late(self, planned: Planned) -> bool:
        """The bot is killed while a request of its is on its way, which takes effect minutes later."""
        gate = Gate(after_effect=False)

        def met(call: Call) -> bool:
            if self._town.is_wrong or not self._is_fresh(call):
                return False
            self._ordered.pop(planned.number, None)
            self._note(planned, "SIGKILL, and its request lands later", _hit(call))
            self._town.land_at(gate, self._town.clock.now() + timedelta(seconds=planned.amount))
            self._soon(self._outlive(gate))
            return True

        self._ordered[planned.number] = planned
        self._town.sandbox.faults.add(planned.route, gate, when=met)
        return True

    def _is_fresh(self, call: Call) -> bool:
        nonce = call.form.get("nonce")
        rows = self._town.rows("SELECT tried_at FROM outbox WHERE nonce = ?", str(nonce)) if nonce else []
        tried = [datetime.fromtimestamp(row[0], UTC) for row in rows if row[0] is not None]
        return nonce is None or any(abs(self._town.clock.now() - each) < FRESH for each in tried)

    async def _outlive(self, gate: Gate) -> None:
        await gate.reached.wait()
        await self._town.bot.kill()
        await self._town.bot.give_birth()

    # The connection

    async def _drop(self, planned: Planned) -> bool:
        self._town.sandbox.gateway.drop()
        return self._note(planned)

    async def _reconnect(self, planned: Planned) -> bool:
        self._town.sandbox.gateway.ask_to_reconnect()
        return self._note(planned)

    async def _invalidate(self, planned: Planned) -> bool:
        self._town.sandbox.gateway.forget_sessions()
        self._town.sandbox.gateway.drop()
        return self._note(planned)

    # The servers

    async def _close_dms(self, planned: Planned) -> bool:
        person = self._town.people[planned.where % len(self._town.people)]
        person.close_dms()
        self._lasting(planned, f"dms {person.id}", person.open_dms)
        return self._note(planned, hit=person.name)

    def _thread(self, planned: Planned) -> Channel | None:
        channels = self._town.sandbox.world.channels
        running = self._town.rows(
            "SELECT thread FROM games WHERE status = 'running' AND thread IS NOT NULL ORDER BY id"
        )
        found = [channels[row[0]] for row in running if row[0] in channels]
        threads = [
            each
            for each in found
            if each.thread and not each.deleted and not each.thread.archived and each.guild
            and self._town.sandbox.world.bot.id in each.guild.members
        ]  # fmt: skip
        return threads[planned.where % len(threads)] if threads else None

    async def _archive(self, planned: Planned) -> bool:
        thread = self._thread(planned)
        if thread is None:
            return False
        self._town.sandbox.archive(thread)
        return self._note(planned, hit=thread.label)

    async def _lock_thread(self, planned: Planned) -> bool:
        thread = self._thread(planned)
        if thread is None:
            return False
        self._town.sandbox.archive(thread, locked=True)
        self._lasting(planned, f"thread {thread.id}", lambda: self._reopen(thread))
        return self._note(planned, hit=thread.label)

    def _reopen(self, thread: Channel) -> None:
        if not thread.deleted and thread.thread and thread.thread.archived:
            self._town.sandbox.reopen(thread)

    async def _delete_thread(self, planned: Planned) -> bool:
        thread = self._thread(planned)
        if thread is None:
            return False
        self._town.sandbox.delete_channel(thread)
        return self._note(planned, hit=thread.label)

    async def _permission(self, planned: Planned) -> bool:
        channel = self._town.servers[planned.where % len(self._town.servers)].channel
        self._town.sandbox.deny(channel, planned.amount)
        self._lasting(planned, f"permissions {channel.id}", lambda: self._town.sandbox.give_back(channel))
        return self._note(planned, hit=f"{channel.label}: {Permission(planned.amount)!r}")

    async def _kick(self, planned: Planned) -> bool:
        guild = self._town.servers[planned.where % len(self._town.servers)].guild
        self._town.sandbox.kick_bot(guild)
        self._lasting(planned, f"kick {guild.id}", lambda: self._town.sandbox.invite_bot(guild))
        return self._note(planned, hit=guild.name)

    # Disk and clock

    async def _fill_disk(self, planned: Planned) -> bool:
        self._town.bot.set_room(room=False)
        self._lasting(planned, "disk", lambda: self._town.bot.set_room(room=True))
        return self._note(planned)

    async def _lock_database(self, planned: Planned) -> bool:
        if "lock" in self._healing:
            return False
        other = sqlite3.connect(
            self._town.bot.database, isolation_level=None, timeout=1, check_same_thread=False
        )
        try:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            other.close()
            return False
        self._lasting(planned, "lock", other.close, A_WHILE / 2)
        return self._note(planned)

    async def _clock(self, planned: Planned) -> bool:
        """Not while a request is on its way that is to land in time by the bot's own clock."""
        if self._town.landing:
            return False
        self._town.set_clock_wrong(timedelta(hours=planned.amount))
        self._lasting(planned, "clock", lambda: self._town.set_clock_wrong(timedelta()))
        kind = "clock put forward" if planned.amount > 0 else "clock put back"
        return self._note(planned, kind, f"{planned.amount} h")


def _hit(call: Call) -> str:
    """Which request it was, for whoever looks into what happened: names and numbers, no contents."""
    return " ".join([*call.path.values(), str(call.form.get("nonce") or "")]).strip()


def by_family(faults: Counter[str]) -> list[tuple[str, int]]:
    return sorted(faults.items(), key=lambda each: (-each[1], each[0]))
