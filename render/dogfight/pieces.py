"""What lies on the table: airplane cards, their ghosts, wrecks, firing arcs."""

from __future__ import annotations

from math import cos, radians, sin

from render.dogfight.field import Field, card_size, piece_size
from render.dogfight.sides import AnyView, Style, style
from render.dogfight.silhouettes import layout, silhouette
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, around, arrow_head, centred, ellipse, star
from render.kit.theme import AMBER, CRIMSON, GREY, INK, PAPER, STEEL, WHITE, Colour, blend
from rules.dogfight.components import Size
from rules.dogfight.figures import standard
from rules.dogfight.geometry import Pose
from rules.dogfight.view import GunView, PlaneView

_GREYED = Style("", GREY, STEEL, "square", None)


def corners(size: Size) -> list[Point]:
    across, along = size.width / 2, size.length / 2
    return [(-across, along), (across, along), (across, -along), (-across, -along)]


def draw_card(canvas: Canvas, field: Field, plane: PlaneView, pose: Pose) -> None:
    """The airplane's card as it lies there: marked rear edge, silhouette, arrow at the nose."""
    look, size = style(plane), card_size(plane)
    outline = field.shape(pose, corners(size))
    high = 0 if plane.level is None else 1 + plane.level
    if not plane.grounded:
        canvas.shadow(outline, (4 + 2 * high, 7 + 3 * high), 6 + high / 2, 0.42)
    canvas.fill([outline], PAPER)
    draw_rear_band(canvas, field, plane, pose)
    canvas.fill([field.shape(pose, [(0, 33), (3.6, 26.5), (-3.6, 26.5)])], look.colour)
    draw_silhouette(canvas, field, plane, pose, look)
    canvas.outline(outline, look.colour, 3.5)


def draw_silhouette(
    canvas: Canvas, field: Field, plane: PlaneView, pose: Pose, look: Style, strength: float = 1.0
) -> None:
    figure = silhouette(layout(plane))
    for parts, colour in ((figure.shade, look.deep), (figure.lit, look.colour), (figure.body, look.deep)):
        if parts:
            canvas.fill([field.shape(pose, part) for part in parts], colour, strength)
    if strength < 0.5:
        return
    canvas.fill([field.shape(pose, part) for part in figure.dots], WHITE)
    for mark in figure.marks:
        draw_wing_mark(canvas, field, plane, pose, mark)


def draw_wing_mark(
    canvas: Canvas, field: Field, piece: AnyView, pose: Pose, mark: Point, scale: float = 1.0
) -> None:
    """A roundel for the Entente, a cross for the Central Powers."""
    x, y = mark
    if piece.side == "entente":
        for radius, colour in ((3.6, WHITE), (2.9, style(piece).deep), (1.9, WHITE), (1.0, CRIMSON)):
            canvas.fill([field.shape(pose, ellipse(mark, radius * scale, steps=20))], colour)
        return
    for broad, colour in ((3.0, WHITE), (1.5, INK)):
        width, reach = broad * scale, (2.8 + broad / 4) * scale
        upright = [(x - width / 2, y - reach), (x + width / 2, y - reach), (x + width / 2, y + reach)]
        across = [(x - reach, y - width / 2), (x + reach, y - width / 2), (x + reach, y + width / 2)]
        canvas.fill(
            [
                field.shape(pose, [*upright, (x - width / 2, y + reach)]),
                field.shape(pose, [*across, (x - reach, y + width / 2)]),
            ],
            colour,
        )


def draw_rear_band(canvas: Canvas, field: Field, piece: AnyView, pose: Pose) -> None:
    """A solid bar for the Entente, a hatched one for the Central Powers."""
    size, look = piece_size(piece), style(piece)
    left, right, low = -size.width / 2, size.width / 2, -size.length / 2
    if piece.side == "entente":
        bar = [(left, low), (right, low), (right, low + 4), (left, low + 4)]
        canvas.fill([field.shape(pose, bar)], look.colour)
        return
    stripes, x = [], left
    while x + 5.4 <= right:
        stripes.append(field.shape(pose, [(x, low), (x + 1.9, low), (x + 5.4, low + 5), (x + 3.5, low + 5)]))
        x += 4.4
    canvas.fill(stripes, look.colour)


def draw_plane(canvas: Canvas, field: Field, plane: PlaneView) -> None:
    """An airplane in play: its card, or the cloud it is in."""
    if plane.in_cloud:
        _draw_cloud(canvas, field, plane)
    else:
        draw_card(canvas, field, plane, plane.pose)


def _draw_cloud(canvas: Canvas, field: Field, plane: PlaneView) -> None:
    """Where it went up into the clouds."""
    x, y = field.spot(plane.pose)
    puffs = ((-30, 8, 24), (-10, -10, 28), (16, -6, 26), (34, 10, 20), (4, 12, 30))
    shapes = [
        [ellipse((x + dx * field.scale, y + dy * field.scale), r * field.scale + grow) for dx, dy, r in puffs]
        for grow in (3.0, 0.0)
    ]
    canvas.fill(shapes[0], style(plane).colour, 0.8)
    canvas.fill(shapes[1], WHITE, 0.95)
    draw_ghost(canvas, field, plane, plane.pose)
    draw_silhouette(canvas, field, plane, plane.pose, style(plane), 0.3)


