"""Bullet checker (scenario rule): a pilot who discarded all bad rounds jams by red crosses only."""

from __future__ import annotations

from rules.dogfight.box.components import Special
from rules.dogfight.state import Piece, Plane

CROSSES: frozenset[Special] = frozenset({"jam_red", "jam_green"})
RED_CROSSES: frozenset[Special] = frozenset({"jam_red"})


def crosses(shooter: Piece) -> frozenset[Special]:
    """The jam results that count for a shooter."""
    checked = isinstance(shooter, Plane) and "bullet checker" in shooter.equipment
    return RED_CROSSES if checked else CROSSES
