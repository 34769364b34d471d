"""Balloons: turns aloft, secret damage, flames that stack, explosions, and the rule of burning Drachens."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dice import Scripted
from rules.dogfight.balloons.observation import bring_down, burning_drachens
from rules.dogfight.kinds import Side
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.play import Play
from rules.dogfight.scenario import balloon_places, library
from rules.dogfight.scenario.goals import Goals
from rules.dogfight.scenario.schema import BalloonEntry, Force, GroundEntry, ScenarioPlace
from rules.dogfight.state import Balloon, State
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.victory.verdict import Verdict
from tests.rules.dogfight.ground_scenes import RULER, aloft, balloon, burn, fire, front, plan_turn
from tests.rules.dogfight.scenes import HANGAR, Told, plane, stacked
from tests.rules.marks import rule
from words import say

TAIL = 60.0
"""From a balloon's middle to its ends."""
Card = tuple[int, str | None]


def attacker(away: float = 150, **changes: Any) -> Any:
    """An airplane coming in, so far between its dot and the balloon at 1000, 1000."""
    return plane("A", 1000, 1000 - TAIL - away, 0, **changes)


def hit(*cards: Card, flames: int = 0, noted: int = 0, away: float = 150, **changes: Any) -> Told:
    """A's fire at a balloon of 28 points."""
    target = balloon("B1", flames=flames, noted=noted)
    equipment = changes.pop("equipment", ())
    state = front(target, attacker(away, equipment=equipment), decks={"A": stacked("A", *cards)}, **changes)
    return fire(state)


def playing(state: State, *steps: Any) -> Told:
    play = Play(state, HANGAR, Scripted({}))
    for step in steps:
        step(play)
    return Told(state, play.state, tuple(play.log))


# Where they are


@rule("D-109")
def test_balloons_never_move() -> None:
    state = front(balloon("B1", heading=20), plane("A", 300, 300), plane("Z", 1700, 300))
    told = plan_turn(state, {"A": (1, 2, 3), "Z": (1, 2, 3)})
    assert aloft(told, "B1").pose == balloon("B1", heading=20).pose


def placed(balloons: tuple[BalloonEntry, ...], guns: dict[Side, tuple[GroundEntry, ...]]) -> list[str]:
    """What is wrong with these balloons of the Central Powers on a table of 2 m."""
    scenario = replace(
        library.scenario("war", "open-dogfight"),
        width=2000.0,
        length=2000.0,
        sides={
            "central": Force(balloons=balloons, ground=guns.get("central", ())),
            "entente": Force(ground=guns.get("entente", ())),
        },
    )
    return [say(fault) for fault in balloon_places.faults(scenario, HANGAR.figures)]


def at(across: float, *, barrage: bool = False) -> BalloonEntry:
    return BalloonEntry(balloon="ae-800", place=ScenarioPlace(ahead=1000, across=across), barrage=barrage)


@rule("D-109")
def test_balloons_stand_a_ruler_apart() -> None:
    assert placed((at(0), at(47.5 + RULER)), {}) == []
    assert placed((at(0), at(47.4 + RULER)), {}) == [
        "There is less than 1 ruler between central, balloon 1 and central, balloon 2."
    ]


@rule("D-109")
def test_balloons_of_a_barrage_stand_closer() -> None:
    assert placed((at(0, barrage=True), at(100, barrage=True)), {}) == []
    assert len(placed((at(0, barrage=True), at(100)), {})) == 1


@rule("D-109")
def test_balloons_stand_three_rulers_from_enemy_guns() -> None:
    def gun(ahead: float) -> tuple[GroundEntry, ...]:
        return (GroundEntry(card="aa-gun", place=ScenarioPlace(ahead=ahead)),)

    # The balloon reaches to 1060 mm from the central side, the gun's card begins 33.75 mm before its dot.
    far = 2000 - (1000 + TAIL + 3 * RULER + 67.5 / 2)
    assert placed((at(0),), {"entente": gun(far)}) == []
    assert placed((at(0),), {"entente": gun(far + 0.1)}) == [
        "There are less than 3 rulers between central, balloon 1 and entente, ground card 1."
    ]
    assert placed((at(0),), {"central": gun(900)}) == []


@rule("D-109")
def test_the_books_own_scenarios_keep_to_it() -> None:
    for scenario in library.scenarios():
        assert list(balloon_places.faults(scenario, HANGAR.figures)) == []


@rule("D-110", "D-180")
def test_balloons_are_down_at_the_end_of_the_turn_agreed_upon() -> None:
    state = front(balloon("B1"), balloon("B2", 500, flames=1), numbers={"balloon_turns": 5})
    assert playing(replace(state, turn=4), bring_down).events == ()
    told = playing(replace(state, turn=5), bring_down)
    assert told.all("balloon_down") == [
        {"balloon": "B1", "burning": False},
        {"balloon": "B2", "burning": True},
    ]
    assert {each.status for each in told.state.balloons} == {"down"}


