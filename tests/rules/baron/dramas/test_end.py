from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rules.baron.events import EVENTS
from rules.baron.title import BARON
from tests.rules.baron.dramas.annals import Game, game, inflation, over


def ended(*events: Any) -> Game:
    return game().turn().turn().end(*events)


def test_a_war_and_a_game_are_won() -> None:
    won = ended(over("victory", ("fokker", 30), ("albatros", 25), ("pfalz", 12)))
    assert won.one("won") == {"end": "victory", "companies": ["fokker"], "total": 30, "margin": 5}
    assert [drama.kind for drama in won.dramas()] == ["won"]


@pytest.mark.parametrize(("end", "lost"), [("defeat", 1), ("collapse", 1), ("peace", 0), ("victory", 0)])
def test_a_war_lost_and_won_all_the_same(end: str, lost: int) -> None:
    won = ended(over(end, ("fokker", 30), ("albatros", 25)))
    assert len(won.all("won-all-the-same")) == lost


def test_a_photo_finish() -> None:
    close = ended(over("victory", ("fokker", 30), ("albatros", 29)))
    assert close.one("photo-finish") == {"company": "fokker", "second": "albatros", "total": 30, "margin": 1}
    assert not ended(over("victory", ("fokker", 30), ("albatros", 28))).all("photo-finish")
    shared = ended(over("victory", ("fokker", 30), ("albatros", 30), winners=2))
    assert not shared.all("photo-finish")
    assert shared.one("won")["companies"] == ["fokker", "albatros"]


def test_the_last_inflation_decides() -> None:
    toll = inflation(50, "end", albatros=8, fokker=1)
    told = ended(toll, over("defeat", ("fokker", 30), ("albatros", 25))).one("gold-decides")
    assert told == {"company": "fokker", "holder": "albatros", "lost": 8}


def test_the_last_inflation_changes_nothing() -> None:
    for lost in (5, 6):
        toll = inflation(50, "end", albatros=lost, fokker=1)
        assert not ended(toll, over("defeat", ("fokker", 30), ("albatros", 25))).all("gold-decides")
    rolled = inflation(50, albatros=8, fokker=1)
    assert not ended(rolled, over("victory", ("fokker", 30), ("albatros", 25))).all("gold-decides")


def half_time(fokker: int) -> Game:
    """Four turns; after two of them Albatros and Pfalz have 9 marks each."""
    marks = {"albatros": 9, "halberstadt": 9, "fokker": fokker}
    earned = [EVENTS("marks", company=key, add=1, marks=has) for key, has in marks.items()]
    played = Game(*marks).turn().turn(*earned).turn()
    return played.end(over("victory", ("fokker", 30), ("albatros", 20), ("halberstadt", 10)))


def test_last_at_half_time_and_first_in_the_end() -> None:
    assert half_time(3).one("comeback") == {"company": "fokker", "turn": 2, "total": 30}
    assert not half_time(8).all("comeback"), "with its engineer it was level"


def alone(total: int) -> Game:
    lost = over("defeat", ("pfalz", 30), ("fokker", total), result="lost")
    return Game("fokker", npcs=("pfalz", "albatros")).turn().end(lost)


def test_alone_and_beaten() -> None:
    assert alone(20).one("lost-alone")["margin"] == 10
    assert not alone(20).all("near-miss")


def test_alone_and_near() -> None:
    told = alone(28).one("near-miss")
    assert (told["company"], told["by"], told["total"], told["best"]) == ("fokker", "pfalz", 28, 30)
    assert not alone(28).all("lost-alone")
    assert not alone(28).all("won-all-the-same")
    assert alone(30).one("near-miss")["margin"] == 0
    assert not alone(27).all("near-miss")


def holding(card: int | None) -> Any:
    """What somebody sees who has kept this card."""
    hand = () if card is None else (SimpleNamespace(number=card),)
    return SimpleNamespace(own=SimpleNamespace(hand=hand), killed=())


def kept(margin: int) -> Game:
    ace = next(n for n in BARON.figures.cards if BARON.figures.event_of(n).effect.op == "ace")
    finished = ended(over("victory", ("fokker", 30), ("albatros", 30 - margin), albatros=5))
    finished.own = holding(ace), holding(None), holding(None)
    return finished


def test_an_ace_kept_in_hand_would_have_won() -> None:
    told = kept(1).one("left-in-hand")
    assert (told["company"], told["margin"], len(told["aces"])) == ("albatros", 1, 1)
    assert not kept(2).all("left-in-hand")


def test_what_is_in_hands_is_hidden_while_the_game_goes_on() -> None:
    public = kept(1)
    public.own = ()
    assert not public.all("left-in-hand")
