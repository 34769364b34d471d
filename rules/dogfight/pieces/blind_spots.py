"""Blind spots for rear guns (optional rule): the own tail hides what is close astern.

The ruler is laid from dot to dot; if its first half touches the target's card, the rear gun cannot fire.
"""

from __future__ import annotations

import math

from shapely import LineString

from rules.dogfight.hangar import Gun, Hangar
from rules.dogfight.ruler.geometry import card
from rules.dogfight.state import Piece, State


def hides(state: State, hangar: Hangar, shooter: Piece, gun: Gun, target: Piece) -> bool:
    if not state.in_force.blind_spots or gun.name != "rear":
        return False
    start, end = (shooter.pose.x, shooter.pose.y), (target.pose.x, target.pose.y)
    half = hangar.ruler / 2
    away = math.dist(start, end)
    share = half / max(away, half)
    tip = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
    return LineString([start, tip]).intersects(card(target.pose, hangar.size(target)))
