"""A dogfight as it stands: the pieces on the table with their consoles, and the damage decks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from rules.dogfight.box.components import Direction
from rules.dogfight.deeds import Flown, Shot
from rules.dogfight.kinds import (
    SIDES,
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
from rules.dogfight.rulebook import InForce
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.scenario.goals import Goals, Winner
from rules.dogfight.scenario.schema import ScenarioPlace
from rules.dogfight.view import Bound, LandingField, ScoreLine
from rules.engine import Outcome, Value
from rules.said import Text
from rules.values import Frozen, Seat

Order: TypeAlias = Literal["standing", "closest", "weakest", "hold", "several", "ask"]
"""An order for guns: as their owner's orders stand; the nearest target, the one with most damage cards, none;
a question if there are several, or one each time there is a target."""
Counting: TypeAlias = Literal["all", "specials", "points", "points and fire"]
"""What of a damage card counts: all of it, no points, points and explosions only, or fire besides."""
Worth: TypeAlias = Literal["plain", "aimed", "halved", "halved and aimed", "nothing"]
"""How a damage card's points count."""

ROUNDS = 3


class Taken(Frozen, frozen=True, array_like=True):
    """A damage card on a console, face down; a jam card was shown to the seat that fired."""

    deck: str
    card: int
    shown: Seat | None = None
    worth: Worth = "plain"


class Hit(Frozen, frozen=True, array_like=True):
    """A damage card whose special result has yet to take effect, with all others drawn at the same time."""

    deck: str
    card: int
    counting: Counting = "all"
    by: str | None = None
    """Whose fire it was; None for strain, flames and accidents."""


class Shell(Frozen, frozen=True):
    """An artillery counter on the table: where, after how many more maneuvers it goes off, at what level."""

    point: tuple[float, float]
    due: int
    level: int | None = None


class Launch(Frozen, frozen=True):
    """Rockets on their way: to whom, how many, and whether enemy fire spoiled the attack."""

    target: str
    count: int
    spoiled: bool = False


class Piece(Frozen, frozen=True, kw_only=True):
    """Whatever lies on the table and can be fired at."""

    id: str
    side: Side
    seat: Seat | None
    pose: Pose
    level: int = 0
    climb: int = 0
    damage: tuple[Taken, ...] = ()
    noted: int = 0
    """Points written down when their cards went back into a used-up deck."""
    fresh: tuple[Hit, ...] = ()
    orders: dict[str, Value] = {}  # noqa: RUF012 - msgspec copies it
    """What this turn's plan says besides the orders that stand, by slot; an airplane's order to fire has its
    own place."""

    @property
    @abstractmethod
    def in_play(self) -> bool:
        """Whether it still counts on the table, each kind of piece by its own status."""


class Entry(Frozen, frozen=True, kw_only=True):
    """How an airplane that waits will come in: where, at the start or the end of which turn."""

    place: ScenarioPlace
    turn: int = 1
    when: Literal["start", "end"] = "start"
    last: bool = False
    """Placed when the enemy has placed his."""
    any_level: bool = False
    half: Direction | None = None
    """The card laid face down: the left or the right of its side."""


class Task(Frozen, frozen=True, kw_only=True):
    """A mission: what a side has to do to which card, who may do it, and when somebody did."""

    kind: Mission
    side: Side
    target: str
    by: tuple[str, ...] = ()
    """The airplanes that may do it: the one that carries the camera or the bombs, once that is settled."""
    level: int | None = None
    secret: bool = False
    done: Literal["done", "damaged", "destroyed"] | None = None
    doer: str | None = None


class Departure(Frozen, frozen=True, kw_only=True):
    """An airplane that left, and how things stood at that moment; see `goal_schema.Circumstance`."""

    plane: str
    edge: Literal["own", "other"]
    faced: bool
    unfinished: bool
    balloons: bool
    before_mission: bool


