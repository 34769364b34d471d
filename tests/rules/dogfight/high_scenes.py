"""Scenes with altitude: airplanes at levels, plans in words, and whatever else a turn at height needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from rules.dogfight.box.components import Maneuver
from rules.dogfight.rulebook import InForce
from rules.dogfight.ruler.geometry import Pose, fly
from rules.dogfight.state import Balloon, Plane, State
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.view import LandingField
from rules.engine import Choice, Field, Pick, Value
from rules.values import Seat
from tests.rules.dogfight.scenes import HANGAR, Told, plane, resolve, sky
from words import say

PFALZ, PFALZ_D3, NIEUPORT, DH4 = "pfalz-d3a", "pfalz-d3", "nieuport-17-a", "dh4"
HIGH = InForce(altitude=True)
QUIET = ("left", "straight", "right")
"""Cards that change no height and bind nothing."""
_DIRECTIONS = {"left", "right"}


def high(*planes: Plane, rules: Sequence[str] = (), **changes: Any) -> State:
    """A table of two metres in a game with altitude and these other rules."""
    force = replace(HIGH, **dict.fromkeys(rules, True), **changes.pop("numbers", {}))
    usual: dict[str, Any] = {
        "edition": "war",
        "in_force": force,
        "width": 2000.0,
        "length": 2000.0,
        "decks": {letter: HANGAR.numbers(letter) for letter in "ABCD"},
    }
    return sky(*planes, **{**usual, **changes})


def up(name: str, x: float = 450, y: float = 450, heading: float = 0, **changes: Any) -> Plane:
    """An airplane in the middle of the table, at level 4 unless told otherwise."""
    return plane(name, x, y, heading, **{"level": 4, **changes})


def bystander(**changes: Any) -> Plane:
    """The other side's airplane, far away in a corner and high up."""
    return up("Z", 1500, 300, 0, **{"level": 9, **changes})


def balloon(name: str, x: float, y: float, **changes: Any) -> Balloon:
    usual: dict[str, Any] = {
        "id": name,
        "side": "central",
        "seat": 0,
        "balloon": "ae-800",
        "pose": Pose(x, y, 0),
        "level": 3,
        "climb": 2,
    }
    return Balloon(**{**usual, **changes})


def field(x: float = 450, y: float = 450, width: float = 90, length: float = 270) -> LandingField:
    return LandingField("entente", Pose(x, y, 0), width, length)


def card(state: State, name: str, word: str, used: Sequence[int] = ()) -> Maneuver:
    """A card of an airplane's deck by its kind, and its side if that is said: "left sideslip"; left and right
    alone are its gentlest turns."""
    deck = HANGAR.airplane(state.plane(name).model, state.in_force).cards.values()
    return next(each for each in deck if each.number not in used and _is(each, word))


def _is(card: Maneuver, word: str) -> bool:
    *side, kind = word.split()
    if kind in _DIRECTIONS:
        return card.direction == kind and not card.steep and card.kind != "stall-turn"
    return card.kind == kind and (not side or card.direction == side[0])


def cards(state: State, name: str, words: Sequence[str]) -> tuple[int, ...]:
    used: list[int] = []
    for word in words:
        used.append(card(state, name, word, used).number)
    return tuple(used)


def plan(
    state: State, plans: Mapping[str, Sequence[str]], orders: Choice | None = None
) -> dict[Seat, dict[str, Value]]:
    """Everybody's choice: cards in words, orders by field; airplanes that are not named fly quietly."""
    choices: dict[Seat, dict[str, Value]] = {seat: {} for seat in DOGFIGHT.pending(state)}
    for each in state.flying():
        numbers = cards(state, each.id, plans.get(each.id, QUIET))
        for slot, number in zip(("first", "second", "third"), numbers, strict=True):
            choices[each.seat][f"{each.id}.{slot}"] = str(number)
        choices[each.seat][f"{each.id}.fire"] = "hold"
    for name, value in (orders or {}).items():
        seat = state.piece(name.split(".")[0]).seat
        assert seat is not None
        choices[seat][name] = value
    return choices


def turn(state: State, orders: Choice | None = None, **plans: Sequence[str]) -> Told:
    return resolve(state, plan(state, plans, orders))


def turns(state: State, *several: Mapping[str, Sequence[str]]) -> Told:
    """Turn after turn; what is told is the last one's."""
    told: Told | None = None
    for plans in several:
        now = told.state if told else state
        told = resolve(now, plan(now, plans))
    assert told is not None
    return told


def heights(told: Told, name: str) -> list[tuple[int, int]]:
    """Level and counters of an airplane, each time they changed."""
    return [(each["level"], each["climb"]) for each in told.all("level") if each["plane"] == name]


def offered(state: State, name: str, *words: str) -> set[str]:
    """The kinds of cards the form offers for the next slot after these."""
    return set(notes(state, name, *words))


def notes(state: State, name: str, *words: str) -> dict[str, str]:
    """The kinds of cards the form offers for the next slot after these, with what it notes about them."""
    slots = ("first", "second", "third")
    seat = state.plane(name).seat
    partial = {
        f"{name}.{slot}": str(number) for slot, number in zip(slots, cards(state, name, words), strict=False)
    }
    fields = {each.name: each for each in DOGFIGHT.fields(state, seat, partial)}
    deck = HANGAR.airplane(state.plane(name).model, state.in_force).cards
    slot = fields[f"{name}.{slots[len(words)]}"]
    return {deck[int(option.value)].kind: say(option.note) for option in a_pick(slot).options}


def a_pick(field: Field) -> Pick:
    assert isinstance(field, Pick)
    return field


def before_card(state: State, name: str, word: str, end: Pose) -> Pose:
    """Where an airplane must be so that this card ends there."""
    maneuver = card(state, name, word)
    size = HANGAR[state.plane(name).model].size
    trial = fly(Pose(0, 0, end.heading - maneuver.turn), maneuver, size)
    return Pose(end.x - trial.x, end.y - trial.y, end.heading - maneuver.turn)
