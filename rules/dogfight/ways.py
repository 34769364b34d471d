"""Where cards would lead an airplane, card by card: what a plan is foreseen to come to."""

from __future__ import annotations

from rules.dogfight.box.components import CARDS
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.view import DogfightView, PlaneView, ShellView
from rules.engine import Foresight
from rules.values import Frozen


class Prospect(Frozen, frozen=True, kw_only=True):
    """One card: where it would leave the airplane, how high, and whether that would end badly."""

    card: int
    end: Pose
    level: int | None = None
    """None in a game without altitude."""
    climb: int = 0
    moved: bool = True
    """False where the airplane stays on the ground, or its card is laid aside in the clouds."""
    clouded: bool = False
    strays: bool = False
    """This card, or one before it, led off the table in the clouds: it is out when it comes down."""
    crashes: bool = False
    fatal: bool = False
    """It crashes, and that is the end of it: there is no card after it."""
    lands: bool = False
    """It touches down on a landing field."""
    leaves: bool = False
    """Off the table: there is no card after it."""
    cables: tuple[str, ...] = ()
    """The balloons whose cables it would meet, if they still hang there; no card after that either."""

    @property
    def grounded(self) -> bool:
        return self.level == 0 and self.climb == 0

    @property
    def out(self) -> bool:
        """Whether the airplane is no longer on the table."""
        return self.leaves or self.fatal


def first_round(plane: PlaneView) -> int:
    """The round of the next card to be flown."""
    return CARDS + 1 - (len(plane.plan or ()) or CARDS)


class Way(Frozen, frozen=True):
    """Where the cards chosen so far, or those planned before, would lead an airplane."""

    plane: PlaneView
    """Where it would start from: moved on the ground, if that comes first, or reckoned through the clouds."""
    prospects: tuple[Prospect, ...] = ()
    cards: tuple[int, ...] = ()
    """All that are chosen or planned, those too that are not flown any more, or not as they are."""
    strayed: bool = False
    """Its pile has led off the table before: it is out when it comes down."""

    @property
    def first(self) -> int:
        """The round of the first card: in the middle of a turn, some of the plan has been flown."""
        return first_round(self.plane)

    @property
    def ends(self) -> tuple[Pose, ...]:
        return tuple(prospect.end for prospect in self.prospects)

    @property
    def poses(self) -> tuple[Pose, ...]:
        return (self.plane.pose, *self.ends)


class DogfightForesight(Foresight, frozen=True, kw_only=True):
    table: DogfightView
    """The table before the first card: airplanes moved on the ground, counters where they would lie."""
    ways: tuple[Way, ...] = ()
    shells: tuple[ShellView, ...] = ()
    """The counters that the choice would lay, move or set to another level."""
