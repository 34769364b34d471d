"""What a seat may know of a state: damage cards, secret damage, plans and orders are their owner's alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import structs

from rules.dogfight import order_form
from rules.dogfight.balloons import barrages
from rules.dogfight.box.components import Size
from rules.dogfight.damage import special_damage
from rules.dogfight.ground import shell_areas
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.kinds import Side
from rules.dogfight.pieces import levels
from rules.dogfight.pieces.damage_points import points, points_of
from rules.dogfight.pieces.real_thing import silhouette
from rules.dogfight.planning import rocket_form
from rules.dogfight.planning.ace_abilities import two_steep_allowed
from rules.dogfight.planning.binding import openers
from rules.dogfight.planning.tailing import shown_to
from rules.dogfight.ruler.geometry import settled
from rules.dogfight.setup import entrances
from rules.dogfight.setup.arrivals import flies_from
from rules.dogfight.state import Balloon, GroundCard, Piece, Plane, State
from rules.dogfight.victory import missions
from rules.dogfight.victory.ending import ends
from rules.dogfight.victory.scoring import sheet, terms
from rules.dogfight.victory.verdict import standing
from rules.dogfight.view import (
    BalloonView,
    CablesView,
    DogfightView,
    GroundView,
    GunView,
    PlaneView,
    RocketView,
    ShellView,
)
from rules.engine import Value
from rules.values import Seat


def view(state: State, hangar: Hangar, seat: Seat | None, asked: tuple[Seat, ...] = ()) -> DogfightView:
    high, force = state.in_force.altitude, state.in_force
    return DogfightView(
        edition=state.edition,
        scenario=state.scenario,
        variant=state.variant,
        seat=seat,
        rules=force.names(),
        illegal_plans=state.illegal_plans,
        width=state.width,
        length=state.length,
        ruler=hangar.ruler,
        counter=shell_areas.radius(hangar),
        turn=state.turn,
        round=state.round,
        stage=state.stage,
        asked=asked,
        planes=tuple(_plane(state, plane, hangar, seat) for plane in state.planes),
        balloons=tuple(_balloon(state, each, hangar, own=_owns(seat, each)) for each in state.balloons),
        ground=tuple(_ground(state, card, hangar) for card in state.ground),
        shells=tuple(_shells(state)),
        rockets=tuple(_rockets(state)),
        landing_fields=state.landing_fields,
        cables=tuple(_cables(state, hangar)) if force.barrages else (),
        cloud_level=force.cloud_level if force.cloud_cover else None,
        balloon_turns=force.balloon_turns if state.balloons and not high else None,
        flown=state.flown,
        shots=state.shots,
        missions=missions.seen(state, seat),
        scoring=terms(state),
        ends=tuple(ends(state)),
        home_at_limit=_home_at_limit(state),
        burning_drachens=state.goals.burning_drachens,
        score_sheet=sheet(state, hangar),
        points=standing(state, hangar),
        standing=order_form.standing(state, seat),
        turn_limit=state.turn_limit,
        outcome=state.outcome,
    )


def _home_at_limit(state: State) -> Side | Literal["both"] | None:
    return (state.goals.scorer or "both") if state.goals.at_limit == "home" else None


def _owns(seat: Seat | None, piece: Balloon) -> bool:
    return seat is not None and piece.seat == seat


def _size(piece: Piece, hangar: Hangar) -> Size:
    """Without where the figure comes from."""
    size = hangar.size(piece)
    return Size(size.width, size.length)


def _plane(state: State, plane: Plane, hangar: Hangar, seat: Seat | None) -> PlaneView:
    seen = _from_outside(state, plane, hangar, seat)
    if plane.seat != seat:
        return seen
    return structs.replace(
        seen,
        last_card=plane.last,
        before_last=plane.before_last,
        damage=tuple(hangar.damage(taken.deck, taken.card) for taken in plane.damage),
        worth=tuple(points_of(taken, hangar) for taken in plane.damage),
        points=points(plane, hangar),
        plan=plane.plan,
        openers=_openers(state, plane, hangar.airplane(plane.model, state.in_force)),
        rudder=plane.rudder,
        bound=special_damage.binding(state, plane),
        engine_damaged=plane.engine_hits > 0,
        observer_hit=plane.crew_hits > 0 if state.edition != "glory" else None,
        stored=plane.stored,
        entrance=entrances.seen(state, hangar, plane),
        orders=_orders(state, plane),
    )


def _from_outside(state: State, plane: Plane, hangar: Hangar, seat: Seat | None) -> PlaneView:
    """Without what is its owner's alone."""
    airplane, model = hangar.airplane(plane.model, state.in_force), hangar.figures.airplanes[plane.model]
    high = state.in_force.altitude
    return PlaneView(
        id=plane.id,
        side=plane.side,
        seat=plane.seat,
        model=plane.model,
        name=airplane.name,
        silhouette=silhouette(plane.model, hangar).key,
        size=_size(plane, hangar),
        resistance=airplane.resistance,
        status=plane.status,
        pose=plane.pose,
        guns=_guns(plane, hangar),
        maneuver_deck=airplane.letter,
        maneuvers=tuple(airplane.cards.values()),
        last_card=None if plane.stored else plane.last,
        damage_cards=len(plane.damage),
        damage=None,
        points=None,
        plan=None,
        exit=plane.exit,
        smoke=plane.smoke,
        flames=plane.flames,
        pilot_hit=state.edition == "glory" and plane.crew_hits > 0,
        level=plane.level if high else None,
        climb=plane.climb,
        top_altitude=model.top_altitude if high else 0,
        climb_rate=model.climb_rate if high else 0,
        grounded=plane.flying and levels.grounded(state, plane),
        run=plane.run,
        still=plane.still,
        in_cloud=plane.flying and levels.clouded(state, plane),
        equipment=missions.carried(state, plane, seat),
        double_steep=two_steep_allowed(state, plane),
        done=plane.done,
        tailing=plane.tailing,
        shown=shown_to(plane, seat),
        arrives=flies_from(plane),
        rockets=rocket_form.left(plane),
    )


