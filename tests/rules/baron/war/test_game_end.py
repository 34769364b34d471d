"""Game End and Victory: four ways to end, the last inflation, the score and its ties."""

from __future__ import annotations

from typing import Any

import pytest

from render.baron.result import reason
from rules.baron.companies.ties import npc_score
from rules.baron.play import Play
from rules.baron.state import State
from rules.baron.title import BARON
from rules.baron.view import Ratings
from rules.baron.war.game_end import end_by_hyperinflation, end_by_morale
from rules.dice import Scripted
from rules.engine import IllegalChoice, Outcome
from tests.rules.baron.scenes import FIGURES, Told, at, company, having, scene
from tests.rules.marks import rule
from words import say


def ending(german: int, allied: int, marks: int = 10, **changes: Any) -> State:
    state = scene("albatros", "fokker", german_morale=german, allied_morale=allied, **changes)
    return having(state, "albatros", marks=marks, gold=3)


def end(state: State) -> Told:
    play = Play(state, FIGURES, Scripted({}))
    end_by_morale(play)
    return Told(state, play.state, tuple(play.log))


@rule("B-091")
def test_nothing_is_asked_once_the_game_is_over() -> None:
    state = end(ending(0, 5)).state
    assert BARON.pending(state) == {}
    assert BARON.outcome(state) is not None
    with pytest.raises(IllegalChoice, match="over"):
        at(state).check(0, {})


@rule("B-092")
def test_a_german_victory_keeps_the_mark_stable() -> None:
    told = end(ending(5, 0))
    assert told.one("over")["end"] == "victory"
    assert "inflation" not in told.kinds()
    assert told["albatros"].marks == 10


@rule("B-093")
def test_when_both_sides_are_spent_marks_lose_a_quarter() -> None:
    told = end(ending(0, 0))
    assert told.one("over")["end"] == "peace"
    assert (told.one("inflation")["percent"], told.state.inflation) == (25, 1)
    assert told["albatros"].marks == 8


@rule("B-094")
def test_after_defeat_marks_lose_half() -> None:
    told = end(ending(0, 5, marks=9, inflation=1))
    assert told.one("over")["end"] == "defeat"
    assert (told.one("inflation")["percent"], told.state.inflation) == (50, 3)
    assert told["albatros"].marks == 4


@rule("B-095")
@pytest.mark.parametrize(("allied", "inflation"), [(0, 9), (5, 8), (5, 9)])
def test_a_last_inflation_that_reaches_hyperinflation_makes_marks_worthless(
    allied: int, inflation: int
) -> None:
    told = end(ending(0, allied, inflation=inflation))
    assert told.one("over")["end"] == "collapse"
    assert told["albatros"].marks == 0
    assert told.state.outcome is not None
    assert told.state.outcome.scores[0] == 3


@rule("B-095")
def test_a_german_victory_at_the_brink_stays_a_victory() -> None:
    assert end(ending(5, 0, inflation=9)).one("over")["end"] == "victory"


@rule("B-096")
def test_marks_and_gold_and_markers_are_the_score() -> None:
    state = ending(5, 0)
    state = having(state, "fokker", marks=1, gold=2, aces=("udet", "voss"), generalstab=True)
    told = end(state)
    assert told.state.outcome is not None
    assert told.state.outcome.scores == {0: 13, 1: 3 + 1 + 2 + 1}
    assert told.state.outcome.winners == (0,)
    assert [score.company for score in told.state.scores] == ["albatros", "fokker"]


@rule("B-096")
def test_bonus_actions_and_licences_left_over_count_too() -> None:
    state = scene("pfalz", "roland", german_morale=5, allied_morale=0)
    for key in ("pfalz", "roland"):
        state = having(state, key, gold=0)
    outcome = end(state).state.outcome
    assert outcome is not None
    assert outcome.scores == {0: 3, 1: 2}


@rule("B-097")
def test_a_tie_goes_to_the_most_factories_and_then_is_shared() -> None:
    state = having(ending(5, 0), "fokker", gold=12, factories=5)
    outcome = end(state).state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), {0: 13, 1: 13})
    shared = end(having(state, "fokker", factories=4)).state.outcome
    assert shared is not None
    assert shared.winners == (0, 1)


def alone(**changes: Any) -> State:
    usual: dict[str, Any] = {"german_morale": 5, "allied_morale": 0, "war_discards": tuple(range(1, 10))}
    state = scene("fokker", mode="solitaire", npcs=("albatros", "pfalz"), **{**usual, **changes})
    return having(state, "fokker", gold=0)


@rule("B-127")
def test_the_rulebooks_scoring_example() -> None:
    albatros = company("albatros", None, factories=13, effectiveness=Ratings(29, 2, 2))
    assert npc_score(FIGURES, albatros) == 26


