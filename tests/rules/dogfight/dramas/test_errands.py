"""Raids, balloons and what lies on the ground."""

from __future__ import annotations

from typing import Any

from tests.rules.dogfight.drama_scenes import Fight

TASK = {"kind": "photograph", "side": "entente", "target": "T1"}


def raid(*, mission: str = "photograph") -> Fight:
    goals: dict[str, Any] = {"winner": "points", "scorer": None, "zero": "draw", "marginal": None}
    task = {**TASK, "kind": mission}
    return Fight("A B Y Z", "T1").add("goals", **goals, decisive=None, missions=[task]).turn(1)


def test_a_photograph_with_what_it_has_cost() -> None:
    fight = raid().killed(1, "B", "Z").add("photographed", round=2, plane="A", target="T1")
    assert fight.one("photographed") == {"plane": "A", "target": "T1", "lost": 1}
    later = raid().add("photographed", round=2, plane="A", target="T1").killed(3, "B", "Z")
    assert later.one("photographed")["lost"] == 0


def test_bombs_and_what_they_did() -> None:
    fight = raid(mission="bomb").add("bombed", round=2, plane="A", target="T1", result="damaged")
    assert fight.one("bombed") == {"plane": "A", "target": "T1", "result": "damaged", "lost": 0}


def test_the_pictures_are_home_over_the_own_edge_and_lost_with_the_airplane() -> None:
    taken = raid().add("photographed", round=1, plane="A", target="T1")
    assert not taken.found("pictures-home")
    assert not taken.found("pictures-lost")
    home = taken.exit("A", "entente").turn(2).add("left", round=1, plane="A")
    assert home.one("pictures-home") == {"plane": "A", "target": "T1"}
    assert not home.found("pictures-lost")
    fell = raid().add("photographed", round=1, plane="A", target="T1").killed(2, "A", "Z")
    assert fell.one("pictures-lost") == {"plane": "A", "target": "T1"}
    other = raid().add("photographed", round=1, plane="A", target="T1").killed(2, "B", "Z")
    assert not other.found("pictures-lost")


def test_a_raid_has_failed_when_the_game_is_over_and_not_before() -> None:
    assert not raid().killed(1, "A", "Z").killed(1, "B", "Y").found("raid-failed")
    fight = raid().over("central")
    assert fight.one("raid-failed") == {"mission": "photograph", "side": "entente", "target": "T1"}
    done = raid().add("photographed", round=1, plane="A", target="T1").over("central")
    assert not done.found("raid-failed")


def test_a_bluff_draws_all_the_fire_upon_others() -> None:
    drawn = raid().fired(1, "Z", "B").fired(2, "Z", "B").fired(2, "Y", "B")
    told = drawn.add("photographed", round=3, plane="A", target="T1").one("bluff")
    assert told == {"plane": "A", "target": "T1", "decoys": ["B"], "bursts": 3}
    hit = raid().fired(1, "Z", "B").fired(2, "Z", "B").fired(2, "Y", "B").fired(3, "Y", "A")
    assert not hit.add("photographed", round=3, plane="A", target="T1").found("bluff")
    few = raid().fired(1, "Z", "B").fired(2, "Z", "B")
    assert not few.add("photographed", round=3, plane="A", target="T1").found("bluff")


def sky() -> Fight:
    return Fight("A Z", "B1 B2 T1").turn(1)


def test_a_balloon_that_is_lost_and_how_many_are_left() -> None:
    fight = sky().add("balloon_lost", round=1, balloon="B1", by=["A"], how="exploded")
    assert fight.one("balloon") == {"balloon": "B1", "by": ["A"], "how": "exploded", "left": 1}
    fight.add("balloon_down", balloon="B2", burning=True)
    assert fight.one("balloon-saved") == {"balloon": "B2", "burning": True}
    assert len(fight.found("balloon")) == 1


def test_a_blast_that_catches_somebody() -> None:
    assert sky().add("blast", round=1, balloon="B1", planes=["A"]).one("blast")["planes"] == ["A"]
    assert not sky().add("blast", round=1, balloon="B1", planes=[]).found("blast")


def test_what_falls_silent() -> None:
    fight = sky().add("silenced", round=1, target="T1", by=["A"], how="all")
    assert fight.one("silenced") == {"target": "T1", "by": ["A"], "how": "all"}
    assert not sky().fired(1, "A", "T1").found("silenced")
