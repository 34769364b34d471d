"""What a choice is about is marked on its map."""

from __future__ import annotations

import pytest

from render.airbaron.board.marks import PlaceMark, marked
from render.airbaron.preview import draw_preview
from tests.render.airbaron import scenes


@pytest.mark.parametrize(
    ("name", "codes"),
    [
        ("purchase", {"CMH"}),
        ("redeploy", {"BOS", "LHR"}),
        ("start", {"LAS"}),
        ("nothing", set()),
    ],
)
def test_every_place_of_a_choice_is_ringed(name: str, codes: set[str]) -> None:
    view, foreseen = scenes.preview(name)
    drawn = draw_preview(view, foreseen, scenes.NAMES)
    assert {kept.name for kept in drawn.kept if kept.what == "mark"} == codes


def test_what_comes_after_another_is_numbered_and_what_is_sold_is_a_loss() -> None:
    plan = marked(*scenes.preview("plan"))
    assert [(mark.code, mark.number) for mark in plan] == [("TPA", 1), ("SAT", 2)]
    assert marked(*scenes.preview("start")) == [PlaceMark("LAS", lost=True)]
    assert [mark.line_from for mark in marked(*scenes.preview("purchase"))] == ["DTW"]