@rule("D-110", "D-180")
def test_twelve_turns_unless_the_players_agree_otherwise() -> None:
    state = front(balloon("B1"), plane("A", 300, 300), plane("Z", 1700, 300))
    assert DOGFIGHT.view(state, None).balloon_turns == 12
    flights = {"A": (1, 2, 3), "Z": (1, 2, 3)}
    assert aloft(plan_turn(replace(state, turn=11), flights), "B1").status == "aloft"
    told = plan_turn(replace(state, turn=12), flights)
    assert aloft(told, "B1").status == "down"
    assert told.one("balloon_down") == {"balloon": "B1", "burning": False}


@rule("D-110", "D-180")
def test_a_balloon_on_the_ground_can_be_attacked_no_more() -> None:
    assert fire(front(balloon("B1", status="down"), attacker())).state.shots == ()
    assert fire(front(balloon("B1"), attacker())).state.shots != ()


@rule("D-110", "D-180")
def test_with_altitude_no_turn_brings_them_down() -> None:
    state = front(balloon("B1"), rules=["altitude"], turn=12)
    assert playing(state, bring_down).events == ()


def test_a_balloon_hides_what_is_behind_it_from_guns() -> None:
    """The books take it for granted where they say that only its picture, or only at its level, it blocks."""
    hidden = plane("Z", 1000, 1000 + TAIL + 40, order="hold")

    def targets(*pieces: Any) -> list[str]:
        return [shot.target for shot in fire(front(attacker(40), hidden, *pieces)).state.shots]

    assert targets() == ["Z"]
    assert targets(balloon("B1", side="entente", seat=1)) == []


# Damage


@rule("D-111")
@pytest.mark.parametrize(
    "special", [(4, "smoke"), (3, "engine"), (3, "crew"), (1, "rudder_left"), (2, "rudder_right")]
)
def test_balloons_ignore_special_damage_but_fire_and_explosions(special: Card) -> None:
    told = hit(special, rules=["special_damage"])
    assert aloft(told, "B1").flames == 0
    assert aloft(told, "B1").status == "aloft"
    assert not {"smoking", "burning", "crippled"} & set(told.kinds())
    assert points(aloft(told, "B1"), HANGAR) == special[0]


@rule("D-111")
def test_their_points_are_secret() -> None:
    told = hit((3, None), (4, None), away=50)
    (drawn,) = (event for event in told.events if event.kind == "drew")
    assert drawn.seen_by == (0,)
    (own,) = DOGFIGHT.view(told.state, 0).balloons
    assert own.damage is not None
    assert ([each.points for each in own.damage], own.points) == ([3, 4], 7)
    for seat in (1, None):
        (seen,) = DOGFIGHT.view(told.state, seat).balloons
        assert (seen.damage, seen.points, seen.damage_cards) == (None, None, 2)


@rule("D-111")
def test_of_nobodys_balloon_nobody_knows_the_points() -> None:
    state = front(balloon("B1", seat=None), attacker(), decks={"A": stacked("A", (3, None))})
    told = fire(state)
    assert "drew" not in told.kinds()
    for seat in (0, 1, None):
        (seen,) = DOGFIGHT.view(told.state, seat).balloons
        assert (seen.damage, seen.points, seen.damage_cards) == (None, None, 1)


@rule("D-112")
def test_fire_puts_a_flame_counter_on_it_for_each_result() -> None:
    told = hit((2, "fire"))
    assert told.one("burning") == {"round": 1, "plane": "B1", "counters": 1, "why": "hit"}
    assert aloft(told, "B1").flames == 1
    assert aloft(hit((2, "fire"), flames=1), "B1").flames == 2


@rule("D-112")
def test_two_fires_at_once_are_two_flames() -> None:
    b_gun = plane("B", 1000, 1000 - TAIL - 150, 0, model="dh2")
    b_gun = replace(b_gun, pose=replace(b_gun.pose, x=1050))
    decks = {"A": stacked("A", (2, "fire")), "B": stacked("B", (1, "fire"))}
    told = fire(front(balloon("B1"), attacker(), b_gun, decks=decks))
    assert aloft(told, "B1").flames == 2


@rule("D-112")
def test_each_flame_costs_an_a_card_at_every_turns_start() -> None:
    decks = {"A": stacked("A", (1, None), (3, None), (4, None), (5, None))}
    state = front(balloon("B1", flames=2), plane("A", 300, 300), decks=decks)
    first = burn(state)
    assert first.one("burnt") == {"plane": "B1", "deck": "A", "cards": 2, "counters": 2}
    assert points(aloft(first, "B1"), HANGAR) == 4
    second = burn(first.state)
    assert points(aloft(second, "B1"), HANGAR) == 13
    assert aloft(second, "B1").flames == 2


