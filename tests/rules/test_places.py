"""The grid that names places on a table, and what of a form is about places."""

from __future__ import annotations

import pytest

from rules.engine import Along, Area, Number, Option, Pick, Place, Point, Spot
from rules.places import in_square, named, nearest, places, square_of

MEADOW = Area(((0, 0), (300, 0), (300, 300), (0, 300)), (((120, 120), (180, 120), (180, 180), (120, 180)),))
SPOT = Spot("aim", "Aim", (MEADOW,))
EDGE = Number("place", "Place", 20, 680, along=Along((700.0, 650.0), (-1.0, 0.0)), default=350)


@pytest.mark.parametrize(
    ("point", "name"),
    [((0, 0), "A1"), ((99.9, 99.9), "A1"), ((100, 0), "B1"), ((250, 350), "C4"), ((2_650, 950), "AA10")],
)
def test_squares_are_named_from_the_left_and_from_the_bottom(point: Point, name: str) -> None:
    assert square_of(point) == name
    middle = named(f" {name.lower()} ")
    assert middle is not None
    assert square_of(middle) == name


@pytest.mark.parametrize("text", ["", "4C", "C0", "C", "4", "C 4 D", "ABC4", "C100", "12.5, 30"])
def test_anything_else_is_no_name(text: str) -> None:
    assert named(text) is None


def test_a_spot_lies_in_the_middle_of_its_square_or_as_near_as_it_may() -> None:
    assert in_square(SPOT, (250, 250)) == (250, 250)
    beside = in_square(SPOT, (150, 150))
    assert isinstance(beside, tuple)
    assert 120 in beside or 180 in beside, "the middle is a hole"
    assert in_square(SPOT, (450, 450)) is None


def test_a_number_along_a_line_lies_where_the_line_crosses_the_square() -> None:
    assert in_square(EDGE, (250, 650)) == 450
    assert in_square(EDGE, (650, 650)) == 50
    assert in_square(EDGE, (650, 350)) is None
    assert nearest(EDGE, (900, 0)) == 20
    assert in_square(Number("bid", "Bid", 0, 9), (50, 50)) is None


def test_what_a_form_asks_for_is_told_with_the_answer_or_what_stands() -> None:
    form = (SPOT, EDGE, Pick("x", "X", (Option("a", "A"),)))
    assert list(places(form, {"aim": (10.0, 20.0)})) == [
        Place("aim", "", (MEADOW,), point=(10.0, 20.0)),
        Place("place", "", line=((680.0, 650.0), (20.0, 650.0)), point=(350.0, 650.0)),
    ]
    assert [place.point for place in places(form, {"aim": "here", "place": 20})] == [None, (680.0, 650.0)]
