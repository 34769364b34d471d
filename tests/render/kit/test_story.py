from __future__ import annotations

from render.kit.story import Weighed, chapters, weights
from rules.values import Event


def test_what_matters_most_comes_first_and_what_is_routine_goes_by_its_owner() -> None:
    events = [Event(kind, {}) for kind in "abcdefg"]
    a, b, c, d, e, f, g = events
    told = chapters(
        [
            Weighed(a, "routine", 1),
            Weighed(b, "plain", 1),
            Weighed(c, "routine", 0),
            Weighed(d, "great", 0),
            Weighed(e, "routine", 1),
            Weighed(f, "echo"),
            Weighed(g, "plain", 0),
        ]
    )
    assert [(chapter.weight, chapter.owner, chapter.events) for chapter in told] == [
        ("great", None, [d]),
        ("plain", None, [b, g]),
        ("routine", 1, [a, e]),
        ("routine", 0, [c]),
        ("echo", None, [f]),
    ]


def test_kinds_are_listed_by_their_weight() -> None:
    assert weights({"great": "fell", "echo": "turn asked"}) == {
        "fell": "great",
        "turn": "echo",
        "asked": "echo",
    }
