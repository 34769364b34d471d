"""What a seat, or the public, may know of a dogfight: the only thing that leaves the rules.

Three kinds of pieces lie on the table, and each has an id of its own: airplanes (A, B, … for the Entente,
…, Y, Z for the Central Powers), balloons (B1, B2, …) and ground cards (trenches T1, anti-aircraft guns G1,
anti-aircraft machine guns M1, target cards X1, …). A piece of nobody's (the virtual player's) has no seat.

What lies face down, and what is kept secret, is None to all but the owner. What belongs to a rule that is
not in force keeps its default: `level` is None in a game without altitude.

Names, sizes and maneuver cards are those of the figures the game is played with, so that a picture needs
nothing besides the view.
"""

from __future__ import annotations

from typing import Literal

from rules.dogfight.box.components import Direction, Maneuver, Size
from rules.dogfight.box.figures import DamageCard
from rules.dogfight.deeds import Flown, Shot
from rules.dogfight.kinds import (
    BalloonStatus,
    Edge,
    Edition,
    Equipment,
    GroundKind,
    GroundRun,
    GroundStatus,
    IllegalPlans,
    Loading,
    Mission,
    Side,
    Stage,
    Status,
)
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.scenario.goals import End, Term
from rules.engine import Outcome
from rules.said import Text
from rules.values import Frozen, Seat


class GunView(Frozen, frozen=True):
    """A machine gun: where it points (front or rear), what it draws, and its jam counters."""

    name: str
    deck: str
    half_angle: float
    jammed: int
    aimed_at: str | None = None
    """Whom it fired at in the last round; firing there again is aimed, if that rule is in force."""


class Bound(Frozen, frozen=True):
    """What damage forbids or demands in a plan: no maneuvers to a side, a stall, no straights."""

    rudder: tuple[Direction, ...] = ()
    stall: bool = False
    burning: bool = False


class Entrance(Frozen, frozen=True):
    """Where its owner may put an airplane now: from one end of its side, as he faces the enemy, to the other,
    or into one of its corners."""

    left: Pose
    right: Pose
    usual: int | Direction
    """Millimetres from the left, or the corner: where it goes if nothing is said."""

    def pose(self, answer: object) -> Pose:
        if answer not in {"left", "right"} and not isinstance(answer, int):
            answer = self.usual
        if not isinstance(answer, int):
            return self.left if answer == "left" else self.right
        ahead = 1 if self.right.x > self.left.x else -1
        return Pose(self.left.x + ahead * answer, self.left.y, self.left.heading)


class PlaneView(Frozen, frozen=True, kw_only=True):
    """An airplane and its console."""

    id: str
    side: Side
    seat: Seat
    model: str
    name: str
    silhouette: str
    """Which of the figures' silhouettes its card shows."""
    size: Size
    resistance: int
    status: Status
    pose: Pose
    """Where it flies, or where it was last seen."""
    guns: tuple[GunView, ...]
    maneuver_deck: str
    maneuvers: tuple[Maneuver, ...]
    """The cards of its deck that the rules in force use."""
    last_card: int | None
    """The third card of the last turn, which every other player saw too."""
    before_last: int | None = None
    """The card before that one; its owner's alone, though others may remember it."""
    damage_cards: int
    damage: tuple[DamageCard, ...] | None
    worth: tuple[int, ...] | None = None
    """What each card of `damage` counts: aimed ones more, halved ones and those of infantry less."""
    points: int | None
    """Damage points taken, those of reshuffled cards included."""
    plan: tuple[int, ...] | None
    """Cards planned for this turn and not flown yet."""
    openers: tuple[int, ...] | None = None
    """Cards with which a plan may begin, while one is made."""
    exit: Edge | None = None
    """Over which edge it left."""
    arrives: int | None = None
    """The turn from which an airplane that waits will fly."""
    entrance: Entrance | None = None
    """Where it may be put, while its owner is asked."""
    # Special damage: announced
    smoke: int = 0
    flames: int = 0
    pilot_hit: bool = False
    # Special damage: secret
    rudder: tuple[Direction, ...] | None = None
    """Sides that the next plan may not turn to."""
    bound: Bound | None = None
    """What this turn's plan is bound by, or was when it was made."""
    engine_damaged: bool | None = None
    observer_hit: bool | None = None
    # Altitude
    level: int | None = None
    climb: int = 0
    top_altitude: int = 0
    climb_rate: int = 0
    grounded: bool = False
    run: GroundRun = ""
    still: int = 0
    """Turns, this one included, that a crashed airplane must stay as it is."""
    in_cloud: bool = False
    """Its pose is where it went up; where it is now only its owner can reckon."""
    stored: tuple[int, ...] | None = None
    """Cards flown in the cloud so far, to be laid on the table when it comes out."""
    # Equipment, missions, tails
    equipment: tuple[Equipment, ...] = ()
    double_steep: bool = False
    """An ace who may fly two steep cards in a row in this turn."""
    rockets: int = 0
    """Counters left."""
    done: tuple[Mission, ...] = ()
    """Missions it has carried out."""
    tailing: str | None = None
    shown: int | None = None
    """The card of this airplane that its owner had to show to the seat that looks."""
    orders: dict[str, str | int | tuple[str | float, ...]] | None = None
    """What it is to do, by slot: by this turn's plan or by the orders that stand."""

    def maneuver(self, number: int) -> Maneuver | None:
        """The card of that number in its deck; None if it has none."""
        return next((card for card in self.maneuvers if card.number == number), None)


