"""A film comes to stand with its post when it is ready; nothing waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.desk.acts import Cancel
from bot.desk.hosting import Actor
from bot.kit.refusal import Refusal
from bot.post import filming
from bot.post.delivery import FILMS_AT_ONCE, LOOK_AGAIN, SLOT_HELD
from bot.post.slots import Slots
from bot.settings import BARE
from bot.store.letters import FilmRef
from render.artist import Names, Picture
from render.look import Look
from rules.story import Chapter
from rules.values import Event
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, House
from tests.bot.tiny_title import Tiny, TinyArtist, TinyState, TinyView


class Filming(TinyArtist):
    """Says in its film what it was given to see."""

    moves = True

    def film(
        self,
        before: TinyView,
        events: Sequence[Event],
        after: TinyView,
        names: Names,
    ) -> Picture | None:
        if before.round == 1:
            raise ValueError("the camera is broken")
        seen = (
            f"{before.round}>{after.round} {[e.kind for e in events]} {before.card} {after.card} {names[0]}"
        )
        return Picture(seen.encode(), f"{len(events)} events", "film.gif")

    def lapse(self, history: Sequence[Chapter], names: Names) -> Picture | None:
        seen = [(chapter.view.round, chapter.view.card, chapter.own) for chapter in history]
        return Picture(f"{seen} {names[0]}".encode(), "a time-lapse", "film.gif")


class Halves(Tiny):
    """Two questions make a turn."""

    def turn_of(self, state: TinyState) -> int:
        return state.round // 2


@pytest.fixture
async def cinema(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "test.sqlite3", settings=replace(BARE, films=True))
    house.artists["tiny"] = Filming()
    yield await house.open()
    await house.close()


async def round_of(house: House, game: int, anna: str, ben: str) -> None:
    await house.bid(game, ANNA, anna)
    await house.bid(game, BEN, ben)
    await house.settle()
    await house.pass_time(seconds=LOOK_AGAIN)


async def test_a_film_of_what_everybody_may_see_comes_to_the_post(cinema: House) -> None:
    game = await cinema.game(BEN)
    await round_of(cinema, game, "3", "4")
    first, told = cinema.courier.thread[0], cinema.courier.thread[-1]
    assert first.films == []
    [film] = told.films
    assert film.name == "game1-step1-film.gif"
    assert film.alt == "Bids: Anna 3, Ben 4. Ben takes the round. 1 events"
    assert film.data == b"0>1 ['round'] None None Anna"


async def test_there_is_no_film_where_somebody_wants_still_pictures_only(cinema: House) -> None:
    game = await cinema.game(BEN)
    await cinema.desk.preferences.settle(BEN, pictures="still")
    await round_of(cinema, game, "3", "4")
    assert cinema.courier.thread[-1].films == []
    assert (await cinema.desk.replays.turn(game, 1, BEN)).picture.name == "game1-step1-board.png"
    assert (await cinema.desk.replays.turn(game, 1, ANNA)).picture.name == "game1-turn1-film.gif"
    with pytest.raises(Refusal, match="pictures that don't"):
        await cinema.desk.replays.lapse(game, BEN)


async def test_a_film_that_fails_costs_nothing(cinema: House, caplog: pytest.LogCaptureFixture) -> None:
    game = await cinema.game(BEN)
    await round_of(cinema, game, "3", "4")
    await round_of(cinema, game, "4", "3")
    assert "game 1 step 2: the film cannot be shot" in caplog.text
    assert "Bids: Anna 4, Ben 3." in cinema.courier.thread[-1].text
    assert cinema.courier.thread[-1].films == []
    await round_of(cinema, game, "3", "4")
    assert [film.name for film in cinema.courier.thread[-1].films] == ["game1-step3-film.gif"]


async def test_a_game_that_is_called_off_before_its_film_is_shot_has_none(
    cinema: House, caplog: pytest.LogCaptureFixture
) -> None:
    game = await cinema.game(BEN)
    await cinema.bid(game, ANNA, "3")
    await cinema.bid(game, BEN, "4")
    await cinema.desk.hosting.do(game, Actor(ANNA, GUILD, moderates=False), Cancel())
    with caplog.at_level(logging.WARNING):
        await cinema.settle()
        await cinema.pass_time(seconds=LOOK_AGAIN)
    assert not caplog.records
    assert not any(message.films for message in cinema.courier.thread)
    assert not cinema.rows("SELECT key FROM outbox WHERE state = 'waiting'")


async def test_the_film_is_of_the_last_turn_that_is_told_and_of_all_its_steps(cinema: House) -> None:
    cinema.titles["tiny"] = Halves()  # type: ignore[index]
    game = await cinema.game(BEN, rounds=4)
    for anna, ben in (("3", "4"), ("4", "3"), ("3", "4")):
        await round_of(cinema, game, anna, ben)
    whole = await cinema.core.films.shoot(FilmRef(game, 0, 2))
    assert whole is not None
    assert whole.data.startswith(b"0>2 ['round', 'round']")
    last = await cinema.core.films.shoot(FilmRef(game, 0, 3))
    assert last is not None
    assert last.data.startswith(b"2>3 ['round']")


async def test_nobody_shoots_where_films_are_off(house: House) -> None:
    house.artists["tiny"] = Filming()
    game = await house.game(BEN)
    await round_of(house, game, "3", "4")
    assert all(message.films == [] for message in house.courier.messages)


async def test_films_that_are_waiting_hold_up_no_letter(
    cinema: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More games than there are places for letters, each with a film that never comes to an end."""
    never, begun = asyncio.Event(), set[int]()

    async def shoot(ref: FilmRef) -> Picture | None:
        begun.add(ref.game)
        await never.wait()
        return None

    monkeypatch.setattr(cinema.core.films, "shoot", shoot)
    monkeypatch.setattr(cinema.outbox._delivery, "_post_slots", Slots(3, SLOT_HELD))
    *filmed, last = [await cinema.game(other) for other in (BEN, BEN, BEN, CLEO)]
    for game in filmed:
        await cinema.bid(game, ANNA, "3")
        await cinema.bid(game, BEN, "4")
    shooting = asyncio.create_task(cinema.outbox.drain())
    await cinema.films_until(lambda: len(begun) == FILMS_AT_ONCE)
    await cinema.bid(last, ANNA, "1")
    await cinema.bid(last, CLEO, "5")
    await cinema.outbox._look()
    await cinema.courier.hear("Cleo takes the round.")
    never.set()
    await shooting


