"""Landing: at level 0, a dive takes the last counters and touches down; then a straight and a stall, and the
airplane stands. Whatever else is planned for that turn is bluff.

All of it must happen on a landing field, which is marked before the game and measures at least 9 by 27 cm.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from shapely import Polygon

from rules.dogfight.box.components import Maneuver, Size
from rules.dogfight.pieces.height import Height
from rules.dogfight.ruler.geometry import Pose, inside
from rules.dogfight.ruler.geometry import card as rectangle
from rules.dogfight.view import LandingField

LandingFault: TypeAlias = Literal["no-straight-to-land", "no-stall-to-land"]


def area(field: LandingField) -> Polygon:
    return rectangle(field.pose, Size(field.width, field.length))


def on_field(fields: Iterable[LandingField], pose: Pose) -> bool:
    """Whether an airplane's dot lies in a landing field, anybody's."""
    return any(inside(area(field), pose) for field in fields)


def roll(height: Height, card: Maneuver) -> Height:
    """The next step of a landing, if the card is the one it needs."""
    if height.run == "touchdown" and card.is_straight:
        return height._replace(run="rolling")
    if height.run == "rolling" and card.is_stall:
        return height._replace(run="halted")
    return height


def fault(height: Height, card: Maneuver) -> LandingFault | None:
    if height.run == "touchdown" and not card.is_straight:
        return "no-straight-to-land"
    if height.run == "rolling" and not card.is_stall:
        return "no-stall-to-land"
    return None
