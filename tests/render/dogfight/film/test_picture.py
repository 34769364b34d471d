"""Films: how long, how large, in which colours, and what their first and last frames show."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from io import BytesIO
from multiprocessing import get_context

import pytest
from PIL import Image

from render.artist import Picture
from render.dogfight.artist import DogfightArtist
from render.dogfight.film.acts import Act, acts
from render.dogfight.film.picture import CLOSING, OPENING, STEP
from render.dogfight.film.stage import choose_stage
from render.kit.reel import COLOURS
from rules.dogfight.events import EVENTS
from rules.dogfight.view import DogfightView
from tests.render import golden
from tests.render.dogfight import scenes
from tests.render.dogfight.turns import Turn, recorded, turn_of

MOST_BYTES = 1_000_000
MOST_PIXELS = 720, 900
LONELY = "scenario-war-a-lonely-sentinel-altitude-one-side-flies-central-won-by-1"
HARD = "scenario-war-a-hard-task-ufag-nobody-flies-won-by-1"

TURNS: dict[str, tuple[Callable[[], Turn], int]] = {
    "patrol": (lambda: turn_of(scenes.patrol()), 51),
    "melee": (lambda: turn_of(scenes.melee()), 51),
    "losses": (lambda: turn_of(scenes.losses()), 50),
    "rockets": (lambda: recorded(LONELY, 10), 41),
    "cables": (lambda: recorded(HARD, 18), 39),
}
"""What is filmed, and in how many frames."""


@cache
def turn(name: str) -> Turn:
    return TURNS[name][0]()


@cache
def film_of(name: str) -> Picture:
    return filmed(turn(name))


def filmed(one: Turn) -> Picture:
    film = DogfightArtist().film(*one, scenes.NAMES)
    assert film is not None
    return film


def opened(film: Picture) -> Image.Image:
    return Image.open(BytesIO(film.data))


@pytest.mark.parametrize("name", TURNS)
def test_a_film_is_as_long_and_large_as_it_was_and_begins_and_ends_as_it_did(name: str) -> None:
    frames, film = TURNS[name][1], film_of(name)
    with opened(film) as image:
        assert image.n_frames == frames  # type: ignore[attr-defined]
        assert image.width == MOST_PIXELS[0]
        assert image.height <= MOST_PIXELS[1]
        assert image.info["loop"] == 0
        golden.check(f"film-{name}-first", image.convert("RGB"))
        image.seek(frames - 1)
        golden.check(f"film-{name}-last", image.convert("RGB"))
    assert len(film.data) <= MOST_BYTES
    assert film.name == "film.gif"


def test_all_frames_share_one_palette_and_their_times_can_be_kept() -> None:
    film = film_of("melee")
    with opened(film) as image:
        times, colours = [], set()
        for number in range(image.n_frames):  # type: ignore[attr-defined]
            image.seek(number)
            times.append(image.info["duration"])
            found = image.convert("RGB").getcolors(COLOURS)
            assert found is not None
            colours |= {colour for _, colour in found}
    assert all(time % 10 == 0 and time >= STEP for time in times)
    assert (times[0], times[-1]) == (OPENING, CLOSING)
    assert len(colours) <= COLOURS


def test_a_film_tells_the_turn_in_its_alt_text() -> None:
    for name in TURNS:
        alt = film_of(name).alt
        assert len(alt) <= 1024
        assert f"turn {turn(name).before.turn}" in alt
    assert (
        "fires at A (Sopwith Camel, Ada) from 13 cm (long range): 1 damage card from deck A"
        in film_of("patrol").alt
    )


def test_there_is_no_film_where_nothing_moves() -> None:
    before, _, after = turn_of(scenes.opening())
    asked = EVENTS("asked", round=0, seats=[0])
    assert DogfightArtist().film(before, [asked], after, scenes.NAMES) is None


def test_what_not_everybody_may_know_does_not_change_a_film() -> None:
    open_, secret = turn("losses"), EVENTS("disrupted", to=[0], round=1, plane="A")
    assert film_of("losses") == filmed(open_._replace(events=(secret, *open_.events)))


def test_the_picture_stands_still_and_shows_the_action_with_a_margin() -> None:
    view = scenes.wide()
    field = choose_stage(*_ends(turn_of(view)))
    assert field.window.width < view.width / 2
    inner = field.window.grown(-20)
    for leg in view.flown:
        assert inner.holds((leg.start.x, leg.start.y))
        assert inner.holds((leg.end.x, leg.end.y))


def _ends(one: Turn) -> tuple[DogfightView, DogfightView, list[Act]]:
    return one.before, one.after, list(acts(one.before, one.events))


def test_a_film_is_made_in_another_process() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("forkserver")) as pool:
        film = pool.submit(DogfightArtist().film, *turn("losses"), scenes.NAMES).result()
    assert film == film_of("losses")
