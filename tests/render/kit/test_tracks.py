from __future__ import annotations

from functools import partial
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point
from render.kit.theme import CRIMSON, INK, WHITE
from render.kit.tracks import APART, STACKED, Token, Track, Zone, draw_tokens, draw_track, spread

TRACK = Track(Box(40, 120, 1160, 146), 0, 39)


def test_every_fifth_box_and_the_last_are_numbered() -> None:
    canvas = Canvas(1200, 200, WHITE)
    draw_track(canvas, TRACK)
    assert [written.text for written in canvas.written] == [
        "0",
        "5",
        "10",
        "15",
        "20",
        "25",
        "30",
        "35",
        "39",
    ]


def test_a_zone_marks_its_boxes_and_no_others() -> None:
    canvas = Canvas(1200, 200, WHITE)
    draw_track(canvas, TRACK, [Zone(3, 4, CRIMSON, "solid")])
    colours = {value: canvas.image.getpixel((round(TRACK.centre(value)), 133)) for value in (2, 3, 4, 5)}
    assert [value for value, colour in colours.items() if colour == CRIMSON] == [3, 4]


@given(st.lists(st.integers(0, 39), min_size=1, max_size=6))
def test_tokens_keep_their_order_and_their_distance(values: list[int]) -> None:
    values.sort()
    gaps = [STACKED if a == b else APART for a, b in pairwise(values)]
    spots = spread([TRACK.centre(value) for value in values], gaps, TRACK.box)
    assert all(b - a >= gap - 0.01 for (a, b), gap in zip(pairwise(spots), gaps, strict=True))
    assert spots[0] >= TRACK.box.left
    assert spots[-1] <= TRACK.box.right


def test_a_token_alone_stands_over_its_box() -> None:
    assert spread([TRACK.centre(20)], [], TRACK.box) == [TRACK.centre(20)]


def test_tokens_of_one_box_stand_side_by_side_in_the_order_given() -> None:
    drawn: dict[str, Point] = {}

    def note(name: str, _: Canvas, at: Point) -> None:
        drawn[name] = at

    tokens = [Token(7, INK, partial(note, name)) for name in ("first", "second", "third")]
    draw_tokens(Canvas(1200, 200, WHITE), TRACK, tokens, 50)
    xs = [drawn[name][0] for name in ("first", "second", "third")]
    assert xs == sorted(xs)
    assert sum(xs) / 3 == TRACK.centre(7)
