"""Illegal plans by the book: what is flown instead, and what it costs in each edition."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dogfight.kinds import Edition
from rules.dogfight.rulebook import InForce
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Pick
from rules.forms import risks
from tests.rules.dogfight.scenes import EDITIONS, IMMELMANN, STALL, plane, sky, stacked, turn
from tests.rules.marks import rule
from words import say

both = pytest.mark.parametrize("edition", EDITIONS)
QUIET = (4, 5, 6)


def by_the_book(edition: Edition, **changes: Any) -> State:
    planes = (plane("A", 350, 350, **changes), plane("Z", 100, 100))
    return sky(*planes, edition=edition, illegal_plans="by the book")


def flown(state: State) -> list[int]:
    return [move.card for move in state.flown if move.plane == "A"]


@rule("D-018", "D-020")
@both
@pytest.mark.parametrize(
    ("last", "plan", "instead", "why"),
    [
        (None, (10, 11, 4), [10, 1, 4], "steep-after-steep"),
        (STALL, (11, 4, 5), [1, 4, 5], "steep-after-steep"),
        (None, (4, IMMELMANN, 1), [4, 2, 1], "no-straight-before"),
        (None, (IMMELMANN, 4, 5), [1, 4, 5], "no-straight-before"),
        (4, (IMMELMANN, 1, 2), [3, 1, 2], "no-straight-before"),
        (None, (1, IMMELMANN, 4), [1, IMMELMANN, 2], "no-straight-after"),
        (IMMELMANN, (4, 5, 6), [1, 5, 6], "no-straight-after"),
    ],
)
def test_an_illegal_card_is_replaced_by_a_straight_when_it_is_revealed(
    edition: Edition, last: int | None, plan: tuple[int, int, int], instead: list[int], why: str
) -> None:
    told = turn(by_the_book(edition, last=last), {"A": plan, "Z": QUIET})
    assert flown(told.state) == instead
    assert told.one("illegal")["why"] == why
    assert told.one("illegal")["card"] not in instead
    assert told.one("illegal")["flown"] in instead


@rule("D-020", "D-064")
def test_a_burning_airplane_that_planned_all_its_straights_flies_them_and_pays() -> None:
    state = replace(by_the_book("glory", flames=3, noted=-20), in_force=InForce(special_damage=True))
    told = turn(state, {"A": (1, 2, 3), "Z": QUIET})
    assert flown(told.state) == [1, 2, 3]
    assert [data["why"] for data in told.all("illegal")] == ["straight-while-burning"] * 3
    assert len(told.all("strained")) == 3


@rule("D-018")
def test_in_wings_of_war_there_is_no_other_penalty() -> None:
    told = turn(by_the_book("war"), {"A": (10, 11, 4), "Z": QUIET})
    assert not told.plane("A").damage
    assert not told.all("strained")


@rule("D-020")
def test_in_wings_of_glory_the_strain_costs_an_a_damage_card() -> None:
    told = turn(by_the_book("glory"), {"A": (10, 11, 4), "Z": QUIET})
    assert told.one("strained") == {"round": 2, "plane": "A", "deck": "A", "cards": 1}
    assert len(told.plane("A").damage) == 1
    assert not told.plane("Z").damage


@rule("D-020")
def test_an_airplane_that_fires_b_still_takes_an_a_card() -> None:
    planes = (plane("A", 350, 350, model="dh2"), plane("Z", 100, 100, model="fokker-e3"))
    told = turn(sky(*planes, illegal_plans="by the book"), {"A": (10, 11, 4), "Z": QUIET})
    assert [taken.deck for taken in told.plane("A").damage] == ["A"]


@rule("D-018", "D-020")
@both
def test_a_legal_card_costs_nothing_by_the_book(edition: Edition) -> None:
    told = turn(by_the_book(edition), {"A": (1, IMMELMANN, 2), "Z": QUIET})
    assert not told.all("illegal")
    assert not told.plane("A").damage


@rule("D-020", "D-038")
def test_a_jam_drawn_for_strain_jams_nobody() -> None:
    state = by_the_book("glory")
    told = turn(replaced_deck(state, (2, "jam_red")), {"A": (10, 11, 4), "Z": QUIET})
    assert not told.all("jammed")
    assert {plane.jams for plane in told.state.planes} == {(0,)}


@rule("D-020", "D-036", "D-037")
def test_strain_that_is_too_much_takes_effect_with_the_damage_of_its_round() -> None:
    """The airplane still moves and fires in the round in which it breaks."""
    z, a = plane("Z", 350, 200), plane("A", 350, 500, 180, last=STALL)
    state = sky(z, a, illegal_plans="by the book", decks={"A": stacked("A", (0, "explosion"), (0, None))})
    told = turn(state, {"A": (11, 4, 5), "Z": (10, 4, 5)}, fire="closest", Z="hold")
    assert told.one("fired")["shooter"] == "A"
    assert told.one("exploded") == {"round": 1, "plane": "A", "by": []}
    assert told.kinds().index("moved") < told.kinds().index("fired") < told.kinds().index("exploded")


@rule("D-020", "D-047")
def test_who_breaks_up_in_the_round_in_which_the_last_enemy_leaves_does_not_win() -> None:
    state = sky(
        plane("A", 350, 690),
        plane("Z", 350, 300, last=STALL),
        illegal_plans="by the book",
        decks={"A": stacked("A", (0, "explosion"))},
    )
    told = turn(state, {"A": (1, 2, 3), "Z": (11, 4, 5)})
    assert (told.plane("A").status, told.plane("Z").status) == ("left", "exploded")
    assert told.one("over")["points"] == {"central": 0, "entente": 2}
    assert told.one("over")["outcome"] == "entente"


def replaced_deck(state: State, *top: tuple[int, str | None]) -> State:
    return sky(
        *state.planes, edition=state.edition, illegal_plans="by the book", decks={"A": stacked("A", *top)}
    )


# Illegal moves, an optional rule of Wings of War


@rule("D-019", "D-236")
@pytest.mark.parametrize(
    ("plan", "round_", "why"),
    [((10, 11, 4), 2, "steep-after-steep"), ((4, 5, IMMELMANN), 3, "no-straight-before")],
)
def test_out_of_control_the_airplane_is_lost_when_the_card_is_due(
    plan: tuple[int, int, int], round_: int, why: str
) -> None:
    state = replace(by_the_book("war"), illegal_plans="out of control")
    told = turn(state, {"A": plan, "Z": QUIET})
    lost = told.one("out_of_control")
    assert lost == {"round": round_, "plane": "A", "card": plan[round_ - 1], "why": why}
    assert told.plane("A").status == "crashed"
    assert flown(told.state) == list(plan[: round_ - 1])
    assert not told.all("illegal")


@rule("D-019")
def test_an_airplane_out_of_control_counts_as_shot_down() -> None:
    state = replace(by_the_book("war"), illegal_plans="out of control")
    told = turn(state, {"A": (10, 11, 4), "Z": QUIET})
    assert told.one("over")["points"] == {"central": 2, "entente": -1}


@rule("D-019", "D-236", "D-008")
def test_only_wings_of_war_knows_the_rule_and_a_host_has_to_pick_it() -> None:
    def ways(edition: str) -> list[str]:
        fields = {field.name: field for field in DOGFIGHT.options({"edition": edition})}
        pick = fields["illegal_plans"]
        assert isinstance(pick, Pick)
        assert pick.default == "refused"
        return [option.value for option in pick.options]

    assert "out of control" in ways("war")
    assert "out of control" not in ways("glory")


@pytest.mark.parametrize(
    ("mode", "edition", "told"),
    [
        ("by the book", "war", "A flies straight instead of card 10 (Stall): "),
        ("by the book", "glory", "A flies straight instead of card 10 (Stall) and takes a damage card: "),
        ("out of control", "war", "A is lost with card 10 (Stall): "),
        ("refused", "war", ""),
    ],
)
def test_who_plans_an_illegal_card_is_warned_of_what_it_costs(mode: Any, edition: Edition, told: str) -> None:
    state = replace(by_the_book(edition, last=STALL), illegal_plans=mode)
    first = next(field for field in DOGFIGHT.fields(state, 1, {}) if field.name == "A.first")
    assert isinstance(first, Pick)
    risky = [option for option in first.options if "it is steep, and so is" in say(option.risk)]
    assert bool(risky) == bool(told)
    for steep in risky:
        assert say(steep.risk).startswith(told.replace("10", steep.value))
        chosen = {"A.first": steep.value}
        (danger,) = risks((first,), chosen)
        assert danger.text == steep.risk
        assert danger.certain
    assert list(risks((first,), {"A.first": "4"})) == []


def test_who_burns_and_plans_a_straight_is_warned() -> None:
    state = replace(by_the_book("glory", flames=3), in_force=InForce(special_damage=True))
    first = next(field for field in DOGFIGHT.fields(state, 1, {}) if field.name == "A.first")
    (danger,) = risks((first,), {"A.first": "1"})
    assert "takes a damage card: it is burning" in say(danger.text)
