"""Golden pictures: small copies of what pictures looked like when somebody last looked at them.

To accept new ones, look at them first, then run

    FLUGPOST_GOLDEN=write pytest tests/render/*/test_goldens.py
"""

from __future__ import annotations

import os
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat

FOLDER = Path(__file__).parent / "golden"
WIDTH = 400
MOST_ON_AVERAGE = 1.5
"""Levels of 255 by which a picture may differ on the whole."""

TILE, MOST_IN_A_TILE = 16, 15
"""Levels by which any square of that many pixels may differ. Moving the whole picture by a pixel in both
directions, which is worse than any hinting of type, gives 11; another symbol on one card gives 45."""


def small(picture: Image.Image) -> Image.Image:
    size = (WIDTH, round(picture.height * WIDTH / picture.width))
    return picture.resize(size, Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """How far apart on average, and in the worst tile; a blur forgives a shifted edge."""
    soft = ImageFilter.GaussianBlur(1.2)
    apart = ImageChops.difference(one.filter(soft), other.filter(soft)).convert("L")
    return ImageStat.Stat(apart).mean[0], max(apart.reduce(TILE).tobytes())


def same(one: Image.Image, other: Image.Image) -> bool:
    if one.size != other.size:
        return False
    average, worst = difference(one, other)
    return average <= MOST_ON_AVERAGE and worst <= MOST_IN_A_TILE


def check(name: str, picture: Image.Image) -> None:
    path, now = FOLDER / f"{name}.png", small(picture)
    golden = _kept(path)
    if golden is not None and same(golden, now):
        return
    if os.environ.get("FLUGPOST_GOLDEN") == "write":
        FOLDER.mkdir(exist_ok=True)
        now.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
        return
    assert golden is not None, f"there is no golden picture {path.name}; see tests/render/golden.py"
    raise AssertionError(f"{name} no longer looks like {path.name}: {_why(golden, now)}")


def _kept(path: Path) -> Image.Image | None:
    if not path.exists():
        return None
    with Image.open(path) as kept:
        return kept.convert("RGB")


def _why(golden: Image.Image, now: Image.Image) -> str:
    if golden.size != now.size:
        return f"it is {now.size}, not {golden.size}"
    average, worst = difference(golden, now)
    return f"{average:.2f} levels apart on average, {worst} in the worst place"
