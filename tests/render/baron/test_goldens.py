from __future__ import annotations

import pytest
from msgspec.structs import replace

from render.baron.display.picture import draw_board
from render.baron.mat.picture import draw_mat
from render.baron.preview import draw_preview
from tests.render import gallery, golden
from tests.render.baron import scenes


@pytest.mark.parametrize("name", scenes.SCENES)
def test_the_display_looks_as_it_did(name: str) -> None:
    golden.check(f"baron-display-{name}", draw_board(scenes.SCENES[name](None), scenes.NAMES).image)


@pytest.mark.parametrize("name", scenes.MATS)
def test_the_mat_looks_as_it_did(name: str) -> None:
    golden.check(f"baron-mat-{name}", draw_mat(scenes.MATS[name](), scenes.NAMES).image)


@pytest.mark.parametrize("name", scenes.PREVIEWS)
def test_the_preview_looks_as_it_did(name: str) -> None:
    golden.check(f"baron-preview-{name}", draw_preview(*scenes.previewed(name), scenes.NAMES).image)


def test_a_golden_notices_a_marker_that_moved_a_box() -> None:
    view = scenes.choosing()
    before = golden.small(draw_board(view, scenes.NAMES).image)
    after = golden.small(draw_board(replace(view, german_morale=14), scenes.NAMES).image)
    assert golden.same(before, before)
    assert not golden.same(before, after)


def test_the_pictures_of_the_readme_are_there_and_small() -> None:
    pictures = sorted(gallery.FOLDER.glob("baron-*.png"))
    assert [picture.stem for picture in pictures] == ["baron-display", "baron-mat"]
    assert all(picture.stat().st_size < 400_000 for picture in pictures)
