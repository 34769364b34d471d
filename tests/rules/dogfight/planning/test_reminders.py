"""Reminders: a counter is laid only where what it reminds of is true."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dogfight.rulebook import InForce
from tests.rules.dogfight.scenes import IMMELMANN, STALL, STRAIGHT, plane, sky, turn
from tests.rules.marks import rule

PLANS = {IMMELMANN: (4, 1, IMMELMANN), STALL: (4, 5, STALL), STRAIGHT: (4, 5, STRAIGHT)}
ACE, STEEP_ACE = {"equipment": ("free after immelmann",)}, {"equipment": ("double steep",)}


@rule("D-046", "D-064", "D-184")
@pytest.mark.parametrize(
    ("third", "changes", "reminded"),
    [
        (IMMELMANN, {}, True),
        (IMMELMANN, ACE, False),
        (STALL, {}, True),
        (STALL, STEEP_ACE, False),
        (STALL, {**STEEP_ACE, "steep_pair": 4}, False),
        (STALL, {**STEEP_ACE, "steep_pair": 5}, True),
        (STRAIGHT, {}, True),
        (STRAIGHT, {"flames": 2, "noted": -20}, False),
        (STRAIGHT, {"flames": 1, "noted": -20}, True),
        (STRAIGHT, {"model": "rumpler-c4"}, False),
    ],
)
def test_a_reminder_is_laid_only_where_it_holds(
    third: int, changes: dict[str, Any], *, reminded: bool
) -> None:
    """An ace is free of his, who burns cannot fly an Immelmann, and a two-seater has none to fly."""
    state = sky(
        plane("A", 350, 350, **changes),
        plane("Z", 100, 100),
        turn=5,
        illegal_plans="by the book",
        in_force=InForce(special_damage=True),
    )
    told = turn(state, {"A": PLANS[third], "Z": (4, 5, 6)})
    assert [data["card"] for data in told.all("reminder")] == ([third] if reminded else [])
