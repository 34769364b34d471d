"""A finished game is looked back upon in its thread, some time after its end; nothing waits for it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.desk.acts import Cancel
from bot.desk.hosting import Actor
from bot.kit.refusal import Refusal
from bot.post import analysing
from bot.post.analysing import Analysed, Analyses, Study
from bot.post.courier import Undeliverable, Unheard, Why
from bot.post.delivery import LOOK_AGAIN
from bot.post.refusals import ANALYSIS_TRIES
from bot.settings import BARE
from bot.store import StoreFault, outbox
from bot.store.moments import to_store
from tests.bot.backroom import ANNA, BEN, GUILD, House
from tests.bot.tiny_title import Tiny
from words import say


@pytest.fixture
async def studious(tmp_path: Path) -> AsyncIterator[House]:
    house = await House(tmp_path / "test.sqlite3", settings=replace(BARE, analyses=True)).open()
    yield house
    await house.close()


async def _here(_self: Analyses, study: Study) -> Analysed:
    return analysing.analysed(study)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Analyses without a process of their own; how many seats each had."""
    worked_out: list[int] = []

    async def here(self: Analyses, study: Study) -> Analysed:
        worked_out.append(study.record.seats)
        return await _here(self, study)

    monkeypatch.setattr(Analyses, "_worked_out", here)
    return worked_out


async def played(house: House) -> int:
    game = await house.game(BEN)
    for anna, ben in (("3", "4"), ("4", "3"), ("3", "4")):
        await house.bid(game, ANNA, anna)
        await house.bid(game, BEN, ben)
    return game


async def settled(house: House) -> None:
    """All is told: the end first, and a moment later how it went."""
    await house.settle()
    await house.pass_time(seconds=LOOK_AGAIN)


def told(house: House) -> list[str]:
    return [message.text for message in house.courier.thread if "How it went" in message.text]


async def test_the_thread_gets_a_picture_and_words_after_the_end(studious: House) -> None:
    """Worked out in a process of its own."""
    await played(studious)
    await settled(studious)
    ending, last = studious.courier.thread[-2:]
    assert "wins" in ending.text
    assert last.text.startswith("### How it went\n")
    assert last.text.endswith(say(analysing.SMALL_PRINT))
    [picture] = last.letter.pictures
    assert picture.name == "game1-analysis.png"
    assert picture.data.startswith(b"\x89PNG")
    assert "Anna was" in picture.alt
    assert "Luck in this game: what came up" in picture.alt
    again = await studious.desk.queries.analysis(1, ANNA)
    assert again == Analysed(last.text, picture)
    await studious.desk.preferences.settle(BEN, pictures="words")
    assert (await studious.desk.queries.analysis(1, BEN)).picture == picture.told()


async def test_one_that_fails_is_left_out_and_noted(
    studious: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_self: Analyses, _study: Study) -> Analysed:
        raise ValueError("no idea")

    monkeypatch.setattr(Analyses, "_worked_out", broken)
    game = await played(studious)
    await settled(studious)
    assert "wins" in studious.courier.thread[-1].text
    assert "game 1: it cannot be analysed" in caplog.text
    with pytest.raises(Refusal, match="couldn't analyse"):
        await studious.desk.queries.analysis(game, ANNA)


