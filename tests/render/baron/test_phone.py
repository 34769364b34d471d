"""What must hold for a phone: type large enough, nothing over something else, companies told apart."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from render.baron.companies import STYLES, badge
from render.baron.display.picture import draw_board
from render.baron.mat.picture import TALLEST, draw_mat
from render.baron.preview import draw_preview
from render.kit import type as lettering
from render.kit.canvas import Canvas
from render.kit.theme import WHITE
from rules.baron.box.figure_checks import COMPANIES
from tests.render.baron import scenes
from tests.render.dogfight.test_phone import contrast

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


def test_only_names_of_players_and_events_are_ever_cut_short() -> None:
    for name, canvas in pictures().items():
        cut = [written.text for written in canvas.written if "…" in written.text]
        assert set(cut) <= {"Labor Shortages Affect Q…", "Ace: Manfred von Rich…"}, name


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
