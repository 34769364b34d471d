from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from render.airbaron.board.picture import draw_board
from render.airbaron.mat.picture import draw_mat
from render.airbaron.preview import draw_preview
from tests.render import golden
from tests.render.airbaron import scenes

PICTURES = Path(__file__).parents[3] / "docs" / "pictures"


@pytest.mark.parametrize("name", scenes.SCENES)
def test_the_board_looks_as_it_did(name: str) -> None:
    golden.check(f"airbaron-board-{name}", draw_board(scenes.SCENES[name](None), scenes.NAMES).image)


@pytest.mark.parametrize("name", scenes.MATS)
def test_the_mat_looks_as_it_did(name: str) -> None:
    golden.check(f"airbaron-mat-{name}", draw_mat(scenes.MATS[name](), scenes.NAMES).image)


@pytest.mark.parametrize("name", scenes.PREVIEWS)
def test_the_preview_looks_as_it_did(name: str) -> None:
    view, foreseen = scenes.preview(name)
    golden.check(f"airbaron-preview-{name}", draw_preview(view, foreseen, scenes.NAMES).image)


def test_a_golden_notices_a_single_spoke_that_changed_hands() -> None:
    view = scenes.east()
    spokes = tuple(replace(spoke, owner=1) if spoke.code == "IND" else spoke for spoke in view.spokes)
    before = golden.small(draw_board(view, scenes.NAMES).image)
    after = golden.small(draw_board(replace(view, spokes=spokes), scenes.NAMES).image)
    assert golden.same(before, before)
    assert not golden.same(before, after)


def test_the_pictures_of_the_readme_are_there_and_small() -> None:
    pictures = sorted(PICTURES.glob("airbaron-*.png"))
    assert [picture.name for picture in pictures] == ["airbaron-map.png", "airbaron-mat.png"]
    assert all(picture.stat().st_size < 400_000 for picture in pictures)
