"""When a scenario ends: any of its conditions, looked at after every round and every turn."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.dogfight.kinds import SIDES, Side
from rules.dogfight.play import Play
from rules.dogfight.scenario.goals import End
from rules.dogfight.state import State, Task


def several(state: State) -> bool:
    """Whether a side has more than one airplane."""
    return any(sum(plane.side == side for plane in state.planes) > 1 for side in SIDES)


def ended(state: State) -> bool:
    return any(_holds(state, end) for end in ends(state))


def ends(state: State) -> Iterator[End]:
    """The conditions that hold with so many airplanes."""
    many = several(state)
    return (end for end in state.goals.ends if end.several is None or end.several == many)


def out(state: State, side: Side) -> bool:
    """Whether a side has nobody left, on the table or on the way."""
    return not any(plane.side == side and plane.status in {"flying", "waiting"} for plane in state.planes)


def _holds(state: State, end: End) -> bool:
    if end.unless_burning and any(balloon.flames for balloon in state.aloft()):
        return False
    gone = [side for side in SIDES if out(state, side)]
    if end.when == "side out":
        return bool(gone)
    if end.when == "all out":
        return len(gone) == len(SIDES)
    if end.when == "out":
        return end.side in gone
    if end.when == "idle":
        return len(gone) == 1 and state.quiet >= end.turns
    tasks = [task for task in state.missions if task.side == end.side]
    done = all(task.done is not None for task in tasks)
    over = any(side != end.side for side in gone) and not any(is_open(state, task) for task in tasks)
    return done if end.when == "mission done" else over


def is_open(state: State, task: Task) -> bool:
    """Whether a mission can still be done, or its pictures still be brought home."""
    doers = (task.doer,) if task.doer is not None else task.by
    able = any(plane.id in doers and plane.status in {"flying", "waiting"} for plane in state.planes)
    return able and (task.done is None or task.kind == "photograph")


def count_quiet_turns(play: Play) -> None:
    """At the end of a turn: another one in which only one side flew and nobody fired, or none."""
    state = play.state
    flew = {state.plane(move.plane).side for move in state.flown}
    alone = len(flew) <= 1 and sum(out(state, side) for side in SIDES) == 1
    quiet = state.quiet + 1 if alone and not state.shots else 0
    if quiet != state.quiet:
        play.state = replace(state, quiet=quiet)
