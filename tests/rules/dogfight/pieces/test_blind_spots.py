"""Blind spots: a rear gun cannot fire at what is close astern."""

from __future__ import annotations

import pytest

from rules.dogfight.fire.phase import sights
from rules.dogfight.rulebook import InForce
from tests.rules.dogfight.scenes import BREGUET, HANGAR, at_fire, plane, targets
from tests.rules.marks import rule

BLIND = InForce(blind_spots=True)
HALF = 33.75
"""Half of a card's length."""


def reached(gap: float, rules: InForce = BLIND, *, heading: float = 0, ahead: bool = False) -> list[str]:
    """The Breguet's guns that reach Z, with so much between its dot and Z's card."""
    a = plane("A", 350, 350, model=BREGUET)
    away = gap + HALF
    z = plane("Z", 350, 350 + away if ahead else 350 - away, heading)
    found = targets(at_fire(a, z, edition="war", in_force=rules))
    return [gun for gun in ("A.front", "A.rear") if "Z" in found.get(gun, [])]


@rule("D-078")
@pytest.mark.parametrize(("gap", "guns"), [(40, []), (99, []), (101, ["A.rear"]), (190, ["A.rear"])])
def test_a_target_touched_by_the_first_half_of_the_ruler_is_hidden(gap: float, guns: list[str]) -> None:
    assert reached(gap) == guns
    assert reached(gap, InForce()) == ["A.rear"]


@rule("D-078")
def test_the_front_gun_has_none() -> None:
    assert reached(60, ahead=True) == ["A.front"]


@rule("D-078")
def test_the_ruler_is_laid_from_dot_to_dot() -> None:
    """Z lies aslant: a corner is nearer than half a ruler, but not on the line between the dots."""
    a, z = plane("A", 350, 350, model=BREGUET), plane("Z", 350 + 45, 350 - 128, 20)
    state = at_fire(a, z, edition="war", in_force=BLIND)
    (sight,) = (each for each in sights(state, HANGAR) if each.gun.name == "rear")
    assert sight.targets["Z"].distance < HANGAR.ruler / 2
