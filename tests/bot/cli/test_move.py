"""All games move to another database, of either engine, and go on there; the old one is refused."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.cli import move
from bot.kit.environment import database_named
from bot.store import StoreFault, Transaction, Unusable
from bot.store.copying import rows
from bot.store.engines import claim, open_store
from bot.store.sqlite.connection import SqliteStore
from rules.titles import TITLES
from tests.bot.backroom import BEN, House
from tests.bot.cli.places import PASSWORD, Place, Tell, bid, filled, house_in
from tests.bot.databases import ENGINES, using
from tests.bot.store.released import RELEASES, dump_of, finish, restore, taken_over

DIRECTIONS = [(one, other) for one in ENGINES for other in ENGINES]
RUNNING = (2, 3, 4, 6)
"""Games under way in a released database: see its README."""


@pytest.fixture(autouse=True)
def titles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move, "titles", lambda: House(Path()).titles)


async def next_letter(place: Place) -> int:
    """The id that the next one would have."""
    columns = {"game": 2, "lane": "x", "kind": "edit", "key": "x", "nonce": "x", "body": ""}
    async with house_in(place) as house, house.core.store.rehearsal(game=2) as tx:
        return await tx.add_numbered("outbox", {**columns, "not_before": 0.0})


@pytest.mark.parametrize(("one", "other"), DIRECTIONS)
async def test_all_is_there_and_goes_on(one: str, other: str, tmp_path: Path, tell: Tell) -> None:
    old, new = Place(one, tmp_path / "old.sqlite3"), Place(other, tmp_path / "new.sqlite3")
    await filled(old)
    before, following = await old.content(), await next_letter(old)
    found = await tell("move", await old.address(), await new.address())
    assert found.code == 0, found.text
    assert "Moved 5 games" in found.text
    assert "Replayed 4 games: all as recorded" in found.text
    assert await new.content() == await old.content() == before
    assert await next_letter(new) >= following
    async with house_in(new) as house:
        await house.settle()
        await house.bid(2, BEN, "5")
        await bid(house, 2, "3")
        assert (await house.desk.queries.status(2)).status == "over"
        assert "checks out" in await house.desk.queries.verify(2)
        assert await house.lobby(BEN) == 6


@pytest.mark.parametrize("release", RELEASES)
async def test_released_databases_come_back_as_they_went(
    release: str,
    tmp_path: Path,
    tell: Tell,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(move, "titles", lambda: TITLES)
    old, there, back = (
        Place(engine, tmp_path / f"{number}.sqlite3")
        for number, engine in enumerate(("sqlite", "postgres", "sqlite"))
    )
    await asyncio.to_thread(restore, dump_of(release), old.path)
    for one, other in ((old, there), (there, back)):
        found = await tell("move", await one.address(), await other.address())
        assert found.code == 0, found.text
    assert await back.content() == await old.content()
    assert await back.rows("SELECT * FROM moved") == []
    await all_are_finished(back)


@pytest.mark.parametrize("release", RELEASES)
async def test_games_of_released_databases_are_finished_on_a_server(
    release: str,
    tmp_path: Path,
    tell: Tell,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(move, "titles", lambda: TITLES)
    old, new = Place("sqlite", tmp_path / "old.sqlite3"), Place("postgres", tmp_path / "new")
    await asyncio.to_thread(restore, dump_of(release), old.path)
    assert (await tell("move", await old.address(), await new.address())).code == 0
    await all_are_finished(new)


async def all_are_finished(place: Place) -> None:
    with using(place.engine):
        async with taken_over(place.path, timedelta(days=7)) as house:
            for game in RUNNING:
                await finish(house, game)
                assert f"Game {game} checks out" in await house.desk.queries.verify(game)


@pytest.mark.parametrize("engine", ENGINES)
async def test_what_was_moved_is_refused_until_its_dice_are_new(
    engine: str,
    tmp_path: Path,
    tell: Tell,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old, other = Place(engine, tmp_path / "old.sqlite3"), Place("postgres", tmp_path / "new")
    await filled(old)
    address, target = await old.address(), await other.address()
    assert (await tell("move", address, target)).code == 0
    assert PASSWORD not in str(await old.rows("SELECT target FROM moved"))
    with pytest.raises(Unusable, match=r"was moved to postgresql://postgres@/.* at 20.*restore --here"):
        await open_store(database_named(address))
    again = await tell("move", address, str(tmp_path / "third.sqlite3"))
    assert (again.code, "was moved to" in again.text) == (1, True)
    assert not (tmp_path / "third.sqlite3").exists()
    monkeypatch.setenv("FLUGPOST_DB", address)
    here = await tell("restore", "--here")
    assert (here.code, "2 running games go on with new dice" in here.text) == (0, True)
    await (await open_store(database_named(address))).close()
    assert len(await old.rows("SELECT * FROM epochs")) == 2


async def test_a_bot_that_runs_on_either_is_left_alone(tmp_path: Path, tell: Tell) -> None:
    old, new = Place("sqlite", tmp_path / "old.sqlite3"), Place("postgres", tmp_path / "new")
    await filled(old)
    for place in (old, new):
        held = await claim(database_named(await place.address()))
        found = await tell("move", await old.address(), await new.address())
        assert (found.code, "Another Flugpost is running" in found.text) == (1, True)
        await held.close()
    assert (await tell("move", await old.address(), await new.address())).code == 0


async def test_what_cannot_be_moved_is_said_in_a_sentence(
    tmp_path: Path, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, full = Place("sqlite", tmp_path / "old.sqlite3"), Place("postgres", tmp_path / "full")
    bare = Place("postgres", tmp_path / "bare")
    await filled(old)
    await filled(full)
    damaged, empty = tmp_path / "damaged.sqlite3", tmp_path / "empty.sqlite3"
    await asyncio.to_thread(damaged.write_bytes, old.path.read_bytes()[:9000] + bytes(9000))
    await asyncio.to_thread(empty.touch)
    source, target, new = await old.address(), await full.address(), str(tmp_path / "new.sqlite3")
    nowhere = f"postgresql://anna:{PASSWORD}@127.0.0.1:9/games"
    unescaped = f"postgresql://anna:{PASSWORD}/?@127.0.0.1:9/games"
    before = await full.content(), await old.content()
    for one, other, code, why in (
        (str(tmp_path / "none"), new, 2, "There is no database at"),
        (str(damaged), new, 1, "damaged.sqlite3 "),
        (str(empty), new, 1, "is empty"),
        (source, source, 2, "are the same database"),
        (target, target, 2, "are the same database"),
        (source, target, 1, "is not empty"),
        (target, source, 1, "is not empty"),
        (source, str(tmp_path / "no" / "folder"), 2, "is not a folder"),
        (source, str(tmp_path), 1, "is a folder"),
        (source, nowhere, 1, "No PostgreSQL answers at the address in postgresql://anna@127.0.0.1:9/games"),
        (nowhere, new, 1, "No PostgreSQL answers"),
        (unescaped, new, 1, "postgresql://…"),
        (await bare.address(), target.replace("?", "x?"), 1, "has no database of the name"),
    ):
        found = await tell("move", one, other)
        assert (found.code, found.text.count("\n")) == (code, 1), found.text
        assert why in found.text
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    found = await tell("move", source, nowhere)
    assert (found.code, "postgres@" in found.text, "flugpost[postgres]" in found.text) == (1, False, True)
    with pytest.raises(SystemExit, match="2"):
        await tell("move", source, new, nowhere)
    assert not await asyncio.to_thread(Path(new).exists)
    assert (await full.content(), await old.content()) == before
    await (await open_store(old.path)).close()


async def test_nothing_is_moved_where_a_table_differs_afterwards(tmp_path: Path, tell: Tell) -> None:
    old, new = Place("sqlite", tmp_path / "old.sqlite3"), Place("sqlite", tmp_path / "new.sqlite3")
    await filled(old)
    await (await open_store(new.path)).close()
    with closing(sqlite3.connect(new.path)) as target:
        target.execute(
            "CREATE TRIGGER meddling AFTER INSERT ON seats WHEN NEW.game = 2 "
            "BEGIN UPDATE seats SET missed = 7 WHERE game = 2; END"
        )
    found = await tell("move", await old.address(), await new.address())
    assert (found.code, "Nothing was moved: The table seats is not the same" in found.text) == (1, True)
    assert await new.rows("SELECT count(*) FROM games") == [(0,)]
    await (await open_store(old.path)).close()


async def test_a_record_that_does_not_check_out_is_named_and_moved_all_the_same(
    tmp_path: Path, tell: Tell
) -> None:
    old, new = Place("sqlite", tmp_path / "old.sqlite3"), Place("postgres", tmp_path / "new")
    await filled(old)
    await old.rows(
        "UPDATE choices SET choice = replace(choice, '\"3\"', '\"5\"') WHERE game = 1 AND seat = 0"
    )
    found = await tell("move", await old.address(), await new.address())
    assert found.code == 0
    assert "Replayed 4 games: not all as recorded" in found.text
    assert "Game 1 did not check out before, either: " in found.text


async def test_a_record_that_checks_out_no_longer_stops_the_move(
    tmp_path: Path, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were an engine to hand out something else than it compares."""
    old, new = Place("sqlite", tmp_path / "old.sqlite3"), Place("postgres", tmp_path / "new")
    await filled(old)

    async def meddle(tx: Transaction, title: str, version: int) -> list[int]:
        await tx.execute("UPDATE steps SET digest = 'another' WHERE game = 2 AND step = 1")
        return [2] if title == "tiny" else []

    monkeypatch.setattr(rows, "begun", meddle)
    found = await tell("move", await old.address(), await new.address())
    assert (found.code, "Game 2 checks out no longer" in found.text) == (1, True)
    assert await new.rows("SELECT count(*) FROM games") == [(0,)]


async def test_a_mark_that_fails_leaves_the_copy_and_says_so(
    tmp_path: Path, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = Place("sqlite", tmp_path / "old.sqlite3"), Place("sqlite", tmp_path / "new.sqlite3")
    await filled(old)
    commit = SqliteStore._commit
    commits = list[SqliteStore]()

    async def fail_at_last(store: SqliteStore) -> None:
        commits.append(store)
        if len(commits) == 2:
            raise StoreFault("disk I/O error")
        await commit(store)

    monkeypatch.setattr(SqliteStore, "_commit", fail_at_last)
    found = await tell("move", await old.address(), await new.address())
    assert (found.code, "could not be marked as moved (disk I/O error)" in found.text) == (1, True)
    assert await new.content() == await old.content()
