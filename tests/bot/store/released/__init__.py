"""Databases as released versions left them, each made by its own code: see `README.md`."""

from __future__ import annotations

import lzma
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path

from bot.post.courier import Rendered
from render.artists import ARTISTS
from rules.dice import Stream, derive
from rules.titles import TITLES
from tests.bot.backroom import ANNA, BEN, NOON, House, Message
from tests.hand_clock import HandClock

FOLDER = Path(__file__).parent
RELEASES = tuple(sorted(path.name.removesuffix(".sql.xz") for path in FOLDER.glob("*.sql.xz")))


def dump_of(release: str) -> Path:
    return FOLDER / f"{release}.sql.xz"


@asynccontextmanager
async def reopened(dump: Path, folder: Path, later: timedelta) -> AsyncIterator[House]:
    """The present bot on that database, some time later, and all that had been said before."""
    path = folder / "flugpost.sqlite3"
    restore(dump, path)
    async with taken_over(path, later) as house:
        yield house


@asynccontextmanager
async def taken_over(path: Path, later: timedelta) -> AsyncIterator[House]:
    """The same on the database of that name, in whichever engine is in use."""
    house = House(path, HandClock(NOON + later), TITLES)
    house.artists.update(ARTISTS)
    ((said,),) = house.rows("SELECT max(message) FROM messages")
    house.courier.messages += [
        Message(number, 0, Rendered(text=""), NOON, f"old {number}")
        for number in range(1_000, int(str(said)) + 1)
    ]
    await house.open()
    try:
        await house.settle()
        yield house
    finally:
        await house.close()


def restore(dump: Path, path: Path) -> None:
    script = lzma.decompress(dump.read_bytes()).decode()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


async def answer(house: House, game: int, user: int) -> bool:
    """As a stand-in would; whether anything was asked."""
    async with house.core.store.transaction() as tx:
        loaded = await house.core.tables.load(tx, game)
    seat, table = loaded.seat_of(user), loaded.table
    if table.outcome or seat is None or seat not in table.asked() or seat in loaded.chosen:
        return False
    luck = Stream(derive(b"luck", seat, table.step))
    choice = loaded.title.autopilot(table.view(seat), table.form(seat), luck)
    await house.desk.planning.lock_in(game, user, loaded.step, choice)
    return True


async def finish(house: House, game: int) -> None:
    while (await house.desk.queries.status(game)).status == "running":
        assert [user for user in (ANNA, BEN) if await answer(house, game, user)], "somebody is asked"
        await house.scheduler.tick()
