"""The host's answers in a custom id, through every narrowing of the form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.panels.ids import OpeningId, fits
from bot.discord.panels.packing import pack, unpack
from bot.kit.refusal import Refusal
from rules.answers import picked
from rules.engine import Choice, Field, Number, Option, Pick, Value
from rules.titles import TITLES


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


@pytest.mark.parametrize("planes", [0, -1, 2, 11])
def test_a_number_that_the_form_does_not_take_is_left_out(planes: int) -> None:
    assert unpack(form, pack(form, {"edition": "old", "planes": planes})) == {"edition": "old"}


def test_nothing_answered_takes_no_room() -> None:
    assert pack(form, {}) == ""
    assert unpack(form, "") == {}


@pytest.mark.parametrize("packed", ["9", "0.0.0.0.0.0", "0.0.zz", "0.5"])
def test_a_form_that_has_changed_since_is_refused(packed: str) -> None:
    with pytest.raises(Refusal, match="out of date"):
        unpack(form, packed)


def growing(answers: Choice) -> tuple[Field, ...]:
    """A list that grows with what is picked from it, and a number that goes with the last of it."""
    chosen = picked(answers.get("rules"))
    names = ["height", "aim", *(["dive", "clouds"] if "height" in chosen else [])]
    rules = Pick("rules", "Rules", tuple(Option(name, name) for name in names), least=0, most=4)
    return (rules, *((Number("level", "Level", 1, 9),) if "clouds" in chosen else ()))


@pytest.mark.parametrize(
    "chosen",
    [("height", "dive", "clouds"), ("aim", "height", "clouds"), ("height",)],
)
def test_a_list_that_grows_with_its_own_answers_comes_back(chosen: tuple[str, ...]) -> None:
    given_answers: Choice = {"rules": chosen, **({"level": 5} if "clouds" in chosen else {})}
    assert unpack(growing, pack(growing, given_answers)) == given_answers


def test_what_is_not_offered_without_another_answer_goes_with_it() -> None:
    assert unpack(growing, pack(growing, {"rules": ("aim", "dive"), "level": 5})) == {"rules": ("aim",)}


def test_every_rule_of_a_title_fits_into_the_form() -> None:
    """The longest form there is: four airplanes a side and everything switched on."""
    title = TITLES["dogfight"]
    answers: dict[str, Value] = {"edition": "war", "scenario": "open-dogfight", "planes": 4}
    for _ in range(3):
        for field in title.options(answers):
            if isinstance(field, Pick) and field.most > 1:
                answers[field.name] = tuple(option.value for option in field.options[-field.most :])
            elif isinstance(field, Number) and field.name != "planes":
                answers[field.name] = field.high
    packed = pack(title.options, answers)
    assert unpack(title.options, packed) == answers
    assert fits(OpeningId("turn", "dogfight", 99_999, 9, 9, "0" * 8, f"{packed}.7.2"))
