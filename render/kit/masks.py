"""Masks of shapes: each drawn several times too large inside its own bounding box, shrunk, and kept.

What is drawn again at the same quarter of a pixel, on this picture or on a later one, costs one paste. Long
lines are cut into tiles, so that only what they touch is drawn; large boxes are put together from corners and
edges. Only small masks are kept, and only so many, so that memory stays flat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product
from math import ceil, floor, hypot
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from render.kit.shapes import Box, Point, Points

SCALE = 4
COARSE = 2
"""How much too large shapes are drawn, and those whose edge nobody sees: large or faint ones."""

FAINT = 0.4 * 255

SMALL, MEDIUM, LARGE = 160 * 160, 120 * 120, 320 * 320
"""Square pixels up to which a mask is kept; beyond which a shape is drawn coarsely; and beyond which lines
are cut into tiles."""

TILE = 64
"""Pixels across the tiles that long lines are cut into."""

_FINE_TILE = TILE * SCALE
_THIN = 10
"""Fine pixels across a line so thin that nobody sees whether its ends and bends are round."""

_BROAD = 30
"""Fine pixels across a line so broad that gentle bends would leave notches in its edge."""

_GENTLE = 0.94
"""The cosine of a bend that need not be made round."""

Clip: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom of what is in sight, in whole pixels."""

Spots: TypeAlias = tuple[int, ...]
"""Points as x, y, x, y …, in fine pixels."""


class Mask(NamedTuple):
    """How much of each pixel a shape covers, and where it lies on the picture."""

    image: Image.Image
    left: int
    top: int


def polygons(shapes: Sequence[Points], alpha: float, clip: Clip) -> Mask | None:
    """Where they overlap nothing doubles. None if nothing of them is in sight."""
    left, top, right, bottom = _bounds(shapes, 1)
    if not _in_sight(clip, left, top, right, bottom):
        return None
    moved = _seen_from(left, top, shapes)
    width, height = right - left, bottom - top
    draw = _polygons if width * height <= SMALL else _polygons.__wrapped__
    return Mask(draw(moved, width, height, round(255 * alpha)), left, top)


def _bounds(shapes: Sequence[Points], spare: float) -> Clip:
    """The pixels that hold all of these, with some to spare."""
    xs = [x for shape in shapes for x, _ in shape]
    ys = [y for shape in shapes for _, y in shape]
    return floor(min(xs) - spare), floor(min(ys) - spare), ceil(max(xs) + spare), ceil(max(ys) + spare)


def _seen_from(left: int, top: int, shapes: Sequence[Points]) -> tuple[Spots, ...]:
    """In fine pixels from a pixel to their upper left."""
    return tuple(
        [
            tuple(
                [c for x, y in shape for c in (int((x - left) * SCALE + 0.5), int((y - top) * SCALE + 0.5))]
            )
            for shape in shapes
        ]
    )


def _in_sight(clip: Clip, left: int, top: int, right: int, bottom: int) -> bool:
    return left < clip[2] and right > clip[0] and top < clip[3] and bottom > clip[1]


def _moved(spots: Sequence[int], left: int, top: int) -> Spots:
    """Seen from a pixel of the picture."""
    x, y = left * SCALE, top * SCALE
    moved = list(spots)
    moved[::2] = [value - x for value in spots[::2]]
    moved[1::2] = [value - y for value in spots[1::2]]
    return tuple(moved)


@lru_cache(maxsize=4096)
def _polygons(shapes: tuple[Spots, ...], width: int, height: int, tone: int) -> Image.Image:
    scale = SCALE if tone >= FAINT and width * height <= MEDIUM else COARSE
    mask = Image.new("L", (width * scale, height * scale))
    pen, less = ImageDraw.Draw(mask), SCALE // scale
    for shape in shapes:
        pen.polygon(shape if less == 1 else [value / less for value in shape], fill=tone)
    return mask.reduce(scale)


def disc(centre: Point, radius: float, alpha: float) -> Mask:
    (left, x), (top, y) = (divmod(round((value - radius) * SCALE), SCALE) for value in centre)
    image = _disc(x, y, round(2 * radius * SCALE), round(255 * alpha))
    return Mask(image, left, top)


@lru_cache(maxsize=1024)
def _disc(x: int, y: int, across: int, tone: int) -> Image.Image:
    size = (x + across) // SCALE + 2, (y + across) // SCALE + 2
    mask = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
    ImageDraw.Draw(mask).ellipse((x, y, x + across, y + across), fill=tone)
    return mask.reduce(SCALE)


