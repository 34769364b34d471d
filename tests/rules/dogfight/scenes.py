"""Scenes for the dogfight's rules: airplanes put down where a test wants them, and what happened then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.dice import Dice, Scripted
from rules.dogfight.box.components import DamageCard
from rules.dogfight.deeds import Flown
from rules.dogfight.fire import phase as fire_phase
from rules.dogfight.fire.targets import to_ask
from rules.dogfight.kinds import Edition
from rules.dogfight.ruler.geometry import Pose, fly
from rules.dogfight.scenario.goals import Goals
from rules.dogfight.setup.outfit import LETTERS
from rules.dogfight.state import Order, Plane, StandingOrders, State, Taken
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.view import PlaneView
from rules.engine import Choice, Value
from rules.values import Event, Seat

HANGAR = DOGFIGHT.hangar
EDITIONS: tuple[Edition, Edition] = ("war", "glory")
SPAD, ALBATROS, DR1, CAMEL = "spad-13", "albatros-d5a", "fokker-dr1", "sopwith-camel"
DH2, E3, RUMPLER, BREGUET = "dh2", "fokker-e3", "rumpler-c4", "breguet-br14"
STRAIGHT, STALL, IMMELMANN = 1, 10, 12
"""The numbers of these cards in decks A and B, the SPAD's and the Albatros's."""


def plane(name: str, x: float = 0, y: float = 0, heading: float = 0, **changes: Any) -> Plane:
    """An airplane whose letter says its side: A to D are SPADs of seat 1, W to Z Albatroses of seat 0."""
    entente = name in LETTERS["entente"]
    model = changes.pop("model", SPAD if entente else ALBATROS)
    usual: dict[str, Any] = {
        "id": name,
        "side": "entente" if entente else "central",
        "seat": 1 if entente else 0,
        "model": model,
        "pose": Pose(x, y, heading),
        "jams": (0,) * len(HANGAR[model].guns),
    }
    return Plane(**{**usual, **changes})


def so_that(model: str, card: int, end: Pose) -> Pose:
    """Where an airplane must start to end there with that card."""
    airplane = HANGAR[model]
    trial = fly(Pose(0, 0, end.heading - airplane.cards[card].turn), airplane.cards[card], airplane.size)
    return Pose(end.x - trial.x, end.y - trial.y, end.heading - airplane.cards[card].turn)


def sky(*planes: Plane, edition: Edition = "glory", **changes: Any) -> State:
    """A table of 70 cm with these airplanes on it, at the start of a turn."""
    letters = {gun.deck for each in planes for gun in HANGAR[each.model].guns} | {"A"}
    usual: dict[str, Any] = {
        "edition": edition,
        "scenario": "face-to-face",
        "illegal_plans": "refused",
        "turn_limit": 30,
        "width": 700.0,
        "length": 700.0,
        "planes": tuple(sorted(planes, key=lambda each: each.id)),
        "decks": {letter: HANGAR.numbers(letter) for letter in sorted(letters)},
    }
    if "winner" in changes:
        winner = changes.pop("winner")
        changes["goals"] = Goals(one=winner, several=winner)
    return State(**{**usual, **changes})


def at_fire(*planes: Plane, edition: Edition = "glory", order: Order = "ask", **changes: Any) -> State:
    """The fire step of a turn's last round, everybody having flown a straight; all guns ask their owner."""
    standing = [replace(each, order=order) for each in planes]
    flown = tuple(Flown(3, each.id, STRAIGHT, each.pose, each.pose) for each in standing)
    state = sky(*standing, edition=edition, stage="fire", round=3, flown=flown, **changes)
    return replace(state, asked=to_ask(state, fire_phase.sights(state, HANGAR)))


def orders(seat: Seat = 0, **answers: Value) -> dict[Seat, StandingOrders]:
    """A seat's standing orders, for `standing=`; of one piece as `Z_fire="hold"`."""
    return {seat: StandingOrders({name.replace("_", ".", 1): value for name, value in answers.items()})}


def before(card: int, *planes: Plane) -> State:
    """The start of a turn from which that card takes everybody to where they are put here."""
    return sky(*(replace(each, pose=so_that(each.model, card, each.pose)) for each in planes))