async def test_one_of_a_game_that_newer_rules_cannot_look_back_upon_is_left_out(
    studious: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await played(studious)
    monkeypatch.setattr(Tiny, "rules_version", Tiny.rules_version + 1)
    with caplog.at_level(logging.WARNING):
        await settled(studious)
    assert not caplog.records
    assert told(studious) == []
    assert not studious.rows("SELECT key FROM outbox WHERE state = 'waiting'")


async def test_it_comes_after_the_end_whatever_holds_that_up(studious: House, at_once: list[int]) -> None:
    await played(studious)
    async with studious.core.store.transaction() as tx:
        until = to_store(studious.clock.now() + timedelta(seconds=30))
        await tx.execute("UPDATE outbox SET not_before = ? WHERE key = 'step:3'", (until,))
    await settled(studious)
    assert at_once == []
    assert told(studious) == []
    await studious.pass_time(seconds=30)
    await settled(studious)
    ending, last = studious.courier.thread[-2:]
    assert "wins" in ending.text
    assert last.text in told(studious)


async def test_it_is_left_out_where_the_end_finds_its_way_closed(studious: House, at_once: list[int]) -> None:
    game = await played(studious)
    async with studious.core.store.transaction() as tx:
        later = to_store(studious.clock.now() + timedelta(minutes=30))
        shut = "UPDATE outbox SET shut_since = ?, not_before = ?, tries = 7 WHERE key = 'step:3'"
        await tx.execute(shut, (to_store(studious.clock.now()), later))
    await settled(studious)
    async with studious.core.store.transaction() as tx:
        assert await outbox.state_of(tx, game, "analysis") == "skipped"
    assert at_once == []


CUT_SHORT = (BrokenProcessPool(), StoreFault("database is locked"), TimeoutError())


@pytest.mark.parametrize("fault", CUT_SHORT, ids=repr)
async def test_one_that_is_cut_short_is_worked_out_again(
    studious: House, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    async def killed(_self: Analyses, _study: Study) -> Analysed:
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(Analyses, "_worked_out", killed)
        await played(studious)
        await settled(studious)
    assert told(studious) == []
    monkeypatch.setattr(Analyses, "_worked_out", _here)
    await studious.pass_time(minutes=1)
    assert len(told(studious)) == 1


@pytest.mark.parametrize("fault", CUT_SHORT, ids=repr)
async def test_but_not_for_ever(studious: House, monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    tries = 0

    async def killed(_self: Analyses, _study: Study) -> Analysed:
        nonlocal tries
        tries += 1
        raise fault

    monkeypatch.setattr(Analyses, "_worked_out", killed)
    game = await played(studious)
    await settled(studious)
    said = len(studious.courier.messages)
    for _ in range(48):
        await studious.pass_time(minutes=30)
    assert tries == ANALYSIS_TRIES
    async with studious.core.store.transaction() as tx:
        assert await outbox.state_of(tx, game, "analysis") == "skipped"
    assert len(studious.courier.messages) == said, "nobody is told"


async def test_whatever_happens_between_it_comes_once(studious: House, at_once: list[int]) -> None:
    game = await played(studious)
    async with studious.core.store.transaction() as tx:
        assert await outbox.state_of(tx, game, "analysis") == "waiting"
    await studious.restart()
    await settled(studious)
    await studious.restart()
    await settled(studious)
    assert len(told(studious)) == 1
    assert at_once == [2]


async def test_one_that_may_have_come_is_known_though_it_cannot_be_looked_for_at_first(
    studious: House, at_once: list[int]
) -> None:
    game = await played(studious)
    thread = studious.courier.thread[0].channel

    def not_heard(what: str, channel: int) -> None:
        if what == "post" and channel == thread and told(studious):
            raise Unheard

    def not_seen(what: str, _channel: int) -> None:
        if what in {"post", "find"}:
            raise Undeliverable(Why.UNSEEN)

    studious.courier.after = not_heard
    await settled(studious)
    assert len(told(studious)) == 1
    studious.courier.before = not_seen
    await studious.pass_time(minutes=1)
    studious.courier.before = studious.courier.after = lambda _what, _channel: None
    await studious.pass_time(hours=1)
    await settled(studious)
    assert len(told(studious)) == 1
    known = studious.rows("SELECT message FROM messages WHERE game = ? AND key = 'analysis'", game)
    assert known == [(studious.courier.thread[-1].id,)]
    assert at_once == [2]


async def test_where_analyses_are_off_nobody_hears_of_them_but_who_asks(
    house: House, at_once: list[int]
) -> None:
    game = await played(house)
    await settled(house)
    assert told(house) == []
    assert at_once == []
    assert (await house.desk.queries.analysis(game, ANNA)).text.startswith("### How it went")


async def test_a_game_that_is_on_is_not_looked_back_upon(house: House, at_once: list[int]) -> None:
    game = await house.game(BEN)
    with pytest.raises(Refusal, match="opens when the game is over"):
        await house.desk.queries.analysis(game, ANNA)
    assert at_once == []


async def test_a_game_that_was_called_off_has_nothing_to_look_back_upon(
    studious: House, at_once: list[int]
) -> None:
    game = await studious.game(BEN)
    await studious.bid(game, ANNA, "3")
    await studious.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), Cancel())
    await settled(studious)
    assert told(studious) == []
    assert at_once == []
