from __future__ import annotations

from itertools import combinations
from typing import get_args

import pytest
from PIL import ImageChops, ImageStat

from render.kit.badges import Badge, Shape, shape_points
from render.kit.canvas import Canvas
from render.kit.shapes import around
from render.kit.theme import AMBER, INK, WHITE

SHAPES: tuple[Shape, ...] = get_args(Shape)


def drawn(badge: Badge) -> Canvas:
    canvas = Canvas(120, 120, WHITE)
    badge.draw(canvas, (60, 60), 30)
    return canvas


def test_every_shape_can_be_told_from_every_other_without_colour() -> None:
    for one, other in combinations(SHAPES, 2):
        grey = [drawn(Badge(shape, INK, "A")).image.convert("L") for shape in (one, other)]
        assert ImageStat.Stat(ImageChops.difference(*grey)).mean[0] > 2, (one, other)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_is_about_as_large_as_its_radius_says(shape: Shape) -> None:
    box = around(shape_points(shape, (0, 0), 10))
    assert 17 <= min(box.width, box.height) <= max(box.width, box.height) <= 30


def test_the_letter_takes_the_ink_that_reads_on_the_colour() -> None:
    dark, light = (drawn(Badge("square", AMBER, "I", ink)).image.getpixel((60, 60)) for ink in (INK, WHITE))
    assert dark == INK
    assert light == WHITE
