"""Playing at random finds what it may: every option, every number and every count has its turn."""

from __future__ import annotations

from shapely import Point

from rules.answers import check_offered, check_shape, polygon
from rules.at_random import random_answer, random_choice, random_choice_in_parts
from rules.dice import Stream
from rules.engine import Area, Choice, Field, Number, Option, Pick, Spot, Value

OFTEN = 200
"""So many tries that hardly any seed would miss one of a few possible answers."""


def options(*names: str) -> tuple[Option, ...]:
    return tuple(Option(name, name.title()) for name in names)


def answers(field: Field) -> list[Value]:
    """What a field is answered with, tried often; every answer is one that it takes."""
    dice = Stream(b"answers at random")
    given = [random_answer(field, dice) for _ in range(OFTEN)]
    for answer in given:
        check_shape([field], {field.name: answer})
        check_offered([field], {field.name: answer})
    return given


def test_every_option_of_a_single_pick_is_tried() -> None:
    for names in (("only",), ("first", "last"), ("first", "b", "c", "d", "last")):
        assert set(answers(Pick("a", "A", options(*names)))) == set(names)


def test_every_number_is_tried() -> None:
    assert set(answers(Number("a", "A", 0, 5))) == set(range(6))
    assert set(answers(Number("a", "A", -10, 20, step=10))) == {-10, 0, 10, 20}
    assert set(answers(Number("a", "A", 1, 9, step=5))) == {1, 6}, "nothing beyond the highest"
    assert set(answers(Number("a", "A", 4, 4))) == {4}


def test_every_count_of_a_multiple_pick_is_tried_and_every_option_in_every_place() -> None:
    field = Pick("a", "A", options("first", "b", "last"), least=1, most=3)
    given = [answer for answer in answers(field) if isinstance(answer, tuple)]
    assert {len(answer) for answer in given} == {1, 2, 3}
    for at in range(3):
        assert {answer[at] for answer in given if len(answer) > at} == {"first", "b", "last"}


def test_a_multiple_pick_goes_as_far_as_there_are_options() -> None:
    few = Pick("a", "A", options("first", "last"), least=0, most=9)
    assert {len(answer) for answer in answers(few) if isinstance(answer, tuple)} == {1, 2}
    exact = Pick("a", "A", options("first", "b", "c", "last"), least=2, most=2)
    assert {len(answer) for answer in answers(exact) if isinstance(answer, tuple)} == {2}


def test_a_spot_is_tried_in_every_area_and_all_over_it() -> None:
    near, far = (_square(left) for left in (0.0, 500.0))
    spots = [point(answer) for answer in answers(Spot("a", "A", (near, far)))]
    for area in (near, far):
        found = [spot for spot in spots if polygon(area).covers(spot)]
        left, bottom, right, top = polygon(area).bounds
        assert min(spot.x for spot in found) < left + 20
        assert max(spot.x for spot in found) > right - 20
        assert min(spot.y for spot in found) < bottom + 20
        assert max(spot.y for spot in found) > top - 20


def point(answer: Value) -> Point:
    assert isinstance(answer, tuple)
    return Point(*(float(part) for part in answer))


def _square(left: float) -> Area:
    return Area(((left, 0.0), (left + 100, 0.0), (left + 100, 100.0), (left, 100.0)))


def test_of_an_area_that_no_try_hits_a_point_is_found_all_the_same() -> None:
    hair = Area(((0.0, 0.0), (1e-9, 0.0), (100.0, 100.0)))
    spot = point(random_answer(Spot("a", "A", (hair,)), Stream(b"a hair")))
    assert polygon(hair).distance(spot) < 1e-6


def form(choice: Choice) -> tuple[Field, ...]:
    """What may be left out, what must be answered, and what is asked only after a certain answer."""
    more = (Number("depth", "Depth", 1, 3),) if choice.get("dive") == "yes" else ()
    return (
        Pick("dive", "Dive", options("yes", "no")),
        Pick("note", "Note", options("x", "y"), least=0),
        *more,
    )


def test_a_form_is_filled_in_to_the_end_in_every_way() -> None:
    dice = Stream(b"forms at random")
    filled = [random_choice(form, dice) for _ in range(OFTEN)]
    for choice in filled:
        assert (choice["dive"] == "yes") == ("depth" in choice)
        check_offered(form(choice), choice)
    assert {choice["dive"] for choice in filled} == {"yes", "no"}
    assert {choice.get("note") for choice in filled} == {None, "x", "y"}
    assert {choice.get("depth") for choice in filled} == {None, 1, 2, 3}
    assert {tuple(choice) for choice in filled} >= {("dive", "note"), ("note", "dive")}


def test_a_form_in_parts_is_filled_in_to_the_end_in_every_way() -> None:
    speed = Number("speed", "Speed", 1, 3)
    dice = Stream(b"parts at random")
    filled = [random_choice_in_parts((form, lambda _: (speed,)), dice) for _ in range(OFTEN)]
    for choice in filled:
        check_offered((*form(choice), speed), choice)
    assert {choice["speed"] for choice in filled} == {1, 2, 3}
    assert {choice.get("depth") for choice in filled} == {None, 1, 2, 3}
    assert {choice.get("note") for choice in filled} == {None, "x", "y"}


def test_what_is_filled_in_already_stays() -> None:
    dice = Stream(b"half a form")
    for _ in range(OFTEN):
        choice = random_choice(form, dice, {"dive": "yes", "depth": 2})
        assert (choice["dive"], choice["depth"]) == ("yes", 2)


def test_a_field_without_options_that_may_be_left_out_is_left_out() -> None:
    empty = Pick("discard", "Discard", (), least=0, most=2)
    card = Pick("play", "Play", options("one"))
    for seed in range(10):
        assert random_choice(lambda _: (empty, card), Stream(b"%d" % seed)) == {"play": "one"}
