"""Reach: which enemies a gun can fire at, at what range, and past whom."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.dogfight.kinds import Edition
from rules.dogfight.ruler.geometry import Pose
from tests.rules.dogfight.scenes import (
    ALBATROS,
    BREGUET,
    DH2,
    DR1,
    E3,
    EDITIONS,
    RUMPLER,
    SPAD,
    Told,
    at_fire,
    chased,
    fire,
    head_on,
    plane,
    sky,
    so_that,
    targets,
    turn,
)
from tests.rules.marks import rule

both = pytest.mark.parametrize("edition", EDITIONS)


def taken(told: Told, name: str) -> int:
    return len(told.plane(name).damage)


# Worked examples


@rule("D-024", "D-025", "D-026")
def test_the_worked_example_of_wings_of_war() -> None:
    """A SPAD turns left, a Dr.I sideslips steeply to its right; the SPAD fires close, the Dr.I cannot."""
    spad, dr1 = Pose(300, 300, 300), Pose(210, 340, 30)
    start_a, start_z = so_that(SPAD, 7, spad), so_that(DR1, 19, dr1)
    state = sky(
        plane("A", start_a.x, start_a.y, start_a.heading),
        plane("Z", start_z.x, start_z.y, start_z.heading, model=DR1),
        edition="war",
    )
    told = turn(state, {"A": (7, 1, 2), "Z": (19, 1, 2)}, fire="closest")
    first = [shot for shot in told.all("fired") if shot["round"] == 1]
    assert [(shot["shooter"], shot["target"], shot["range"], shot["cards"]) for shot in first] == [
        ("A", "Z", "short", 2)
    ]
    assert first[0]["deck"] == "A"


@rule("D-024", "D-025", "D-026")
def test_the_worked_example_of_wings_of_glory() -> None:
    """A DH.2 turns left, an E.III sideslips to its right; the DH.2 fires close, the E.III cannot."""
    dh2, e3 = Pose(300, 300, 300), Pose(210, 340, 30)
    start_a, start_z = so_that(DH2, 7, dh2), so_that(E3, 13, e3)
    state = sky(
        plane("A", start_a.x, start_a.y, start_a.heading, model=DH2),
        plane("Z", start_z.x, start_z.y, start_z.heading, model=E3),
    )
    told = turn(state, {"A": (7, 1, 2), "Z": (13, 1, 2)}, fire="closest")
    first = [shot for shot in told.all("fired") if shot["round"] == 1]
    assert [(shot["shooter"], shot["target"], shot["range"], shot["cards"]) for shot in first] == [
        ("A", "Z", "short", 2)
    ]
    assert first[0]["deck"] == "B"


# Arc and range


@rule("D-024")
@both
def test_two_airplanes_may_fire_at_each_other(edition: Edition) -> None:
    told = fire(at_fire(*head_on(gap=120), edition=edition), Z="A", A="Z")
    assert {(shot["shooter"], shot["target"]) for shot in told.all("fired")} == {("A", "Z"), ("Z", "A")}
    assert taken(told, "A") == taken(told, "Z") == 1


@rule("D-025")
@both
def test_only_what_the_arc_covers_can_be_hit(edition: Edition) -> None:
    behind, ahead = chased(gap=80)
    assert targets(at_fire(behind, ahead, edition=edition)) == {"Z.front": ["A"]}


@rule("D-025")
@both
def test_any_point_of_the_card_will_do(edition: Edition) -> None:
    """The dot of the target may be out of the arc and of range, as long as a corner is in both."""
    aside = plane("A", 350 + 90, 200 + 110, 180)
    assert targets(at_fire(plane("Z", 350, 200), aside, edition=edition)) == {
        "Z.front": ["A"],
        "A.front": ["Z"],
    }
    further = plane("A", 350 + 99, 200 + 80, 180)
    assert "Z.front" not in targets(at_fire(plane("Z", 350, 200), further, edition=edition))


@rule("D-026", "D-027")
@both
@pytest.mark.parametrize(
    ("gap", "range_", "cards"),
    [(40, "short", 2), (100, "short", 2), (100.01, "long", 1), (200, "long", 1)],
)
def test_the_first_half_of_the_ruler_is_worth_two_cards_and_the_second_one(
    edition: Edition, gap: float, range_: str, cards: int
) -> None:
    told = fire(at_fire(*chased(gap), edition=edition), Z="A")
    assert told.one("fired")["range"] == range_
    assert taken(told, "A") == told.one("fired")["cards"] == told.state.shots[-1].cards == cards


@rule("D-027")
@both
def test_beyond_one_ruler_there_is_no_shot(edition: Edition) -> None:
    assert targets(at_fire(*chased(gap=200.01), edition=edition)) == {}


@rule("D-002", "D-026")
@both
def test_the_cards_come_from_the_shooters_deck(edition: Edition) -> None:
    behind, ahead = chased(gap=80)
    told = fire(at_fire(replace(behind, model=E3), ahead, edition=edition), Z="A")
    assert [card.deck for card in told.plane("A").damage] == ["B", "B"]


@rule("D-025")
@both
def test_nobody_fires_at_their_own_side(edition: Edition) -> None:
    state = at_fire(plane("Z", 350, 200), plane("Y", 350, 300), plane("A", 100, 600), edition=edition)
    assert targets(state) == {}


# Blocked lines


@rule("D-029")
@both
@pytest.mark.parametrize("between", ["Y", "B"])
def test_nobody_fires_through_another_airplane_friend_or_foe(edition: Edition, between: str) -> None:
    z, a = plane("Z", 350, 200), plane("A", 350, 200 + 170, 0)
    assert targets(at_fire(z, a, edition=edition))["Z.front"] == ["A"]
    across = plane(between, 350, 290, 90)
    found = targets(at_fire(z, a, across, edition=edition))
    assert "A" not in found.get("Z.front", [])
    assert found.get("Z.front", []) == (["B"] if between == "B" else [])


@rule("D-029")
@both
def test_a_target_that_shows_past_the_other_airplane_is_not_blocked(edition: Edition) -> None:
    z, a = plane("Z", 350, 200), plane("A", 350, 200 + 170, 90)
    half = plane("Y", 330, 290, 0)
    state = at_fire(z, a, half, edition=edition)
    assert targets(state)["Z.front"] == ["A"]
    assert fire(state, Z="A").one("fired")["distance"] > 170 - 21.75


@rule("D-029")
def test_whoever_is_down_blocks_nobody() -> None:
    across = plane("Y", 350, 290, 90, status="shot down")
    assert targets(at_fire(plane("Z", 350, 200), plane("A", 350, 370), across))["Z.front"] == ["A"]


# Overlapping


@rule("D-030")
@both
def test_airplanes_that_overlap_cannot_fire_at_each_other_but_at_others_and_be_fired_at(
    edition: Edition,
) -> None:
    z, a = plane("Z", 350, 200), plane("A", 350, 140, 0)
    b, y = plane("B", 350, 350, 180), plane("Y", 200, 140, 90)
    state = at_fire(z, a, b, y, edition=edition)
    found = targets(state)
    assert found["Z.front"] == ["B"]
    assert found["B.front"] == ["Z"]
    assert "A" in found["Y.front"]
    assert "A.front" not in found or "Z" not in found["A.front"]


@rule("D-030")
@both
def test_edges_that_touch_do_not_overlap(edition: Edition) -> None:
    touching = at_fire(plane("Z", 350, 200), plane("A", 350, 267.5), edition=edition)
    assert targets(touching) == {"Z.front": ["A"]}
    pushed = at_fire(plane("Z", 350, 200), plane("A", 350, 267.4), edition=edition)
    assert targets(pushed) == {}


@rule("D-030", "D-031")
@both
@pytest.mark.parametrize("near", [250, 210])
def test_overlapping_airplanes_hide_nobody_from_each_other(edition: Edition, near: float) -> None:
    """Y lies on Z's nose, or over its very dot: Z fires past it all the same."""
    z, y, a = plane("Z", 350, 200), plane("Y", 350, near, 90), plane("A", 350, 380)
    assert targets(at_fire(z, y, a, edition=edition))["Z.front"] == ["A"]