def _openers(state: State, plane: Plane, airplane: Airplane) -> tuple[int, ...] | None:
    planning = state.stage == "plan" and plane.flying
    return openers(state, airplane, plane) if planning else None


def _orders(state: State, plane: Plane) -> dict[str, Value]:
    """What it is to do, and the card that a late arrival has laid face down."""
    laid = plane.entry.half if plane.entry is not None else None
    orders = {**plane.orders, **order_form.shown(state, plane)}
    return orders if laid is None else {**orders, "half": laid}


def _guns(plane: Plane, hangar: Hangar) -> tuple[GunView, ...]:
    guns = hangar[plane.model].guns
    aimed_at = plane.aimed_at or (None,) * len(guns)
    return tuple(
        GunView(gun.name, gun.deck, gun.arc.half_angle, jammed, at)
        for gun, jammed, at in zip(guns, plane.jams, aimed_at, strict=True)
    )


def _balloon(state: State, balloon: Balloon, hangar: Hangar, *, own: bool) -> BalloonView:
    return BalloonView(
        id=balloon.id,
        side=balloon.side,
        seat=balloon.seat,
        balloon=balloon.balloon,
        name=hangar.name(balloon),
        size=_size(balloon, hangar),
        resistance=hangar.resistance(balloon),
        status=balloon.status,
        pose=balloon.pose,
        flames=balloon.flames,
        damage_cards=len(balloon.damage),
        damage=tuple(hangar.damage(taken.deck, taken.card) for taken in balloon.damage) if own else None,
        points=points(balloon, hangar) if own else None,
        level=balloon.level if state.in_force.altitude else None,
        climb=balloon.climb,
        descending=balloon.descending,
        observers=balloon.observers if state.in_force.bailing_out else None,
        observers_lost=balloon.observers_lost,
        barrage=balloon.barrage,
    )


def _shells(state: State) -> Iterator[ShellView]:
    for gun in state.ground:
        if gun.shell is not None:
            yield ShellView(gun.id, gun.shell.point, gun.shell.due, gun.shell.level)


def _rockets(state: State) -> Iterator[RocketView]:
    for plane in state.planes:
        if plane.launch is not None:
            yield RocketView(plane.id, plane.launch.target, plane.launch.count)


def _cables(state: State, hangar: Hangar) -> Iterator[CablesView]:
    for each in barrages.cables(state, hangar):
        area = tuple((settled(x), settled(y)) for x, y in each.area.exterior.coords[:-1])
        yield CablesView(area, each.level, each.balloons)


def _ground(state: State, card: GroundCard, hangar: Hangar) -> GroundView:
    figure = hangar.figures.ground.get(card.card)
    return GroundView(
        id=card.id,
        side=card.side,
        seat=card.seat,
        kind=card.kind,
        name=hangar.name(card),
        size=_size(card, hangar),
        pose=card.pose,
        status=card.status,
        deck=figure.firepower if figure else None,
        half_angle=figure.arc if figure and card.kind == "aa-machine-gun" else None,
        resistance=figure.resistance if figure else None,
        damage=tuple(hangar.damage(taken.deck, taken.card) for taken in card.damage),
        points=points(card, hangar),
        jammed=card.jammed,
        aimed_at=card.aimed_at,
        ranged=hangar.damage(*card.ranged) if card.ranged else None,
        photographed=any(
            task.kind == "photograph" and task.target == card.id and task.done is not None
            for task in state.missions
        ),
        loading=card.loading if card.kind == "aa-gun" and card.in_play else None,
    )
