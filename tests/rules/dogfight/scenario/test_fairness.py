"""Both ends of the table are alike: seats that exchange their luck play the same game, turned around.

Damage is drawn in the order of airplanes, so every card of the decks is the same here; a shuffled deck
favours nobody by the order in which it is drawn from.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.dice import Stream, derive
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice
from rules.table import Table, settle_options
from rules.values import Seat
from tests.rules.dogfight.scenes import EDITIONS, SPAD

OTHER = {"A": "Z", "Z": "A"}
HIT, RUDDER, JAM, ENGINE = 15, 17, 21, 27
"""Cards of deck A: one with nothing special to it, and some with."""
SPECIAL = ("special_damage", "aim")


def opening(edition: str, card: int, rules: tuple[str, ...]) -> State:
    options: Choice = {
        "edition": edition,
        "scenario": "open-dogfight",
        "rules": rules,
        "central": SPAD,
        "entente": SPAD,
    }
    state: State = Table.new(DOGFIGHT, 2, settle_options(DOGFIGHT, options), b"").state
    return replace(state, decks=dict.fromkeys(state.decks, (card,) * 500))


def played(state: State, lucks: tuple[bytes, bytes]) -> list[State]:
    """The states of a game in which each seat has a luck of its own."""
    states = [state]
    while not states[-1].outcome:
        choices = {seat: chosen(states[-1], seat, lucks[seat], len(states)) for seat in (0, 1)}
        states.append(DOGFIGHT.resolve(states[-1], choices, Stream(b"dice")).state)
    return states


def chosen(state: State, seat: Seat, luck: bytes, step: int) -> Choice:
    view = DOGFIGHT.view(state, seat)
    return DOGFIGHT.autopilot(
        view, lambda partial: DOGFIGHT.fields(state, seat, partial), Stream(derive(luck, step))
    )


def fates(state: State) -> dict[str, object]:
    return {each.id: (each.status, len(each.damage), each.noted, each.jams) for each in state.planes}


def poses(state: State) -> dict[str, tuple[float, ...]]:
    return {each.id: (each.pose.x, each.pose.y, each.pose.heading) for each in state.planes}


def turned(state: State, pose: tuple[float, ...]) -> tuple[float, ...]:
    there = Pose(state.width - pose[0], state.length - pose[1], pose[2] + 180)
    return there.x, there.y, there.heading


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "rules"), [(HIT, ()), (JAM, ()), (RUDDER, SPECIAL), (ENGINE, SPECIAL), (JAM, SPECIAL)]
)
def test_seats_that_exchange_their_luck_exchange_their_games(
    edition: str, card: int, rules: tuple[str, ...]
) -> None:
    state = opening(edition, card, rules)
    mine, yours = b"mine", b"yours"
    game, mirror = played(state, (mine, yours)), played(state, (yours, mine))
    assert len(game) == len(mirror)
    for one, two in zip(game, mirror, strict=True):
        assert fates(two) == {OTHER[name]: fate for name, fate in fates(one).items()}
        for name, pose in poses(one).items():
            assert poses(two)[OTHER[name]] == pytest.approx(turned(one, pose), abs=1e-3)
    assert game[-1].outcome
    assert mirror[-1].outcome
    assert mirror[-1].outcome.winners == tuple(1 - seat for seat in game[-1].outcome.winners)
