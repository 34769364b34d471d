"""How a game ended, and by how little."""

from __future__ import annotations

from tests.rules.dogfight.drama_scenes import Fight


def melee() -> Fight:
    return Fight("A B C X Y Z").turn(1)


def test_victory_is_of_the_winners() -> None:
    fight = melee().over("entente", "points", entente=3, central=1)
    (drama,) = fight.found("victory")
    assert drama.data == {"side": "entente", "ended": "points", "points": 3}
    assert drama.seats == (1,)


def test_a_game_against_the_book_can_be_lost_by_all() -> None:
    fight = melee().over("central", "defeat", winners=(), lost=True, data={"side": "entente", "score": -3})
    assert fight.one("defeat") == {"side": "entente", "ended": "defeat"}
    assert not fight.found("victory")
    assert not fight.found("missed")


def test_a_draw_is_neither() -> None:
    fight = melee().over(None, "match-points")
    assert fight.one("draw") == {"ended": "match-points"}
    assert not fight.found("victory")


def test_a_comeback_was_two_airplanes_down() -> None:
    behind = melee().killed(1, "A", "Z").turn(2).killed(1, "B", "Z")
    assert behind.over("entente").one("comeback") == {"side": "entente", "behind": 2}
    even = melee().killed(1, "A", "Z").turn(2).killed(1, "Z", "B").turn(3).killed(1, "C", "Y")
    assert not even.over("entente").found("comeback")
    gone = melee().add("left", round=1, plane="A").turn(2).killed(1, "B", "Z")
    assert not gone.over("entente").found("comeback")


def test_a_point_decides_or_is_missing() -> None:
    assert melee().over("entente", "points", entente=2, central=1).one("close")["side"] == "entente"
    assert not melee().over("entente", "points", entente=3, central=1).found("close")
    assert not melee().over("entente", "last-flying", entente=2, central=1).found("close")
    short = melee().over("central", "defeat", data={"side": "entente", "score": 0})
    assert short.one("missed") == {"side": "entente"}
    far = melee().over("central", "defeat", data={"side": "entente", "score": -2})
    assert not far.found("missed")


def test_unscathed_is_who_lost_nobody_and_brought_down_several() -> None:
    fight = melee().killed(1, "A", "Z").turn(2).killed(1, "B", "Z").over("central")
    assert fight.one("unscathed") == {"side": "central", "enemies": 2}
    assert not melee().killed(1, "A", "Z").over("central").found("unscathed")
    hurt = melee().killed(1, "A", "Z").turn(2).killed(1, "B", "Z").killed(1, "Z", "B")
    assert not hurt.over("central").found("unscathed")
