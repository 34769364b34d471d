"""A dogfight as it stands: airplanes, their consoles, and the damage decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from msgspec.structs import replace

from rules.dogfight.geometry import Pose
from rules.dogfight.view import Edition, Flown, Shot, Side, Stage, Status
from rules.engine import Frozen, Outcome, Seat

IllegalPlans: TypeAlias = Literal["refused", "by the book"]
Order: TypeAlias = Literal["closest", "weakest", "hold", "ask"]
"""A standing order for an airplane's guns: the nearest target, the one with most damage cards, none, or
a question each time there is a target."""
Winner: TypeAlias = Literal["last flying", "points"]

SIDES: tuple[Side, Side] = ("central", "entente")
ROUNDS = 3


class Taken(Frozen, frozen=True, array_like=True):
    """A damage card on a console, face down; a jam card was shown to the seat that fired."""

    deck: str
    card: int
    shown: Seat | None = None


class Plane(Frozen, frozen=True, kw_only=True):
    """An airplane and its console."""

    id: str
    side: Side
    seat: Seat
    model: str
    pose: Pose
    status: Status = "flying"
    jams: tuple[int, ...]
    """Jam counters, gun by gun."""
    last: int | None = None
    """The third card of the last turn: its reminder binds the first card of the next."""
    plan: tuple[int, ...] = ()
    """Cards planned for this turn and still face down."""
    order: Order = "closest"
    damage: tuple[Taken, ...] = ()
    noted: int = 0
    """Points written down when their cards went back into a used-up deck."""
    exploding: bool = False
    """An explosion was drawn in this round; it takes effect with all the round's damage."""

    @property
    def flying(self) -> bool:
        return self.status == "flying"


class Asked(Frozen, frozen=True):
    """A gun that waits for its owner's word, and whom it can reach, the nearest first."""

    plane: str
    gun: str
    targets: tuple[str, ...]


class State(Frozen, frozen=True, kw_only=True):
    edition: Edition
    scenario: str
    illegal_plans: IllegalPlans
    turn_limit: int
    winner: Winner
    width: float
    length: float
    planes: tuple[Plane, ...]
    decks: dict[str, tuple[int, ...]]
    """What is left of each damage deck, the top card first."""
    stage: Stage = "plan"
    turn: int = 1
    round: int = 0
    """0 while planning, then 1 to 3."""
    asked: tuple[Asked, ...] = ()
    flown: tuple[Flown, ...] = ()
    shots: tuple[Shot, ...] = ()
    outcome: Outcome | None = None

    def plane(self, name: str) -> Plane:
        return next(plane for plane in self.planes if plane.id == name)

    def flying(self) -> tuple[Plane, ...]:
        return tuple(plane for plane in self.planes if plane.flying)

    def of_seat(self, seat: Seat) -> tuple[Plane, ...]:
        """The airplanes this seat still flies."""
        return tuple(plane for plane in self.planes if plane.seat == seat and plane.flying)

    def seats(self) -> dict[Seat, Side]:
        return {plane.seat: plane.side for plane in self.planes}


def with_planes(state: State, changed: Iterable[Plane]) -> State:
    """The state with some airplanes changed."""
    by_id: Mapping[str, Plane] = {plane.id: plane for plane in changed}
    return replace(state, planes=tuple(by_id.get(plane.id, plane) for plane in state.planes))
