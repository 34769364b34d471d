"""Counts the airplanes that the harmless move loses, in random positions of each kind of danger.

`python -m tests.fuzz.harmless`, or with the number of positions of each kind, and the kinds. What is done for
whoever misses a deadline is played by the real rules, with everybody else's plans and the dice as they fall.
It is a miss if an airplane is lost, or hurt, by something that lay there for all to see, and some other plan
of the same seat, played in the same way, comes out better. Nothing here asks what the rules foresee.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import NamedTuple, TypeAlias

from rules.dice import Stream, derive
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice, Form, Pick, Value
from rules.values import Event, Seat
from tests.rules.dogfight.perilous_positions import KINDS, Position, position

POSITIONS = 500
"""Of each kind."""
TOGETHER = 300
"""So many plans of several airplanes at once are tried at random, besides all of each one alone."""

Filler: TypeAlias = Callable[[State, Seat], Choice]
"""What is played for a seat that is silent."""


def by_default(state: State, seat: Seat) -> Choice:
    return DOGFIGHT.default(state, seat)


def by_stand_in(state: State, seat: Seat) -> Choice:
    form = DOGFIGHT.form(state, seat)
    return DOGFIGHT.autopilot(DOGFIGHT.view(state, seat), form, Stream(derive(b"stand-in", seat, state.turn)))


class Harm(NamedTuple):
    """What befell a seat's airplanes in a turn by what lay there for all to see."""

    lost: frozenset[str]
    """Those that are out of the game by it."""
    events: tuple[str, ...]

    def worse_than(self, other: Harm) -> bool:
        return len(self.lost) > len(other.lost) or (bool(self.events) and not other.events)


class Verdict(NamedTuple):
    default: Harm
    instead: Choice | None
    """A plan that would have come out better."""


def judge(at: Position, filler: Filler = by_default, most: int | None = None) -> Verdict:
    """Play the turn as it is filled in; if that does harm, every other way, or so many at most."""
    state, silent = at
    others = {seat: by_stand_in(state, seat) for seat in DOGFIGHT.pending(state) if seat != silent}
    chosen = filler(state, silent)
    DOGFIGHT.check(state, silent, chosen)
    found = harm(state, silent, {**others, silent: chosen})
    if not found.events:
        return Verdict(found, None)
    for plan in islice(other_plans(state, silent, chosen), most):
        if found.worse_than(harm(state, silent, {**others, silent: plan})):
            return Verdict(found, plan)
    return Verdict(found, None)


def harm(state: State, seat: Seat, choices: Mapping[Seat, Choice]) -> Harm:
    """Of the turn that these choices begin; whatever is asked meanwhile is answered by default."""
    own = {plane.id for plane in state.of_seat(seat)}
    solid = own | {each.id for each in state.balloons}
    lying = {gun.id: [*gun.shell.point] for gun in state.ground if gun.shell}
    dice = Stream(b"true dice")
    now, told = state, list[Event]()
    while not now.outcome and now.turn == state.turn:
        step = DOGFIGHT.resolve(now, choices, dice)
        now = step.state
        told += step.events
        choices = {each: DOGFIGHT.default(now, each) for each in DOGFIGHT.pending(now)}
    events = [(name, event.kind) for event in told for name in sorted(own & _struck(event, solid, lying))]
    struck = {name for name, _ in events}
    lost = frozenset(name for name in struck if not now.plane(name).flying)
    return Harm(lost, tuple(sorted(f"{name}: {what}" for name, what in events)))


def _struck(event: Event, solid: set[str], lying: Mapping[str, list[float]]) -> set[str]:
    """Whom something hit that lay there before: no enemy's airplane, and no shell that was laid since."""
    data = event.data
    match event.kind:
        case "left" | "crashed" | "barrage" | "out_of_control":
            return {data["plane"]}
        case "burst" if lying.get(data["gun"]) == data["point"]:
            return {*data["hit"]}
        case "collided" if solid.issuperset(data["pieces"]):
            return {*data["pieces"]}
    return set()


def other_plans(state: State, seat: Seat, chosen: Choice) -> Iterator[Choice]:
    """Every legal plan of each airplane, all else being as it is; then several airplanes' at random."""
    form, luck = DOGFIGHT.form(state, seat), Random("other plans")  # noqa: S311 - no secret
    each = [list(_plans(form, plane.id)) for plane in state.of_seat(seat)]
    alone = [plan for plans in each for plan in plans]
    yield from ({**chosen, **plan} for plan in luck.sample(alone, len(alone)))
    for _ in range(TOGETHER if len(each) > 1 else 0):
        yield {**chosen, **{name: value for plans in each for name, value in luck.choice(plans).items()}}


def _plans(form: Form, plane: str) -> Iterator[dict[str, Value]]:
    """As the form offers them, less what would be illegal."""
    plans: list[dict[str, Value]] = [{}]
    for slot in ("first", "second", "third"):
        name = f"{plane}.{slot}"
        plans = [{**plan, name: card} for plan in plans for card in _offered(form, name, plan)]
    yield from plans


def _offered(form: Form, name: str, plan: Choice) -> list[str]:
    pick = next(field for field in form(plan) if field.name == name)
    assert isinstance(pick, Pick)
    return [option.value for option in pick.options if not option.risk]


def measure(kind: str, positions: int, filler: Filler = by_default) -> tuple[Counter[str], list[int]]:
    """How often each came out, and the numbers of the misses."""
    found, missed = Counter[str](), []
    for number in range(positions):
        verdict = judge(position(kind, number), filler)
        found["lost"] += bool(verdict.default.lost)
        found["harmed"] += bool(verdict.default.events)
        if verdict.instead is not None:
            missed.append(number)
    return found, missed


def main() -> int:
    words = sys.argv[1:]
    filler = by_stand_in if "stand-in" in words else by_default
    positions = next((int(word) for word in words if word.isdigit()), POSITIONS)
    kinds = [kind for kind in KINDS if kind in words] or list(KINDS)
    total = 0
    print(f"{'kind':10} {'positions':>9} {'harmed':>7} {'lost':>5} {'avoidable':>9}")
    for kind in kinds:
        found, missed = measure(kind, positions, filler)
        total += len(missed)
        row = f"{kind:10} {positions:9} {found['harmed']:7} {found['lost']:5} {len(missed):9}"
        print(row, *missed[:10], flush=True)
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
