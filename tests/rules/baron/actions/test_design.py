"""Design: technologies first, Effectiveness rolls second."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from rules.baron.actions.design import Design
from rules.baron.companies.technologies import bonuses
from rules.baron.standing import Orders
from rules.baron.state import State
from rules.baron.title import BARON
from rules.baron.view import Mode, Ratings
from rules.dice import Scripted
from rules.engine import IllegalChoice, Value
from tests.rules.baron.scenes import (
    FIGURES,
    Told,
    answer,
    at,
    company,
    event,
    having,
    named,
    offered,
    rolls,
    run,
    wrote,
)
from tests.rules.baron.scenes import scene as any_scene
from tests.rules.marks import rule

DESIGN = Design()
scene = partial(any_scene, standing=Orders(design="ask"))
AILERONS, STREAMLINING, METAL, TRIPLANE, MONOPLANE = 19, 30, 44, 65, 64
THICK, CANTILEVERED, WELDED = 35, 40, 41
ENGINES = (53, 54, 55, 56)
CAMERAS, BOMBS = (19, 20), (35, 37)


def designing(number: int, *hand: int, mode: Mode = "standard", **changes: Any) -> State:
    """Albatros alone designs, with so many Actions and these cards."""
    state = scene("albatros", "fokker", mode=mode)
    return run(DESIGN, having(state, "albatros", hand=hand, actions={"design": number}, **changes)).state


def design(state: State, faces: tuple[int, ...] = (), **choice: Value) -> Told:
    """Albatros's Design step; rolls that are not named are not made."""
    count = state.of(0).actions["design"]
    no_rolls: dict[str, Value] = {f"roll_{n}": "none" for n in range(1, count + 1)}
    return answer(DESIGN, state, {0: {**no_rolls, **choice}}, rolls(effectiveness=faces))


@rule("B-045")
def test_a_design_action_adds_one_technology_for_its_card() -> None:
    state = designing(1, AILERONS, STREAMLINING)
    assert offered(state, 0, "technology_1") == ["none", "ailerons", "streamlining"]
    assert "technology_2" not in named(state, 0, {"technology_1": "ailerons"})
    told = design(state, technology_1="ailerons")
    assert told["albatros"].technologies == ("ailerons",)
    assert told["albatros"].hand == (STREAMLINING,)
    assert told["albatros"].actions == {"design": 0}
    assert told.state.discards == (AILERONS,)


@rule("B-045")
def test_no_technology_need_be_added() -> None:
    told = design(designing(2, AILERONS), technology_1="none")
    assert told["albatros"].technologies == ()
    assert told["albatros"].hand == (AILERONS,)


@rule("B-046")
def test_a_prerequisite_must_be_owned() -> None:
    state = designing(1, CANTILEVERED, THICK)
    assert offered(state, 0, "technology_1") == ["none", "thick_wings"]
    with pytest.raises(IllegalChoice):
        at(state).check(0, {"technology_1": "cantilevered_wings"})


@rule("B-046")
def test_prerequisite_and_what_needs_it_in_one_step() -> None:
    state = designing(2, CANTILEVERED, THICK)
    told = design(state, technology_1="thick_wings", technology_2="cantilevered_wings")
    assert told["albatros"].technologies == ("thick_wings", "cantilevered_wings")


@rule("B-047")
def test_no_technology_twice() -> None:
    state = designing(1, STREAMLINING, technologies=("streamlining",))
    assert "technology_1" not in named(state, 0)
    two = designing(2, 27, 28)
    partial = {"technology_1": "streamlining", "cards_1": "27"}
    assert "technology_2" not in named(two, 0, partial)


@rule("B-048")
def test_engines_add_up_but_one_level_a_turn_by_design() -> None:
    state = designing(3, *ENGINES)
    told = design(state, technology_1="better_engines_1", cards_1="53")
    assert told["albatros"].engines == 1
    assert "technology_2" not in named(state, 0, {"technology_1": "better_engines_1", "cards_1": "53"})
    both = company("albatros", technologies=("better_engines_1", "better_engines_2"))
    assert bonuses(FIGURES, both).fighter == 4


@rule("B-048")
def test_four_engine_levels_are_the_most() -> None:
    four = tuple(f"better_engines_{level}" for level in range(1, 5))
    assert "technology_1" not in named(designing(2, *ENGINES, technologies=four), 0)


@rule("B-049")
def test_better_engines_three_costs_two_cards_and_one_action() -> None:
    owned = ("better_engines_1", "better_engines_2")
    assert "technology_1" not in named(designing(1, 53, technologies=owned), 0)
    told = design(designing(1, 53, 54, technologies=owned), technology_1="better_engines_3")
    assert told["albatros"].engines == 3
    assert told["albatros"].hand == ()
    chosen = design(
        designing(1, *ENGINES, technologies=owned), technology_1="better_engines_3", cards_1=("54", "56")
    )
    assert chosen["albatros"].hand == (53, 55)


