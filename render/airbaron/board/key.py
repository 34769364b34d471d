"""The key to the map: what the rims of the hubs mean. It stands where the map is empty, or not at all."""

from __future__ import annotations

from collections.abc import Iterator

from render.airbaron.board.chart import NetworkChart
from render.airbaron.board.crowd import HUB, SPOKE
from render.kit.canvas import Canvas
from render.kit.shapes import Box, centred
from render.kit.theme import GREY, STEEL, WHITE
from render.kit.type import width
from words import phrase

TYPE = 28
HIGH = 46.0
_ENTRIES = ("open", "dominated", "controlled")
_DISC = 17.0
_STEP = 20


def draw_key(canvas: Canvas, at: NetworkChart) -> None:
    box = next(_free(at), None)
    if box is None:
        return
    canvas.panel(box, HIGH / 2, WHITE, 0.8)
    x, y = box.left + 12, box.centre[1]
    for entry in _ENTRIES:
        _draw_rim(canvas, entry, (x + _DISC, y))
        x += 2 * _DISC + 8
        x += canvas.write(_word(entry), (x, y), TYPE, STEEL, weight="SemiBold") + 18


def _word(entry: str) -> str:
    return phrase(f"airbaron-pictures.key-{entry}")


def _draw_rim(canvas: Canvas, entry: str, centre: tuple[float, float]) -> None:
    canvas.disc(centre, _DISC, WHITE)
    canvas.disc(centre, _DISC - 1, GREY)
    if entry == "open":
        canvas.disc(centre, _DISC - 3.5, WHITE)
    elif entry == "dominated":
        canvas.disc(centre, _DISC - 8, WHITE)
    else:
        canvas.disc(centre, _DISC - 3.5, WHITE)
        canvas.disc(centre, _DISC - 6, GREY)


def _free(at: NetworkChart) -> Iterator[Box]:
    """Places along the upper and the lower edge where nothing lies."""
    taken = [*at.labels.values(), *(centred(spot, 2 * HUB, 2 * HUB) for spot in at.badges.values())]
    taken += [centred(spot, 2 * SPOKE, 2 * SPOKE) for spot in at.jets.values()]
    taken += [centred(at.places[code], 2 * HUB + 20, 2 * HUB + 20) for code in at.badges]
    taken += [centred(at.places[code], 2 * SPOKE, 2 * SPOKE) for code in at.labels]
    wide = sum(2 * _DISC + 26 + width(_word(entry), TYPE, "SemiBold") for entry in _ENTRIES) + 6
    field = at.sheet.box
    for top in (field.top + 14, field.bottom - 14 - HIGH):
        for left in range(round(field.left) + 16, round(field.right - wide) - 16, _STEP):
            box = Box(left, top, left + wide, top + HIGH)
            if all(box.grown(10).overlap(other) == 0 for other in taken):
                yield box