def scored(state: State, key: str) -> dict[str, int]:
    over = end(state).one("over")
    scores: dict[str, dict[str, int]] = {score["company"]: score for score in over["scores"]}
    return scores[key]


@rule("B-128")
@pytest.mark.parametrize(
    ("cards", "column"), [(1, 0), (7, 0), (8, 1), (9, 2), (10, 3), (11, 4), (12, 5), (15, 5)]
)
def test_the_column_of_the_end_table_follows_the_war_status_cards(cards: int, column: int) -> None:
    state = alone(war_discards=tuple(range(1, cards + 1)))
    assert scored(state, "albatros")["adjustment"] == (-11, -7, 1, 9, 17, 26)[column]


@rule("B-128")
def test_a_game_that_ends_in_the_inflation_phase_counts_one_turn_more() -> None:
    play = Play(alone(war_discards=tuple(range(1, 8)), inflation=10), FIGURES, Scripted({}))
    end_by_hyperinflation(play)
    (over,) = [event.data for event in play.log if event.kind == "over"]
    (albatros,) = [score for score in over["scores"] if score["company"] == "albatros"]
    assert albatros["adjustment"] == -7 - 10
    assert albatros["marks"] == 0


@rule("B-129", "B-130")
def test_the_end_table() -> None:
    table = FIGURES.solitaire.end
    assert table.marks == {
        "albatros": (6, 8, 8, 8, 9, 10),
        "fokker": (6, 8, 9, 10, 12, 15),
        "halberstadt": (6, 8, 9, 10, 12, 15),
        "pfalz": (7, 9, 10, 11, 13, 16),
        "roland": (8, 10, 11, 12, 14, 17),
    }
    assert table.gold == {
        "albatros": (-11, -7, 1, 9, 17, 26),
        "fokker": (-15, -12, -4, 3, 10, 17),
        "halberstadt": (-12, -9, -2, 5, 12, 19),
        "pfalz": (-13, -10, -3, 4, 11, 18),
        "roland": (-14, -11, -4, 5, 12, 19),
    }


@rule("B-131")
def test_the_final_score_of_a_company_that_nobody_plays() -> None:
    state = having(alone(inflation=2), "albatros", factories=13, effectiveness=Ratings(29, 2, 2))
    assert scored(state, "albatros") == {
        "company": "albatros",
        "marks": 8,
        "gold": 26,
        "markers": 0,
        "adjustment": 1 - 2,
        "total": 26 + 8 + 1 - 2,
        "factories": 13,
    }


@rule("B-131")
def test_its_marks_suffer_the_last_inflation() -> None:
    state = alone(german_morale=0, allied_morale=5, inflation=1)
    pfalz = scored(state, "pfalz")
    assert pfalz["marks"] == 10 - 5
    assert pfalz["adjustment"] == -3 - 3
    peace = scored(alone(german_morale=0, allied_morale=0, inflation=0), "pfalz")
    assert peace["marks"] == 8


def told_reason(state: State) -> str:
    """How it ended, as the players read it."""
    assert state.outcome is not None
    return say(reason(BARON.view(state, None), state.outcome))


@rule("B-131")
def test_alone_one_wins_only_by_beating_all() -> None:
    poor, rich = end(alone()), end(having(alone(), "fokker", gold=60))
    assert poor.state.outcome == Outcome(winners=(), scores={0: 1}, kind="victory", lost=True)
    assert rich.state.outcome == Outcome(winners=(0,), scores={0: 61}, kind="victory")
    assert told_reason(poor.state) == "Germany won the war. Albatros made 19, and Fokker only 1."
    assert told_reason(rich.state) == "Germany won the war, and Fokker made the most of it: 61."
    assert [told.one("over")["result"] for told in (poor, rich)] == ["lost", "won"]


@rule("B-131")
def test_alone_a_shared_first_place_is_no_loss() -> None:
    best = scored(alone(), "albatros")
    state = having(alone(), "fokker", gold=best["total"] - 1, factories=best["factories"])
    outcome = end(state).state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.result) == ((0,), "won")


@rule("B-131")
def test_alone_an_equal_score_with_fewer_factories_is_a_loss() -> None:
    best = scored(alone(), "albatros")
    state = having(alone(), "fokker", gold=best["total"] - 1, factories=best["factories"] - 1)
    ended = end(state).state
    assert ended.outcome is not None
    assert ended.outcome.result == "lost"
    assert told_reason(ended).endswith("Albatros also made 19, and had more factories than Fokker.")


@pytest.mark.parametrize(("german", "allied", "inflation"), [(5, 0, 0), (0, 0, 0), (0, 5, 0), (0, 5, 9)])
def test_among_players_somebody_wins_however_the_war_ends(german: int, allied: int, inflation: int) -> None:
    outcome = end(ending(german, allied, inflation=inflation)).state.outcome
    assert outcome is not None
    assert outcome.result == "won"