@rule("B-050")
def test_one_wing_design_at_a_time() -> None:
    told = design(designing(1, TRIPLANE, wings="monoplane"), technology_1="triplane")
    assert told["albatros"].wings == "triplane"
    assert told["albatros"].owned == ("triplane",)


@rule("B-051")
@pytest.mark.parametrize(
    ("wings", "values"),
    [("biplane", (0, 0, 0, 0, 0)), ("monoplane", (1, 0, 0, 2, 4)), ("triplane", (2, 2, 1, 0, 0))],
)
def test_wing_values_by_engines(wings: str, values: tuple[int, ...]) -> None:
    engines = [f"better_engines_{level}" for level in range(1, 5)]
    for number, value in enumerate(values):
        owned = tuple(engines[:number])
        flat = bonuses(FIGURES, company("albatros", technologies=owned)).fighter
        assert bonuses(FIGURES, company("albatros", technologies=owned, wings=wings)).fighter == flat + value


@rule("B-052")
def test_back_to_the_biplane_for_nothing() -> None:
    told = design(designing(1, AILERONS, wings="monoplane"), wings="biplane", technology_1="ailerons")
    assert told["albatros"].wings == "biplane"
    assert told["albatros"].technologies == ("ailerons",)
    assert "wings" not in named(designing(1), 0)


@rule("B-053")
def test_an_engine_that_spoils_the_wings_leaves_the_marker_where_it_is() -> None:
    owned = ("better_engines_1", "better_engines_2")
    state = designing(1, 53, 54, technologies=owned, wings="triplane", effectiveness=Ratings(11))
    told = design(state, technology_1="better_engines_3")
    assert told["albatros"].effectiveness.fighter == 11
    assert bonuses(FIGURES, told["albatros"]).fighter == 8


@rule("B-054")
def test_the_technology_table() -> None:
    boxes = FIGURES.technologies
    assert {key: box.espionage for key, box in boxes.items() if box.espionage == 3}.keys() == {
        "ailerons",
        "synchronized_gun",
        "rear_seat",
    }
    assert {box.espionage for box in boxes.values()} == {3, 4, 5, 6}
    everything = company(
        "albatros", technologies=tuple(k for k, b in boxes.items() if not b.is_wings), wings="monoplane"
    )
    assert bonuses(FIGURES, everything) == Ratings(35, 9, 8)
    needs = {key: box.prerequisite for key, box in boxes.items() if box.prerequisite}
    assert needs["agile"] == "ailerons"
    assert needs["metal_construction"] == "welded_steel"
    assert needs["twin_guns"] == "synchronized_gun"
    assert len(needs) == 15


@rule("B-029")
def test_metal_construction_as_a_technology_reshuffles_all_cards() -> None:
    state = replace(designing(1, METAL, technologies=("welded_steel",)), discards=(19, 20), deck=(21, 22))
    play = answer(
        DESIGN,
        state,
        {0: {"technology_1": "metal_construction", "roll_1": "none"}},
        Scripted({"deck": [(4, 0)]}),
    )
    assert play.state.discards == ()
    assert play.state.deck == (44, 19, 20, 21, 22)
    assert play.one("shuffled")["why"] == "metal-construction"


@rule("B-029", "B-025")
def test_metal_construction_as_an_event_reshuffles_nothing_and_gives_no_technology() -> None:
    state = having(scene("fokker", "albatros"), "fokker", hand=(45,))
    told = event(state, "fokker", 45)
    assert "shuffled" not in told.kinds()
    assert told["fokker"].technologies == ()
    assert told["fokker"].aces == ("richthofen",)


@rule("B-055")
def test_rolls_come_after_all_technologies() -> None:
    state = designing(2, AILERONS, 23)
    told = design(
        state, (1, 1), technology_1="ailerons", technology_2="agile", roll_1="fighter", roll_2="fighter"
    )
    assert told.kinds()[:3] == ["gained", "gained", "rolled"]
    assert [rolled["bonus"] for rolled in told.all("rolled")] == [3, 3]


@rule("B-056")
def test_one_optional_roll_per_action_even_without_a_technology() -> None:
    state = designing(2)
    assert [name for name in named(state, 0) if name.startswith("roll")] == ["roll_1", "roll_2"]
    assert design(state).all("rolled") == []
    assert len(design(state, (2, 3), roll_1="fighter", roll_2="fighter").all("rolled")) == 2


