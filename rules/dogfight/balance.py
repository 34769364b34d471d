"""The balance: how a dogfight stands for a seat, everything known."""

from __future__ import annotations

import math

from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Side, opposite
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.state import Balloon, Plane, State
from rules.dogfight.victory.fates import decides, fates, has_business
from rules.dogfight.victory.scoring import final_sheet, terms, totals
from rules.dogfight.victory.verdict import match_points
from rules.values import Seat

WEAR = 0.65
"""How much of a piece is lost when all but the last of what it can take is gone."""
POSITION = 0.15
"""What it is worth to be on an enemy's tail, in airplanes."""
NEAR = 250.0
"""Millimetres up to which a position counts in full."""
STEEPNESS = 3.0
"""How fast an airplane ahead becomes a game won."""
LOST = 3
"""What an airplane shot down makes of a difference in match points."""
BUSY = 0.4
"""How likely an airplane falls in the end that has something else to do than to fight."""
FREE = 0.1
"""The same of one that has nothing else to do, or may go home."""
WORN = 0.5
"""How much more likely it is for one that can take no more."""


def worth(state: State, hangar: Hangar, seat: Seat) -> float:
    """For the seat's side, or for itself where each scores apart."""
    side = state.seats()[seat]
    if decides(state):
        return _by_points(state, hangar, side)
    if state.winner == "seats":
        return _won(_ahead_of_others(state, hangar, seat))
    return _won(_lead(state, hangar, side) + _wear(state, hangar, side) + _placed(state, side))


def _won(ahead: float) -> float:
    return 1 / (1 + math.exp(-STEEPNESS * ahead))


def _ahead_of_others(state: State, hangar: Hangar, seat: Seat) -> float:
    """What a seat has of its own, in airplanes, less what the best of the others has."""
    lines = final_sheet(state, hangar)
    own = {
        each: sum(line.points for line in lines if line.seat == each) / _loss(state)
        - sum(_worn(plane, hangar) for plane in state.flying() if plane.seat == each)
        for each in state.seats()
    }
    return own.pop(seat) - max(own.values(), default=0.0)


def _by_points(state: State, hangar: Hangar, side: Side) -> float:
    """Either airplane may fall, or none: what the points then say."""
    nobody, own, foe = fates(state, hangar, side)
    edge = _placed(state, side)
    mine = _fall(state, hangar, side, -edge)
    his = _fall(state, hangar, opposite(side), edge)
    first, other = mine * (1 - his / 2), his * (1 - mine / 2)
    return (1 - first - other) * nobody + first * own + other * foe


def _fall(state: State, hangar: Hangar, side: Side, edge: float) -> float:
    """How likely a side's airplane is to fall before all is over."""
    flying = [plane for plane in state.planes if plane.side == side and plane.status in {"flying", "waiting"}]
    if not flying:
        return 0.0
    worn = min(points(flying[0], hangar) / hangar.resistance(flying[0]), 1.0)
    likely = (BUSY if has_business(state, side) else FREE) + WORN * worn + edge
    return min(max(likely, 0.0), 1.0)


def _lead(state: State, hangar: Hangar, side: Side) -> float:
    """Points ahead if all were over now, in airplanes."""
    if state.goals.scoring:
        score, unit = totals(final_sheet(state, hangar)), _prize(state)
    else:
        score, unit = match_points(state), LOST
    return (score[side] - score[opposite(side)]) / unit


def _prize(state: State) -> float:
    """What the loss of an airplane makes of the difference in points: each side has terms of its own."""
    return max(_loss(state) / 2, 1.0)


def _loss(state: State) -> float:
    """Points that change hands, or are lost, with an airplane shot down, by all terms."""
    return max(sum(abs(term.points) for term in terms(state) if term.each == "shot down"), 1.0)


def _wear(state: State, hangar: Hangar, side: Side) -> float:
    pieces: tuple[Plane | Balloon, ...] = (*state.flying(), *state.aloft())
    wear = 0.0
    for piece in pieces:
        lost = _worn(piece, hangar)
        wear += -lost if piece.side == side else lost
    return wear


def _worn(piece: Plane | Balloon, hangar: Hangar) -> float:
    return WEAR * min(points(piece, hangar) / hangar.resistance(piece), 1.0)


def _placed(state: State, side: Side) -> float:
    """The best that each airplane has in sight, less what the others have."""
    placed = 0.0
    for plane in state.flying():
        foes = [foe for foe in state.flying() if foe.side != plane.side]
        best = max((_advantage(plane, foe) for foe in foes), default=0.0)
        placed += best if plane.side == side else -best
    return POSITION * placed / 2


def _advantage(own: Plane, foe: Plane) -> float:
    """From 1, behind an enemy's tail, to -1, before his guns with one's back to him; less from afar."""
    east, north = foe.pose.x - own.pose.x, foe.pose.y - own.pose.y
    away = math.hypot(east, north) or 1.0
    on_my_nose = _along(own, east, north) / away
    on_his_nose = -_along(foe, east, north) / away
    return (on_my_nose - on_his_nose) / 2 * min(NEAR / away, 1.0)


def _along(plane: Plane, east: float, north: float) -> float:
    heading = math.radians(plane.pose.heading)
    return east * math.sin(heading) + north * math.cos(heading)
