"""One person can ask for so much at a time; whatever is beyond that is refused kindly, and others go on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from render.artist import Names, Picture
from sandbox import Reply
from tests.bot.databases import engine
from tests.bot.discord.house import House, pick, words
from tests.bot.discord.test_own_files import form_for
from tests.titles.survey import SurveyArtist, SurveyView

BUSY = "I'm still working on 3 things for you. Please ask again when they're here."


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """The board as Ann sees it is drawn when this is set."""
    may, board = threading.Event(), SurveyArtist.board

    def held(self: SurveyArtist, view: SurveyView, names: Names) -> Picture:
        if view.seat == 0:
            may.wait(10)
        return board(self, view, names)

    monkeypatch.setattr(SurveyArtist, "board", held)
    yield may
    may.set()


async def test_forty_boards_by_one_person_do_not_hold_up_a_turn(house: House, slow: threading.Event) -> None:
    await house.game()
    asked = [await house.ann.slash(house.thread, "game board") for _ in range(40)]
    refused = await house.sandbox.until(lambda: answered(asked, 37))
    assert {reply.content for reply in refused} == {BUSY}
    for person in (house.ann, house.ben):
        panel = await house.panel(person)
        await pick(person, panel, "red.first", "left")
        await pick(person, panel, "red.second", "right")
        await (await person.press(panel, "Lock in")).finished()
    told = await house.sandbox.until(
        lambda: [each for each in house.ann.reads(house.thread) if "Ann laid" in words(each)]
    )
    assert told[0].attachments, "the other thread draws while Ann waits"
    slow.set()
    shown = [await reply.finished() for reply in asked if reply not in refused]
    assert [reply.message.attachments[0].filename for reply in shown] == ["game1-step0-board.png"] * 3
    assert (await _board(house)).message.attachments, "she may ask again"


def answered(asked: list[Reply], number: int) -> list[Reply]:
    """Those that have their answer, once they are so many."""
    found = [reply for reply in asked if reply.content]
    return found if len(found) == number else []


async def _board(house: House) -> Reply:
    return await (await house.ann.slash(house.thread, "game board")).finished()


async def test_verifies_are_counted_as_well(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.game()
    gate = asyncio.Event()

    async def held(_: int) -> str:
        await gate.wait()
        return "It checks out."

    monkeypatch.setattr(house.core.records, "verdict", held)
    asked = [await house.ann.slash(house.thread, "game verify") for _ in range(5)]
    refused = await house.sandbox.until(lambda: answered(asked, 2))
    assert {reply.content for reply in refused} == {BUSY}
    assert not (bens := await house.ben.slash(house.thread, "game verify")).content, "he may"
    gate.set()
    assert (await bens.finished()).content == "It checks out."
    for reply in asked:
        await reply.finished()


async def test_of_sixty_files_of_ones_own_the_last_few_are_kept(house: House) -> None:
    forms = [await form_for(house, b"wide") for _ in range(60)]
    assert engine().rows(house._database, "SELECT count(*) FROM own_setups") == [(5,)]
    late = await (await house.ann.press(forms[0], "Open the lobby")).finished()
    assert late.followups[-1].content == "That form is out of date. Please start again with /game new."
    await (await house.ann.press(forms[-1], "Open the lobby")).finished()
    assert await house.sandbox.until(house.lobby_posts)
