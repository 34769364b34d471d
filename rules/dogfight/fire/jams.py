"""Jammed guns: which cards jam the gun that fired, for how long, and when it is clear again.

A bullet checker (scenario rule) jams by red crosses only; a wounded pilot (Glory) takes a maneuver longer to
clear his own gun.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from rules.dogfight.box.components import Special
from rules.dogfight.fire.bullet_checker import crosses
from rules.dogfight.hangar import Gun
from rules.dogfight.play import Play
from rules.dogfight.state import Piece, Plane, State

JAM = 3
"""After how many maneuvers a jammed gun may not fire."""
MACHINE_GUN = "machine gun"
"""What the gun of an anti-aircraft machine gun card is called."""


def jamming(shooter: Piece, gun: Gun) -> Collection[Special]:
    """The results that jam this gun."""
    if not gun.jams:
        return frozenset()
    return crosses(shooter)


def lasting(state: State, shooter: Piece, gun: Gun) -> int:
    """How many maneuvers a jam of this gun takes this shooter."""
    wounded = state.edition == "glory" and isinstance(shooter, Plane) and shooter.crew_hits > 0
    return JAM + (wounded and gun.name == "front")


def turn_counters(play: Play, jammed: dict[tuple[str, str], int]) -> None:
    """Lay counters for the round's jams, and take one off each gun that was jammed before.

    The round's maneuver is behind them; the counter goes now and not before the fire, so that a gun with
    a counter on it is a gun that may not fire.
    """
    for plane in play.state.flying():
        if not jammed and not any(plane.jams):
            continue
        counters = []
        for gun, before in zip(play.hangar[plane.model].guns, plane.jams, strict=True):
            if before == 1:
                play.tell("cleared", plane=plane.id, gun=gun.name)
            counters.append(jammed.get((plane.id, gun.name), max(before - 1, 0)))
        if plane.jams != tuple(counters):
            play.change(replace(plane, jams=tuple(counters)))
    for card in play.state.ground:
        if card.status != "active":
            continue
        if card.jammed == 1:
            play.tell("cleared", plane=card.id, gun=MACHINE_GUN)
        left = jammed.get((card.id, MACHINE_GUN), max(card.jammed - 1, 0))
        if card.jammed != left:
            play.change(replace(card, jammed=left))
