from __future__ import annotations

import pytest

from rules.baron.events import EVENTS
from rules.values import Event
from tests.rules.baron.dramas.annals import (
    Game,
    contracts,
    gained,
    game,
    order,
    played,
    rating,
    rolled,
    spied,
)


def test_espionage_steals_what_only_one_company_had() -> None:
    stolen = game().turn(gained("albatros"), spied("fokker", success=True))
    assert stolen.one("stolen") == {"company": "fokker", "technology": "twin_guns", "victim": "albatros"}
    common = game().turn(gained("albatros"), gained("pfalz"), spied("fokker", success=True))
    assert "victim" not in common.one("stolen")
    assert not game().turn(gained("albatros"), spied("fokker")).all("stolen")


def test_a_raid_that_failed_and_failed_succeeds() -> None:
    vain = game().turn(spied("fokker")).turn(spied("fokker"))
    assert vain.turn(spied("fokker", success=True)).one("stolen-at-last")["tries"] == 2


def test_a_secret_of_one_company_weighs_more() -> None:
    stolen = game().turn(gained("albatros"), spied("fokker", success=True))
    common = game().turn(gained("albatros"), gained("pfalz"), spied("fokker", success=True))
    weights = [each.weight for told in (stolen, common) for each in told.dramas() if each.kind == "stolen"]
    assert weights[0] > weights[1]


def test_what_failed_before_one_success_does_not_count_for_the_next() -> None:
    vain = game().turn(spied("fokker")).turn(spied("fokker")).turn(spied("fokker", success=True))
    assert len(vain.turn(spied("fokker", success=True)).all("stolen-at-last")) == 1


def test_a_raid_on_something_else_is_not_what_failed() -> None:
    vain = game().turn(spied("fokker", "agile")).turn(spied("fokker"))
    assert not vain.turn(spied("fokker", success=True)).all("stolen-at-last")


def test_spies_bring_nothing_home() -> None:
    tries = spied("fokker", left=1), spied("fokker", "agile")
    assert game().turn(*tries).one("spies-foiled") == {"company": "fokker", "tries": 2}


@pytest.mark.parametrize(
    "tries",
    [
        (spied("fokker"),),
        (spied("fokker", success=True, left=1), spied("fokker", "agile")),
        (spied("fokker", left=2), spied("fokker", left=1)),
    ],
    ids=["one try", "one success", "more to come"],
)
def test_spies_are_not_foiled(tries: tuple[Event, ...]) -> None:
    assert not game().turn(*tries).all("spies-foiled")


def test_the_first_to_have_a_technology_that_builds_on_others() -> None:
    first = game().turn(gained("albatros", "better_engines_2"))
    assert first.one("first") == {"company": "albatros", "technology": "better_engines_2"}
    second = first.turn(gained("fokker", "better_engines_2"))
    assert second.one("first")["company"] == "albatros"
    assert not game().turn(gained("albatros", "better_engines_1")).all("first")


def test_wings_are_a_first() -> None:
    assert game().turn(gained("fokker", "triplane")).one("first")["technology"] == "triplane"


def test_a_rating_leaps_by_several_rolls() -> None:
    leap = game().turn(*rolled("fokker", 5, 8), *rolled("fokker", 8, 11))
    assert leap.one("leap") == {"company": "fokker", "type": "fighter", "before": 5, "after": 11}


def test_small_steps_of_several_are_no_leap() -> None:
    steps = game().turn(*rolled("fokker", 5, 9), *rolled("albatros", 5, 9), *rolled("fokker", 9, 12))
    assert not steps.all("leap")


def test_the_best_fighter_is_anothers_now() -> None:
    first = game().turn(rating("albatros", 4, 9), *contracts(("albatros", 1))).turn(order("albatros"))
    taken = first.turn(rating("fokker", 4, 11), *contracts(("fokker", 1)))
    told = {"company": "fokker", "holder": "albatros", "rating": 11, "turns": 2}
    assert taken.one("best-fighter") == told


def test_to_draw_level_is_not_to_be_better() -> None:
    first = game().turn(rating("albatros", 4, 9), *contracts(("albatros", 1)))
    level = first.turn(rating("fokker", 4, 9), *contracts(("fokker", 1)))
    assert not level.all("best-fighter")


def burnt() -> list[Event]:
    return [played("pfalz", "fokker"), EVENTS("built", company="fokker", before=4, after=3, why="fire")]


def test_rivals_do_harm() -> None:
    dead_end = EVENTS("dead_end", company="fokker", technology="agile")
    crash = EVENTS("crashes", company="fokker", left=0)
    strike = EVENTS("strike", companies=["albatros", "fokker"], capacity=-2)
    shortages = EVENTS("hampered", companies=["albatros", "fokker"], die=-1)
    by = played("pfalz", "fokker")
    told = game().turn(*burnt(), by, dead_end, by, crash, by, strike, by, shortages).all("sabotage")
    assert [each["how"] for each in told] == ["fire", "dead-end", "crash", "strike", "shortages"]
    assert {each["by"] for each in told} == {"pfalz"}
    assert [each.get("company") for each in told] == ["fokker", "fokker", "fokker", None, None]


def test_what_leaves_a_company_work_is_no_sabotage() -> None:
    crash = EVENTS("crashes", company="fokker", left=1)
    built = EVENTS("built", company="fokker", before=4, after=5, why="build")
    assert not game().turn(played("pfalz", "fokker"), crash, built).all("sabotage")


def deal(company: str, partner: str, technology: str = "agile") -> list[Event]:
    return [
        played(company, partner),
        gained(company, technology, "arrangement"),
        EVENTS("arrangement", company=company, partner=partner),
    ]


def test_two_companies_exchange_technologies() -> None:
    told = game().turn(*deal("fokker", "pfalz"), gained("pfalz", "ailerons", "arrangement"))
    assert told.one("arrangement") == {
        "company": "fokker",
        "partner": "pfalz",
        "technology": "agile",
        "back": "ailerons",
    }


def test_a_deal_of_the_partners_own_is_nothing_given_in_return() -> None:
    assert (
        not game().turn(*deal("fokker", "pfalz"), *deal("pfalz", "albatros", "twin_guns")).all("arrangement")
    )


def test_a_card_is_played_for_nothing() -> None:
    def no_effect(who: str) -> Game:
        return game().turn(
            played(who, name="Price Controls"), EVENTS("no_effect", company=who, card=1, event="x")
        )

    assert no_effect("pfalz").one("wasted") == {"company": "pfalz", "name": "Price Controls"}
    assert not game().turn(*burnt()).all("wasted")
