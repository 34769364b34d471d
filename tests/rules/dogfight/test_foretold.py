"""What is foretold of a plan is what then happens, illegal plans and clouds included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.dogfight.pieces.levels import clouded
from rules.dogfight.state import Plane, State
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.ways import DogfightForesight, Way
from rules.engine import Danger
from rules.forms import risks
from rules.said import Said
from tests.rules.dogfight.foretold_scenes import ME, SLOTS, Moment, Turn, moments, play, strayed, true_path
from words import say

COUNT = 700
WANTED = {
    "illegal": 150,
    "out of control": 80,
    "left": 150,
    "fell": 80,
    "crashed": 25,
    "collided": 15,
    "clouds": 100,
    "strayed": 25,
    "overdive": 10,
    "split-s": 10,
    "took off": 3,
    "landed": 3,
    "taxied": 8,
}
"""In how many of the turns each of these happens at least, so that it has been tried."""


def test_what_is_foretold_of_700_plans_happens() -> None:
    seen, misses = Counter[str](), list[str]()
    for number, moment in enumerate(moments("foretold", COUNT)):
        turn = play(moment)
        seen.update(_kinds(moment, turn))
        misses += [
            f"{number} ({moment.where}, {moment.state.illegal_plans}): {why}" for why in _misses(moment, turn)
        ]
    assert misses == []
    assert {kind: seen[kind] for kind, least in WANTED.items() if seen[kind] < least} == {}


def _kinds(moment: Moment, turn: Turn) -> Iterator[str]:
    """What of interest happens in a turn."""
    kinds = {event.kind for event in turn.events}
    yield from (kind.replace("_", " ") for kind in kinds)
    yield from {str(event.data["why"]) for event in turn.events if event.kind == "level"}
    own = [plane for plane in turn.states[-1].planes if plane.seat == ME]
    yield from {"fell" for plane in own if plane.status == "crashed"}
    yield from {"strayed" for plane in own if plane.flying and strayed(turn.states[-1], plane)}
    yield moment.where


def _misses(moment: Moment, turn: Turn) -> Iterator[str]:
    """Everything that was foretold otherwise than it happened: before the turn, and before each round."""
    foreseen = DOGFIGHT.foresee(DOGFIGHT.view(moment.state, ME), moment.choice)
    yield from _wrong(moment.state, foreseen, turn, 1)
    yield from _wrong_risks(moment, turn)
    for round_, state in enumerate(turn.states[:-1], start=1):
        yield from _wrong(state, DOGFIGHT.foresee(DOGFIGHT.view(state, ME), {}), turn, round_)


def _wrong(before: State, foreseen: DogfightForesight, turn: Turn, first: int) -> Iterator[str]:
    expected = list[str]()
    for way in foreseen.ways:
        yield from (f"{way.plane.id} from round {first}: {why}" for why in _wrong_way(way, turn, first))
        expected += _ends(before, turn, way.plane.id, first)
    expected += _collisions(turn, first)
    told = [say(danger.text) for danger in foreseen.dangers]
    if sorted(told) != sorted(expected):
        yield f"told from round {first}: {told}, but {expected}"


def _wrong_way(way: Way, turn: Turn, first: int) -> Iterator[str]:
    name, prospects = way.plane.id, dict(enumerate(way.prospects, start=first))
    if way.first != first:
        yield f"it begins with round {way.first}"
    happened = dict(_happened(turn, name, first))
    if prospects.keys() != happened.keys():
        yield f"rounds {list(prospects)} are foretold, {list(happened)} flown"
        return
    for round_, (state, plane) in happened.items():
        found, left = prospects[round_], plane.status == "left"
        if found.end != true_path(state, plane)[-1]:
            yield f"round {round_}: {found.end} is foretold, {true_path(state, plane)[-1]} reached"
        if state.in_force.altitude and (found.level, found.climb) != (plane.level, plane.climb):
            yield f"round {round_}: {found.level}+{found.climb}, but {plane.level}+{plane.climb}"
        if found.clouded != (clouded(state, plane) and not left):
            yield f"round {round_}: in the clouds {found.clouded}"
        if (found.leaves, found.fatal) != (left, plane.status == "crashed"):
            yield f"round {round_}: {found} is foretold, {plane.status} it is"
        crashed = turn.told("crashed", name).get(round_) or turn.told("out_of_control", name).get(round_)
        if found.crashes != (crashed is not None):
            yield f"round {round_}: a crash {found.crashes}"
        if not found.out and found.strays != strayed(state, plane):
            yield f"round {round_}: strayed {found.strays}"
        flown = [move.card for move in state.flown if (move.plane, move.round) == (name, round_)]
        if flown and flown != [found.card]:
            yield f"round {round_}: card {found.card} is foretold, {flown} flown"
        if found.moved != (bool(flown) or round_ in turn.told("taxied", name)):
            yield f"round {round_}: moved {found.moved}"


def _happened(turn: Turn, name: str, first: int) -> Iterator[tuple[int, tuple[State, Plane]]]:
    """How things stood for an airplane after each round, as long as it was there."""
    for round_, state in enumerate(turn.states[1:], start=1):
        plane = state.plane(name)
        if round_ >= first:
            yield round_, (state, plane)
        if not plane.flying:
            return


def _ends(before: State, turn: Turn, name: str, first: int) -> Iterator[str]:
    """What there was to be told of an airplane's own flight."""
    gone = strayed(before, before.plane(name))
    if gone:
        yield f"{name} left the table in the clouds, and is out when it comes down."
    for round_, (state, plane) in _happened(turn, name, first):
        if plane.status == "left":
            how = "comes down off the table" if gone else "flies off the table"
            yield f"{name} {how} on the {SLOTS[round_ - 1]} card."
        elif round_ in {**turn.told("crashed", name), **turn.told("out_of_control", name)}:
            yield f"{name} crashes on the {SLOTS[round_ - 1]} card."
            return
        elif not gone and strayed(state, plane):
            gone = True
            yield (
                f"{name} flies off the table in the clouds on the {SLOTS[round_ - 1]} card, "
                "and is out when it comes down."
            )
        elif plane.run == "touchdown" and turn.states[round_ - 1].plane(name).run != "touchdown":
            yield f"{name} touches down on the {SLOTS[round_ - 1]} card, and must come to a stop."


def _collisions(turn: Turn, first: int) -> Iterator[str]:
    for event in turn.events:
        if event.kind == "collided" and event.data["round"] >= first:
            one, other = event.data["pieces"]
            yield f"{one} and {other} collide on the {SLOTS[event.data['round'] - 1]} card."
            return


def _risked(danger: Danger) -> tuple[str, str]:
    """The airplane, and the number of the card."""
    assert isinstance(danger.text, Said)
    args = dict(danger.text.args)
    card = args["card"]
    assert isinstance(card, Said)
    return str(args["plane"]), str(dict(card.args)["number"])


def _wrong_risks(moment: Moment, turn: Turn) -> Iterator[str]:
    """A card whose plan is illegal says so, and no other."""
    fields = DOGFIGHT.fields(moment.state, ME, moment.choice)
    told = {_risked(danger) for danger in risks(fields, moment.choice)}
    found = {
        (event.data["plane"], str(event.data["card"]))
        for event in turn.events
        if event.kind in {"illegal", "out_of_control"}
    }
    if told != found:
        yield f"risks {sorted(told)}, but {sorted(found)}"
