"""Clouds so low that balloons and bursting shells are at their level: an airplane in them is not there."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dogfight.fire import phase as fire_phase
from rules.dogfight.fire.solitaire_gunner import targets
from rules.dogfight.flight.hazards import Hazards
from rules.dogfight.state import Piece, Plane, Shell, State
from tests.rules.dogfight.ground_scenes import balloon, card, fire, front, run
from tests.rules.dogfight.scenes import HANGAR, plane
from tests.rules.marks import rule

CLOUDS = 3
FOE = plane("Z", 200, 200, level=2)
both = pytest.mark.parametrize("clouds", [CLOUDS, CLOUDS + 1])
"""At the level of A, which is in them then, or above it."""


def sky(*pieces: Piece, clouds: int = CLOUDS, rules: tuple[str, ...] = (), **changes: Any) -> State:
    return front(
        *pieces, rules=("altitude", "cloud_cover", *rules), numbers={"cloud_level": clouds}, **changes
    )


def high(x: float, y: float, heading: float = 0, **changes: Any) -> Plane:
    return plane("A", x, y, heading, level=CLOUDS, **changes)


@rule("D-175")
@both
def test_its_card_stands_in_nobodys_way(clouds: int) -> None:
    """B fires from below at a balloon, across A's card."""
    shooter = plane("B", 1000, 1000, level=2)
    target = balloon("B1", 1000, 1155, level=CLOUDS)
    state = sky(shooter, target, high(1000, 1060, 90), FOE, clouds=clouds)
    reached = {sight.piece.id: list(sight.targets) for sight in fire_phase.sights(state, HANGAR)}
    assert ("B1" in reached.get("B", [])) == (clouds == CLOUDS)


@rule("D-175", "D-156")
@both
def test_no_burst_reaches_it(clouds: int) -> None:
    gun = card("G1", loading="aiming", shell=Shell((1300, 1000), 1, CLOUDS))
    told = fire(sky(gun, high(1300, 1000), FOE, clouds=clouds))
    assert (told.one("burst")["hit"] == ["A"]) == (clouds > CLOUDS)


@rule("D-175", "D-105")
@both
def test_the_virtual_gunner_does_not_see_it(clouds: int) -> None:
    gun = card("G1", seat=None, waited=True)
    state = sky(gun, high(1100, 1000), FOE, clouds=clouds, rules=("solitaire_gunner",))
    assert [each.id for each in targets(state, HANGAR, gun)] == (["A"] if clouds > CLOUDS else [])


@rule("D-175", "D-162")
@both
def test_no_exploding_balloon_harms_it(clouds: int) -> None:
    doomed = balloon("B1", 1000, 1000, level=CLOUDS, flames=1, noted=28)
    attacker = plane("B", 1000, 1000 - 60 - 50, 0, level=2)
    told = fire(sky(doomed, attacker, high(1060, 1000), FOE, clouds=clouds))
    assert ("A" in told.one("blast")["planes"]) == (clouds > CLOUDS)


@rule("D-175", "D-172")
@both
def test_no_cable_catches_it(clouds: int) -> None:
    line = [balloon(f"B{at}", 800.0 + 200 * at, 1000, level=CLOUDS, barrage=True) for at in (0, 1)]
    told = run(sky(*line, high(900, 1000), FOE, clouds=clouds, rules=("barrages",)), Hazards())
    assert bool(told.all("barrage")) == (clouds > CLOUDS)
