"""Airplanes that fell: an example of each kind of drama, and one that nearly is."""

from __future__ import annotations

from tests.rules.dogfight.drama_scenes import Fight


def melee() -> Fight:
    return Fight("A B C X Y Z").turn(1)


def test_first_blood_is_the_first_airplane_to_fall_to_an_enemy() -> None:
    fight = melee().killed(2, "A", "Z", distance=152.6).turn(2).killed(1, "Y", "B", "C")
    assert fight.one("first-blood") == {
        "victim": "A",
        "by": ["Z"],
        "how": "shot-down",
        "bursts": 1,
        "cards": 1,
        "face": False,
        "distance": 153,
    }
    assert fight.one("kill")["by"] == ["B", "C"]
    assert fight.found("first-blood")[0].seats == (0, 1)


def test_two_that_fall_at_once_are_neither_the_first_nor_is_the_loser_of_a_duel() -> None:
    assert not melee().killed(1, "A", "Z").killed(1, "Y", "B").found("first-blood")
    duel = Fight("A Z").turn(1).killed(1, "A", "Z")
    assert not duel.found("first-blood")
    assert duel.found("kill")


def test_an_accident_is_no_first_blood() -> None:
    fight = melee().add("left", round=1, plane="A").turn(2).killed(1, "Y", "B")
    assert fight.one("lost") == {"plane": "A", "cause": "left"}
    assert fight.one("first-blood")["victim"] == "Y"


def test_face_to_face_both_front_guns_fire() -> None:
    assert melee().fired(1, "A", "Z").killed(1, "A", "Z").one("first-blood")["face"]
    assert not melee().fired(1, "A", "Y").killed(1, "A", "Z").one("first-blood")["face"]
    assert not melee().fired(1, "A", "Z", gun="rear").killed(1, "A", "Z").one("first-blood")["face"]


def test_a_mutual_kill_is_of_one_round() -> None:
    fight = melee().killed(1, "A", "Z").killed(1, "Z", "A")
    assert fight.one("mutual") == {"planes": ["A", "Z"]}
    others = melee().killed(1, "A", "Z").killed(1, "Z", "B")
    assert not others.found("mutual")


def test_revenge_is_taken_by_the_side_of_the_fallen() -> None:
    fight = melee().killed(1, "A", "Z").turn(2).killed(3, "Z", "B")
    assert fight.one("revenge") == {"victim": "Z", "by": ["B"], "avenged": "A", "how": "shot-down"}


def test_it_is_no_revenge_at_once_nor_upon_somebody_else() -> None:
    assert not melee().killed(1, "A", "Z").killed(1, "Z", "B").found("revenge")
    assert not melee().killed(1, "A", "Z").turn(2).killed(3, "Y", "B").found("revenge")
    flak = Fight("A B Z", "M1").turn(1).killed(1, "A", "Z").turn(2).down(1, "Z")
    assert not flak.found("revenge")


def test_an_ace_brings_down_several_alone() -> None:
    fight = melee().killed(1, "A", "Z").turn(2).killed(1, "B", "Z").turn(3).killed(1, "C", "Z")
    assert [(drama.data["victim"], drama.data["kills"]) for drama in fight.found("ace")] == [
        ("C", 3),
        ("B", 2),
    ]
    shared = melee().killed(1, "A", "Z", "Y").turn(2).killed(1, "B", "Z")
    assert not shared.found("ace")


def test_the_fall_of_an_ace_is_of_one_who_had_two() -> None:
    fight = melee().killed(1, "A", "Z").turn(2).killed(1, "B", "Z").turn(3).killed(1, "Z", "C")
    assert fight.one("ace-down") == {"victim": "Z", "by": ["C"], "kills": 2, "how": "shot-down"}
    at_once = melee().killed(1, "A", "Z").turn(2).killed(1, "B", "Z").killed(1, "Z", "C")
    assert not at_once.found("ace-down")


def test_unfinished_business_is_the_same_two_for_three_turns_running() -> None:
    fight = (
        melee()
        .fired(1, "Z", "A")
        .turn(2)
        .fired(2, "Z", "A")
        .fired(3, "Z", "A")
        .fired(3, "A", "Z")
        .turn(3)
        .fired(2, "Z", "A")
    )
    assert fight.one("pursuit") == {"victim": "A", "by": "Z", "turns": 3}
    assert not fight.found("duel")
    assert not melee().fired(1, "Z", "A").fired(2, "Z", "A").fired(3, "Z", "A").found("pursuit")
    gap = melee().fired(1, "Z", "A").turn(2).fired(1, "Z", "A").turn(4).fired(1, "Z", "A")
    assert not gap.found("pursuit")


