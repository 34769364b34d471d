"""What must hold for a phone: type large enough, nothing over something else, companies told apart."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import ImageChops, ImageStat

from render.baron.companies import STYLES, badge
from render.baron.display.picture import draw_board
from render.baron.mat.picture import TALLEST, draw_mat
from render.baron.preview import draw_preview
from render.kit import type as lettering
from render.kit.canvas import Canvas
from render.kit.theme import WHITE
from rules.baron.box.components import ENGINES
from rules.baron.box.figure_checks import COMPANIES
from tests.render.baron import scenes
from tests.render.dogfight.test_phone import contrast
from words import say

LONG_NAMES = dict.fromkeys(range(5), "Wolfram Maximilian von Hohenzollern")


@cache
def pictures(players: str = "short") -> dict[str, Canvas]:
    names = {"short": scenes.NAMES, "long": LONG_NAMES}[players]
    boards = {f"display {name}": draw_board(scene(None), names) for name, scene in scenes.SCENES.items()}
    mats = {f"mat {name}": draw_mat(scene(), names) for name, scene in scenes.MATS.items()}
    previews = {f"preview {name}": draw_preview(*scenes.previewed(name), names) for name in scenes.PREVIEWS}
    return boards | mats | previews


def test_no_type_is_smaller_than_28_pixels_on_1200() -> None:
    for canvas in pictures().values():
        assert canvas.image.width == 1200
        assert min(written.size for written in canvas.written) >= lettering.LEAST


def test_no_picture_is_much_taller_than_1800() -> None:
    """But for a full hand, which its owner scrolls through: each of its cards has its text."""
    for name, canvas in pictures().items():
        assert canvas.image.height <= (TALLEST if name == "mat full-hand" else 1830), name


@pytest.mark.parametrize("players", ["short", "long"])
def test_nothing_is_written_off_the_picture_or_over_something_else(players: str) -> None:
    for name, canvas in pictures(players).items():
        for written in canvas.written:
            area = written.box.width * written.box.height
            assert written.box.overlap(canvas.box) == pytest.approx(area), (name, written.text)
        for one, other in combinations(canvas.written, 2):
            assert one.box.overlap(other.box) <= 60, (name, one.text, other.text)


def test_only_long_names_of_players_are_cut_short() -> None:
    for name, canvas in pictures("long").items():
        cut = [written.text for written in canvas.written if "…" in written.text]
        assert all(text.startswith("Wolfram") for text in cut), name


def test_every_company_has_its_own_colour_shape_and_letter() -> None:
    assert tuple(sorted(STYLES)) == COMPANIES
    for one, other in combinations(STYLES.values(), 2):
        assert one.shape != other.shape
        assert one.letter != other.letter
        assert one.colour != other.colour


def test_badges_differ_in_grey() -> None:
    grey = []
    for key in STYLES:
        canvas = Canvas(80, 80, WHITE)
        badge(key)._replace(letter="X").draw(canvas, (40, 40))
        grey.append(canvas.image.convert("L"))
    for one, other in combinations(grey, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 4


def test_white_type_reads_on_all_companies_colours() -> None:
    for look in STYLES.values():
        assert contrast(look.colour, WHITE) >= 4.5
        assert contrast(look.deep, WHITE) >= 7


def test_the_display_says_who_is_awaited_and_which_technologies_everybody_has() -> None:
    view = scenes.war_news()
    awaited = [mat for mat in view.companies if mat.seat in view.asked]
    written = [each.text for each in draw_board(view, scenes.NAMES).written]
    assert awaited
    assert written.count("?") == len(awaited) + 1
    for mat in view.companies:
        for box in view.technologies:
            if box.key in mat.technologies and box.by_engines is None and box.key not in ENGINES:
                assert any(say(box.name) in line for line in written), (mat.name, box.name)
    nobody = draw_board(replace(view, asked=()), scenes.NAMES).written
    assert not any(each.text == "?" for each in nobody)


def test_every_card_of_a_full_hand_has_its_text() -> None:
    view = scenes.MATS["full-hand"]()
    assert view.own is not None
    hand = view.own.hand or ()
    written = " ".join(each.text for each in draw_mat(view, scenes.NAMES).written)
    assert len(hand) > 4
    assert all(say(card.text) in written for card in hand)
