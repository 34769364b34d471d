"""Fates: what it makes of a scenario's points whether an airplane falls.

Points decide by who has more of them, and not by how many: where the one side will have its balloon shot down
as things go, it must bring down whoever does it, and has little to lose by trying.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from msgspec.structs import replace

from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import SIDES, Side, opposite
from rules.dogfight.state import Plane, State, Task
from rules.dogfight.victory.ending import is_open, out
from rules.dogfight.victory.scoring import final_sheet, totals

SUCCESS = 0.5
"""How much of what a side is still out for it will have done in the end."""
LEAST = 1.0
"""Points that an outcome is uncertain by in any case."""


class Fates(NamedTuple):
    """A side's chance of winning if nobody falls any more, if its own airplane does, and if the other's."""

    nobody: float
    own: float
    foe: float


def decides(state: State) -> bool:
    """Whether points decide between two sides with one airplane each."""
    one_each = all(sum(plane.side == side for plane in state.planes) == 1 for side in SIDES)
    return one_each and bool(state.goals.scoring) and state.winner == "points"


def fates(state: State, hangar: Hangar, side: Side) -> Fates:
    return Fates(
        _chance(state, hangar, side),
        *(_chance(_fallen(state, each), hangar, side) for each in (side, opposite(side))),
    )


def has_business(state: State, side: Side) -> bool:
    """Whether something is left to do for it, besides fighting, that counts."""
    return any(balloon.side != side for balloon in state.aloft()) or any(
        _to_do(state, side, task) for task in state.missions
    )


def _fallen(state: State, side: Side) -> State:
    planes = [_shot_down(plane) if plane.side == side else plane for plane in state.planes]
    return replace(state, planes=tuple(planes))


def _shot_down(plane: Plane) -> Plane:
    return replace(plane, status="shot down") if plane.status in {"flying", "waiting"} else plane


def _chance(state: State, hangar: Hangar, side: Side) -> float:
    """By the points as they stand, and by what both sides may still add to them."""
    now = _lead(state, hangar, side)
    gains = [_lead(_accomplished(state, each), hangar, side) - now for each in SIDES if not out(state, each)]
    spread = max(SUCCESS * sum(map(abs, gains)), LEAST)
    return 0.5 + 0.5 * math.erf((now + SUCCESS * sum(gains)) / spread / math.sqrt(2))


def _lead(state: State, hangar: Hangar, side: Side) -> int:
    score = totals(final_sheet(state, hangar))
    return score[side] - score[opposite(side)]


def _accomplished(state: State, side: Side) -> State:
    """With all done that a side is still out for."""
    balloons = [
        replace(balloon, status="destroyed") if balloon.side != side and balloon.in_play else balloon
        for balloon in state.balloons
    ]
    missions = [_carried_out(task) if _to_do(state, side, task) else task for task in state.missions]
    return replace(state, balloons=tuple(balloons), missions=tuple(missions))


def _to_do(state: State, side: Side, task: Task) -> bool:
    return task.side == side and task.done is None and is_open(state, task)


def _carried_out(task: Task) -> Task:
    return replace(task, done="destroyed" if task.kind == "bomb" else "done", doer=next(iter(task.by), None))
