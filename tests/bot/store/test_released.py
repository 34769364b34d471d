"""The database of every released version is opened, and what was under way in it goes on and is finished."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.store import migrated
from bot.store.letters import PictureRef
from rules.record import read
from rules.titles import TITLES
from tests.bot.backroom import ANNA, CLEO, House
from tests.bot.store.released import RELEASES, dump_of, finish, reopened

pytestmark = pytest.mark.sqlite

OVER, DOGFIGHT, BARON, AIRBARON, LOBBY, UNTOLD = range(1, 7)
RUNNING = (DOGFIGHT, BARON, AIRBARON, UNTOLD)
UPDATED = "this game goes on with the new ones"


@pytest.fixture(params=RELEASES)
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """The present bot on that database, a week later, and all that had been said before."""
    async with reopened(dump_of(request.param), tmp_path, timedelta(days=7)) as house:
        yield house


async def test_running_games_go_on_by_the_new_rules_and_are_finished(house: House) -> None:
    begun = {game: await house.desk.queries.status(game) for game in RUNNING}
    for game, before in begun.items():
        assert before.status == "running"
        assert before.deadline is not None
        assert before.deadline > house.clock.now(), "nobody's time ran out with the update"
        told = [message.text for message in house.courier.messages if message.channel == before.thread]
        assert sum(UPDATED in text for text in told) == 1
        asked = {player.user for player in before.players if player.name in before.waiting_for}
        for user in asked:
            assert any(f"<#{before.thread}>" in message.text for message in house.courier.to(user or 0))
        await finish(house, game)
        verdict = await house.desk.queries.verify(game)
        assert f"Game {game} checks out from step {before.step + 1} on" in verdict
        assert "which Flugpost 0.1.0 has" in verdict
        record = read((await house.desk.queries.record(game)).data)
        assert record.carried is not None
        assert record.carried.step == before.step
        assert (await house.desk.chronicle.page(game)).text
    for step in range(3):
        assert await house.core.drawings.draw(PictureRef(UNTOLD, step, "board")), "all can be looked at"


async def test_the_rest_is_as_it_was(house: House) -> None:
    await letters_that_waited_are_sent(house)
    await what_was_locked_in_and_still_fits_stays(house)
    await a_game_that_is_over_stays_visible_and_says_who_can_verify_it(house)
    await it_is_all_done_once(house)
    await a_lobby_can_be_filled_and_started(house)


async def what_was_locked_in_and_still_fits_stays(house: House) -> None:
    assert (await house.desk.queries.status(DOGFIGHT)).waiting_for == ("Ben",)
    assert (await house.desk.planning.form(DOGFIGHT, ANNA)).locked


async def letters_that_waited_are_sent(house: House) -> None:
    assert house.rows("SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind <> 'edit'") == [(0,)]
    thread = (await house.desk.queries.status(UNTOLD)).thread
    told = [message.text for message in house.courier.messages if message.channel == thread]
    assert any("Waiting for" in text for text in told)


async def a_lobby_can_be_filled_and_started(house: House) -> None:
    await house.desk.lobby.join(LOBBY, CLEO, "Cleo")
    await house.desk.lobby.start(LOBBY, ANNA)
    assert (await house.desk.queries.status(LOBBY)).status == "running"


async def a_game_that_is_over_stays_visible_and_says_who_can_verify_it(house: House) -> None:
    sheet = await house.desk.queries.status(OVER)
    assert (sheet.status, "won" in sheet.headline) == ("over", True)
    assert (await house.desk.queries.board(OVER, None)).data
    assert (await house.desk.replays.step(OVER, 3)).picture.data
    assert "Step 1" in (await house.desk.chronicle.page(OVER, page=1)).text
    record = read((await house.desk.queries.record(OVER)).data)
    assert (record.rules_version, record.carried, len(record.steps)) == (2, None, sheet.step)
    assert record.outcome is not None
    verdict = await house.desk.queries.verify(OVER)
    assert "played with version 2 of the rules" in verdict
    assert "use Flugpost 0.1.0" in verdict


async def it_is_all_done_once(house: House) -> None:
    said = len(house.courier.messages)
    await house.restart()
    await house.settle()
    assert len(house.courier.messages) == said
    async with house.core.store.transaction() as tx:
        versions = {key: title.rules_version for key, title in TITLES.items()}
        assert await migrated.of_other_versions(tx, versions) == []