@rule("D-112")
def test_flames_never_go_out_while_the_balloon_is_up() -> None:
    told = burn(front(balloon("B1", flames=1), plane("A", 300, 300)))
    for _ in range(5):
        told = burn(told.state)
        assert aloft(told, "B1").flames == 1
        assert "burnt" in told.kinds()


@rule("D-112")
@pytest.mark.parametrize("status", ["destroyed", "exploded", "down"])
def test_a_balloon_out_of_play_burns_no_longer(status: str) -> None:
    assert "burnt" not in burn(front(balloon("B1", flames=1, status=status), plane("A", 300, 300))).kinds()


@rule("D-112")
def test_of_a_burning_balloons_cards_only_points_and_explosions_count() -> None:
    decks = {"A": stacked("A", (2, "fire"))}
    told = burn(front(balloon("B1", flames=1), plane("A", 300, 300), decks=decks))
    assert (aloft(told, "B1").flames, points(aloft(told, "B1"), HANGAR)) == (1, 2)
    decks = {"A": stacked("A", (0, "explosion"))}
    told = burn(front(balloon("B1", flames=1), plane("A", 300, 300), decks=decks))
    assert aloft(told, "B1").status == "exploded"


@rule("D-112")
def test_flames_are_drawn_for_after_planning_and_before_the_first_maneuver() -> None:
    state = front(balloon("B1", flames=1), plane("A", 300, 300), plane("Z", 1700, 300))
    kinds = plan_turn(state, {"A": (1, 2, 3), "Z": (1, 2, 3)}).kinds()
    assert kinds.index("burnt") < kinds.index("moved")


@rule("D-112")
def test_without_an_a_deck_each_flame_costs_two_b_cards() -> None:
    state = front(balloon("B1", flames=2), plane("A", 300, 300))
    without = replace(state, decks={deck: cards for deck, cards in state.decks.items() if deck != "A"})
    assert burn(without).one("burnt") == {"plane": "B1", "deck": "B", "cards": 4, "counters": 2}


# Explosion


@rule("D-113")
def test_a_balloon_explodes_on_an_explosion_result() -> None:
    told = hit((0, "explosion"))
    assert aloft(told, "B1").status == "exploded"
    assert told.one("balloon_lost") == {"round": 1, "balloon": "B1", "by": ["A"], "how": "exploded"}


@rule("D-113")
def test_a_balloon_at_its_maximum_damage_while_burning_explodes() -> None:
    assert aloft(hit((4, None), flames=1, noted=23), "B1").status == "aloft"
    told = hit((5, None), flames=1, noted=23)
    assert aloft(told, "B1").status == "exploded"
    assert "blast" in told.kinds()


@rule("D-113")
def test_a_balloon_that_catches_fire_with_its_last_point_explodes() -> None:
    assert aloft(hit((2, "fire"), noted=26), "B1").status == "exploded"


@rule("D-113")
def test_a_balloon_at_its_maximum_damage_without_fire_is_destroyed_and_does_not_explode() -> None:
    told = hit((5, None), noted=23)
    assert aloft(told, "B1").status == "destroyed"
    assert told.one("balloon_lost")["how"] == "destroyed"
    assert "blast" not in told.kinds()


@rule("D-114")
def test_an_explosion_gives_every_airplane_over_the_balloon_a_c_card_at_once() -> None:
    over, friend = plane("B", 1000, 1050, 90), plane("Z", 1030, 1000, 0)
    beside = plane("Y", 1000 + 47.5 / 2 + 43.5 / 2, 1000)
    decks = {"A": stacked("A", (0, "explosion")), "C": stacked("C", (1, None), (2, None))}
    told = fire(front(balloon("B1"), attacker(), over, friend, beside, decks=decks))
    assert told.one("blast") == {"round": 1, "balloon": "B1", "planes": ["B", "Z"]}
    assert points(told.plane("B"), HANGAR) == 1
    assert points(told.plane("Z"), HANGAR) == 2
    assert told.plane("Y").damage == ()
    assert told.plane("A").damage == ()


@rule("D-114")
def test_who_is_shot_down_in_the_same_round_is_not_caught_as_well() -> None:
    over, foe = plane("B", 1000, 1050, 90, noted=12), plane("Z", 1000, 1250, 180)
    decks = {"A": stacked("A", (0, "explosion"), (5, None)), "C": stacked("C", (1, None))}
    told = fire(front(balloon("B1"), attacker(), over, foe, decks=decks))
    assert told.plane("B").status == "shot down"
    assert told.one("blast")["planes"] == []
    assert {taken.deck for taken in told.plane("B").damage} == {"A"}


