"""The front door: every card leads to a table, and time can be put forward there."""

from __future__ import annotations

import json
import pickle
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot import front
from bot.app import Stage
from bot.discord.panels.ids import PlanId, parse
from bot.discord.pointing import point_discord_at
from bot.settings import BARE
from rules.titles import TITLES
from sandbox import CannotDo
from sandbox.flags import Permission
from sandbox.keeping import CannotRestore, KeptWorld, restore, save
from sandbox.model import Channel, Message
from tests.sandbox.protocol.watched import WatchedSandbox


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async for each in staged(tmp_path):
        yield each


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.Sandbox", WatchedSandbox)


async def staged(folder: Path, *, restored: bool = False) -> AsyncIterator[Stage]:
    stage = Stage(folder / "sandbox.sqlite3", BARE)
    if restored:
        await stage.restore(folder)
    await stage.sandbox.start()
    with point_discord_at(stage.sandbox.url):
        await stage.open()
        await stage.sandbox.ready()
        yield stage
        await stage.close()
    await stage.sandbox.stop()


def plans(message: Message) -> bool:
    return any(isinstance(parse(str(button.get("custom_id"))), PlanId) for button in message.buttons)


def pictures(thread: Channel) -> int:
    return len([each for each in thread.messages.values() if each.attachments])


@pytest.mark.parametrize("key", TITLES)
async def test_a_card_seats_the_newcomer_and_asks_for_a_plan(stage: Stage, key: str) -> None:
    ann = stage.sandbox.person("Ann")
    [card] = [each for each in stage.sandbox.backstage.cards if each.key == key]
    there = await card.begin(ann)
    assert there is ann.dm
    panel = ann.reads(there)[-1]
    assert plans(panel)
    assert "**Hint** below, or `/hint`, shows what an Ace would do in your place" in panel.text
    assert "Hint" in [str(button.get("label")) for button in panel.buttons]


async def test_a_second_game_is_begun_as_easily_by_somebody_else(stage: Stage) -> None:
    card = stage.sandbox.backstage.cards[0]
    for name in ("Ben", "Ben", "Cleo"):
        person = stage.sandbox.person(name)
        assert plans(person.reads(await card.begin(person))[-1])
    assert len(stage.sandbox.threads()) == 3


async def test_whoever_cannot_play_is_told_why(stage: Stage) -> None:
    ann = stage.sandbox.person("Ann")
    ann.leave_guild()
    with pytest.raises(CannotDo, match="Ann is in no server with the bot"):
        await stage.sandbox.backstage.cards[0].begin(ann)
    ann.join_guild()
    stage.sandbox.deny(stage.sandbox.channel("games"), Permission.create_public_threads)
    with pytest.raises(CannotDo, match="Create Public Threads"):
        await stage.sandbox.backstage.cards[0].begin(ann)


async def test_a_watched_game_goes_on_by_itself_until_paused(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "WATCHED_EVERY", 0.01)
    ann, time = stage.sandbox.person("Ann"), stage.sandbox.backstage.time
    thread = await stage.sandbox.backstage.cards[-1].begin(ann)
    assert time
    assert time.is_running()
    await stage.sandbox.until(lambda: pictures(thread) >= 2)
    time.run(False)  # noqa: FBT003 - a switch
    assert not time.is_running()


async def test_watched_games_neither_wait_for_others_nor_hurry_them(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "WATCHED_EVERY", 0.01)
    duel, *_, watch = stage.sandbox.backstage.cards
    ben, cleo = stage.sandbox.person("Ben"), stage.sandbox.person("Cleo")
    await duel.begin(ben)
    [table] = stage.sandbox.threads()
    watched = [await watch.begin(ben), await watch.begin(cleo)]
    await stage.sandbox.until(lambda: min(map(pictures, watched)) >= 3, timeout=20)
    assert stage.sandbox.backstage.time
    stage.sandbox.backstage.time.run(False)  # noqa: FBT003 - a switch
    assert pictures(table) == 1


