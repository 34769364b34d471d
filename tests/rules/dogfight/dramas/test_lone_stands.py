"""The last of a side: when he is alone, what he does then, and whether he wins."""

from __future__ import annotations

from tests.rules.dogfight.drama_scenes import Fight


def alone() -> Fight:
    return Fight("A B X Y Z").turn(1).killed(1, "A", "Z")


def test_the_last_against_several_stands_alone() -> None:
    assert alone().one("alone") == {"plane": "B", "against": 3}


def test_the_last_against_one_does_not_nor_who_was_alone_from_the_start() -> None:
    one_left = Fight("A B Y Z").turn(1).killed(1, "A", "Z").killed(1, "Z", "B")
    assert not one_left.found("alone")
    assert not Fight("A X Y Z").turn(1).killed(1, "Z", "A").found("alone")


def test_a_lone_stand_is_a_kill_against_several() -> None:
    fight = alone().turn(2).killed(1, "Z", "B").turn(3).killed(1, "Y", "B").turn(4).killed(1, "X", "B")
    told = sorted((drama.data["victim"], drama.data["against"]) for drama in fight.found("lone-stand"))
    assert told == [("Y", 2), ("Z", 3)]


def test_a_kill_in_the_moment_of_the_loss_is_no_lone_stand() -> None:
    fight = Fight("A B X Y Z").turn(1).killed(1, "A", "Z").killed(1, "X", "B")
    assert fight.one("alone")["against"] == 2
    assert not fight.found("lone-stand")


def test_a_lone_victory_is_that_of_the_side_that_was_alone() -> None:
    assert alone().over("entente").one("lone-victory") == {"plane": "B", "against": 3}
    assert not alone().over("central").found("lone-victory")
    assert not alone().turn(2).killed(1, "B", "Z").over("entente").found("lone-victory")
