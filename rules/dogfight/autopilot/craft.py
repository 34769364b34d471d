"""Everything that can fight as a pilot sizes it up: what it can do, and how much it can still take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from rules.dogfight.altitude.airplane_heights import LOW
from rules.dogfight.autopilot.courses import AirPlace, BarrageBox, Course, Fan, Navigator, Skies, agile
from rules.dogfight.autopilot.gunnery import Barrel, barrels, ground_barrels
from rules.dogfight.autopilot.stakes import Stakes
from rules.dogfight.box.components import CARDS, Maneuver, Size
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.kinds import SIDES, Side, opposite
from rules.dogfight.limits import Limits
from rules.dogfight.pieces.height import Height
from rules.dogfight.planning.binding import possible
from rules.dogfight.planning.legality import Trail
from rules.dogfight.rulebook import in_force
from rules.dogfight.ruler.geometry import Pose, path
from rules.dogfight.view import BalloonView, DogfightView, PlaneView

HIT = 1.5
"""Damage points to expect behind a card that lies face down."""
ELBOW_ROOM = 40.0
"""How far from a cable's line an airplane's dot must keep for its card to be clear."""


@dataclass(frozen=True, kw_only=True)
class Mark:
    """Something to fire at, and perhaps to be fired at by."""

    id: str
    side: Side
    here: AirPlace
    guns: tuple[Barrel, ...]
    left: float
    """How many damage points it can take before it falls, as far as one can tell."""
    stake: float = 1.0
    """What that would be worth to the other side, in airplanes."""


@dataclass(frozen=True, kw_only=True)
class Craft(Mark):
    """An airplane."""

    seen: PlaneView
    navigator: Navigator
    trail: Trail
    height: Height | None
    laden: bool
    """With a mission to carry out, or pictures to bring home."""

    @cached_property
    def courses(self) -> Fan:
        """All it may fly."""
        return self.navigator.courses(Course(self.here, self.height), self.trail)

    def next_turn(self) -> Fan:
        """All it may fly in the turn after this, once this one's cards are flown."""
        last = (*self.trail.earlier, *self.trail.turn)[-2:]
        return self.navigator.courses(Course(self.here, self.height), Trail(last))

    def course(self, cards: Sequence[Maneuver]) -> Course:
        """These very cards flown out."""
        course, trail = Course(self.here, self.height), self.trail
        for card in cards:
            course, trail = self.navigator.after(course, trail, card), trail.then(card)
        return course


def size_up(plane: PlaneView, view: DogfightView, hangar: Hangar) -> Craft:
    airplane = hangar.airplane(plane.model, in_force(view.rules))
    height = _height(plane)
    trail, pose = _trail(plane, view, airplane), _pose(plane, airplane)
    limits = _limits(plane, view, airplane, trail, height)
    navigator = Navigator(airplane, skies(view, hangar), limits)
    return Craft(
        id=plane.id,
        side=plane.side,
        here=AirPlace.of(pose, plane.level or 0),
        guns=barrels(airplane.guns, plane.guns, hangar),
        left=_left(plane),
        stake=Stakes(view, opposite(plane.side)).airplane(plane),
        seen=plane,
        navigator=navigator,
        trail=trail,
        height=height,
        laden=_laden(plane, view),
    )


def fixtures(view: DogfightView, hangar: Hangar, stakes: Stakes) -> Iterator[Mark]:
    """The enemy's balloons and ground cards, as far as they are worth a shot or fire themselves."""
    for balloon in view.balloons:
        if balloon.side != stakes.side and balloon.status == "aloft":
            yield Mark(
                id=balloon.id,
                side=balloon.side,
                here=AirPlace.of(balloon.pose, balloon.level or 0),
                guns=(),
                left=_left(balloon),
                stake=stakes.balloon(balloon),
            )
    for card in view.ground:
        stake, needed = stakes.card(card)
        guns = ground_barrels(card, hangar)
        if card.side != stakes.side and (stake or guns):
            here = AirPlace.of(card.pose)
            yield Mark(id=card.id, side=card.side, here=here, guns=guns, left=needed, stake=stake)