@rule("B-056")
def test_the_next_roll_can_wait_for_the_result_of_the_last() -> None:
    state = designing(2, mode="campaign", technologies=("rear_seat",))
    first = design(state, (6,), roll_1="fighter", roll_2="ask")
    assert first["albatros"].effectiveness.fighter == 6
    assert first.one("roll_asked") == {"company": "albatros", "left": 1}
    assert first.state.asked == (0,)
    assert offered(first.state, 0, "roll") == ["fighter", "recon", "bomber", "none"]
    second = answer(DESIGN, first.state, {0: {"roll": "recon"}}, rolls(effectiveness=(5,)))
    assert second["albatros"].effectiveness.recon == 4
    assert second.state.asked == ()


@rule("B-057", "B-059")
@pytest.mark.parametrize(("die", "after"), [(1, 7), (4, 7), (5, 8), (6, 9)])
def test_the_marker_rises_to_die_plus_bonuses_and_never_falls(die: int, after: int) -> None:
    state = designing(1, technologies=("ailerons", "agile"), effectiveness=Ratings(7))
    told = design(state, (die,), roll_1="fighter")
    assert told.one("rolled")["result"] == die + 3
    assert told["albatros"].effectiveness.fighter == after
    moved = {"company": "albatros", "type": "fighter", "before": 7, "after": after, "why": "design"}
    assert told.all("rating") == ([moved] if after > 7 else [])


@rule("B-058")
def test_a_talented_engineer_rolls_twice_and_takes_the_higher() -> None:
    told = design(designing(1, engineer=True), (2, 6), roll_1="fighter")
    assert told.one("rolled")["dice"] == [2, 6]
    assert told["albatros"].effectiveness.fighter == 6


@rule("B-100")
def test_camera_and_bomb_cards_give_recon_and_bomber_technologies() -> None:
    owned = ("rear_seat",)
    camera = designing(1, CAMERAS[0], mode="campaign", technologies=owned)
    assert offered(camera, 0, "technology_1") == ["none", "ailerons", "rear_machine_gun", "aerial_camera"]
    bomb = designing(1, BOMBS[0], mode="campaign", technologies=owned)
    assert offered(bomb, 0, "technology_1") == ["none", "thick_wings", "rear_machine_gun", "bomb_racks"]
    told = design(camera, technology_1="aerial_camera")
    assert told["albatros"].technologies == ("rear_seat", "aerial_camera")
    assert told.state.discards == (CAMERAS[0],)


@rule("B-012", "B-100")
def test_icons_give_nothing_in_the_standard_game() -> None:
    assert offered(designing(1, CAMERAS[0]), 0, "technology_1") == ["none", "ailerons"]


@rule("B-101")
@pytest.mark.parametrize("card", [CAMERAS[0], BOMBS[0]])
def test_either_icon_gives_the_rear_seat_and_its_gun(card: int) -> None:
    assert "rear_seat" in offered(designing(1, card, mode="campaign"), 0, "technology_1")
    seated = designing(1, card, mode="campaign", technologies=("rear_seat",))
    assert "rear_machine_gun" in offered(seated, 0, "technology_1")
    plain = designing(1, STREAMLINING, mode="campaign")
    assert offered(plain, 0, "technology_1") == ["none", "streamlining"]


@rule("B-102")
def test_streamlining_and_agile_need_their_own_cards_and_help_recon() -> None:
    state = designing(1, CAMERAS[0], mode="campaign", technologies=("rear_seat", "ailerons"))
    assert not {"streamlining", "agile"} & set(offered(state, 0, "technology_1"))
    owner = company("albatros", technologies=("ailerons", "agile", "streamlining"))
    assert bonuses(FIGURES, owner) == Ratings(5, 2, 0)


@rule("B-103")
@pytest.mark.parametrize(
    ("technology", "owned", "cards"),
    [
        ("high_altitude", ("rear_seat", "aerial_camera"), CAMERAS),
        ("internal_bomb_bay", ("rear_seat", "bomb_racks", "twin_engines"), BOMBS),
    ],
)
def test_breakthroughs_cost_two_cards_and_one_action(
    technology: str, owned: tuple[str, ...], cards: tuple[int, int]
) -> None:
    alone = designing(1, cards[0], mode="campaign", technologies=owned)
    assert technology not in offered(alone, 0, "technology_1")
    told = design(designing(1, *cards, mode="campaign", technologies=owned), technology_1=technology)
    assert technology in told["albatros"].technologies
    assert told["albatros"].hand == ()


