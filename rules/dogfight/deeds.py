"""What was done in a turn, for all to see: cards flown and bursts fired."""

from __future__ import annotations

from rules.dogfight.ruler.geometry import Pose
from rules.values import Frozen


class Flown(Frozen, frozen=True):
    """One card flown: in which round, and from where to where."""

    round: int
    plane: str
    card: int
    start: Pose
    end: Pose


class Shot(Frozen, frozen=True):
    """One burst: who fired at whom with which gun, at what distance, and how many cards were drawn.

    Guns are "front" and "rear" of airplanes, "machine gun" and "infantry" of ground cards, "shell" for a
    gun's burst and "rockets".
    """

    round: int
    shooter: str
    gun: str
    target: str
    distance: float
    point: tuple[float, float]
    cards: int
    aimed: bool = False
