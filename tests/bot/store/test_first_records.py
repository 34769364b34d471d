"""A database from before the second format of records.

Games that were over are proved and told as they were, and running ones go on by the present rules.
`first_records.sql.xz` was written by the last code whose records were of the first format (version 3 of the
rules of every title), with the same people and places as the databases of releases.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from render.artists import ARTISTS
from rules.record import FIRST, FORMAT, read
from rules.titles import TITLES
from tests.bot.backroom import House
from tests.bot.store.released import finish, reopened
from words import say

pytestmark = pytest.mark.sqlite

DUMP = Path(__file__).parent / "first_records.sql.xz"
ENDED = {
    1: "over: a draw. Points: Central Powers 0, Entente 0.",
    4: "Sky High (Anna) won.",
    5: "Sky High (Anna) won.",
}
DOGFIGHT, BARON = 2, 3


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with reopened(DUMP, tmp_path, timedelta(days=1)) as house:
        yield house


@pytest.mark.parametrize("game", ENDED)
async def test_a_game_that_was_over_is_proved_by_the_digest_that_was_published(
    house: House, game: int
) -> None:
    verdict = await house.desk.queries.verify(game)
    assert f"Game {game} checks out: " in verdict
    record = read((await house.desk.queries.record(game)).data)
    assert (record.format, record.rules_version, record.carried) == (FIRST, 3, None)
    assert record.outcome is not None
    assert record.outcome.how


async def test_it_is_told_in_the_words_it_had(house: House) -> None:
    for game, end in ENDED.items():
        assert (await house.desk.queries.status(game)).headline.endswith(end)
    told = (await house.desk.replays.step(5, 5)).text
    assert told.startswith(
        "**Final count: Sky High (Anna) 60 + $27 = 87; Trans Toucans (Ben) 60 + $4 = 64.**"
    )
    async with house.core.store.transaction() as tx:
        over = (await house.core.tables.load(tx, 4)).table
    assert over.outcome is not None
    reason = say(ARTISTS["airbaron"].reason(over.view(), over.outcome, {}))
    assert reason.startswith("Round 5 was the last, and ")


@pytest.mark.parametrize("game", [DOGFIGHT, BARON])
async def test_a_running_game_goes_on_and_is_recorded_in_the_present_format(house: House, game: int) -> None:
    before = await house.desk.queries.status(game)
    assert before.status == "running"
    await finish(house, game)
    verdict = await house.desk.queries.verify(game)
    assert f"Game {game} checks out from step {before.step + 1} on" in verdict
    record = read((await house.desk.queries.record(game)).data)
    assert (record.format, record.rules_version) == (FORMAT, TITLES[record.title].rules_version)
    assert record.carried is not None
    assert (record.carried.step, record.carried.rules_version) == (before.step, 3)
