"""Trenches: infantry fire, strafing, silencing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.dogfight.kinds import Edition
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.scenario.goals import Goals, Term
from rules.dogfight.state import Plane, Taken
from rules.dogfight.title import DOGFIGHT
from tests.rules.dogfight.ground_scenes import HALF, RULER, answer, card, fire, front, ground, plan_turn
from tests.rules.dogfight.scenes import EDITIONS, HANGAR, STRAIGHT, Told, plane, stacked
from tests.rules.marks import rule
from words import say

both = pytest.mark.parametrize("edition", EDITIONS)
EDGE = 1000 + 67.5 / 2
"""Where the front edge of a card at 1000, 1000 lies."""
NOSE = 67.5 / 2


def over(away: float, name: str = "A", **changes: object) -> Plane:
    """An airplane flying off, its dot so far before the trench's front edge."""
    return plane(name, 1000, EDGE + away, 0, **changes)


def strafing(away: float, **changes: object) -> Plane:
    """An airplane coming in, so far between its dot and the trench's front edge."""
    return plane("A", 1000, EDGE + away, 180, **changes)


def infantry(told: Told) -> list[tuple[str, str]]:
    return [(shot.shooter, shot.target) for shot in told.state.shots if shot.gun == "infantry"]


# Infantry fire


@rule("D-084")
@both
def test_infantry_fires_at_an_airplane_whose_dot_is_within_a_ruler(edition: Edition) -> None:
    assert infantry(fire(front(card("T1"), over(RULER), edition=edition))) == [("T1", "A")]
    # Its tail is nearer than a ruler, but its dot is not.
    assert infantry(fire(front(card("T1"), over(RULER + 0.01), edition=edition))) == []


@rule("D-084")
@both
def test_infantry_fires_at_an_airplane_above_it(edition: Edition) -> None:
    told = fire(front(card("T1"), plane("A", 1000, 1000, 90), edition=edition))
    assert infantry(told) == [("T1", "A")]
    assert [(shot.distance, shot.cards) for shot in told.state.shots] == [(0, 1)]


@rule("D-084")
def test_a_trench_never_moves_or_turns() -> None:
    state = front(card("T1", heading=30), over(900), plane("Z", 500, 500))
    told = plan_turn(state, {"A": (1, 2, 3), "Z": (1, 2, 3)})
    assert ground(told, "T1").pose == ground(Told(state, state, ()), "T1").pose


@rule("D-084")
def test_infantry_leaves_friends_alone() -> None:
    assert infantry(fire(front(card("T1"), plane("Z", 1000, EDGE + 50)))) == []


@rule("D-085")
@both
@pytest.mark.parametrize("away", [0, HALF, RULER])
def test_infantry_fire_is_one_a_card_at_any_distance(edition: Edition, away: float) -> None:
    told = fire(front(card("T1"), over(away), edition=edition))
    (taken,) = told.plane("A").damage
    assert taken.deck == "A"


@rule("D-085")
@both
def test_infantry_fire_counts_special_damage_and_no_points(edition: Edition) -> None:
    decks = {"A": stacked("A", (4, "smoke"))}
    state = front(card("T1"), over(50), edition=edition, decks=decks, rules=["special_damage"])
    told = fire(state)
    assert points(told.plane("A"), HANGAR) == 0
    assert told.plane("A").smoke == 3
    own = told.seen("A", by=1)
    assert (own.points, own.worth) == (0, (0,))


@rule("D-085")
@both
def test_by_the_basic_rules_a_harmless_card_of_infantry_fire_does_nothing(edition: Edition) -> None:
    told = fire(front(card("T1"), over(50), edition=edition, decks={"A": stacked("A", (4, "smoke"))}))
    assert (told.plane("A").smoke, points(told.plane("A"), HANGAR)) == (0, 0)


@rule("D-085")
@both
def test_infantry_fire_can_blow_an_airplane_up(edition: Edition) -> None:
    told = fire(front(card("T1"), over(50), edition=edition, decks={"A": stacked("A", (0, "explosion"))}))
    assert told.one("exploded") == {"round": 1, "plane": "A", "by": ["T1"]}


