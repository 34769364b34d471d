"""Scenes with ground cards and balloons: put down where a test wants them, and played phase by phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from rules.dice import Dice, Scripted
from rules.dogfight.damage.flames import Flames
from rules.dogfight.deeds import Flown
from rules.dogfight.fire.phase import Fire
from rules.dogfight.ground.artillery import Artillery
from rules.dogfight.kinds import Edition
from rules.dogfight.play import Phase, Play
from rules.dogfight.rulebook import in_force
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import Balloon, GroundCard, Piece, Plane, State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Value
from rules.values import Seat
from tests.rules.dogfight.scenes import HANGAR, STRAIGHT, Told, resolve, sky

RULER = 200.0
HALF = RULER / 2
TRENCH, GUN, MACHINE_GUN_A, MACHINE_GUN_B = "trench", "aa-gun", "aa-machine-gun-a", "aa-machine-gun-b"
_KINDS = {"T": ("trench", TRENCH), "G": ("aa-gun", GUN), "M": ("aa-machine-gun", MACHINE_GUN_A)}


def card(name: str, x: float = 1000, y: float = 1000, heading: float = 0, **changes: Any) -> GroundCard:
    """A ground card of the Central Powers, seat 0; its letter says what it is."""
    kind, figure = _KINDS[name[0]]
    usual: dict[str, Any] = {
        "id": name,
        "side": "central",
        "seat": 0,
        "kind": kind,
        "card": figure,
        "pose": Pose(x, y, heading),
    }
    return GroundCard(**{**usual, **changes})


def balloon(name: str, x: float = 1000, y: float = 1000, heading: float = 0, **changes: Any) -> Balloon:
    """A Parseval-Sigsfeld (28 points) of the Central Powers, seat 0; 47.5 mm wide, 120 mm long."""
    usual: dict[str, Any] = {
        "id": name,
        "side": "central",
        "seat": 0,
        "balloon": "parseval-sigsfeld",
        "pose": Pose(x, y, heading),
    }
    return Balloon(**{**usual, **changes})


def front(
    *pieces: Piece,
    edition: Edition = "war",
    rules: Sequence[str] = (),
    numbers: Mapping[str, int] = {},
    **changes: Any,
) -> State:
    """A table of 2 m with these pieces on it, after everybody flew a straight; all decks are in play."""
    planes = [piece for piece in pieces if isinstance(piece, Plane)]
    usual: dict[str, Any] = {
        "width": 2000.0,
        "length": 2000.0,
        "round": 1,
        "balloons": tuple(piece for piece in pieces if isinstance(piece, Balloon)),
        "ground": tuple(piece for piece in pieces if isinstance(piece, GroundCard)),
        "in_force": in_force({"ground_fire", "balloons", *rules}, **numbers),
        "flown": tuple(
            Flown(changes.get("round", 1), plane.id, STRAIGHT, plane.pose, plane.pose) for plane in planes
        ),
    }
    decks = {deck: HANGAR.numbers(deck) for deck in "ABCD"} | changes.pop("decks", {})
    return sky(*planes, edition=edition, decks=decks, **{**usual, **changes})


def run(state: State, *phases: Phase, dice: Dice | None = None) -> Told:
    """These phases, one after the other, up to one that asks."""
    play = Play(state, HANGAR, dice or Scripted({}))
    for phase in phases:
        phase.start(play)
        if play.state.asked:
            play.state = replace(play.state, stage=phase.stage)  # type: ignore[attr-defined] # only those ask
            break
    return Told(state, play.state, tuple(play.log))


def fire(state: State, dice: Dice | None = None) -> Told:
    """The fire of the round, rockets included."""
    return run(state, Fire(), dice=dice)


def burn(state: State, dice: Dice | None = None) -> Told:
    """The flames before a turn's first maneuver."""
    return run(replace(state, round=0), Flames(), dice=dice)


def rounds(state: State, count: int, dice: Dice | None = None) -> Told:
    """So many rounds from the start of the next one on, in which nobody moves."""
    told = Told(state, state, ())
    for _ in range(count):
        now = told.state
        now = replace(now, round=now.round % 3 + 1, turn=now.turn + (now.round == 3))
        flown = tuple(Flown(now.round, plane.id, STRAIGHT, plane.pose, plane.pose) for plane in now.flying())
        step = run(replace(now, flown=flown), Artillery(), Fire(), dice=dice)
        assert not step.state.asked
        told = Told(state, step.state, (*told.events, *step.events))
    return told


def plan_turn(
    state: State, plans: Mapping[str, tuple[int, int, int]], dice: Dice | None = None, **orders: Value
) -> Told:
    """A whole turn from its planning on: cards for each airplane; orders as `G1_shell="hold"`."""
    start = replace(state, round=0, stage="plan", flown=(), shots=())
    choices: dict[Seat, dict[str, Value]] = {seat: {} for seat in DOGFIGHT.pending(start)}
    for name, cards in plans.items():
        for slot, number in zip(("first", "second", "third"), cards, strict=True):
            choices[start.plane(name).seat][f"{name}.{slot}"] = str(number)
    for order, value in orders.items():
        name, slot = order.split("_")
        seat = start.piece(name).seat
        assert seat is not None
        choices[seat][f"{name}.{slot}"] = value
    return resolve(start, choices, dice)


def answer(told: Told, dice: Dice | None = None, **answers: Value) -> Told:
    """Answer whoever is asked: `G1_shell="delay"`."""
    choices: dict[Seat, dict[str, Value]] = {seat: {} for seat in DOGFIGHT.pending(told.state)}
    for order, value in answers.items():
        name, slot = order.split("_")
        seat = told.state.piece(name).seat
        assert seat is not None
        choices[seat][f"{name}.{slot}"] = value
    return resolve(told.state, choices, dice)


def ground(told: Told, name: str) -> GroundCard:
    piece = told.state.piece(name)
    assert isinstance(piece, GroundCard)
    return piece


def aloft(told: Told, name: str) -> Balloon:
    piece = told.state.piece(name)
    assert isinstance(piece, Balloon)
    return piece
