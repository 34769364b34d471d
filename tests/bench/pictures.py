"""Drawing the table, against encoding that same finished picture."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from itertools import count, cycle

from PIL import Image

from render.artists import ARTISTS
from rules.table import Table
from tests.bench.ratio import Ratio, side_by_side
from tests.bench.scenes import DOGFIGHT, dogfights
from tests.bench.turns import resolving


def measure() -> list[Ratio]:
    ratios = []
    for planes in (1, 4):
        whole, encode = side_by_side(drawing(planes), encoding(planes))
        what = f"drawing a turn's picture ({2 * planes} airplanes), encoding included"
        ratios.append(Ratio(what, "encoding that same picture", whole / encode))
    resolve, encode = side_by_side(resolving(1), encoding(1))
    return [*ratios, Ratio("resolving a turn, 2 airplanes", "encoding its picture", resolve / encode)]


def drawing(planes: int) -> Callable[[], object]:
    """Under another name each time: the same view is never drawn twice."""
    views, number = cycle([table.view() for table in dogfights(planes)]), count()
    return lambda: ARTISTS[DOGFIGHT.key].board(next(views), {0: f"Ann {next(number)}", 1: "Ben"})


def encoding(planes: int) -> Callable[[], object]:
    pictures = cycle([_finished(table) for table in dogfights(planes)])
    return lambda: next(pictures).save(BytesIO(), "PNG", compress_level=3)


def _finished(table: Table) -> Image.Image:
    data = ARTISTS[DOGFIGHT.key].board(table.view(), {0: "Cleo", 1: "Dan"}).data
    with Image.open(BytesIO(data)) as opened:
        return opened.convert("RGB")
