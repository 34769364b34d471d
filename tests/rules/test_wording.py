from __future__ import annotations

import pytest

from rules.wording import counted, listed


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
