"""Random moments before a turn, and the turn as it is then played: what was foretold against what happened.

Nobody fires, no enemy comes near and every damage card is a blank, so that nothing decides a flight but its
cards. A gun that asks its owner at the start of each round shows how things stand between the rounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec.structs import replace

from rules.dice import Scripted
from rules.dogfight.altitude.cloud_cover import leads_out
from rules.dogfight.box.components import Maneuver
from rules.dogfight.kinds import Edition, IllegalPlans
from rules.dogfight.pieces.levels import clouded
from rules.dogfight.rulebook import in_force
from rules.dogfight.ruler.geometry import Pose, on_table, path
from rules.dogfight.state import Plane, StandingOrders, State
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.view import LandingField
from rules.engine import IllegalChoice, Value
from rules.values import Event, Seat
from tests.rules.dogfight.ground_scenes import card as ground_card
from tests.rules.dogfight.scenes import HANGAR, loaded, plane, sky

ME, FOE = 1, 0
SLOTS = ("first", "second", "third")
WHERE = ("flat", "high", "low", "ground", "clouds")
_MODELS = ("spad-13", "sopwith-camel", "nieuport-11", "breguet-br14", "fokker-d7", "re8")
_QUIET = {"Z.first": "4", "Z.second": "1", "Z.third": "5", "Z.fire": "hold"}
_BLANKS = {deck: loaded(deck, *[(0, None)] * 40) for deck in "ABCD"}


@dataclass
class Moment:
    """A table before a turn, and what the owner of A and B has in mind."""

    state: State
    choice: dict[str, Value]
    where: str


def moments(seed: str, count: int) -> Iterator[Moment]:
    luck = Random(seed)  # noqa: S311 - nobody's dice
    while count:
        moment = _moment(luck)
        if moment is not None:
            count -= 1
            yield moment


def _moment(luck: Random) -> Moment | None:
    where = luck.choice(WHERE)
    edition: Edition = "war" if where != "flat" else luck.choice(("war", "glory"))
    ways: tuple[IllegalPlans, ...] = ("refused", "by the book", "by the book", "by the book")
    illegal = luck.choice((*ways, "out of control", "out of control") if edition == "war" else ways)
    rules, numbers = {"ground_fire", "special_damage"}, dict[str, int]()
    if where != "flat":
        rules |= {"altitude", *(name for name in ("overdive", "collisions") if luck.random() < 0.6)}
    if where == "clouds":
        rules.add("cloud_cover")
        numbers["cloud_level"] = luck.randint(2, 6)
    names = luck.choice(("A", "A", "AB"))
    fields = tuple(_field(luck) for _ in range(luck.randint(0, 2))) if where in {"low", "ground"} else ()
    flyers = [_flyer(luck, name, where, rules, numbers, fields) for name in names]
    if len(flyers) > 1 and luck.random() < 0.6:
        flyers[1] = _beside(luck, *flyers)
    state = sky(
        *flyers,
        plane("Z", 1500, 350, level=9),
        edition=edition,
        illegal_plans=illegal,
        in_force=in_force(rules, **numbers),
        width=2000.0,
        length=700.0,
        landing_fields=fields,
        ground=(ground_card("G1", 1900, 60),),
        standing={FOE: StandingOrders({"shell": "ask"})},
        decks=_BLANKS,
        turn=5,
    )
    for _ in range(30):
        choice = _choice(luck, state)
        try:
            DOGFIGHT.check(state, ME, choice)
        except IllegalChoice:
            continue
        return Moment(state, choice, where)
    return None


def _field(luck: Random) -> LandingField:
    spot = Pose(luck.uniform(50, 650), luck.uniform(100, 600), luck.choice((0, 0, 90, 30)))
    return LandingField("entente", spot, luck.choice((90, 200)), luck.choice((270, 500)))


def _flyer(
    luck: Random,
    name: str,
    where: str,
    rules: set[str],
    numbers: Mapping[str, int],
    fields: tuple[LandingField, ...],
) -> Plane:
    model = luck.choice(_MODELS)
    deck = HANGAR.airplane(model, in_force(rules)).cards
    spot = Pose(luck.uniform(1, 700), luck.uniform(1, 699), luck.uniform(0, 360))
    flown = [luck.choice((None, *deck)) for _ in range(2)]
    if luck.random() < 0.4:
        flown = [luck.choice([card.number for card in deck.values() if card.steep]) for _ in range(2)]
    changes: dict[str, Any] = {
        "model": model,
        "last": flown[1],
        "before_last": flown[0] if flown[1] is not None else None,
        "noted": -99,
        "equipment": tuple(
            skill for skill in ("free after immelmann", "double steep") if luck.random() < 0.15
        ),
        "steep_pair": luck.choice((None, None, 3, 4)),
        "engine_hits": int(luck.random() < 0.15),
        "rudder": tuple(side for side in ("left", "right") if luck.random() < 0.1),
        "flames": luck.choice((0, 0, 0, 0, 3)),
        "level": 0,
    }
    if luck.random() < 0.1:  # so much that it leaves no plan, and has to give way
        changes |= {"engine_hits": 1, "rudder": ("left", "right"), "flames": 3}
    rate = HANGAR.airplane(model, in_force(rules)).climb_rate
    if where == "high":
        changes |= {"level": luck.randint(3, 8), "climb": luck.randrange(rate)}
    elif where == "low":
        level = luck.randint(0, 2)
        changes |= {"level": level, "climb": luck.randrange(rate) if level else luck.randint(1, rate - 1)}
    elif where == "ground":
        run = luck.choice(("", "", "", "starting", "speeding", "touchdown", "rolling")) if fields else ""
        flames = luck.choice((0, 0, 1, 3)) if run in {"", "touchdown", "rolling"} else 0
        changes |= {"run": run, "still": 0 if run else luck.choice((0, 0, 0, 1)), "flames": flames}
        if fields and (run or luck.random() < 0.8):
            on = luck.choice(fields)
            across, along = luck.uniform(-0.4, 0.4) * on.width, luck.uniform(-0.4, 0.4) * on.length
            spot = Pose(*on.pose.offset(across, along), on.pose.heading + luck.choice((0, 0, 180, 20)))
            spot = Pose(min(max(spot.x, 0), 2000), min(max(spot.y, 0), 700), spot.heading)
    elif where == "clouds":
        level = numbers["cloud_level"] - luck.choice((0, 0, 0, 1))
        changes["level"] = level
        if level < numbers["cloud_level"]:
            changes["climb"] = rate - 1
        else:
            pile = _pile(luck, deck, changes["last"])
            last = [changes["before_last"], changes["last"], *pile][-2:]
            changes |= {"stored": pile, "before_last": last[0], "last": last[1]}
    return plane(name, spot.x, spot.y, spot.heading, **changes)


def _beside(luck: Random, first: Plane, second: Plane) -> Plane:
    """The second one close to the first, and as high."""
    x, y = first.pose.offset(luck.uniform(-60, 60), luck.uniform(-40, 40))
    spot = Pose(min(max(x, 0), 2000), min(max(y, 0), 700), first.pose.heading + luck.uniform(-20, 20))
    return replace(second, pose=spot, level=first.level, climb=first.climb, run="", stored=())


def _pile(luck: Random, deck: Mapping[int, Maneuver], last: int | None) -> tuple[int, ...]:
    """Cards of earlier turns, none of which led out of the clouds."""
    pile = list[int]()
    before = deck.get(last or 0)
    for _ in range(luck.choice((0, 1, 3, 4, 6))):
        before = luck.choice([card for card in deck.values() if not leads_out(before, card)])
        pile.append(before.number)
    return tuple(pile)


def _choice(luck: Random, state: State) -> dict[str, Value]:
    choice: dict[str, Value] = {}
    for each in state.of_seat(ME):
        deck = HANGAR.airplane(each.model, state.in_force).cards
        wild = [card.number for card in deck.values() if card.steep or card.is_immelmann or card.is_straight]
        some = luck.choice((list(deck), wild))
        planned = luck.sample(some, len(SLOTS))
        if state.in_force.altitude and luck.random() < 0.25:
            planned = _figure(luck, deck)
        choice |= {f"{each.id}.{slot}": str(card) for slot, card in zip(SLOTS, planned, strict=True)}
        choice[f"{each.id}.fire"] = "hold"
        parked = state.in_force.altitude and each.level == each.climb == 0 and not each.run and not each.still
        if parked and luck.random() < 0.2:
            spot = each.pose.offset(luck.uniform(-20, 20), luck.uniform(-30, 30))
            choice |= {f"{each.id}.ground": "move", f"{each.id}.spot": spot}
            choice[f"{each.id}.heading"] = luck.randrange(360)
    return choice


def _figure(luck: Random, deck: Mapping[int, Maneuver]) -> list[int]:
    """Cards that belong together, which chance would seldom deal."""
    wanted = luck.choice(
        (
            ("stall", "dive", "straight"),
            ("stall", "immelmann", "straight"),
            ("dive", "straight", "stall"),
            ("stall", "straight", "climb"),
            ("straight", "immelmann", "straight"),
            ("dive", "turn", "straight"),
        )
    )
    found = list[int]()
    for kind in wanted:
        fitting = [card.number for card in deck.values() if card.kind == kind and card.number not in found]
        others = [number for number in deck if number not in found]
        found.append(luck.choice(fitting or others))
    return found


@dataclass
class Turn:
    """The turn as it was played: how things stood before each round and after the last, and what was told."""

    states: list[State] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def told(self, kind: str, name: str) -> dict[int, dict[str, Any]]:
        """What was told of an airplane, by the round."""
        found = (event.data for event in self.events if event.kind == kind)
        return {data["round"]: data for data in found if data.get("plane") == name}


def play(moment: Moment) -> Turn:
    turn = Turn([moment.state])
    choices: dict[Seat, dict[str, Value]] = {ME: moment.choice, FOE: {**_QUIET, "G1.shell": "ask"}}
    while True:
        state = turn.states[-1]
        assert choices.keys() == DOGFIGHT.pending(state).keys()
        step = DOGFIGHT.resolve(state, choices, Scripted({}))
        turn.events += step.events
        turn.states.append(step.state)
        if step.state.stage != "shell":
            return Turn(turn.states[1:], turn.events)
        choices = {FOE: {"G1.shell": "hold"}}


def true_path(state: State, flyer: Plane) -> list[Pose]:
    """Where it lies, and where an airplane in the clouds has been since."""
    airplane = HANGAR.airplane(flyer.model, state.in_force)
    stored = flyer.stored if clouded(state, flyer) else ()
    return path(flyer.pose, [airplane.cards[number] for number in stored], airplane.size)


def strayed(state: State, flyer: Plane) -> bool:
    return not all(on_table(state.width, state.length, pose) for pose in true_path(state, flyer))
