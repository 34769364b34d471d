"""Server health: what an operator should know of a PostgreSQL before and while the bot runs on it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from bot.store.health import Remark
from bot.store.postgres.connection import READERS, WRITERS
from bot.store.postgres.opening import OLDEST_SERVER, OURS
from bot.store.transactions import Transaction

CLOCKS_APART = 2.0
"""Seconds between two clocks that are worth telling."""
NEEDED = READERS + WRITERS + 2
"""Connections of a bot that is busy: its pool, its claim, and the health check's."""
MEGABYTE = 1_000_000

SERVER = """
SELECT current_setting('server_version_num')::int AS version,
       current_setting('server_version') AS named,
       current_setting('fsync') AS fsync,
       current_setting('synchronous_commit') AS synchronous_commit,
       current_setting('synchronous_standby_names') AS synchronous_standbys,
       pg_is_in_recovery() AS is_standby,
       (SELECT count(*) FROM pg_stat_replication) AS standbys,
       extract(epoch FROM clock_timestamp())::float8 AS clock,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
           - coalesce(current_setting('reserved_connections', true), '0')::int AS places,
       (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend') AS taken,
       (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
           AND application_name LIKE 'flugpost%') AS own,
       pg_database_size(current_database()) AS bytes
"""


async def examine(tx: Transaction) -> tuple[list[Remark], bool]:
    """All that is to be said of the server, and whether the database is one of ours."""
    before = time.time()
    [found] = await tx.all(SERVER)
    after = time.time()
    tables = set(await tx.column("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"))
    apart = max(0.0, abs(found["clock"] - (before + after) / 2) - (after - before) / 2)
    said = [*_durability(found), _clock(apart), _connections(found), _contents(tables, found["bytes"])]
    return said, tables >= OURS


def _contents(tables: set[str], size: int) -> Remark:
    if not tables:
        return Remark("database", "it is empty; its tables are made at the first start.", good=True)
    if not tables >= OURS:
        return Remark("database", "it is another program's; Flugpost needs one of its own.", good=False)
    return Remark("database", f"it holds {size / MEGABYTE:,.0f} MB.", good=True)


def _durability(found: Any) -> Iterator[Remark]:
    version, oldest = found["version"], OLDEST_SERVER // 10_000
    yield Remark(
        "server", f"PostgreSQL {found['named']} ({oldest} or newer is needed).", good=version >= OLDEST_SERVER
    )
    if found["is_standby"]:
        yield Remark("server", "it is a standby and takes no writes; name the primary server.", good=False)
    if found["fsync"] != "on":
        yield Remark("fsync", "is off: plans that were confirmed can be lost; turn it on.", good=False)
    if found["synchronous_commit"] == "off":
        yield Remark("synchronous_commit", "is off there; the bot turns it on for itself.", good=True)
    yield from _standbys(found)


def _standbys(found: Any) -> Iterator[Remark]:
    if found["standbys"] and not found["synchronous_standbys"]:
        yield Remark(
            "standby",
            f"{found['standbys']} connected, none of them synchronous: a failover can lose plans that were "
            "confirmed; set synchronous_standby_names.",
            good=False,
        )
    elif found["synchronous_standbys"] and found["synchronous_commit"] == "local":
        yield Remark(
            "standby",
            "synchronous_commit is local, so that no standby is waited for; set it to on.",
            good=False,
        )
    elif found["synchronous_standbys"] and not found["standbys"]:
        yield Remark(
            "standby", "synchronous_standby_names is set, but none is connected: writes wait.", good=False
        )


def _clock(apart: float) -> Remark:
    if apart > CLOCKS_APART:
        return Remark(
            "clock", f"the server's is {apart:.0f} s apart from this machine's; set both.", good=False
        )
    return Remark("clock", "the server's agrees with this machine's.", good=True)


def _connections(found: Any) -> Remark:
    """What a bot that runs already has counts for it."""
    free, wanted = found["places"] - found["taken"], max(0, NEEDED - found["own"])
    return Remark(
        "connections",
        f"{free} are free; a bot that is busy needs {wanted}" + (" more." if found["own"] else "."),
        good=free >= wanted,
    )
