"""The turn on the table: where each airplane flew, round by round, and who fired at whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, hypot, radians, sin
from typing import NamedTuple

from render.dogfight.board.field import Field
from render.dogfight.board.pieces import draw_arc, draw_ghost
from render.dogfight.sides import AnyView, pieces_by_id, style
from render.kit.canvas import Canvas, Kept
from render.kit.labels import Obstacle
from render.kit.shapes import Point, centred, hermite, star
from render.kit.theme import AMBER, CRIMSON, INK, STEEL, WHITE
from rules.dogfight.deeds import Flown, Shot
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.ruler.lines_of_fire import range_of
from rules.dogfight.view import BalloonView, DogfightView, PlaneView

FEW = 4
"""Bursts of which all are shown, whatever their round."""

_APART = 7.0
"""Pixels a line of fire is moved to its right, so that two who fire at each other show two lines."""


class Burst(NamedTuple):
    """A shot as drawn: from the shooter's dot to the point hit."""

    shot: Shot
    start: Point
    end: Point
    short: bool
    """Whether the distance was in short range."""
    balloon: bool = False
    """Whether it was fired at a balloon."""

    @property
    def along(self) -> tuple[Point, ...]:
        """Where a label may be fastened: along the line, or at the puff of a shell."""
        if self.shot.gun == "shell":
            return (self.end,)
        (x, y), (u, v) = self.start, self.end
        return tuple((x + (u - x) * share, y + (v - y) * share) for share in (0.5, 0.3, 0.7))


def pose_in(view: DogfightView, piece: AnyView, round_: int) -> Pose:
    """Where it was after its move in that round; balloons and ground cards stay where they are."""
    ends = {leg.round: leg.end for leg in view.flown if leg.plane == piece.id}
    return ends.get(round_, piece.pose)


def leg_curve(field: Field, start: Pose, end: Pose) -> list[Point]:
    """The way of the centre dot: leaving along one heading, arriving along the other."""
    a, b = field.spot(start), field.spot(end)
    pull = hypot(b[0] - a[0], b[1] - a[1])
    return hermite(a, _ahead(start, pull), b, _ahead(end, pull), pace=18)


def _ahead(pose: Pose, reach: float) -> Point:
    turn = radians(pose.heading)
    return reach * sin(turn), -reach * cos(turn)


def draw_legs(canvas: Canvas, field: Field, plane: PlaneView, legs: tuple[Flown, ...]) -> list[Obstacle]:
    """Ghosts and path of one airplane; gives what labels should not cover. In a crowd there is a ghost only
    where the turn began."""
    if not legs:
        return []
    crowd = sum(each.status == "flying" for each in field.view.planes) > FEW
    for leg in legs[:1] if crowd else legs:
        if leg.start != plane.pose:
            draw_ghost(canvas, field, plane, leg.start)
    curve = [point for leg in legs for point in leg_curve(field, leg.start, leg.end)]
    canvas.stroke(curve, WHITE, 8, alpha=0.85)
    canvas.stroke(curve, style(plane).colour, 4, dash=style(plane).dash)
    start = field.spot(legs[0].start)
    canvas.disc(start, 8, style(plane).colour)
    canvas.disc(start, 4, WHITE)
    return [Obstacle(centred(point, 12, 12), 2.0) for point in curve[::2]]


def draw_round_marks(
    canvas: Canvas, field: Field, plane: PlaneView, legs: tuple[Flown, ...]
) -> list[Obstacle]:
    """A numbered disc where each round's move ended, except where the card itself lies."""
    marks = []
    for leg in legs:
        if leg.end == plane.pose:
            continue
        spot = field.spot(leg.end)
        if field.box.grown(-20).holds(spot):
            draw_round_mark(canvas, plane, leg.round, spot)
            marks.append(Obstacle(centred(spot, 44, 44), 12.0))
    return marks


def draw_round_mark(canvas: Canvas, plane: PlaneView, number: int, spot: Point) -> None:
    canvas.disc(spot, 20, style(plane).colour)
    canvas.disc(spot, 16.5, WHITE)
    canvas.write(str(number), spot, 28, style(plane).deep, weight="ExtraBold", align="centre")


