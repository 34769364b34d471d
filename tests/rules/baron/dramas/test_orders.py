from __future__ import annotations

import pytest

from rules.baron.events import EVENTS
from rules.baron.title import BARON
from rules.values import Event
from tests.rules.baron.dramas.annals import Game, contract, contracts, game, inflation, order, played


def short(company: str, received: int, table: int, **told: int) -> Event:
    return contract(company, received, table=table, **told)


def test_a_rival_takes_the_last_contracts() -> None:
    told = game().turn(contract("albatros", 2), short("fokker", 0, 2)).one("snatched")
    assert told == {"company": "fokker", "by": "albatros", "missed": 2, "received": 0, "overtaken": "no"}


def test_it_is_worse_by_one_who_was_behind() -> None:
    before = game().turn(*contracts(("fokker", 1), ("albatros", 1)))
    told = before.turn(contract("albatros", 2), short("fokker", 0, 1)).one("snatched")
    assert told["overtaken"] == "yes"


@pytest.mark.parametrize(
    "second",
    [short("fokker", 1, 2), short("fokker", 1, 4, limit=1), contract("fokker", 0)],
    ids=["one less", "no factories", "a bad roll"],
)
def test_what_was_not_to_be_had_is_not_snatched(second: Event) -> None:
    assert not game().turn(contract("albatros", 2), second).all("snatched")


def test_licensed_production_brings_what_it_brings() -> None:
    used = EVENTS("licence", company="roland", left=2)
    with_it = Game("albatros", "roland").turn(used, contract("albatros", 1), contract("roland", 3))
    assert with_it.one("licence") == {"company": "roland", "received": 3}
    assert not Game("albatros", "roland").turn(*contracts(("albatros", 1), ("roland", 3))).all("licence")


def test_one_company_sweeps_all() -> None:
    assert game().turn(*contracts(("albatros", 3), ("fokker", 0))).one("sweep")["contracts"] == 3
    assert not game().turn(*contracts(("albatros", 3), ("fokker", 1))).all("sweep")
    assert not game().turn(*contracts(("albatros", 2), ("fokker", 0))).all("sweep")


def harvested(*after: tuple[int, int]) -> Game:
    """Two contracts for each of two companies, and then so many for Fokker and Albatros."""
    told = game().turn(*contracts(("albatros", 2), ("fokker", 2)))
    for fokker, albatros in after:
        told.turn(*contracts(("fokker", fokker), ("albatros", albatros)))
    return told


def test_a_harvest_such_as_nobody_had() -> None:
    assert harvested((6, 3)).one("harvest") == {"company": "fokker", "marks": 6, "next": 3}


def test_no_harvest_if_others_have_much_or_it_was_so_before() -> None:
    assert not harvested((6, 4)).all("harvest")
    assert len(harvested((6, 2), (6, 2)).all("harvest")) == 1


def dry(turns: int) -> Game:
    barren = game()
    for _ in range(turns):
        barren.turn(*contracts(("albatros", 1), ("fokker", 0)))
    return barren


def test_turn_after_turn_without_a_contract_and_then_one() -> None:
    assert not dry(2).all("empty-handed")
    assert dry(3).one("empty-handed") == {"company": "fokker", "turns": 3}
    rain = contracts(("albatros", 1), ("fokker", 2))
    assert dry(3).turn(*rain).one("drought-over") == {"company": "fokker", "contracts": 2, "turns": 3}
    assert not dry(2).turn(*rain).all("drought-over")


def test_nobody_is_empty_handed_where_all_are() -> None:
    barren = game()
    for _ in range(3):
        barren.turn(*contracts(("albatros", 0), ("fokker", 0)))
    assert not barren.all("empty-handed")


def test_the_best_rolls_in_vain_and_another_does_not() -> None:
    told = game().turn(*contracts(("albatros", 0), ("fokker", 2), ("pfalz", 3))).one("jilted")
    assert told == {"company": "albatros", "taker": "pfalz", "received": 3}
    assert not game().turn(*contracts(("albatros", 1), ("fokker", 2))).all("jilted")
    assert not game().turn(*contracts(("albatros", 0), ("fokker", 1))).all("jilted")


def refused(turns: int) -> Game:
    told = EVENTS("refused", company="fokker", fighter=3, allied=14)
    plain = game()
    for _ in range(turns):
        plain.turn(order("albatros", "fokker"), contract("albatros", 1), told, inflation())
    return plain


def test_the_army_refuses_a_company_and_that_is_told_once() -> None:
    assert refused(2).one("refused") == {"company": "fokker", "fighter": 3, "allied": 14}
    again = refused(1).turn(*contracts(("fokker", 1))).turn(*refused(1).batches[1][:-1])
    assert len(again.all("refused")) == 2


def objected(die: int) -> Game:
    """The inspector takes two off the roll, in a column where the table gives more for more."""
    rows, column, remaining = BARON.figures.display.contracts.rows, 20, 30
    net = max(1, die - 2)
    table = rows[column][net - 1]
    told = {"die": die, "modifier": -2, "net": net, "column": column, "limit": 39, "remaining": remaining}
    objection = EVENTS("objection", company="fokker", add=-2)
    return game().turn(played("pfalz", "fokker"), objection, contract("fokker", table, table=table, **told))


def test_the_inspectors_objection_costs_contracts() -> None:
    rows = BARON.figures.display.contracts.rows[20]
    told = objected(6).one("objection")
    assert (told["company"], told["by"]) == ("fokker", "pfalz")
    assert told["cost"] == rows[5] - rows[3] > 0
    assert not objected(1).all("objection")
