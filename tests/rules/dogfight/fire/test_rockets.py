"""Rockets: fired instead of the guns, and what must happen until they hit."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dogfight.deeds import Flown
from rules.dogfight.fire.rockets import targets
from rules.dogfight.scenario.goals import Goals, Term
from rules.dogfight.state import Launch, Plane, Shell, State
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice
from tests.rules.dogfight.ground_scenes import RULER, aloft, answer, balloon, card, fire, front, plan_turn
from tests.rules.dogfight.scenes import BREGUET, HANGAR, STALL, STRAIGHT, Told, plane, resolve, stacked
from tests.rules.dogfight.scenes import orders as standing_orders
from tests.rules.marks import rule

TAIL = 60.0
"""From a balloon's middle to its ends."""
TURN = 4
"""A turn to the right in the SPAD's deck."""
Card = tuple[int, str | None]


def attacker(away: float = 150, order: str = "both", x: float = 1000, **changes: Any) -> Plane:
    """A rocket-armed SPAD coming in, so far between its dot and the balloon at 1000, 1000."""
    usual: dict[str, Any] = {"equipment": ("rockets",), "orders": {"rockets": order}}
    return plane("A", x, 1000 - TAIL - away, 0, **{**usual, **changes})


def attack(*others: Any, away: float = 150, flown: int = STRAIGHT, **changes: Any) -> State:
    """The fire step of a round in which A has flown this card."""
    decks = changes.pop("decks", {})
    rules = changes.pop("rules", ())
    state = front(balloon("B1"), attacker(away, **changes), *others, decks=decks, rules=rules)
    return replace(state, flown=(Flown(1, "A", flown, state.plane("A").pose, state.plane("A").pose),))


def arriving(*others: Any, away: float = 80, flown: int = STRAIGHT, count: int = 1, **changes: Any) -> State:
    """The fire step of the round after a launch."""
    launch = changes.pop("launch", Launch("B1", count))
    return attack(*others, away=away, flown=flown, launch=launch, rockets_used=count, order="hold", **changes)


def reached(state: State) -> dict[str, list[str]]:
    return targets(state, HANGAR, state.flying())


def rockets(told: Told) -> list[tuple[str, int]]:
    return [(shot.target, shot.cards) for shot in told.state.shots if shot.gun == "rockets"]


def why(told: Told) -> str:
    reason: str = told.one("rocket_missed")["why"]
    return reason


# Two counters


@rule("D-117")
def test_an_airplane_with_rockets_has_two_counters() -> None:
    assert Told(attack(), attack(), ()).seen("A", None).rockets == 2
    assert Told(attack(), attack(equipment=()), ()).seen("A", None).rockets == 0


@rule("D-117")
@pytest.mark.parametrize(("order", "count"), [("one", 1), ("both", 2)])
def test_one_or_both_may_be_fired(order: str, count: int) -> None:
    told = fire(attack(order=order))
    assert told.one("launched") == {"round": 1, "plane": "A", "target": "B1", "rockets": count}
    assert told.seen("A", None).rockets == 2 - count
    (flying,) = DOGFIGHT.view(told.state, None).rockets
    assert (flying.plane, flying.target, flying.count) == ("A", "B1", count)


@rule("D-117")
def test_a_rocket_kept_may_be_fired_later() -> None:
    told = fire(attack(order="one", rockets_used=1))
    assert told.one("launched")["rockets"] == 1
    assert told.seen("A", None).rockets == 0
    assert reached(told.state) == {}


@rule("D-117")
def test_rockets_or_guns_but_not_both() -> None:
    both = fire(attack())
    assert both.all("fired") == []
    guns = fire(attack(order="hold"))
    assert "launched" not in guns.kinds()
    assert [(shot["gun"], shot["target"]) for shot in guns.all("fired")] == [("front", "B1")]


@rule("D-117")
@pytest.mark.parametrize(("order", "guns"), [("hold", ["front", "rear"]), ("both", [])])
def test_who_fires_rockets_fires_no_rear_gun_either(order: str, guns: list[str]) -> None:
    behind = plane("Z", 1000, 1000 - TAIL - 150 - 120, 180, order="hold")
    told = fire(attack(behind, order=order, model=BREGUET))
    assert [shot["gun"] for shot in told.all("fired")] == guns