def test_a_duel_is_kept_up_by_both() -> None:
    fight = melee()
    for turn in (1, 2, 3):
        fight.turn(turn).fired(1, "Z", "A").fired(1, "A", "Z")
    assert fight.one("duel") == {"planes": ["A", "Z"], "turns": 3}


def test_a_hunt_ends_with_a_kill_by_the_hunter_alone() -> None:
    fight = melee().fired(1, "Z", "A").turn(2).fired(3, "Z", "A").turn(3).killed(1, "A", "Z")
    assert fight.one("hunted") == {"victim": "A", "by": "Z", "turns": 3, "how": "shot-down"}
    other = (
        melee().fired(1, "Z", "A").turn(2).fired(3, "Z", "A").turn(3).fired(1, "Z", "A").killed(2, "A", "Y")
    )
    assert not other.found("hunted")
    short = melee().fired(1, "Z", "A").turn(2).killed(1, "A", "Z")
    assert not short.found("hunted")


def test_a_long_shot_is_a_single_burst_from_afar() -> None:
    assert melee().killed(1, "A", "Z", distance=182).one("long-shot")["distance"] == 182
    assert not melee().killed(1, "A", "Z", distance=140).found("long-shot")
    assert not melee().killed(1, "A", "Z", "Y", distance=182).found("long-shot")


def test_a_jam_is_told_where_the_target_flies_on() -> None:
    fight = melee().jammed(1, "Z", "A", distance=42.4)
    assert fight.one("jam") == {"plane": "Z", "target": "A", "distance": 42}
    assert not melee().jammed(1, "Z", "A").down(1, "A", "Z").found("jam")
    assert not Fight("A Z", "T1").turn(1).jammed(1, "A", "T1").found("jam")


def test_a_jam_is_fatal_while_it_lasts_and_by_the_one_in_the_sights() -> None:
    fight = melee().jammed(3, "Z", "A").turn(2).killed(1, "Z", "A")
    assert fight.one("fatal-jam") == {"victim": "Z", "by": ["A"], "how": "shot-down"}
    assert not melee().jammed(3, "Z", "A").killed(3, "Z", "A").found("fatal-jam")
    assert not melee().jammed(3, "Z", "A").turn(2).killed(1, "Z", "B").found("fatal-jam")
    cleared = melee().jammed(1, "Z", "A").turn(2).add("cleared", round=1, plane="Z", gun="front")
    assert not cleared.killed(2, "Z", "A").found("fatal-jam")


def test_flak_is_fire_from_the_ground_alone() -> None:
    fight = Fight("A B Z", "M1 T1").turn(1).down(1, "A", "M1", "T1", how="exploded")
    assert fight.one("flak") == {"victim": "A", "by": ["M1", "T1"], "how": "exploded"}
    with_airplane = Fight("A B Z", "M1").turn(1).killed(1, "A", "M1", "Z")
    assert not with_airplane.found("flak")
    assert with_airplane.found("first-blood")


def test_why_somebody_is_lost_without_a_shot() -> None:
    burnt = melee().add("burnt", plane="A", deck="A", cards=2, counters=1).down(0, "A")
    assert burnt.one("lost")["cause"] == "flames"
    later = melee().add("burnt", plane="A", deck="A", cards=2, counters=0).turn(2).down(1, "A")
    assert later.one("lost")["cause"] == "damage"
    crashed = melee().add("crashed", round=1, plane="A", why="overdive", cards=None)
    assert crashed.one("lost")["cause"] == "ground"
    hurt = melee().add("crashed", round=1, plane="A", why="stall", cards=1)
    assert not hurt.found("lost")
    home = melee().exit("A", "entente").add("left", round=1, plane="A")
    assert home.one("lost")["cause"] == "home"


def test_a_collision_is_told_of_those_who_collide() -> None:
    fight = melee().add("collided", round=1, pieces=["A", "Z"]).down(1, "A")
    assert fight.one("collision") == {"pieces": ["A", "Z"]}
    assert fight.one("lost")["cause"] == "collision"
    assert not melee().killed(1, "A", "Z").killed(1, "Z", "A").found("collision")


def test_whoever_burns_or_is_hit_is_told_of_while_he_flies() -> None:
    burning = {"round": 1, "plane": "A", "counters": 3, "why": "hit"}
    assert melee().add("burning", **burning).one("fire") == {"plane": "A", "why": "hit"}
    assert not melee().fired(1, "Z", "A").add("burning", **burning).down(1, "A", "Z").found("fire")
    assert melee().add("pilot_hit", round=1, plane="A", wounds=1).one("pilot-hit") == {"plane": "A"}
    assert not melee().add("pilot_hit", round=1, plane="A", wounds=2).found("pilot-hit")
    assert melee().add("flames_out", plane="A").one("fire-out") == {"plane": "A"}
    assert not melee().add("flames_out", plane="A").down(0, "A").found("fire-out")
