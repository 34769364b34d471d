"""What can bind an airplane's plan: the limits that damage, height and a pilot's abilities set it."""

from __future__ import annotations

from typing import NamedTuple

from rules.dogfight.box.components import Direction
from rules.dogfight.pieces.height import Height


class Limits(NamedTuple):
    """What binds one airplane's plan this turn beyond the rules for all."""

    rudder: tuple[Direction, ...] = ()
    """No maneuvers to these sides."""
    burning: bool = False
    """No straights."""
    stall: bool = False
    """At least one stall."""
    free_after_immelmann: bool = False
    double_steep: bool = False
    """One steep card may follow another, once this turn."""
    altitude: bool = False
    """Climbs, dives and the Split-S are flown."""
    overdive: bool = False
    height: Height | None = None
    """Only when it flies so low, or stands on the ground, that its height matters to what it may plan."""
    counted: int = 0
    """How many cards of this turn the height accounts for already."""

    @property
    def damaged(self) -> bool:
        return bool(self.rudder or self.burning or self.stall)


FREE = Limits()
