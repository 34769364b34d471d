"""Start-up checks of a PostgreSQL database: reachable, new enough, durable, ours, and brought up to date."""

from __future__ import annotations

import logging
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import asyncpg

from bot.kit.environment import UNREADABLE
from bot.store.transactions import TooNew, Unusable

if TYPE_CHECKING:
    Connection: TypeAlias = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
    Pool: TypeAlias = asyncpg.Pool[asyncpg.Record]

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent
SCHEMA = FOLDER / "schema.sql"
MIGRATIONS = FOLDER / "migrations"
BASELINE = 26
"""The version that `schema.sql` is of: as many as SQLite's migrations were by then. A later one has the same
number in both engines."""
OLDEST_SERVER = 150_000
"""PostgreSQL 15."""
UPGRADING = 0x466C7567
"""An advisory lock: two bots do not bring a database up to date at once."""
CONNECT_SECONDS = 10
COMMAND_SECONDS = 60
"""After so long without an answer a connection is as good as lost."""
STATEMENTS = 512
"""Prepared statements that each connection keeps."""
OURS = frozenset({"schema_version", "games", "outbox"})
"""Tables by which a database is known as Flugpost's."""
SET_UP = (
    "SET jit = off; SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') = 'off'"
)
"""Of each connection: what is confirmed to a player lasts, whatever others on the server do without."""
FAULTS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""Whatever the driver raises when the server refuses, or is not there."""


async def connect_pool(url: str, most: int) -> Pool:
    with in_words():
        return await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=most,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            statement_cache_size=STATEMENTS,
            init=_set_up,
            reset=_leave_as_it_is,
            server_settings={"application_name": "flugpost"},
        )


@contextmanager
def in_words() -> Iterator[None]:
    """Why a server cannot be reached or used, as a sentence."""
    try:
        yield
    except (*FAULTS, ValueError, OverflowError) as fault:
        raise Unusable(_why(fault)) from None


async def _set_up(connection: Any) -> None:
    """Apart from what is said in connecting: a pooler refuses settings there that it does not know."""
    await connection.execute(SET_UP)


async def _leave_as_it_is(_connection: Any) -> None:
    """Every transaction ends its own; a reset would be one more round trip for each."""


_REFUSALS: tuple[tuple[tuple[type[Exception], ...], str], ...] = (
    (
        (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError),
        "PostgreSQL refuses the user or the password of FLUGPOST_DB.",
    ),
    (
        (asyncpg.InvalidCatalogNameError,),
        "PostgreSQL has no database of the name in FLUGPOST_DB; create it first.",
    ),
    (
        (asyncpg.TooManyConnectionsError,),
        "PostgreSQL has no connection left; raise max_connections, or close others.",
    ),
    ((asyncpg.CannotConnectNowError,), "PostgreSQL is starting or stopping; try again in a moment."),
    (
        (asyncpg.InsufficientPrivilegeError, asyncpg.InvalidSchemaNameError),
        "PostgreSQL does not let the user of FLUGPOST_DB make tables; make it the owner of the database.",
    ),
    (
        (asyncpg.ReadOnlySQLTransactionError, asyncpg.TargetServerAttributeNotMatched),
        "This PostgreSQL takes no writes: FLUGPOST_DB must name the primary server, not a standby.",
    ),
    ((asyncpg.PostgresError,), "PostgreSQL refuses what Flugpost asks; its own log says why."),
    ((ssl.SSLError,), "No encrypted connection to PostgreSQL can be made; look at its certificate."),
    ((OSError, TimeoutError), "No PostgreSQL answers at the address in FLUGPOST_DB."),
)


def _why(fault: Exception) -> str:
    """In words of ours alone: those of the driver may name the URL, and the password in it."""
    return next((sentence for kinds, sentence in _REFUSALS if isinstance(fault, kinds)), UNREADABLE)


async def prepare(pool: Pool, *, must_be_durable: bool) -> bool:
    """Make or renew the tables; whether there were none."""
    with in_words():
        return await _prepared(pool, must_be_durable=must_be_durable)


async def _prepared(pool: Pool, *, must_be_durable: bool) -> bool:
    async with pool.acquire() as connection:
        await _require_fit(connection, must_be_durable=must_be_durable)
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", UPGRADING)
            return await _migrate(connection)


async def _require_fit(connection: Connection, *, must_be_durable: bool) -> None:
    version, encoding, fsync = await connection.fetchrow(  # type: ignore[misc]
        "SELECT current_setting('server_version_num')::int, current_setting('server_encoding'), "
        "current_setting('fsync')"
    )
    if version < OLDEST_SERVER:
        raise Unusable(
            f"This is PostgreSQL {version // 10_000}; {OLDEST_SERVER // 10_000} or newer is needed."
        )
    if encoding != "UTF8":
        raise Unusable(f"The database is encoded in {encoding}; create one with ENCODING 'UTF8'.")
    if fsync != "on" and must_be_durable:
        raise Unusable("PostgreSQL runs with fsync=off: plans that were confirmed could be lost; turn it on.")


async def _migrate(connection: Connection) -> bool:
    scripts = {int(path.stem): path for path in sorted(MIGRATIONS.glob("*.sql"))}
    newest = max(scripts, default=BASELINE)
    found = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    tables = {row[0] for row in found}
    if not tables:
        await connection.execute(SCHEMA.read_text("utf-8"))
        await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", BASELINE)
    elif not tables >= OURS:
        raise Unusable("This is another program's database; Flugpost needs one of its own.")
    version = await connection.fetchval("SELECT version FROM schema_version")
    if version > newest:
        raise TooNew(
            f"The database is of version {version}; this bot knows versions up to {newest}. "
            "Run a newer bot, or another database."
        )
    for number, path in scripts.items():
        if number > version:
            await connection.execute(path.read_text("utf-8"))
            if tables:  # a new one is none that was older
                log.info("the database is brought to version %d", number)
    await connection.execute("UPDATE schema_version SET version = $1", newest)
    return not tables
