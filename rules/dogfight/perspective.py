"""What a seat may know of a state: damage cards and plans are for their owner's eyes alone."""

from __future__ import annotations

from rules.dogfight.damage import points
from rules.dogfight.hangar import Hangar
from rules.dogfight.state import Plane, State
from rules.dogfight.victory import match_points
from rules.dogfight.view import DogfightView, GunView, PlaneView
from rules.engine import Seat


def view(state: State, hangar: Hangar, seat: Seat | None) -> DogfightView:
    return DogfightView(
        edition=state.edition,
        scenario=state.scenario,
        seat=seat,
        width=state.width,
        length=state.length,
        turn=state.turn,
        round=state.round,
        stage=state.stage,
        planes=tuple(_plane(plane, hangar, own=plane.seat == seat) for plane in state.planes),
        flown=state.flown,
        shots=state.shots,
        points=match_points(state),
        turn_limit=state.turn_limit,
        outcome=state.outcome,
    )


def _plane(plane: Plane, hangar: Hangar, *, own: bool) -> PlaneView:
    airplane = hangar[plane.model]
    return PlaneView(
        id=plane.id,
        side=plane.side,
        seat=plane.seat,
        model=plane.model,
        name=airplane.name,
        resistance=airplane.resistance,
        status=plane.status,
        pose=plane.pose,
        guns=tuple(
            GunView(gun.name, gun.deck, gun.arc.half_angle, jammed)
            for gun, jammed in zip(airplane.guns, plane.jams, strict=True)
        ),
        maneuver_deck=airplane.letter,
        last_card=plane.last,
        damage_cards=len(plane.damage),
        damage=tuple(hangar.damage(taken.deck, taken.card) for taken in plane.damage) if own else None,
        points=points(plane, hangar) if own else None,
        plan=plane.plan if own else None,
    )
