"""Le Prieur rockets (special equipment): fired instead of the guns, they strike after the next maneuver.

They are fired after a straight or a stall at a target in the front arc within a ruler. They hit if the next
maneuver is a straight or a stall again, the same target is then in the front arc or under the airplane, and
no enemy fire gave the airplane a card with a special symbol in these two rounds. With altitude dives will do
as well, and the airplane has to be at the target's level or one above it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace
from shapely import LineString

from rules.dogfight.box.components import Maneuver
from rules.dogfight.decks.dealer import Blow, Dealer
from rules.dogfight.deeds import Shot
from rules.dogfight.fire.reach import UNSEEN, Sky
from rules.dogfight.hangar import Gun, Hangar
from rules.dogfight.orders import ASK
from rules.dogfight.pieces import levels
from rules.dogfight.planning import rocket_form
from rules.dogfight.planning.rocket_form import NAME, ROCKETS, left
from rules.dogfight.play import Play
from rules.dogfight.ruler.geometry import crosses, dot
from rules.dogfight.ruler.lines_of_fire import Reach
from rules.dogfight.state import Asked, Balloon, Launch, Piece, Plane, State
from rules.engine import Choice

DECK = "D"
ANYWHERE = math.inf
"""The arc alone decides whether rockets on their way find their target."""


def to_ask(state: State, hangar: Hangar) -> tuple[Asked, ...]:
    """The airplanes with a target for their rockets whose owner wants to be asked."""
    armed = [plane for plane in state.flying() if left(plane)]
    waiting = {plane.id: plane for plane in armed if ROCKETS.ordered(state, plane) == ASK}
    found = targets(state, hangar, waiting.values())
    return tuple(Asked(waiting[name].seat, name, NAME, tuple(reached)) for name, reached in found.items())


def targets(state: State, hangar: Hangar, planes: Iterable[Plane]) -> dict[str, list[str]]:
    """Whom each of these airplanes can fire rockets at now, the nearest first."""
    armed = [plane for plane in planes if left(plane) and not levels.clouded(state, plane)]
    ready = [plane for plane in armed if _steady(state, hangar, plane) and not levels.grounded(state, plane)]
    sky = Sky(state, hangar) if ready else None
    found = {plane.id: _in_reach(sky, plane) for plane in ready} if sky else {}
    return {name: reached for name, reached in found.items() if reached}


def _in_reach(sky: Sky, plane: Plane) -> list[str]:
    """The targets in the front arc within a ruler, as for the guns but for the levels."""
    gun, found = _front(sky, plane), []
    for target in sky.near(plane):
        if target.in_play and levels.rockets_level(sky.state, plane, target):
            ruler = sky.sighted(plane, gun, target)
            if ruler is not None:
                found.append((ruler.distance, target.id))
    return [name for _, name in sorted(found)]


def _ruler(sky: Sky, plane: Plane, target: Piece, others: Iterable[Piece]) -> Reach | None:
    """To a target of rockets on their way, past these others."""
    return sky.ruler(plane, _front(sky, plane).arc, target, others, ANYWHERE)


def _front(sky: Sky, plane: Plane) -> Gun:
    """The gun that rockets aim like."""
    return sky.hangar[plane.model].gun("front")


def _steady(state: State, hangar: Hangar, plane: Plane) -> bool:
    """Whether the card just flown is one that rockets can be fired after, or hit after."""
    cards = hangar.airplane(plane.model, state.in_force).cards
    flown = [m.card for m in state.flown if m.plane == plane.id and m.round == state.round]
    return bool(flown) and levels.launches_rockets(state, cards[flown[-1]])


def launch_by_order(play: Play) -> None:
    """Before the round's fire, for those who have ordered it; told together with all fire. An order is
    carried out once a turn."""
    ordered = [plane for plane in play.state.flying() if _wanted(play.state, plane)]
    for name, reached in targets(play.state, play.hangar, ordered).items():
        plane = play.state.plane(name)
        launch = _by_order(play, plane, reached)
        if launch is not None:
            done = {**plane.orders, NAME: rocket_form.HOLD}
            play.change(replace(plane, launching=launch, orders=done))


def launch_by_answer(play: Play, answers: Choice) -> None:
    """For those who were asked."""
    for name, answer in answers.items():
        piece, matter = name.split(".")
        if matter == NAME:
            play.change(replace(play.state.plane(piece), launching=rocket_form.launch(str(answer))))


def _by_order(play: Play, plane: Plane, reached: list[str]) -> Launch | None:
    """At the nearest balloon, or, once no enemy balloon is up, at anybody; not if the next card planned is
    sure to spoil it."""
    enemies = {balloon.id for balloon in play.state.aloft() if balloon.side != plane.side}
    worthy = [name for name in reached if name in enemies or not enemies]
    following = _next_card(play, plane)
    if not worthy or (following and not levels.launches_rockets(play.state, following)):
        return None
    return Launch(worthy[0], _wanted(play.state, plane))


def _wanted(state: State, plane: Plane) -> int:
    """How many rockets its orders let fly."""
    most = left(plane)
    return min(rocket_form.COUNTS.get(ROCKETS.ordered(state, plane), 0), most) if most else 0


def _next_card(play: Play, plane: Plane) -> Maneuver | None:
    cards = play.hangar.airplane(plane.model, play.state.in_force).cards
    return cards[plane.plan[0]] if plane.plan else None


# With the round's fire


def rockets_fly(play: Play, dealer: Dealer) -> None:
    """Rockets of the last round strike, all at once; then new ones are fired. All else has been drawn for."""
    striking = [(plane, plane.launch) for plane in play.state.planes if plane.launch is not None]
    if striking:
        sky = Sky(play.state, play.hangar)
        hit_hard = {plane.id for plane, _ in striking if _hit_hard(dealer, plane)}
        for plane, launch in striking:
            spoiled = launch.spoiled or plane.id in hit_hard
            _arrive(sky, dealer, plane, replace(launch, spoiled=spoiled))
            dealer.change(plane.id, launch=None)
    for plane in play.state.planes:
        if plane.launching is not None:
            _fire(dealer, plane, plane.launching)


def _fire(dealer: Dealer, plane: Plane, launch: Launch) -> None:
    _tell(dealer.play, "launched", plane, launch.target, launch.count)
    fired = replace(launch, spoiled=_hit_hard(dealer, plane))
    used = plane.rockets_used + launch.count
    dealer.change(plane.id, launching=None, launch=fired, rockets_used=used)


def _hit_hard(dealer: Dealer, plane: Plane) -> bool:
    """Whether enemy fire of this round gave it a card with a special symbol, jams included."""
    return any(
        dealer.play.hangar.damage(hit.deck, hit.card).special is not None
        for hit in dealer.pieces[plane.id].fresh
        if hit.by and dealer.pieces[hit.by].side != plane.side
    )


def _arrive(sky: Sky, dealer: Dealer, plane: Plane, launch: Launch) -> None:
    play = dealer.play
    target = play.state.piece(launch.target)
    why = _failure(sky, plane, target)
    struck = None if why else _struck(sky, plane, target)
    if struck is None or launch.spoiled:
        # A secret hit is the last reason to be told: not where everybody sees another.
        reason = why or ("target" if struck is None else "hit")
        _tell(play, "rocket_missed", plane, target.id, launch.count, why=reason)
        return
    cards = launch.count if struck is target else 1
    _tell(play, "rocket_hit", plane, struck.id, launch.count, meant=target.id)
    ruler = _ruler(sky, plane, struck, []) or Reach(0.0, (struck.pose.x, struck.pose.y))
    dealer.shots.append(
        Shot(play.state.round, plane.id, NAME, struck.id, ruler.distance, ruler.point, cards=cards)
    )
    dealer.hurt(struck.id, Blow(DECK, cards, by=plane.id, gun=NAME))


def _failure(sky: Sky, plane: Plane, target: Piece) -> str | None:
    """Why rockets miss whatever is ahead."""
    if plane.status in {"shot down", "exploded"}:
        return "hit"
    if not plane.flying or not _steady(sky.state, sky.hangar, plane):
        return "maneuver"
    if not levels.rockets_level(sky.state, plane, target):
        return "level"
    gun = _front(sky, plane)
    unseen = any(hides(sky.state, sky.hangar, plane, gun, target) for hides in UNSEEN)
    return "target" if unseen or not target.in_play else None


def _struck(sky: Sky, plane: Plane, target: Piece) -> Piece | None:
    """The target, if it is in the arc or under the airplane, or instead of a balloon whoever hides it."""
    if sky.overlap(plane, target):
        return target
    open_sky = _ruler(sky, plane, target, [])
    if open_sky is None:
        return None
    between = list(sky.between(plane, target))
    if _ruler(sky, plane, target, between) is not None:
        return target
    first = _first_in_the_way(sky, plane, between, open_sky)
    return first if isinstance(target, Balloon) and isinstance(first, Plane) else None


def _first_in_the_way(sky: Sky, plane: Plane, between: list[Piece], ruler: Reach) -> Piece | None:
    """Whom the shortest line to the target meets first."""
    line = LineString([(plane.pose.x, plane.pose.y), ruler.point])
    crossed = [other for other in between if crosses(line, sky.outline(other))]
    return min(
        crossed,
        key=lambda other: (line.intersection(sky.outline(other)).distance(dot(plane.pose)), other.id),
        default=None,
    )


def _tell(play: Play, kind: str, plane: Plane, target: str, count: int, **more: Any) -> None:
    play.tell(kind, plane=plane.id, target=target, rockets=count, **more)
