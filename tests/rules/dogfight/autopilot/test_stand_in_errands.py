"""The stand-in with every rule in force: missions, home, rockets, balloons, guns, heights, and any form."""

from __future__ import annotations

import math
from typing import Any

import pytest
from msgspec.structs import replace

from rules.dice import Stream
from rules.dogfight.altitude.airplane_heights import height_of
from rules.dogfight.altitude.maneuvers import change
from rules.dogfight.autopilot.courses import AirPlace, Fan
from rules.dogfight.autopilot.craft import Mark, size_up
from rules.dogfight.autopilot.errands import RocketRun
from rules.dogfight.autopilot.filling import fill
from rules.dogfight.autopilot.stakes import Stakes
from rules.dogfight.box.components import Maneuver
from rules.dogfight.fire.phase import Fire
from rules.dogfight.ground.artillery import Artillery
from rules.dogfight.kinds import Side
from rules.dogfight.scenario.goals import End, Goals, Term
from rules.dogfight.state import Departure, GroundCard, Plane, Shell, State, Task
from rules.dogfight.title import DOGFIGHT
from rules.engine import Area, Choice, Field, Number, Option, Pick, Spot
from rules.table import Table, settle_options
from rules.values import Seat
from tests.rules.dogfight.ground_scenes import balloon, card, front, run
from tests.rules.dogfight.high_scenes import balloon as high_balloon
from tests.rules.dogfight.high_scenes import high, up
from tests.rules.dogfight.scenes import HANGAR, STRAIGHT, hurt, plane, sky

SLOTS = ("first", "second", "third")
LUCKS = (b"1", b"2", b"3", b"4")


def chosen(state: State, seat: Seat, luck: bytes = b"luck") -> Choice:
    choice = DOGFIGHT.autopilot(
        DOGFIGHT.view(state, seat), lambda partial: DOGFIGHT.fields(state, seat, partial), Stream(luck)
    )
    DOGFIGHT.check(state, seat, choice)
    return choice


def planning(state: State) -> State:
    return replace(state, round=0, stage="plan", flown=(), shots=())


def flown_out(state: State, who: Plane, choice: Choice) -> State:
    """The state after a turn in which nobody is asked, and the other seat does what it does by default."""
    seats = {seat: DOGFIGHT.default(state, seat) for seat in DOGFIGHT.pending(state)}
    quiet = {**choice, f"{who.id}.fire": "hold"}
    after = DOGFIGHT.resolve(state, {**seats, who.seat: quiet}, Stream(b"fly")).state
    assert not after.asked
    return after


def target(x: float, y: float, side: Side = "central") -> GroundCard:
    return card("T1", x, y, id="X1", side=side, seat=None, kind="target", card="")


def with_mission(kind: Any, *pieces: Any, level: int | None = None, **changes: Any) -> State:
    """Airplane A has to photograph, or to bomb, the target X1 before it leaves."""
    task = Task(kind=kind, side="entente", target="X1", by=("A",), level=level)
    return planning(front(*pieces, edition="glory", missions=(task,), **changes))


FAR = plane("Z", 1500, 300, 270)
"""An enemy too far away to matter."""


# Missions


@pytest.mark.parametrize("luck", LUCKS)
def test_the_camera_is_used_as_soon_as_the_target_is_near(luck: bytes) -> None:
    own = plane("A", 1000, 1250, 180, last=STRAIGHT)
    state = with_mission("photograph", own, FAR, target(1000, 1000))
    after = flown_out(state, own, chosen(state, 1, luck))
    assert after.missions[0].done == "done"


@pytest.mark.parametrize("luck", LUCKS)
def test_bombs_fall_on_the_middle_of_the_target(luck: bytes) -> None:
    own = plane("A", 1000, 1280, 180, last=STRAIGHT)
    state = with_mission("bomb", own, FAR, target(1000, 1000))
    after = flown_out(state, own, chosen(state, 1, luck))
    assert after.missions[0].done == "destroyed"


@pytest.mark.parametrize("heading", [90, 180, 270])
def test_it_makes_for_a_target_far_away(heading: float) -> None:
    state = with_mission(
        "bomb", plane("A", 1000, 1700, heading, last=STRAIGHT), plane("Z", 1500, 1700, 0), target(1000, 400)
    )
    for _ in range(2):
        state = flown_out(state, state.plane("A"), chosen(state, 1))
    assert state.plane("A").pose.y < 1600