@rule("D-085")
@both
def test_infantry_fire_never_jams(edition: Edition) -> None:
    state = front(card("T1"), over(50), edition=edition, decks={"A": stacked("A", (0, "jam_red"))})
    told = fire(state)
    assert "jammed" not in told.kinds()
    assert "jam_card" not in told.kinds()
    assert ground(told, "T1").jammed == 0


@rule("D-086")
@both
def test_a_trench_fires_once_a_round_in_any_direction(edition: Edition) -> None:
    behind = plane("B", 1000, 1000 - NOSE - 80, 180)
    told = fire(front(card("T1"), over(50), behind, edition=edition))
    assert infantry(told) == [("T1", "A")]
    told = fire(front(card("T1"), over(100), behind, edition=edition))
    assert infantry(told) == [("T1", "B")]


@rule("D-086", "D-193")
def test_the_nearest_is_the_one_any_part_of_whose_card_is_nearest() -> None:
    nose_on, broadside = over(60), plane("B", 1100, EDGE + 50, 90)
    assert infantry(fire(front(card("T1"), nose_on, broadside))) == [("T1", "A")]
    broadside = plane("B", 1000 + 67.5, EDGE + 45, 90)
    assert infantry(fire(front(card("T1"), nose_on, broadside))) == [("T1", "B")]


@rule("D-086")
@both
def test_its_controller_chooses_among_the_targets(edition: Edition) -> None:
    far = plane("B", 1000, EDGE + 150)
    trench = card("T1", orders={"fire": "ask"})
    asked = fire(front(trench, over(50), far, plane("Z", 300, 300), edition=edition, round=3))
    (question,) = asked.state.asked
    assert (question.seat, question.name, question.options) == (0, "T1.infantry", ("A", "B"))
    told = answer(asked, T1_infantry="B")
    assert ("T1", "B") in infantry(told)
    assert ("T1", "A") not in infantry(told)


@rule("D-086")
def test_standing_orders_choose_too() -> None:
    worn = replace(plane("B", 1000, EDGE + 150), noted=0, damage=())
    worn = replace(worn, damage=fire(front(card("T1"), over(50))).plane("A").damage)

    def shots(order: str) -> list[tuple[str, str]]:
        return infantry(fire(front(card("T1", orders={"fire": order}), over(50), worn)))

    assert shots("closest") == [("T1", "A")]
    assert shots("weakest") == [("T1", "B")]
    assert shots("hold") == []


# Strafing


@rule("D-087")
@both
def test_strafing_costs_two_cards_within_half_a_ruler_and_one_within_a_ruler(edition: Edition) -> None:
    for away, cards in ((HALF, 2), (HALF + 0.01, 1), (RULER, 1), (RULER + 0.01, 0)):
        told = fire(front(card("T1"), strafing(away), edition=edition))
        assert len(ground(told, "T1").damage) == cards


@rule("D-087")
@both
def test_damage_cards_lie_face_up_beside_the_trench(edition: Edition) -> None:
    decks = {"A": stacked("A", (1, None), (3, None))}
    told = fire(front(card("T1"), strafing(50), edition=edition, decks=decks))
    (event,) = (event for event in told.events if event.kind == "hit")
    assert event.seen_by is None
    assert ([each["points"] for each in event.data["cards"]], event.data["points"]) == ([1, 3], 4)
    for seat in (0, 1, None):
        (trench,) = DOGFIGHT.view(told.state, seat).ground
        assert ([each.points for each in trench.damage], trench.points) == ([1, 3], 4)


@rule("D-088", "D-089")
@both
def test_five_points_silence_a_trench(edition: Edition) -> None:
    kept = fire(front(card("T1"), strafing(150), edition=edition, decks={"A": stacked("A", (4, None))}))
    assert ground(kept, "T1").status == "active"
    lost = fire(front(card("T1"), strafing(150), edition=edition, decks={"A": stacked("A", (5, None))}))
    assert ground(lost, "T1").status == "silenced"
    assert lost.one("silenced") == {"round": 1, "target": "T1", "by": ["A"], "how": "all"}


