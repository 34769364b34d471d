"""Solitaire: companies that nobody plays build, design and win contracts by dice and tables."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.baron.actions.bank import Bank
from rules.baron.actions.build import Build
from rules.baron.actions.design import Design
from rules.baron.actions.espionage import Espionage
from rules.baron.actions.research import Research
from rules.baron.companies.npc import standing
from rules.baron.play import Play
from rules.baron.standing import Order
from rules.baron.state import Effects, State
from rules.baron.title import BARON
from rules.baron.view import Ratings
from rules.baron.war.contracts import Contracts
from rules.dice import Scripted
from rules.table import Table
from tests.rules.baron.scenes import (
    FIGURES,
    Told,
    answer,
    event,
    having,
    named,
    offered,
    ordered,
    rolls,
    run,
    scene,
    window,
)
from tests.rules.marks import rule

NPCS = ("albatros", "roland")


def alone(*npcs: str, **changes: Any) -> State:
    """Fokker against these companies."""
    return scene("fokker", mode="solitaire", npcs=npcs or NPCS, **changes)


def rate(state: State, **ratings: tuple[int, int, int]) -> State:
    for key, values in ratings.items():
        state = having(state, key, effectiveness=Ratings(*values))
    return state


@rule("B-113")
def test_the_rulebooks_build_example() -> None:
    """Three contracts available: “+” is 2; Roland with one factory builds, Albatros with four does not."""
    told = run(Build(), alone())
    assert (told["roland"].factories, told["albatros"].factories) == (2, 4)
    again = run(Build(), told.state)
    assert again["roland"].factories == 2
    assert run(Build(), replace(told.state, available=39))["roland"].factories == 3


@rule("B-114")
def test_companies_that_nobody_plays_have_no_cards_and_no_other_actions() -> None:
    state = having(alone(), "fokker", actions={})
    for phase in (Espionage(), Research(), Bank()):
        told = run(phase, state)
        assert told.kinds() == []
        assert [told[key] for key in NPCS] == [state.company(key) for key in NPCS]


@rule("B-115")
def test_one_espionage_attempt_a_turn_at_most() -> None:
    state = ordered(rate(alone(), roland=(9, 2, 0)), 0, spy="ask")
    told = run(Espionage(), having(state, "fokker", actions={"espionage": 3}))
    assert told["fokker"].actions["espionage"] == 1
    done = answer(Espionage(), told.state, {0: {"technology": "ailerons"}}, rolls(espionage=(1,)))
    assert done.state.asked == ()


@rule("B-116")
def test_the_rulebooks_espionage_example() -> None:
    """Fokker 9/2/0 against Roland 4/4/1 and Albatros 9/4/0: Bomber, or Recon with +1, but no Fighter."""
    state = rate(alone(), fokker=(9, 2, 0), roland=(4, 4, 1), albatros=(9, 4, 0))
    state = having(
        ordered(state, 0, spy="ask"), "fokker", actions={"espionage": 1}, technologies=("rear_seat",)
    )
    told = run(Espionage(), state)
    assert offered(told.state, 0, "technology") == [
        "rear_machine_gun",
        "aerial_camera",
        "bomb_racks",
        "stop",
    ]
    recon = answer(Espionage(), told.state, {0: {"technology": "aerial_camera"}}, rolls(espionage=(3,)))
    assert (recon.one("spied")["add"], recon.one("spied")["success"]) == (1, True)
    bomber = answer(Espionage(), told.state, {0: {"technology": "bomb_racks"}}, rolls(espionage=(3,)))
    assert (bomber.one("spied")["add"], bomber.one("spied")["success"]) == (0, False)


def npc_turn(state: State, kind: int, *amount: int) -> Told:
    """Roland designs, which nobody plays, with these dice."""
    for key in [each.key for each in state.companies if each.key != "roland" and each.seat is None]:
        state = having(state, key, effects=Effects(skips_design=True))
    return run(Design(), state, rolls(type=(kind,), amount=amount))


@rule("B-117")
def test_all_companies_design_in_order_of_preference_the_player_among_them() -> None:
    state = rate(alone(), albatros=(9, 2, 0), fokker=(7, 2, 0), roland=(5, 2, 0))
    state = having(ordered(state, 0, design="ask"), "fokker", actions={"design": 1})
    first = run(Design(), state, rolls(type=(4,), amount=(3,)))
    assert first.one("order")["companies"] == ["albatros", "fokker", "roland"]
    assert [npc["company"] for npc in first.all("npc_design")] == ["albatros"]
    assert first.state.asked == (0,)
    second = answer(Design(), first.state, {0: {}}, rolls(type=(4,), amount=(3,), effectiveness=(1, 1)))
    assert second.kinds()[0] == "rolled"
    assert [npc["company"] for npc in second.all("npc_design")] == ["roland"]


@rule("B-117")
def test_companies_that_nobody_plays_design_every_turn() -> None:
    told = run(Design(), alone(), rolls(type=(4, 4), amount=(3, 3)))
    assert {npc["company"] for npc in told.all("npc_design")} == set(NPCS)


@rule("B-118")
@pytest.mark.parametrize(
    ("die", "kind"),
    [(1, "recon"), (2, "recon"), (3, "bomber"), (4, "fighter"), (5, "fighter"), (6, "fighter")],
)
def test_the_type_roll(die: int, kind: str) -> None:
    assert npc_turn(alone(), die, 3).one("npc_design")["type"] == kind


@rule("B-118")
def test_the_type_roll_favours_the_fighter_that_lags_behind() -> None:
    lowest = npc_turn(rate(alone(), roland=(3, 2, 0)), 3, 3)
    assert (lowest.one("npc_design")["type_add"], lowest.one("npc_design")["type"]) == (1, "fighter")
    highest = npc_turn(rate(alone(), roland=(6, 2, 0)), 3, 3)
    assert (highest.one("npc_design")["type_add"], highest.one("npc_design")["type"]) == (-1, "recon")


@rule("B-119")
@pytest.mark.parametrize(
    ("kind_die", "kind", "amounts"),
    [
        (1, "recon", (0, 1, 2, 2, 3, 4)),
        (3, "bomber", (0, 1, 1, 2, 2, 3)),
        (4, "fighter", (0, 1, 2, 3, 4, 5)),
    ],
)
def test_the_amount_roll(kind_die: int, kind: Any, amounts: tuple[int, ...]) -> None:
    for die, amount in enumerate(amounts, 1):
        state = having(alone(), "roland", aces=("udet",))
        told = npc_turn(state, kind_die, die)
        before, after = state.company("roland").effectiveness, told["roland"].effectiveness
        assert after.of(kind) - before.of(kind) == amount


@rule("B-120")
def test_the_amount_roll_is_modified_by_standing_and_held_to_the_table() -> None:
    low = npc_turn(rate(alone(), roland=(4, 1, 0)), 1, 6)
    assert (low.one("npc_design")["add"], low.one("npc_design")["amount"]) == (1, 4)
    mid = npc_turn(rate(alone(), roland=(4, 1, 0)), 1, 4)
    assert mid.one("npc_design")["amount"] == 3
    high = npc_turn(rate(alone(), roland=(4, 5, 0)), 1, 2)
    assert (high.one("npc_design")["add"], high.one("npc_design")["amount"]) == (-1, 0)


@rule("B-118", "B-120")
def test_sharing_the_lowest_or_highest_place_changes_nothing() -> None:
    play = Play(rate(alone(), roland=(4, 2, 0), albatros=(4, 2, 0), fokker=(6, 2, 0)), FIGURES, Scripted({}))
    assert standing(play, play.state.company("roland"), "fighter") == 0


@rule("B-121")
def test_an_engineer_rolls_twice_for_the_amount_only() -> None:
    told = npc_turn(having(alone(), "roland", engineer=True), 4, 2, 5)
    assert told.one("npc_design")["dice"] == [2, 5]
    assert told["roland"].effectiveness.fighter == 8


@rule("B-122")
def test_halberstadts_special_event() -> None:
    state = alone("halberstadt", "roland")
    state = having(state, "roland", effects=Effects(skips_design=True))
    told = run(Design(), state, rolls(type=(4,), amount=(1,)))
    assert told["halberstadt"].effectiveness == Ratings(4, 4, 1)
    behind = rate(state, halberstadt=(3, 2, 0))
    assert run(Design(), behind, rolls(type=(4,), amount=(1,)))["halberstadt"].effectiveness == Ratings(
        3, 4, 1
    )


@rule("B-123")
def test_pfalzs_special_event() -> None:
    state = having(alone("pfalz", "roland"), "roland", effects=Effects(skips_design=True))
    told = run(Design(), state, rolls(type=(4,), amount=(1,)))
    assert told["pfalz"].engineer
    assert told.state.engineers == 1
    assert not run(Design(), state, rolls(type=(4,), amount=(2,)))["pfalz"].engineer
    again = run(Design(), told.state, rolls(type=(4,), amount=(1, 1)))
    assert again.state.engineers == 1


@rule("B-124")
def test_rolands_special_event() -> None:
    state = alone()
    told = run(
        Design(),
        having(state, "albatros", effects=Effects(skips_design=True)),
        Scripted({"type": [3], "amount": [0], "ace": [3]}),
    )
    assert told["roland"].aces == ("udet",)
    assert "udet" not in told.state.aces
    assert npc_turn(having(state, "roland", aces=("voss",)), 4, 1)["roland"].aces == ("voss",)


@rule("B-125")
def test_their_contracts_only_lower_what_remains() -> None:
    state = rate(alone(remaining=9, available=9), albatros=(6, 3, 1))
    told = run(Contracts(), state, rolls(contract=(3, 1, 1)))
    first = told.all("contract")[0]
    assert first["company"] == "albatros"
    assert told["albatros"].generalstab
    assert told["albatros"].kaiserhilfe
    assert (first["influence"], first["column"], first["received"]) == (2, 11, 4)
    assert told.all("contract")[1]["column"] == 5
    assert told["albatros"].marks == 0
    assert "side_contracts" not in told.kinds()
    assert told["roland"].licences == 2


def playing(card: int, state: State | None = None, **choice: str) -> Told:
    state = replace(state or alone(), stage="resolve events", asked=(0,))
    state = having(state, "fokker", hand=(card,), slots=("build", "bank", "design"))
    return answer(window("resolve"), state, {0: {"event": str(card), **choice}})


@rule("B-132")
@pytest.mark.parametrize("card", [21, 56])
def test_internal_security_and_careful_preparations_do_nothing(card: int) -> None:
    told = playing(card)
    assert told.kinds() == ["played", "no_effect"]
    assert "twice" not in named(told.before, 0, {"event": str(card)})


@rule("B-133")
@pytest.mark.parametrize("card", [23, 37])
def test_prototype_crashes_make_a_company_skip_its_design(card: int) -> None:
    told = playing(card, target="roland")
    designed = run(Design(), told.state, rolls(type=(4,), amount=(3,)))
    assert [npc["company"] for npc in designed.all("npc_design")] == ["albatros"]
    assert designed.one("skipped") == {"company": "roland"}


@rule("B-134")
def test_business_arrangements_trade_a_technology_for_a_point() -> None:
    state = rate(alone(), fokker=(9, 2, 0), roland=(4, 4, 0), albatros=(4, 2, 0))
    ready = having(replace(state, stage="resolve events", asked=(0,)), "fokker", hand=(27,))
    partial = {"event": "27", "target": "roland"}
    assert offered(ready, 0, "target", {"event": "27"}) == ["roland"]
    assert offered(ready, 0, "technology", partial) == ["rear_seat"]
    assert offered(ready, 0, "type", partial) == ["fighter"]
    told = playing(27, state, target="roland", technology="rear_seat", type="fighter")
    assert told["fokker"].technologies == ("rear_seat",)
    assert told["roland"].effectiveness == Ratings(5, 4, 0)


@rule("B-134")
def test_an_arrangement_needs_both_halves() -> None:
    ahead = rate(alone(), fokker=(9, 9, 9))
    ready = having(replace(ahead, stage="resolve events", asked=(0,)), "fokker", hand=(27,))
    assert offered(ready, 0, "event") == ["pass"]


@rule("B-135")
def test_labor_shortages_lower_only_the_amount_roll() -> None:
    told = npc_turn(playing(39).state, 4, 3)
    assert (told.one("npc_design")["type"], told.one("npc_design")["type_add"]) == ("fighter", 0)
    assert told.one("npc_design")["amount"] == 1


@rule("B-136")
@pytest.mark.parametrize(("card", "before", "after"), [(43, 9, 7), (49, 5, 4)])
def test_a_dead_end_lowers_one_type_by_two_but_not_below_its_start(
    card: int, before: int, after: int
) -> None:
    told = playing(card, rate(alone(), roland=(before, 2, 0)), target="roland", type="fighter")
    assert told["roland"].effectiveness.fighter == after


def test_their_engineers_and_aces_can_be_taken() -> None:
    state = having(alone("pfalz", "roland"), "pfalz", engineer=True)
    state = having(state, "fokker", engineer=False)
    assert event(state, "fokker", 44, target="pfalz")["fokker"].engineer
    owned = having(replace(state, aces=()), "roland", aces=("udet",))
    assert event(owned, "fokker", 50)["fokker"].aces == ("udet",)


def test_a_whole_game_alone_ends() -> None:
    table = Table.new(BARON, 1, {"mode": "solitaire", "opponents": 2}, b"alone")
    while not table.outcome:
        table.submit(0, table.default(0))
    assert len(table.view().scores) == 3


def test_a_planned_dead_end_hits_the_type_that_has_come_furthest() -> None:
    state = rate(alone(), roland=(6, 6, 1), albatros=(5, 2, 0))
    state = having(state, "fokker", hand=(43,))
    told = run(window("resolve"), ordered(state, 0, events={"resolve": Order("43", "leader")}))
    assert told["roland"].effectiveness == Ratings(6, 4, 1)


def test_a_planned_arrangement_gives_what_is_cheap() -> None:
    state = rate(alone(), fokker=(9, 2, 5), roland=(4, 4, 0), albatros=(4, 2, 5))
    state = having(state, "fokker", hand=(27,))
    told = run(window("resolve"), ordered(state, 0, events={"resolve": Order("27", "leader")}))
    assert told["fokker"].technologies == ("rear_seat",)
    assert told["roland"].effectiveness == Ratings(4, 4, 1)