def panel(box: Box, radius: float, alpha: float) -> Mask:
    """A rectangle with round corners, whole."""
    left, x = divmod(round(box.left * SCALE), SCALE)
    top, y = divmod(round(box.top * SCALE), SCALE)
    size = round(box.width * SCALE), round(box.height * SCALE)
    draw = _panel if box.width * box.height <= SMALL else _panel.__wrapped__
    return Mask(draw(x, y, *size, round(radius * SCALE), round(255 * alpha)), left, top)


@lru_cache(maxsize=2048)
def _panel(x: int, y: int, width: int, height: int, radius: int, tone: int) -> Image.Image:
    size = ((x + width) // SCALE + 2) * SCALE, ((y + height) // SCALE + 2) * SCALE
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((x, y, x + width - 1, y + height - 1), radius, fill=tone)
    return mask.reduce(SCALE)


def strokes(lines: Sequence[Points], width: float, alpha: float, clip: Clip) -> Iterator[Mask]:
    """Lines with round ends and bends, in as many masks as they need; where they cross nothing doubles."""
    broad, tone = max(1, round(width * SCALE)), round(255 * alpha)
    reach = broad // 2 + SCALE
    left, top, right, bottom = _bounds(lines, reach / SCALE)
    if not _in_sight(clip, left, top, right, bottom):
        return
    if (right - left) * (bottom - top) <= LARGE:
        moved = _seen_from(left, top, lines)
        knobs = tuple(_knobs(moved, broad))
        draw = _lines if (right - left) * (bottom - top) <= SMALL else _lines.__wrapped__
        yield Mask(draw(moved, knobs, right - left, bottom - top, broad, tone), left, top)
        return
    spots = [[round(value * SCALE) for point in line for value in point] for line in lines]
    round_ = _knobs(spots, broad)
    pieces = [piece for line in spots for piece in _pieces(line)]
    tiles, knobbed = _tiles(pieces, reach), _tiles(round_, reach)
    for (column, row), runs in tiles.items():
        left, top = column * TILE, row * TILE
        if _in_sight(clip, left, top, left + TILE, top + TILE):
            knobs = tuple(knobbed.get((column, row), ()))
            yield Mask(_lines(tuple(runs), knobs, TILE, TILE, broad, tone), left, top)


def _knobs(lines: Sequence[Sequence[int]], broad: int) -> list[Spots]:
    return [spot for line in lines for spot in _turns(line)] if broad > _THIN else []


def _turns(line: Sequence[int]) -> Iterator[Spots]:
    """Where a line ends or bends sharply."""
    yield line[0], line[1]
    yield line[-2], line[-1]
    for i in range(2, len(line) - 2, 2):
        x, y, u, v, p, q = line[i - 2 : i + 4]
        ax, ay, bx, by = u - x, v - y, p - u, q - v
        if ax * bx + ay * by < _GENTLE * hypot(ax, ay) * hypot(bx, by):
            yield u, v


def _tiles(pieces: Iterable[Spots], reach: int) -> dict[tuple[int, int], list[Spots]]:
    """What each tile shows of the pieces, seen from the tile's own corner."""
    found: dict[tuple[int, int], list[Spots]] = {}
    for piece in pieces:
        x, y, u, v = piece[0], piece[1], piece[-2], piece[-1]
        columns = range((min(x, u) - reach) // _FINE_TILE, (max(x, u) + reach) // _FINE_TILE + 1)
        rows = range((min(y, v) - reach) // _FINE_TILE, (max(y, v) + reach) // _FINE_TILE + 1)
        for column, row in product(columns, rows):
            found.setdefault((column, row), []).append(_moved(piece, column * TILE, row * TILE))
    return found


def _pieces(line: list[int]) -> Iterator[Spots]:
    """The line in stretches no longer than a tile."""
    for (x, y), (u, v) in pairwise(zip(line[::2], line[1::2], strict=True)):
        count = max(abs(u - x), abs(v - y)) // _FINE_TILE + 1
        cuts = [(x + (u - x) * i // count, y + (v - y) * i // count) for i in range(count + 1)]
        yield from ((*start, *end) for start, end in pairwise(cuts))


@lru_cache(maxsize=2048)
def _lines(
    lines: tuple[Spots, ...], knobs: tuple[Spots, ...], width: int, height: int, broad: int, tone: int
) -> Image.Image:
    mask = Image.new("L", (width * SCALE, height * SCALE))
    pen, radius = ImageDraw.Draw(mask), broad / 2
    joint = "curve" if broad > _BROAD else None
    for line in lines:
        pen.line(line, fill=tone, width=broad, joint=joint)
    for x, y in knobs:
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=tone)
    return mask.reduce(SCALE)


def shadow(points: Points, drop: Point, blur: float, alpha: float) -> Mask:
    """A soft shadow of a polygon."""
    spots = [round(value) for point in points for value in point]
    room = round(2 * blur) + 2
    left, top = min(spots[::2]) - room, min(spots[1::2]) - room
    size = max(spots[::2]) + room + 1 - left, max(spots[1::2]) + room + 1 - top
    draw = _shadow if size[0] * size[1] <= SMALL else _shadow.__wrapped__
    moved = tuple([value - (top if i % 2 else left) for i, value in enumerate(spots)])
    image = draw(moved, *size, blur, round(255 * alpha))
    return Mask(image, left + round(drop[0]), top + round(drop[1]))


@lru_cache(maxsize=256)
def _shadow(spots: Spots, width: int, height: int, blur: float, tone: int) -> Image.Image:
    """Blurred at half its size, which nobody sees."""
    mask = Image.new("L", (width // 2 + 1, height // 2 + 1))
    ImageDraw.Draw(mask).polygon([value / 2 for value in spots], fill=tone)
    soft = mask.filter(ImageFilter.GaussianBlur(blur / 2))
    return soft.resize((width, height), Image.Resampling.BILINEAR, (0, 0, width / 2, height / 2))


def box_shadow(box: Box, drop: Point, blur: float, alpha: float) -> Iterator[Mask]:
    """A soft shadow of a box, without what lies under the box itself."""
    reach = round(2 * blur) + 2
    left, top = round(box.left + drop[0]) - reach, round(box.top + drop[1]) - reach
    right, bottom = round(box.right + drop[0]) + reach, round(box.bottom + drop[1]) + reach
    wide, high = right - left, bottom - top
    if min(wide, high) < 4 * reach:
        draw = _whole_shadow if wide * high <= SMALL else _whole_shadow.__wrapped__
        yield Mask(draw(wide, high, reach, blur, round(255 * alpha)), left, top)
        return
    corner, edge = _corner(reach, blur, round(255 * alpha))
    across, down = wide - 2 * corner.width, high - 2 * corner.height
    far, low = right - corner.width, bottom - corner.height
    flipped, over = corner.transpose(_LEFT_RIGHT), corner.transpose(_TOP_BOTTOM)
    yield Mask(corner, left, top)
    yield Mask(flipped, far, top)
    yield Mask(over, left, low)
    yield Mask(flipped.transpose(_TOP_BOTTOM), far, low)
    upright = edge.resize((across, edge.height), Image.Resampling.NEAREST)
    yield Mask(upright, left + corner.width, top)
    yield Mask(upright.transpose(_TOP_BOTTOM), left + corner.width, low)
    lying = edge.transpose(Image.Transpose.TRANSPOSE).resize((edge.height, down), Image.Resampling.NEAREST)
    yield Mask(lying, left, top + corner.height)
    yield Mask(lying.transpose(_LEFT_RIGHT), far, top + corner.height)


_LEFT_RIGHT, _TOP_BOTTOM = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM


@lru_cache(maxsize=256)
def _whole_shadow(width: int, height: int, reach: int, blur: float, tone: int) -> Image.Image:
    mask = Image.new("L", (width, height))
    mask.paste(tone, (reach, reach, width - reach, height - reach))
    return mask.filter(ImageFilter.GaussianBlur(blur))


@lru_cache(maxsize=32)
def _corner(reach: int, blur: float, tone: int) -> tuple[Image.Image, Image.Image]:
    """The upper left corner of a large box's shadow, and a column of its upper edge."""
    size = 2 * reach
    whole = _whole_shadow.__wrapped__(3 * size, 3 * size, reach, blur, tone)
    return whole.crop((0, 0, size, size)), whole.crop((size, 0, size + 1, size))


def corners(radius: float) -> tuple[Image.Image, ...]:
    """The four round corners of a box, from the upper left on clockwise."""
    return _corners(round(radius * SCALE))


@lru_cache(maxsize=64)
def _corners(radius: int) -> tuple[Image.Image, ...]:
    size = -(-radius // SCALE)
    first = _panel.__wrapped__(0, 0, 8 * size * SCALE, 8 * size * SCALE, radius, 255).crop((0, 0, size, size))
    turn = Image.Transpose
    ways: tuple[Callable[[], Image.Image], ...] = (
        lambda: first,
        lambda: first.transpose(turn.FLIP_LEFT_RIGHT),
        lambda: first.transpose(turn.ROTATE_180),
        lambda: first.transpose(turn.FLIP_TOP_BOTTOM),
    )
    return tuple(way() for way in ways)
