"""What flies and goes off between the moves: bursts, shells, rockets, bombs, collisions. Each is drawn a bit
at a time over what was drawn before, so that nothing is drawn twice."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import NamedTuple, Protocol

from render.dogfight.board.field import Field
from render.dogfight.film.acts import Act
from render.dogfight.film.cast import Cast
from render.dogfight.sides import AnyView, badge
from render.dogfight.signs.plates import draw_plate, plate_width
from render.kit.badges import card_icon
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point, dashes, star
from render.kit.theme import AMBER, CRIMSON, INK, WHITE
from render.kit.type import width
from rules.dogfight.deeds import Shot
from rules.dogfight.ruler.lines_of_fire import range_of
from rules.dogfight.view import DogfightView, PlaneView
from rules.values import Event

_APART = 5.0
"""Pixels a line of fire is moved to its right, so that two who fire at each other show two lines."""


class Blow(Protocol):
    def draw(self, canvas: Canvas, was: float, now: float) -> None:
        """What has been added since that share of its time."""


class Tracer(NamedTuple):
    """A line of fire that runs to its target and bursts there; dashed at long range."""

    start: Point
    end: Point
    short: bool

    def draw(self, canvas: Canvas, was: float, now: float) -> None:
        if was <= 0:
            canvas.fill([star(self.start, 13, 6, 8)], AMBER)
            canvas.disc(self.start, 4, WHITE)
        reach = 0.75
        done = [_between(self.start, self.end, min(share / reach, 1.0)) for share in (was, now)]
        if done[0] != done[1]:
            canvas.stroke(done, WHITE, 6, alpha=0.9)
            canvas.strokes(self._strokes(*done), CRIMSON, 3)
        if now >= reach > was:
            canvas.fill([star(self.end, 15, 7, 9)], CRIMSON)
        elif now >= 1 > was:
            canvas.fill([star(self.end, 11, 5, 8, 20)], AMBER)
            canvas.disc(self.end, 3, WHITE)

    def _strokes(self, start: Point, end: Point) -> list[list[Point]]:
        return [[start, end]] if self.short else dashes([start, end], 8, 7)


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


class Puff(NamedTuple):
    """A shell, a bomb or a crash: it grows where it went off."""

    at: Point
    size: float
    dark: bool

    def draw(self, canvas: Canvas, was: float, now: float) -> None:  # noqa: ARG002 - it only grows
        grown = self.size * (0.4 + 0.6 * now)
        outer, inner = (INK, AMBER) if self.dark else (CRIMSON, AMBER)
        canvas.fill([star(self.at, grown, grown * 0.66, 11)], outer)
        canvas.fill([star(self.at, grown * 0.66, grown * 0.34, 11, 16)], inner)
        canvas.fill([star(self.at, grown * 0.3, grown * 0.16, 9)], WHITE)


class Flash(NamedTuple):
    """A photograph: a frame around what is on it."""

    at: Point
    size: float

    def draw(self, canvas: Canvas, was: float, now: float) -> None:
        if was < 0.5 <= now:
            canvas.disc(self.at, self.size * 0.8, WHITE, 0.85)
        elif was < 1 <= now:
            x, y = self.at
            reach, leg = self.size, self.size * 0.4
            angles = [
                [
                    (x + a * p, y + b * q)
                    for p, q in ((reach, reach - leg), (reach, reach), (reach - leg, reach))
                ]
                for a in (-1, 1)
                for b in (-1, 1)
            ]
            canvas.strokes(angles, WHITE, 7)
            canvas.strokes(angles, INK, 3)


class Rocket(NamedTuple):
    """A trail of dots that ends in a burst, or in nothing."""

    start: Point
    end: Point
    hits: bool

    def draw(self, canvas: Canvas, was: float, now: float) -> None:
        for share in (was + (now - was) / 2, now):
            spot = _between(self.start, self.end, share)
            canvas.disc(spot, 5, WHITE)
            canvas.disc(spot, 3.5, CRIMSON)
        if self.hits and now > 0.8:
            Puff(self.end, 22, dark=False).draw(canvas, was, now)


COST_HEIGHT = 36.0


class Cost(NamedTuple):
    """Whom it cost how many damage cards."""

    piece: AnyView
    cards: int

    @property
    def width(self) -> float:
        return self._name + 40 + width(self._text, 22, "ExtraBold")

    @property
    def _name(self) -> float:
        return 34.0 if isinstance(self.piece, PlaneView) else plate_width(self.piece, 18) + 12

    @property
    def _text(self) -> str:
        return f"+{self.cards}"

    def draw(self, canvas: Canvas, box: Box) -> None:
        canvas.panel(box, 12, CRIMSON)
        canvas.panel(box.grown(-2), 10, WHITE)
        x, y = box.left + self._name, box.centre[1]
        if isinstance(self.piece, PlaneView):
            badge(self.piece).draw(canvas, (box.left + 20, y), 15, 18)
        else:
            draw_plate(canvas, self.piece, (box.left + 6 + plate_width(self.piece, 18) / 2, y), size=18)
        card_icon(canvas, (x + 14, y))
        canvas.write(self._text, (x + 30, y), 22, INK, weight="ExtraBold")


def blows(act: Act, cast: Cast, field: Field, view: DogfightView) -> list[Blow]:
    """All that goes off in an act, where it does; `view` knows what every burst hit."""
    return [blow for event in act.events for blow in _blows(event, cast, field, view)]


def _blows(event: Event, cast: Cast, field: Field, view: DogfightView) -> Iterator[Blow]:
    data = event.data
    target = cast.piece(data.get("target", ""))
    at = field.spot(target.pose) if target else None
    match event.kind:
        case "fired":
            yield from _tracer(event, cast, field, view)
        case "burst":
            yield Puff(field.at((data["point"][0], data["point"][1])), 26, dark=True)
        case "bombed" if at:
            yield Puff(at, 34, dark=False)
        case "photographed" if at:
            yield Flash(at, 34 * field.scale)
        case "balloon_lost" if balloon := cast.piece(data["balloon"]):
            yield Puff(field.spot(balloon.pose), 40 * field.scale, dark=False)
        case "collided":
            spots = [field.spot(piece.pose) for name in data["pieces"] if (piece := cast.piece(name))]
            if len(spots) > 1:
                (x, y), (u, v), *_ = spots
                yield Puff(((x + u) / 2, (y + v) / 2), 20, dark=False)
        case "rocket_hit" | "rocket_missed" if at and (shooter := cast.piece(data["plane"])):
            yield Rocket(field.spot(shooter.pose), at, event.kind == "rocket_hit")


def _tracer(event: Event, cast: Cast, field: Field, view: DogfightView) -> Iterator[Blow]:
    shooter, target = cast.piece(event.data["shooter"]), cast.piece(event.data["target"])
    if shooter is None or target is None:
        return
    shot = next((shot for shot in view.shots if _is_of(event, shot)), None)
    start = field.spot(shooter.pose)
    end = field.at(shot.point) if shot else field.spot(target.pose)
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    dx, dy = -(end[1] - start[1]) / length * _APART, (end[0] - start[0]) / length * _APART
    short = range_of(event.data["distance"], view.ruler) == "short"
    yield Tracer((start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy), short)


def _is_of(event: Event, shot: Shot) -> bool:
    data = event.data
    return (shot.round, shot.shooter, shot.gun, shot.target) == (
        data["round"],
        data["shooter"],
        data["gun"],
        data["target"],
    )


def drawn_cards(act: Act, view: DogfightView) -> dict[str, int]:
    """How many damage cards the act cost whom, of those that were seen to be fired at."""
    cards: dict[str, int] = {}
    for event in act.of("fired"):
        cards[event.data["target"]] = cards.get(event.data["target"], 0) + event.data["cards"]
    unseen = {"shell": act.of("burst"), "rockets": act.of("rocket_hit")}
    for shot in view.shots:
        if shot.round == act.round and unseen.get(shot.gun):
            cards[shot.target] = cards.get(shot.target, 0) + shot.cards
    return {name: count for name, count in cards.items() if count}
