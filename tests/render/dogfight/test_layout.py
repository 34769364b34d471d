"""The shape of a board: broad enough for a desktop, and no smaller on a phone than it must be."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.dogfight.board import layout
from render.dogfight.board.layout import KEPT, TALLEST, action, arrange
from render.dogfight.board.picture import draw_board
from render.dogfight.board.roster import COLUMN
from render.kit.shapes import Box
from rules.dogfight.view import DogfightView
from tests.render.dogfight import front, scenes
from tests.render.dogfight.clarity import moments, records

USUAL = 1.25
FULL = {"altitude": 1.28, "melee": TALLEST}
"""Eight airplanes, or a ladder and notes: a narrower field would be lower, but smaller on a desktop too."""

BESIDE = {"opening", "duel", "balloons", "hard-task"}
GAMES = 60


@pytest.mark.parametrize("name", front.SCENES)
def test_a_board_is_hardly_taller_than_wide(name: str) -> None:
    box = draw_board(front.SCENES[name](None), scenes.NAMES).box
    assert 0.75 <= box.height / box.width <= FULL.get(name, USUAL)


@pytest.mark.parametrize("name", ["opening", "duel"])
def test_a_duel_is_about_square(name: str) -> None:
    assert arrange(front.SCENES[name](None), scenes.NAMES).height / 1200 == pytest.approx(1, abs=0.07)


@pytest.mark.parametrize("name", front.SCENES)
def test_the_field_is_as_large_as_can_be_on_a_desktop(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = front.SCENES[name](None)
    chosen = arrange(view, scenes.NAMES)
    monkeypatch.setattr(layout, "KEPT", 1000)
    below = arrange(view, scenes.NAMES)
    assert below.roster.width > COLUMN
    assert (chosen.roster.width == COLUMN) == (name in BESIDE)
    if name in BESIDE:
        assert chosen.on_desktop > 1.1 * below.on_desktop
        assert chosen.field.scale >= KEPT * below.field.scale


@pytest.mark.parametrize("name", front.SCENES)
def test_nothing_lies_on_anything_else_and_all_that_happens_is_shown(name: str) -> None:
    check_parts(front.SCENES[name](None))


def test_nor_in_a_recorded_game() -> None:
    for path in records()[::GAMES]:
        for moment in moments(path):
            check_parts(moment.view)


def check_parts(view: DogfightView) -> None:
    plan = arrange(view, {})
    seen = plan.field.window.grown(0.01)
    table = Box(0, 0, view.width, view.length)
    assert all(seen.holds(point) for point in action(view) if table.holds(point))
    parts = [plan.field.box, plan.roster, plan.pieces, *filter(None, [plan.field.beside])]
    for one, other in combinations(parts, 2):
        assert one.overlap(other) == 0
    whole = Box(0, 0, 1200, plan.height)
    assert all(part.overlap(whole) == pytest.approx(part.width * part.height) for part in parts)
    assert plan.height <= 1.5 * 1200
