"""Scenario files: who meets where, under which rules, to what end. One file per key and edition; a page of
the documentation explains them to hosts who write their own.

{"key": "into-the-mud", "edition": "war",       what the host picks
 "name": "…", "summary": "…", "source": "…",    in the host's own words, also by language; book and heading
 "number": 2,                                   place in the host's list
 "width": 900, "length": 900,                   of the table in millimetres; length runs from side to side
 "turn_limit": 20,                              what the host's form begins with; left out, 30
 "rules": {"needed": ["ground_fire"],           always in force; names of `rulebook.InForce`
           "barred": ["altitude"],              not offered to the host
           "level": 2},                         numbers of `InForce` that the scenario sets
 "most_planes": 4,                              in an open dogfight: the host picks number and models of
                                                airplanes, the first of each side is the pattern
 "any_side": false,                             true: there, each side may fly any airplane
 "seats": {"least": 2, "most": 4},              how many people; left out, 2 to all airplanes
 "sides": {"central": {
     "virtual": false,                          true: nobody's; ground cards and balloons play by the book
     "gunner": false,                           true: with seats enough, one has the guns and no airplane
     "last": false,                             true: places its airplanes when the enemy has placed his
     "airplanes": [{"model": "albatros-d3",
                    "place": {"kind": "fixed", "ahead": "0.5 rulers"},
                    "equipment": ["rockets", "bullet checker"],
                    "level": 2, "climb": 0,                       unless the rules' starting level holds
                    "any_level": false,                           true: the owner picks it when placing
                    "arrives": {"turn": 2, "when": "end"}}],      left out: there from the start
     "ground": [{"card": "trench", "place": {…}}],                 keys of ground.json, or "target"
     "balloons": [{"balloon": "ae-800", "place": {…}, "level": 3, "barrage": false,
                   "observers": 2}],
     "fields": [{"place": {…}, "width": 90, "length": 270}]}},     landing fields
 "missions": [{"kind": "photograph", "side": "central", "target": 0, "by": ["ufag-c1"],
               "level": 1, "secret": false}],   target: which of the enemy's (else own) ground cards
 "goals": {"ends": [...], "scoring": [...]},     see `goal_schema`
 "variants": {"two-balloons": {"name": "…", "summary": "…", "changes": {…},
                               "upon": ["…"],   variants that come first
                               "swap": true}}}  first of all the two sides change places
                                                changes: objects merge, all else is replaced, null removes

Our own scenarios have a name, which states and records know them by, and no other words: see `called`.
A length is a number of millimetres or of rulers: 350, "0.5 rulers". Places are seen from the side's own edge,
looking at the enemy: `ahead` of it, and `left` from the left end, `right` from the right end or `across` from
the middle (rightwards; "-1 ruler" is to the left). Fixed pieces face the enemy unless `facing` gives another
angle off that; several airplanes of one pattern stand `apart` from each other, rightwards.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from rules.dogfight.kinds import Edition, Equipment, Mission, Side
from rules.dogfight.scenario.goals import Goals, Name, NameWritten, Text, TextWritten
from rules.values import Frozen

Distance: TypeAlias = float | Annotated[str, Meta(pattern=r"^-?[0-9]+(\.[0-9]+)? rulers?$")]
PlaceKind: TypeAlias = Literal["fixed", "row", "line", "corner", "half", "hidden corner"]
"""`fixed` and `row` leave no choice; on a `line` the owner picks any point, of the `corner`s either; a `half`
of the side, or a `hidden corner`, is picked beforehand with a card laid face down."""


class ScenarioPlace(Frozen, frozen=True, kw_only=True):
    kind: PlaceKind = "fixed"
    ahead: Distance = 0.0
    left: Distance | None = None
    right: Distance | None = None
    across: Distance = 0.0
    apart: Distance = 0.0
    facing: float = 0.0


class Arrival(Frozen, frozen=True):
    """Placed at the start or the end of a turn; who arrives at its end flies from the next on."""

    turn: Annotated[int, Meta(ge=1)]
    when: Literal["start", "end"] = "start"


class AirplaneEntry(Frozen, frozen=True, kw_only=True):
    model: str
    place: ScenarioPlace
    equipment: tuple[Equipment, ...] = ()
    level: Annotated[int, Meta(ge=0, le=14)] | None = None
    any_level: bool = False
    climb: Annotated[int, Meta(ge=0)] = 0
    arrives: Arrival | None = None


class GroundEntry(Frozen, frozen=True, kw_only=True):
    card: str
    place: ScenarioPlace


class BalloonEntry(Frozen, frozen=True, kw_only=True):
    balloon: str
    place: ScenarioPlace
    level: Annotated[int, Meta(ge=1)] | None = None
    barrage: bool = False
    observers: Annotated[int, Meta(ge=0, le=9)] = 2


class FieldEntry(Frozen, frozen=True, kw_only=True):
    place: ScenarioPlace
    width: Annotated[float, Meta(ge=90)] = 90.0
    length: Annotated[float, Meta(ge=270)] = 270.0


class Force(Frozen, frozen=True, kw_only=True):
    virtual: bool = False
    gunner: bool = False
    last: bool = False
    airplanes: tuple[AirplaneEntry, ...] = ()
    ground: tuple[GroundEntry, ...] = ()
    balloons: tuple[BalloonEntry, ...] = ()
    fields: tuple[FieldEntry, ...] = ()


class RulesEntry(Frozen, frozen=True, kw_only=True):
    needed: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    level: Annotated[int, Meta(ge=1, le=10)] | None = None
    cloud_level: Annotated[int, Meta(ge=2, le=14)] | None = None
    balloon_turns: Annotated[int, Meta(ge=1, le=100)] | None = None


class SeatsEntry(Frozen, frozen=True):
    least: Annotated[int, Meta(ge=1)]
    most: Annotated[int, Meta(ge=1)]


class MissionEntry(Frozen, frozen=True, kw_only=True):
    kind: Mission
    side: Side
    target: int = 0
    by: tuple[str, ...] = ()
    """Models that may do it; empty: who has the camera or the bombs, or whom the side names to carry them."""
    level: Annotated[int, Meta(ge=0)] | None = None
    secret: bool = False


class Variant(Frozen, frozen=True, kw_only=True):
    name: NameWritten | None = None
    """Its key, where it has none."""
    summary: TextWritten = ""
    upon: tuple[str, ...] = ()
    swap: bool = False
    changes: dict[str, object] = {}  # noqa: RUF012 - msgspec copies it


class Scenario(Frozen, frozen=True, kw_only=True):
    key: Name
    edition: Edition
    name: NameWritten
    summary: TextWritten = ""
    source: Text = ""
    number: int = 99
    """Its place in the list a host is shown."""
    width: Annotated[float, Meta(gt=0)]
    length: Annotated[float, Meta(gt=0)]
    turn_limit: Annotated[int, Meta(ge=1, le=100)] | None = None
    rules: RulesEntry = RulesEntry()
    most_planes: Annotated[int, Meta(ge=1, le=4)] | None = None
    any_side: bool = False
    seats: SeatsEntry | None = None
    sides: dict[Side, Force]
    missions: tuple[MissionEntry, ...] = ()
    goals: Goals = Goals()
    variants: dict[str, Variant] = {}  # noqa: RUF012 - msgspec copies it

    @property
    def open(self) -> bool:
        """Whether the host picks the airplanes."""
        return self.most_planes is not None
