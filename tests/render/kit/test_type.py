from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Barrier, BrokenBarrierError
from typing import Any

import pytest
from PIL import ImageFont

from render.kit import type as lettering
from render.kit.canvas import Canvas
from render.kit.theme import INK, WHITE


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("José", "José"),
        ("Łukasz Żal", "Łukasz Żal"),
        ("Владимир", "Владимир"),
        ("日本太郎", "日本太郎"),
        ("홍길동", "홍길동"),
        ("محمد علي", "محمد علي"),
        ("נועה", "נועה"),
        ("अनिल", "अनिल"),
        ("สมชาย", "สมชาย"),
        ("𝓕𝓪𝓷𝓬𝔂 Ｗｉｄｅ", "Fancy Ｗｉｄｅ"),
        ("two\nlines\tand  gaps", "two lines and gaps"),
        ("zero\u200bwidth\u202e", "zerowidth"),
        ("z\u0317\u0318\u0319\u031c\u031d\u031e", "z\u0317\u0318"),
    ],
)
def test_names_that_can_be_drawn_are(name: str, shown: str) -> None:
    assert lettering.readable(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [("தமிழ்", "tmil"), ("ማርያም", "maryam"), ("😀", "Grinning"), ("Ada 🦊", "Ada Fox"), ("㐂", "Ki")],
)
def test_names_that_no_face_draws_are_written_in_latin_letters(name: str, shown: str) -> None:
    assert lettering.readable(name) == shown


@pytest.mark.parametrize("name", ["\u200b", "", "   ", "\ue000"])
def test_whoever_has_no_name_to_speak_of_is_somebody_and_never_a_number_or_a_box(name: str) -> None:
    assert lettering.readable(name) == lettering.SOMEBODY


def test_every_character_of_a_name_is_drawn_by_a_face_that_has_it() -> None:
    for name in ("Ада 日本 محمد", "Ng\u0169g\u0129 עברית", "अनिल Kumar"):
        for run, face in lettering.runs(name, "Bold", 30):
            assert all(lettering._draws(face, 30, c) for c in run if not c.isspace()), run


def test_two_threads_that_open_a_face_at_once_write_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a cold process: both find no font of that face, and each opens one."""
    text, size = "Wolff AVATAR To 日本 Ταχύ", 23
    alone = written(text, size)
    both, opened = Barrier(2), ImageFont.truetype

    def together(*given: Any) -> ImageFont.FreeTypeFont:
        with suppress(BrokenBarrierError):
            both.wait(timeout=2)
        return opened(*given)

    monkeypatch.setattr(ImageFont, "truetype", together)
    forget_fonts()
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(written, [text] * 2, [size] * 2)) == [alone] * 2
    lettering._mask.cache_clear()
    lettering.width.cache_clear()
    assert written(text, size) == alone


def test_a_font_that_was_opened_anew_writes_the_same() -> None:
    text, size = "Wolff AVATAR 日本 محمد", 23
    alone = written(text, size)
    lettering.font.cache_clear()
    lettering._mask.cache_clear()
    lettering.width.cache_clear()
    assert written(text, size) == alone


def written(text: str, size: int) -> tuple[bytes, float]:
    return lettering.mask(text, size, "Bold", (0, 0)).image.tobytes(), lettering.width(text, size)


def forget_fonts() -> None:
    for kept in vars(lettering).values():
        if hasattr(kept, "cache_clear"):
            kept.cache_clear()


def test_words_of_a_script_that_runs_to_the_left_stay_in_one_run() -> None:
    assert [run for run, _ in lettering.runs("محمد علي", "Bold", 30)] == ["محمد علي"]


def test_the_canvas_remembers_what_it_wrote_and_where() -> None:
    canvas = Canvas(200, 60, WHITE)
    length = canvas.write("Turn 5", (190, 30), 30, INK, align="right")
    (written,) = canvas.written
    assert (written.text, written.size) == ("Turn 5", 30)
    assert written.box.right == 190
    assert written.box.width == pytest.approx(length)
    ink = canvas.image.convert("L").point([255 if level < 128 else 0 for level in range(256)]).getbbox()
    assert ink is not None
    assert written.box.left - 2 <= ink[0] < ink[2] <= written.box.right + 2
    assert ink[1] + ink[3] == pytest.approx(60, abs=3)


def test_a_long_text_is_set_smaller_before_it_is_cut() -> None:
    room = lettering.width("Siemens-Schuckert", 30)
    assert lettering.largest("Siemens", room, (32, 30, 28)) == 32
    assert lettering.largest("Siemens-Schuckert", room, (32, 30, 28)) == 30
    assert lettering.largest("Siemens-Schuckert D.I (A-firing)", room, (32, 30, 28)) == 28