@rule("D-031")
def test_in_wings_of_glory_overlapping_airplanes_do_not_hide_each_other_from_a_shooter() -> None:
    """B lies across the near half of A: in Wings of Glory both can be fired at, in Wings of War just B."""
    z, a, b = plane("Z", 350, 200), plane("A", 350, 370), plane("B", 350, 340, 90)
    assert sorted(targets(at_fire(z, a, b, edition="glory"))["Z.front"]) == ["A", "B"]
    assert targets(at_fire(z, a, b, edition="war"))["Z.front"] == ["B"]


# Two-seaters


@rule("D-032")
@both
def test_the_rear_gun_fires_into_the_rear_arc_with_its_own_deck(edition: Edition) -> None:
    state = at_fire(plane("A", 350, 400, 0, model=BREGUET), plane("Z", 350, 280, 90), edition=edition)
    assert targets(state) == {"A.rear": ["Z"]}
    told = fire(state, A_rear="Z")
    assert told.one("fired")["deck"] == "A"
    assert [card.deck for card in told.plane("Z").damage] == ["A", "A"]


@rule("D-032")
@both
def test_the_front_gun_draws_from_the_first_letters_deck(edition: Edition) -> None:
    state = at_fire(plane("A", 350, 400, 0, model=BREGUET), plane("Z", 350, 520, 90), edition=edition)
    told = fire(state, A="Z")
    assert [card.deck for card in told.plane("Z").damage] == ["B", "B"]


@rule("D-025")
def test_a_fighter_has_no_rear_gun() -> None:
    assert targets(at_fire(plane("A", 350, 400), plane("Z", 350, 280, 90, model=ALBATROS))) == {}
    assert targets(at_fire(plane("A", 350, 400), plane("Z", 350, 280, 90, model=RUMPLER))) == {}
