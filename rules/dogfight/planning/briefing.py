"""What a player is told when asked to plan: what is theirs, what binds their cards, tails, and errands.

The form only offers what is legal; this says why, so that nobody has to look up last turn's cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rules.dogfight.altitude import overdive
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.limits import Limits
from rules.dogfight.pieces import levels
from rules.dogfight.planning.binding import earlier, limits
from rules.dogfight.planning.legality import Trail, fault
from rules.dogfight.state import Piece, Plane, State, Task
from rules.dogfight.victory.missions import has_crew
from rules.values import Seat
from rules.wording import inner, listed


def briefing(state: State, hangar: Hangar, seat: Seat) -> str:
    """A line for each thing to know, the first of them what this seat flies and commands."""
    planes = [plane for plane in state.planes if plane.seat == seat and plane.flying]
    lines = [_own(state, hangar, seat)]
    for plane in planes:
        lines += _bounds(state, hangar, plane)
        lines += _tails(state, plane)
    lines += [line for task in state.missions for line in _errand(state, hangar, task, planes)]
    return "\n".join(dict.fromkeys(lines))


def _own(state: State, hangar: Hangar, seat: Seat) -> str:
    own = [piece for piece in state.pieces() if piece.seat == seat and piece.in_play]
    flown = [piece for piece in own if isinstance(piece, Plane)]
    commanded = [piece for piece in own if not isinstance(piece, Plane)]
    parts = [
        f"{verb} {_named(hangar, pieces)}"
        for verb, pieces in (("fly", flown), ("command", commanded))
        if pieces
    ]
    return f"You {' and '.join(parts)}."


def _named(hangar: Hangar, pieces: Iterable[Piece]) -> str:
    """Pieces of one kind together: “M1 and M2 (machine gun)”."""
    kinds: dict[str, list[str]] = {}
    for piece in pieces:
        kinds.setdefault(hangar.name(piece), []).append(piece.id)
    return ", ".join(f"{listed(ids)} ({inner(name)})" for name, ids in kinds.items())


def _bounds(state: State, hangar: Hangar, plane: Plane) -> Iterator[str]:
    """What the last card and the damage leave open to this airplane; on the ground neither binds it."""
    if levels.grounded(state, plane):
        return
    airplane = hangar.airplane(plane.model, state.in_force)
    bound = limits(state, airplane, plane)
    trail = earlier(plane, airplane)
    yield from (line.format(plane=plane.id) for line in _opening(airplane, trail, bound))
    if bound.rudder:
        sides = " or ".join(bound.rudder)
        yield f"{plane.id}'s rudder is jammed: no cards to the {sides} this turn."
    if bound.stall:
        yield f"{plane.id}'s engine is damaged: one of its cards must be a stall."
    if bound.burning:
        owed = trail.before is not None and trail.before.is_immelmann and not bound.free_after_immelmann
        yield f"{plane.id} burns: it may not plan {'another' if owed else 'a'} straight."
    if plane.crew_hits and state.edition == "glory":
        yield f"{plane.id}'s pilot is wounded: its front gun is silent after a steep card or an Immelmann."


@lru_cache(maxsize=1024)
def _opening(airplane: Airplane, trail: Trail, bound: Limits) -> tuple[str, ...]:
    """What the last card of the turn before asks of the first of this one."""
    before = trail.before
    if before is None:
        return ()
    faults = {card: fault(trail, card, bound) for card in airplane.cards.values()}
    if before.is_immelmann and all(faults[card] for card in faults if not card.is_straight):
        return ("{plane} must open with a straight, after its Immelmann.",)
    steep = [card for card in faults if card.steep and not faults[card]]
    if before.steep and not steep:
        return ("{plane} may not open with a steep card, after its steep one.",)
    if steep and all(bound.overdive and overdive.begins(before, card) for card in steep):
        return ("{plane} may open with no steep card but a dive, as an overdive.",)
    return ()


def _tails(state: State, plane: Plane) -> Iterator[str]:
    for tailer in state.flying():
        if tailer.tailing is not None and plane.id in {tailer.id, tailer.tailing}:
            yield f"{tailer.id} tails {tailer.tailing} and will see its next card."


def _errand(state: State, hangar: Hangar, task: Task, own: list[Plane]) -> Iterator[str]:
    """How a mission is done, to whoever may do it; and where pictures belong that were taken."""
    if task.done is not None:
        if task.kind == "photograph" and any(plane.id == task.doer for plane in own):
            yield f"{task.doer} has the pictures of {task.target}: bring them home over your own edge."
        return
    doers = [plane for plane in own if plane.id in task.by]
    carriers = [plane.id for plane in doers if has_crew(state, hangar, plane)]
    yield from (
        f"{plane.id}'s observer is hit: {plane.id} cannot {task.kind} {task.target} any more."
        for plane in doers
        if plane.id not in carriers
    )
    if carriers:
        how = _to_photograph if task.kind == "photograph" else _to_bomb
        yield how(state, hangar, task, " or ".join(carriers))


def _to_photograph(state: State, hangar: Hangar, task: Task, who: str) -> str:
    at = "" if _any_level(state, task) else f" at level {task.level}"
    near = f"half a ruler ({hangar.ruler / 20:g} cm)"
    return (
        f"{who} carries the camera: to photograph {task.target}, fly a stall{at} that begins no more than "
        f"{near} from it."
    )


def _to_bomb(state: State, hangar: Hangar, task: Task, who: str) -> str:  # noqa: ARG001 - as for photographs
    low = "" if _any_level(state, task) else f" no higher than level {task.level}"
    if state.edition == "war":
        return f"{who} carries the bombs: to destroy {task.target}, fly{low} over its middle."
    return (
        f"{who} carries the bombs: they destroy {task.target} if they fall while {who}'s card lies{low} over "
        "its middle, and damage it anywhere else over its card."
    )


def _any_level(state: State, task: Task) -> bool:
    return task.level is None or not state.in_force.altitude
