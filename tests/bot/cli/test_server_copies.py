"""Copies of a PostgreSQL database are SQLite files, and can be put back, there or elsewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.kit.environment import database_named
from bot.store import StoreFault, Transaction, reseeded
from bot.store.copying import rows
from bot.store.engines import claim
from rules.record import read
from rules.verify import verify
from tests.bot.backroom import BEN, House
from tests.bot.cli.places import Place, Tell, bid, filled, house_in
from tests.bot.store.released import RELEASES, dump_of
from tests.bot.store.released import restore as pour_out


@pytest.fixture
async def server(tmp_path: Path, tell: Tell, monkeypatch: pytest.MonkeyPatch) -> Place:
    place = Place("postgres", tmp_path / "server")
    monkeypatch.setenv("FLUGPOST_DB", await place.address())
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return place


def names(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


def modes(folder: Path) -> set[int]:
    return {each.stat().st_mode & 0o777 for each in folder.iterdir()}


async def test_a_copy_is_a_file_of_its_own_taken_while_the_bot_runs(
    server: Place, tmp_path: Path, tell: Tell
) -> None:
    await filled(server)
    async with house_in(server) as house:
        held = await claim(database_named(await server.address()))
        before = await server.content()
        file = tmp_path / "copy.sqlite3"
        found = await tell("backup", str(file))
        await held.close()
        assert (found.code, f"to {file}" in found.text) == (0, True)
        assert await Place("sqlite", file).content() == before
        await bid_on(house)
    assert (names(tmp_path), modes(tmp_path)) == ({"copy.sqlite3"}, {0o600})
    again = await tell("backup", str(file))
    assert (again.code, "exists already" in again.text) == (2, True)


async def bid_on(house: House) -> None:
    await house.bid(2, BEN, "5")
    await house.settle()


async def test_a_copy_is_of_one_moment(
    server: Place, tmp_path: Path, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody plays while it is taken."""
    await filled(server)
    before = await server.content()
    copy_table = rows._copy_table
    async with house_in(server) as house:
        here, played = asyncio.get_running_loop(), list[str]()

        async def copy(source: Transaction, target: Transaction, table: str) -> rows.Contents:
            if table == "steps":
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(bid_on(house), here))
                played.append(table)
            return await copy_table(source, target, table)

        monkeypatch.setattr(rows, "_copy_table", copy)
        assert (await tell("backup", str(tmp_path / "copy.sqlite3"))).code == 0
    assert played
    assert await Place("sqlite", tmp_path / "copy.sqlite3").content() == before
    assert await server.content() != before


async def test_half_a_copy_is_none(
    server: Place, tmp_path: Path, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(server)

    async def fail(*_: object) -> None:
        raise StoreFault("ConnectionDoesNotExistError: connection was closed")

    monkeypatch.setattr(rows, "contents", fail)
    found = await tell("backup", str(tmp_path / "copy.sqlite3"))
    assert (found.code, "connection was closed" in found.text) == (1, True)
    assert names(tmp_path) == set()


async def test_old_dice_do_not_come_again_and_what_was_there_is_kept(
    server: Place, tmp_path: Path, tell: Tell
) -> None:
    await filled(server)
    copy = tmp_path / "copies" / "copy.sqlite3"
    copy.parent.mkdir()
    assert (await tell("backup", str(copy))).code == 0
    async with house_in(server) as house:
        await bid_on(house)
        assert await house.lobby(BEN) == 6
    later = await server.content()
    found = await tell("restore", str(copy))
    assert (found.code, "2 running games go on with new dice" in found.text) == (0, True)
    (aside,) = names(copy.parent) - {copy.name}
    assert str(copy.parent / aside) in found.text
    assert await Place("sqlite", copy.parent / aside).content() == later
    assert modes(copy.parent) == {0o600}
    async with house_in(server) as house:
        await house.settle()
        await bid_on(house)
        await bid(house, 2, "3")
        record = read((await house.core.records.file(2)).data)
        assert [bool(step.epoch) for step in record.steps] == [False, True, False]
        assert verify(record, house.titles).outcome == record.outcome
        assert await house.lobby(BEN) == 7, "no number comes twice: buttons of the sixth may be out there"


async def test_copies_of_either_engine_and_of_older_versions_can_be_put_back(
    server: Place, tmp_path: Path, tell: Tell
) -> None:
    """The file stays as it is, and so does nothing else beside it."""
    old = tmp_path / "old.sqlite3"
    await asyncio.to_thread(pour_out, dump_of(RELEASES[0]), old)
    before = await asyncio.to_thread(old.read_bytes)
    found = await tell("restore", str(old))
    assert (found.code, "4 running games go on" in found.text) == (0, True)
    assert await asyncio.to_thread(old.read_bytes) == before
    assert names(tmp_path) == {"old.sqlite3"}
    assert await server.rows("SELECT count(*) FROM games") == [(6,)]


async def test_what_cannot_be_put_back_leaves_the_database_as_it_was(
    server: Place, tmp_path: Path, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(server)
    before = await server.content()
    copy = tmp_path / "copy.sqlite3"
    assert (await tell("backup", str(copy))).code == 0
    held = await claim(database_named(await server.address()))
    found = await tell("restore", str(copy))
    assert (found.code, "Another Flugpost is running" in found.text) == (1, True)
    found = await tell("restore", "--here")
    assert (found.code, "Another Flugpost is running" in found.text) == (1, True)
    await held.close()
    for words in (["restore"], ["restore", "--here", str(copy)]):
        found = await tell(*words)
        assert (found.code, "or say --here" in found.text) == (2, True)

    async def fail(*_: object) -> None:
        raise StoreFault("no dice")

    monkeypatch.setattr(reseeded, "reseed", fail)
    found = await tell("restore", str(copy))
    assert (found.code, "no dice" in found.text) == (1, True)
    assert await server.content() == before
