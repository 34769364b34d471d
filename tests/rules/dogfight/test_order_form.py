"""Standing orders: given at any time, they hold until they are changed, and a plan may say otherwise."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from rules.dice import Stream, derive
from rules.dogfight.fire.phase import Fire
from rules.dogfight.state import Piece, Plane, State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice, IllegalChoice, Pick, Value
from rules.forms import with_defaults
from rules.table import Table, encode
from rules.values import Seat
from tests.rules.dogfight.ground_scenes import balloon, card, front, run
from tests.rules.dogfight.high_scenes import field as landing_field
from tests.rules.dogfight.high_scenes import high, up
from tests.rules.dogfight.scenario_scenes import WAR, mustered, table, with_fates
from tests.rules.dogfight.scenes import Told, at_fire, chased, fire, head_on, orders, plane, resolve, sky
from tests.rules.marks import rule

AHEAD = ("1", "2", "3")


def form(state: State, seat: Seat = 0, **partial_answers: Value) -> dict[str, Pick]:
    fields = DOGFIGHT.order_fields(state, seat, partial_answers)
    return {field.name: field for field in fields if isinstance(field, Pick)}


def told_to(state: State, seat: Seat = 0, **answers: Value) -> State:
    """The state with these orders, and all others as they stand."""
    given = {
        name.replace("_", ".", 1) if name[0].isupper() else name: value for name, value in answers.items()
    }
    settled = with_defaults(partial(DOGFIGHT.order_fields, state, seat), given)
    return DOGFIGHT.with_orders(state, seat, settled)


def fires(state: State, name: str) -> Value:
    """What an airplane's guns are told, as its owner sees it."""
    (seen,) = (each for each in DOGFIGHT.view(state, state.plane(name).seat).planes if each.id == name)
    assert seen.orders is not None
    return seen.orders["fire"]


def choices(state: State, **said: Value) -> dict[Seat, dict[str, Value]]:
    """Everybody flies straight on; besides, as `Z_fire="hold"`."""
    found: dict[Seat, dict[str, Value]] = {seat: {} for seat in DOGFIGHT.pending(state)}
    for each in state.flying():
        for slot, number in zip(("first", "second", "third"), AHEAD, strict=True):
            found[each.seat][f"{each.id}.{slot}"] = number
    for name, value in said.items():
        piece, slot = name.split("_", 1)
        seat = state.piece(piece).seat
        assert seat is not None
        found[seat][f"{piece}.{slot}"] = value
    return found


def asked(order: str, *planes: Plane) -> State:
    return replace(at_fire(*planes, order="standing"), standing=orders(fire=order), asked=())


# The form


def test_a_player_who_orders_nothing_gets_what_does_not_stop_the_table() -> None:
    fields = form(mustered(WAR, "a-lonely-sentinel", "altitude", rules=("bailing_out", "tailing")))
    assert {name: field.default for name, field in fields.items()} == {
        "fire": "closest",
        "quarry": "nearest",
        "tail": "keep",
        "ground_fire": "closest",
        "shell": "path",
        "descent": "keep",
        "bail": "burning",
        "attend": "ask",
        "lasting": "good",
        "apart": (),
    }


def test_orders_are_offered_for_what_one_has_in_the_game() -> None:
    assert set(form(sky(*head_on(200)))) == {"fire", "lasting"}
    rocketeer = plane("Z", 350, 200, equipment=("rockets",))
    assert "rockets" in form(sky(rocketeer, plane("A", 350, 500)))
    assert "rockets" not in form(sky(replace(rocketeer, rockets_used=2), plane("A", 350, 500)))
    grounded = high(up("A"), up("Z"), landing_fields=(landing_field(),))
    assert "ground" in form(grounded)
    assert "ground" not in form(high(up("A"), up("Z")))


def test_who_has_nothing_left_has_nothing_to_order() -> None:
    down = sky(plane("Z", 350, 200, status="shot down"), plane("Y", 100, 100, seat=2), plane("A", 350, 500))
    assert form(down, 0) == {}
    assert form(down, 2)


def test_an_airplane_on_its_way_can_be_given_orders() -> None:
    state = table(WAR, "into-the-mud", "late-nieuport").state
    assert state.plane("A").status == "waiting"
    assert "fire" in form(state, 1)


def test_the_form_shows_the_orders_back() -> None:
    state = told_to(sky(*head_on(200)), fire="hold")
    assert form(state)["fire"].default == "hold"
    assert DOGFIGHT.view(state, 0).standing["fire"] == "hold"
    assert DOGFIGHT.view(state, 1).standing == {}
    assert DOGFIGHT.view(state, None).standing == {}


def test_an_order_that_does_not_exist_is_refused() -> None:
    game = Table.new(DOGFIGHT, 2, {})
    with pytest.raises(IllegalChoice, match="You can't pick"):
        game.give_orders(0, {"fire": "everybody"})


