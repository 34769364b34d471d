"""Every scoring term of every scenario, and the levels of victory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from rules.dice import Scripted
from rules.dogfight.play import Play
from rules.dogfight.state import State
from rules.dogfight.victory.scoring import CreditStrafing, sheet
from tests.rules.dogfight.scenario_scenes import (
    GLORY,
    WAR,
    down,
    gone,
    hit,
    judged,
    lines,
    mustered,
    outcome,
    scores,
    with_fates,
)
from tests.rules.dogfight.scenes import HANGAR
from tests.rules.marks import rule

MUD, LOOK, FIREWORKS, SENTINEL = "into-the-mud", "look-up", "fireworks-over-the-front", "a-lonely-sentinel"


def central(state: State) -> int:
    return scores(state)["central"]


def entente(state: State) -> int:
    return scores(state)["entente"]


# Into the Mud


@rule("D-187", "D-192")
@pytest.mark.parametrize("key", [MUD, LOOK])
def test_each_damage_point_on_trenches_and_machine_guns_up_to_5_a_card(key: str) -> None:
    state = mustered(WAR, key)
    assert central(state) == 0
    assert central(hit(state, T1=3, M1=2)) == 5
    assert central(hit(state, T1=9)) == 5
    assert central(hit(state, G1=4)) == 0, "anti-aircraft guns score nothing"


@rule("D-187")
def test_what_the_albatros_costs() -> None:
    state = mustered(WAR, MUD)
    assert central(down(state, "Z")) == -12
    assert central(gone(state, "Z", "other")) == -9
    assert central(gone(state, "Z", "own")) == -4


@rule("D-187")
@pytest.mark.parametrize(
    ("points", "won", "how"),
    [
        (4, (), ("defeat", 0)),
        (5, (0,), ("marginal-victory", 1)),
        (7, (0,), ("marginal-victory", 3)),
        (8, (0,), ("victory", 4)),
        (10, (0,), ("victory", 6)),
        (11, (0,), ("decisive-victory", 7)),
    ],
)
def test_levels_of_victory(points: int, won: tuple[int, ...], how: tuple[str, int]) -> None:
    mud = gone(mustered(WAR, MUD), "Z", "own")
    found = outcome(hit(mud, T1=min(points, 5), T2=min(max(points - 5, 0), 5), M1=max(points - 10, 0)))
    assert (found.winners, (found.kind, found.data["score"])) == (won, how)
    assert found.data["side"] == "central"


@rule("D-192")
@pytest.mark.parametrize(
    ("points", "level"),
    [
        (4, "defeat"),
        (5, "marginal-victory"),
        (7, "marginal-victory"),
        (8, "victory"),
        (11, "decisive-victory"),
    ],
)
def test_levels_of_victory_in_look_up(points: int, level: str) -> None:
    both_home = gone(gone(mustered(WAR, LOOK), "Y"), "Z")
    found = outcome(hit(both_home, T1=min(points, 5), T2=min(max(points - 5, 0), 5), M1=max(points - 10, 0)))
    assert found.kind == level
    assert found.scores == {0: points - 4}


@rule("D-189")
def test_the_scoring_against_the_late_nieuport() -> None:
    state = mustered(WAR, MUD, "late-nieuport")
    assert central(hit(state, T1=7, M1=1)) == 6
    assert central(down(state, "A")) == 10
    assert central(gone(state, "A", "other", faced=True)) == 8
    assert central(gone(state, "A", "own", faced=True)) == 8
    assert central(gone(state, "A", faced=False)) == 0
    assert central(down(state, "Z")) == -12
    assert central(gone(state, "Z", "other")) == -8
    assert central(gone(state, "Z", "own", unfinished=True)) == -4
    assert central(gone(state, "Z", "own", unfinished=False)) == 0


@rule("D-190")
@pytest.mark.parametrize(("points", "winners"), [(3, (1,)), (4, ()), (5, (0,))])
def test_positive_negative_or_a_tie(points: int, winners: tuple[int, ...]) -> None:
    state = gone(mustered(WAR, MUD, "late-nieuport"), "Z", "own", unfinished=True)
    assert outcome(hit(state, T1=points)).winners == winners


# Look Up!


@rule("D-192")
def test_what_the_airplanes_of_look_up_cost() -> None:
    state = mustered(WAR, LOOK)
    assert central(down(state, "Y")) == -10
    assert central(down(state, "Y", "Z")) == -20
    assert central(gone(state, "Z", "other")) == -8
    assert central(gone(gone(state, "Z"), "Y")) == -4


def strafing(state: State, *hits: tuple[str, str, int]) -> State:
    """One round of fire: who hit which card, and the card's total after that."""
    play = Play(replace(state, round=1), HANGAR, Scripted({}))
    for shooter, target, total in hits:
        play.tell("hit", shooter=shooter, gun="front", target=target, cards=[], counts=[], points=total)
    CreditStrafing().start(play)
    return hit(play.state, **{target: total for _, target, total in hits})


