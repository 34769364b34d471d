"""Aim (optional rule): fire at the same airplane as in the round before counts a point more for each card."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.dogfight.deeds import Shot
from rules.dogfight.fire.jams import MACHINE_GUN
from rules.dogfight.hangar import Hangar
from rules.dogfight.play import Play
from rules.dogfight.state import GroundCard, Piece, Plane, State


def aimed(state: State, hangar: Hangar, shooter: Piece, gun: str, target: Piece) -> bool:
    """Whether this gun fired at this airplane in the last round too, and was not shaken since."""
    if not state.in_force.aim or not isinstance(target, Plane):
        return False
    if isinstance(shooter, GroundCard):
        return gun == MACHINE_GUN and shooter.aimed_at == target.id
    if not isinstance(shooter, Plane) or shooter.disrupted:
        return False
    guns = [own.name for own in hangar[shooter.model].guns]
    return (gun, target.id) in zip(guns, shooter.aimed_at, strict=False)


def keep_aim(play: Play, shots: Sequence[Shot]) -> None:
    """Note whom each gun fired at."""
    fired = {(shot.shooter, shot.gun): shot.target for shot in shots}
    for plane in play.state.flying():
        if not fired and not plane.aimed_at:
            continue
        at = tuple(fired.get((plane.id, gun.name)) for gun in play.hangar[plane.model].guns)
        at = at if any(at) else ()
        if at != plane.aimed_at:
            play.change(replace(plane, aimed_at=at))
    for card in play.state.ground:
        target = fired.get((card.id, MACHINE_GUN))
        if target != card.aimed_at:
            play.change(replace(card, aimed_at=target))
