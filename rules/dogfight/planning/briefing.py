"""What a player is told when asked to plan: what is theirs, what binds their cards, tails, and errands.

The form only offers what is legal; this says why, so that nobody has to look up last turn's cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

from rules.dogfight.altitude import overdive
from rules.dogfight.box.called import inner_name
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.kinds import Edition, Mission
from rules.dogfight.limits import Limits
from rules.dogfight.pieces import levels
from rules.dogfight.planning.binding import earlier, limits
from rules.dogfight.planning.legality import Trail, fault
from rules.dogfight.state import Piece, Plane, State, Task
from rules.dogfight.victory.missions import has_crew
from rules.said import Said, Text, either, lines, listed, said, series
from rules.values import Seat

Opening: TypeAlias = Literal["straight", "not-steep", "overdive"]
_HOW: dict[tuple[Mission, Edition], str] = {
    ("photograph", "war"): "dogfight-planning.to-photograph",
    ("photograph", "glory"): "dogfight-planning.to-photograph",
    ("bomb", "war"): "dogfight-planning.to-bomb",
    ("bomb", "glory"): "dogfight-planning.to-drop-bombs",
}


def briefing(state: State, hangar: Hangar, seat: Seat) -> Said:
    """A line for each thing to know, the first of them what this seat flies and commands."""
    planes = [plane for plane in state.planes if plane.seat == seat and plane.flying]
    told = [_own(state, hangar, seat)]
    for plane in planes:
        told += _bounds(state, hangar, plane)
        told += _tails(state, plane)
    told += [line for task in state.missions for line in _errand(state, hangar, task, planes)]
    return lines(dict.fromkeys(told))


def _own(state: State, hangar: Hangar, seat: Seat) -> Said:
    own = [piece for piece in state.pieces() if piece.seat == seat and piece.in_play]
    flown = [piece for piece in own if isinstance(piece, Plane)]
    commanded = [piece for piece in own if not isinstance(piece, Plane)]
    one_sort = "flown" if flown else "commanded"
    return said(
        "dogfight-planning.own",
        sort="both" if flown and commanded else one_sort,
        flown=_named(hangar, flown),
        commanded=_named(hangar, commanded),
    )


def _named(hangar: Hangar, pieces: Iterable[Piece]) -> Said:
    """Pieces of one kind together: “M1 and M2 (machine gun)”."""
    kinds: dict[Text, list[str]] = {}
    for piece in pieces:
        kinds.setdefault(inner_name(hangar.name(piece)), []).append(piece.id)
    return series(
        said("dogfight-planning.name-alike", pieces=listed(ids), name=name) for name, ids in kinds.items()
    )


def _bounds(state: State, hangar: Hangar, plane: Plane) -> Iterator[Said]:
    """What the last card and the damage leave open to this airplane; on the ground neither binds it."""
    if levels.grounded(state, plane):
        return
    airplane = hangar.airplane(plane.model, state.in_force)
    bound = limits(state, airplane, plane)
    trail = earlier(plane, airplane)
    opening = _opening(airplane, trail, bound)
    if opening is not None:
        yield said(f"dogfight-planning.open-{opening}", plane=plane.id)
    if bound.rudder:
        yield said("dogfight-planning.rudder-jammed", plane=plane.id, side="-".join(bound.rudder))
    if bound.stall:
        yield said("dogfight-planning.engine-damaged", plane=plane.id)
    if bound.burning:
        owed = trail.before is not None and trail.before.is_immelmann and not bound.free_after_immelmann
        yield said("dogfight-planning.burns", plane=plane.id, straights="another" if owed else "none")
    if plane.crew_hits and state.edition == "glory":
        yield said("dogfight-planning.pilot-wounded", plane=plane.id)


@lru_cache(maxsize=1024)
def _opening(airplane: Airplane, trail: Trail, bound: Limits) -> Opening | None:
    """What the last card of the turn before asks of the first of this one."""
    before = trail.before
    if before is None:
        return None
    faults = {card: fault(trail, card, bound) for card in airplane.cards.values()}
    if before.is_immelmann and all(faults[card] for card in faults if not card.is_straight):
        return "straight"
    steep = [card for card in faults if card.steep and not faults[card]]
    if before.steep and not steep:
        return "not-steep"
    if steep and all(bound.overdive and overdive.begins(before, card) for card in steep):
        return "overdive"
    return None


def _tails(state: State, plane: Plane) -> Iterator[Said]:
    for tailer in state.flying():
        if tailer.tailing is not None and plane.id in {tailer.id, tailer.tailing}:
            yield said("dogfight-planning.tails", plane=tailer.id, target=tailer.tailing)


def _errand(state: State, hangar: Hangar, task: Task, own: list[Plane]) -> Iterator[Said]:
    """How a mission is done, to whoever may do it; and where pictures belong that were taken."""
    if task.done is not None:
        if task.kind == "photograph" and any(plane.id == task.doer for plane in own):
            yield said("dogfight-planning.has-pictures", plane=str(task.doer), target=task.target)
        return
    doers = [plane for plane in own if plane.id in task.by]
    carriers = [plane.id for plane in doers if has_crew(state, hangar, plane)]
    yield from (
        said("dogfight-planning.observer-hit", plane=plane.id, mission=task.kind, target=task.target)
        for plane in doers
        if plane.id not in carriers
    )
    if carriers:
        yield said(
            _HOW[task.kind, state.edition],
            planes=either(carriers),
            target=task.target,
            height="any" if _any_level(state, task) else "level",
            level=task.level or 0,
            near=hangar.ruler / 20,
        )


def _any_level(state: State, task: Task) -> bool:
    return task.level is None or not state.in_force.altitude