class Strafed(Frozen, frozen=True, array_like=True):
    """Damage points upon a ground card that count for a seat's own score."""

    card: str
    seat: Seat
    points: int


class Plane(Piece, frozen=True, kw_only=True):
    """An airplane and its console."""

    seat: Seat
    model: str
    status: Status = "flying"
    jams: tuple[int, ...]
    """Jam counters, gun by gun."""
    last: int | None = None
    """The third card of the last turn: its reminder binds the first card of the next."""
    before_last: int | None = None
    plan: tuple[int, ...] = ()
    """Cards planned for this turn and still face down."""
    order: Order = "standing"
    exit: Edge | None = None
    equipment: tuple[Equipment, ...] = ()
    smoke: int = 0
    flames: int = 0
    engine_hits: int = 0
    crew_hits: int = 0
    """The observer's wounds in Wings of War, the pilot's in Wings of Glory."""
    rudder: tuple[Direction, ...] = ()
    """Where the rudder jammed since the last plan: maneuvers to that side are out of the next."""
    bound: Bound = Bound()
    """What this turn's plan was bound by."""
    harmed: bool = False
    """It took damage points in this round."""
    aimed_at: tuple[str | None, ...] = ()
    """Whom each gun fired at in the last round; empty before the first."""
    disrupted: bool = False
    steep_pair: int | None = None
    """The turn in which the ace last flew two steep cards in a row."""
    run: GroundRun = ""
    still: int = 0
    """Turns, this one included, that it must stay as it is after a crash."""
    stored: tuple[int, ...] = ()
    """Cards planned in the cloud and not flown yet, the first one first."""
    rockets_used: int = 0
    launching: Launch | None = None
    """Rockets to be fired with the round's other fire, instead of the guns."""
    launch: Launch | None = None
    """Rockets fired in the last round, which hit or miss after the next maneuver."""
    entry: Entry | None = None
    """While it waits."""
    tailing: str | None = None
    looked: int = 0
    """The last round of this turn in which it looked at the tailed airplane's card and settled its own."""
    shown: int | None = None
    """The card that was shown to those who tail it; known while it is the next."""
    seen_by: tuple[Seat, ...] = ()
    done: tuple[Mission, ...] = ()

    @property
    def flying(self) -> bool:
        return self.status == "flying"

    @property
    def in_play(self) -> bool:
        return self.flying


class Balloon(Piece, frozen=True, kw_only=True):
    balloon: str
    status: BalloonStatus = "aloft"
    flames: int = 0
    barrage: bool = False
    descending: bool = False
    ordered: bool = False
    """It was ordered down once, so that its descent may be resumed at any time."""
    observers: int = 0
    """Still in the basket, where bailing out is in force."""
    observers_lost: int = 0

    @property
    def in_play(self) -> bool:
        return self.status == "aloft"


class GroundCard(Piece, frozen=True, kw_only=True):
    kind: GroundKind
    card: str
    """Its key in the table of ground cards; a target has none."""
    status: GroundStatus = "active"
    jammed: int = 0
    aimed_at: str | None = None
    """Whom its machine gun fired at in the last round."""
    loading: Loading = "loaded"
    """Where the counter of an anti-aircraft gun is."""
    shell: Shell | None = None
    """The counter itself, while it is on the table."""
    ready: bool = True
    """Whether the gun may fire this turn: it was loaded when the turn began, or its counter was retired."""
    tally: int = 0
    """Its damage points when they were last credited to seats."""
    ranged: tuple[str, int] | None = None
    """The card the virtual gunner last turned up for this gun's range, for all to see: deck and number."""
    waited: bool = False
    """Whether the virtual gunner has let a round pass since the gun was loaded."""

    @property
    def in_play(self) -> bool:
        """Whether it can still be strafed; targets are for bombs and cameras only."""
        return self.kind != "target" and self.status in {"active", "gun silenced"}