def hurt(name: Plane, *cards: int, deck: str = "A") -> Plane:
    """The airplane with these damage cards, by number."""
    return replace(name, damage=tuple(Taken(deck, card) for card in cards))


def stacked(deck: str, *wanted: tuple[int, str | None]) -> tuple[int, ...]:
    """A whole damage deck with cards of these points and specials on top."""
    rest = [HANGAR.damage(deck, number) for number in HANGAR.numbers(deck)]
    top: list[DamageCard] = []
    for points, special in wanted:
        found = next(card for card in rest if (card.points, card.special) == (points, special))
        rest.remove(found)
        top.append(found)
    return tuple(card.number for card in (*top, *rest))


def loaded(deck: str, *wanted: tuple[int, str | None]) -> tuple[int, ...]:
    """A damage deck with these cards on top, the same one as often as it is wanted."""
    cards = [HANGAR.damage(deck, number) for number in HANGAR.numbers(deck)]
    top = [next(card.number for card in cards if (card.points, card.special) == each) for each in wanted]
    return (*top, *HANGAR.numbers(deck))


class Told:
    """What came of a step: the state after it, and the events."""

    def __init__(self, before: State, state: State, events: tuple[Event, ...]) -> None:
        self.before = before
        self.state = state
        self.events = events

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [event.data for event in self.events if event.kind == kind]

    def one(self, kind: str) -> dict[str, Any]:
        (data,) = self.all(kind)
        return data

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def plane(self, name: str) -> Plane:
        return self.state.plane(name)

    def seen(self, name: str, by: Seat | None) -> PlaneView:
        view = DOGFIGHT.view(self.state, by)
        return next(each for each in view.planes if each.id == name)


def turn(
    state: State,
    plans: Mapping[str, tuple[int, int, int]],
    fire: Order = "hold",
    dice: Dice | None = None,
    **orders: Order,
) -> Told:
    """Plan and fly: cards by number for each airplane, and one order for all who have none of their own."""
    choices: dict[Seat, dict[str, str]] = {}
    for name, cards in plans.items():
        answers = choices.setdefault(state.plane(name).seat, {})
        for slot, card in zip(("first", "second", "third"), cards, strict=True):
            answers[f"{name}.{slot}"] = str(card)
        answers[f"{name}.fire"] = orders.get(name, fire)
    return resolve(state, choices, dice)


def fire(state: State, dice: Dice | None = None, **targets: str) -> Told:
    """Answer every gun that asks: `Z="A"` for a front gun, `Z_rear="B"` for a rear one; the others hold."""
    choices: dict[Seat, dict[str, str]] = {}
    for asked in state.asked:
        key = asked.piece if asked.matter == "front" else f"{asked.piece}_{asked.matter}"
        answers = choices.setdefault(asked.seat, {})
        answers[f"{asked.piece}.{asked.matter}"] = targets.pop(key, "hold")
    assert not targets, f"nobody asks for {targets}"
    return resolve(state, choices, dice)


def resolve(state: State, choices: Mapping[Seat, Choice], dice: Dice | None = None) -> Told:
    assert choices.keys() == DOGFIGHT.pending(state).keys()
    for seat, choice in choices.items():
        DOGFIGHT.check(state, seat, choice)
    step = DOGFIGHT.resolve(state, choices, dice or Scripted({}))
    return Told(state, step.state, step.events)


def targets(state: State) -> dict[str, list[str]]:
    """Whom each gun can reach, as `Z.front: [A, B]`."""
    return {
        f"{sight.piece.id}.{sight.gun.name}": list(sight.targets)
        for sight in fire_phase.sights(state, HANGAR)
    }


def head_on(gap: float, **changes: Any) -> tuple[Plane, Plane]:
    """Z flying up the middle and A coming down, with so much between Z's dot and A's front edge."""
    return plane("Z", 350, 200, 0, **changes), plane("A", 350, 200 + gap + 33.75, 180, **changes)


def chased(gap: float, **changes: Any) -> tuple[Plane, Plane]:
    """Z behind A, both flying up: only Z can fire; so much between Z's dot and A's rear edge."""
    return plane("Z", 350, 200, 0), plane("A", 350, 200 + gap + 33.75, 0, **changes)