@rule("D-117")
def test_while_rockets_are_on_their_way_the_guns_may_fire() -> None:
    told = fire(arriving())
    assert [shot.gun for shot in told.state.shots] == ["front", "rockets"]


# Launching


@rule("D-118")
def test_they_are_fired_after_a_straight_or_a_stall() -> None:
    for flown, ready in ((STRAIGHT, True), (STALL, True), (TURN, False)):
        assert bool(reached(attack(flown=flown))) is ready


@rule("D-118")
def test_the_target_must_be_within_a_ruler() -> None:
    assert reached(attack(away=RULER)) == {"A": ["B1"]}
    assert reached(attack(away=RULER + 0.01)) == {}


@rule("D-118")
def test_the_target_must_be_in_the_front_arc() -> None:
    assert reached(attack(x=1000 + 60)) == {"A": ["B1"]}
    assert reached(attack(x=1000 + 200)) == {}


@rule("D-118")
def test_a_target_under_the_airplane_cannot_be_fired_at() -> None:
    assert reached(attack(away=34)) == {"A": ["B1"]}
    assert reached(attack(away=33)) == {}


@rule("D-118")
def test_a_target_that_is_hidden_cannot_be_fired_at() -> None:
    hiding = plane("B", 1000, 1000 - TAIL - 80, 90, model=BREGUET)
    assert reached(attack(hiding, away=170)) == {}


@rule("D-118")
def test_an_airplane_on_the_ground_fires_no_rockets() -> None:
    flying = attack(rules=["altitude"], climb=1)
    assert reached(flying) == {"A": ["B1"]}
    assert reached(attack(rules=["altitude"])) == {}


@rule("D-118")
def test_airplanes_and_ground_cards_can_be_targets_too() -> None:
    enemy, trench = plane("Z", 1060, 900), card("T1", 940, 900)
    assert reached(attack(enemy, trench))["A"] == ["T1", "Z", "B1"]


@rule("D-118")
def test_neither_friends_nor_silenced_cards_can() -> None:
    assert reached(attack(plane("B", 1060, 900))) == {"A": ["B1"]}
    term = Term(side="entente", points=1, each="damage", of="central", what="damage")
    state = replace(attack(card("T1", 940, 900, status="silenced")), goals=Goals(scoring=(term,)))
    assert reached(state) == {"A": ["B1"]}


# Hitting


@rule("D-119")
@pytest.mark.parametrize("flown", [STRAIGHT, STALL])
def test_they_hit_after_the_next_straight_or_stall(flown: int) -> None:
    told = fire(arriving(flown=flown))
    assert told.one("rocket_hit") == {"round": 1, "plane": "A", "target": "B1", "rockets": 1, "meant": "B1"}
    assert [taken.deck for taken in aloft(told, "B1").damage] == ["A", "A", "D"]
    assert DOGFIGHT.view(told.state, None).rockets == ()


@rule("D-119")
def test_any_other_maneuver_makes_them_miss() -> None:
    told = fire(arriving(flown=TURN))
    assert why(told) == "maneuver"
    assert rockets(told) == []


@rule("D-119")
def test_the_same_target_must_be_in_the_front_arc() -> None:
    assert why(fire(arriving(x=1200))) == "target"
    other = balloon("B2", 1300, 1000)
    assert why(fire(arriving(other, launch=Launch("B2", 1)))) == "target"


@rule("D-119")
def test_the_distance_does_not_matter_any_more() -> None:
    told = fire(arriving(away=RULER + 100))
    assert rockets(told) == [("B1", 1)]


@rule("D-119")
def test_or_the_airplane_overlaps_the_target() -> None:
    above = fire(arriving(away=-40))
    assert rockets(above) == [("B1", 1)]
    passed = fire(arriving(away=-140))  # the balloon is behind its wings
    assert rockets(passed) == [("B1", 1)]


@rule("D-119")
def test_a_target_that_is_gone_cannot_be_hit() -> None:
    state = arriving()
    gone = replace(state, balloons=(balloon("B1", status="destroyed"),))
    assert why(fire(gone)) == "target"


@rule("D-119")
def test_an_airplane_that_is_gone_hits_nobody() -> None:
    state = arriving()
    down = replace(state, planes=(replace(state.plane("A"), status="shot down"),))
    assert why(fire(down)) == "hit"
    left = replace(state, planes=(replace(state.plane("A"), status="left"),))
    assert why(fire(left)) == "maneuver"