class Asked(Frozen, frozen=True):
    """A question put to a seat: about which piece, what about it (a gun that waits for a word, say), and the
    possible answers, the usual one first. The answer's name is piece and matter: "A.front"."""

    seat: Seat
    piece: str
    matter: str
    options: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.piece}.{self.matter}"


class StandingOrders(Frozen, frozen=True):
    """What a seat has ordered, by the names of the form's fields; `before` are the orders that hold again
    when those for one turn are over."""

    answers: dict[str, Value] = {}  # noqa: RUF012 - msgspec copies it
    before: dict[str, Value] | None = None


class State(Frozen, frozen=True, kw_only=True):
    edition: Edition
    scenario: Text
    """What it is called."""
    variant: str = ""
    in_force: InForce = InForce()
    illegal_plans: IllegalPlans
    turn_limit: int
    goals: Goals = Goals()
    width: float
    length: float
    planes: tuple[Plane, ...]
    balloons: tuple[Balloon, ...] = ()
    ground: tuple[GroundCard, ...] = ()
    landing_fields: tuple[LandingField, ...] = ()
    decks: dict[str, tuple[int, ...]]
    """What is left of each damage deck, the top card first."""
    stage: Stage = "plan"
    turn: int = 1
    round: int = 0
    """0 while planning, then 1 to 3."""
    asked: tuple[Asked, ...] = ()
    passed: tuple[Seat, ...] = ()
    """Who flies nothing and lets this turn go by without a word: their orders stand."""
    standing: dict[Seat, StandingOrders] = {}  # noqa: RUF012 - msgspec copies it
    flown: tuple[Flown, ...] = ()
    shots: tuple[Shot, ...] = ()
    missions: tuple[Task, ...] = ()
    departures: tuple[Departure, ...] = ()
    strafed: tuple[Strafed, ...] = ()
    quiet: int = 0
    """Turns in a row in which only one side flew and nobody fired."""
    outcome: Outcome | None = None
    score_sheet: tuple[ScoreLine, ...] = ()
    """As it was reckoned when the game ended."""

    @property
    def winner(self) -> Winner:
        return self.goals.one if len(self.planes) == len(SIDES) else self.goals.several

    def plane(self, name: str) -> Plane:
        return next(plane for plane in self.planes if plane.id == name)

    def piece(self, name: str) -> Piece:
        return next(piece for piece in self.pieces() if piece.id == name)

    def pieces(self) -> tuple[Piece, ...]:
        return (*self.planes, *self.balloons, *self.ground)

    def flying(self) -> tuple[Plane, ...]:
        """The airplanes on the table."""
        return tuple([plane for plane in self.planes if plane.status == "flying"])

    def aloft(self) -> tuple[Balloon, ...]:
        return tuple(balloon for balloon in self.balloons if balloon.in_play)

    def of_seat(self, seat: Seat) -> tuple[Plane, ...]:
        """The airplanes this seat still flies."""
        return tuple(plane for plane in self.planes if plane.seat == seat and plane.flying)

    def seats(self) -> dict[Seat, Side]:
        return {piece.seat: piece.side for piece in self.pieces() if piece.seat is not None}


def with_pieces(state: State, changed: Iterable[Piece], **more: Any) -> State:
    """The state with some pieces changed, and whatever more changes with them."""
    pieces = tuple(changed)
    planes = {piece.id: piece for piece in pieces if isinstance(piece, Plane)}
    if planes:
        more["planes"] = tuple([planes.get(plane.id, plane) for plane in state.planes])
    if len(planes) < len(pieces):
        balloons = {piece.id: piece for piece in pieces if isinstance(piece, Balloon)}
        ground = {piece.id: piece for piece in pieces if isinstance(piece, GroundCard)}
        more["balloons"] = tuple([balloons.get(balloon.id, balloon) for balloon in state.balloons])
        more["ground"] = tuple([ground.get(card.id, card) for card in state.ground])
    return replace(state, **more) if more else state
