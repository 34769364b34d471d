"""Firing: who can reach whom after everybody has moved, and whom they choose.

A gun may fire at one enemy that a ruler from its airplane's dot reaches within its arc, past all other
cards. Nobody must fire. The two guns of a two-seater fire at two different targets.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from shapely import Polygon

from rules.dogfight.geometry import card, overlap
from rules.dogfight.hangar import Gun, Hangar
from rules.dogfight.lines_of_fire import Reach, blockers_for, range_of, reach
from rules.dogfight.state import Asked, Order, Plane, State
from rules.dogfight.view import Shot
from rules.engine import Choice, Field, IllegalChoice, Option, Pick, Seat

HOLD = "hold"
CARDS = {"short": 2, "long": 1}


@dataclass(frozen=True)
class Aim:
    """What one gun can reach: targets by distance, the nearest first."""

    plane: Plane
    gun: Gun
    targets: dict[str, Reach]


def aims(state: State, hangar: Hangar) -> list[Aim]:
    """Every gun with somebody to fire at."""
    flying = state.flying()
    outlines = {plane.id: card(plane.pose, hangar[plane.model].size) for plane in flying}
    found = []
    for plane in flying:
        for gun, jammed in zip(hangar[plane.model].guns, plane.jams, strict=True):
            targets = {} if jammed else _targets(state, hangar, plane, gun, outlines)
            if targets:
                found.append(Aim(plane, gun, targets))
    return found


def _targets(
    state: State, hangar: Hangar, shooter: Plane, gun: Gun, outlines: dict[str, Polygon]
) -> dict[str, Reach]:
    own = outlines[shooter.id]
    found = []
    for target in state.flying():
        outline = outlines[target.id]
        if target.side == shooter.side or _far(shooter, target, hangar) or overlap(own, outline):
            continue
        others = [shape for name, shape in outlines.items() if name not in {shooter.id, target.id}]
        blockers = blockers_for(state.edition, own, outline, others)
        ruler = reach(shooter.pose, gun.arc, outline, blockers, hangar.ruler)
        if ruler is not None:
            found.append((ruler.distance, target.id, ruler))
    return {name: ruler for _, name, ruler in sorted(found, key=lambda entry: entry[:2])}


def _far(shooter: Plane, target: Plane, hangar: Hangar) -> bool:
    """A cheap first look: dots further apart than a ruler and a card's diagonal are out of every reach."""
    size = hangar[target.model].size
    apart = math.hypot(shooter.pose.x - target.pose.x, shooter.pose.y - target.pose.y)
    return apart > hangar.ruler + math.hypot(size.width, size.length)


def to_ask(found: Iterable[Aim]) -> tuple[Asked, ...]:
    """The guns with a target whose owner wants to be asked."""
    return tuple(
        Asked(aim.plane.id, aim.gun.name, tuple(aim.targets)) for aim in found if aim.plane.order == "ask"
    )


def volley(state: State, hangar: Hangar, found: Sequence[Aim], answers: Choice) -> tuple[Shot, ...]:
    """All shots of the round, by standing order or by answer; the order of drawing is by airplane."""
    shots: list[Shot] = []
    for aim in found:
        taken = {shot.target for shot in shots if shot.shooter == aim.plane.id}
        target = _choose(state, aim, taken, answers)
        if target is not None:
            shots.append(_shot(state.round, aim, target, hangar.ruler))
    return tuple(shots)


def _choose(state: State, aim: Aim, taken: set[str], answers: Choice) -> str | None:
    if aim.plane.order == "ask":
        answer = str(answers[f"{aim.plane.id}.{aim.gun.name}"])
        return None if answer == HOLD else answer
    open_targets = [name for name in aim.targets if name not in taken]
    return _by_order(state, aim.plane.order, open_targets)


def _by_order(state: State, order: Order, targets: Sequence[str]) -> str | None:
    """The targets are sorted by distance, and `max` keeps the first of equals: the nearest."""
    if not targets or order == "hold":
        return None
    if order == "weakest":
        return max(targets, key=lambda name: len(state.plane(name).damage))
    return targets[0]


def _shot(round_: int, aim: Aim, target: str, ruler: float) -> Shot:
    found = aim.targets[target]
    x, y = found.point
    return Shot(
        round=round_,
        shooter=aim.plane.id,
        gun=aim.gun.name,
        target=target,
        distance=round(found.distance, 6),
        point=(round(x, 6), round(y, 6)),
        cards=CARDS[range_of(found, ruler)],
    )


# The form for those who asked to be asked


def fields(state: State, hangar: Hangar, seat: Seat, partial: Choice) -> tuple[Field, ...]:
    return tuple(
        Pick(
            name=f"{asked.plane}.{asked.gun}",
            label=f"{asked.plane} · {asked.gun} gun",
            options=_options(state, hangar, asked, _other_targets(state, asked, partial)),
            group=asked.plane,
            slot=asked.gun,
            default=_nearest(asked, _other_targets(state, asked, partial)),
        )
        for asked in _asked_of(state, seat)
    )


def check(state: State, seat: Seat, choice: Choice) -> None:
    asked = {f"{gun.plane}.{gun.gun}": gun for gun in _asked_of(state, seat)}
    for name in choice:
        if name not in asked:
            raise IllegalChoice(f"Nothing called “{str(name)[:40]}” is asked here.")
    for name, gun in asked.items():
        target = choice.get(name)
        if target is None:
            raise IllegalChoice(f"The {gun.gun} gun of airplane {gun.plane} still waits for an order.")
        if target != HOLD and target not in gun.targets:
            raise IllegalChoice(
                f"The {gun.gun} gun of airplane {gun.plane} cannot reach “{str(target)[:40]}”; "
                f"it can reach {', '.join(gun.targets)}."
            )
        if target in _other_targets(state, gun, choice):
            raise IllegalChoice(
                f"The two guns of airplane {gun.plane} cannot both fire at {target}; choose two targets."
            )


def default(state: State, seat: Seat) -> Choice:
    """Fire at the closest, with each gun."""
    choice: dict[str, str] = {}
    for asked in _asked_of(state, seat):
        choice[f"{asked.plane}.{asked.gun}"] = _nearest(asked, _other_targets(state, asked, choice))
    return choice


def _asked_of(state: State, seat: Seat) -> list[Asked]:
    own = {plane.id for plane in state.of_seat(seat)}
    return [asked for asked in state.asked if asked.plane in own]


def _other_targets(state: State, asked: Asked, answers: Choice) -> set[str]:
    """What the same airplane's other guns are to fire at."""
    names = {f"{gun.plane}.{gun.gun}" for gun in state.asked if gun.plane == asked.plane and gun != asked}
    return {str(answers[name]) for name in names if name in answers and answers[name] != HOLD}


def _nearest(asked: Asked, excluded: set[str]) -> str:
    return next((target for target in asked.targets if target not in excluded), HOLD)


def _options(state: State, hangar: Hangar, asked: Asked, excluded: set[str]) -> tuple[Option, ...]:
    targets = [state.plane(name) for name in asked.targets if name not in excluded]
    return (
        *(Option(plane.id, f"{plane.id} · {hangar[plane.model].name}", _note(plane)) for plane in targets),
        Option(HOLD, "Hold fire"),
    )


def _note(plane: Plane) -> str:
    cards = len(plane.damage)
    return f"{cards} damage card{'' if cards == 1 else 's'}"
