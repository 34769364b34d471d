"""Where a choice would lead: over the table, at height, on the ground and in the clouds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.dogfight.deeds import Flown
from rules.dogfight.foresight import foresee
from rules.dogfight.ruler.geometry import Pose, fly
from rules.dogfight.state import Shell, State, with_pieces
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.view import ShellView
from rules.dogfight.ways import DogfightForesight, Way
from rules.engine import Choice, Danger, Value
from rules.table import encode
from tests.rules.dogfight.ground_scenes import card as ground_card
from tests.rules.dogfight.high_scenes import balloon, bystander, cards, field, high, turn, up
from tests.rules.dogfight.scenes import BREGUET, HANGAR, SPAD, plane, sky
from words import say

HERE = Pose(450, 450, 0)
SLOTS = ("A.first", "A.second", "A.third")
ORDINALS = ("first", "second", "third")
STAY = ("left", "straight", "right")
TAKEOFF = ("stall", "straight", "climb")


def of_a(state: State, choice: Choice) -> DogfightForesight:
    """What the owner of A may foresee."""
    return foresee(DOGFIGHT.view(state, 1), choice)


def way(state: State, words: Sequence[str], orders: Choice | None = None) -> Way:
    """Where A's plan in words would lead."""
    plan = dict(zip(SLOTS, map(str, cards(state, "A", words)), strict=True))
    (found,) = of_a(state, {**plan, **(orders or {})}).ways
    return found


def warned(state: State, words: Sequence[str]) -> list[Danger]:
    """What the owner of A is warned of with that plan, in words."""
    plan = dict(zip(SLOTS, map(str, cards(state, "A", words)), strict=True))
    return [Danger(say(danger.text), danger.certain) for danger in of_a(state, plan).dangers]


def heights(way: Way) -> list[tuple[int | None, int]]:
    return [(prospect.level, prospect.climb) for prospect in way.prospects]


def parked(**changes: Any) -> State:
    a = up("A", 450, 350, 0, **{"level": 0, "climb": 0, **changes})
    return high(a, bystander(), landing_fields=(field(450, 550, 90, 500),), rules=["special_damage"])


def really(state: State, words: Sequence[str]) -> tuple[Any, ...]:
    """Where the plan does lead, round by round."""
    told = turn(state, A=words)
    ends, pose = [], state.plane("A").pose
    for round_ in (1, 2, 3):
        moves = [move for move in told.state.flown if move.plane == "A" and move.round == round_]
        pose = moves[0].end if moves else pose
        ends.append(pose)
    return tuple(ends)


# Over the table


def test_cards_are_flown_as_far_as_they_are_filled_in_without_a_gap() -> None:
    state = sky(plane("A", 350, 350), plane("Z", 100, 600))
    deck, size = HANGAR[state.plane("A").model].cards, HANGAR.size(state.plane("A"))
    start = state.plane("A").pose
    one, two = fly(start, deck[1], size), fly(fly(start, deck[1], size), deck[4], size)
    for choice, ends in (
        ({}, ()),
        ({"A.first": "1"}, (one,)),
        ({"A.first": "1", "A.second": "4"}, (one, two)),
        ({"A.first": "1", "A.third": "4"}, (one,)),
        ({"A.second": "4"}, ()),
    ):
        (found,) = of_a(state, choice).ways
        assert found.ends == ends
        assert found.poses == (start, *ends)
        assert heights(found) == [(None, 0)] * len(ends)


@pytest.mark.parametrize("answer", ["99", "", "²", "x", "01", 4, ("4",)])
def test_an_answer_that_names_no_card_ends_it_there(answer: Value) -> None:
    state = sky(plane("A", 350, 350), plane("Z", 100, 600))
    assert of_a(state, {"A.first": "1", "A.second": answer}) == of_a(state, {"A.first": "1"})