@rule("D-119")
def test_from_launch_to_hit_within_a_turn() -> None:
    home = plane("Z", 300, 300)
    start = replace(attack(home, away=400, order=""), balloons=(balloon("B1"),))
    decks = start.decks | {"D": stacked("D", (9, "fire"), (0, None))}
    told = plan_turn(replace(start, decks=decks), {"A": (1, 2, STALL), "Z": (1, 2, 3)}, A_rockets="both")
    assert told.one("launched")["round"] == 2
    assert told.one("rocket_hit")["round"] == 3
    assert aloft(told, "B1").flames >= 1


# Spoiling


def shot_at(*cards: Card, launched: bool) -> Told:
    """Z fires at A from behind while A fires its rockets, or while they are on their way."""
    behind = plane("Z", 1000, 1000 - TAIL - 80 - 150, 0)
    if launched:
        return fire(attack(behind, away=80, decks={"A": stacked("A", *cards)}))
    return fire(arriving(behind, decks={"A": stacked("A", (0, None), (0, None), *cards)}))


@rule("D-120")
@pytest.mark.parametrize(
    "drawn", [(2, "fire"), (3, "engine"), (4, "smoke"), (3, "crew"), (1, "rudder_left"), (0, "jam_red")]
)
def test_a_special_symbol_from_enemy_fire_spoils_the_attack(drawn: Card) -> None:
    launching = shot_at(drawn, launched=True)
    launch = launching.plane("A").launch
    assert launch is not None
    assert launch.spoiled
    assert why(shot_at(drawn, launched=False)) == "hit"


@rule("D-120")
def test_what_was_spoiled_in_the_round_of_the_launch_misses_in_the_next() -> None:
    assert why(fire(arriving(launch=Launch("B1", 1, spoiled=True)))) == "hit"


@rule("D-120")
def test_a_secret_hit_stays_secret_where_the_rockets_miss_anyhow() -> None:
    spoiled = Launch("B1", 1, spoiled=True)
    assert why(fire(arriving(x=1200, launch=spoiled))) == "target"
    assert why(fire(arriving(flown=TURN, launch=spoiled))) == "maneuver"


@rule("D-120")
def test_enemy_rockets_that_arrive_spoil_a_launch_of_the_same_round() -> None:
    def launched(drawn: Card) -> Launch | None:
        enemy = plane("Z", 1000, 1000 - TAIL - 300, 0, launch=Launch("A", 1), order="hold")
        state = attack(enemy, decks={"D": stacked("D", drawn)})
        steady = (*state.flown, Flown(1, "Z", STRAIGHT, enemy.pose, enemy.pose))
        return fire(replace(state, flown=steady)).plane("A").launch

    assert launched((0, None)) == Launch("B1", 2)
    assert launched((9, "fire")) == Launch("B1", 2, spoiled=True)


@rule("D-120")
def test_rockets_that_arrive_together_do_not_spoil_each_other() -> None:
    enemy = plane("Z", 1000, 900, 180, launch=Launch("A", 1), order="hold")
    decks = {"A": stacked("A", (0, None), (0, None)), "D": stacked("D", (9, "fire"))}
    state = arriving(enemy, away=170, launch=Launch("Z", 1), decks=decks)
    steady = (*state.flown, Flown(1, "Z", STRAIGHT, enemy.pose, enemy.pose))
    told = fire(replace(state, balloons=(), flown=steady))
    assert {each["target"] for each in told.all("rocket_hit")} == {"A", "Z"}


@rule("D-120")
def test_plain_damage_does_not_spoil_it() -> None:
    launch = shot_at((5, None), launched=True).plane("A").launch
    assert launch is not None
    assert not launch.spoiled
    assert rockets(shot_at((5, None), launched=False)) == [("B1", 1)]


@rule("D-120")
def test_fire_of_ones_own_side_does_not_spoil_it() -> None:
    own = card("G1", 800, 800, side="entente", seat=1, loading="aiming")
    state = arriving(away=80)
    over = state.plane("A").pose
    friendly = replace(own, shell=Shell((over.x, over.y), 1))
    told = fire(replace(state, ground=(friendly,), decks=state.decks | {"C": stacked("C", (4, "fire"))}))
    assert [taken.deck for taken in told.plane("A").damage] == ["C"]
    assert rockets(told) == [("B1", 1)]


