from __future__ import annotations

from rules.baron.events import EVENTS
from rules.values import Event
from tests.rules.baron.dramas.annals import game, rating


def test_the_skies_change_hands() -> None:
    ours = game().turn(rating("fokker", 4, 9), rating("allied", 5, 8))
    assert not ours.all("skies")
    theirs = ours.turn(rating("allied", 8, 11)).one("skies")
    assert theirs == {"side": "allied", "german": 9, "allied": 11, "company": "fokker"}


def test_equal_fighters_rule_no_skies() -> None:
    ours = game().turn(rating("fokker", 4, 9), rating("allied", 5, 8))
    assert not ours.turn(rating("allied", 8, 9)).all("skies")


def morale(side: str, before: int, after: int) -> Event:
    return EVENTS("morale", side=side, before=before, after=after, why="card")


def test_the_war_nears_its_end() -> None:
    spent = game().turn(morale("allied", 9, 3))
    assert spent.one("war-nears-its-end") == {"side": "allied", "morale": 3}
    assert spent.turn(morale("allied", 3, 2)).all("war-nears-its-end") == [{"side": "allied", "morale": 3}]


def test_morale_that_is_back_as_the_turn_ends_does_not_count() -> None:
    assert not game().turn(morale("allied", 9, 4), morale("allied", 4, 5)).all("war-nears-its-end")