def test_nobody_orders_when_the_game_is_over() -> None:
    state = sky(*head_on(200))
    over = replace(state, stage="over", outcome=fire_ends(state))
    assert DOGFIGHT.order_fields(over, 0, {}) == ()


def fire_ends(state: State) -> Any:
    told = resolve(replace(state, turn_limit=1), choices(state))
    return told.state.outcome


# Until they are changed


def two_turns(state: State, **said: Value) -> tuple[Told, Told]:
    first = resolve(state, choices(state, **said))
    return first, resolve(first.state, choices(first.state))


def meeting(**changes: Any) -> State:
    """Z behind A, with a long way ahead: Z can fire in every round."""
    tough = [replace(each, noted=-100) for each in chased(100)]
    return sky(*tough, edition="war", width=3000.0, length=3000.0, **changes)


@rule("D-028")
def test_orders_hold_turn_after_turn() -> None:
    shooting, again = two_turns(meeting())
    assert shooting.all("fired")
    still, silent = two_turns(meeting(standing=orders(fire="hold")))
    assert not still.all("fired")
    assert not silent.all("fired")
    assert silent.state.standing == still.state.standing
    assert again.state.turn == 3


@rule("D-028")
def test_a_plan_says_otherwise_for_its_turn_only() -> None:
    first, second = two_turns(meeting(standing=orders(fire="hold")), Z_fire="closest")
    assert {shot["shooter"] for shot in first.all("fired")} == {"Z"}
    assert not second.all("fired")


def test_orders_for_one_turn_give_way_to_those_before() -> None:
    before = told_to(told_to(meeting(), fire="weakest"), fire="hold", lasting="turn")
    assert fires(before, "Z") == "hold"
    after = resolve(before, choices(before)).state
    assert form(after)["fire"].default == "weakest"
    assert form(after)["lasting"].default == "good"


def test_orders_for_one_turn_given_twice_still_give_way_to_the_lasting_ones() -> None:
    once = told_to(told_to(meeting(), fire="weakest"), fire="hold", lasting="turn")
    twice = told_to(once, fire="closest", lasting="turn")
    assert form(resolve(twice, choices(twice)).state)["fire"].default == "weakest"


def test_a_piece_may_have_orders_of_its_own() -> None:
    state = sky(plane("Y", 100, 100), plane("Z", 350, 200), plane("A", 350, 500))
    assert set(form(state)) == {"fire", "apart", "lasting"}
    assert {"Y.fire", "apart"} <= set(form(state, apart=("Y",)))
    apart = told_to(state, fire="hold", apart=("Y",), Y_fire="weakest")
    assert [fires(apart, name) for name in "YZ"] == ["weakest", "hold"]
    again = told_to(apart, apart=())
    assert [fires(again, name) for name in "YZ"] == ["hold", "hold"]


def test_orders_of_its_own_are_forgotten_with_the_piece() -> None:
    state = sky(plane("Y", 100, 100), plane("Z", 350, 200), plane("X", 600, 100), plane("A", 350, 500))
    apart = told_to(state, apart=("Y",), Y_fire="hold")
    fallen = with_fates(apart, Y={"status": "left"})
    assert form(fallen)["apart"].default == ()


# Being asked


@rule("D-028")
def test_ask_me_asks_and_whoever_does_not_is_not_waited_for() -> None:
    state = meeting(standing=orders(fire="ask"))
    told = resolve(state, choices(state))
    assert (told.state.stage, set(DOGFIGHT.pending(told.state))) == ("fire", {0})
    assert resolve(meeting(), choices(state)).state.stage == "plan"


@rule("D-028")
@pytest.mark.parametrize(("targets", "stops"), [(1, False), (2, True)])
def test_who_wants_to_be_asked_if_there_is_a_choice_is_asked_only_then(targets: int, *, stops: bool) -> None:
    enemies = [plane("A", 330, 350, 180), plane("B", 390, 350, 180)][:targets]
    told = run(asked("several", plane("Z", 350, 200), *enemies), Fire())
    assert bool(told.state.asked) is stops
    if not stops:
        assert [shot["target"] for shot in told.all("fired") if shot["shooter"] == "Z"] == ["A"]


def commanded(*pieces: Piece, **changes: Any) -> State:
    """The last airplane of seat 0 is down; its partner, seat 2, flies on."""
    y, a = plane("Y", 200, 200, 90, seat=2), plane("A", 200, 1800, 90)
    lost = plane("Z", 900, 900, status="shot down")
    return front(y, a, lost, *pieces, round=0, stage="plan", flown=(), **changes)


def next_asked(state: State) -> set[Seat]:
    """Who is asked to plan the turn after this."""
    return set(DOGFIGHT.pending(resolve(state, choices(state)).state))


@rule("D-086")
def test_who_flies_nothing_is_not_waited_for_unless_he_wants_to_or_has_guns_to_lay() -> None:
    assert next_asked(commanded(card("T1"))) == {1, 2}
    assert next_asked(commanded(card("T1"), standing=orders(attend="ask"))) == {0, 1, 2}
    assert next_asked(commanded(card("G1"))) == {0, 1, 2}
    assert next_asked(commanded(card("G1"), standing=orders(attend="pass"))) == {1, 2}


