"""What may be wrong with a scenario beyond its form: airplanes, cards and rules that do not exist, pieces off
the table, a side with nobody to play it. Each fault is a sentence that names its entry."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import fields

from rules.dogfight.box.figures import Figures
from rules.dogfight.kinds import SIDES, Side, opposite
from rules.dogfight.rulebook import RULES, InForce
from rules.dogfight.ruler.geometry import inside, playing_area
from rules.dogfight.scenario import balloon_places
from rules.dogfight.scenario.goals import Goals, Term
from rules.dogfight.scenario.places import pose_at
from rules.dogfight.scenario.schema import (
    AirplaneEntry,
    BalloonEntry,
    FieldEntry,
    Force,
    GroundEntry,
    Scenario,
    ScenarioPlace,
)
from rules.dogfight.scenario.validation import instead

MOST_AIRPLANES = 4
MOST_PIECES = 12
"""Of ground cards, and of balloons, on a side."""
SMALLEST, LARGEST = 300, 3000
CENTIMETRE = 10
"""Hosts measure tables in centimetres."""
TARGET = "target"
_RULES = sorted(field.name for field in fields(InForce) if field.type in (bool, "bool"))


def faults(scenario: Scenario, figures: Figures) -> Iterator[str]:
    missing = [side for side in SIDES if side not in scenario.sides]
    if missing:
        yield from (f"sides: there is no “{side}”" for side in missing)
        return
    for name, size in (("width", scenario.width), ("length", scenario.length)):
        if not SMALLEST <= size <= LARGEST:
            yield f"{name}: {size:g} mm is not between {SMALLEST} and {LARGEST}"
        elif size % CENTIMETRE:
            yield f"{name}: {size:g} mm are no whole centimetres"
    if all(scenario.sides[side].virtual for side in SIDES):
        yield "sides: at least one of them must be played by somebody"
    yield from _rule_faults(scenario)
    for side in SIDES:
        yield from _force_faults(scenario, side, figures)
    yield from balloon_places.faults(scenario, figures)
    yield from _seat_faults(scenario)
    yield from _mission_faults(scenario)
    yield from _goal_faults(scenario)


def _rule_faults(scenario: Scenario) -> Iterator[str]:
    needed, barred = scenario.rules.needed, scenario.rules.barred
    for where, names in (("needed", needed), ("barred", barred)):
        for name in names:
            if name not in _RULES:
                yield f"rules, {where}: there is no rule “{name}”; {instead(name, _RULES)}"
    for name in needed:
        if name in barred:
            yield f"rules: “{name}” is both needed and barred"
    for rule in RULES:
        for other in rule.needs:
            if rule.name in needed and other not in needed:
                yield f"rules, needed: “{rule.name}” does nothing without “{other}”"
    for side in SIDES:
        for what, rule_name in _called_for(scenario.sides[side]):
            if rule_name not in needed:
                yield f"rules, needed: {side} has {what}, so “{rule_name}” must be among them"


def _called_for(force: Force) -> Iterator[tuple[str, str]]:
    """The rules without which a side's pieces would not be in the game."""
    if any(entry.card != TARGET for entry in force.ground):
        yield "ground cards that fire", "ground_fire"
    if force.virtual and any(entry.card == "aa-gun" for entry in force.ground):
        yield "an anti-aircraft gun that nobody plays", "solitaire_gunner"
    if force.balloons:
        yield "balloons", "balloons"
    if any(entry.barrage for entry in force.balloons):
        yield "a barrage", "barrages"


def _force_faults(scenario: Scenario, side: Side, figures: Figures) -> Iterator[str]:
    force = scenario.sides[side]
    if force.virtual and force.airplanes:
        yield f"{side}, airplanes: a virtual side has none; only ground cards and balloons play by the book"
    if not force.virtual and not force.airplanes:
        yield f"{side}, airplanes: a side that is played needs at least one"
    if len(force.airplanes) > MOST_AIRPLANES:
        yield f"{side}, airplanes: {len(force.airplanes)} are too many, {MOST_AIRPLANES} can fly"
    for name, pieces in (("ground", force.ground), ("balloons", force.balloons)):
        if len(pieces) > MOST_PIECES:
            yield f"{side}, {name}: {len(pieces)} are too many, {MOST_PIECES} fit"
    yield from _unknown(side, force, figures)
    for where, place in _places(force):
        yield from (
            f"{side}, {where}: {fault}" for fault in _place_faults(scenario, side, where, place, figures)
        )


def _place_faults(
    scenario: Scenario, side: Side, where: str, place: ScenarioPlace, figures: Figures
) -> Iterator[str]:
    if not where.startswith("airplane") and place.kind != "fixed":
        yield f"its place must be fixed, not “{place.kind}”"
    if place.left is not None and place.right is not None:
        yield "its place has both “left” and “right”; one of them is enough"
    spot = pose_at(scenario, side, place, figures.sizes.ruler.value)
    if not inside(playing_area(scenario.width, scenario.length), spot):
        yield f"{spot.x:g}, {spot.y:g} is off the table"