# Home


def scored(*terms: Term) -> Goals:
    return Goals(ends=(End(when="all out"),), one="points", several="points", scoring=terms)


LOST = Term(side="entente", points=-10, each="shot down", what="lost", of="entente")
ELSEWHERE = Term(side="entente", points=-5, each="left", what="out elsewhere", of="entente", edge="other")
EARLY = Term(side="entente", points=-4, each="left", what="too early", of="entente", only=("balloons",))


def test_with_its_pictures_it_goes_home_over_its_own_edge() -> None:
    own = plane("A", 1000, 1850, 0, last=STRAIGHT, done=("photograph",))
    state = with_mission("photograph", own, FAR, target(1000, 1000))
    done = replace(state, missions=(replace(state.missions[0], done="done", doer="A"),))
    after = flown_out(done, own, chosen(done, 1)).plane("A")
    assert (after.status, after.exit) == ("left", "entente")


def test_when_nothing_is_left_to_do_it_leaves_where_that_costs_nothing() -> None:
    own = plane("A", 1000, 1850, 0, last=STRAIGHT)
    gone = replace(FAR, status="shot down")
    state = planning(front(own, gone, goals=scored(LOST, ELSEWHERE)))
    after = flown_out(state, own, chosen(state, 1)).plane("A")
    assert (after.status, after.exit) == ("left", "entente")


def test_while_a_balloon_is_up_it_stays() -> None:
    own = plane("A", 1000, 1850, 0, last=STRAIGHT)
    gone = replace(FAR, status="shot down")
    prize = Term(side="entente", points=10, each="balloon destroyed", what="balloon", of="central")
    state = planning(front(own, gone, balloon("B1", 1000, 300), goals=scored(LOST, EARLY, prize)))
    assert flown_out(state, own, chosen(state, 1)).plane("A").status == "flying"


def test_a_fight_without_a_scoring_is_never_left() -> None:
    """However badly hit, and though one enemy is down already."""
    own = hurt(plane("A", 350, 640, 0, last=STRAIGHT), *range(28, 34))
    fallen = plane("Y", 0, 0, status="shot down")
    state = sky(own, plane("Z", 350, 100, 0), fallen)
    assert flown_out(state, own, chosen(state, 1)).plane("A").status == "flying"


def stakes(goals: Goals, *pieces: Any, **changes: Any) -> Stakes:
    return Stakes(DOGFIGHT.view(front(*pieces, goals=goals, **changes), 1), "entente")


def test_what_leaving_costs_depends_on_the_edge_and_on_how_things_stand() -> None:
    own = plane("A", 1000, 1500)
    goals = scored(LOST, ELSEWHERE, EARLY)
    before = stakes(goals, own, FAR, balloon("B1", 1000, 300))
    after = stakes(goals, own, FAR, replace(balloon("B1", 1000, 300), status="destroyed"))
    assert before.leaving("own") == pytest.approx(-0.4)
    assert before.leaving("other") == pytest.approx(-0.9)
    assert after.leaving("own") == 0
    assert after.leaving("other") == pytest.approx(-0.5)


def test_a_trench_is_worth_the_points_still_to_be_had() -> None:
    hits = Term(side="entente", points=1, each="damage", what="hits", of="central", most=5)
    found = stakes(scored(LOST, hits), plane("A", 1000, 1500), FAR, card("T1", 1000, 1000))
    (trench,) = found.view.ground
    worth, points = found.card(trench)
    assert worth == pytest.approx(0.5)
    assert points == 5
    assert found.card(replace(trench, points=5))[0] == 0


def test_ahead_and_with_nothing_to_defend_it_may_rest() -> None:
    own, foe = plane("A", 1000, 1500), FAR
    gone = Departure(
        plane="Y", edge="other", faced=True, unfinished=False, balloons=False, before_mission=False
    )
    left = Term(side="entente", points=4, each="left", what="enemy left", of="central")
    ahead = stakes(scored(LOST, left), own, foe, replace(foe, id="Y", status="left"), departures=(gone,))
    level = stakes(scored(LOST, left), own, foe)
    assert ahead.may_rest_on_laurels()
    assert not level.may_rest_on_laurels()
    defended = replace(
        ahead.view, missions=DOGFIGHT.view(with_mission("bomb", own, target(0, 0)), 1).missions
    )
    assert not Stakes(defended, "entente").may_rest_on_laurels()


