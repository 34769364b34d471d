from __future__ import annotations

import pytest
from msgspec.structs import replace

from render.dogfight.board.picture import draw_board
from render.dogfight.console.picture import draw_console
from render.dogfight.preview.picture import draw_preview
from rules.dogfight.foresight import foresee
from rules.dogfight.ruler.geometry import Pose
from tests.render import gallery, golden
from tests.render.dogfight import front, scenes


@pytest.mark.parametrize("name", front.SCENES)
def test_the_board_looks_as_it_did(name: str) -> None:
    golden.check(f"board-{name}", draw_board(front.SCENES[name](None), scenes.NAMES).image)


@pytest.mark.parametrize("name", front.CONSOLES)
def test_the_console_looks_as_it_did(name: str) -> None:
    golden.check(f"console-{name}", draw_console(front.CONSOLES[name](), scenes.NAMES).image)


@pytest.mark.parametrize("name", front.PREVIEWS)
def test_the_preview_looks_as_it_did(name: str) -> None:
    view, choice = front.PREVIEWS[name]
    golden.check(f"preview-{name}", draw_preview(foresee(view(0), choice), scenes.NAMES).image)


def test_a_golden_notices_a_card_that_moved_a_centimetre() -> None:
    view = scenes.opening()
    first, *others = view.planes
    moved = replace(first, pose=Pose(first.pose.x + 10, first.pose.y - 10, first.pose.heading))
    before = golden.small(draw_board(view, scenes.NAMES).image)
    after = golden.small(draw_board(replace(view, planes=(moved, *others)), scenes.NAMES).image)
    assert golden.same(before, before)
    assert not golden.same(before, after)


def test_the_pictures_of_the_readme_are_there_and_small() -> None:
    pictures = sorted(gallery.FOLDER.glob("dogfight-*.png"))
    assert len(pictures) == 6
    assert all(picture.stat().st_size < 400_000 for picture in pictures)
