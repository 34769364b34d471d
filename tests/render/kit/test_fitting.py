"""What must fit fits: smaller, on more lines, or in its short form; and nothing but a name is ever cut."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from render.kit.canvas import Canvas
from render.kit.fitting import block, fitted
from render.kit.theme import INK, WHITE
from render.kit.type import LEAST, SOFT_HYPHEN, width, wrap
from rules.said import said
from words import catalogue, speaking
from words.voice import voice

TEXT = "The quick brown fox jumps over the lazy dog"
MESSAGES = """\
fox = { $what } jumps over the lazy dog
    .short = { $what } jumps
arrow = Right turn
    .short = ↱ 60°
airship = Zeppelin
    .short = Zep{ "\\u00AD" }pe{ "\\u00AD" }lin
"""
FOX = said("zoo.fox", what="The fox")


@pytest.fixture(autouse=True)
def zoo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language with a few messages of its own."""
    (tmp_path / "zoo").mkdir()
    (tmp_path / "zoo" / "zoo.ftl").write_text(MESSAGES, "utf-8")
    monkeypatch.setattr(catalogue, "_HOME", tmp_path)
    monkeypatch.setitem(catalogue._LOCALES, "zoo", "en-GB")
    monkeypatch.setitem(catalogue.LANGUAGES, "zoo", "Zoo")
    with speaking("zoo"):
        yield
    voice.cache_clear()


def test_what_has_room_stays_as_it_is() -> None:
    assert fitted(FOX, 2000, 36) == (("The fox jumps over the lazy dog",), 36, "Bold")


def test_then_it_is_set_smaller_but_never_too_small_for_a_phone() -> None:
    room = width("The fox jumps over the lazy dog", 30)
    assert fitted(FOX, room, 36) == (("The fox jumps over the lazy dog",), 30, "Bold")


def test_then_it_is_wrapped_where_there_may_be_more_lines() -> None:
    room = width("The fox jumps over", 36) + 4
    assert fitted(FOX, room, 36, most=2) == (("The fox jumps over", "the lazy dog"), 36, "Bold")


def test_then_its_short_form_is_taken_and_that_is_set_smaller_too() -> None:
    room = width("The fox jumps", 36)
    assert fitted(FOX, room, 36) == (("The fox jumps",), 36, "Bold")
    assert fitted(FOX, 0.9 * room, 36) == (("The fox jumps",), 32, "Bold")


def test_at_last_a_message_is_as_small_as_it_must_be_and_all_of_it_is_there() -> None:
    forced = fitted(FOX, 100, 36)
    assert forced.lines == ("The fox jumps",)
    assert forced.size < LEAST
    assert forced.width <= 100


def test_a_name_is_set_smaller_and_then_cut() -> None:
    name = "Wolfram Maximilian von Hohenzollern"
    assert fitted(name, width(name, 28), 32) == ((name,), 28, "Bold")
    (line,), size, _ = fitted(name, 200, 32)
    assert size == LEAST
    assert line.endswith("…")
    assert width(line, size) <= 200
    assert fitted("Ada", 200, 32) == (("Ada",), 32, "Bold")


def test_a_place_with_room_for_lines_is_filled_before_anything_is_set_smaller() -> None:
    room = width("The fox jumps over", 36) + 4
    assert block(FOX, room, 36, most=2) == (("The fox jumps over", "the lazy dog"), 36, "Bold")
    assert block(FOX, width("The fox jumps over the lazy", 28), 36, most=2).size == 36


def test_a_short_form_with_signs_that_no_face_draws_is_for_buttons_alone() -> None:
    assert fitted(said("zoo.arrow"), 90, 28).lines == ("Right turn",)


def test_a_word_is_broken_at_a_soft_hyphen_where_it_must_be_and_nowhere_else() -> None:
    airship = said("zoo.airship")
    assert block(airship, width("Zeppe-", 28) + 1, 28, most=2).lines == ("Zeppe-", "lin")
    assert block(airship, 500, 28, most=2).lines == ("Zeppelin",)
    assert wrap(f"An air{SOFT_HYPHEN}ship", 28, width("An airship", 28)) == ["An airship"]


def test_a_name_is_broken_after_its_hyphen_before_it_is_cut() -> None:
    room = width("Schuckert D.I", 28) + 1
    assert fitted("Siemens-Schuckert D.I", room, 32, most=2).lines == ("Siemens-", "Schuckert D.I")
    assert fitted("Siemens-Schuckert D.I", 500, 32, most=2).lines == ("Siemens-Schuckert D.I",)
    assert wrap("level 12-34", 28, width("12-3", 28)) == ["level", "12-34"], "no word, and not broken"


def test_text_is_wrapped_into_the_room() -> None:
    lines = wrap(TEXT, 28, 200)
    assert " ".join(lines) == TEXT
    assert all(width(line, 28) <= 200 for line in lines)
    assert wrap("", 28, 200) == []


def test_several_lines_are_centred_on_their_spot() -> None:
    canvas = Canvas(600, 200, WHITE)
    used = fitted(FOX, width("The fox jumps over", 36) + 4, 36, most=2).write(canvas, (20, 100), INK)
    tops = [each.box.centre[1] for each in canvas.written]
    assert sum(tops) / 2 == pytest.approx(100)
    assert used == max(each.box.width for each in canvas.written)
