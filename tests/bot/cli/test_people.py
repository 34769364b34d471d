"""What is kept of a person can be handed out, and can be forgotten to the last trace."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from bot.__main__ import main
from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.kit.environment import database_named
from bot.kit.text import NAME, escape, plain_name
from bot.post import notices
from bot.post.courier import Undeliverable, Why
from bot.store import games, outbox
from bot.store.engines import claim
from bot.store.letters import Letter
from bot.store.packed import text_of
from bot.store.postgres import opening
from bot.turns.lobbies import open_next_match
from rules.record import read
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, NOON, House, dm_of
from tests.bot.databases import engine
from words import say

pytestmark = pytest.mark.both


async def fit(*_: object, **__: object) -> None: ...


@pytest.fixture
async def played(house: House, monkeypatch: pytest.MonkeyPatch) -> int:
    """A game with some of everything that is kept of Ben; the bot is stopped."""
    game = await house.game(BEN, rounds=5)
    for user, number in ((ANNA, "3"), (BEN, "4"), (ANNA, "5")):
        await house.bid(game, user, number)
    await house.desk.planning.fill(game, BEN, 1, {"number": "2"})
    await house.desk.preferences.set_zone(BEN, "Europe/Berlin")
    await house.settle()
    await house.close()
    monkeypatch.setenv("FLUGPOST_DB", await engine().address(house.path))
    monkeypatch.setattr(opening, "_require_fit", fit)  # the tests' own server waits for no disk
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return game


def everything(path: Path) -> str:
    return "\n".join(engine().dump(path))


def called(house: House, where: str) -> list[str]:
    """Who sits there, as somebody reads it."""
    return [say(text_of(str(name))) for (name,) in house.rows(f"SELECT name FROM seats WHERE {where}")]  # noqa: S608


async def test_a_persons_data_is_handed_out_whole(house: House, played: int, tmp_path: Path) -> None:
    target = tmp_path / "ben.json"
    assert await asyncio.to_thread(main, ["export", "person", str(BEN), "-o", str(target)]) == 0
    found = json.loads(await asyncio.to_thread(target.read_bytes))
    assert found["person"] == BEN
    assert found["preferences"][0]["zone"] == "Europe/Berlin"
    assert [(each["game"], each["name"]) for each in found["seats"]] == [(played, "Ben")]
    assert [json.loads(each["choice"])["number"] for each in found["choices"]] == ["4"]
    assert [json.loads(each["answers"])["number"] for each in found["drafts"]] == ["2"]
    assert "Anna" not in json.dumps(found)
    assert (await asyncio.to_thread(target.stat)).st_mode & 0o777 == 0o600


async def test_of_a_stranger_there_is_nothing(
    played: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await asyncio.to_thread(main, ["export", "person", "424242", "-o", str(tmp_path / "x")]) == 1
    assert "Nothing is kept of 424242." in capsys.readouterr().err


async def test_a_forgotten_person_leaves_no_trace_and_the_game_goes_on(
    house: House, played: int, capsys: pytest.CaptureFixture[str]
) -> None:
    before = await asyncio.to_thread(everything, house.path)
    assert "Ben" in before
    assert str(dm_of(BEN)) in before
    assert await asyncio.to_thread(main, ["forget", str(BEN)]) == 0
    assert capsys.readouterr().out == f"Forgotten, in 1 game.\nA stand-in plays on in Game {played}.\n"
    left = await asyncio.to_thread(everything, house.path)
    assert "Ben" not in left
    assert f"<@{BEN}>" not in left
    assert str(dm_of(BEN)) not in left, "nor where they took direct messages"
    assert house.rows("SELECT * FROM drafts") == [], "nor what they had only filled in"
    await house.open()
    await house.settle()
    for number in ("3", "4", "3", "4"):
        if (await house.desk.queries.status(played)).status == "running":
            await house.bid(played, ANNA, number)
            await house.settle()
    record = read((await house.core.records.file(played)).data)
    assert record.outcome is not None


async def test_somebody_who_left_the_table_before_is_handed_out_and_forgotten_there_too(
    house: House, played: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await house.open()
    await house.desk.presence.resign(played, BEN)
    await house.settle()
    await house.close()
    assert "Ben" in await asyncio.to_thread(everything, house.path)
    target = tmp_path / "ben.json"
    assert await asyncio.to_thread(main, ["export", "person", str(BEN), "-o", str(target)]) == 0
    found = json.loads(await asyncio.to_thread(target.read_bytes))
    assert found["seats"] == []
    assert found["seats left"] == [{"game": played, "seat": 1, "name": "Ben"}]
    assert [json.loads(each["choice"])["number"] for each in found["choices"]] == ["4"]
    capsys.readouterr()
    assert await asyncio.to_thread(main, ["forget", str(BEN)]) == 0
    assert capsys.readouterr().out == "Forgotten, in 1 game.\n"
    left = await asyncio.to_thread(everything, house.path)
    assert "Ben" not in left
    assert f"<@{BEN}>" not in left
    assert f":{BEN}" not in left


async def test_what_a_former_holder_of_a_seat_chose_is_not_the_next_ones(
    house: House, played: int, tmp_path: Path
) -> None:
    await house.open()
    await house.desk.hosting.do(played, Actor(ANNA, GUILD, moderates=False), Replace(1, CLEO), form=7)
    await house.settle()
    await house.close()
    target = tmp_path / "cleo.json"
    assert await asyncio.to_thread(main, ["export", "person", str(CLEO), "-o", str(target)]) == 0
    assert json.loads(await asyncio.to_thread(target.read_bytes))["choices"] == []


async def test_no_key_and_no_answer_to_a_host_knows_a_forgotten_person(house: House, played: int) -> None:
    await house.open()
    house.courier.closed.add(BEN)
    await house.game(BEN)
    other = await house.game(CLEO)
    await house.desk.hosting.do(other, Actor(ANNA, GUILD, moderates=False), Replace(1, BEN), form=7)
    await house.settle()
    await house.close()
    before = await asyncio.to_thread(everything, house.path)
    assert f"closed:{BEN}" in before
    assert "desk-running.replace-asked" in before
    assert f"<@{BEN}>" in before
    assert await asyncio.to_thread(main, ["forget", str(BEN)]) == 0
    left = await asyncio.to_thread(everything, house.path)
    assert f"<@{BEN}>" not in left
    assert f":{BEN}" not in left


async def test_what_a_table_has_yet_to_hear_of_a_forgotten_person_is_said(house: House, played: int) -> None:
    """What they did before; they are not called upon any more."""
    await house.open()
    async with house.core.store.transaction() as tx:
        loaded, seat = await house.core.tables.load_for(tx, played, BEN)
        about = notices.dms_closed(played, BEN, instead="cadet")
        await outbox.put(tx, [about, notices.resigned(loaded, loaded.player(seat), ())], NOON)
    await house.close()
    before = len(house.courier.messages)
    assert await asyncio.to_thread(main, ["forget", str(BEN)]) == 0
    waiting = "SELECT key, body FROM outbox WHERE state = 'waiting' AND kind = 'post'"
    for key, body in house.rows(waiting):
        letter = msgspec.json.decode(str(body), type=Letter)
        assert letter.key == key
        assert BEN not in letter.mentions
    await house.open()
    await house.settle()
    told = [message.text for message in house.courier.messages[before:]]
    first, second = [text for text in told if text.startswith("Somebody")]
    assert first.startswith("Somebody, I can't send you direct messages")
    assert second == "Somebody has resigned. A stand-in takes their seat."


async def test_a_name_that_letters_use_as_well_spoils_none(house: House, played: int) -> None:
    await house.open()
    async with house.core.store.transaction() as tx:
        await tx.execute("UPDATE seats SET name = 'post' WHERE person = ?", (BEN,))
        loaded, seat = await house.core.tables.load_for(tx, played, BEN)
        await outbox.put(tx, [notices.resigned(loaded, loaded.player(seat), ())], NOON)
    await house.close()
    assert await asyncio.to_thread(main, ["forget", str(BEN)]) == 0
    await house.open()
    await house.settle()
    said = [message.text for message in house.courier.thread]
    assert "Somebody has resigned. A stand-in takes their seat." in said


async def test_others_whose_names_hold_the_name_keep_theirs(house: House, played: int) -> None:
    await house.open()
    async with house.core.store.transaction() as tx:
        await tx.execute(
            "UPDATE steps SET story = 'Ben''s Benjamin and **Ben** fly; _Ben_ leads.' WHERE step = 1"
        )
    await house.close()
    assert await asyncio.to_thread(main, ["forget", str(BEN)]) == 0
    ((story,),) = house.rows("SELECT story FROM steps WHERE step = 1")
    assert story == "Somebody's Benjamin and **Somebody** fly; _Somebody_ leads."


@pytest.mark.parametrize("other", ["Ben Hur", "_Big_ Ben"])
async def test_another_player_who_has_the_name_as_part_of_theirs_keeps_it_whole(
    house: House, played: int, other: str, tmp_path: Path
) -> None:
    """In what is told of them, and in what they chose, which is still theirs to be handed out."""
    await house.open()
    async with house.core.store.transaction() as tx:
        await tx.execute("UPDATE seats SET name = ? WHERE seat = 0", (other,))
        await tx.execute("UPDATE choices SET name = ? WHERE seat = 0", (other,))
        story = f"{escape(other)} and Ben fly; Ben leads {escape(other)}."
        await tx.execute("UPDATE steps SET story = ? WHERE step = 1", (story,))
    await house.desk.presence.resign(played, ANNA)
    await house.close()
    assert await asyncio.to_thread(main, ["forget", str(BEN)]) == 0
    ((told,),) = house.rows("SELECT story FROM steps WHERE step = 1")
    assert told == f"{escape(other)} and Somebody fly; Somebody leads {escape(other)}."
    assert called(house, "seat = 0") == [f"Cadet for {other}"]
    target = tmp_path / "anna.json"
    assert await asyncio.to_thread(main, ["export", "person", str(ANNA), "-o", str(target)]) == 0
    found = json.loads(await asyncio.to_thread(target.read_bytes))
    assert [json.loads(each["choice"])["number"] for each in found["choices"]] == ["3", "5"]


async def test_somebody_who_came_back_with_a_longer_name_is_forgotten_by_both(
    house: House, played: int
) -> None:
    await house.open()
    async with house.core.store.transaction() as tx:
        await games.seat_stand_in(tx, played, 1, "Cadet for Ben")
        await games.seat_person(tx, played, 1, BEN, "Ben Hur")
        await tx.execute("UPDATE steps SET story = 'Ben fell; Ben Hur flies on.' WHERE step = 1")
    await house.close()
    assert await asyncio.to_thread(main, ["forget", str(BEN)]) == 0
    assert house.rows("SELECT story FROM steps WHERE step = 1") == [("Somebody fell; Somebody flies on.",)]
    assert "Hur" not in await asyncio.to_thread(everything, house.path)


async def test_a_later_match_of_a_series_they_had_left_forgets_them_too(house: House, played: int) -> None:
    """Whoever stands in for them plays on there, by their name."""
    await house.open()
    await house.desk.presence.resign(played, BEN)
    async with house.core.store.transaction() as tx:
        await tx.execute("UPDATE games SET matches = 2 WHERE id = ?", (played,))
        await open_next_match(tx, await house.core.tables.load(tx, played), NOON)
    assert called(house, f"game <> {played} AND person IS NULL") == ["Cadet for Ben"]
    await house.close()
    assert await asyncio.to_thread(main, ["forget", str(BEN)]) == 0
    assert "Ben" not in await asyncio.to_thread(everything, house.path)


async def test_what_lies_there_of_a_forgotten_person_can_still_be_changed(house: House, played: int) -> None:
    await house.open()
    about = notices.dms_closed(played, BEN, instead="cadet")
    async with house.core.store.transaction() as tx:
        await outbox.put(tx, [about], NOON)
    await house.settle()
    async with house.core.store.transaction() as tx:
        await outbox.put(tx, [structs.replace(about, kind="edit", text="That is over.")], NOON)
    await house.close()
    assert await asyncio.to_thread(main, ["forget", str(BEN)]) == 0
    await house.open()
    await house.settle()
    assert "That is over." in [message.text for message in house.courier.thread]


async def test_the_record_of_a_finished_game(house: House, tmp_path: Path, played: int) -> None:
    target = tmp_path / "game.json"
    words = ["export", "game", str(played), "-o", str(target)]
    assert await asyncio.to_thread(main, words) == 1, "it holds every secret"
    held = await claim(database_named(await engine().address(house.path)))
    assert await asyncio.to_thread(main, words) == 1
    await held.close()


async def test_no_end_of_the_longest_name_is_left_with_whoever_stood_in(house: House, played: int) -> None:
    longest = f"Ben {'x' * 19} the last"
    assert plain_name(longest) == longest
    assert len(longest) == NAME
    await house.open()
    async with house.core.store.transaction() as tx:
        await tx.execute("UPDATE seats SET name = ? WHERE person = ?", (longest, BEN))
    await house.desk.presence.resign(played, BEN)
    assert called(house, "seat = 1") == [f"Cadet for {longest}"]
    await house.close()
    assert await asyncio.to_thread(main, ["forget", str(BEN)]) == 0
    assert called(house, "seat = 1") == ["Cadet for Somebody"]


async def test_somebody_else_runs_the_games_of_a_forgotten_host(house: House, played: int) -> None:
    """A table that waits would have nobody to ask, and a lobby nobody to start it."""
    await house.open()
    lobby = await house.lobby(BEN)
    await house.settle()
    await house.close()
    assert await asyncio.to_thread(main, ["forget", str(ANNA)]) == 0
    assert house.rows("SELECT host FROM games ORDER BY id") == [(BEN,), (BEN,)]
    await house.open()
    await house.settle()
    told = [message.text for message in house.courier.messages if "is now the host" in message.text]
    assert sorted(told) == [f"Game {game}: <@{BEN}> is now the host." for game in (played, lobby)]
    await house.desk.lobby.start(lobby, BEN)


async def test_nobody_is_written_to_where_nobody_runs_a_game(house: House, played: int) -> None:
    await house.open()
    alone = await house.game(stand_ins=1)
    await house.close()
    assert await asyncio.to_thread(main, ["forget", str(ANNA)]) == 0
    (thread,) = [row[0] for row in house.rows("SELECT thread FROM games WHERE id = ?", alone)]

    def refuse(what: str, channel: int) -> None:
        if (what, channel) == ("post", thread):
            raise Undeliverable(Why.REFUSED)

    await house.open()
    house.courier.before = refuse
    await house.settle()
    assert (await house.desk.queries.status(alone)).status == "over", "stand-ins finish it"
    assert house.rows("SELECT host FROM games WHERE id = ?", alone) == [(0,)]
    assert house.rows("SELECT key FROM outbox WHERE game = ? AND state = 'given up'", alone)
    assert not house.courier.to(0)
    assert not [message.text for message in house.courier.messages if "<@0>" in message.text]
