from __future__ import annotations

from io import BytesIO

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.shapes import Box, dashes, ellipse
from render.kit.theme import INK, WHITE


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
    with Image.open(BytesIO(canvas.png())) as image:
        assert image.getpixel((3, 3)) == INK