def _unknown(side: Side, force: Force, figures: Figures) -> Iterator[str]:
    for number, entry in enumerate(force.airplanes, start=1):
        model = figures.airplanes.get(entry.model)
        if model is None:
            known = instead(entry.model, figures.airplanes)
            yield f"{side}, airplane {number}: there is no airplane “{entry.model}”; {known}"
        elif entry.climb >= model.climb_rate:
            yield f"{side}, airplane {number}: with {model.climb_rate} climb counters it is a level higher"
    for number, card in enumerate(force.ground, start=1):
        if card.card != TARGET and card.card not in figures.ground:
            known = instead(card.card, (*figures.ground, TARGET))
            yield f"{side}, ground card {number}: there is no “{card.card}”; {known}"
    for number, balloon in enumerate(force.balloons, start=1):
        if balloon.balloon not in figures.balloons:
            known = instead(balloon.balloon, figures.balloons)
            yield f"{side}, balloon {number}: there is no “{balloon.balloon}”; {known}"


def _places(force: Force) -> Iterator[tuple[str, ScenarioPlace]]:
    pieces: dict[str, tuple[AirplaneEntry | GroundEntry | BalloonEntry | FieldEntry, ...]] = {
        "airplane": force.airplanes,
        "ground card": force.ground,
        "balloon": force.balloons,
        "landing field": force.fields,
    }
    for name, entries in pieces.items():
        yield from ((f"{name} {number}", entry.place) for number, entry in enumerate(entries, start=1))


def _seat_faults(scenario: Scenario) -> Iterator[str]:
    played = [scenario.sides[side] for side in SIDES if not scenario.sides[side].virtual]
    most = sum((scenario.most_planes or len(force.airplanes)) + force.gunner for force in played)
    if scenario.seats is not None and not len(played) <= scenario.seats.least <= scenario.seats.most <= most:
        yield (
            f"seats: {scenario.seats.least} to {scenario.seats.most} is not possible; "
            f"this scenario takes {len(played)} to {most}"
        )


def _mission_faults(scenario: Scenario) -> Iterator[str]:
    targets: list[tuple[Side, int]] = []
    for number, mission in enumerate(scenario.missions, start=1):
        enemy = opposite(mission.side)
        owner = enemy if scenario.sides[enemy].ground else mission.side
        if not 0 <= mission.target < len(scenario.sides[owner].ground):
            yield f"mission {number}: {owner} has no ground card {mission.target} (they count from 0)"
        if (owner, mission.target) in targets:
            yield f"mission {number}: another mission has the same target"
        targets.append((owner, mission.target))
        models = {entry.model for entry in scenario.sides[mission.side].airplanes}
        for model in mission.by:
            if model not in models and not scenario.open:
                yield f"mission {number}: “{model}” does not fly for {mission.side}"


def _goal_faults(scenario: Scenario) -> Iterator[str]:
    goals = scenario.goals
    if "sign" in {goals.one, goals.several} and goals.scorer is None:
        yield "goals: a win by the sign of the points needs a “scorer”"
    if "pictures" in {goals.one, goals.several} and not any(
        mission.kind == "photograph" for mission in scenario.missions
    ):
        yield "goals: a win by pictures needs a mission to photograph something"
    for number, end in enumerate(goals.ends, start=1):
        if end.when in {"out", "mission over", "mission done"} and end.side is None:
            yield f"goals, end {number}: “{end.when}” needs a “side”"
        elif end.when == "mission done" and not any(each.side == end.side for each in scenario.missions):
            yield f"goals, end {number}: {end.side} has no mission that could be done"
    for number, term in enumerate(goals.scoring, start=1):
        if term.rule and term.rule not in _RULES:
            yield f"goals, scoring {number}: there is no rule “{term.rule}”; {instead(term.rule, _RULES)}"
        yield from _seat_term_faults(goals, number, term)


def _seat_term_faults(goals: Goals, number: int, term: Term) -> Iterator[str]:
    """Where each seat counts its own points, the airplanes that a line counts must be somebody's own: nobody
    is credited with an enemy's loss."""
    seated = {many for many, winner in ((False, goals.one), (True, goals.several)) if winner == "seats"}
    counted = {term.several} if term.several is not None else {False, True}
    if seated & counted and term.each in {"shot down", "left"} and term.of not in {None, term.side}:
        yield (
            f"goals, scoring {number}: where each seat counts its own points (“seats”), “{term.each}” counts "
            f"a seat's own airplanes; leave “of” out, or let “points” decide"
        )