def by_seat(state: State) -> dict[int | None, int]:
    found: dict[int | None, int] = {}
    for line in sheet(state, HANGAR):
        found[line.seat] = found.get(line.seat, 0) + line.points
    return found


@rule("D-194")
def test_rivals_score_apart() -> None:
    state = strafing(mustered(WAR, LOOK, "rivals"), ("Y", "T1", 3), ("Z", "M1", 2))
    assert by_seat(state) == {0: 3, 1: 2}
    assert by_seat(down(state, "Y")) == {0: -7, 1: 2}
    assert by_seat(gone(state, "Z", "other")) == {0: 3, 1: -6}
    assert by_seat(gone(state, "Z", "own")) == {0: 3, 1: 2}, "no penalty for the German side"


@rule("D-194")
def test_rivals_score_nothing_for_anti_aircraft_guns() -> None:
    state = strafing(mustered(WAR, LOOK, "rivals"), ("Y", "G1", 4), ("Z", "M1", 2))
    assert by_seat(state) == {1: 2}


@rule("D-194")
def test_only_the_first_5_points_of_a_card_count() -> None:
    first = strafing(mustered(WAR, LOOK, "rivals"), ("Y", "T1", 4))
    assert by_seat(strafing(first, ("Z", "T1", 7))) == {0: 4, 1: 1}


@rule("D-194")
def test_who_fires_together_scores_as_if_alone() -> None:
    first = strafing(mustered(WAR, LOOK, "rivals"), ("Y", "T1", 2))
    assert by_seat(strafing(first, ("Y", "T1", 4), ("Z", "T1", 8))) == {0: 2 + 2, 1: 3}


@rule("D-194")
def test_the_rival_with_more_points_wins() -> None:
    state = strafing(mustered(WAR, LOOK, "rivals"), ("Y", "T1", 3), ("Z", "M1", 2))
    over = outcome(gone(gone(state, "Y"), "Z"))
    assert (over.winners, over.scores) == ((0,), {0: 3, 1: 2})
    assert outcome(gone(gone(mustered(WAR, LOOK, "rivals"), "Y"), "Z")).winners == ()


# Fireworks over the Front, A Lonely Sentinel


@rule("D-198", "D-203", "D-206")
@pytest.mark.parametrize(("key", "variant"), [(FIREWORKS, ""), (SENTINEL, ""), (SENTINEL, "two-balloons")])
def test_balloons_destroyed_burning_or_damaged(key: str, variant: str) -> None:
    state = mustered(WAR, key, variant)
    assert entente(with_fates(state, B1={"status": "destroyed", "flames": 2})) == 10
    assert entente(with_fates(state, B1={"status": "exploded"})) == 10
    assert entente(with_fates(state, B1={"status": "down", "flames": 1, "noted": 4})) == 6
    assert entente(with_fates(state, B1={"status": "down", "noted": 4})) == 2
    assert entente(with_fates(state, B1={"status": "down"})) == 0


@rule("D-198", "D-206")
@pytest.mark.parametrize(("key", "variant"), [(FIREWORKS, ""), (SENTINEL, "two-balloons")])
def test_points_for_each_of_two_balloons(key: str, variant: str) -> None:
    state = mustered(WAR, key, variant)
    assert entente(with_fates(state, B1={"status": "exploded"}, B2={"status": "down", "flames": 1})) == 16


@rule("D-198")
def test_what_the_nieuport_of_fireworks_costs() -> None:
    state = mustered(WAR, FIREWORKS)
    assert entente(down(state, "A")) == -15
    assert entente(gone(state, "A", "other")) == -12
    assert entente(gone(state, "A", "own", balloons=True)) == -8
    assert entente(gone(state, "A", "own", balloons=False)) == 0