def test_who_flies_off_the_table_is_warned_and_goes_no_further() -> None:
    state = sky(plane("A", 350, 680), plane("Z", 100, 600))
    foreseen = of_a(state, dict(zip(SLOTS, ("1", "2", "3"), strict=True)))
    (found,) = foreseen.ways
    assert [prospect.leaves for prospect in found.prospects] == [True]
    assert [(say(danger.text), danger.certain) for danger in foreseen.dangers] == [
        ("A flies off the table on the first card.", True)
    ]


def test_the_rest_of_a_plan_is_flown_in_its_own_rounds() -> None:
    state = sky(plane("A", 350, 650, plan=(1, 2)), plane("Z", 100, 600, plan=(1, 2)))
    foreseen = of_a(replace(state, round=2), {})
    (found,) = foreseen.ways
    assert found.first == 2
    assert [say(danger.text) for danger in foreseen.dangers] == ["A flies off the table on the second card."]


def test_another_order_after_a_look_at_a_tailed_card_is_flown_as_chosen() -> None:
    state = replace(sky(plane("A", 350, 350, plan=(1, 4)), plane("Z", 100, 600, plan=(1, 2))), round=2)
    for answer, flown in (("4-1", [4, 1]), ("1-4", [1, 4]), ("4-4", [1, 4]), ("4", [1, 4]), (41, [1, 4])):
        (found,) = of_a(state, {"A.order": answer}).ways
        assert [prospect.card for prospect in found.prospects] == flown


def test_only_ones_own_airplanes_that_fly_have_a_way() -> None:
    state = sky(plane("A", 350, 350), plane("Z", 100, 600))
    assert [way.plane.id for way in foresee(DOGFIGHT.view(state, 0), {}).ways] == ["Z"]
    assert foresee(DOGFIGHT.view(state, None), {"A.first": "1"}).ways == ()
    lost = sky(plane("A", 350, 350, status="left"), plane("Z", 100, 600))
    assert of_a(lost, {"A.first": "1"}).ways == ()


# On the ground


@pytest.mark.parametrize(
    ("state", "words", "expected"),
    [
        (parked(), STAY, [(0, 0)] * 3),
        (parked(), TAKEOFF, [(0, 0), (0, 0), (0, 1)]),
        (parked(), ("left", "stall", "straight"), [(0, 0)] * 3),
        (parked(still=1), TAKEOFF, [(0, 0)] * 3),
        (parked(flames=3), TAKEOFF, [(0, 0)] * 3),
        (parked(flames=1), TAKEOFF, [(0, 0), (0, 0), (0, 1)]),
        (high(up("A", level=0, climb=0), bystander()), TAKEOFF, [(0, 0)] * 3),
        (parked(run="speeding"), ("climb", "left", "right"), [(0, 1)] * 3),
        (parked(run="touchdown"), ("straight", "stall", "left"), [(0, 0)] * 3),
        (parked(climb=1), ("dive", "straight", "stall"), [(0, 0)] * 3),
    ],
)
def test_on_the_ground_only_what_is_carried_out_is_foreseen(
    state: State, words: Sequence[str], expected: list[tuple[int, int]]
) -> None:
    found = way(state, words)
    assert heights(found) == expected
    assert found.ends == really(state, words)
    landing = [Danger("A touches down on the first card, and must come to a stop.")]
    assert warned(state, words) == (landing if words[0] == "dive" else [])


def test_who_catches_fire_on_the_way_does_not_take_off() -> None:
    state = parked(flames=1, run="starting")
    state = with_pieces(state, [replace(state.plane("A"), plan=cards(state, "A", ("straight", "climb")))])
    (found,) = of_a(replace(state, round=2), {}).ways
    assert heights(found) == [(0, 0)] * 2
    assert found.ends == (state.plane("A").pose,) * 2


def test_whoever_means_to_taxi_stays_where_it_is() -> None:
    found = way(parked(), TAKEOFF, {"A.ground": "ask"})
    assert found.ends == (parked().plane("A").pose,) * 3