@rule("D-120")
def test_the_owners_secret_is_kept_until_the_rockets_arrive() -> None:
    spoiled, sound = (fire(arriving(launch=Launch("B1", 1, spoiled=each))).before for each in (True, False))
    for seat in (0, 1, None):
        assert DOGFIGHT.view(spoiled, seat) == DOGFIGHT.view(sound, seat)


# What they do


@rule("D-121")
@pytest.mark.parametrize("count", [1, 2])
def test_a_d_card_for_each_rocket(count: int) -> None:
    told = fire(arriving(count=count))
    assert rockets(told) == [("B1", count)]
    assert [taken.deck for taken in aloft(told, "B1").damage if taken.deck == "D"] == ["D"] * count


@rule("D-121")
def test_missed_rockets_are_lost() -> None:
    told = fire(arriving(flown=TURN, count=2))
    assert told.seen("A", None).rockets == 0
    assert "D" not in {taken.deck for taken in aloft(told, "B1").damage}


@rule("D-121")
def test_an_airplane_hit_by_rockets_takes_their_damage_whole() -> None:
    enemy = plane("Z", 1000, 920)
    decks = {"D": stacked("D", (9, "fire"))}
    told = fire(arriving(enemy, away=150, launch=Launch("Z", 1), decks=decks, rules=["special_damage"]))
    assert told.plane("Z").flames == 3


# Blocked


@rule("D-122")
@pytest.mark.parametrize("name", ["B", "Z"])
def test_an_airplane_that_hides_the_balloon_is_hit_instead_friend_or_foe(name: str) -> None:
    hiding = plane(name, 1000, 1000 - TAIL - 80, 90, model=BREGUET)
    told = fire(arriving(hiding, away=170, count=2))
    assert (told.one("rocket_hit")["target"], told.one("rocket_hit")["meant"]) == (name, "B1")
    assert rockets(told) == [(name, 1)]
    assert "D" not in {taken.deck for taken in aloft(told, "B1").damage}


@rule("D-122")
def test_of_several_in_the_way_the_first_is_hit() -> None:
    first, second = (plane(name, 1000, y, 90, model=BREGUET) for name, y in (("Z", 830), ("B", 890)))
    assert rockets(fire(arriving(second, first, away=190))) == [("Z", 1)]


@rule("D-122")
def test_who_hides_only_a_part_of_it_is_safe() -> None:
    beside = plane("B", 1045, 1000 - TAIL - 80, 0)
    assert rockets(fire(arriving(beside, away=170))) == [("B1", 1)]


@rule("D-122")
def test_an_airplane_hidden_by_another_is_just_missed() -> None:
    enemy, hiding = plane("Z", 1000, 1000), plane("B", 1000, 880, 90)
    state = arriving(enemy, hiding, away=180, launch=Launch("Z", 1))
    assert why(fire(replace(state, balloons=()))) == "target"


# Standing orders


def test_who_asks_to_be_asked_is_asked_and_nothing_is_told_before_all_fire() -> None:
    home = plane("Z", 300, 300)
    far = attack(home, away=400, order="")
    asked = plan_turn(far, {"A": (1, 2, 3), "Z": (1, 2, 3)}, A_rockets="ask")
    assert (asked.state.stage, asked.state.round) == ("fire", 2)
    (field,) = DOGFIGHT.fields(asked.state, 1, {})
    assert [option.value for option in field.options] == ["hold", "B1 1", "B1 2"]  # type: ignore[union-attr]
    told = answer(asked, A_rockets="B1 1")
    assert told.one("launched") == {"round": 2, "plane": "A", "target": "B1", "rockets": 1}


def asking(*others: Plane) -> State:
    """The fire step of a turn's last round, in which everybody asks to be asked."""
    state = attack(*others, away=80, order="ask")
    return replace(
        state,
        round=3,
        flown=tuple(Flown(3, each.id, STRAIGHT, each.pose, each.pose) for each in state.planes),
        planes=tuple(replace(each, order="ask") for each in state.planes),
    )


