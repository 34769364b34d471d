"""What must hold for a phone: type large enough, nothing written over something else, sides told apart."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.dogfight.board import tags
from render.dogfight.board.picture import draw_board
from render.dogfight.board.track import Burst, draw_burst
from render.dogfight.console.picture import draw_console
from render.dogfight.preview.picture import draw_preview
from render.dogfight.sides import STYLES
from render.kit import type as lettering
from render.kit.badges import Badge
from render.kit.canvas import Canvas
from render.kit.labels import Label, Obstacle, place
from render.kit.shapes import Box
from render.kit.theme import WHITE, Colour
from rules.dogfight.deeds import Shot
from rules.dogfight.foresight import foresee
from tests.render.dogfight import front, scenes

LONG_NAMES = dict.fromkeys(range(4), "Wolfram Maximilian von Hohenzollern")


@cache
def pictures() -> list[Canvas]:
    boards = [draw_board(scene(0), scenes.NAMES) for scene in front.SCENES.values()]
    consoles = [draw_console(scene(), scenes.NAMES) for scene in front.CONSOLES.values()]
    previews = [
        draw_preview(foresee(view(0), choice), scenes.NAMES) for view, choice in front.PREVIEWS.values()
    ]
    return boards + consoles + previews


def test_no_type_is_smaller_than_28_pixels_on_1200() -> None:
    for canvas in pictures():
        assert canvas.image.width == 1200
        assert min(written.size for written in canvas.written) >= lettering.LEAST


def test_nothing_is_written_off_the_picture() -> None:
    for canvas in pictures():
        for written in canvas.written:
            assert written.box.overlap(canvas.box) == pytest.approx(written.box.width * written.box.height), (
                written.text
            )


@pytest.mark.parametrize("name", sorted(front.SCENES.keys() - {"opening", "patrol"}))
def test_labels_on_the_field_do_not_overlap(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    placed: list[Box] = []

    def spy(labels: list[Label], obstacles: list[Obstacle], within: Box) -> list[Box]:
        placed.extend(place(labels, obstacles, within))
        return placed

    monkeypatch.setattr(tags, "place", spy)
    draw_board(front.SCENES[name](None), scenes.NAMES)
    in_play = [plane for plane in front.SCENES[name](None).planes if plane.status == "flying"]
    assert len(placed) >= len(in_play)
    for one, other in combinations(placed, 2):
        assert one.overlap(other) == 0


@pytest.mark.parametrize("name", ["melee", "losses", "trenches", "hard-task"])
def test_long_names_are_cut_before_they_run_into_anything(name: str) -> None:
    view = front.SCENES[name](0)
    for canvas in (draw_board(view, LONG_NAMES), draw_console(view, LONG_NAMES)):
        below = [w for w in canvas.written if w.box.top > (1250 if canvas.image.height > 1500 else 0)]
        for one, other in combinations(below, 2):
            assert one.box.overlap(other.box) == 0, (one.text, other.text)


def deuteranopia(colour: Colour) -> Colour:
    """Roughly as seen without the middle cones (Machado and others, 2009)."""
    r, g, b = colour
    return (
        round(0.367 * r + 0.861 * g - 0.228 * b),
        round(0.280 * r + 0.673 * g + 0.047 * b),
        round(-0.012 * r + 0.043 * g + 0.969 * b),
    )


def test_sides_differ_in_hue_for_a_colour_blind_eye_and_in_shape_and_line_for_any() -> None:
    central, entente = STYLES["central"], STYLES["entente"]
    seen = [deuteranopia(look.colour) for look in (central, entente)]
    assert max(abs(a - b) for a, b in zip(*seen, strict=True)) > 80
    assert central.shape != entente.shape
    assert (central.dash is None) != (entente.dash is None)


def test_badges_differ_in_grey_even_with_the_same_letter() -> None:
    grey = []
    for look in STYLES.values():
        canvas = Canvas(60, 60, WHITE)
        Badge(look.shape, look.colour, "A").draw(canvas, (30, 30))
        grey.append(canvas.image.convert("L"))
    apart = ImageChops.difference(*grey)
    assert ImageStat.Stat(apart).mean[0] > 8


def contrast(one: Colour, other: Colour) -> float:
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    parts = (c / 255 for c in colour)
    r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def test_white_type_reads_on_both_sides_colours() -> None:
    for look in STYLES.values():
        assert contrast(look.colour, WHITE) >= 4.5


def test_a_phone_view_is_not_blank() -> None:
    picture = draw_board(scenes.duel(), scenes.NAMES).image
    phone = picture.resize((400, picture.height // 3), Image.Resampling.BOX)
    assert len(phone.quantize(64).getcolors() or ()) > 20


def test_fire_of_this_round_and_of_an_earlier_one_differ_in_form() -> None:
    """In a picture without any colour too: a star, or an empty ring; a broad line, or a thin one."""
    end = (60.0, 60.0)
    burst = Burst(
        Shot(1, "A", "front", "Z", 50.0, (0.0, 0.0), 1), (10.0, 60.0), end, short=True, balloon=False
    )
    looks = []
    for latest in (True, False):
        canvas = Canvas(120, 120, WHITE)
        draw_burst(canvas, burst, latest=latest)
        looks.append(canvas.image.convert("L").point(lambda level: 0 if level < 200 else 255))
    star_, ring = (look.getpixel((60, 60)) for look in looks)
    assert (star_, ring) == (0, 255)
    broad, thin = (look.crop((25, 50, 26, 70)).histogram()[0] for look in looks)
    assert broad > thin
