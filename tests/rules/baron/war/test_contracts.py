"""Award Contracts: the order, the table, Political Influence, factories, and Recon and Bomber work."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from rules.baron.state import Effects, State
from rules.baron.title import BARON
from rules.baron.view import TRACK_END, Ratings
from rules.baron.war.contracts import Contracts
from tests.rules.baron.scenes import (
    FIGURES,
    Told,
    answer,
    event,
    having,
    offered,
    ordered,
    rated,
    rolls,
    run,
    scene,
)
from tests.rules.marks import rule

CONTRACTS = Contracts()
ROWS = FIGURES.display.contracts.rows


def award(state: State, *faces: int) -> Told:
    return run(CONTRACTS, state, rolls(contract=faces))


def two(remaining: int = 9, **changes: Any) -> State:
    """Albatros with 20 factories goes before Halberstadt with 20."""
    state = rated(scene("albatros", "halberstadt", remaining=remaining, available=remaining), albatros=6)
    state = having(state, "halberstadt", factories=20)
    return having(state, "albatros", **{"factories": 20, **changes})


def aces(number: int) -> tuple[str, ...]:
    return tuple(FIGURES.display.supply.aces)[:number]


@rule("B-067")
def test_in_order_of_preference_each_rolls_on_what_remains() -> None:
    state = rated(scene("albatros", "fokker", "pfalz", remaining=12, available=12), fokker=6, pfalz=5)
    for key in ("albatros", "fokker", "pfalz"):
        state = having(state, key, factories=20)
    told = award(state, 4, 5, 6)
    first = ROWS[12][3]
    second = ROWS[12 - first][4]
    third = ROWS[12 - first - second][5]
    assert [turn["company"] for turn in told.all("contract")] == ["fokker", "pfalz", "albatros"]
    assert [turn["column"] for turn in told.all("contract")] == [12, 12 - first, 12 - first - second]
    assert [turn["received"] for turn in told.all("contract")] == [first, second, third]
    assert told.state.remaining == 12 - first - second - third
    assert min(first, second, third) > 0


@rule("B-071")
def test_each_contract_pays_a_mark_and_lowers_remaining_only() -> None:
    told = award(two(), 4, 1)
    first, second = ROWS[9][3], ROWS[9 - ROWS[9][3]][0]
    assert told["albatros"].marks == first > 0
    assert told["halberstadt"].marks == second > 0
    assert (told.state.remaining, told.state.available) == (9 - first - second, 9)
    report = told.state.report.awards[0]
    assert (report.fighter, report.recon, report.bomber, report.bonus) == (first, 0, 0, 0)


@rule("B-022", "B-023")
def test_the_rulebooks_example_of_political_influence() -> None:
    """Three Influence with nine contracts remaining: column 12, and three on the die."""
    told = award(replace(two(aces=aces(3)), available=20), 2, 1)
    contract = told.all("contract")[0]
    assert (contract["influence"], contract["column"], contract["net"]) == (3, 12, 5)
    assert contract["received"] == ROWS[12][4]


@rule("B-024")
def test_influence_never_brings_more_than_remains() -> None:
    told = award(two(remaining=2, aces=aces(6)), 6, 6)
    assert told.all("contract")[0]["table"] == ROWS[8][6] > 2
    assert told.all("contract")[0]["received"] == 2
    assert told.state.remaining == 0
    assert told.all("contract")[1]["received"] == 0


@rule("B-068")
def test_modifiers_add_up_and_the_net_roll_is_held_to_the_table() -> None:
    low = having(two(), "albatros", effects=Effects(contract_roll=-4, influence=1))
    assert award(low, 2, 1).all("contract")[0]["net"] == 1
    high = having(two(), "albatros", aces=aces(1), effects=Effects(influence=2))
    contract = award(high, 6, 1).all("contract")[0]
    assert contract["net"] == 7
    assert contract["table"] == ROWS[12][6]
    wide = replace(high, available=TRACK_END, remaining=TRACK_END)
    assert award(wide, 6, 1).all("contract")[0]["column"] == TRACK_END


@rule("B-069")
@pytest.mark.parametrize(("fighter", "rolling"), [(10, ["halberstadt", "albatros"]), (9, ["halberstadt"])])
def test_more_than_ten_below_the_allies_gets_no_fighter_contracts(fighter: int, rolling: list[str]) -> None:
    state = replace(rated(two(), albatros=fighter, halberstadt=25), allied=Ratings(20))
    told = award(state, 3, 3)
    assert [contract["company"] for contract in told.all("contract")] == rolling
    assert (told["albatros"].marks > 0) is ("albatros" in rolling)
    assert len(told.all("refused")) == 2 - len(rolling)


@rule("B-070")
def test_no_more_contracts_than_factories() -> None:
    told = award(two(factories=2), 6, 1)
    contract = told.all("contract")[0]
    assert (contract["table"], contract["received"]) == (ROWS[9][5], 2)
    assert contract["table"] > 2
    assert told["albatros"].marks == 2
    assert told.all("contract")[1]["column"] == 7


@rule("B-072")
def test_welded_steel_pays_a_mark_with_or_without_contracts() -> None:
    told = award(two(remaining=0, technologies=("welded_steel",)), 6, 6)
    assert told["albatros"].marks == 1
    assert told["halberstadt"].marks == 0
    assert told.state.remaining == 0
    refused = replace(rated(two(technologies=("welded_steel",)), halberstadt=20), allied=Ratings(30))
    assert award(refused, 3)["albatros"].marks == 1


@rule("B-073")
def test_the_contracts_table() -> None:
    for rows in (ROWS, BARON.before.display.contracts.rows):
        assert len(rows) == 40
        assert all(len(row) == 7 for row in rows)
        assert [rows[column][6] for column in (2, 3, 13, 29)] == [2, 2, 8, 14]
        assert rows[0] == (0,) * 7
        assert all(before[6] <= after[6] for before, after in pairwise(rows))


def with_roland(**order: Any) -> State:
    """Roland with little effectiveness is last of four, behind companies that take much."""
    keys = ("albatros", "fokker", "pfalz", "roland")
    state = rated(scene(*keys, remaining=12, available=12), albatros=9, fokker=8, pfalz=7)
    for key in keys:
        state = having(state, key, factories=20)
    return ordered(state, 3, **order)


@rule("B-066")
def test_roland_goes_second_on_the_available_column_with_one_off() -> None:
    told = award(with_roland(licence="use"), 4, 4, 4, 4)
    assert [turn["company"] for turn in told.all("contract")] == ["albatros", "roland", "fokker", "pfalz"]
    second = told.all("contract")[1]
    assert (second["column"], second["net"], second["modifier"]) == (12, 3, -1)
    assert told["roland"].licences == 1
    assert told.state.licences_spent == 1


@rule("B-066", "B-024")
def test_licensed_production_takes_no_more_than_remains() -> None:
    state = replace(with_roland(licence="use"), remaining=5)
    told = award(state, 6, 6, 1, 1)
    assert told.all("contract")[1]["received"] == min(5 - told.all("contract")[0]["received"], 6)


@rule("B-066")
def test_roland_keeps_its_markers_unless_told() -> None:
    told = award(with_roland(), 4, 4, 4, 4)
    assert told.all("contract")[-1]["company"] == "roland"
    assert told["roland"].licences == 2
    ahead = rated(with_roland(licence="use"), roland=8)
    assert award(having(ahead, "roland", gold=99, licences=2), 4, 4, 4, 4)["roland"].licences == 2


@rule("B-066")
def test_roland_can_be_asked_when_the_order_is_known() -> None:
    asked = run(CONTRACTS, with_roland(licence="ask"))
    assert asked.state.asked == (3,)
    assert offered(asked.state, 3, "licence") == ["keep", "use"]
    used = answer(CONTRACTS, asked.state, {3: {"licence": "use"}}, rolls(contract=(1, 1, 1, 1)))
    assert used.all("contract")[1]["company"] == "roland"
    kept = answer(CONTRACTS, asked.state, {3: {"licence": "keep"}}, rolls(contract=(1, 1, 1, 1)))
    assert kept.all("contract")[-1]["company"] == "roland"


@rule("B-066")
def test_roland_can_be_asked_only_where_a_licence_helps() -> None:
    late = with_roland(licence="ask late")
    assert run(CONTRACTS, late).state.asked == (3,)
    second = having(rated(late, roland=8), "roland", gold=99)
    assert award(second, 4, 4, 4, 4).state.asked == ()
    refused = replace(late, allied=replace(late.allied, fighter=19))
    assert award(refused, 4, 4, 4, 4).state.asked == ()
    assert run(CONTRACTS, ordered(second, 3, licence="ask")).state.asked == (3,)


@rule("B-066")
def test_nobody_goes_second_without_a_marker() -> None:
    told = award(having(with_roland(licence="use"), "roland", licences=0), 4, 4, 4, 4)
    assert told.all("contract")[-1]["company"] == "roland"


@rule("B-090")
def test_each_ace_gives_one_political_influence_while_owned() -> None:
    owner = two(aces=aces(2))
    assert award(owner, 1, 1).all("contract")[0]["influence"] == 2
    assert award(two(), 1, 1).all("contract")[0]["influence"] == 0


@rule("B-154", "B-155")
@pytest.mark.parametrize(("card", "influence"), [(22, 1), (57, 1), (30, 2)])
def test_friends_and_trials_give_influence_for_the_phase(card: int, influence: int) -> None:
    played = event(two(), "albatros", card)
    told = award(played.state, 1, 1)
    assert told.all("contract")[0]["influence"] == influence
    assert told["albatros"].influence == 0


@rule("B-156")
@pytest.mark.parametrize("card", [51, 64])
def test_an_inspectors_objection_takes_two_off_one_roll(card: int) -> None:
    played = event(two(), "halberstadt", card, target="albatros")
    told = award(played.state, 5, 5)
    assert [contract["net"] for contract in told.all("contract")] == [3, 5]
    assert told["albatros"].effects == Effects()


@rule("B-157")
def test_a_rush_order_adds_two_remaining_contracts() -> None:
    assert event(two(), "albatros", 38).state.remaining == 11
    assert event(two(remaining=38), "albatros", 38).state.remaining == 39
    assert event(two(), "albatros", 38).state.available == 9


@rule("B-158")
def test_socialist_unrest_costs_opponents_capacity_and_germany_morale() -> None:
    state = having(two(), "halberstadt", factories=4)
    played = event(state, "albatros", 46)
    assert played.state.german_morale == 23
    told = award(played.state, 1, 6)
    assert told.all("contract")[0]["limit"] == 20
    assert told.all("contract")[1]["limit"] == 2
    poor = event(having(two(), "halberstadt", factories=1), "albatros", 46)
    assert award(poor.state, 1, 6).all("contract")[1]["limit"] == 1
    assert event(replace(state, german_morale=1), "albatros", 46).state.german_morale == 1


@rule("B-159", "B-088")
@pytest.mark.parametrize(
    ("card", "ace"),
    [(24, "boelcke"), (36, "voss"), (45, "richthofen"), (50, "udet"), (55, "goering"), (65, "jacobs")],
)
def test_an_ace_joins_from_the_supply_or_from_his_owner(card: int, ace: str) -> None:
    joined = event(two(), "albatros", card)
    assert joined["albatros"].aces == (ace,)
    assert ace not in joined.state.aces
    stolen = event(joined.state, "halberstadt", card)
    assert stolen["albatros"].aces == ()
    assert stolen["halberstadt"].aces == (ace,)
    assert stolen.one("ace")["source"] == "albatros"


def campaign(*faces: int, **changes: Any) -> Told:
    state = scene("albatros", "halberstadt", "fokker", mode="campaign", remaining=9, available=9)
    state = rated(state, albatros=6)
    return award(having(state, "albatros", **changes), *faces)


@rule("B-106")
def test_the_best_recon_and_the_best_bomber_bring_influence_at_once() -> None:
    told = campaign(1, 1, 1, effectiveness=Ratings(6, 3, 1))
    assert told["albatros"].generalstab
    assert told["albatros"].kaiserhilfe
    assert told.all("contract")[0]["influence"] == 2
    assert told["albatros"].markers == 2


@rule("B-106")
def test_a_tie_for_the_best_leaves_the_marker_with_nobody() -> None:
    told = campaign(1, 1, 1, generalstab=True, kaiserhilfe=True)
    assert not any(each.generalstab or each.kaiserhilfe for each in told.state.companies)
    assert told.all("contract")[0]["influence"] == 0


@rule("B-106", "B-012")
def test_there_are_no_honours_in_the_standard_game() -> None:
    assert "honours" not in award(two(), 1, 1).kinds()


@rule("B-107")
def test_a_recon_contract_for_each_design_that_is_worse_the_allied_one_included() -> None:
    told = campaign(1, 1, 1, factories=20, effectiveness=Ratings(6, 3, 0))
    assert told.all("side_contracts") == [
        {"company": "albatros", "recon": 3, "bomber": 0, "marks": told.all("contract")[0]["received"] + 3}
    ]
    assert told.kinds().index("side_contracts") < told.kinds().index(
        "contract", told.kinds().index("contract") + 1
    )


@rule("B-107")
def test_an_equal_recon_design_brings_nothing() -> None:
    assert campaign(1, 1, 1, factories=20).all("side_contracts") == []


@rule("B-108")
def test_a_bomber_contract_for_each_point_above_the_allied_bomber() -> None:
    told = campaign(1, 1, 1, factories=20, effectiveness=Ratings(6, 2, 4))
    assert told.one("side_contracts")["bomber"] == 4
    assert told.state.report.awards[0].bomber == 4


@rule("B-109")
def test_all_contracts_together_are_limited_by_factories_and_side_work_lowers_nothing() -> None:
    told = campaign(6, 1, 1, factories=10, effectiveness=Ratings(6, 3, 9))
    first = told.all("contract")[0]
    side = told.one("side_contracts")
    assert (first["received"], side["recon"], side["bomber"]) == (ROWS[11][6], 2, 0)
    assert first["remaining"] == 9 - ROWS[11][6]
    assert told.all("contract")[1]["column"] == 9 - ROWS[11][6]


@rule("B-109", "B-069")
def test_a_refused_company_still_gets_recon_work() -> None:
    state = scene("albatros", "fokker", mode="campaign", allied=Ratings(20, 2, 0))
    state = having(state, "albatros", effectiveness=Ratings(4, 3, 0))
    told = award(rated(state, fokker=15), 1)
    assert told["albatros"].marks == 2
