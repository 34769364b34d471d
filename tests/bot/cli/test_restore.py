"""Going on from a copy: what came later is gone, and its dice do not come again."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.sqlite import health
from bot.store.sqlite.lock import lock
from rules.record import BadRecord, read
from rules.verify import verify
from tests.bot.backroom import ANNA, BEN, House

pytestmark = pytest.mark.sqlite


@pytest.fixture
def database(house: House, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FLUGPOST_DB", str(house.path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return house.path


async def cards(house: House, game: int) -> tuple[int, ...]:
    """What everybody holds: drawn after every round."""
    async with house.core.store.transaction() as tx:
        loaded = await house.core.tables.load(tx, game)
    return tuple(loaded.table.view(seat).card for seat in range(2))


async def play(house: House, game: int, *numbers: str) -> None:
    for number in numbers:
        await house.bid(game, ANNA, number)
        await house.bid(game, BEN, number)
    await house.settle()


async def test_old_dice_do_not_come_again_and_the_record_still_checks_out(
    house: House, database: Path, tmp_path: Path
) -> None:
    game = await house.game(BEN, rounds=5)
    await play(house, game, "3")
    copy = tmp_path / "copy.sqlite3"
    await asyncio.to_thread(health.copy, database, copy)
    await play(house, game, "4")
    seen = await cards(house, game)
    await house.close()
    assert await asyncio.to_thread(main, ["restore", str(copy)]) == 0
    await house.open()
    await house.settle()
    said = [m.text for m in house.courier.thread if "set up again from an older copy" in m.text]
    assert len(said) == 1
    await play(house, game, "4")
    assert await cards(house, game) != seen, "the same plans, and other cards"
    await play(house, game, "5", "3", "5")
    record = read((await house.core.records.file(game)).data)
    numbers = [step.epoch for step in record.steps]
    assert numbers[:1] + numbers[2:] == [0, 0, 0, 0]
    assert str(numbers[1]) in said[0]
    assert verify(record, house.titles).outcome == record.outcome
    forged = read(
        (await house.core.records.file(game)).data.replace(b'"epoch": %d' % numbers[1], b'"epoch": 7')
    )
    with pytest.raises(BadRecord):
        verify(forged, house.titles)


async def test_what_was_there_is_kept_and_private(house: House, database: Path, tmp_path: Path) -> None:
    await house.game(BEN, rounds=5)
    await house.close()
    copy = tmp_path / "copy.sqlite3"
    await asyncio.to_thread(health.copy, database, copy)
    assert await asyncio.to_thread(main, ["restore", str(copy)]) == 0
    files = await asyncio.to_thread(lambda: sorted(database.parent.glob(f"{database.name}.until-*")))
    with closing(sqlite3.connect(files[0])) as kept:
        assert kept.execute("SELECT count(*) FROM games").fetchone() == (1,)
    assert {each.stat().st_mode & 0o777 for each in (files[0], copy, database)} == {0o600}


async def test_not_while_the_bot_runs_and_not_from_what_is_no_copy(
    house: House, database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite3"
    await asyncio.to_thread(health.copy, database, copy)
    with lock(database):
        assert await asyncio.to_thread(main, ["restore", str(copy)]) == 1
    assert "Another Flugpost is running" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["restore", str(tmp_path / "nothing")]) == 2
    await asyncio.to_thread(copy.write_bytes, b"dear diary" * 900)
    assert await asyncio.to_thread(main, ["restore", str(copy)]) == 1
    assert "cannot be read" in capsys.readouterr().err


async def test_what_cannot_be_gone_on_from_leaves_the_database_where_it_is(
    house: House, database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await house.game(BEN, rounds=5)
    await house.close()
    empty, newer = tmp_path / "empty.sqlite3", tmp_path / "newer.sqlite3"
    await asyncio.to_thread(empty.touch)
    await asyncio.to_thread(health.copy, database, newer)
    with closing(sqlite3.connect(newer)) as made:
        made.execute("PRAGMA user_version = 999")
    for copy, why in ((empty, "is empty"), (newer, "newer Flugpost"), (database, "the database itself")):
        assert await asyncio.to_thread(main, ["restore", str(copy)]) != 0
        assert why in capsys.readouterr().err
    assert not await asyncio.to_thread(lambda: list(database.parent.glob(f"{database.name}.until-*")))
    copy = tmp_path / "copy.sqlite3"
    await asyncio.to_thread(health.copy, database, copy)
    assert await asyncio.to_thread(main, ["restore", str(copy)]) == 0
    assert "1 running game goes on" in capsys.readouterr().out
