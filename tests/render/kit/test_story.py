from __future__ import annotations

from render.kit.story import Weighed, chapters, folded, weights
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


def test_somebodys_deeds_make_one_sentence() -> None:
    assert folded("Ada's Air (Ada)", "Ada's Air", ["Ada's Air buys it.", "Ada's Air sells it."]) == (
        "Ada's Air (Ada) buys it; sells it."
    )
    assert folded("Fokker (Bert)", "Fokker", ["Steel brings a mark.", "Fokker's Bomber rises."]) == (
        "Fokker (Bert): Steel brings a mark; its Bomber rises."
    )
    assert folded("Fokker (Bert)", "Fokker", ["Fokker's Bomber rises.", "Fokker builds."]) == (
        "Fokker (Bert): its Bomber rises; builds."
    )


def test_kinds_are_listed_by_their_weight() -> None:
    assert weights({"great": "fell", "echo": "turn asked"}) == {
        "fell": "great",
        "turn": "echo",
        "asked": "echo",
    }
