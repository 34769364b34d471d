"""Pictures are drawn off the event loop, and never twice."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from bot.core import Core
from bot.post.drawing import CannotDraw, Drawings
from bot.settings import BARE
from bot.store.letters import PictureRef
from bot.turns.door import Door
from bot.turns.resolution import Resolved
from render.artist import Names, Picture
from render.artists import ARTISTS
from render.look import look
from rules.engine import Outcome
from rules.story import Chapter
from rules.titles import TITLES
from tests.bot.backroom import ANNA, BEN, NOON, House, opening
from tests.bot.tiny_title import TinyArtist, TinyView
from tests.hand_clock import HandClock


class Counted(TinyArtist):
    def __init__(self) -> None:
        self.threads: list[str] = []

    def board(self, view: TinyView, names: Names) -> Picture:
        self.threads.append(threading.current_thread().name)
        return super().board(view, names)


@pytest.fixture
def artist(house: House) -> Counted:
    artist = Counted()
    house.artists["tiny"] = artist
    return artist


async def test_the_same_view_is_drawn_once_and_off_the_event_loop(house: House, artist: Counted) -> None:
    game = await house.game(BEN)
    pictures = await asyncio.gather(*(house.desk.queries.board(game, None) for _ in range(5)))
    assert len(artist.threads) == 1
    assert artist.threads[0].startswith("drawing")
    assert len(set(map(str, pictures))) == 1
    await house.desk.queries.board(game, ANNA)
    assert len(artist.threads) == 2


async def test_the_board_of_a_step_is_drawn_once_and_begun_before_the_step_is_written(
    house: House, artist: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    drawn, write = len(artist.threads), Door._write

    async def late(self: Door, chain: tuple[Resolved, ...], now: datetime) -> None:
        async with asyncio.timeout(60):
            while len(artist.threads) == drawn:  # noqa: ASYNC110 - until it is begun
                await asyncio.sleep(0)
        await write(self, chain, now)

    monkeypatch.setattr(Door, "_write", late)
    assert (await house.bid(game, BEN, "4")).resolved
    await house.settle()
    assert house.courier.thread[-1].letter.pictures
    assert len(artist.threads) == drawn + 1


async def test_old_pictures_make_room(house: House, artist: Counted) -> None:
    game = await house.game(BEN)
    drawings = Drawings(house.core.store, house.core.tables, house.clock, room=1)
    drawn = len(artist.threads)
    for _ in range(2):
        await drawings.draw(PictureRef(game, 0, "board"))
    assert len(artist.threads) == drawn + 2
    drawings.close()


async def test_an_artist_that_fails_is_asked_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await house.game(BEN)
    with monkeypatch.context() as patch:
        patch.delattr(TinyArtist, "preview")
        with pytest.raises(CannotDraw, match="couldn't draw that picture; I've made a note of the fault"):
            await house.desk.queries.planned("preview", game, 0, 0)
    assert (await house.desk.queries.planned("preview", game, 0, 0)).name == "game1-step0-preview.png"


class Ending(TinyArtist):
    def ending(self, history: Sequence[Chapter], outcome: Outcome, names: Names) -> Picture | None:
        cards = {each.view.card for each in history}
        told = [event.kind for each in history for event in each.events]
        return Picture(f"{len(history)} {cards} {told} {outcome.winners} {names[0]}".encode(), "", "card.png")


async def test_a_game_ends_with_a_card_of_all_that_everybody_saw(house: House) -> None:
    house.artists["tiny"] = Ending()
    game = await house.game(BEN, rounds=2)
    for anna, ben in (("3", "4"), ("4", "5")):
        await house.bid(game, ANNA, anna)
        await house.bid(game, BEN, ben)
    await house.settle()
    card, board = house.courier.thread[-1].letter.pictures
    assert (card.name, board.name) == ("game1-step2-ending.png", "game1-step2-board.png")
    assert card.data == b"3 {None} ['begun', 'round', 'round'] (1,) Anna"


async def test_a_card_that_cannot_be_drawn_is_left_out(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.artists["tiny"] = Ending()
    monkeypatch.setattr(Ending, "ending", None)
    game = await house.game(BEN, rounds=1)
    await house.bid(game, ANNA, "1")
    await house.bid(game, BEN, "2")
    await house.settle()
    assert [each.name for each in house.courier.thread[-1].letter.pictures] == ["game1-step1-board.png"]
    assert "game 1 step 1: the ending cannot be drawn" in caplog.text


class Looking(TinyArtist):
    """Draws how it was to look."""

    def board(self, view: TinyView, names: Names) -> Picture:  # noqa: ARG002
        return Picture(f"{look()}".encode(), "the board in words", "board.png")


async def test_a_picture_looks_as_its_reader_wants_it(house: House) -> None:
    house.artists["tiny"] = Looking()
    game = await house.game(BEN)
    plain = await house.desk.queries.board(game, BEN)
    await house.desk.preferences.settle(BEN, stark=True)
    stark = await house.desk.queries.board(game, BEN)
    assert (b"stark=False" in plain.data, b"stark=True" in stark.data) == (True, True)
    assert b"stark=False" in (await house.desk.queries.board(game, None)).data
    await house.desk.preferences.settle(BEN, pictures="words")
    told = await house.desk.queries.board(game, BEN)
    assert (told.data, told.in_words) == (b"", True)
    assert told.alt == "The table is set. the board in words"
    status = await house.desk.queries.status(game)
    assert f"country='{status.commitment}'".encode() in plain.data


class Slow(TinyArtist):
    """Draws nothing until told to; in which order it was asked."""

    def __init__(self) -> None:
        self.told = threading.Event()
        self.begun = threading.Event()
        self.order: list[str] = []

    def _draw(self, scene: str) -> Picture:
        self.order.append(scene)
        self.begun.set()
        assert self.told.wait(10)
        return Picture(b"", scene, f"{scene}.png")

    def board(self, *_: object) -> Picture:
        return self._draw("board")

    def mat(self, *_: object) -> Picture:
        return self._draw("mat")

    def preview(self, *_: object) -> Picture:
        return self._draw("preview")


async def test_of_many_pictures_those_of_a_table_come_first_and_mere_looks_last(house: House) -> None:
    game = await house.game(BEN)
    house.artists["tiny"] = slow = Slow()
    drawings = Drawings(house.core.store, house.core.tables, house.clock, threads=1)
    async with house.core.store.transaction() as tx:
        loaded = await house.core.tables.load(tx, game)
    first = asyncio.create_task(drawings.scene(loaded, "mat", 0))
    await asyncio.to_thread(slow.begun.wait, 10)
    wanted = [
        asyncio.create_task(drawings.scene(loaded, "board", 1, can_wait=True)),
        asyncio.create_task(drawings.scene(loaded, "mat", 1)),
        asyncio.create_task(drawings.scene(loaded, "preview", 1)),
        asyncio.create_task(drawings.scene(loaded, "board", None)),
    ]
    while drawings._crew._queue.waiting < 4:  # noqa: ASYNC110 - until all of them are wanted
        await asyncio.sleep(0)
    slow.told.set()
    await asyncio.gather(first, *wanted)
    drawings.close()
    assert slow.order == ["mat", "board", "preview", "mat", "board"]


async def test_another_process_draws_the_same_and_can_be_killed(tmp_path: Path) -> None:
    core = await Core.open(
        tmp_path / "games.sqlite3", TITLES, ARTISTS, HandClock(NOON), replace(BARE, processes=1)
    )
    here = Drawings(core.store, core.tables, core.clock)
    try:
        game = await core.desk.lobby.open(opening(next(iter(TITLES)), {}, pace=None))
        await core.desk.lobby.add_stand_in(game, ANNA)
        await core.desk.lobby.start(game, ANNA)
        board = PictureRef(game, 0, "board")
        assert await core.drawings.draw(board) == await here.draw(board)
        pool = core.drawings._crew._pool
        assert pool is not None
        (worker,) = pool._processes
        os.kill(worker, signal.SIGKILL)
        mat = PictureRef(game, 0, "mat", 0)
        assert await core.drawings.draw(mat) == await here.draw(mat)
    finally:
        here.close()
        await core.stop()


async def test_a_tables_post_does_not_wait_for_the_pictures_of_letters(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many letters to one person wait for theirs."""
    monkeypatch.setattr("bot.post.delivery.LETTERS_AT_ONCE", 1)
    house.artists["tiny"] = slow = SlowMats()
    await house.restart()
    game = await house.lobby(BEN)
    await house.desk.lobby.start(game, ANNA)
    telling = asyncio.create_task(house.settle())
    try:
        async with asyncio.timeout(60):
            await asyncio.to_thread(slow.begun.wait, 60)
            await house.courier.hear("Waiting for")
        assert not house.courier.to(ANNA)
    finally:
        slow.told.set()
    await telling
    assert house.courier.to(ANNA)


class SlowMats(TinyArtist):
    """Draws all but mats at once."""

    def __init__(self) -> None:
        self.told, self.begun = threading.Event(), threading.Event()

    def mat(self, view: TinyView, names: Names, foreseen: object = None) -> Picture:  # noqa: ARG002
        self.begun.set()
        assert self.told.wait(60)
        return Picture(b"", "mat", "mat.png")