@rule("D-088", "D-089")
@both
def test_an_explosion_silences_a_trench(edition: Edition) -> None:
    told = fire(
        front(card("T1"), strafing(150), edition=edition, decks={"A": stacked("A", (0, "explosion"))})
    )
    assert ground(told, "T1").status == "silenced"


@rule("D-088", "D-089")
@both
@pytest.mark.parametrize(
    "special", [(2, "fire"), (3, "engine"), (4, "smoke"), (3, "crew"), (1, "rudder_left")]
)
def test_a_trench_ignores_all_other_special_damage(edition: Edition, special: tuple[int, str]) -> None:
    told = fire(front(card("T1"), strafing(150), edition=edition, decks={"A": stacked("A", special)}))
    assert ground(told, "T1").status == "active"
    assert "burning" not in told.kinds()


@rule("D-088", "D-089")
@both
def test_a_silenced_trench_fires_no_more_and_is_no_target(edition: Edition) -> None:
    told = fire(front(card("T1", status="silenced"), strafing(50), edition=edition))
    assert told.state.shots == ()


POINTS = Goals(scoring=(Term(side="entente", points=1, each="damage", of="central", what="damage"),))
"""Every damage point upon a trench or a machine gun counts."""


@rule("D-088")
@pytest.mark.parametrize(("noted", "cards"), [(0, 2), (4, 2), (5, 0)])
def test_in_war_a_trench_that_an_explosion_silenced_can_be_strafed_on_for_its_points(
    noted: int, cards: int
) -> None:
    """It is silent, but nothing says that it is gone, and up to five points of it may count."""
    trench = card("T1", status="silenced", noted=noted)
    told = fire(front(trench, strafing(50), goals=POINTS))
    assert len(ground(told, "T1").damage) == cards
    assert infantry(told) == []
    assert "silenced" not in told.kinds()


@rule("D-088")
def test_only_where_points_upon_that_side_count() -> None:
    trench = card("T1", status="silenced")
    other = replace(POINTS.scoring[0], side="central", of="entente")
    told = fire(front(trench, strafing(50), goals=replace(POINTS, scoring=(other,))))
    assert told.state.shots == ()


@rule("D-088")
def test_the_form_says_which_card_is_silenced() -> None:
    asked = fire(front(card("T1", status="silenced"), strafing(50, order="ask"), goals=POINTS))
    (field,) = DOGFIGHT.fields(asked.state, 1, {})
    assert [(option.value, say(option.note)) for option in field.options] == [  # type: ignore[union-attr]
        ("T1", "silenced, 0 damage cards so far"),
        ("hold", ""),
    ]


@rule("D-089")
def test_in_glory_a_silenced_trench_is_eliminated() -> None:
    told = fire(front(card("T1", status="silenced"), strafing(50), goals=POINTS, edition="glory"))
    assert told.state.shots == ()


@rule("D-088")
@pytest.mark.parametrize("order", ["closest", "weakest"])
def test_standing_orders_prefer_what_still_fights_to_a_silenced_card(order: str) -> None:
    explosion = stacked("A", (0, "explosion"))[0]
    near = card("T1", status="silenced", damage=(Taken("A", explosion),))
    told = fire(front(near, card("T2", 1050, 930), strafing(50, order=order), goals=POINTS))
    assert [shot.target for shot in told.state.shots if shot.shooter == "A"] == ["T2"]


@rule("D-088")
def test_a_trench_fires_in_the_round_in_which_it_is_silenced() -> None:
    told = fire(front(card("T1"), strafing(150), decks={"A": stacked("A", (5, None), (4, None))}))
    assert ground(told, "T1").status == "silenced"
    assert infantry(told) == [("T1", "A")]


@rule("D-086")
def test_who_has_only_trenches_plans_too() -> None:
    state = front(card("T1"), over(400), plane("Z", 500, 500, seat=2))
    start = replace(state, round=0)
    assert set(DOGFIGHT.pending(start)) == {0, 1, 2}
    names = [field.name for field in DOGFIGHT.fields(start, 0, {})]
    assert names == ["T1.fire"]
    told = plan_turn(state, {"A": (STRAIGHT, 2, 3), "Z": (STRAIGHT, 2, 3)}, T1_fire="hold")
    assert infantry(told) == []
