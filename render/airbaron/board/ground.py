"""The country under the network: land, a shadow at the coast, and state borders, quiet as paper."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.airbaron.board.projection import Sheet, outline
from render.kit.canvas import Canvas
from render.kit.theme import GREY, Colour

SEA: Colour = (222, 231, 238)
LAND: Colour = (253, 251, 245)
_BORDER: Colour = (226, 225, 219)
_COAST: Colour = (196, 208, 217)


def ground(sheet: Sheet, *, stark: bool) -> Image.Image:
    """The sheet's own box, its corner at (0, 0). Where contrast is high only the coast is drawn."""
    return _ground(sheet.lowered(-sheet.box.top), stark=stark)


@lru_cache(maxsize=16)
def _ground(local: Sheet, *, stark: bool) -> Image.Image:
    canvas = Canvas(round(local.box.width), round(local.box.height), SEA)
    rings = [[local.place(*point) for point in ring] for ring in outline().land]
    for ring in rings:
        canvas.shadow(ring, (0, 5), 7, 0.14)
    canvas.fill(rings, LAND)
    lines = [[local.place(*point) for point in line] for line in outline().borders]
    if not stark:
        canvas.strokes(lines, _BORDER, 2)
    for ring in rings:
        canvas.outline(ring, GREY if stark else _COAST, 2)
    return canvas.image
