from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render.kit import masks
from render.kit import type as lettering
from render.kit.canvas import Canvas
from render.kit.shapes import Box, dashes, ellipse
from render.kit.theme import AMBER, INK, WHITE


def dark(canvas: Canvas) -> int:
    return sum(canvas.image.convert("L").histogram()[:128])


def test_edges_are_smooth() -> None:
    canvas = Canvas(100, 100, WHITE)
    canvas.fill([ellipse((50, 50), 30)], INK)
    assert len(canvas.image.getcolors() or ()) > 8
    assert abs(dark(canvas) - 3.1416 * 30**2) < 60


def test_overlapping_shapes_of_one_fill_do_not_double() -> None:
    canvas = Canvas(100, 100, WHITE)
    canvas.fill([ellipse((45, 50), 20), ellipse((55, 50), 20)], INK, alpha=0.5)
    tones = {canvas.image.getpixel(at) for at in ((50, 50), (40, 50), (60, 50))}
    assert len(tones) == 1


def test_nothing_leaves_the_clip_or_the_canvas() -> None:
    canvas = Canvas(100, 100, WHITE)
    with canvas.clipped(Box(0, 0, 50, 100)):
        canvas.fill([ellipse((50, 50), 30)], INK)
    assert canvas.image.getpixel((45, 50)) == INK
    assert canvas.image.getpixel((55, 50)) == WHITE
    canvas.fill([ellipse((-500, 50), 30)], INK)
    canvas.shadow(ellipse((900, 900), 30), (2, 2), 3, 0.5)


def test_dashes_cover_their_share_of_the_line() -> None:
    cut = dashes([(0.0, 0.0), (30.0, 0.0), (100.0, 0.0)], 10, 10)
    assert [(stroke[0][0], stroke[-1][0]) for stroke in cut] == [
        (0, 10),
        (20, 30),
        (40, 50),
        (60, 70),
        (80, 90),
    ]


def test_a_picture_survives_the_png() -> None:
    canvas = Canvas(20, 20, INK)
    canvas.slab(Box(0, 0, 3, 3), AMBER)
    with Image.open(BytesIO(canvas.png())) as image:
        assert image.mode == "P"
        seen = image.convert("RGB")
    assert [seen.getpixel(at) for at in ((1, 1), (9, 9))] == [AMBER, INK]


def pixels(canvas: Canvas) -> bytes:
    return canvas.image.tobytes()


def test_what_is_remembered_looks_as_it_did_the_first_time() -> None:
    def drawn() -> bytes:
        canvas = Canvas(300, 300, WHITE)
        canvas.fill([ellipse((90.3, 80.7), 30)], AMBER)
        canvas.stroke([(10.2, 10.9), (280.1, 120.4), (40.0, 290.0)], INK, 6, dash=(12, 9))
        canvas.panel_shadow(Box(120.5, 130, 260, 240))
        canvas.panel(Box(120.5, 130, 260, 240), 14, AMBER)
        canvas.write("Jasta 11", (150, 180), 30, INK)
        return pixels(canvas)

    assert drawn() == drawn()


def test_a_long_line_looks_the_same_in_tiles_as_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []
    for limit in (masks.LARGE, 10**9):
        monkeypatch.setattr(masks, "LARGE", limit)
        canvas = Canvas(500, 400, WHITE)
        canvas.stroke([(10.2, 10.9), (470.1, 60.4), (300.0, 380.0), (20.0, 200.0)], INK, 7, alpha=0.5)
        looks.append(canvas.image)
    assert max(ImageChops.difference(*looks).convert("L").tobytes()) <= 40
    assert ImageStat.Stat(ImageChops.difference(*looks)).mean[0] < 0.1


def test_a_large_panel_looks_like_a_small_one(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []
    for limit in (0, 10**9):
        monkeypatch.setattr("render.kit.canvas.LARGE_PANEL", limit)
        canvas = Canvas(200, 200, WHITE)
        canvas.panel(Box(20, 30, 180, 170), 18, INK)
        looks.append(canvas.image)
    assert max(ImageChops.difference(*looks).convert("L").tobytes()) <= 70
    assert ImageStat.Stat(ImageChops.difference(*looks)).mean[0] < 0.1


def test_the_shadow_of_a_large_panel_is_the_same_all_around() -> None:
    canvas = Canvas(600, 500, WHITE)
    canvas.panel_shadow(Box(100, 100, 500, 400))
    grey = canvas.image.convert("L").tobytes()
    tones = [grey[y * 600 + x] for x, y in ((98, 250), (501, 250), (300, 402), (200, 402), (60, 250))]
    assert tones[0] == tones[1] < 255
    assert tones[2] == tones[3] < 255
    assert tones[4] == 255


def test_only_so_much_is_remembered() -> None:
    """Each mask that is kept is small, and there are only so many."""
    kept = (masks._polygons, masks._lines, masks._panel, masks._disc, masks._shadow, lettering._mask)
    assert all(each.cache_info().maxsize for each in kept)
    before = masks._polygons.cache_info().currsize
    Canvas(900, 900, WHITE).fill([ellipse((450, 450), 400)], INK)
    assert masks._polygons.cache_info().currsize == before
