"""Answers against the form that asked for them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.answers import check_offered, check_shape, one_of, picked, sound
from rules.engine import Area, Choice, Field, IllegalChoice, Number, Option, Pick, Spot
from rules.forms import complete, shown, with_defaults

CARD = Pick("card", "First card", (Option("1", "Straight"), Option("2", "Stall")))
CREW = Pick("crew", "Crew", tuple(Option(c, c) for c in "abc"), least=1, most=2)
EXTRA = Pick("extra", "Extra", (Option("x", "X"),), least=0)
BID = Number("bid", "Bid", 10, 50, step=5)
AIM = Spot(
    "aim",
    "Aim",
    (Area(((0, 0), (100, 0), (100, 100), (0, 100)), (((40, 40), (60, 40), (60, 60), (40, 60)),)),),
)
FORM: tuple[Field, ...] = (CARD, CREW, EXTRA, BID, AIM)
GOOD: Choice = {"card": "1", "crew": ("a", "c"), "bid": 15, "aim": (10.0, 20.0)}


def check(choice: Choice) -> None:
    try:
        check_shape(FORM, choice)
        check_offered(FORM, choice)
    except IllegalChoice:
        assert not sound(FORM, choice)
        raise
    assert sound(FORM, choice)


ANSWERS = (
    *"12abcxz",
    (),
    ("a",),
    ("b", "c"),
    ("a", "a"),
    15,
    12,
    True,
    1.0,
    (10.0, 20.0),
    (50.0, 50.0),
    None,
)


@given(
    st.dictionaries(
        st.sampled_from(["card", "crew", "extra", "bid", "aim", "other"]), st.sampled_from(ANSWERS)
    )
)
def test_one_walk_passes_what_both_checks_pass(change: dict[str, Any]) -> None:
    for choice in (change, {**GOOD, **change}):
        with suppress(IllegalChoice):
            check(choice)


def test_a_good_answer_passes() -> None:
    check(GOOD)
    check({**GOOD, "extra": "x"})
    check({**GOOD, "aim": (0, 0)})


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"card": "7"}, "You can't pick “7” for “First card” right now."),
        ({"card": 1}, "You can't answer “First card” with “1”."),
        ({"card": ("1",)}, "You can't answer “First card”"),
        ({"card": "1" * 500}, "…” for “First card” right now"),
        ({"crew": ()}, "Pick 1 to 2 for “Crew”, not 0."),
        ({"crew": ("a", "b", "c")}, "not 3"),
        ({"crew": ("a", "a")}, "Pick nothing twice"),
        ({"crew": ("a", "z")}, "You can't pick “z”"),
        ({"crew": "a"}, "You can't answer “Crew”"),
        ({"bid": 12}, "10 to 50 in steps of 5, not “12”"),
        ({"bid": 55}, "10 to 50"),
        ({"bid": True}, "You can't answer"),
        ({"bid": 10**400}, "You can't answer “Bid” with so large a number."),
        ({"bid": -(10**5_000)}, "so large a number"),
        ({"card": 10**5_000}, "so large a number"),
        ({"aim": (10**400, 0)}, "You can't answer “Aim”"),
        ({"aim": (50.0, 50.0)}, "can't be at 5, 5 cm"),
        ({"aim": (101.0, 0.0)}, "can't be at 10.1, 0 cm"),
        ({"aim": (float("nan"), 0.0)}, "You can't answer"),
        ({"aim": (1.0,)}, "You can't answer"),
        ({"other": "x"}, "This form doesn't ask for “other”."),
    ],
)
def test_a_bad_answer_is_refused_with_the_reason(change: Choice, says: str) -> None:
    with pytest.raises(IllegalChoice, match=says):
        check({**GOOD, **change})


def test_what_must_be_answered_is_asked_for() -> None:
    with pytest.raises(IllegalChoice, match="You still have to answer “Bid”"):
        check({name: value for name, value in GOOD.items() if name != "bid"})


def test_picked_gives_a_tuple_however_many_there_are() -> None:
    assert picked(None) == ()
    assert picked("a") == ("a",)
    assert picked(("a", "b")) == ("a", "b")


def test_a_form_is_complete_when_all_but_the_optional_is_answered() -> None:
    assert complete(FORM, GOOD)
    assert not complete(FORM, {"card": "1"})


def test_defaults_fill_what_is_left_out_and_are_asked_for_one_at_a_time() -> None:
    """The second default exists only once the first is settled."""

    def form(partial: Choice) -> tuple[Field, ...]:
        first = Pick("edition", "Edition", (Option("war", "War"),), default="war")
        second = Pick("scenario", "Scenario", (Option("duel", "Duel"),), default="duel")
        return (first, second) if "edition" in partial else (first,)

    assert with_defaults(form, {}) == {"edition": "war", "scenario": "duel"}
    assert with_defaults(form, {"edition": "glory"}) == {"edition": "glory", "scenario": "duel"}


def test_a_person_sees_what_follows_from_a_default_and_the_default_narrows_nothing() -> None:
    def form(partial: Choice) -> tuple[Field, ...]:
        first = Pick("mine", "My turn", (Option("plan", "Plan"), Option("ask", "Ask")), default="plan")
        left = tuple(Option(card, card) for card in "abc" if card != partial.get("mine"))
        second = Pick("act", "Do this", left)
        return (first, second) if partial.get("mine") == "plan" else (first,)

    assert [field.name for field in shown(form, {})] == ["mine", "act"]
    assert [field.name for field in shown(form, {"act": "a"})] == ["mine", "act"]
    assert [field.name for field in shown(form, {"mine": "ask"})] == ["mine"]

    def cards(partial: Choice) -> tuple[Field, ...]:
        return tuple(
            Pick(name, name, tuple(Option(c, c) for c in "ab" if c != partial.get(other)), default=usual)
            for name, other, usual in (("first", "second", "a"), ("second", "first", "b"))
        )

    assert [len(field.options) for field in shown(cards, {}) if isinstance(field, Pick)] == [2, 2]


def test_an_answer_that_is_known_becomes_what_it_stands_for() -> None:
    assert one_of(("build", "bank"), "bank") == "bank"
    assert [one_of(("build", "bank"), answer) for answer in (None, "dance", 3, ("bank",))] == [None] * 4