def test_where_an_airplane_is_taxied_to_is_foreseen_and_it_goes_no_further() -> None:
    asked = turn(parked(), {"A.ground": "ask"}, A=TAKEOFF).state
    (waiting,) = of_a(asked, {}).ways
    assert waiting.ends == (parked().plane("A").pose,) * 2
    choice: Choice = {"A.taxi": "move", "A.spot": (460.0, 360.0), "A.heading": 90}
    moved = of_a(asked, choice)
    assert moved.ways[0].poses == (Pose(460, 360, 90),) * 3
    assert moved.table.planes[0].pose == Pose(460, 360, 90)
    assert of_a(asked, {**choice, "A.taxi": "stay"}) == of_a(asked, {})
    assert of_a(asked, {**choice, "A.spot": (460.0, 9e9)}) == of_a(asked, {})
    others = DOGFIGHT.view(asked, 0)
    assert foresee(others, choice) == foresee(others, {})
    aloft = high(up("A", 450, 350), bystander())
    assert of_a(aloft, choice) == of_a(aloft, {})


def test_a_touchdown_beside_the_field_is_warned_of() -> None:
    state = high(up("A", 450, 350, 0, level=0, climb=1), bystander())
    found = way(state, ("dive", "straight", "stall"))
    assert [prospect.crashes for prospect in found.prospects] == [True, False, False]
    assert found.ends == really(state, ("dive", "straight", "stall"))
    assert warned(state, ("dive", "straight", "stall")) == [Danger("A crashes on the first card.")]


def test_a_split_s_into_the_ground_is_warned_of() -> None:
    found = way(high(up("A", level=0, climb=1, last=1), bystander()), ("stall", "immelmann", "straight"))
    assert [prospect.crashes for prospect in found.prospects] == [False, True]


# At height


def test_the_straight_that_an_overdive_still_owes_costs_a_level() -> None:
    first = turn(high(up("A", level=6), bystander(), rules=["overdive"]), A=("left", "stall", "dive"))
    assert heights(way(first.state, ("straight", "left", "right")))[0] == (4, 0)


@pytest.mark.parametrize(
    ("rules", "model", "drops"),
    [(["overdive"], SPAD, 2), ([], SPAD, 1), (["overdive"], BREGUET, 1)],
)
def test_a_dive_after_a_steep_stall_is_an_overdive_only_where_there_are_some(
    rules: list[str], model: str, drops: int
) -> None:
    """Else the plan is illegal, and a draft of it is just a dive."""
    found = way(high(up("A", level=6, model=model), bystander(), rules=rules), ("stall", "dive", "straight"))
    assert heights(found)[-1] == (6 - drops, 0)


def test_the_last_card_of_the_turn_before_makes_an_immelmann_a_split_s() -> None:
    state = high(up("A", level=4), bystander())
    (stall,) = cards(state, "A", ("stall",))
    found = way(high(up("A", level=4, last=stall), bystander()), ("immelmann", "straight", "left"))
    assert heights(found)[0] == (3, 2)


def test_in_the_clouds_nothing_is_gained() -> None:
    force: dict[str, Any] = {"rules": ["cloud_cover"], "numbers": {"cloud_level": 6}}
    state = high(up("A", 450, 450, level=6, last=4), bystander(level=4), **force)
    for words, hidden, expected in (
        (("climb", "left", "dive"), [True, True, False], [(6, 0), (6, 0), (5, 0)]),
        (("stall", "immelmann", "straight"), [True, False, False], [(6, 0), (5, 2), (5, 2)]),
    ):
        found = way(state, words)
        assert [prospect.clouded for prospect in found.prospects] == hidden
        assert heights(found) == expected
    below = high(up("A", 450, 450, level=5, climb=2), bystander(level=4), **force)
    assert all(prospect.clouded for prospect in way(below, ("climb", "left", "right")).prospects)


def test_a_stall_on_the_pile_makes_the_next_immelmann_a_split_s_out_of_the_clouds() -> None:
    force: dict[str, Any] = {"rules": ["cloud_cover"], "numbers": {"cloud_level": 6}}
    state = high(up("A", 450, 450, level=6), bystander(level=4), **force)
    stored, plan = cards(state, "A", ("stall",)), cards(state, "A", ("immelmann", "straight"))
    hidden = with_pieces(state, [replace(state.plane("A"), stored=stored, plan=plan, last=1)])
    (found,) = of_a(replace(hidden, round=2), {}).ways
    assert heights(found)[0] == (5, 2)