def test_a_pilot_is_always_asked() -> None:
    state = commanded(card("T1"), standing=orders(attend="pass"))
    flying = with_fates(state, Z={"status": "flying"})
    assert 0 in next_asked(flying)


def test_who_lets_a_turn_go_by_and_changes_his_mind_is_asked_the_next_time() -> None:
    waiting = resolve(commanded(card("T1")), choices(commanded(card("T1")))).state
    late = told_to(waiting, attend="ask")
    assert set(DOGFIGHT.pending(late)) == {1, 2}
    assert next_asked(late) == {0, 1, 2}


def test_orders_given_while_one_is_asked_change_neither_the_question_nor_the_answer() -> None:
    state = meeting(standing=orders(fire="ask"))
    waiting = resolve(state, choices(state)).state
    changed = told_to(waiting, fire="hold")
    assert DOGFIGHT.pending(changed) == DOGFIGHT.pending(waiting)
    assert DOGFIGHT.fields(changed, 0, {}) == DOGFIGHT.fields(waiting, 0, {})
    shots = [shot for shot in fire(changed, Z="A").all("fired") if shot["shooter"] == "Z"]
    assert [shot["round"] for shot in shots] == [waiting.round]


def test_who_asks_too_late_fires_as_usual_and_is_asked_the_next_time() -> None:
    a, z = meeting().planes
    state = meeting(standing=orders(fire="ask"), planes=(a, plane("Y", 400, 200, seat=2), z))
    waiting = resolve(state, choices(state)).state
    assert set(DOGFIGHT.pending(waiting)) == {0}
    told = fire(told_to(waiting, 2, fire="ask"), Z="hold")
    assert {shot["shooter"] for shot in told.all("fired")} == {"Y"}
    assert set(DOGFIGHT.pending(told.state)) == {0, 2}


def test_nobody_else_can_tell_what_was_ordered() -> None:
    state = meeting()
    other = told_to(state, fire="hold")
    assert encode(DOGFIGHT.view(state, 1)) == encode(DOGFIGHT.view(other, 1))
    worlds = {DOGFIGHT.imagine(other, 1, Stream(bytes([n]))).standing[0].answers["fire"] for n in range(40)}
    assert len(worlds) > 2
    assert DOGFIGHT.imagine(other, 0, Stream(b"own")).standing[0] == other.standing[0]


# One wait a turn


SETUPS: tuple[tuple[str, dict[str, Value], int], ...] = (
    ("tailing", {"edition": "glory", "rules": ("special_damage", "aim", "tailing"), "planes": 2}, 4),
    ("altitude", {"edition": "war", "rules": ("altitude", "tailing", "cloud_cover"), "planes": 2}, 4),
    (
        "artillery and balloons",
        {
            "edition": "war",
            "scenario": "a-lonely-sentinel",
            "variant": "altitude",
            "rules": ("adjusting_aim", "bailing_out", "tailing"),
        },
        3,
    ),
    ("bombs", {"edition": "glory", "scenario": "wings-over-cambrai", "planes": 2}, 2),
    ("barrage", {"edition": "war", "scenario": "a-hard-task", "rules": ("adjusting_aim", "tailing")}, 3),
)


@pytest.mark.parametrize(("name", "options", "seats"), SETUPS, ids=[each[0] for each in SETUPS])
def test_without_orders_nobody_is_asked_for_more_than_a_plan_a_turn(
    name: str, options: Choice, seats: int
) -> None:
    """Before the game, and when an airplane comes in, there is more to say."""
    game = Table.new(DOGFIGHT, seats, {**options, "turn_limit": 8}, derive(b"waits", name))
    while not game.outcome:
        assert {decision.kind for decision in game.pending().values()} <= {"plan", "muster", "arrive"}
        for seat in sorted(game.pending()):
            luck = Stream(derive(b"luck", name, seat, game.step))
            cards = DOGFIGHT.autopilot(game.view(seat), game.form(seat), luck)
            game.submit(seat, without_orders(game, seat, cards))


def without_orders(game: Table, seat: Seat, choice: Choice) -> Choice:
    """As it was chosen, but nothing is said that stands anyway."""
    fields = {field.name: field for field in game.form(seat)(choice)}
    offered = {
        name: field
        for name, field in fields.items()
        if isinstance(field, Pick) and any(option.value == "standing" for option in field.options)
    }
    dropped = {*offered, *(name for name in choice if name.split(".")[-1] in {"point", "level"})}
    return {name: value for name, value in choice.items() if name not in dropped or name not in fields}


def test_ground_cards_and_balloons_have_orders_of_their_own() -> None:
    state = front(card("T1"), card("G1", 500, 500), balloon("B1", 1500, 1500), plane("A", 200, 1800, 90))
    assert {"ground_fire", "shell"} <= set(form(state))
