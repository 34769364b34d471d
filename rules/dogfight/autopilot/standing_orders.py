"""Standing orders given with the plan, and the short answers of windows that need no reckoning."""

from __future__ import annotations

import math
from collections.abc import Iterable

from rules.dogfight.autopilot.craft import HIT
from rules.dogfight.view import BalloonView, DogfightView, PlaneView
from rules.engine import Field, Value

CRIPPLED = 3.0
"""Damage points left with which nobody waits for a better chance."""
ALARM = 700.0
"""Millimetres within which an enemy makes a balloon's crew wind it down."""


def orders(view: DogfightView, fields: Iterable[Field]) -> dict[str, Value]:
    """What is ordered with the plan; what is not, stays as the form has it."""
    planes = {plane.id: plane for plane in view.planes}
    balloons = {balloon.id: balloon for balloon in view.balloons}
    found: dict[str, Value | None] = {}
    for field in fields:
        if field.group in planes:
            found[field.name] = _airplane(view, planes[field.group], field.slot)
        elif field.group in balloons:
            found[field.name] = _balloon(view, balloons[field.group], field)
        elif field.slot == "shell":
            found[field.name] = _battery(field)
    return {name: value for name, value in found.items() if value is not None}


def _airplane(view: DogfightView, plane: PlaneView, slot: str) -> str | None:
    if slot == "fire":
        return "ask" if _other_targets(view, plane) else "weakest"
    if slot == "bombs":
        return "any" if _crippled(plane) else "middle"
    return {"rockets": "ask", "tail": "ask", "ground": "stay"}.get(slot)


def _other_targets(view: DogfightView, plane: PlaneView) -> bool:
    """Whether there is more than airplanes to fire at, so that it matters which."""
    balloons = any(each.side != plane.side and each.status == "aloft" for each in view.balloons)
    cards = [each for each in view.ground if each.side != plane.side and each.kind != "target"]
    return balloons or any(each.status in {"active", "gun silenced"} for each in cards)


def _crippled(plane: PlaneView) -> bool:
    taken = plane.damage_cards * HIT if plane.points is None else plane.points
    return plane.resistance - taken <= CRIPPLED


def _battery(field: Field) -> str:
    """Shell the path of the nearest; a counter on the table is watched from round to round."""
    return "path" if "path" in values(field) else "ask"


def _balloon(view: DogfightView, balloon: BalloonView, field: Field) -> str | None:
    if field.slot == "bail":
        return "burning"
    if field.slot != "descent" or balloon.barrage or not _threatened(view, balloon):
        return None
    return next((order for order in ("down", "resume") if order in values(field)), None)


def _threatened(view: DogfightView, balloon: BalloonView) -> bool:
    if balloon.damage_cards or balloon.flames:
        return True
    return any(
        plane.status == "flying"
        and plane.side != balloon.side
        and math.hypot(plane.pose.x - balloon.pose.x, plane.pose.y - balloon.pose.y) < ALARM
        for plane in view.planes
    )


def decided(view: DogfightView, fields: Iterable[Field]) -> dict[str, Value]:
    """Whom to tail, whether to drop bombs over a rim, to turn on the ground, or to jump."""
    planes = {plane.id: plane for plane in view.planes}
    burning = {balloon.id for balloon in view.balloons if balloon.flames}
    found: dict[str, Value] = {}
    for field in fields:
        if field.slot == "tail":
            hunted = max(values(field), key=lambda name: _cards(planes, name), default=None)
            found.update({field.name: hunted} if hunted else {})
        elif field.slot == "bombs" and field.group in planes:
            found[field.name] = "drop" if _crippled(planes[field.group]) else "hold"
        elif field.slot == "bail":
            found[field.name] = "jump" if field.group in burning else "stay"
    return found


def _cards(planes: dict[str, PlaneView], name: str) -> int:
    return planes[name].damage_cards if name in planes else 0


def values(field: Field) -> list[str]:
    """What a field offers to pick."""
    return [option.value for option in getattr(field, "options", ())]
