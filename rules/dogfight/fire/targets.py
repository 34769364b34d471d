"""Whom each gun fires at, of those it can reach: by the order of its piece, or by its owner's answer.

Nobody must fire. The two guns of a two-seater fire at two different targets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.dogfight.deeds import Shot
from rules.dogfight.fire.reach import Sight
from rules.dogfight.orders import asks, fire_order
from rules.dogfight.state import Asked, Order, Plane, State
from rules.engine import Choice

HOLD = "hold"


def to_ask(state: State, found: Iterable[Sight]) -> tuple[Asked, ...]:
    """The guns with a target whose owner wants to be asked; one without is that of a wounded observer, who
    would be."""
    return tuple(
        Asked(sight.piece.seat, sight.piece.id, sight.gun.name, tuple(sight.targets))
        for sight in found
        if sight.piece.seat is not None
        and (not sight.targets or asks(fire_order(state, sight.piece), len(sight.targets)))
    )


def volley(state: State, found: Sequence[Sight], answers: Choice) -> list[tuple[Sight, Shot]]:
    """All shots of the round, by standing order or by answer; the order of drawing is by airplane."""
    shots: list[tuple[Sight, Shot]] = []
    for sight in found:
        taken = {shot.target for other, shot in shots if _shares_targets(sight, other)}
        target = _choose(state, sight, taken, answers)
        if target is not None:
            shots.append((sight, _shot(state.round, sight, target)))
    return shots


def _shares_targets(sight: Sight, other: Sight) -> bool:
    """The guns of one airplane fire at different targets."""
    return isinstance(sight.piece, Plane) and sight.piece.id == other.piece.id


def _choose(state: State, sight: Sight, taken: set[str], answers: Choice) -> str | None:
    answer = answers.get(f"{sight.piece.id}.{sight.gun.name}")
    if answer is not None:
        return None if answer == HOLD else str(answer)
    order = fire_order(state, sight.piece)
    return _by_order(state, order, [name for name in sight.targets if name not in taken])


def _by_order(state: State, order: Order, targets: Sequence[str]) -> str | None:
    """The targets are sorted by distance, and `max` keeps the first of equals: the nearest."""
    if not targets or order == "hold":
        return None
    if order == "weakest":
        return max(targets, key=lambda name: (state.piece(name).in_play, len(state.piece(name).damage)))
    return targets[0]


def _shot(round_: int, sight: Sight, target: str) -> Shot:
    line = sight.targets[target]
    x, y = line.point
    return Shot(
        round=round_,
        shooter=sight.piece.id,
        gun=sight.gun.name,
        target=target,
        distance=round(line.distance, 6),
        point=(round(x, 6), round(y, 6)),
        cards=line.cards,
    )