# Heights


def heights_of(state: State, name: str, choice: Choice) -> list[tuple[int, bool]]:
    """The level after each card planned, and whether that is the ground."""
    who = state.plane(name)
    airplane = HANGAR.airplane(who.model, state.in_force)
    height = height_of(state, airplane, who)
    flown: list[Maneuver] = []
    found = []
    for slot in SLOTS:
        maneuver = airplane.cards[int(str(choice[f"{name}.{slot}"]))]
        step = change(height, flown, maneuver, overdives=state.in_force.overdive)
        height = step.height
        flown.append(maneuver)
        found.append((height.level, step.fatal or height.grounded))
    return found


@pytest.mark.parametrize("luck", LUCKS)
@pytest.mark.parametrize(("level", "climb"), [(0, 1), (1, 0), (1, 1), (2, 0)])
def test_nobody_flies_into_the_ground(level: int, climb: int, luck: bytes) -> None:
    own = up("A", 1000, 1000, 0, level=level, climb=climb)
    state = high(own, up("Z", 1000, 1150, 180, level=0, climb=1), rules=("overdive",))
    assert not any(down for _, down in heights_of(state, "A", chosen(state, 1, luck)))


def barrage(level: int = 4) -> list[Any]:
    return [high_balloon(f"B{at}", 250 * at - 125, 1000, level=level, barrage=True) for at in range(1, 9)]


@pytest.mark.parametrize("luck", LUCKS)
@pytest.mark.parametrize("y", [1250, 1350, 1450])
def test_nobody_flies_into_a_barrage(y: float, luck: bytes) -> None:
    """Not even with a mission on the other side."""
    own = up("A", 1000, y, 180, last=STRAIGHT)
    errand = Task(kind="bomb", side="entente", target="X1", by=("A",))
    state = high(
        own,
        up("Z", 1000, 300, 0, level=8),
        ground=(target(1000, 700),),
        balloons=tuple(barrage()),
        rules=("balloons", "barrages"),
        missions=(errand,),
    )
    assert flown_out(state, own, chosen(state, 1, luck)).plane("A").status == "flying"


def test_whoever_has_to_cross_a_barrage_comes_in_above_it() -> None:
    options = {"edition": "war", "scenario": "a-hard-task"}
    table = Table.new(DOGFIGHT, 2, settle_options(DOGFIGHT, options), b"barrage")
    while table.state.stage == "muster":
        for seat in sorted(table.pending()):
            table.submit(seat, DOGFIGHT.autopilot(table.view(seat), table.form(seat), Stream(b"m")))
    assert {each.level for each in table.state.flying() if each.side == "entente"} == {5}


# Rockets


def rocketeer(plan: tuple[int, ...]) -> State:
    own = plane("A", 1000, 1200, 180, equipment=("rockets",), plan=plan, orders={"rockets": "ask"})
    return run(front(own, FAR, balloon("B1", 1000, 1020)), Fire()).state


def test_rockets_are_fired_when_the_next_card_keeps_them_on_target() -> None:
    assert chosen(rocketeer((2, 3)), 1) == {"A.rockets": "B1 2"}


@pytest.mark.parametrize("kind", ["turn", "sideslip"])
def test_rockets_are_kept_when_it_is_about_to_swerve(kind: str) -> None:
    swerve = next(each for each in HANGAR["spad-13"].cards.values() if each.kind == kind)
    assert chosen(rocketeer((swerve.number, 3)), 1) == {"A.rockets": "hold"}


def test_rockets_on_their_way_need_a_steady_card_first() -> None:
    """After that it does not matter what is flown; before them, two steady cards do."""
    view = DOGFIGHT.view(front(plane("A", 1000, 1250, 180), FAR, balloon("B1", 1000, 1020)), 1)
    (seen,) = (each for each in view.planes if each.id == "A")
    craft = size_up(seen, replace(view, round=0), HANGAR)
    there = Mark(id="B1", side="central", here=AirPlace(1000, 1020, 0, 1), guns=(), left=28)
    deck = craft.navigator.airplane.cards
    turn = next(each for each in deck.values() if each.kind == "turn")
    courses = Fan.of([craft.course([deck[1], turn, deck[2]]), craft.course([turn, deck[1], deck[2]])])
    launched, idle = (RocketRun(craft, [there], flying_at, HANGAR) for flying_at in ("B1", None))
    steady, swerving = launched.worth(courses)
    assert steady > swerving == 0
    assert not idle.worth(courses).any()