def test_an_airplane_in_the_clouds_is_reckoned_for_its_owner() -> None:
    force: dict[str, Any] = {"rules": ["cloud_cover"], "numbers": {"cloud_level": 6}}
    state = high(up("A", 450, 450, level=6, stored=(1, 2)), bystander(level=4), **force)
    (found,) = of_a(state, {}).ways
    straight = HANGAR.airplane(state.plane("A").model, state.in_force).cards[1]
    size = HANGAR.size(state.plane("A"))
    assert found.plane.pose == fly(fly(Pose(450, 450, 0), straight, size), straight, size)


CLOUDS: dict[str, Any] = {"rules": ["cloud_cover"], "numbers": {"cloud_level": 6}}


def test_who_flies_off_the_table_in_the_clouds_is_told_so_every_turn_until_it_comes_down() -> None:
    state = high(up("A", 700, 1900, 0, level=6), bystander(level=4), **CLOUDS)
    straight, back = ("straight", "straight", "right"), ("right", "straight", "right")
    assert [danger.text for danger in warned(state, straight)] == [
        "A flies off the table in the clouds on the first card, and is out when it comes down."
    ]
    told = "A left the table in the clouds, and is out when it comes down."
    for words in (straight, back, back):
        state = turn(state, A=words).state
        assert state.plane("A").flying
        assert [say(danger.text) for danger in of_a(state, {}).dangers] == [told]
        assert [danger.text for danger in warned(state, back)] == [told]
    out = ("left", "dive", "straight")
    assert [danger.text for danger in warned(state, out)] == [
        told,
        "A comes down off the table on the second card.",
    ]
    assert len(way(state, out).prospects) == 2
    ended = turn(state, A=out)
    assert ended.plane("A").status == "left"
    assert way(state, out).ends[-1] == ended.plane("A").pose


def test_nobody_else_is_told_who_has_strayed_in_the_clouds() -> None:
    state = high(up("A", 700, 1900, 0, level=6, stored=(1, 2)), bystander(level=4), **CLOUDS)
    assert foresee(DOGFIGHT.view(state, 0), {}).dangers == ()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"level": 0, "climb": 1}, ("dive", "straight", "stall")),
        ({"level": 0, "climb": 1}, ("stall", "immelmann", "straight")),
        ({"level": 1}, ("stall", "dive", "straight")),
    ],
)
def test_a_card_that_leaves_the_table_and_would_crash_leaves_it(
    changes: dict[str, Any], words: tuple[str, str, str]
) -> None:
    """By the book, since two of them may not be planned otherwise."""
    begin = {"rules": ["overdive"], "illegal_plans": "by the book"}
    inside = high(up("A", 450, 450, 0, last=1, **changes), bystander(), **begin)
    crash = next(at for at, each in enumerate(way(inside, words).prospects, start=1) if each.crashes)
    end = way(inside, words).ends[crash - 1]
    assert turn(inside, A=words).one("crashed")["round"] == crash
    beyond = 2000.5 - end.y if end.y > 450 else -0.5 - end.y
    edge = high(up("A", 450, 450 + beyond, 0, last=1, **changes), bystander(), **begin)
    told = turn(edge, A=words)
    assert told.one("left")["round"] == crash
    assert not told.all("crashed")
    assert [danger.text for danger in warned(edge, words)] == [
        f"A flies off the table on the {ORDINALS[crash - 1]} card."
    ]
    found = way(edge, words).prospects[-1]
    assert (found.leaves, found.crashes, found.fatal) == (True, False, False)


# Barrages


