from __future__ import annotations

from rules.baron.events import EVENTS
from rules.baron.title import BARON
from rules.drama import Drama
from rules.values import Event
from tests.rules.baron.dramas.annals import Game, banked, game, inflation, played


def earns(company: str, marks: int) -> Event:
    return EVENTS("marks", company=company, add=1, marks=marks)


def led() -> Game:
    """Of two without markers Albatros leads for three turns."""
    return Game("albatros", "halberstadt").turn(earns("albatros", 5)).turn().turn()


def test_a_lead_is_lost() -> None:
    told = led().turn(earns("halberstadt", 7)).one("lead-taken")
    assert told == {"company": "halberstadt", "holder": "albatros", "turns": 3, "total": 7, "ahead": 2}


def test_to_draw_level_takes_no_lead_and_neither_does_the_first() -> None:
    assert not led().turn(earns("halberstadt", 5)).all("lead-taken")
    assert not led().all("lead-taken")


def test_what_was_led_for_a_turn_alone_is_no_loss() -> None:
    short = Game("albatros", "halberstadt").turn(earns("albatros", 5)).turn(earns("halberstadt", 7))
    assert not short.all("lead-taken")


def test_a_lead_is_lost_in_the_turn_that_is_told() -> None:
    def found(told: Game) -> Drama:
        (drama,) = (each for each in told.dramas() if each.kind == "lead-taken")
        return drama

    drama = found(led().turn(earns("halberstadt", 7)))
    assert (drama.step, drama.turn) == (4, 4)
    late = found(led().part(earns("halberstadt", 7)).turn())
    assert late.step == 5, "the turn ended a step later"


def test_inflation_takes_its_toll() -> None:
    told = game().turn(inflation(25, albatros=6, fokker=1, pfalz=0)).one("inflation-toll")
    assert (told["company"], told["marks"], told["lost"], told["alone"]) == ("albatros", 6, 7, "no")
    assert game().turn(inflation(25, albatros=6, fokker=0)).one("inflation-toll")["alone"] == "yes"
    assert not game().turn(inflation(25, albatros=3, fokker=2)).all("inflation-toll")


def test_of_two_who_lose_the_same_nobody_is_named() -> None:
    told = game().turn(inflation(25, albatros=5, fokker=5)).one("inflation-toll")
    assert "company" not in told


def test_inflation_by_a_card_is_somebodys_doing() -> None:
    told = game().turn(played("pfalz"), inflation(25, "event", albatros=6, fokker=1)).one("inflation-toll")
    assert told["by"] == "pfalz"
    rolled = game().turn(played("pfalz"), inflation(25, albatros=6, fokker=1)).one("inflation-toll")
    assert "by" not in rolled


def test_gold_is_bought_in_time() -> None:
    told = game().turn(earns("fokker", 9), banked("fokker", 8, 1, 8), inflation(25, fokker=0))
    assert told.one("banked-in-time") == {"company": "fokker", "converted": 8, "saved": 2}


def test_gold_saves_nothing_where_there_is_no_inflation_or_little_gold() -> None:
    assert not game().turn(earns("fokker", 9), banked("fokker", 8, 1, 8), inflation()).all("banked-in-time")
    little = game().turn(earns("fokker", 9), banked("fokker", 3, 6, 3), inflation(25, fokker=1))
    assert not little.all("banked-in-time")


def test_gold_saves_marks_once_in_a_turn() -> None:
    again = inflation(25, fokker=0), inflation(50, "end", fokker=0)
    assert len(game().end(earns("fokker", 9), banked("fokker", 8, 1, 8), *again).all("banked-in-time")) == 1


def test_hyperinflation_is_near() -> None:
    last = BARON.figures.display.inflation.last
    assert game().turn(inflation(25, box=last - 1)).one("ruin-near") == {"left": 1}
    assert not game().turn(inflation(25, box=last - 3)).all("ruin-near")
    assert not game().turn(inflation(0, box=last - 1)).all("ruin-near")
    assert not game().end(inflation(25, "end", box=last - 1)).all("ruin-near")