@rule("B-104")
def test_recon_rolls_a_d3_and_bombers_a_d2() -> None:
    state = designing(2, mode="campaign", technologies=("rear_seat", "rear_machine_gun"))
    told = design(state, (6, 6), roll_1="recon", roll_2="bomber")
    assert [rolled["dice"] for rolled in told.all("rolled")] == [[3], [2]]
    assert told["albatros"].effectiveness == Ratings(4, 5, 3)


@rule("B-105")
def test_no_recon_or_bomber_roll_without_a_rear_seat() -> None:
    state = designing(1, CAMERAS[0], mode="campaign")
    assert offered(state, 0, "roll_1") == ["fighter", "none"]
    seated = {"technology_1": "rear_seat"}
    assert offered(state, 0, "roll_1", seated) == ["fighter", "recon", "bomber", "none"]


@rule("B-105")
def test_the_rear_seat_is_never_lost() -> None:
    state = scene("fokker", "albatros", mode="campaign", stage="resolve events")
    state = having(state, "albatros", technologies=("ailerons", "rear_seat"))
    state = having(replace(state, asked=(0,)), "fokker", hand=(43,))
    partial = {"event": "43", "target": "albatros"}
    assert offered(state, 0, "technology", partial) == ["ailerons"]


@rule("B-055", "B-056")
def test_the_rulebooks_effectiveness_example() -> None:
    """Pfalz adds Ailerons and Agile, rolls for the Fighter first and for Recon second."""
    state = scene("pfalz", "fokker", mode="campaign")
    state = having(state, "pfalz", hand=(AILERONS, 23), actions={"design": 2}, technologies=("rear_seat",))
    asked = run(DESIGN, state).state
    choice: dict[str, Value] = {
        "technology_1": "ailerons",
        "technology_2": "agile",
        "roll_1": "fighter",
        "roll_2": "ask",
    }
    first = answer(DESIGN, asked, {0: choice}, rolls(effectiveness=(5,)))
    assert first["pfalz"].effectiveness.fighter == 8
    assert set(offered(first.state, 0, "roll")) == {"fighter", "recon", "bomber", "none"}
    second = answer(DESIGN, first.state, {0: {"roll": "recon"}}, rolls(effectiveness=(6,)))
    assert second["pfalz"].effectiveness == Ratings(8, 5, 0)


@rule("B-038")
def test_who_designs_later_may_wait_and_see() -> None:
    state = scene("albatros", "fokker")
    state = having(state, "albatros", actions={"design": 1}, hand=(AILERONS,))
    state = having(state, "fokker", actions={"design": 1}, hand=(STREAMLINING,))
    asked = run(DESIGN, state)
    assert asked.state.order == ("fokker", "albatros")
    assert asked.one("design_asked") == {"companies": ["albatros", "fokker"]}
    choices: dict[int, dict[str, Value]] = {
        0: {"when": "in turn"},
        1: {"technology_1": "streamlining", "roll_1": "none"},
    }
    first = answer(DESIGN, asked.state, choices)
    assert first["fokker"].technologies == ("streamlining",)
    assert first.state.asked == (0,)
    assert first.one("design_asked") == {"companies": ["albatros"]}
    assert BARON.view(first.state, 0).companies[1].technologies == ("streamlining",)
    second = answer(DESIGN, first.state, {0: {"technology_1": "ailerons", "roll_1": "none"}})
    assert second["albatros"].technologies == ("ailerons",)


@rule("B-065")
def test_pfalz_can_add_a_design_action_while_designing() -> None:
    state = having(scene("pfalz", "fokker"), "pfalz", hand=(AILERONS, 23), actions={"design": 1})
    asked = run(DESIGN, state).state
    choice = {
        "bonus": "yes",
        "technology_1": "ailerons",
        "technology_2": "agile",
        "roll_1": "none",
        "roll_2": "none",
    }
    told = answer(DESIGN, asked, {0: choice})
    assert told["pfalz"].technologies == ("ailerons", "agile")
    assert told["pfalz"].bonus_actions == 2


@rule("B-047", "B-052")
def test_the_wings_one_has_are_not_added_again() -> None:
    state = designing(1, MONOPLANE, wings="monoplane")
    assert "technology_1" not in named(state, 0)
    assert "technology_1" not in named(state, 0, {"wings": "keep"})
    assert offered(state, 0, "technology_1", {"wings": "biplane"}) == ["none", "monoplane"]


@rule("B-065")
def test_pfalz_can_plan_a_further_design_action() -> None:
    state = having(scene("pfalz", "fokker"), "pfalz", actions={"design": 1})
    told = run(DESIGN, wrote(state, 0, bonus=("design",)))
    assert told["pfalz"].actions == {"design": 2}
    assert "roll_2" in named(told.state, 0)
    assert "bonus" not in named(told.state, 0)
