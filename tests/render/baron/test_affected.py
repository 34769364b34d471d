"""A choice is shown with the tracks and technologies it is about."""

from __future__ import annotations

import pytest

from render.baron.affected import affected
from render.baron.preview import draw_preview
from rules.baron.foresight.ahead import BaronForesight
from rules.baron.title import BARON
from rules.engine import Choice, Danger
from rules.said import said
from tests.render.baron import scenes


def foreseen(choice: Choice) -> BaronForesight:
    return BARON.foresee(scenes.campaign(0), choice)


@pytest.mark.parametrize(
    ("name", "headings"),
    [
        ("nothing-yet", ["Fighter", "Contracts", "Inflation"]),
        ("actions", ["Fighter", "Contracts", "Inflation", "Plywood"]),
        ("design", ["Bomber", "Fighter", "Bombsight"]),
    ],
)
def test_the_preview_shows_them(name: str, headings: list[str]) -> None:
    written = [each.text for each in draw_preview(*scenes.previewed(name), scenes.NAMES).written]
    assert set(headings) <= set(written)


def test_only_what_a_roll_can_raise_is_marked() -> None:
    _, design = scenes.previewed("design")
    found = affected(design.ahead)
    assert found.kinds == ("bomber", "fighter")
    assert found.rising == ("bomber",), "the Fighter's die cannot reach its rating"
    assert found.technologies == ("twin_engines",)


def test_dangers_are_in_the_picture() -> None:
    view, ahead = scenes.previewed("nothing-yet")
    danger = Danger(said("baron-actions.danger-no-marks"))
    warned = BaronForesight(slots=ahead.slots, ahead=ahead.ahead, dangers=(danger,))
    assert "You have no marks to take to the bank" in [
        each.text for each in draw_preview(view, warned, scenes.NAMES).written
    ]
