from __future__ import annotations

import pytest

from rules.wording import counted, inner, listed, minus_signs


@pytest.mark.parametrize(
    ("items", "said"),
    [("", ""), ("A", "A"), ("AB", "A and B"), ("ABC", "A, B and C"), ("ABCD", "A, B, C and D")],
)
def test_a_list_in_words(items: str, said: str) -> None:
    assert listed(items) == listed(iter(items)) == said


@pytest.mark.parametrize(
    ("number", "what", "said"),
    [
        (0, "card", "0 cards"),
        (1, "card", "1 card"),
        (2, "card", "2 cards"),
        (1, "factory", "1 factory"),
        (2, "factory", "2 factories"),
    ],
)
def test_a_number_of_things(number: int, what: str, said: str) -> None:
    assert counted(number, what) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (-1, "−1"),
        (3, "3"),
        ("Entente -1, Central Powers 2", "Entente −1, Central Powers 2"),
        ("1916-18", "1916-18"),
    ],
)
def test_numbers_below_nothing_have_a_real_minus_sign(text: object, said: str) -> None:
    assert minus_signs(text) == said


def test_brackets_do_not_stand_inside_brackets() -> None:
    assert inner("Nieuport 17/23 (A-firing)") == "Nieuport 17/23, A-firing"
    assert inner("Albatros D.III") == "Albatros D.III"