def skies(view: DogfightView, hangar: Hangar) -> Skies:
    return Skies(view.width, view.length, tuple(_cables(view, hangar)))


def _cables(view: DogfightView, hangar: Hangar) -> Iterator[BarrageBox]:
    """Each balloon of a barrage, and all between it and its neighbours or the table's sides."""
    size = hangar.figures.sizes.balloon
    for side in SIDES:
        line = sorted(
            (each for each in view.balloons if each.barrage and each.side == side),
            key=lambda each: each.pose.x,
        )
        spans = [_span(each, size) for each in line]
        for balloon, span in zip(line, spans, strict=True):
            if balloon.status == "aloft":
                yield span
        for (one, left), (other, right) in pairwise(zip(line, spans, strict=True)):
            if one.status == other.status == "aloft":
                yield left.joined(right)
        if line and line[0].status == "aloft":
            yield spans[0]._replace(left=-ELBOW_ROOM)
        if line and line[-1].status == "aloft":
            yield spans[-1]._replace(right=view.width + ELBOW_ROOM)


def _span(balloon: BalloonView, size: Size) -> BarrageBox:
    """All within which an airplane's card may touch the balloon's."""
    turned = AirPlace.of(balloon.pose)
    across = (abs(turned.cos) * size.width + abs(turned.sin) * size.length) / 2 + ELBOW_ROOM
    along = (abs(turned.sin) * size.width + abs(turned.cos) * size.length) / 2 + ELBOW_ROOM
    x, y = balloon.pose.x, balloon.pose.y
    return BarrageBox(x - across, y - along, x + across, y + along, balloon.level or 0)


def _laden(plane: PlaneView, view: DogfightView) -> bool:
    return "photograph" in plane.done or any(
        task.plane == plane.id and not task.done for task in view.missions
    )


def _left(piece: PlaneView | BalloonView) -> float:
    taken = piece.damage_cards * HIT if piece.points is None else piece.points
    return max(piece.resistance - taken, 1.0)


def _height(plane: PlaneView) -> Height | None:
    if plane.level is None:
        return None
    ready = not plane.still
    return Height(plane.level, plane.climb, plane.climb_rate, plane.top_altitude, plane.run, ready)


def _pose(plane: PlaneView, airplane: Airplane) -> Pose:
    """Where it is; its owner can reckon that in the clouds too."""
    return path(plane.pose, [airplane.cards[number] for number in plane.stored or ()], airplane.size)[-1]


def _trail(plane: PlaneView, view: DogfightView, airplane: Airplane) -> Trail:
    """The last cards of the turn before, and those of this turn if it has begun."""
    flown = [airplane.cards[move.card] for move in view.flown if move.plane == plane.id]
    last = (airplane.cards[plane.last_card],) if plane.last_card in airplane.cards else ()
    if view.round:
        return Trail(last, tuple(flown[:CARDS]))
    return Trail((*flown[-2:-1], *last) if last else ())


def _limits(
    plane: PlaneView, view: DogfightView, airplane: Airplane, trail: Trail, height: Height | None
) -> Limits:
    """What binds its plan, as far as one can see."""
    bound = Limits(
        rudder=plane.rudder or (),
        burning=view.edition == "glory" and plane.flames > 0,
        stall=bool(plane.engine_damaged),
        free_after_immelmann="free after immelmann" in plane.equipment,
        double_steep=plane.double_steep,
        altitude=height is not None,
        overdive="overdive" in view.rules and agile(airplane),
        height=height if height is not None and height.level <= LOW else None,
        counted=len(trail.turn),
    )
    if view.round:
        return bound._replace(rudder=(), stall=False, burning=False)
    return possible(airplane, trail, bound) if bound.damaged else bound
