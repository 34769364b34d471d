"""Scenes with an anti-aircraft gun, G1, in the middle of the table, and airplanes far from it."""

from __future__ import annotations

from typing import Any

from rules.dogfight.state import GroundCard, Shell
from tests.rules.dogfight.ground_scenes import card
from tests.rules.dogfight.scenes import plane

AWAY = plane("A", 200, 1800, 90)
"""An enemy out of everybody's reach."""
HOME = plane("Z", 200, 200, 90)


def gun(
    name: str = "G1", x: float = 1000, y: float = 1000, order: str = "hold", **changes: Any
) -> GroundCard:
    return card(name, x, y, orders={"shell": order}, **changes)


def aiming(x: float, y: float, due: int = 1, **changes: Any) -> GroundCard:
    """A gun whose counter lies there."""
    return gun(loading="aiming", shell=Shell((x, y), due), **changes)
