"""What lies on the table: airplane cards, their ghosts, firing arcs."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, dist, radians, sin

from render.dogfight.board.field import Field, corners
from render.dogfight.sides import AnyView, SideStyle, badge, style
from render.dogfight.signs.silhouettes import silhouette
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, centred, ellipse
from render.kit.theme import CRIMSON, INK, PAPER, WHITE
from rules.dogfight.ruler.geometry import Pose, card, overlap
from rules.dogfight.view import DogfightView, GunView, PlaneView

STRONG = 0.3
BEHIND = -15.0
"""Millimetres from the middle of a card to the middle of the letter on its tail."""

LETTER = 23.0


def draw_card(canvas: Canvas, field: Field, plane: PlaneView, pose: Pose) -> None:
    """The airplane's card as it lies there: marked rear edge, silhouette, arrow at the nose."""
    look, size = style(plane), plane.size
    outline = field.shape(pose, corners(size))
    high = 0 if plane.level is None else 1 + plane.level
    if not plane.grounded:
        canvas.shadow(outline, (4 + 2 * high, 7 + 3 * high), 6 + high / 2, 0.42)
    canvas.fill([outline], PAPER)
    draw_rear_band(canvas, field, plane, pose)
    nose = size.length / 2 - 0.75
    canvas.fill([field.shape(pose, [(0, nose), (3.6, nose - 6.5), (-3.6, nose - 6.5)])], look.colour)
    draw_silhouette(canvas, field, plane, pose, look)
    canvas.outline(outline, look.colour, 3.5)


def draw_silhouette(
    canvas: Canvas, field: Field, plane: PlaneView, pose: Pose, look: SideStyle, strength: float = 1.0
) -> None:
    figure = silhouette(plane.silhouette)
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
    size, look = piece.size, style(piece)
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


def by_height(view: DogfightView) -> list[PlaneView]:
    """In the order in which their cards lie on each other."""
    return sorted(view.planes, key=lambda plane: plane.level or 0)


def draw_hidden_edges(canvas: Canvas, field: Field) -> None:
    """The edges of cards that lie under other cards, so that each can be seen to its corners."""
    flying = [plane for plane in by_height(field.view) if plane.status == "flying" and not plane.in_cloud]
    for i, plane in enumerate(flying):
        below = card(plane.pose, plane.size)
        if any(overlap(below, card(other.pose, other.size)) for other in flying[i + 1 :]):
            canvas.outline(field.shape(plane.pose, corners(plane.size)), style(plane).colour, 3, dash=(5, 7))


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
    outline = field.shape(pose, corners(plane.size))
    canvas.fill([outline], WHITE, 0.34)
    canvas.outline(outline, style(plane).colour, 2, dash=(15, 10), alpha=0.75)


def draw_arc(
    canvas: Canvas,
    field: Field,
    plane: PlaneView,
    gun: GunView,
    pose: Pose,
    strength: float,
    *,
    edged: bool = True,
) -> None:
    """A gun's field of fire."""
    aim = pose.heading + (180 if gun.name == "rear" else 0)
    draw_sector(canvas, field, plane, gun.half_angle, pose, aim, strength, edged=edged)


def draw_sector(
    canvas: Canvas,
    field: Field,
    piece: AnyView,
    half: float,
    pose: Pose,
    aim: float,
    strength: float,
    *,
    edged: bool = True,
) -> None:
    """The ruler's length around where a gun points; unless it is a faint one, with half of it marked."""
    look, ruler = style(piece), field.view.ruler
    sector = [field.spot(pose), *_rim(field, pose, aim, half, ruler)]
    canvas.fill([sector], look.colour, 0.26 * strength)
    if not edged:
        return
    canvas.outline(sector, look.colour, 2.5, dash=look.dash, alpha=min(0.1 + strength, 1.0))
    if strength >= STRONG:
        canvas.stroke(_rim(field, pose, aim, half, ruler / 2), look.colour, 2, dash=(3, 8), alpha=0.9)


def _rim(field: Field, pose: Pose, aim: float, half: float, radius: float) -> list[Point]:
    steps = 24
    angles = (radians(aim - half + 2 * half * i / steps) for i in range(steps + 1))
    return [field.at((pose.x + radius * sin(a), pose.y + radius * cos(a))) for a in angles]


def draw_letters(canvas: Canvas, field: Field) -> list[Box]:
    """The letter of every airplane in sight, on the tail of its card and over whatever lies there."""
    there = [plane for plane in by_height(field.view) if plane.status == "flying"]
    flying = [plane for plane in there if field.box.holds(field.spot(plane.pose))]
    inner = field.box.grown(-LETTER)
    tails = [field.at(plane.pose.offset(0, BEHIND)) for plane in flying]
    inside = [(min(max(x, inner.left), inner.right), min(max(y, inner.top), inner.bottom)) for x, y in tails]
    spots = apart(inside, 1.8 * LETTER)
    for plane, spot in zip(flying, spots, strict=True):
        badge(plane).draw(canvas, spot, LETTER, 30)
    return [centred(spot, 2.4 * LETTER, 2.4 * LETTER) for spot in spots]


def apart(spots: Sequence[Point], least: float) -> list[Point]:
    """Spots that are nearer to each other than that, pushed away from each other."""
    moved = list(spots)
    for i, (x, y) in enumerate(spots):
        for j, (u, v) in enumerate(spots):
            far = dist((x, y), (u, v))
            if i != j and far < least:
                ax, ay = ((u - x) / far, (v - y) / far) if far > 1 else ((1.0, 0.0) if i < j else (-1.0, 0.0))
                push = (least - far) / 2
                moved[i] = (moved[i][0] - ax * push, moved[i][1] - ay * push)
    return moved
