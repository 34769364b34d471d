"""The host's answers in a custom id, through every narrowing of the form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.panels.packing import pack, unpack
from bot.refusal import Refusal
from rules.engine import Choice, Field, Number, Option, Pick, Value


def form(answers: Choice) -> tuple[Field, ...]:
    """The second field depends on the first, and comes before it in the form."""
    edition = Pick("edition", "Edition", (Option("old", "Old"), Option("new", "New")), default="old")
    planes = Number("planes", "Planes", 1, 9, 2, default=1)
    rules = Pick("rules", "Rules", tuple(Option(f"r{n}", f"Rule {n}") for n in range(40)), least=0, most=40)
    if answers.get("edition") == "new":
        return (Pick("deck", "Deck", (Option("a", "A"), Option("b", "B"))), edition, planes, rules)
    return (edition, planes, rules)


answers = st.fixed_dictionaries(
    {},
    optional={
        "edition": st.just("new"),
        "deck": st.sampled_from(["a", "b"]),
        "planes": st.sampled_from([1, 3, 5, 7, 9]),
        "rules": st.lists(st.integers(0, 39), unique=True, min_size=1, max_size=8).map(
            lambda chosen: tuple(f"r{n}" for n in chosen)
        ),
    },
)


@given(answers)
def test_answers_come_back(given_answers: dict[str, Value]) -> None:
    if "edition" not in given_answers:
        given_answers.pop("deck", None)
    assert unpack(form, pack(form, given_answers)) == given_answers


def test_answers_that_no_longer_fit_are_left_out() -> None:
    assert unpack(form, pack(form, {"edition": "old", "deck": "a"})) == {"edition": "old"}


def test_nothing_answered_takes_no_room() -> None:
    assert pack(form, {}) == ""
    assert unpack(form, "") == {}


@pytest.mark.parametrize("packed", ["9", "0.0.0.0.0.0", "0.0.zz"])
def test_a_form_that_has_changed_since_is_refused(packed: str) -> None:
    with pytest.raises(Refusal, match="out of date"):
        unpack(form, packed)