# Balloons and guns


def with_balloons(enemy: Plane, *balloons: Any) -> State:
    return high(up("Z", 300, 300), enemy, balloons=balloons, rules=("balloons", "barrages"))


def test_a_balloon_is_wound_down_when_an_enemy_comes_near() -> None:
    observer = high_balloon("B1", 1000, 1000)
    assert chosen(with_balloons(up("A", 1000, 1400, 180), observer), 0)["B1.descent"] == "down"
    assert "B1.descent" not in chosen(with_balloons(up("A", 1800, 1800, 180), observer), 0)


def test_a_barrage_stays_up() -> None:
    choice = chosen(with_balloons(up("A", 1000, 1400, 180), *barrage()), 0)
    assert not any(name.endswith("descent") for name in choice)


def gunner(point: tuple[float, float], *planes: Plane) -> State:
    """Gun G1's counter lies there, to go off after two maneuvers, and its commander is asked."""
    gun = card("G1", 1000, 1000, loading="aiming", shell=Shell(point, 2), orders={"shell": "ask"})
    return run(front(*planes, gun, rules=("adjusting_aim",), round=2), Artillery()).state


FRIEND, ENEMY = plane("Z", 300, 300), plane("A", 1000, 1500, 180)


def test_a_counter_is_moved_to_where_the_enemy_will_be() -> None:
    choice = chosen(gunner((1150, 1180), FRIEND, ENEMY), 0)
    assert choice["G1.shell"] == "move"
    spot = choice["G1.point"]
    assert isinstance(spot, tuple)
    assert math.dist((float(spot[0]), float(spot[1])), (1000, 1250)) < 60


def test_a_counter_that_will_hit_is_left_alone() -> None:
    assert chosen(gunner((1000, 1246), FRIEND, ENEMY), 0) == {"G1.shell": "leave"}


def test_a_counter_under_a_friend_is_retired() -> None:
    friend = plane("Z", 1000, 1500, 180, model="spad-13")
    assert chosen(gunner((1000, 1246), friend, plane("A", 300, 300)), 0) == {"G1.shell": "retire"}


# Any form


def odd_form(partial: Choice) -> tuple[Field, ...]:
    """Fields of every kind that no rule of ours asks for, one of them only after another."""
    pick = Pick("odd.pick", "Pick", (Option("one", "One"), Option("two", "Two")))
    several = Pick("odd.several", "Several", (Option("a", "A"), Option("b", "B")), least=2, most=2)
    corners = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0))
    more: tuple[Field, ...] = (Spot("odd.spot", "Spot", (Area(corners),)),) if "odd.pick" in partial else ()
    return (pick, several, Number("odd.number", "Number", 3, 9, step=2), *more)


STAGES = ("muster", "arrive", "tail", "plan", "shell", "look", "taxi", "bomb", "fire", "bail")


@pytest.mark.parametrize("stage", STAGES)
def test_whatever_is_asked_gets_a_legal_answer(stage: Any) -> None:
    view = replace(DOGFIGHT.view(sky(plane("Z", 350, 200), plane("A", 350, 500, 180)), 0), stage=stage)
    choice = DOGFIGHT.autopilot(view, odd_form, Stream(b"odd"))
    assert choice.keys() == {"odd.pick", "odd.several", "odd.number", "odd.spot"}
    assert choice["odd.number"] in {3, 5, 7, 9}
    assert set(choice["odd.several"]) == {"a", "b"}  # type: ignore[arg-type] # a Pick of two


def test_wishes_that_the_form_does_not_offer_are_dropped() -> None:
    wishes: Choice = {"odd.pick": "two", "odd.number": 4, "nothing": "x"}
    choice = fill(odd_form, wishes, Stream(b"odd"))
    assert choice["odd.pick"] == "two"
    assert choice["odd.number"] != 4
    assert "nothing" not in choice