def test_rockets_and_guns_are_asked_for_in_one_breath() -> None:
    """Whether A fires rockets or guns, Z cannot tell before his own shot is settled."""
    asked = fire(asking(plane("Z", 1000, 1000 - TAIL - 80 - 150, 0)))
    assert set(DOGFIGHT.pending(asked.state)) == {0, 1}
    form = [field.name for field in DOGFIGHT.fields(asked.state, 1, {})]
    assert form == ["A.rockets", "A.front"]
    assert [field.name for field in DOGFIGHT.fields(asked.state, 1, {"A.rockets": "B1 2"})] == ["A.rockets"]
    told = resolve(asked.state, {0: {"Z.front": "A"}, 1: {"A.rockets": "B1 2"}})
    assert told.one("launched")["rockets"] == 2
    assert [shot["shooter"] for shot in told.all("fired")] == ["Z"]
    told = resolve(asked.state, {0: {"Z.front": "A"}, 1: {"A.rockets": "hold", "A.front": "B1"}})
    assert "launched" not in told.kinds()
    assert [shot["shooter"] for shot in told.all("fired")] == ["A", "Z"]


def test_an_order_for_rockets_and_guns_at_once_is_refused() -> None:
    asked = fire(asking()).state
    for choice, why in (
        (
            {"A.rockets": "B1 1", "A.front": "B1"},
            "rockets this round, so it can't fire its front gun",
        ),
        ({"A.front": "B1"}, "You still have to answer “A · rockets”"),
        ({"A.rockets": ("B1 1",)}, "You can't answer “A · rockets”"),
        ({"A.rockets": "B1 3"}, "for “A · rockets” right now"),
        ({"A.rockets": "hold"}, "Choose a target for the front gun of airplane A"),
    ):
        with pytest.raises(IllegalChoice, match=why):
            DOGFIGHT.check(asked, 1, choice)
    assert DOGFIGHT.default(asked, 1) == {"A.rockets": "hold", "A.front": "B1"}


def test_standing_orders_prefer_balloons_and_spare_airplanes_while_one_is_up() -> None:
    near = plane("Z", 1060, 870)
    assert fire(attack(near)).one("launched")["target"] == "B1"
    out_of_reach = replace(attack(near), balloons=(balloon("B1", 300, 300),))
    assert "launched" not in fire(out_of_reach).kinds()
    none_left = replace(attack(near), balloons=())
    assert fire(none_left).one("launched")["target"] == "Z"


def test_an_order_for_one_rocket_fires_one_in_the_whole_turn() -> None:
    home = plane("Z", 300, 300)
    told = plan_turn(
        attack(home, away=270, order=""), {"A": (10, 1, 2), "Z": (1, 2, 3)}, A_rockets="one", A_fire="hold"
    )
    assert [each["round"] for each in told.all("launched")] == [1]
    assert told.seen("A", None).rockets == 1


def test_with_one_rocket_left_no_more_can_be_ordered() -> None:
    start = replace(attack(plane("Z", 300, 300), rockets_used=1), round=0, stage="plan")
    (field,) = (field for field in DOGFIGHT.fields(start, 1, {}) if field.name == "A.rockets")
    assert [option.value for option in field.options] == ["standing", "hold", "one", "ask"]  # type: ignore[union-attr]
    asked = fire(attack(order="ask", rockets_used=1)).state
    (field,) = DOGFIGHT.fields(asked, 1, {})
    assert [option.value for option in field.options] == ["hold", "B1 1"]  # type: ignore[union-attr]


def test_standing_orders_wait_for_a_plan_that_can_hit() -> None:
    assert "launched" not in fire(attack(plan=(TURN,))).kinds()
    assert "launched" in fire(attack(plan=(STALL,))).kinds()


def test_rockets_not_yet_told_of_are_nobodys_business() -> None:
    state = attack()
    launching = replace(state, planes=(replace(state.plane("A"), launching=Launch("B1", 2)),))
    for seat in (0, None):
        assert DOGFIGHT.view(launching, seat) == DOGFIGHT.view(state, seat)


@rule("D-117")
@pytest.mark.parametrize(("order", "count"), [("hold", 0), ("one", 1), ("both", 1)])
def test_rockets_are_fired_as_the_orders_stand_as_far_as_there_are_any(order: str, count: int) -> None:
    state = replace(attack(orders={}, rockets_used=1), standing=standing_orders(1, rockets=order))
    assert [launch["rockets"] for launch in fire(state).all("launched")] == [count] * bool(count)


@rule("D-117")
def test_who_always_wants_to_be_asked_about_rockets_is() -> None:
    state = replace(attack(orders={}), standing=standing_orders(1, rockets="ask"))
    assert [asked.matter for asked in fire(state).state.asked] == ["rockets"]
