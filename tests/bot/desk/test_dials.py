"""Places and amounts that are pushed a little."""

from __future__ import annotations

import pytest

from bot.desk.forms.dials import by_name, is_dial, pushed, usual
from bot.kit.refusal import Refusal
from rules.engine import Along, Area, Number, Spot, Value
from words import say

MEADOW = Spot("aim", "Aim", (Area(((0, 0), (300, 0), (300, 300), (0, 300))),), note="on the meadow")
EDGE = Number(
    "place", "Place", 20, 680, default=350, unit="cm", per=10, nudge=10, along=Along((0, 34), (1, 0))
)


def test_what_is_a_dial() -> None:
    assert is_dial(MEADOW)
    assert is_dial(EDGE)
    assert not is_dial(Number("bid", "Bid", 0, 900))


@pytest.mark.parametrize(
    ("push", "there"), [("left", (140, 150)), ("right", (160, 150)), ("up", (150, 160)), ("down", (150, 140))]
)
def test_a_push_goes_a_centimetre_as_the_picture_has_it(push: str, there: Value) -> None:
    assert pushed(MEADOW, (150.0, 150.0), push, turned=False) == there  # type: ignore[arg-type] # a Push
    back = {"left": "right", "right": "left", "up": "down", "down": "up"}[push]
    assert pushed(MEADOW, (150.0, 150.0), back, turned=True) == there  # type: ignore[arg-type] # a Push


def test_a_push_stops_at_the_edge() -> None:
    assert pushed(MEADOW, (295.0, 150.0), "right", turned=False) == (300, 150)
    with pytest.raises(Refusal, match="won't go any further"):
        pushed(MEADOW, (300.0, 150.0), "right", turned=False)
    with pytest.raises(Refusal, match="Choose a place first"):
        pushed(MEADOW, None, "right", turned=False)


def test_a_number_is_pushed_from_what_stands() -> None:
    assert pushed(EDGE, None, "right", turned=True) == 360
    assert pushed(EDGE, 25, "left", turned=False) == 20


def test_a_spot_without_usual_ones_begins_in_the_middle() -> None:
    assert [(say(each.label), each.value) for each in usual(MEADOW)] == [("Middle", (150.0, 150.0))]
    assert usual(EDGE) == ()


def test_squares_have_names() -> None:
    assert by_name(MEADOW, "c2") == (250, 150)
    assert by_name(EDGE, "C1") == 250
    assert by_name(EDGE, "12.5") is None
    with pytest.raises(Refusal, match=r"“Aim” can't be in E4: on the meadow\."):
        by_name(MEADOW, "e4")