class BalloonView(Frozen, frozen=True, kw_only=True):
    id: str
    side: Side
    seat: Seat | None
    balloon: str
    name: str
    size: Size
    resistance: int
    status: BalloonStatus
    pose: Pose
    flames: int
    damage_cards: int
    damage: tuple[DamageCard, ...] | None
    points: int | None
    level: int | None = None
    climb: int = 0
    descending: bool = False
    observers: int | None = None
    """Still in the basket; None unless bailing out is in force."""
    observers_lost: int = 0
    barrage: bool = False


class GroundView(Frozen, frozen=True, kw_only=True):
    """A ground card; its damage lies face up."""

    id: str
    side: Side
    seat: Seat | None
    kind: GroundKind
    name: str
    size: Size
    pose: Pose
    status: GroundStatus
    deck: str | None
    """What its gun draws; None for a target."""
    half_angle: float | None
    """Of a machine gun; None if it fires all around or not at all."""
    resistance: int | None
    damage: tuple[DamageCard, ...]
    points: int
    jammed: int = 0
    aimed_at: str | None = None
    loading: Loading | None = None
    """Of an anti-aircraft gun in action."""
    ranged: DamageCard | None = None
    """The card that was last turned up for the range of a virtual gunner's gun."""
    photographed: bool = False


class ShellView(Frozen, frozen=True):
    """An artillery counter on the table: whose, where, at what level, and after how many more maneuvers it
    goes off (2 when placed, 1, and gone after the next)."""

    gun: str
    point: tuple[float, float]
    due: int
    level: int | None = None


class RocketView(Frozen, frozen=True):
    """Rockets launched and not there yet: they hit, or miss, after the next maneuver."""

    plane: str
    target: str
    count: int


class CablesView(Frozen, frozen=True):
    """Where a barrage lets nobody through, up to which level, and the balloons that hold it."""

    area: tuple[tuple[float, float], ...]
    level: int
    balloons: tuple[str, ...]


class LandingField(Frozen, frozen=True):
    """A field to land on; whose side it belongs to does not matter to the airplane."""

    side: Side
    pose: Pose
    width: float
    length: float


class MissionView(Frozen, frozen=True):
    kind: Mission
    side: Side
    target: str
    plane: str | None
    """Who is to do it; None if that is a secret to the seat that looks, or anybody of the side may."""
    done: bool
    level: int | None = None
    """With altitude: the level for a photograph, or the highest for bombs."""


class ScoreLine(Frozen, frozen=True):
    """One line of the score sheet: for whom, for what, how many points; `seat` where seats score apart."""

    side: Side
    what: str
    points: int
    seat: Seat | None = None


class DogfightView(Frozen, frozen=True, kw_only=True):
    """The table. `flown` and `shots` tell this turn so far, or the whole last turn while planning."""

    edition: Edition
    scenario: Text
    """What it is called."""
    variant: str = ""
    seat: Seat | None
    rules: tuple[str, ...] = ()
    """The switchable rules in force, as named in `rulebook.InForce`."""
    illegal_plans: IllegalPlans = "refused"
    width: float
    length: float
    ruler: float
    counter: float = 0.0
    """From the middle of an artillery counter to its edge."""
    turn: int
    round: int
    stage: Stage
    asked: tuple[Seat, ...] = ()
    """Whom the table waits for."""
    planes: tuple[PlaneView, ...]
    balloons: tuple[BalloonView, ...] = ()
    ground: tuple[GroundView, ...] = ()
    shells: tuple[ShellView, ...] = ()
    rockets: tuple[RocketView, ...] = ()
    landing_fields: tuple[LandingField, ...] = ()
    cables: tuple[CablesView, ...] = ()
    cloud_level: int | None = None
    balloon_turns: int | None = None
    """After which turn balloons are down, in a game without altitude."""
    missions: tuple[MissionView, ...] = ()
    scoring: tuple[Term, ...] = ()
    """What counts in this game; none where match points are counted."""
    ends: tuple[End, ...] = ()
    """Any of these ends the game before its turns are over."""
    home_at_limit: Side | Literal["both"] | None = None
    """Whose airplanes that still fly then count as gone home."""
    burning_drachens: bool = False
    """If it ends early, burning balloons draw for the turns not played."""
    score_sheet: tuple[ScoreLine, ...] = ()
    """How the points below come about, where the scenario has a scoring of its own."""
    flown: tuple[Flown, ...]
    shots: tuple[Shot, ...]
    points: dict[Side, int]
    """Points as they stand: the scenario's, or match points."""
    standing: dict[str, str | int | tuple[str | float, ...]] = {}  # noqa: RUF012 - msgspec copies it
    """The viewing seat's own standing orders, as it gave them."""
    turn_limit: int
    outcome: Outcome | None

    def owns(self, piece: PlaneView | BalloonView | GroundView) -> bool:
        """Whether a piece is the viewing seat's own, so that its secrets may be shown."""
        return self.seat is not None and self.seat == piece.seat

    def last_flown(self, plane: PlaneView) -> int | None:
        """The card that an airplane flew last, in this turn or the one before."""
        flown = [move for move in self.flown if move.plane == plane.id]
        if not flown or plane.in_cloud:
            return plane.last_card
        return max(flown, key=lambda move: move.round).card

    def clouded(self, level: int) -> bool:
        """Whether an airplane at that level is up in the clouds."""
        return self.cloud_level is not None and level >= self.cloud_level
