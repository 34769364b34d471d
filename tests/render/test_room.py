"""Room: whatever language a picture speaks, all of its text is there, inside of what it stands on."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache, partial
from itertools import combinations
from typing import cast

import pytest

from render.kit.canvas import Canvas
from render.kit.type import LEAST
from tests.render import golden, long_words
from tests.render.airbaron import scenes as airbaron
from tests.render.baron import scenes as baron
from tests.render.dogfight import scenes
from tests.render.everything import PICTURES, STILLS, Inside, watched
from words import phrase, speaking

LANGUAGES: dict[str, Callable[[], AbstractContextManager[None]]] = {
    "en": partial(speaking, "en"),
    "de": partial(speaking, "de"),
    "long": long_words.spoken,
}
TIGHTEST = (
    "console-altitude",
    "preview-two-planes",
    "ending-won",
    "baron-display-war-news",
    "baron-mat-full-hand",
    "airbaron-board-auction",
    "airbaron-mat-scattered",
)
MOST_OVER = 60
"""Square pixels by which the boxes of two texts may overlap: a line's box is higher than its letters."""

_WORDS = re.compile(r"[^\W\d_]{2}")
_HALF = 0.36
"""Half the height of capitals, in ems."""


@cache
def pictures(language: str) -> dict[str, list[Inside]]:
    """All that has words on every golden scene."""
    found = {}
    with LANGUAGES[language]():
        for name, draw in PICTURES.items():
            with watched() as written:
                draw()
            found[name] = [each for each in dict.fromkeys(written) if _WORDS.search(each.text)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut(language: str) -> None:
    for name, written in pictures(language).items():
        assert written, name
        assert not [each.text for each in written if "…" in each.text], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_leaves_what_it_stands_on(language: str) -> None:
    for name, written in pictures(language).items():
        for text, size, (left, top, right, bottom), panel, _ in written:
            middle, half = (top + bottom) / 2, _HALF * size
            assert left >= panel.left - 1, (name, text)
            assert right <= panel.right + 1, (name, text)
            assert middle - half >= panel.top - 1, (name, text)
            assert middle + half <= panel.bottom + 1, (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_too_small_for_a_phone_or_lies_on_another(language: str) -> None:
    for name in STILLS:
        canvases = defaultdict[int, list[Inside]](list)
        for each in pictures(language)[name]:
            assert each.size >= LEAST, (name, each.text)
            canvases[each.canvas].append(each)
        for written in canvases.values():
            for one, other in combinations(written, 2):
                assert one.box.overlap(other.box) <= MOST_OVER, (name, one.text, other.text)


@pytest.mark.parametrize("name", TIGHTEST)
def test_the_tightest_pictures_in_german_look_as_they_did(name: str) -> None:
    with speaking("de"):
        golden.check(f"de-{name}", cast("Canvas", STILLS[name]()).image)


@pytest.mark.parametrize("language", ["en", "de"])
def test_long_names_are_cut_before_anything_is_too_small(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for names in (scenes.NAMES, baron.NAMES, airbaron.NAMES):
        for seat in names:
            monkeypatch.setitem(names, seat, "Wolfram Maximilian von Hohenzollern")
    with LANGUAGES[language]():
        for name, draw in STILLS.items():
            with watched() as written:
                draw()
            assert not [each.text for each in written if each.size < LEAST], name


def test_the_long_language_is_a_third_longer() -> None:
    said = ("dogfight-pictures.damage-taken", "baron-pictures.no-news", "airbaron-pictures.no-spokes")
    with speaking("en"):
        usual = sum(len(phrase(key)) for key in said)
    with long_words.spoken():
        longer = sum(len(phrase(key)) for key in said)
    assert 1.25 * usual < longer < 1.45 * usual
