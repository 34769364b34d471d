"""What a seat, or the public, may know of a dogfight: the only thing that leaves the rules."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.dogfight.figures import DamageCard
from rules.dogfight.geometry import Pose
from rules.engine import Frozen, Outcome, Seat

Side: TypeAlias = Literal["central", "entente"]
Edition: TypeAlias = Literal["war", "glory"]
Status: TypeAlias = Literal["flying", "shot down", "exploded", "left"]
Stage: TypeAlias = Literal["plan", "fire", "over"]


class GunView(Frozen, frozen=True):
    """A machine gun: where it points (front or rear), what it draws, and its jam counters."""

    name: str
    deck: str
    half_angle: float
    jammed: int


class PlaneView(Frozen, frozen=True, kw_only=True):
    """An airplane and its console. What lies face down is None to all but its owner."""

    id: str
    side: Side
    seat: Seat
    model: str
    name: str
    resistance: int
    status: Status
    pose: Pose
    """Where it flies, or where it was last seen."""
    guns: tuple[GunView, ...]
    maneuver_deck: str
    last_card: int | None
    """The third card of the last turn, which every other player saw too."""
    damage_cards: int
    damage: tuple[DamageCard, ...] | None
    points: int | None
    """Damage points taken, those of reshuffled cards included."""
    plan: tuple[int, ...] | None
    """Cards planned for this turn and not flown yet."""


class Flown(Frozen, frozen=True):
    """One card flown: in which round, and from where to where."""

    round: int
    plane: str
    card: int
    start: Pose
    end: Pose


class Shot(Frozen, frozen=True):
    """One burst: who fired at whom with which gun, at what distance, and how many cards were drawn."""

    round: int
    shooter: str
    gun: str
    target: str
    distance: float
    point: tuple[float, float]
    cards: int


class DogfightView(Frozen, frozen=True, kw_only=True):
    """The table. `flown` and `shots` tell this turn so far, or the whole last turn while planning."""

    edition: Edition
    scenario: str
    seat: Seat | None
    width: float
    length: float
    turn: int
    round: int
    stage: Stage
    planes: tuple[PlaneView, ...]
    flown: tuple[Flown, ...]
    shots: tuple[Shot, ...]
    points: dict[Side, int]
    """Match points as they stand."""
    turn_limit: int
    outcome: Outcome | None
