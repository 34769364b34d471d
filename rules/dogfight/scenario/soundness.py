"""What may be wrong with a scenario beyond its form: airplanes, cards and rules that do not exist, pieces off
the table, a side with nobody to play it. Each fault is a sentence that names its entry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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
from rules.dogfight.scenario.validation import instead, located
from rules.said import Said, Text, said

MOST_AIRPLANES = 4
MOST_PIECES = 12
"""Of ground cards, and of balloons, on a side."""
SMALLEST, LARGEST = 300, 3000
CENTIMETRE = 10
"""Hosts measure tables in centimetres."""
TARGET = "target"
_RULES = sorted(field.name for field in fields(InForce) if field.type in (bool, "bool"))


def faults(scenario: Scenario, figures: Figures) -> Iterator[Said]:
    missing = [side for side in SIDES if side not in scenario.sides]
    if missing:
        where = "sides"
        yield from (located(where, said("dogfight-setup.fault-no-side", side=side)) for side in missing)
        return
    for name, size in (("width", scenario.width), ("length", scenario.length)):
        if not SMALLEST <= size <= LARGEST:
            limits = {"least": str(SMALLEST), "most": str(LARGEST)}
            yield located(name, said("dogfight-setup.fault-size", size=f"{size:g}", **limits))
        elif size % CENTIMETRE:
            yield located(name, said("dogfight-setup.fault-centimetres", size=f"{size:g}"))
    if all(scenario.sides[side].virtual for side in SIDES):
        yield located("sides", said("dogfight-setup.fault-nobody"))
    yield from _rule_faults(scenario)
    for side in SIDES:
        yield from _force_faults(scenario, side, figures)
    yield from balloon_places.faults(scenario, figures)
    yield from _seat_faults(scenario)
    yield from _mission_faults(scenario)
    yield from _goal_faults(scenario)


def _rule_faults(scenario: Scenario) -> Iterator[Said]:
    needed, barred = scenario.rules.needed, scenario.rules.barred
    for where, names in (("needed", needed), ("barred", barred)):
        for name in names:
            if name not in _RULES:
                yield _no_rule(f"rules, {where}", name)
    for name in needed:
        if name in barred:
            yield located("rules", said("dogfight-setup.fault-rule-barred", rule=name))
    at_needed = "rules, needed"
    for rule in RULES:
        for other in rule.needs:
            if rule.name in needed and other not in needed:
                yield located(at_needed, said("dogfight-setup.fault-rule-needs", rule=rule.name, other=other))
    for side in SIDES:
        for piece, name in _called_for(scenario.sides[side]):
            if name not in needed:
                told = {"side": side, "piece": piece, "rule": name}
                yield located(at_needed, said("dogfight-setup.fault-rule-called-for", **told))


def _no_rule(at: str, name: str) -> Said:
    known = instead(name, _RULES)
    return located(at, said("dogfight-setup.fault-no-rule", rule=name), known)


def _called_for(force: Force) -> Iterator[tuple[str, str]]:
    """The rules without which a side's pieces would not be in the game: what calls for them, and each."""
    if any(entry.card != TARGET for entry in force.ground):
        yield "ground", "ground_fire"
    if force.virtual and any(entry.card == "aa-gun" for entry in force.ground):
        yield "virtual-gun", "solitaire_gunner"
    if force.balloons:
        yield "balloons", "balloons"
    if any(entry.barrage for entry in force.balloons):
        yield "barrage", "barrages"


def _force_faults(scenario: Scenario, side: Side, figures: Figures) -> Iterator[Said]:
    force, flown = scenario.sides[side], f"{side}, airplanes"
    if force.virtual and force.airplanes:
        yield located(flown, said("dogfight-setup.fault-virtual-airplanes"))
    if not force.virtual and not force.airplanes:
        yield located(flown, said("dogfight-setup.fault-no-airplanes"))
    if len(force.airplanes) > MOST_AIRPLANES:
        number = len(force.airplanes)
        yield located(flown, said("dogfight-setup.fault-many-airplanes", number=number, most=MOST_AIRPLANES))
    for name, pieces in (("ground", force.ground), ("balloons", force.balloons)):
        if len(pieces) > MOST_PIECES:
            where, number = f"{side}, {name}", len(pieces)
            yield located(where, said("dogfight-setup.fault-many-pieces", number=number, most=MOST_PIECES))
    yield from _unknown(side, force, figures)
    for kind, number, place in _places(force):
        if kind != "airplane" and place.kind != "fixed":
            yield located(_entry(kind, side, number), said("dogfight-setup.fault-not-fixed", kind=place.kind))
        yield from _place_faults(scenario, side, place, figures, _entry(kind, side, number))


def _entry(kind: str, side: Side, number: int) -> Text:
    """One of a side's pieces, as faults begin with it."""
    return said(f"dogfight-setup.name-entry-{kind}", side=side, number=number)


