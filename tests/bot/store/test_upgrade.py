"""A database of the last released version, with a game under way in it, is taken up where it was."""

from __future__ import annotations

import shutil
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.store import offers
from bot.store.letters import PictureRef
from bot.store.sqlite.connection import MIGRATIONS, SqliteStore
from tests.bot.backroom import ANNA, BEN, CLEO, House
from tests.bot.store.older import pour

pytestmark = pytest.mark.sqlite

RELEASED = 6
ASKING = 7
"""The first version in which people are asked for a yes."""
NAMED = 28
"""The last version in which seats wished for roles by name."""


def _copy(folder: Path, version: int = RELEASED) -> None:
    folder.mkdir()
    for script in sorted(MIGRATIONS.glob("*.sql"))[:version]:
        shutil.copy(script, folder)


async def as_released(path: Path, folder: Path, version: int = RELEASED) -> Path:
    """The same games in a file of that version: only what it had a place for."""
    _copy(folder, version)
    older = folder / "older.sqlite3"
    await (await SqliteStore.open(older, folder)).close()
    pour(path, older)
    return older


@pytest.fixture
async def older(house: House, tmp_path: Path) -> tuple[House, int, int]:
    """A lobby, and a game in which Anna and Ben have chosen once and Anna once more."""
    lobby = await house.lobby(BEN)
    game = await house.game(BEN, rounds=9)
    for user, number in ((ANNA, "3"), (BEN, "4"), (ANNA, "5")):
        await house.bid(game, user, number)
    await house.settle()
    await house.close()
    house.path = await as_released(house.path, tmp_path / "released")
    await house.open()
    await house.settle()
    return house, lobby, game


async def test_what_was_under_way_goes_on(older: tuple[House, int, int]) -> None:
    house, lobby, game = older
    assert (await house.desk.queries.status(game)).waiting_for == ("Ben",)
    for step in (0, 1):
        assert await house.core.drawings.draw(PictureRef(game, step, "board")), "old pictures can be drawn"
    (owed, *_) = await house.desk.queries.games_of(BEN)
    assert (owed.game_id, owed.owes) == (game, True)
    assert "Chosen: Anna, Ben" in (await house.desk.chronicle.page(game)).text
    await house.desk.away.leave(BEN, "2 days", meanwhile="wait")
    await house.pass_time(hours=30)
    assert (await house.desk.queries.status(game)).step == 1, "a deadline of the old kind waits as well"
    assert (await house.bid(game, BEN, "2")).resolved
    await house.desk.lobby.join(lobby, CLEO, "Cleo")
    await house.desk.lobby.start(lobby, ANNA)


async def test_its_lobbies_close_as_well(older: tuple[House, int, int]) -> None:
    house, lobby, _ = older
    ((closes,),) = house.rows("SELECT due FROM timers WHERE game = ? AND kind = 'close'", lobby)
    assert isinstance(closes, float)
    await house.clock.advance(datetime.fromtimestamp(closes + 60, UTC) - house.clock.now())
    await house.settle()
    assert (await house.desk.queries.status(lobby)).status == "cancelled"


async def test_it_is_as_a_new_one_would_be(older: tuple[House, int, int], tmp_path: Path) -> None:
    house, _, _ = older
    fresh = tmp_path / "fresh.sqlite3"
    await (await SqliteStore.open(fresh)).close()
    assert shape(house.path) == shape(fresh)


def shape(path: Path) -> dict[str, set[str]]:
    connection = sqlite3.connect(path)
    try:
        tables = connection.execute(
            "SELECT name FROM sqlite_master WHERE type IN ('table', 'view')"
        ).fetchall()
        return {
            table: {str(row[1:4]) for row in connection.execute(f"PRAGMA table_info({table})")}
            for (table,) in tables
        }
    finally:
        connection.close()


async def test_what_was_asked_before_is_answered_after(house: House, tmp_path: Path) -> None:
    """Cleo was asked to take a seat; the consents beside such questions are kept, too."""
    game = await house.game(BEN)
    await house.desk.hosting.do(game, Actor(ANNA, 7, moderates=False), Replace(1, CLEO))
    async with house.core.store.transaction() as tx:
        await offers.agree(tx, 1, ANNA)
    await house.close()
    house.path = await as_released(house.path, tmp_path / "released", ASKING)
    await house.open()
    async with house.core.store.transaction() as tx:
        assert await offers.agreed(tx, 1) == {ANNA}
    await house.desk.offers.answer(1, CLEO, "Cleo", yes=True)
    assert house.rows("SELECT person FROM seats WHERE seat = 1") == [(CLEO,)]
    assert house.rows("PRAGMA foreign_key_check") == []
    assert house.rows("SELECT \"table\" FROM pragma_foreign_key_list('consents')") == [("offers",)]


async def test_wishes_by_name_are_tokens_afterwards(house: House, tmp_path: Path) -> None:
    named = {"central": "Central Powers", "entente-guns": "Entente, guns", "": ""}
    await house.lobby(BEN, CLEO)
    for seat, wish in enumerate(named.values()):
        house.rows("UPDATE seats SET wish = ? WHERE seat = ?", wish, seat)
    await house.close()
    house.path = await as_released(house.path, tmp_path / "released", NAMED)
    await house.open()
    assert house.rows("SELECT wish FROM seats ORDER BY seat") == [(wish,) for wish in named]
