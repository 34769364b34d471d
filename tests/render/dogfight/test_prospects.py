"""What a card would lead to, in the fewest words; and what an airplane does on the ground."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from render.dogfight.prospects import height_words
from render.dogfight.states import status_words
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.ways import Prospect
from tests.render.dogfight import front
from words import say

FLAT = Prospect(card=1, end=Pose(100, 100, 0))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, ""),
        ({"level": 3}, "level 3"),
        ({"level": 0, "climb": 1}, "level 0+1"),
        ({"level": 0}, "ground"),
        ({"level": 6, "clouded": True}, "clouds"),
        ({"level": 0, "crashes": True}, "crash"),
        ({"crashes": True}, "crash"),
    ],
)
def test_how_high_a_card_leads(changes: dict[str, Any], words: str) -> None:
    assert say(height_words(replace(FLAT, **changes))) == words


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, "on the ground"),
        ({"run": "rolling"}, "on the ground, landing"),
        ({"run": "speeding"}, "on the ground, taking off"),
        ({"still": 1}, "on the ground, still for 1 turn"),
    ],
)
def test_what_an_airplane_does_on_the_ground_is_told(changes: dict[str, Any], words: str) -> None:
    plane = replace(front.heights(None).planes[0], grounded=True, tailing=None, equipment=())
    assert say(status_words(replace(plane, **changes))) == f"1 damage card, {words}"