@pytest.mark.parametrize(("level", "met"), [(4, ("B1", "B2")), (5, ())])
def test_cables_in_the_way_are_warned_of_but_may_be_gone_by_then(level: int, met: tuple[str, ...]) -> None:
    line = tuple(balloon(f"B{at}", 200.0 * at, 500, level=4, barrage=True) for at in (1, 2))
    state = high(
        up("A", 300, 350, 0, level=level),
        bystander(),
        rules=["balloons", "barrages"],
        balloons=line,
        width=600.0,
    )
    words = ("straight", "straight", "straight")
    told = turn(state, A=words).events
    hits = [event.data for event in told if event.kind == "barrage"]
    assert [hit["balloons"] for hit in hits] == ([list(met)] if met else [])
    found = way(state, words)
    assert found.prospects[-1].cables == met
    assert len(found.prospects) == (hits[0]["round"] if met else 3)
    if met:
        text = f"A flies into the cables of B1 and B2 on the {ORDINALS[hits[0]['round'] - 1]} card."
        assert warned(state, words) == [Danger(text, certain=False)]


def test_cables_do_not_reach_into_the_clouds() -> None:
    line = tuple(balloon(f"B{at}", 200.0 * at, 500, level=4, barrage=True) for at in (1, 2))
    force: dict[str, Any] = {"rules": ["balloons", "barrages", "cloud_cover"], "numbers": {"cloud_level": 4}}
    a, b = up("A", 300, 350, 0, level=4), bystander(level=3)
    found = way(high(a, b, balloons=line, width=600.0, **force), ("straight", "straight", "straight"))
    assert [prospect.cables for prospect in found.prospects] == [()] * 3


# Anti-aircraft guns


def battery(**changes: Any) -> State:
    return high(up("A"), bystander(), ground=(ground_card("G1", **changes),), rules=["ground_fire"])


def shells(state: State, choice: Choice) -> DogfightForesight:
    return foresee(DOGFIGHT.view(state, 0), choice)


def test_a_counter_is_laid_at_the_level_it_is_aimed_at() -> None:
    aim: Choice = {"G1.shell": "place", "G1.level": "3", "G1.point": (1100.0, 1000.0)}
    foreseen = shells(battery(), aim)
    assert foreseen.shells == foreseen.table.shells == (ShellView("G1", (1100.0, 1000.0), 2, 3),)


@pytest.mark.parametrize(
    "choice",
    [
        {"G1.shell": "place"},
        {"G1.shell": "place", "G1.level": "3"},
        {"G1.shell": "place", "G1.point": (1100.0, 1000.0)},
        {"G1.shell": "place", "G1.level": "9", "G1.point": (1100.0, 1000.0)},
        {"G1.shell": "place", "G1.level": "3", "G1.point": (-1100.0, 1000.0)},
        {"G1.shell": "hold", "G1.level": "3", "G1.point": (1100.0, 1000.0)},
        {"G1.shell": "move", "G1.point": (1100.0, 1000.0)},
    ],
)
def test_an_aim_that_is_unfinished_or_given_up_lays_none(choice: Choice) -> None:
    assert shells(battery(), choice).table.shells == ()


def test_only_ones_own_guns_that_are_loaded_lay_counters() -> None:
    aim: Choice = {"G1.shell": "place", "G1.level": "3", "G1.point": (1100.0, 1000.0)}
    assert shells(battery(loading="corner"), aim).table.shells == ()
    assert of_a(battery(), aim).table.shells == ()


@pytest.mark.parametrize(
    ("choice", "after"),
    [
        ({"G1.shell": "leave"}, ShellView("G1", (1100.0, 1000.0), 1, 3)),
        ({"G1.shell": "move", "G1.point": (1200.0, 900.0)}, ShellView("G1", (1200.0, 900.0), 2, 3)),
        ({"G1.shell": "delay"}, ShellView("G1", (1100.0, 1000.0), 2, 3)),
        ({"G1.shell": "raise"}, ShellView("G1", (1100.0, 1000.0), 2, 4)),
        ({"G1.shell": "lower"}, ShellView("G1", (1100.0, 1000.0), 2, 2)),
        ({"G1.shell": "retire"}, None),
    ],
)
def test_a_counter_is_adjusted_as_it_will_be(choice: Choice, after: ShellView | None) -> None:
    state = battery(loading="aiming", shell=Shell((1100.0, 1000.0), 1, 3))
    foreseen = shells(state, choice)
    assert foreseen.table.shells == (() if after is None else (after,))
    assert foreseen.shells == (() if choice["G1.shell"] in {"leave", "retire"} else (after,))