async def test_time_stops_by_itself_when_there_is_nothing_to_wait_for(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "WATCHED_EVERY", 0.0)
    time = stage.sandbox.backstage.time
    assert time
    time.run(True)  # noqa: FBT003 - a switch
    await stage.sandbox.until(lambda: not time.is_running())


async def test_time_goes_to_the_reminder_and_to_the_deadline(stage: Stage) -> None:
    ann, time = stage.sandbox.person("Ann"), stage.sandbox.backstage.time
    there = await stage.sandbox.backstage.cards[0].begin(ann)
    assert time
    for label in ("the first reminder", "the last reminder", "the deadline"):
        moment = (await time.moments())[0]
        assert moment.label == label
        known = len(ann.reads(there))
        await time.advance(moment.when - stage.sandbox.world.now())
        await stage.sandbox.until(lambda known=known: len(ann.reads(there)) > known)  # type: ignore[misc]


async def test_a_restarted_bot_goes_on(stage: Stage) -> None:
    ann = stage.sandbox.person("Ann")
    there = await stage.sandbox.backstage.cards[0].begin(ann)
    assert stage.sandbox.backstage.restart
    await stage.sandbox.backstage.restart()
    await stage.sandbox.ready()
    assert (await (await ann.slash(there, "mygames")).finished()).text


async def test_a_world_is_kept_with_its_games(tmp_path: Path) -> None:
    async for stage in staged(tmp_path):
        ann = stage.sandbox.person("Ann")
        panel = ann.reads(await stage.sandbox.backstage.cards[0].begin(ann))[-1]
        token = stage.sandbox.token
        save(stage.sandbox, tmp_path)
    async for stage in staged(tmp_path, restored=True):
        ann = stage.sandbox.person("Ann")
        assert stage.sandbox.token == token
        assert ann.dm
        again = ann.reads(ann.dm)[-1]
        assert (again.id, again.text) == (panel.id, panel.text)
        assert (await (await ann.slash(ann.dm, "plan")).finished()).message.buttons


async def test_a_world_that_is_kept_again_is_the_same(stage: Stage, tmp_path: Path) -> None:
    ann = stage.sandbox.person("Ann")
    await stage.sandbox.backstage.cards[0].begin(ann)
    save(stage.sandbox, tmp_path)
    kept = world_in(tmp_path)
    again = WatchedSandbox()
    restore(again, tmp_path)
    save(again, tmp_path)
    different = [name for name, value in world_in(tmp_path).items() if value != kept[name]]
    assert not different
    assert all(kept.values())


def world_in(folder: Path) -> dict[str, Any]:
    """What was kept there, but for when."""
    kept: dict[str, Any] = json.loads((folder / "world.json").read_bytes())
    del kept["now"]
    return kept


@pytest.mark.parametrize(
    "spoilt",
    [
        b"cos\nsystem\n(S'true'\ntR.",
        b"{}",
        b'{"form": "flugpost-sandbox/2"',
        msgspec.json.encode(KeptWorld("flugpost-sandbox/2", datetime.now(UTC), 1, [], [], [], [], [])),
    ],
)
async def test_a_file_that_is_no_world_is_refused(tmp_path: Path, spoilt: bytes) -> None:
    (tmp_path / "world.json").write_bytes(spoilt)
    with pytest.raises(CannotRestore, match="delete it to start anew"):
        await Stage(tmp_path / "sandbox.sqlite3", BARE).restore(tmp_path)


async def test_a_world_of_an_older_version_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "world").write_bytes(pickle.dumps({"form": 1}))
    with pytest.raises(CannotRestore, match="kept by an older version; delete it"):
        await Stage(tmp_path / "sandbox.sqlite3", BARE).restore(tmp_path)


@pytest.mark.parametrize("number", range(4))
async def test_every_card_has_a_picture(stage: Stage, number: int) -> None:
    card = stage.sandbox.backstage.cards[number]
    assert (await card.picture()).startswith(b"\x89PNG")