@rule("D-114")
@pytest.mark.parametrize(
    ("drawn", "flames", "status"),
    [((4, "fire"), 3, "flying"), ((0, "explosion"), 0, "exploded"), ((10, None), 0, "flying")],
)
def test_points_fire_and_explosions_of_the_blast_count(drawn: Card, flames: int, status: str) -> None:
    decks = {"A": stacked("A", (0, "explosion")), "C": stacked("C", drawn)}
    state = front(balloon("B1"), attacker(), plane("B", 1000, 1050), rules=["special_damage"], decks=decks)
    told = fire(state)
    assert (told.plane("B").flames, told.plane("B").status) == (flames, status)
    assert points(told.plane("B"), HANGAR) == drawn[0]


@rule("D-114")
@pytest.mark.parametrize("drawn", [(6, "engine"), (6, "crew"), (8, "smoke")])
def test_other_special_damage_of_the_blast_does_not_count(drawn: Card) -> None:
    decks = {"A": stacked("A", (0, "explosion")), "C": stacked("C", drawn)}
    over = plane("B", 1000, 1050, model="breguet-br14")
    state = front(balloon("B1"), attacker(), over, rules=["special_damage"], decks=decks)
    caught = fire(state).plane("B")
    assert (caught.engine_hits, caught.crew_hits, caught.smoke) == (0, 0, 0)
    assert points(caught, HANGAR) == drawn[0]


@rule("D-114")
def test_a_balloon_that_burns_up_before_the_first_maneuver_hurts_those_above_it() -> None:
    decks = {"A": stacked("A", (0, "explosion")), "C": stacked("C", (10, None))}
    told = burn(front(balloon("B1", flames=1), plane("A", 1000, 1000), decks=decks))
    assert points(told.plane("A"), HANGAR) == 10


# Incendiary bullets


@rule("D-124")
@pytest.mark.parametrize(
    "special", [(4, "smoke"), (3, "engine"), (1, "rudder_left"), (2, "rudder_right"), (2, "fire")]
)
def test_incendiary_bullets_kindle_a_balloon(special: Card) -> None:
    assert aloft(hit(special, equipment=("incendiary bullets",)), "B1").flames == 1


@rule("D-124")
@pytest.mark.parametrize("special", [(3, "crew"), (0, "jam_red"), (5, None)])
def test_other_results_of_incendiary_bullets_do_not(special: Card) -> None:
    assert aloft(hit(special, equipment=("incendiary bullets",)), "B1").flames == 0


# Burning Drachens


def ended(turn: int, target: Balloon, *cards: Card) -> Told:
    state = front(target, plane("A", 300, 300), turn=turn, decks={"A": stacked("A", *cards)})
    return playing(state, burning_drachens)


@rule("D-181")
def test_example_a_game_that_ends_on_the_9th_turn_costs_a_balloon_with_two_flames_six_cards() -> None:
    told = ended(9, balloon("B1", flames=2))
    assert told.one("burning_on") == {"balloons": ["B1"], "turns": 3}
    assert told.one("burnt") == {"plane": "B1", "deck": "A", "cards": 6, "counters": 2}
    assert len(aloft(told, "B1").damage) == 6


@rule("D-181")
@pytest.mark.parametrize("in_force", [True, False])
def test_the_scenario_says_whether_the_rule_holds(*, in_force: bool) -> None:
    state = front(balloon("B1", flames=2), plane("A", 300, 300), turn=9)
    told = playing(replace(state, goals=Goals(burning_drachens=in_force)), Verdict().start)
    assert told.state.stage == "over"
    assert ("burnt" in told.kinds()) is in_force


@rule("D-181")
def test_a_balloon_that_would_burn_up_counts_as_destroyed() -> None:
    spared = ended(11, balloon("B1", flames=1, noted=23), (4, None))
    assert aloft(spared, "B1").status == "aloft"
    lost = ended(11, balloon("B1", flames=1, noted=23), (5, None))
    assert aloft(lost, "B1").status == "exploded"
    assert lost.one("balloon_lost")["balloon"] == "B1"
    blown = ended(11, balloon("B1", flames=1), (0, "explosion"))
    assert aloft(blown, "B1").status == "exploded"


@rule("D-181")
def test_balloons_that_do_not_burn_or_a_game_that_is_over_in_time_cost_nothing() -> None:
    assert ended(9, balloon("B1")).events == ()
    assert ended(12, balloon("B1", flames=2)).events == ()
    assert ended(9, balloon("B1", flames=2, status="down")).events == ()
