"""Databases that commands use while no bot runs on them, and what is said where one cannot be used."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from bot.cli.failure import FOUND_WANTING, Failure
from bot.kit.environment import DATABASE_SETTING, Database, Url
from bot.store import InUse, StoreFault, Unusable
from bot.store.engines import claim


def require_there(database: Database) -> None:
    if isinstance(database, Path) and not database.is_file():
        raise Failure(f"There is no database at {database} yet.")


def require_free(file: Path) -> None:
    if file.exists():
        raise Failure(f"{file} exists already.")
    if not file.parent.is_dir():
        raise Failure(f"{file.parent} is not a folder.")


@asynccontextmanager
async def claimed(database: Database) -> AsyncIterator[None]:
    """Within this, no bot runs on it."""
    with speaking_of(database):
        held = await claim(database)
    try:
        yield
    finally:
        await held.close()


@contextmanager
def speaking_of(database: Database) -> Iterator[None]:
    """What is wrong with a database that FLUGPOST_DB need not name, in a sentence that does."""
    try:
        yield
    except InUse as fault:
        raise Failure(f"{fault}{_named(database)}", FOUND_WANTING) from None
    except Unusable as fault:
        if isinstance(database, Url):
            raise Failure(str(fault).replace(DATABASE_SETTING, str(database)), FOUND_WANTING) from None
        raise
    except StoreFault as fault:
        raise Failure(f"{database} cannot be read or written: {fault}", FOUND_WANTING) from None


def _named(database: Database) -> str:
    return f" It is {database}." if isinstance(database, Url) else ""