def draw_ghost(canvas: Canvas, field: Field, plane: PlaneView, pose: Pose) -> None:
    """Where a card lay for a while."""
    outline = field.shape(pose, corners(card_size(plane)))
    canvas.fill([outline], WHITE, 0.34)
    canvas.outline(outline, style(plane).colour, 2, dash=(9, 7), alpha=0.75)


def draw_arc(
    canvas: Canvas, field: Field, plane: PlaneView, gun: GunView, pose: Pose, strength: float
) -> None:
    """A gun's field of fire."""
    aim = pose.heading + (180 if gun.name == "rear" else 0)
    draw_sector(canvas, field, plane, gun.half_angle, pose, aim, strength)


def draw_sector(
    canvas: Canvas, field: Field, piece: AnyView, half: float, pose: Pose, aim: float, strength: float
) -> None:
    """The ruler's length around where a gun points, with half of it marked."""
    look, ruler = style(piece), standard().sizes.ruler.value
    sector = [field.spot(pose), *_rim(field, pose, aim, half, ruler)]
    canvas.fill([sector], look.colour, 0.26 * strength)
    canvas.outline(sector, look.colour, 2.5, dash=look.dash, alpha=0.4 + 0.6 * strength)
    canvas.stroke(_rim(field, pose, aim, half, ruler / 2), look.colour, 2, dash=(3, 8), alpha=0.9)


def _rim(field: Field, pose: Pose, aim: float, half: float, radius: float) -> list[Point]:
    steps = 24
    angles = (radians(aim - half + 2 * half * i / steps) for i in range(steps + 1))
    return [field.at((pose.x + radius * sin(a), pose.y + radius * cos(a))) for a in angles]


def draw_wreck(canvas: Canvas, field: Field, plane: PlaneView, *, fresh: bool) -> Box:
    """Where and how an airplane was lost. Gives the box it fills."""
    if plane.status == "left":
        return _gone(canvas, field, plane)
    spot, strength = field.spot(plane.pose), 1.0 if fresh else 0.55
    size = field.scale
    if plane.status == "exploded":
        canvas.fill([star(spot, 42 * size, 23 * size, 11)], CRIMSON, strength)
        canvas.fill([star(spot, 34 * size, 17 * size, 11, 16)], AMBER, strength)
        canvas.fill([star(spot, 17 * size, 9 * size, 9)], WHITE, strength)
    else:
        _smoke(canvas, spot, size, strength)
        outline = field.shape(plane.pose, corners(card_size(plane)))
        canvas.fill([outline], blend(GREY, WHITE, 0.35), 0.75 * strength)
        canvas.outline(outline, STEEL, 3, dash=(12, 7), alpha=strength)
        draw_silhouette(canvas, field, plane, plane.pose, _GREYED)
        _cross_out(canvas, spot, 20 * size, style(plane).colour)
    return centred(spot, 70 * size, 70 * size)


def _smoke(canvas: Canvas, spot: Point, size: float, strength: float) -> None:
    puffs = ((-26, -30, 15), (-34, -50, 19), (-20, -66, 14), (20, -38, 12))
    shapes = [ellipse((spot[0] + x * size, spot[1] + y * size), r * size) for x, y, r in puffs]
    canvas.fill(shapes, STEEL, 0.5 * strength)


def _cross_out(canvas: Canvas, spot: Point, reach: float, colour: Colour) -> None:
    x, y = spot
    lines = [
        [(x - reach, y - reach), (x + reach, y + reach)],
        [(x - reach, y + reach), (x + reach, y - reach)],
    ]
    canvas.strokes(lines, WHITE, 13)
    canvas.strokes(lines, colour, 7)


def _gone(canvas: Canvas, field: Field, plane: PlaneView) -> Box:
    """An arrow at the edge over which it flew."""
    x, y = last_spot(field, plane)
    heading = _outwards(field, plane.pose)
    ahead = (sin(radians(heading)), -cos(radians(heading)))
    tail, tip = (x - 42 * ahead[0], y - 42 * ahead[1]), (x + 26 * ahead[0], y + 26 * ahead[1])
    neck = (x + 4 * ahead[0], y + 4 * ahead[1])
    for colour, width, grow in ((WHITE, 15.0, 5.0), (style(plane).colour, 8.0, 0.0)):
        canvas.stroke([tail, neck], colour, width)
        head = (tip[0] + grow * ahead[0], tip[1] + grow * ahead[1])
        canvas.fill([arrow_head(head, heading, 28 + 1.6 * grow, 34 + 2 * grow)], colour)
    return around([tail, tip]).grown(20)


def last_spot(field: Field, plane: PlaneView) -> Point:
    """Where the airplane is on the picture; for one that left, where it crossed the edge."""
    inner = field.box.grown(-34)
    end = field.spot(plane.pose)
    if plane.status == "left":
        starts = [field.spot(leg.start) for leg in field.view.flown if leg.plane == plane.id]
        start = starts[-1] if starts else end
        way = [
            (start[0] + (end[0] - start[0]) * i / 40, start[1] + (end[1] - start[1]) * i / 40)
            for i in range(41)
        ]
        end = next((point for point in way if not inner.holds(point)), end)
    return min(max(end[0], inner.left), inner.right), min(max(end[1], inner.top), inner.bottom)


def _outwards(field: Field, pose: Pose) -> float:
    """The heading of the nearest edge of the table."""
    gaps = {
        270.0: pose.x,
        90.0: field.view.width - pose.x,
        180.0: pose.y,
        0.0: field.view.length - pose.y,
    }
    return min(gaps, key=lambda heading: gaps[heading])
