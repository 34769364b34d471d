"""Incendiary bullets: smoke is fire, and a damaged engine smokes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.dogfight.kinds import Edition
from rules.dogfight.rulebook import InForce
from tests.rules.dogfight.scenes import EDITIONS, Told, at_fire, chased, fire, loaded
from tests.rules.marks import rule

both = pytest.mark.parametrize("edition", EDITIONS)


def hit(card: tuple[int, str], edition: Edition, *, incendiary: bool = True) -> Told:
    z, a = chased(150)
    z = replace(z, equipment=("incendiary bullets",) if incendiary else ())
    rules = InForce(special_damage=True)
    return fire(at_fire(z, a, edition=edition, in_force=rules, decks={"A": loaded("A", card)}), Z="A")


@rule("D-123")
@both
def test_smoke_becomes_fire(edition: Edition) -> None:
    a = hit((4, "smoke"), edition).plane("A")
    assert (a.smoke, a.flames) == (0, 3)
    plain = hit((4, "smoke"), edition, incendiary=False).plane("A")
    assert (plain.smoke, plain.flames) == (2, 0)


@rule("D-123")
@both
def test_a_damaged_engine_smokes_as_well(edition: Edition) -> None:
    a = hit((3, "engine"), edition).plane("A")
    assert (a.engine_hits, a.smoke, a.flames) == (1, 2, 0)
    assert hit((3, "engine"), edition, incendiary=False).plane("A").smoke == 0


@rule("D-123")
@both
def test_other_results_are_as_usual_and_the_counter_is_kept(edition: Edition) -> None:
    told = hit((1, "rudder_left"), edition)
    assert told.plane("A").rudder == ("left",)
    assert "incendiary bullets" in told.plane("Z").equipment
    assert "incendiary bullets" in told.seen("Z", by=None).equipment
