"""Sampled worlds: what a seat imagines of a dogfight, the same wherever it has heard the same."""

from __future__ import annotations

from rules.dice import Stream
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.table import encode
from rules.values import Seat
from tests.rules.dogfight.scenes import Told


def sampled_worlds(state: State, seat: Seat | None, number: int = 30) -> list[State]:
    return [DOGFIGHT.imagine(state, seat, Stream(b"dream %d" % each)) for each in range(number)]


def assert_alike(seat: Seat | None, one: Told, other: Told) -> None:
    """The seat has heard the same of two tables that differ, sees the same, and imagines the same."""
    heard = [[event for event in each.events if event.visible_to(seat)] for each in (one, other)]
    assert heard[0] == heard[1]
    assert encode(DOGFIGHT.view(one.state, seat)) == encode(DOGFIGHT.view(other.state, seat))
    assert encode(one.state) != encode(other.state)
    assert encode(sampled_worlds(one.state, seat)) == encode(sampled_worlds(other.state, seat))
    for world in sampled_worlds(one.state, seat):
        assert encode(DOGFIGHT.view(world, seat)) == encode(DOGFIGHT.view(one.state, seat))
        assert DOGFIGHT.pending(world) == DOGFIGHT.pending(one.state)
