"""How a game ended, from the kind of its outcome."""

from __future__ import annotations

from typing import Any

import pytest

from render.dogfight.outcomes import how
from render.dogfight.words.ended import reason
from rules.engine import Outcome
from words import say

OVER = {"why": "turns-over", "turns": 30}
ALONE = {"why": "one-side-flies", "side": "entente"}
POINTS = {"central": -1, "entente": 2}


@pytest.mark.parametrize(
    ("kind", "data", "told"),
    [
        ("pictures-home", {}, "The pictures made it home."),
        ("no-pictures", OVER, "All 30 turns are over. The pictures never made it home."),
        (
            "pictures-lost",
            {"why": "nobody-flies"},
            "Nobody is left in the air. The pictures never made it home.",
        ),
        ("left-alone", ALONE, "Only the Entente is still flying."),
        (
            "last-flying",
            {**ALONE, **POINTS},
            "Only the Entente is still flying. Points: Entente 2, Central Powers −1.",
        ),
        ("points", {**OVER, **POINTS}, "All 30 turns are over. Points: Entente 2, Central Powers −1."),
        (
            "match-points",
            {"why": "scenario-over", **POINTS},
            "The scenario is over. Points: Entente 2, Central Powers −1.",
        ),
        ("seats", OVER, "All 30 turns are over. Points: 8, −2."),
        ("defeat", {"side": "entente", "score": -3}, "A defeat for the Entente, with −3 points."),
        ("resigned", {}, "Resigned"),
    ],
)
def test_each_kind_has_its_words(kind: str, data: dict[str, Any], told: str) -> None:
    assert say(how(Outcome((), {0: 8, 1: -2}, kind, data=data))) == told


def test_a_verdict_says_whose_score_it_is() -> None:
    won = Outcome((0,), {0: 11}, "decisive-victory", data={"side": "central", "score": 11})
    assert say(reason(won)) == "A decisive victory for the Central Powers, with 11 points."


def test_a_game_that_ended_before_outcomes_had_a_kind_keeps_its_words() -> None:
    assert how(Outcome((0,), {0: 2}, how="Only the Entente still fly.")) == "Only the Entente still fly."
