from __future__ import annotations

import pytest

from render.kit import type as lettering
from render.kit.canvas import Canvas
from render.kit.theme import INK, WHITE


@pytest.fixture
def manrope_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without any other face."""
    monkeypatch.setattr(lettering, "_fallbacks", lambda _: ())
    lettering._drawable.cache_clear()
    monkeypatch.setattr(lettering, "width", lettering.width.__wrapped__)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("José", "José"),
        ("Łukasz Żal", "Łukasz Żal"),
        ("Владимир", "Владимир"),
        ("𝓕𝓪𝓷𝓬𝔂 Ｗｉｄｅ", "Fancy Wide"),
        ("two\nlines\tand  gaps", "two lines and gaps"),
        ("zero\u200bwidth\u202e", "zerowidth"),
    ],
)
def test_names_that_can_be_drawn_are(name: str, shown: str, manrope_alone: None) -> None:
    assert lettering.readable(name, otherwise="Seat 1") == shown


@pytest.mark.parametrize("name", ["田中", "😀😀", "\u200b", "", "   ", "\ue000"])
def test_names_that_no_face_draws_are_replaced_and_never_boxes(name: str, manrope_alone: None) -> None:
    assert lettering.readable(name, otherwise="Seat 1") == "Seat 1"


def test_what_cannot_be_drawn_is_left_out_of_what_can(manrope_alone: None) -> None:
    assert lettering.readable("Ada 😀 田", otherwise="Seat 1") == "Ada"


def test_long_text_is_cut_to_its_room() -> None:
    text = lettering.fit("Wolfram Maximilian von Hohenzollern", 28, 200)
    assert text.endswith("…")
    assert lettering.width(text, 28) <= 200
    assert lettering.fit("Ada", 28, 200) == "Ada"


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
