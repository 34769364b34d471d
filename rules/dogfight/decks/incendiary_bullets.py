"""Incendiary bullets (special equipment): their smoke is fire, and an engine they damage smokes as well."""

from __future__ import annotations

from rules.dogfight.box.components import Special
from rules.dogfight.state import Piece, Plane

_KINDLED: dict[Special, tuple[Special, ...]] = {"smoke": ("fire",), "engine": ("engine", "smoke")}


def carries(shooter: Piece | None) -> bool:
    return isinstance(shooter, Plane) and "incendiary bullets" in shooter.equipment


def upon_airplane(special: Special, shooter: Piece | None) -> tuple[Special, ...]:
    """What a special result of this shooter's fire does to an airplane."""
    return _KINDLED.get(special, (special,)) if carries(shooter) else (special,)
