"""Two bots with one token, each on a copy of one database, notice it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.engines import looking
from bot.store.health import second_bot
from bot.store.sqlite import health
from tests.bot.discord.house import House
from tests.bot.discord.letters.test_ways import begun, posts

WARNING = "this database did not send it"

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def twin(house: House, tmp_path: Path) -> AsyncIterator[House]:
    """Another bot, on a copy of the database as it stands after a game has begun."""
    await begun(house)
    copy = tmp_path / "copy.sqlite3"
    health.copy(tmp_path / "flugpost.sqlite3", copy)
    twin = House(copy, house.clock)
    twin.sandbox = house.sandbox
    twin.knows_all = house.knows_all = False  # nor does either know what the other was about to close
    await twin.open()
    yield twin
    await twin.close()


async def seen(house: House) -> set[tuple[int, int]]:
    async with house.core.store.transaction() as tx:
        return {(row[0], row[1]) for row in await tx.all("SELECT game, channel FROM strangers")}


async def told(house: House, number: int, times: int = 1) -> None:
    """So many posts tell of that round."""

    def found() -> bool:
        return len([each for each in posts(house, house.thread) if f"> Round {number}" in each.text]) == times

    await house.sandbox.until(found, timeout=30)
    await house.sandbox.quiet()


async def play(house: House) -> None:
    """Ann and Ben lock in with this bot."""
    planning = house.core.desk.planning
    for person in (house.ann, house.ben):
        form = await planning.form(1, person.id)
        choice = {"red.first": "left", "red.second": "ahead", "red.fire": "closest"}
        await planning.lock_in(1, person.id, form.step, choice)


async def test_each_sees_what_the_other_posts(
    house: House, twin: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for number in (1, 2, 3):
        for times, bot in enumerate((house, twin), 1):
            await play(bot)
            await told(house, number, times)
        await house.later(hours=2)
    for bot in (house, twin):
        while not (found := await seen(bot)):
            await house.sandbox.quiet()
        assert found == {(1, house.thread.id)}
    for bot in (house, twin):
        await bot.core.stop()  # all that was looked for is found
    warnings = [record.levelname for record in caplog.records if WARNING in record.getMessage()]
    assert warnings == ["WARNING"] * 2, "once by each of them"
    for database in ("flugpost.sqlite3", "copy.sqlite3"):
        async with looking(tmp_path / database) as tx:
            noted = await second_bot(tx, house.clock.now())
        assert noted is not None
        assert f"in the thread of game 1 ({house.thread.id})" in noted


async def test_answers_to_commands_and_what_came_before_a_restore_are_no_second_bot(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await begun(house)
    database, copy = tmp_path / "flugpost.sqlite3", tmp_path / "copy.sqlite3"
    health.copy(database, copy)
    await play(house)
    await told(house, 1)
    await house.close()
    database.write_bytes(copy.read_bytes())
    house.knows_all = False
    await house.open()
    for number in (1, 2, 3):
        await play(house)
        await told(house, number, 2 if number == 1 else 1)
        await (await house.ann.slash(house.thread, "game status")).finished()
        await house.later(hours=2)
    looked = ("GET", f"/channels/{house.thread.id}/messages")
    await house.sandbox.until(
        lambda: [(each.method, each.path) for each in house.sandbox.requests].count(looked) == 3
    )
    assert await seen(house) == set()
    assert WARNING not in caplog.text