def draw_arcs(canvas: Canvas, field: Field, view: DogfightView) -> None:
    """Arcs of the guns that fired; those of the latest round stand out. Many have no edges, which would
    cross each other all over the field."""
    shots = shown_shots(view)
    if not shots:
        return
    latest = max(shot.round for shot in shots)
    known = {plane.id: plane for plane in view.planes}
    fired = dict.fromkeys((shot.round, shot.shooter, shot.gun) for shot in shots)
    for round_, shooter, name in sorted(fired):
        plane = known.get(shooter)
        gun = next((gun for gun in plane.guns if gun.name == name), None) if plane else None
        if plane is not None and gun is not None:
            pose, strength = pose_in(view, plane, round_), 1.0 if round_ == latest else 0.35
            draw_arc(canvas, field, plane, gun, pose, strength, edged=len(fired) <= FEW)


def shown_shots(view: DogfightView) -> list[Shot]:
    """All of the turn, if they are few; else those of the latest round. The film shows the others."""
    if len(view.shots) <= FEW:
        return list(view.shots)
    latest = max(shot.round for shot in view.shots)
    return [shot for shot in view.shots if shot.round == latest]


def bursts(field: Field, view: DogfightView) -> Iterator[Burst]:
    known = pieces_by_id(view)
    for shot in shown_shots(view):
        if shot.shooter not in known:
            continue
        start = field.spot(pose_in(view, known[shot.shooter], shot.round))
        end = field.at(shot.point)
        length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
        right = (-(end[1] - start[1]) / length * _APART, (end[0] - start[0]) / length * _APART)
        yield Burst(
            shot,
            (start[0] + right[0], start[1] + right[1]),
            (end[0] + right[0], end[1] + right[1]),
            range_of(shot.distance, view.ruler) == "short",
            isinstance(known.get(shot.target), BalloonView),
        )


def latest_round(fired: Sequence[Burst]) -> int:
    return max((burst.shot.round for burst in fired), default=0)


def draw_burst(canvas: Canvas, burst: Burst, *, latest: bool) -> list[Obstacle]:
    """A line of fire: solid at short range, dashed at long, with a spark at its end. Those of earlier rounds
    are thin and grey and end in an empty ring: nobody needs the colour. Where a shell went off a puff was
    drawn before."""
    if burst.shot.gun == "shell":
        return []
    width, colour = (5.0, CRIMSON) if latest else (3.0, STEEL)
    line = [burst.start, burst.end]
    canvas.stroke(line, WHITE, width + 5, alpha=0.95 if latest else 0.6)
    canvas.stroke(line, colour, width, dash=None if burst.short else (12, 10))
    if latest:
        canvas.fill([star(burst.end, 19, 9, 8)], WHITE)
        canvas.fill([star(burst.end, 15, 6, 8)], colour)
    else:
        canvas.disc(burst.end, 10, WHITE)
        canvas.disc(burst.end, 8, colour)
        canvas.disc(burst.end, 5, WHITE)
    steps = 8
    return [
        Obstacle(
            centred(
                (
                    burst.start[0] + (burst.end[0] - burst.start[0]) * i / steps,
                    burst.start[1] + (burst.end[1] - burst.start[1]) * i / steps,
                ),
                16,
                16,
            ),
            1.5,
        )
        for i in range(steps + 1)
    ]


def draw_flak(canvas: Canvas, burst: Burst, *, latest: bool) -> Obstacle:
    """A shell that went off: a dark puff with a spark in it, under the airplanes."""
    spot = burst.end
    canvas.kept.append(Kept("puff", burst.shot.shooter, centred(spot, 72, 72)))
    strength = 0.9 if latest else 0.7
    canvas.fill([star(spot, 40, 28, 9)], INK, strength)
    canvas.fill([star(spot, 26, 13, 9, 20)], AMBER, strength)
    canvas.disc(spot, 6, WHITE)
    return Obstacle(centred(spot, 60, 60), 10.0)


def card_obstacles(field: Field, piece: AnyView, pose: Pose, weight: float = 40.0) -> list[Obstacle]:
    """A turned card as three boxes along its length."""
    size = piece.size
    side = size.width * field.scale
    return [
        Obstacle(centred(field.at(pose.offset(0, forward)), side, side), weight)
        for forward in (-size.length * 0.25, 0.0, size.length * 0.25)
    ]