@rule("D-198")
@pytest.mark.parametrize(
    ("fates", "level"),
    [
        ({"B1": {"status": "down", "noted": 1}}, ("marginal-victory", 2)),
        ({"B1": {"status": "down", "flames": 1}}, ("marginal-victory", 6)),
        (
            {"B1": {"status": "down", "flames": 1}, "B2": {"status": "down", "noted": 1}},
            ("victory", 8),
        ),
        (
            {"B1": {"status": "exploded"}, "B2": {"status": "down", "noted": 1}},
            ("decisive-victory", 12),
        ),
        ({"B1": {"status": "down"}, "B2": {"status": "down"}}, ("defeat", 0)),
    ],
)
def test_levels_of_victory_over_balloons(fates: dict[str, dict[str, Any]], level: tuple[str, int]) -> None:
    state = gone(with_fates(mustered(WAR, FIREWORKS), **fates), "A", "own", balloons=False)
    found = outcome(state)
    assert (found.kind, found.data) == (level[0], {"side": "entente", "score": level[1]})


@rule("D-181", "D-197", "D-202")
@pytest.mark.parametrize("key", [FIREWORKS, SENTINEL])
def test_burning_balloons_draw_for_the_turns_not_played_before_scoring(key: str) -> None:
    state = with_fates(mustered(WAR, key), B1={"flames": 2, "noted": 21})
    told = judged(gone(replace(state, turn=9), "A", "other"))
    assert told.one("burnt")["cards"] == 2 * 3
    lines = told.state.score_sheet
    assert any(lines[data["line"]].what == "balloon destroyed" for data in told.all("scored"))


@rule("D-203")
@pytest.mark.parametrize(("name", "score"), [("Z", central), ("A", entente)])
def test_what_the_airplanes_of_a_lonely_sentinel_cost(name: str, score: Callable[[State], int]) -> None:
    state = with_fates(mustered(WAR, SENTINEL), Z={"status": "flying", "entry": None})
    assert score(down(state, name)) == -15
    assert score(gone(state, name, "other", balloons=True)) == -12
    assert score(gone(state, name, "own", balloons=True)) == -8


@rule("D-203")
def test_going_home_is_free_for_the_allied_pilot_once_the_balloon_is_down() -> None:
    state = with_fates(mustered(WAR, SENTINEL), Z={"status": "flying", "entry": None})
    assert entente(gone(state, "A", "own", balloons=False)) == 0
    assert central(gone(state, "Z", "own", balloons=False)) == -8


@rule("D-203")
@pytest.mark.parametrize(("fate", "winners"), [("exploded", (1,)), ("aloft", (0,))])
def test_more_points_win_a_lonely_sentinel(fate: str, winners: tuple[int, ...]) -> None:
    state = with_fates(mustered(WAR, SENTINEL), B1={"status": fate})
    assert outcome(gone(state, "A", "own", balloons=fate == "aloft")).winners == winners


@rule("D-205")
def test_with_altitude_only_balloons_that_reached_the_ground_count() -> None:
    state = mustered(WAR, SENTINEL, "altitude")
    assert entente(with_fates(state, B1={"noted": 4})) == 0
    assert entente(with_fates(state, B1={"status": "down", "noted": 4})) == 2


@rule("D-207")
def test_observers_count_where_bailing_out_is_in_force() -> None:
    state = mustered(WAR, SENTINEL, "two-balloons-altitude", rules=("bailing_out",))
    assert central(state) == 4
    assert central(with_fates(state, B1={"observers": 0})) == 2, "they bailed out"
    assert central(with_fates(state, B1={"observers": 1, "observers_lost": 1})) == 2
    assert central(with_fates(state, B1={"status": "down"})) == 2
    assert central(with_fates(state, B1={"status": "exploded", "observers": 0, "observers_lost": 2})) == 2 - 4
    assert central(mustered(WAR, SENTINEL, "two-balloons-altitude")) == 0


@rule("D-208")
def test_reversed_the_german_scores_for_the_balloons() -> None:
    state = mustered(WAR, SENTINEL, "reversed-rockets")
    assert scores(with_fates(state, B1={"status": "exploded"})) == {"central": 10, "entente": 0}
    assert scores(down(state, "Z")) == {"central": -15, "entente": 0}
    assert outcome(gone(with_fates(state, B1={"status": "exploded"}), "Z")).winners == (0,)


# Outnumbered!


def photographed(state: State, by: str = "X") -> State:
    return replace(state, missions=(replace(state.missions[0], done="done", doer=by, by=(by,)),))


@rule("D-212")
def test_outnumbered_scores_exits_and_losses() -> None:
    state = mustered(WAR, "outnumbered")
    assert scores(state) == {"central": 0, "entente": 3}
    assert scores(down(state, "A")) == {"central": 2, "entente": 3 - 1}
    assert scores(gone(state, "A")) == {"central": 1, "entente": 3}
    assert scores(down(state, "Z")) == {"central": -1, "entente": 3 + 2}
    assert scores(gone(state, "Z", "own", before_mission=True)) == {"central": 0, "entente": 3 + 1}
    assert scores(gone(state, "Z", "other", before_mission=True)) == {"central": 0, "entente": 3 + 1}


