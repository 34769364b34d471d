"""What must hold for a phone: type large enough, nothing covered, airlines told apart without colour."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from render.airbaron.alt import mat_alt
from render.airbaron.board.chart import JET, chart
from render.airbaron.board.crowd import CLEARLY, HUB, NEIGHBOURS, SPOKE
from render.airbaron.board.picture import draw_board
from render.airbaron.board.tokens import CODES, draw_spoke, hub_room
from render.airbaron.liveries import LIVERIES
from render.airbaron.mat.picture import draw_mat
from render.airbaron.preview import draw_preview
from render.airbaron.routes import Pen, draw_route
from render.kit import type as lettering
from render.kit.canvas import Canvas
from render.kit.panels import HEADER
from render.kit.shapes import centred
from render.kit.stark import contrast
from render.kit.theme import WHITE
from tests.render.airbaron import scenes

LONG_NAMES = dict.fromkeys(range(6), "Wolfram Maximilian von Hohenzollern")
TALLEST = 1_860


@cache
def pictures() -> dict[str, Canvas]:
    boards = {name: draw_board(scene(None), scenes.NAMES) for name, scene in scenes.SCENES.items()}
    mats = {f"mat {name}": draw_mat(scene(), scenes.NAMES) for name, scene in scenes.MATS.items()}
    previews = {
        f"preview {name}": draw_preview(*scenes.preview(name), scenes.NAMES) for name in scenes.PREVIEWS
    }
    return boards | mats | previews


def test_no_type_is_smaller_than_28_pixels_on_1200() -> None:
    for canvas in pictures().values():
        assert canvas.image.width == 1200
        assert min(written.size for written in canvas.written) >= lettering.LEAST


def test_no_picture_is_too_tall() -> None:
    for name, canvas in pictures().items():
        assert canvas.image.height <= TALLEST, name


def test_nothing_is_written_off_the_picture() -> None:
    for canvas in pictures().values():
        for written in canvas.written:
            whole = written.box.width * written.box.height
            assert written.box.overlap(canvas.box) == pytest.approx(whole), written.text


@pytest.mark.parametrize("name", scenes.SCENES)
def test_on_the_map_codes_spokes_and_hubs_do_not_cover_each_other(name: str) -> None:
    at = chart(scenes.SCENES[name](None), HEADER)
    hubs = [centred(at.places[code], 2 * HUB, 2 * HUB) for code in at.badges]
    spokes = [centred(at.places[code], 2 * SPOKE, 2 * SPOKE) for code in at.labels]
    for one, other in combinations([*hubs, *spokes, *at.labels.values()], 2):
        assert one.overlap(other) <= 4


@pytest.mark.parametrize("name", scenes.SCENES)
def test_neighbours_keep_their_true_order(name: str) -> None:
    """From north to south and west to east; where two all but stand level, some pixels tell nothing."""
    view = scenes.SCENES[name](None)
    at = chart(view, HEADER)
    homes = {site.code: at.sheet.place(site.lon, site.lat) for site in (*view.hubs, *view.spokes)}
    near = [
        (one, other)
        for one, other in combinations(homes, 2)
        if sum(abs(a - b) for a, b in zip(homes[one], homes[other], strict=True)) <= NEIGHBOURS
    ]
    assert len(near) > 20
    for one, other in near:
        for axis in (0, 1):
            true, drawn = (spots[other][axis] - spots[one][axis] for spots in (homes, at.places))
            if abs(true) > CLEARLY:
                assert drawn * true > 0 or abs(drawn) < 10, (one, other)


@pytest.mark.parametrize("name", scenes.SCENES)
def test_no_code_lies_under_a_jumbo(name: str) -> None:
    at = chart(scenes.SCENES[name](None), HEADER)
    for spot in at.jets.values():
        assert all(centred(spot, 2 * JET, 2 * JET).overlap(label) == 0 for label in at.labels.values())


def test_the_code_of_every_hub_fits_into_the_broadest_rim() -> None:
    for hub in scenes.crowd().hubs:
        assert lettering.width(hub.code, CODES[-1], "ExtraBold") <= hub_room(HUB) + 2


def test_the_mat_of_somebody_who_left_says_so() -> None:
    written = [each.text for each in draw_mat(scenes.gone(), scenes.NAMES).written]
    assert any("has left the game" in text for text in written)
    assert not any("orders" in text for text in written)
    assert "has left the game" in mat_alt(scenes.gone())


@pytest.mark.parametrize("name", scenes.SCENES)
def test_everything_lies_on_the_map(name: str) -> None:
    at = chart(scenes.SCENES[name](None), HEADER)
    spots = (*at.places.values(), *at.jets.values(), *at.badges.values())
    assert all(at.sheet.box.grown(-15).holds(spot) for spot in spots)


@pytest.mark.parametrize("name", ["crowd", "won", "auction"])
def test_long_names_are_cut_before_they_run_into_anything(name: str) -> None:
    view = scenes.SCENES[name](0)
    for canvas in (draw_board(view, LONG_NAMES), draw_mat(view, LONG_NAMES)):
        map_end = chart(view, HEADER).sheet.box.bottom if canvas.image.height > 1_500 else 0
        below = [written for written in canvas.written if written.box.top > map_end]
        for one, other in combinations(below, 2):
            assert one.box.overlap(other.box) <= 4 * one.box.width, (one.text, other.text)


def test_six_airlines_differ_in_shape_and_in_line() -> None:
    assert len({look.shape for look in LIVERIES.values()}) == 6
    assert len({look.pattern for look in LIVERIES.values()}) == 6


def test_in_grey_no_two_airlines_spokes_or_routes_look_alike() -> None:
    looks = []
    for look in LIVERIES.values():
        canvas = Canvas(180, 70, WHITE)
        draw_route(canvas, [(10, 35), (120, 35)], Pen(look.deep, look.deep, look.pattern))
        draw_spoke(canvas, (140, 35), SPOKE, 5, look._replace(colour=look.deep))
        looks.append(canvas.image.convert("L"))
    for one, other in combinations(looks, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 3


def test_type_reads_on_the_airlines_colours_and_their_dark_tones_on_white() -> None:
    for look in LIVERIES.values():
        assert contrast(look.colour, look.ink) >= 4.5
        assert contrast(look.deep, WHITE) >= 7
