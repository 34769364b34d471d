"""Drawing is behind: a turn's post goes out in words, and one edit adds its picture."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.desk.acts import Cancel
from bot.desk.hosting import Actor
from bot.kit.metrics import IN_WORDS
from bot.post.courier import Undeliverable, Why
from bot.post.delivery import LANDS_LATE, LETTERS_AT_ONCE, LOOK_AGAIN, SLOT_HELD
from bot.post.drawing import PATIENCE, REMEMBERED, Behind, Drawings
from bot.post.slots import Slots
from bot.settings import BARE
from bot.store.letters import PictureRef
from render.artist import Names, Picture
from rules.engine import Outcome
from rules.story import Chapter
from rules.values import Event
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, Crash, House, Message, dm_of
from tests.bot.tiny_title import TinyArtist, TinyView

NEWS = "Bids: Anna 3, Ben 4. Ben takes the round."
"""Of the first round."""


class Slow(TinyArtist):
    """Draws tables when told to; all else at once."""

    moves = True

    def __init__(self) -> None:
        self.begun, self.ending_begun = threading.Event(), threading.Event()
        self.go_on = threading.Event()
        self.go_on.set()
        self.fails = False
        self.drawn = 0

    def stop(self) -> None:
        self.begun.clear()
        self.go_on.clear()

    def board(self, view: TinyView, names: Names) -> Picture:
        self.begun.set()
        assert self.go_on.wait(60)
        if self.fails:
            raise ValueError("the pencil broke")
        self.drawn += 1
        return super().board(view, names)

    def ending(self, history: Sequence[Chapter], outcome: Outcome, names: Names) -> Picture:  # noqa: ARG002
        self.ending_begun.set()
        assert self.go_on.wait(60)
        return Picture(b"the end", f"{len(history)} chapters", "ending.png")

    def film(self, before: TinyView, events: Sequence[Event], after: TinyView, names: Names) -> Picture:  # noqa: ARG002
        return Picture(b"moving", "a film", "film.gif")


@pytest.fixture
async def artist(house: House) -> AsyncIterator[Slow]:
    house.artists["tiny"] = slow = Slow()
    await house.restart()
    yield slow
    slow.go_on.set()


@asynccontextmanager
async def behind(house: House, artist: Slow, *also: threading.Event) -> AsyncIterator[None]:
    """A second and more after a table was asked for, and all else that begins; before any of it is drawn."""
    telling = asyncio.create_task(house.settle())
    try:
        async with asyncio.timeout(60):
            for begun in (artist.begun, *also):
                await asyncio.to_thread(begun.wait, 60)
            await house.clock.advance(PATIENCE)
            yield
    finally:
        artist.go_on.set()
    await telling


async def a_round(house: House, game: int, anna: str, ben: str) -> str:
    await house.bid(game, ANNA, anna)
    await house.bid(game, BEN, ben)
    return f"Bids: Anna {anna}, Ben {ben}."


async def in_words(house: House, artist: Slow, game: int, anna: str = "3", ben: str = "4") -> Message:
    """A round that is told while it is drawn, and its post before the picture is there."""
    artist.stop()
    told = await a_round(house, game, anna, ben)
    async with behind(house, artist):
        post = await house.courier.hear(told)
        assert not post.added
    return post


def names(pictures: Sequence[Picture]) -> list[str]:
    return [picture.name for picture in pictures]


def counted(end: str) -> float:
    found = IN_WORDS.labels(end)._value.get()
    assert isinstance(found, float)
    return found


def waiting(house: House) -> list[tuple[object, ...]]:
    return house.rows("SELECT key FROM outbox WHERE state = 'waiting'")


async def test_what_is_drawn_in_time_goes_with_the_post_and_needs_no_edit(house: House, artist: Slow) -> None:
    asked: list[str] = []
    game = await house.game(BEN)
    house.courier.before = lambda what, _channel: asked.append(what)
    told = await a_round(house, game, "3", "4")
    await house.settle()
    post = await house.courier.hear(told)
    assert names(post.letter.pictures) == ["game1-step1-board.png"]
    assert (post.letter.in_words, post.added, artist.drawn) == ("", [], 2)
    assert "attach" not in asked


async def test_where_drawing_is_behind_the_words_go_first_and_the_picture_is_added(
    house: House, artist: Slow
) -> None:
    game, sent, added = await house.game(BEN), counted("sent"), counted("picture added")
    post = await in_words(house, artist, game)
    assert (post.letter.pictures, post.letter.in_words) == ((), "Round 1, points (0, 1)")
    assert post.letter.panel is not None
    assert [(each.name, each.alt) for each in post.added] == [
        ("game1-step1-board.png", f"{NEWS} Round 1, points (0, 1)")
    ]
    assert artist.drawn == 2  # with the one of the set-up: none is drawn twice
    assert (counted("sent") - sent, counted("picture added") - added) == (1, 1)
    assert waiting(house) == []


async def test_a_second_is_counted_from_when_the_picture_was_asked_for(house: House, artist: Slow) -> None:
    game = await house.game(BEN)
    artist.stop()
    told = await a_round(house, game, "3", "4")
    telling = asyncio.create_task(house.settle())
    async with asyncio.timeout(60):
        await asyncio.to_thread(artist.begun.wait, 60)
        await house.clock.advance(PATIENCE - timedelta(milliseconds=1))
        artist.go_on.set()
        await telling
    assert names((await house.courier.hear(told)).letter.pictures) == ["game1-step1-board.png"]


async def test_nobody_waits_a_second_for_what_will_take_longer(house: House, artist: Slow) -> None:
    """The clock stands still: that many pictures are before it is known, and how long each of them took."""
    games = [await house.game(BEN) for _ in range(REMEMBERED)]
    drawings = Drawings(house.core.store, house.core.tables, house.clock, threads=1)
    drawings._usual = PATIENCE / 4
    artist.stop()
    tries = [asyncio.create_task(drawings.draw(PictureRef(game, 0, "board"), in_time=True)) for game in games]
    try:
        late, pending = set[asyncio.Task[Picture]](), set(tries)
        while len(late) < len(games) - 4:
            done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
            late |= done
        assert len(pending) == 4
        for task in late:
            with pytest.raises(Behind, match="drawing is behind"):
                await task
    finally:
        artist.go_on.set()
    assert len(names(await asyncio.gather(*pending))) == 4
    drawings.close()


async def test_how_long_a_picture_takes_is_known_from_the_last_ones(house: House, artist: Slow) -> None:
    game = await house.game(BEN)
    drawings = Drawings(house.core.store, house.core.tables, house.clock)
    artist.stop()
    drawing = asyncio.create_task(drawings.draw(PictureRef(game, 0, "board")))
    await asyncio.to_thread(artist.begun.wait, 60)
    await house.clock.advance(timedelta(hours=3))  # which is not the drawing's fault, and counts for little
    artist.go_on.set()
    await drawing
    assert timedelta() < drawings._usual <= PATIENCE
    drawings.close()


async def test_what_cannot_be_drawn_stays_in_words_and_is_not_tried_for_ever(
    house: House, artist: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    game = await house.game(BEN)
    artist.fails = True
    post = await in_words(house, artist, game)
    assert (post.letter.in_words, post.added) == ("Round 1, points (0, 1)", [])
    assert "game 1 step 1: the board cannot be drawn" in caplog.text
    assert waiting(house) == []


async def test_a_game_ends_in_words_and_both_its_pictures_are_added(house: House, artist: Slow) -> None:
    game = await house.game(BEN, rounds=1)
    artist.stop()
    told = await a_round(house, game, "3", "4")
    async with behind(house, artist, artist.ending_begun):
        post = await house.courier.hear(told)
        assert not post.added
    assert (post.letter.pictures, post.letter.in_words) == ((), "Round 1, points (0, 1)")
    assert [file.name for file in post.letter.files] == ["flugpost-game1.json"]
    assert names(post.added) == ["game1-step1-ending.png", "game1-step1-board.png"]


async def test_a_post_that_is_closed_meanwhile_gets_its_own_picture_and_stays_closed(
    house: House, artist: Slow
) -> None:
    game = await house.game(BEN)
    artist.stop()
    first = await a_round(house, game, "3", "4")
    async with behind(house, artist):
        post = await house.courier.hear(first)
        second = await a_round(house, game, "4", "5")
        await house.scheduler.tick()
        await house.outbox._look()
        await house.clock.advance(PATIENCE)
        await house.courier.hear(second)
        assert not post.added
    assert post.edits[-1].panel is None
    assert "The game goes on below." in post.text
    assert [(each.name, each.alt) for each in post.added] == [
        ("game1-step1-board.png", f"{NEWS} Round 1, points (0, 1)")
    ]


@pytest.mark.parametrize("what", ["post", "attach"])
@pytest.mark.parametrize("taken", [True, False])
async def test_a_crash_before_the_picture_is_there_leaves_a_letter_that_adds_it(
    house: House, artist: Slow, what: str, *, taken: bool
) -> None:
    game = await house.game(BEN)
    (thread,) = house.courier.threads

    def die(done: str, channel: int) -> None:
        if (done, channel) == (what, thread):
            raise Crash

    artist.stop()
    told = await a_round(house, game, "3", "4")
    setattr(house.courier, "after" if taken else "before", die)
    telling = asyncio.create_task(house.settle())
    async with asyncio.timeout(60):
        await asyncio.to_thread(artist.begun.wait, 60)
        await house.clock.advance(PATIENCE)
        if what == "attach":
            await house.courier.hear(told)
            artist.go_on.set()
        with pytest.raises(Crash):
            await telling
    artist.go_on.set()
    house.courier.before = house.courier.after = lambda _what, _channel: None
    await house.restart()
    await house.settle()
    await house.pass_time(seconds=LANDS_LATE.total_seconds())
    (post,) = [message for message in house.courier.thread if told in message.text]
    assert names((*post.letter.pictures, *post.added)) == ["game1-step1-board.png"]
    assert waiting(house) == []


async def test_a_thread_that_is_gone_meanwhile_needs_no_picture(
    house: House, artist: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    game = await house.game(BEN)
    artist.stop()
    told = await a_round(house, game, "3", "4")
    async with behind(house, artist):
        post = await house.courier.hear(told)
        house.courier.gone.add(post.channel)
    assert (post.added, waiting(house)) == ([], [])
    assert "given up" not in caplog.text


async def test_where_the_bot_may_not_write_any_more_the_picture_waits(house: House, artist: Slow) -> None:
    game = await house.game(BEN)
    refused = True

    def refuse(what: str, _channel: int) -> None:
        if what == "attach" and refused:
            raise Undeliverable(Why.FORBIDDEN)

    house.courier.before = refuse
    post = await in_words(house, artist, game)
    assert (post.added, waiting(house)) == ([], [("picture:1",)])
    refused = False
    await house.outbox.retry_now()
    await house.settle()
    assert names(post.added) == ["game1-step1-board.png"]


async def test_what_was_missed_is_told_in_words_as_well(house: House, artist: Slow) -> None:
    game = await house.game(BEN)
    (thread,) = house.courier.threads
    shut = True

    def refuse(what: str, channel: int) -> None:
        if shut and what == "post" and channel < dm_of(0):
            raise Undeliverable(Why.UNSEEN)

    house.courier.before = refuse
    first = await a_round(house, game, "3", "4")
    await house.settle()
    artist.stop()
    second = await a_round(house, game, "4", "5")
    async with behind(house, artist):
        shut = False
        await house.outbox.retry_now()
        await house.outbox._look()
        await house.clock.advance(PATIENCE)
        post = await house.courier.hear(second)
        assert first in post.text
        assert post.letter.in_words == "Round 2, points (0, 2)"
    await house.settle()
    assert names(post.added) == ["game1-step2-board.png"]
    assert house.courier.posted(thread)[1:] == [post.text]


@pytest.mark.parametrize("film_first", [True, False])
async def test_a_film_and_a_picture_both_come_to_the_post(tmp_path: Path, *, film_first: bool) -> None:
    house = House(tmp_path / "test.sqlite3", settings=replace(BARE, films=True))
    house.artists["tiny"] = artist = Slow()
    await house.open()

    async def shoot(_: object) -> Picture:
        async with asyncio.timeout(60):
            while not film_first and not post.added:
                await asyncio.sleep(0)
                await house.outbox._look()  # as its own task does, while other lanes are at work
        return Picture(b"moving", "a film", "game1-step1-film.gif")

    house.core.films.shoot = shoot  # type: ignore[method-assign, assignment]
    game = await house.game(BEN)
    artist.stop()
    told = await a_round(house, game, "3", "4")
    async with behind(house, artist):
        post = await house.courier.hear(told)
        if film_first:
            await house.films_until(lambda: bool(post.films))
    await house.pass_time(seconds=LOOK_AGAIN)
    assert (names(post.films), names(post.added)) == (["game1-step1-film.gif"], ["game1-step1-board.png"])
    await house.close()


async def test_pictures_that_are_waited_for_hold_up_no_post(
    house: House, artist: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert LETTERS_AT_ONCE > 1
    monkeypatch.setattr(house.outbox._delivery, "_post_slots", Slots(1, SLOT_HELD))
    monkeypatch.setattr(house.outbox._delivery, "_picture_slots", Slots(1, SLOT_HELD))
    games = [await house.game(other) for other in (BEN, BEN, CLEO)]
    artist.stop()
    for game, other in zip(games, (BEN, BEN, CLEO), strict=True):
        await house.bid(game, ANNA, "3")
        await house.bid(game, other, "4")
    async with behind(house, artist):
        await house.courier.hear("Cleo takes the round.")
    assert waiting(house) == []


async def test_words_that_fail_leave_the_post_to_its_story(
    house: House, artist: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game(BEN)
    monkeypatch.setattr(Slow, "board_alt", None)
    artist.fails = True
    post = await in_words(house, artist, game)
    assert (post.letter.in_words, post.letter.pictures, post.added) == ("", (), [])


@pytest.mark.parametrize("late", [False, True], ids=["in time", "behind"])
async def test_what_happened_before_a_game_was_called_off_is_told_with_its_picture(
    house: House, artist: Slow, *, late: bool
) -> None:
    game = await house.game(BEN)
    if late:
        artist.stop()
    told = await a_round(house, game, "3", "4")
    await house.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), Cancel())
    if late:
        async with behind(house, artist):
            await house.courier.hear(told)
    await house.settle()
    post = await house.courier.hear(told)
    assert names([*post.letter.pictures, *post.added]) == ["game1-step1-board.png"]
    assert not waiting(house)