@rule("D-212")
def test_an_escort_that_went_home_before_the_photograph_costs_nothing_either() -> None:
    """The book asks whether the target was photographed, not when."""
    state = mustered(WAR, "outnumbered")
    early = gone(state, "Z", "own", before_mission=True)
    assert scores(photographed(early)) == {"central": 0, "entente": 3}
    astray = gone(state, "Z", "other", before_mission=True)
    assert scores(photographed(astray)) == {"central": 0, "entente": 3 + 1}


@rule("D-212", "D-225")
@pytest.mark.parametrize(
    ("edition", "key", "name", "options"),
    [(WAR, "outnumbered", "Z", {}), (GLORY, "a-hard-task", "B", {"planes": 2})],
)
def test_while_the_photograph_may_still_be_taken_nobody_scores_for_who_went_home(
    edition: str, key: str, name: str, options: dict[str, Any]
) -> None:
    state = mustered(edition, key, **options)
    open_sheet = {line.what for line in sheet(gone(state, name, "own", before_mission=True), HANGAR)}
    assert "enemy airplane gone home, mission undone" not in open_sheet


@rule("D-212")
def test_once_photographed_going_home_is_free_and_the_pictures_count() -> None:
    state = photographed(mustered(WAR, "outnumbered"))
    assert scores(gone(state, "Z", "own")) == {"central": 0, "entente": 3}
    assert scores(gone(state, "Z", "other")) == {"central": 0, "entente": 3 + 1}
    assert scores(gone(state, "X", "own")) == {"central": 2, "entente": 0}
    assert scores(gone(state, "X", "other")) == {"central": 0, "entente": 1}, "but it got out with them"
    assert scores(down(state, "X")) == {"central": -1, "entente": 3 + 2}


@rule("D-212")
def test_each_silenced_card_is_a_german_point() -> None:
    state = mustered(WAR, "outnumbered")
    silenced = with_fates(
        state, T1={"status": "silenced"}, M2={"status": "silenced"}, M3={"status": "gun silenced"}
    )
    assert central(silenced) == 2


@rule("D-212")
def test_more_points_win_outnumbered() -> None:
    state = down(mustered(WAR, "outnumbered"), "A")
    home = photographed(state)
    for name in ("X", "Y", "Z"):
        home = gone(home, name)
    assert outcome(home).winners == (0,)
    assert outcome(down(state, "X", "Y", "Z")).winners == (1,)


# A Hard Task, War


@rule("D-218")
def test_a_hard_task_scores_bombs_balloons_and_airplanes() -> None:
    state = mustered(WAR, "a-hard-task")
    assert scores(state) == {"central": 0, "entente": -6}
    bombed = replace(state, missions=(replace(state.missions[0], done="destroyed", doer="C"),))
    assert scores(bombed) == {"central": 0, "entente": 8}
    assert scores(with_fates(bombed, B1={"status": "exploded"}, B2={"status": "destroyed"}))["entente"] == 16
    assert scores(down(bombed, "X", "Y")) == {"central": 0, "entente": 8 + 12}
    assert scores(down(bombed, "A")) == {"central": 6, "entente": 8}
    assert scores(gone(bombed, "A")) == {"central": 0, "entente": 8}


@rule("D-219")
def test_swapped_the_german_bombs() -> None:
    state = mustered(WAR, "a-hard-task", "ufag")
    assert scores(state) == {"central": -6, "entente": 0}
    assert scores(with_fates(state, B1={"status": "exploded"})) == {"central": -2, "entente": 0}


# Wings of Glory


@rule("D-225")
def test_the_hard_task_of_teams() -> None:
    state = mustered(GLORY, "a-hard-task", planes=2)
    assert scores(state) == {"central": 0, "entente": 0}
    assert scores(down(state, "Z")) == {"central": -1, "entente": 2}
    assert scores(gone(state, "Z")) == {"central": 0, "entente": 1}
    assert scores(down(state, "A")) == {"central": 2, "entente": -1}
    assert scores(gone(state, "A", "own", before_mission=True)) == {"central": 1, "entente": 0}
    taken = photographed(state, by="A")
    assert scores(gone(taken, "B", "own")) == {"central": 0, "entente": 0}
    assert scores(gone(taken, "B", "other")) == {"central": 1, "entente": 0}
    assert scores(gone(taken, "A", "own")) == {"central": 0, "entente": 2}
    early = gone(state, "B", "own", before_mission=True)
    assert scores(photographed(early, by="A")) == {"central": 0, "entente": 0}, "whenever B went home"


