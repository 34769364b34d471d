"""A session lock (advisory): a database belongs to one running bot, and the lock ends with its connection.

When the server goes away the lock does too. It is taken again as soon as the server is back; if another bot
was faster, this one has to stop. A connection can also be lost without a word from either end: so the holder
asks the server every few seconds, and the server looks after the holder. What the server still holds of a
lost connection of this claim's is ended by the next one, by its name.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

import asyncpg

from bot.store.postgres.opening import CONNECT_SECONDS, FAULTS, in_words
from bot.store.transactions import InUse, Unusable

if TYPE_CHECKING:
    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]

log = logging.getLogger(__name__)

ONE_BOT = 0x4F6E65426F74
"""The number of the lock, in each database."""
TRY_AGAIN = 2.0
"""Seconds between two attempts to take it again."""
ASK_AGAIN = 5.0
"""Seconds between two questions whether it is held."""
WATCHED = "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"
"""The server lets go of a machine that has fallen within half a minute, not in two hours."""
END_FORMER = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
    "WHERE application_name = $1 AND pid <> pg_backend_pid()"
)
IN_USE = "Another Flugpost is running on this PostgreSQL database."


async def claim(url: str) -> SessionClaim:
    claim = SessionClaim(url)
    await claim.take()
    return claim


class SessionClaim:
    def __init__(self, url: str) -> None:
        self._url = url
        self._name = f"flugpost {secrets.token_hex(8)}"
        self._connection: Connection | None = None
        self._ended = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def take(self) -> None:
        with in_words():
            connection = await asyncpg.connect(
                self._url,
                timeout=CONNECT_SECONDS,
                command_timeout=CONNECT_SECONDS,
                server_settings={"application_name": self._name},
            )
            try:
                await connection.execute(WATCHED)
                await connection.fetch(END_FORMER, self._name)
                taken = await connection.fetchval("SELECT pg_try_advisory_lock($1)", ONE_BOT)
            except BaseException:
                connection.terminate()
                raise
        if not taken:
            connection.terminate()
            raise InUse(IN_USE)
        self._ended.clear()
        connection.add_termination_listener(lambda _: self._ended.set())
        self._connection = connection
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep(), name="claim")

    async def _keep(self) -> None:
        """Hold it, or take it again; whatever stands against that ends the bot."""
        try:
            while True:
                await self._until_lost()
                await self._take_again()
        except Exception as fault:  # noqa: BLE001 - raised where it is waited for
            self.lost.set_exception(fault)

    async def _until_lost(self) -> None:
        while self._connection is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(ASK_AGAIN):
                    await self._ended.wait()
            try:
                await self._connection.execute("SELECT 1")
            except FAULTS:
                self._connection.terminate()
                return

    async def _take_again(self) -> None:
        while True:
            try:
                await self.take()
            except Unusable:
                await asyncio.sleep(TRY_AGAIN)
            else:
                log.info("the database is this bot's again")
                return

    async def close(self) -> None:
        """Let go of it before the connection ends, which the server may learn late: the next bot may come at
        once."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        if self._connection is not None:
            with suppress(*FAULTS):
                await self._connection.execute("SELECT pg_advisory_unlock_all()", timeout=TRY_AGAIN)
            self._connection.terminate()
        if not self.lost.cancel() and not self.lost.cancelled():
            self.lost.exception()  # told, or of no matter any more
