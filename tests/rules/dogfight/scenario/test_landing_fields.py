"""Landing fields that the players agree on before the game."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice, IllegalChoice
from rules.table import Table
from tests.rules.marks import rule

DUEL: Choice = {"edition": "war", "scenario": "face-to-face", "rules": ("altitude",)}
SENTINEL: Choice = {"edition": "war", "scenario": "a-lonely-sentinel", "variant": "altitude"}


def fields(options: Choice, **more: Any) -> list[tuple[str | None, Pose, float, float]]:
    seen = Table.new(DOGFIGHT, 2, {**options, **more}, b"fields").view(None).landing_fields
    return [(field.side, field.pose, field.width, field.length) for field in seen]


def asked(options: Choice) -> bool:
    return "landing_fields" in {field.name for field in DOGFIGHT.options(options)}


@rule("D-141")
def test_unless_agreed_there_is_none() -> None:
    assert fields(DUEL) == []


@rule("D-141")
def test_agreed_fields_lie_before_the_edge_of_each_side_and_point_at_the_enemy() -> None:
    assert fields(DUEL, landing_fields="home") == [
        ("central", Pose(350, 150, 0), 90, 270),
        ("entente", Pose(350, 550, 180), 90, 270),
    ]


@rule("D-141")
def test_a_side_with_ground_cards_or_balloons_has_no_room_for_one() -> None:
    assert [side for side, *_ in fields(SENTINEL, landing_fields="home")] == ["entente"]


@rule("D-141", "D-125")
def test_without_altitude_nobody_can_land() -> None:
    assert asked(DUEL)
    assert not asked({"edition": "war", "scenario": "face-to-face"})
    with pytest.raises(IllegalChoice):
        fields({"edition": "war", "scenario": "face-to-face"}, landing_fields="home")


@rule("D-141")
def test_on_a_larger_table_they_lie_at_its_edges() -> None:
    (_, (_, pose, *_)) = fields(DUEL, landing_fields="home", width=100, length=120)
    assert pose == Pose(500, 1050, 180)