@rule("D-228")
def test_cambrai_scores_the_target() -> None:
    state = mustered(GLORY, "wings-over-cambrai")
    assert scores(state) == {"central": 2, "entente": 0}
    assert scores(bombed(state, "damaged")) == {"central": 0, "entente": 2}
    assert scores(bombed(state, "destroyed")) == {"central": 0, "entente": 4}


def bombed(state: State, how: Any) -> State:
    return replace(state, missions=(replace(state.missions[0], done=how, doer="A"),))


@rule("D-228")
def test_cambrai_scores_airplanes() -> None:
    state = mustered(GLORY, "wings-over-cambrai")
    assert scores(down(state, "Z")) == {"central": 2, "entente": 6}
    assert scores(gone(state, "Z")) == {"central": 2, "entente": 4}
    assert scores(down(state, "A")) == {"central": 2 + 6, "entente": 0}
    assert scores(gone(state, "A", "own", before_mission=True)) == {"central": 2 + 4, "entente": 0}
    dropped = bombed(state, "damaged")
    assert scores(gone(dropped, "A", "own")) == {"central": 0, "entente": 2}
    early = bombed(gone(state, "A", "own", before_mission=True), "damaged")
    assert scores(early) == {"central": 4, "entente": 2}, "only after the bombs, says this one"
    assert scores(gone(dropped, "A", "other")) == {"central": 4, "entente": 2}


@rule("D-229")
def test_teams_over_cambrai_lose_2_for_each_of_their_own() -> None:
    state = bombed(mustered(GLORY, "wings-over-cambrai", planes=2), "destroyed")
    assert scores(down(state, "A")) == {"central": 6, "entente": 4 - 2}
    assert scores(down(state, "Z")) == {"central": -2, "entente": 4 + 6}


ALL_HIT = {"T1": 1, "M1": 1, "M2": 1, "T2": 1, "M3": 1, "M4": 1}


@rule("D-231")
def test_bullets_in_the_mud_gains() -> None:
    state = hit(mustered(GLORY, "bullets-in-the-mud"), **ALL_HIT)
    assert scores(state) == {"central": 3, "entente": 3}
    assert scores(hit(state, T1=9)) == {"central": 3, "entente": 3 + 4}
    assert scores(hit(state, T2=4)) == {"central": 3 + 3, "entente": 3}
    assert lines(down(state, "A"))["enemy airplane destroyed"] == 5
    assert entente(gone(state, "Z", "own", faced=True)) == 3 + 4
    assert entente(gone(state, "Z", "own", faced=False)) == 3


@rule("D-232")
def test_bullets_in_the_mud_losses() -> None:
    state = hit(mustered(GLORY, "bullets-in-the-mud"), **ALL_HIT)
    assert central(down(state, "Z")) == 3 - 6
    assert central(gone(state, "Z", "other")) == 3 - 4
    assert central(gone(state, "Z", "own", unfinished=True)) == 3 - 2
    assert central(gone(state, "Z", "own", unfinished=False)) == 3
    assert scores(mustered(GLORY, "bullets-in-the-mud")) == {"central": -3, "entente": -3}


@rule("D-232")
def test_a_card_silenced_by_an_explosion_is_not_undamaged() -> None:
    """An explosion silences and has no points."""
    state = hit(mustered(GLORY, "bullets-in-the-mud"), M1=1, M2=1)
    assert entente(state) == 2 - 1
    assert entente(with_fates(state, T1={"status": "silenced"})) == 2


@rule("D-234")
@pytest.mark.parametrize(("points", "winners"), [(5, (1,)), (4, ()), (3, (0,))])
def test_one_sided_mud_is_won_by_the_sign(points: int, winners: tuple[int, ...]) -> None:
    """The Entente alone scores: two cards are untouched, and it flew home before it had hit them."""
    state = gone(mustered(GLORY, "bullets-in-the-mud", "entente-attacks"), "A", "own", unfinished=True)
    found = outcome(hit(gone(state, "Z", faced=False), T1=points))
    assert found.scores[1] == points - 2 - 2
    assert found.scores[0] == 0
    assert found.winners == winners


@rule("D-234")
def test_teams_in_the_mud_share_a_score_and_need_one_of_their_own_in_play() -> None:
    state = hit(mustered(GLORY, "bullets-in-the-mud", planes=2), **ALL_HIT)
    assert entente(gone(state, "Z", faced=True)) == 3 + 4
    assert entente(gone(gone(state, "Z", faced=True), "Y", faced=False)) == 3 + 4