# Whatever a choice holds

NAMES = [
    f"{piece}.{slot}"
    for piece, slots in (
        ("A", ("first", "second", "third", "fire", "ground", "taxi", "spot", "heading", "order")),
        ("G1", ("shell", "point", "level")),
    )
    for slot in slots
]
ANSWERS: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(["1", "4", "14", "15", "16", "place", "move", "raise", "ask", "3", "99", "", "²"]),
    st.integers(),
    st.floats(),
    st.tuples(st.floats(), st.floats()),
    st.just(("here", "there")),
    st.just(()),
    st.none(),
)


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(NAMES), ANSWERS))
def test_no_choice_is_too_odd_to_be_foreseen(choice: dict[str, Any]) -> None:
    shell = Shell((1100.0, 1000.0), 1, 3)
    aiming = replace(battery(loading="aiming", shell=shell), round=2)
    strict = replace(aiming, illegal_plans="by the book", flown=tuple(_flew(1, 2, 3)))
    for state in (parked(), aiming, strict, battery()):
        for seat in (0, 1, None):
            encode(foresee(DOGFIGHT.view(state, seat), choice))


def _flew(*cards: int) -> Iterator[Flown]:
    return (Flown(at, "A", card, HERE, HERE) for at, card in enumerate(cards, start=1))


def test_a_plan_that_is_out_of_date_and_illegal_is_foreseen_all_the_same() -> None:
    """All straights are flown, so that none is left to be flown instead."""
    state = high(up("A", last=1), bystander(), illegal_plans="by the book")
    state = replace(state, round=3, stage="fire", flown=tuple(_flew(1, 2, 3)))
    stalls = [each for each in HANGAR.airplane(SPAD, state.in_force).cards.values() if each.steep][:2]
    choice = dict(zip(SLOTS, (str(each.number) for each in stalls), strict=False))
    assert len(of_a(state, choice).ways[0].prospects) == 2


# What everybody can see coming


@pytest.mark.parametrize(("due", "card"), [(1, 1), (2, 2), (3, None)])
def test_a_shell_that_lies_where_one_will_be_when_it_goes_off_is_warned_of(
    due: int, card: int | None
) -> None:
    state = sky(plane("A", 350, 200), plane("Z", 100, 600))
    straight = ("straight", "straight", "straight")
    end = way(state, straight).ends[min(due, 2) - 1]
    gun = ground_card("G1", 100, 100, shell=Shell((end.x, end.y), due))
    found = warned(replace(state, ground=(gun,)), straight)
    assert found == (
        [] if card is None else [Danger(f"A shell from G1 hits A on the {ORDINALS[card - 1]} card.")]
    )


def test_ones_own_airplanes_in_each_others_way_collide_where_that_rule_is_in_force() -> None:
    pair = up("A", 450, 300, 0, level=4), replace(up("B", 450, 300, 0, level=4), seat=1)
    plan = {f"{name}.{slot}": "1" for name in "AB" for slot in ("first",)}
    for rules, texts in (([], []), (["collisions"], ["A and B collide on the first card."])):
        state = high(*pair, bystander(), rules=rules)
        assert [say(danger.text) for danger in of_a(state, plan).dangers] == texts
    apart = high(replace(pair[0], level=5), pair[1], bystander(), rules=["collisions"])
    assert of_a(apart, plan).dangers == ()


def test_a_balloon_in_the_way_may_be_gone_by_then() -> None:
    state = high(
        up("A", 300, 350, 0, level=3),
        bystander(),
        rules=["balloons", "collisions"],
        balloons=(balloon("B1", 300, 480, level=3, climb=0),),
    )
    straight = ("straight", "straight", "straight")
    (danger,) = warned(state, straight)
    assert say(danger.text).startswith("A collides with B1 on the ")
    assert not danger.certain
    assert any(event.kind == "collided" for event in turn(state, A=straight).events)