async def test_whoever_asks_gets_a_turn_or_the_whole_game_as_everybody_saw_it(house: House) -> None:
    house.artists["tiny"] = Filming()
    await house.restart()
    game = await house.game(BEN)
    with pytest.raises(Refusal, match="Nobody has done anything in Game 1"):
        await house.desk.replays.lapse(game)
    await round_of(house, game, "3", "4")
    lapse = await house.desk.replays.lapse(game)
    assert (lapse.name, lapse.data) == ("game1-film.gif", b"[(0, None, ()), (1, None, ())] Anna")
    turn = await house.desk.replays.turn(game, 1)
    assert (turn.at, turn.last) == (1, 1)
    assert "Bids: Anna 3, Ben 4." in turn.text
    assert turn.picture.name == "game1-turn1-film.gif"
    with pytest.raises(Refusal, match="Game 1 has turns 1 to 1, but no turn 2"):
        await house.desk.replays.turn(game, 2)


async def test_a_turn_in_which_nothing_moves_is_shown_as_it_stood(house: House) -> None:
    game = await house.game(BEN)
    await round_of(house, game, "3", "4")
    turn = await house.desk.replays.turn(game, 1)
    assert turn.picture.name == "game1-step1-board.png"
    with pytest.raises(Refusal, match="There's no film of Game 1"):
        await house.desk.replays.lapse(game)


async def test_a_film_that_was_asked_for_and_fails_is_told_and_noted(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.artists["tiny"] = Filming()
    await house.restart()
    game = await house.game(BEN)
    for bids in (("3", "4"), ("4", "3")):
        await round_of(house, game, *bids)
    with pytest.raises(Refusal, match="I couldn't make that film"):
        await house.desk.replays.turn(game, 2)
    assert "a film that was asked for cannot be made: ValueError" in caplog.text


def test_a_film_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The alarm is set before the work and taken back after it."""
    rung: list[int] = []
    script = filming.Script(Filming(), {}, Tiny(), 2, {}, (), Look())
    monkeypatch.setattr("signal.alarm", rung.append)
    assert filming._patiently(lambda _: None, script) is None
    assert rung == [filming.PATIENCE, 0]
