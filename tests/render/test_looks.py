"""Looks: in high contrast all type reads at once, and every game has a country of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from PIL import Image, ImageChops

from render.airbaron.board.picture import draw_board as draw_map
from render.airbaron.mat.picture import draw_mat as draw_airline
from render.baron.display.picture import draw_board as draw_display
from render.baron.mat.picture import draw_mat as draw_company
from render.dogfight.board import terrain
from render.dogfight.board.picture import draw_board
from render.dogfight.console.picture import draw_console
from render.kit import stark
from render.kit.canvas import Canvas
from render.kit.shapes import Box
from render.kit.stark import ENOUGH, contrast, starker
from render.kit.theme import AMBER, BLACK, BLUE, CLOUD, CRIMSON, GREY, MIST, NIGHT, VERMILION, WHITE, Colour
from render.look import PLAIN, Look, look, looking
from tests.render import golden
from tests.render.airbaron import scenes as airbaron
from tests.render.baron import scenes as baron
from tests.render.dogfight import front, scenes

STARK = Look(stark=True)
PICTURES: dict[str, Callable[[], Canvas]] = {
    "board-trenches": lambda: draw_board(front.mud(), scenes.NAMES),
    "board-melee": lambda: draw_board(scenes.melee(), scenes.NAMES),
    "console": lambda: draw_console(scenes.battered(), scenes.NAMES),
    "baron-display": lambda: draw_display(baron.war_news(), baron.NAMES),
    "baron-mat": lambda: draw_company(baron.campaign(0), baron.NAMES),
    "airbaron-board": lambda: draw_map(airbaron.crowd(), airbaron.NAMES),
    "airbaron-mat": lambda: draw_airline(airbaron.crowd(2), airbaron.NAMES),
}


@cache
def drawn(name: str) -> tuple[Canvas, list[float]]:
    """A picture in high contrast, and the contrast of each piece of type on it with its ground."""
    found: list[float] = []
    chosen = stark.readable_on

    def spy(ground: Colour, ink: Colour) -> Colour:
        colour = chosen(ground, ink)
        found.append(contrast(colour, ground))
        return colour

    with pytest.MonkeyPatch.context() as patch, looking(STARK):
        patch.setattr("render.kit.canvas.readable_on", spy)
        return PICTURES[name](), found


@pytest.mark.parametrize("name", PICTURES)
def test_in_high_contrast_all_type_reads(name: str) -> None:
    """Of nearly all of it the contrast is as high as the guidelines ask at their strictest; what lies across
    a line or a hatching keeps as much as they ask of any type."""
    canvas, found = drawn(name)
    assert len(found) >= len(canvas.written) - 2
    assert min(found) >= 4.5
    assert sum(value < ENOUGH for value in found) <= len(found) / 20


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_in_high_contrast_looks_as_it_did(name: str) -> None:
    golden.check(f"stark-{name}", drawn(name)[0].image)


def test_light_becomes_white_dark_black_and_hues_deep_enough_for_white_type() -> None:
    assert [starker(each) for each in (CLOUD, MIST, GREY, NIGHT)] == [WHITE, WHITE, BLACK, BLACK]
    assert all(contrast(starker(each), WHITE) >= ENOUGH for each in (BLUE, VERMILION, CRIMSON))
    assert contrast(starker(AMBER), BLACK) >= ENOUGH


def test_a_look_holds_for_one_picture_and_changes_none_of_its_words() -> None:
    assert look() == PLAIN
    plain = [each.text for each in draw_board(scenes.duel(), scenes.NAMES).written]
    with looking(Look(stark=True, country="abc")):
        other = [each.text for each in draw_board(scenes.duel(), scenes.NAMES).written]
    assert plain == other
    assert look() == PLAIN


def land(name: str) -> Image.Image:
    return terrain.cut(400, 400, Box(0, 0, 400, 400), (200, 200), terrain.country(name))


def test_games_lie_in_different_countries_and_each_always_in_the_same() -> None:
    names = [f"{number:064x}" for number in range(400)]
    assert len({terrain.country(name) for name in names}) == terrain.COUNTRIES * 4
    one, other = names[0], next(name for name in names if terrain.country(name) != terrain.country(names[0]))
    assert land(one).tobytes() == land(one).tobytes()
    assert ImageChops.difference(land(one), land(other)).getbbox() is not None
