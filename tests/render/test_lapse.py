"""A whole game as a time-lapse: one frame a turn, small, and of nothing but what everybody saw."""

from __future__ import annotations

from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from render.artist import Picture
from render.artists import ARTISTS
from render.kit import lapse
from render.kit.reel import COLOURS
from rules.story import Chapter, turns
from tests.render import golden
from tests.render.recorded import history

NAMES = {0: "Ada", 1: "Bruno", 2: "Chiara", 3: "Dev", 4: "Emil", 5: "Fatima"}
GAMES = {
    "dogfight": "glory-two-a-side",
    "baron": "standard-peace",
    "airbaron": "round-limit",
}


@cache
def film(title: str) -> Picture:
    made = ARTISTS[title].lapse(history(title, GAMES[title]), NAMES)
    assert made is not None
    return made


@pytest.mark.parametrize("title", GAMES)
def test_there_is_a_frame_for_the_set_up_and_one_for_every_turn(title: str) -> None:
    played = turns(history(title, GAMES[title]))
    with Image.open(BytesIO(film(title).data)) as image:
        frames = image.n_frames  # type: ignore[attr-defined]
        assert frames == len(played) + 1
        assert image.width == lapse.WIDE
        assert image.height <= 1.6 * image.width
        golden.check(f"lapse-{title}-first", image.convert("RGB"))
        times, colours = [], set()
        for number in range(frames):
            image.seek(number)
            times.append(image.info["duration"])
            found = image.convert("RGB").getcolors(COLOURS)
            assert found is not None
            colours |= {colour for _, colour in found}
        golden.check(f"lapse-{title}-last", image.convert("RGB"))
    assert (times[0], times[-1]) == (lapse.FIRST, lapse.LAST)
    assert set(times[1:-1]) == {lapse.pace(frames) // 10 * 10}
    assert len(colours) <= COLOURS
    assert len(film(title).data) < 1_500_000


@pytest.mark.parametrize("title", GAMES)
def test_it_is_told_in_words(title: str) -> None:
    alt = film(title).alt
    assert len(alt) <= 1024
    assert "time-lapse" in alt
    assert f"{len(turns(history(title, GAMES[title])))} turns" in alt
    assert "win" in alt or "won" in alt


@pytest.mark.parametrize("title", GAMES)
def test_what_single_seats_saw_does_not_change_it(title: str) -> None:
    """It may be asked for while the game is on."""
    past = [Chapter(each.view, each.events, each.turn) for each in history(title, GAMES[title])]
    again = ARTISTS[title].lapse(past, NAMES)
    assert again == film(title)


def test_a_long_game_is_shown_in_few_frames_and_to_its_end() -> None:
    past = [Chapter(view, turn=view) for view in range(150)]
    shown = lapse.moments(past)
    assert len(shown) <= lapse.MOST + 1
    assert (shown[0].view, shown[-1].view) == (0, 149)
    assert sum(lapse.pace(len(shown)) for _ in shown) <= 30_000
