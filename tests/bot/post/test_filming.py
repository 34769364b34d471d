"""A film comes to stand with its post when it is ready; nothing waits for it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.core import Core
from bot.post.delivery import FILM_WAITS
from bot.store.letters import FilmRef
from render.artist import Names, Picture
from rules.values import Event
from tests.bot.backroom import ANNA, BEN, House
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


class Halves(Tiny):
    """Two questions make a turn."""

    def turn_of(self, state: TinyState) -> int:
        return state.round // 2


class Cinema(House):
    async def open(self, kind: object = None) -> House:  # noqa: ARG002
        self.artists["tiny"] = Filming()
        self.core = await Core.open(self.path, self.titles, self.artists, self.clock, films=True)
        self.outbox = self.core.hire(self.courier)
        self.desk, self.scheduler = self.core.desk, self.core.scheduler
        return self


@pytest.fixture
async def cinema(tmp_path: Path) -> AsyncIterator[House]:
    house = await Cinema(tmp_path / "test.sqlite3").open()
    yield house
    await house.close()


async def round_of(house: House, game: int, anna: str, ben: str) -> None:
    await house.bid(game, ANNA, anna)
    await house.bid(game, BEN, ben)
    await house.settle()
    await house.pass_time(seconds=FILM_WAITS)


async def test_a_film_of_what_everybody_may_see_comes_to_the_post(cinema: House) -> None:
    game = await cinema.game(BEN)
    await round_of(cinema, game, "3", "4")
    first, told = cinema.courier.thread[0], cinema.courier.thread[-1]
    assert first.films == []
    [film] = told.films
    assert (film.name, film.alt) == ("game1-step1-film.gif", "1 events")
    assert film.data == b"0>1 ['round'] None None Anna"


async def test_a_film_that_fails_costs_nothing(cinema: House, caplog: pytest.LogCaptureFixture) -> None:
    game = await cinema.game(BEN)
    await round_of(cinema, game, "3", "4")
    await round_of(cinema, game, "4", "3")
    assert "game 1 step 2: the film cannot be shot" in caplog.text
    assert "Bids: Anna 4, Ben 3." in cinema.courier.thread[-1].text
    assert cinema.courier.thread[-1].films == []
    await round_of(cinema, game, "3", "4")
    assert [film.name for film in cinema.courier.thread[-1].films] == ["game1-step3-film.gif"]


async def test_the_film_is_of_the_last_turn_that_is_told_and_of_all_its_steps(cinema: House) -> None:
    cinema.titles["tiny"] = Halves()  # type: ignore[index]
    game = await cinema.game(BEN, rounds=4)
    for anna, ben in (("3", "4"), ("4", "3"), ("3", "4")):
        await round_of(cinema, game, anna, ben)
    assert cinema.core.films is not None
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
