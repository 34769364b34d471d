"""The proof itself: that it finds what it looks for, excuses no more than it should, and can be had again."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.discord.courier import IN_WORDS
from bot.discord.panels.ids import OfferId, PlanId, TableId
from bot.post.catching_up import MORE
from bot.store.sqlite.connection import SqliteStore
from sandbox import rooms
from sandbox.answering import begin
from sandbox.faults import SEND, Gate
from sandbox.model import Channel, ChannelKind, InteractionKind, Message
from sandbox.posting import keep_upload
from tests.soak import __main__ as command
from tests.soak import kept
from tests.soak.audit import PROMISES, Audit
from tests.soak.evening import STUCK, Evening, Size
from tests.soak.faults import Faults
from tests.soak.ledger import Ledger
from tests.soak.mortal import Pulse
from tests.soak.panels import DEAD, LEFT_BEHIND, dead_buttons
from tests.soak.plan import LATEST, SHARES, Planned, plan
from tests.soak.stories import Post, Story, untold
from tests.soak.town import PATIENCE, START, Town
from words import say

GAME = 7
NEVER = Pulse(here=False, busy=False)


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    """One server, and a database in which a game is at its third step; no bot."""
    town = Town(tmp_path, servers=1)
    await (await SqliteStore.open(town.bot.database)).close()
    town.read()
    put(
        town,
        "INSERT INTO games (id, guild, channel, host, title, options, rules_version, pack, status, policy, "
        "step, created) VALUES (?, 1, ?, 1, 'dogfight', '{}', 1, '', 'running', 'default', 3, 0)",
        GAME,
        town.servers[0].channel.id,
    )
    for seat, person in enumerate(town.people[:2]):
        put(town, "INSERT INTO seats (game, seat, person, name) VALUES (?, ?, ?, '')", GAME, seat, person.id)
    await town.sandbox.start()
    yield town
    await town.sandbox.stop()
    town.stop_reading()


def put(town: Town, sql: str, *values: object) -> None:
    database = sqlite3.connect(town.bot.database)
    with database:
        database.execute(sql, values)
    database.close()


def said(town: Town, channel: Channel, text: str = "", *buttons: object, key: str = "") -> Message:
    """Something the bot wrote; known to the database under this key, if it has one."""
    world = town.sandbox.world
    message = Message(world.new_id(), channel, world.bot, world.now(), content=text)
    row = [{"type": 2, "label": "Press", "custom_id": str(each)} for each in buttons]
    message.components = [{"type": 1, "components": row}] if row else []
    channel.messages[message.id] = message
    if key:
        sql = "INSERT INTO messages (game, key, channel, message) VALUES (?, ?, ?, ?)"
        put(town, sql, GAME, key, channel.id, message.id)
    return message


def thread_in(town: Town) -> Channel:
    world, channel = town.sandbox.world, town.servers[0].channel
    return rooms.open_thread(world, channel, world.bot, {"name": "Game 7", "type": ChannelKind.PUBLIC_THREAD})


# What goes wrong


def test_one_seed_has_one_plan_and_another_has_another() -> None:
    first = plan(b"a seed", 400)
    assert first == plan(b"a seed", 400)
    assert first[:50] == plan(b"a seed", 50), "a longer run begins as a shorter one"
    assert first != plan(b"another", 400)
    assert {each.kind for each in first} == set(SHARES)
    landing = [each.amount for each in first if each.kind == "landing late"]
    assert max(landing) <= LATEST
    assert max(landing) > 180, "some are later than Discord remembers a nonce"


async def test_what_cannot_strike_yet_is_put_off_and_not_forgotten(town: Town) -> None:
    ledger = Ledger(town)
    deleted, dropped = Planned(0, "thread deleted"), Planned(1, "gateway: dropped")
    faults = Faults(town, ledger, [deleted, dropped])
    await faults.strike()
    assert [each.planned for each in ledger.struck] == [dropped], "there is no thread yet"
    thread = thread_in(town)
    put(town, "UPDATE games SET thread = ?", thread.id)
    await faults.strike()
    assert [each.planned for each in ledger.struck] == [dropped, deleted]
    assert thread.deleted
    assert faults.left == 0


async def test_a_fault_of_a_request_that_never_came_is_ordered_again(town: Town) -> None:
    faults = Faults(town, Ledger(town), [Planned(0, "HTTP", "503", SEND)])
    await faults.strike()
    assert (faults.ordered, town.sandbox.faults.pending) == (1, 1)
    faults.heal()
    assert (faults.ordered, town.sandbox.faults.pending) == (0, 0)
    await faults.strike()
    assert (faults.ordered, town.sandbox.faults.pending) == (1, 1)


async def test_a_request_whose_sender_is_gone_lands_in_its_minute_though_hours_pass(town: Town) -> None:
    channel = town.servers[0].channel
    gate = town.sandbox.faults.hold(SEND)
    url = f"{town.sandbox.url}/api/v10/channels/{channel.id}/messages"
    headers = {"Authorization": f"Bot {town.sandbox.token}"}
    async with aiohttp.ClientSession() as session:
        sending = asyncio.create_task(session.post(url, headers=headers, json={"content": "late"}))
        await gate.reached.wait()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
    lands = START + timedelta(minutes=4)
    town.land_at(gate, lands)
    await town.later(timedelta(minutes=3))
    assert town.landing
    assert not channel.messages
    await town.later(timedelta(hours=3))
    assert [each.created_at for each in channel.messages.values()] == [lands]
    assert town.clock.now() == START + timedelta(hours=3, minutes=3)
    assert not town.landing


async def test_the_clock_is_not_put_wrong_while_a_request_is_on_its_way(town: Town) -> None:
    ledger = Ledger(town)
    faults = Faults(town, ledger, [Planned(0, "clock", amount=3)])
    town.land_at(Gate(after_effect=False), START + timedelta(minutes=4))
    await faults.strike()
    assert not ledger.struck
    town.land_all()
    await faults.strike()
    assert [each.kind for each in ledger.struck] == ["clock put forward"]
    await faults.end()


# Waiting


@pytest.mark.parametrize(
    ("pulse", "ticks"), [(Pulse(here=True, busy=True), 0), (NEVER, 0), (Pulse(here=True, busy=False), 1)]
)
async def test_time_in_which_the_bot_is_busy_or_hears_nothing_is_not_held_against_it(
    town: Town, monkeypatch: pytest.MonkeyPatch, pulse: Pulse, ticks: int
) -> None:
    async def told() -> Pulse:
        return pulse

    monkeypatch.setattr(town.bot, "pulse", told)
    monkeypatch.setattr(type(town.sandbox.gateway), "connected", True)
    await town.later(timedelta(seconds=8))
    assert town.idle_ticks == ticks


async def test_a_game_stands_still_after_so_many_ticks_however_long_they_take(town: Town) -> None:
    evening = Evening(town, Size(1, 1), b"", lambda _: None)
    assert not evening._stands_still()
    town.idle_ticks = STUCK
    assert not evening._stands_still()
    town.idle_ticks += 1
    assert evening._stands_still()
    choice = "INSERT INTO choices (game, step, seat, choice, source, at) VALUES (?, 3, 0, '{}', 'player', 0)"
    put(town, choice, GAME)
    assert not evening._stands_still(), "it has come forward"


async def test_people_wait_for_so_many_ticks_of_the_bots_own(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    pulses = 0

    async def told() -> Pulse:
        nonlocal pulses
        pulses += 1
        return Pulse(here=True, busy=False)

    monkeypatch.setattr(town.bot, "pulse", told)
    monkeypatch.setattr("tests.soak.town.TICK", 0)
    person, channel = town.people[0], town.servers[0].channel
    waiting = begin(town.sandbox.world, InteractionKind.COMMAND, person.user, channel, {"name": "plan"})
    losing = asyncio.create_task(town._lose_patience())
    while not waiting.abandoned:
        assert pulses <= PATIENCE + 1
        await asyncio.sleep(0)
    assert pulses == PATIENCE + 1
    losing.cancel()
    await asyncio.gather(losing, return_exceptions=True)


# What must hold


def test_a_post_that_points_to_the_log_excuses_what_it_had_to_tell_and_nothing_else() -> None:
    stories = [Story(GAME, step, f"In step {step} somebody was hit.") for step in range(7)]

    def missing(*posts: Post, game: int = GAME) -> list[int]:
        return [each.step for each in untold(stories, {game: posts}, {})]

    more = say(MORE)
    first, fourth, last = (Post(step, stories[step].text) for step in (0, 4, 6))
    assert missing(first, fourth, last) == [1, 2, 3, 5]
    assert missing(first, Post(4, f"{fourth.text}\n{more}"), last) == [5], "it tells of the steps before it"
    assert missing(first, fourth, Post(6, f"{last.text}\n{more}")) == [1, 2, 3], "since the post before it"
    assert missing(Post(6, more), game=GAME + 1) == [*range(7)], "and of no other game"


async def test_whoever_takes_no_letters_was_asked_if_the_table_was_told(town: Town) -> None:
    audit, person = Audit(town, Ledger(town)), town.people[0].id
    owing = town.rows(
        "SELECT g.id, s.person, 'given up' AS state FROM games g "
        "JOIN seats s ON s.game = g.id WHERE s.seat = 0"
    )[0]
    assert not audit._was_asked(owing)
    put(
        town,
        "INSERT INTO outbox (game, lane, kind, key, nonce, body, state, not_before) "
        "VALUES (?, 'game:7', 'post', ?, 'n', '', 'sent', 0)",
        GAME,
        f"closed:{person}",
    )
    assert audit._was_asked(owing)


def test_what_was_told_in_a_thread_that_somebody_deleted_was_told() -> None:
    stories = [Story(GAME, 0, "Anna takes off."), Story(GAME, 1, "Ben dives.")]
    assert untold(stories, {GAME: [Post(1, "Ben dives.")]}, {GAME: ["Anna takes off."]}) == []
    assert untold(stories, {GAME: [Post(1, "Ben dives.")]}, {GAME + 1: ["Anna takes off."]}) == [stories[0]]


async def test_a_copy_is_a_doubled_post_unless_its_thread_is_deleted(town: Town) -> None:
    channel = town.servers[0].channel
    thread = thread_in(town)
    said(town, channel, "Turn 3", key="step:3")
    said(town, thread, "Turn 3")
    assert kinds(town) == {"post doubled"}
    town.sandbox.delete_channel(thread)
    assert kinds(town) == set()


async def test_a_post_without_its_picture_is_found_and_one_that_is_in_words_still(town: Town) -> None:
    world, channel = town.sandbox.world, town.servers[0].channel

    def missing() -> list[str]:
        ledger = Ledger(town)
        Audit(town, ledger)._pictures()
        return [each.what for each in ledger.violations]

    said(town, channel, "The first page", key="step:3/1")
    post = said(town, channel, "Turn 3", key="step:3")
    assert missing() == [f"game {GAME} step:3"]
    post.attachments.append(keep_upload(world, channel.id, f"game{GAME}-step3-board.png", b"a table"))
    assert missing() == []
    post.embeds.append({"title": say(IN_WORDS), "description": "A table."})
    assert missing() == [f"game {GAME} step:3"]


def kinds(town: Town) -> set[str]:
    ledger = Ledger(town)
    Audit(town, ledger)._posts()
    return {each.kind for each in ledger.violations}


async def test_panels_with_nothing_behind_their_buttons_are_found(town: Town) -> None:
    ann, ben, cleo = (rooms.open_dm(town.sandbox.world, person.user) for person in town.people[:3])
    channel = town.servers[0].channel
    said(town, ann, "as it should be", PlanId("lock", GAME, 0, 3), key="panel:3:0")
    said(town, ben, "its step is over", PlanId("change", GAME, 1, 2), key="panel:2:1")
    said(town, cleo, "its seat is another's", PlanId("lock", GAME, 1, 3), key="panel:3:1~1")
    said(town, ben, "nobody knows it", PlanId("lock", GAME, 1, 3))
    said(town, ben, "words")
    said(town, channel, "an older post", TableId("plan", GAME), key="step:2")
    said(town, channel, "the latest post", TableId("plan", GAME), key="step:3")
    said(town, channel, "a settled offer", OfferId("yes", 1), key="offer:1")
    assert found(town) == {
        "its step is over": DEAD,
        "its seat is another's": DEAD,
        "nobody knows it": LEFT_BEHIND,
        "an older post": DEAD,
        "a settled offer": DEAD,
    }
    put(town, "UPDATE games SET status = 'over'")
    assert found(town).keys() >= {"as it should be", "the latest post"}


def found(town: Town) -> dict[str, str]:
    """What is wrong with which message."""
    sandbox = town.sandbox
    each = list(dead_buttons(sandbox.messages(), sandbox.world.bot, town.rows))
    return {
        message.text: kind for message in sandbox.messages() for kind, what in each if message.text in what
    }


# What is left behind


async def test_what_is_found_can_be_looked_into_afterwards(town: Town, tmp_path: Path) -> None:
    ledger = Ledger(town)
    ledger.violation("post doubled", "somewhere")
    ledger.fault(Planned(3, "HTTP", "503", SEND), "HTTP: 503", "12")
    person = town.people[0]
    said(town, rooms.open_dm(town.sandbox.world, person.user), "Ann alone reads this")
    kept.write(town, ledger, tmp_path)
    [message] = read(tmp_path / "messages.json")
    assert (message["text"], message["in"]) == ("Ann alone reads this", f"DM with {person.name}")
    [fault] = read(tmp_path / "faults.json")
    assert (fault["number"], fault["kind"], fault["route"], fault["hit"]) == (3, "HTTP", SEND, "12")
    assert read(tmp_path / "violations.json") == [{"kind": "post doubled", "what": "somewhere"}]
    assert (tmp_path / "requests.jsonl").exists()


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("violations", [[], [PROMISES[0]]])
async def test_a_folder_stays_where_something_was_found(
    town: Town, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], violations: list[str]
) -> None:
    ledger = Ledger(town)
    folders = list[Path]()
    for each in violations:
        ledger.violation(each, "something")

    async def soaked(_size: Size, _seed: str, folder: Path, _began: float) -> Ledger:
        folders.append(folder)
        return ledger

    monkeypatch.setattr(command, "soak", soaked)
    monkeypatch.setattr("sys.argv", ["soak"])
    assert await asyncio.to_thread(command.main) == len(violations)
    [folder] = folders
    assert folder.exists() == bool(violations)
    if violations:
        assert f"every message, request and fault: {folder}" in capsys.readouterr().out
        folder.rmdir()