def _place_faults(
    scenario: Scenario, side: Side, place: ScenarioPlace, figures: Figures, where: Text
) -> Iterator[Said]:
    if place.left is not None and place.right is not None:
        yield located(where, said("dogfight-setup.fault-left-and-right"))
    spot = pose_at(scenario, side, place, figures.sizes.ruler.value)
    if not inside(playing_area(scenario.width, scenario.length), spot):
        x, y = f"{spot.x:g}", f"{spot.y:g}"
        yield located(where, said("dogfight-setup.fault-off-the-table", x=x, y=y))


def _unknown(side: Side, force: Force, figures: Figures) -> Iterator[Said]:
    for number, entry in enumerate(force.airplanes, start=1):
        model, where = figures.airplanes.get(entry.model), _entry("airplane", side, number)
        if model is None:
            known = instead(entry.model, figures.airplanes)
            yield located(where, said("dogfight-setup.fault-no-airplane", model=entry.model), known)
        elif entry.climb >= model.climb_rate:
            yield located(where, said("dogfight-setup.fault-climb", counters=model.climb_rate))
    for number, card in enumerate(force.ground, start=1):
        if card.card != TARGET and card.card not in figures.ground:
            yield _no_card(_entry("ground", side, number), card.card, (*figures.ground, TARGET))
    for number, balloon in enumerate(force.balloons, start=1):
        if balloon.balloon not in figures.balloons:
            yield _no_card(_entry("balloon", side, number), balloon.balloon, figures.balloons)


def _no_card(where: Text, card: str, known: Iterable[str]) -> Said:
    return located(where, said("dogfight-setup.fault-no-card", card=card), instead(card, known))


def _places(force: Force) -> Iterator[tuple[str, int, ScenarioPlace]]:
    pieces: dict[str, tuple[AirplaneEntry | GroundEntry | BalloonEntry | FieldEntry, ...]] = {
        "airplane": force.airplanes,
        "ground": force.ground,
        "balloon": force.balloons,
        "field": force.fields,
    }
    for kind, entries in pieces.items():
        yield from ((kind, number, entry.place) for number, entry in enumerate(entries, start=1))


def _seat_faults(scenario: Scenario) -> Iterator[Said]:
    played = [scenario.sides[side] for side in SIDES if not scenario.sides[side].virtual]
    most = sum((scenario.most_planes or len(force.airplanes)) + force.gunner for force in played)
    if scenario.seats is not None and not len(played) <= scenario.seats.least <= scenario.seats.most <= most:
        yield located(
            "seats",
            said(
                "dogfight-setup.fault-seats",
                least=scenario.seats.least,
                most=scenario.seats.most,
                fewest=len(played),
                highest=most,
            ),
        )


def _mission_faults(scenario: Scenario) -> Iterator[Said]:
    targets: list[tuple[Side, int]] = []
    for number, mission in enumerate(scenario.missions, start=1):
        enemy, where = opposite(mission.side), _numbered("mission", number)
        owner = enemy if scenario.sides[enemy].ground else mission.side
        if not 0 <= mission.target < len(scenario.sides[owner].ground):
            target = str(mission.target)
            yield located(where, said("dogfight-setup.fault-no-target", side=owner, target=target))
        if (owner, mission.target) in targets:
            yield located(where, said("dogfight-setup.fault-same-target"))
        targets.append((owner, mission.target))
        models = {entry.model for entry in scenario.sides[mission.side].airplanes}
        for model in mission.by:
            if model not in models and not scenario.open:
                yield located(where, said("dogfight-setup.fault-not-flown", model=model, side=mission.side))


def _numbered(kind: str, number: int) -> Text:
    """One of the missions, or of the ends, as faults begin with it."""
    return said(f"dogfight-setup.name-entry-{kind}", number=number)


def _goal_faults(scenario: Scenario) -> Iterator[Said]:
    goals = scenario.goals
    if "sign" in {goals.one, goals.several} and goals.scorer is None:
        yield located("goals", said("dogfight-setup.fault-no-scorer"))
    if "pictures" in {goals.one, goals.several} and not any(
        mission.kind == "photograph" for mission in scenario.missions
    ):
        yield located("goals", said("dogfight-setup.fault-no-photograph"))
    for number, end in enumerate(goals.ends, start=1):
        where = _numbered("end", number)
        if end.side is None:
            if end.when in {"out", "mission over", "mission done"}:
                yield located(where, said("dogfight-setup.fault-end-side", end=end.when))
        elif end.when == "mission done" and not any(each.side == end.side for each in scenario.missions):
            yield located(where, said("dogfight-setup.fault-end-mission", side=end.side))
    for number, term in enumerate(goals.scoring, start=1):
        if term.rule and term.rule not in _RULES:
            yield _no_rule(f"goals, scoring {number}", term.rule)
        yield from _seat_term_faults(goals, number, term)


def _seat_term_faults(goals: Goals, number: int, term: Term) -> Iterator[Said]:
    """Where each seat counts its own points, the airplanes that a line counts must be somebody's own: nobody
    is credited with an enemy's loss."""
    seated = {many for many, winner in ((False, goals.one), (True, goals.several)) if winner == "seats"}
    counted = {term.several} if term.several is not None else {False, True}
    if seated & counted and term.each in {"shot down", "left"} and term.of not in {None, term.side}:
        yield located(f"goals, scoring {number}", said("dogfight-setup.fault-seat-term", each=term.each))
