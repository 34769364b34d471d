"""What is told once the damage cards lie open."""

from __future__ import annotations

import pytest

from tests.rules.dogfight.drama_scenes import Fight


def duel() -> Fight:
    return Fight("A Z").turn(1)


def shot(fight: Fight, round_: int, distance: float, *cards: int, by: str = "A", at: str = "Z") -> Fight:
    return fight.fired(round_, by, at, distance, cards=len(cards)).drew(round_, by, at, *cards)


def test_the_heaviest_burst_and_the_longest_hit() -> None:
    fight = shot(shot(shot(duel(), 1, 60, 3, 4), 2, 180, 2), 3, 190, 0)
    heavy = fight.one("heaviest-burst", opened=True)
    assert heavy == {"target": "Z", "by": "A", "points": 7, "cards": 2}
    far = fight.one("longest-hit", opened=True)
    assert far == {"target": "Z", "by": "A", "distance": 180, "points": 2}


@pytest.mark.parametrize("kind", ["heaviest-burst", "longest-hit", "blank-burst", "whisker", "foreseen"])
def test_nothing_of_it_is_told_before(kind: str) -> None:
    fight = shot(shot(shot(duel(), 1, 60, 3, 4), 2, 180, 2), 3, 50, 0, 0).over("entente")
    assert not fight.found(kind)


def test_a_weak_burst_is_not_the_heaviest_nor_a_near_one_the_longest() -> None:
    fight = shot(duel(), 1, 149, 4)
    assert not fight.found("heaviest-burst", opened=True)
    assert not fight.found("longest-hit", opened=True)


def test_a_blank_burst_is_all_blanks_at_close_range() -> None:
    fight = shot(duel(), 1, 50, 0, 0)
    assert fight.one("blank-burst", opened=True) == {"target": "Z", "by": "A", "distance": 50, "cards": 2}
    assert not shot(duel(), 1, 50, 0, 1).found("blank-burst", opened=True)
    assert not shot(duel(), 1, 150, 0, 0).found("blank-burst", opened=True)
    special = duel().fired(1, "A", "Z", 50, cards=2).drew(1, "A", "Z", 0, 0, special="smoke")
    assert not special.found("blank-burst", opened=True)


def test_by_a_whisker_one_point_would_have_been_enough() -> None:
    resistance = next(plane.resistance for plane in duel().view.planes if plane.id == "Z")
    fight = shot(duel(), 1, 60, resistance - 3, 2).over("central")
    assert fight.one("whisker", opened=True) == {"plane": "Z", "margin": 1}
    assert not shot(duel(), 1, 60, resistance - 5, 2).over("central").found("whisker", opened=True)
    fell = shot(duel(), 1, 60, resistance - 3, 2).turn(2).killed(1, "Z", "A").over("entente")
    assert not fell.found("whisker", opened=True)


def test_a_tailer_foresaw_it_if_he_looked_changed_his_mind_and_hit() -> None:
    look = {"round": 2, "plane": "A", "target": "Z", "card": 12}
    fight = duel().add("look", **look).add("rearranged", round=2, plane="A").killed(2, "Z", "A")
    assert fight.one("foreseen", opened=True) == {"victim": "Z", "by": "A", "card": 12}
    assert not duel().add("look", **look).killed(2, "Z", "A").found("foreseen", opened=True)
    late = duel().add("look", **look).add("rearranged", round=2, plane="A").killed(3, "Z", "A")
    assert not late.found("foreseen", opened=True)
