"""Bullet checkers jam by red crosses only."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.dogfight.kinds import Edition, Equipment
from tests.rules.dogfight.scenes import EDITIONS, at_fire, chased, fire, loaded
from tests.rules.marks import rule


@rule("D-179", "D-183")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("equipment", "cross", "jams"),
    [
        ((), "jam_green", 3),
        ((), "jam_red", 3),
        (("bullet checker",), "jam_green", 0),
        (("bullet checker",), "jam_red", 3),
    ],
)
def test_only_a_red_cross_jams_the_guns_of_a_bullet_checker(
    edition: Edition, equipment: tuple[Equipment, ...], cross: str, jams: int
) -> None:
    z, a = chased(150)
    z = replace(z, equipment=equipment)
    told = fire(at_fire(z, a, edition=edition, decks={"A": loaded("A", (2, cross))}), Z="A")
    assert told.plane("Z").jams == (jams,)
    assert len(told.all("jam_card")) == bool(jams), "a card that jams nobody is shown to nobody"
    assert told.seen("A", by=1).points == 2


@rule("D-179")
def test_the_targets_pilot_is_not_the_one_who_counts() -> None:
    z, a = chased(150, equipment=("bullet checker",))
    told = fire(at_fire(z, a, decks={"A": loaded("A", (0, "jam_green"))}), Z="A")
    assert told.plane("Z").jams == (3,)
