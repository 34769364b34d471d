"""Tailing: who is behind whom, the private look at the next card, and another order of one's own."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.answers import check_offered
from rules.dice import Scripted, Stream
from rules.dogfight import turn as turns
from rules.dogfight.flight.movement import Movement
from rules.dogfight.ground.artillery import Artillery
from rules.dogfight.kinds import Edition
from rules.dogfight.planning.phase import Planning
from rules.dogfight.planning.tailing import TailLook, Tails, quarry, tails
from rules.dogfight.play import Play
from rules.dogfight.rulebook import InForce
from rules.dogfight.state import Plane, State
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice, Pick
from rules.table import encode
from tests.rules.dogfight.ground_scenes import card
from tests.rules.dogfight.scenes import (
    EDITIONS,
    HANGAR,
    STALL,
    Told,
    hurt,
    loaded,
    orders,
    plane,
    resolve,
    sky,
)
from tests.rules.marks import rule
from words import say

both = pytest.mark.parametrize("edition", EDITIONS)
IN_FORCE = InForce(tailing=True)


def in_line(gap: float) -> tuple[Plane, Plane]:
    """Z behind A, both flying up, with so much from dot to dot."""
    return plane("Z", 350, 200), plane("A", 350, 200 + gap)


def dawn(*planes: Plane, **changes: Any) -> Told:
    """The start of a turn, up to the first question."""
    state = sky(*planes, **{"in_force": IN_FORCE, **changes})
    play = Play(state, HANGAR, Scripted({}))
    turns.begin(play)
    return Told(state, play.state, tuple(play.log))


def plans(state: State, tail: str = "ask", **cards: str) -> Told:
    """Plan `Z="1 4 7"` for everybody, holding fire, and fly until somebody is asked."""
    choices: dict[int, dict[str, str]] = {}
    for name, planned in cards.items():
        own = choices.setdefault(state.plane(name).seat, {})
        own.update(
            {
                f"{name}.{slot}": card
                for slot, card in zip(("first", "second", "third"), planned.split(), strict=True)
            }
        )
        own[f"{name}.fire"] = "hold"
        if state.plane(name).tailing:
            own[f"{name}.tail"] = tail
    return resolve(state, choices)


def tailed(state: State) -> dict[str, str | None]:
    return {each.id: each.tailing for each in state.planes}


@rule("D-070")
@both
def test_tails_are_looked_for_at_the_start_of_a_turn_before_planning(edition: Edition) -> None:
    told = dawn(*in_line(150), edition=edition)
    assert told.one("tailed") == {"plane": "Z", "target": "A"}
    assert tailed(told.state) == {"A": None, "Z": "A"}
    assert told.state.stage == "plan"
    phases = [type(phase) for phase in turns.BEFORE]
    assert phases.index(Tails) < phases.index(Planning)


@rule("D-070")
def test_without_the_rule_nobody_tails() -> None:
    assert not dawn(*in_line(150), in_force=InForce()).all("tailed")


@rule("D-071")
def test_one_ruler_reaches_from_dot_to_dot() -> None:
    for gap, holds in ((150, True), (200, True), (200.01, False)):
        behind, ahead = in_line(gap)
        assert tails(sky(behind, ahead), HANGAR, behind, ahead) is holds


@rule("D-071")
def test_the_ruler_leaves_by_the_tailers_front_edge() -> None:
    behind, ahead = in_line(150)
    askew = replace(behind, pose=replace(behind.pose, heading=40))
    assert not tails(sky(askew, ahead), HANGAR, askew, ahead)


@rule("D-071")
def test_the_ruler_comes_in_by_the_tailed_airplanes_rear_edge() -> None:
    behind, ahead = in_line(150)
    oncoming = replace(ahead, pose=replace(ahead.pose, heading=180))
    assert not tails(sky(behind, oncoming), HANGAR, behind, oncoming)


@rule("D-071")
def test_a_plane_between_them_breaks_the_tail() -> None:
    behind, ahead = in_line(180)
    between = plane("B", 350, 290, 90)
    assert not tails(sky(behind, ahead, between), HANGAR, behind, ahead)
    beside = replace(between, pose=replace(between.pose, x=450))
    assert tails(sky(behind, ahead, beside), HANGAR, behind, ahead)
    fallen = replace(between, status="shot down")
    assert tails(sky(behind, ahead, fallen), HANGAR, behind, ahead)


@rule("D-071")
def test_only_enemies_are_tailed() -> None:
    behind, ahead = in_line(150)
    friend = replace(ahead, side="central")
    assert quarry(sky(behind, friend), HANGAR, behind) == []


@rule("D-055")
@pytest.mark.parametrize("trouble", [{"smoke": 1}, {"flames": 1}])
def test_smoke_and_flames_keep_a_pilot_from_tailing_not_from_being_tailed(trouble: dict[str, int]) -> None:
    behind, ahead = in_line(150)
    assert quarry(sky(behind, ahead), HANGAR, replace(behind, **trouble)) == []
    burning = replace(ahead, **trouble)
    assert quarry(sky(behind, burning), HANGAR, behind) == ["A"]


@rule("D-071")
def test_nobody_tails_or_is_tailed_on_the_ground_or_in_a_cloud() -> None:
    behind, ahead = (replace(each, level=4) for each in in_line(150))
    high = InForce(tailing=True, altitude=True, cloud_cover=True, cloud_level=8)
    state = sky(behind, ahead, edition="war", in_force=high)
    assert quarry(state, HANGAR, behind) == ["A"]
    for level in (0, 8):
        assert quarry(state, HANGAR, replace(behind, level=level)) == []
        assert (
            quarry(sky(behind, replace(ahead, level=level), edition="war", in_force=high), HANGAR, behind)
            == []
        )


def two_ahead() -> tuple[Plane, Plane, Plane]:
    return plane("Z", 350, 200), plane("A", 330, 340), plane("B", 390, 380)


@rule("D-072")
@both
def test_who_could_tail_several_chooses_one_for_the_turn(edition: Edition) -> None:
    told = dawn(*two_ahead(), edition=edition, standing=orders(quarry="ask"))
    assert told.state.stage == "tail"
    (field,) = DOGFIGHT.fields(told.state, 0, {})
    assert isinstance(field, Pick)
    assert [option.value for option in field.options] == ["A", "B"]
    chosen = resolve(told.state, {0: {"Z.tail": "B"}})
    assert tailed(chosen.state)["Z"] == "B"
    assert chosen.one("tailed") == {"plane": "Z", "target": "B"}
    assert chosen.state.stage == "plan"


@rule("D-073", "D-076")
@both
def test_the_first_card_is_shown_to_the_tailer_alone_before_it_is_revealed(edition: Edition) -> None:
    told = plans(dawn(*in_line(150), edition=edition).state, A="4 1 7", Z="1 2 3")
    assert (told.state.stage, told.state.round) == ("look", 1)
    (look,) = [event for event in told.events if event.kind == "look"]
    assert look.data == {"round": 1, "plane": "Z", "target": "A", "card": 4}
    assert look.seen_by == (0,)
    assert not told.all("moved")
    assert told.seen("A", by=0).shown == 4
    assert told.seen("A", by=1).shown is None
    assert told.seen("A", by=None).shown is None


@rule("D-073")
@both
def test_the_tailer_may_reorder_his_three_cards_but_not_exchange_them(edition: Edition) -> None:
    told = plans(dawn(*in_line(150), edition=edition).state, A="4 1 7", Z="1 4 7")
    (field,) = DOGFIGHT.fields(told.state, 0, {})
    assert isinstance(field, Pick)
    assert {option.value for option in field.options} == {
        "1-4-7",
        "1-7-4",
        "4-1-7",
        "4-7-1",
        "7-1-4",
        "7-4-1",
    }
    assert "will fly 4" in say(field.label)
    moved = resolve(told.state, {0: {"Z.order": "4-7-1"}})
    assert [move["card"] for move in moved.all("moved") if move["plane"] == "Z"] == [4, 7, 1][
        : len(moved.all("moved")) // 2
    ]
    assert moved.one("rearranged") == {"round": 1, "plane": "Z"}


@rule("D-073")
def test_only_legal_orders_are_offered() -> None:
    """A stall after another steep card, or an Immelmann without its straights, is as illegal as ever."""
    told = plans(dawn(*in_line(150)).state, A="4 1 7", Z=f"{STALL} 1 11")
    (field,) = DOGFIGHT.fields(told.state, 0, {})
    assert isinstance(field, Pick)
    assert [option.value for option in field.options] == ["10-1-11"]


@rule("D-073")
@pytest.mark.parametrize("planned", ["1 2 7", "1 7 2", "7 1 2"])
def test_the_order_as_planned_is_offered_first(planned: str) -> None:
    told = plans(dawn(*in_line(150)).state, A="4 1 7", Z=planned)
    (field,) = DOGFIGHT.fields(told.state, 0, {})
    assert isinstance(field, Pick)
    assert [say(option.note) for option in field.options] == ["as planned", "", ""]


@rule("D-073")
def test_orders_that_fly_the_same_way_are_offered_once_and_the_tailer_reads_what_was_shown() -> None:
    told = plans(dawn(*in_line(150)).state, A="4 1 7", Z="1 2 7")
    (field,) = DOGFIGHT.fields(told.state, 0, {})
    assert isinstance(field, Pick)
    assert [(say(option.label), say(option.note)) for option in field.options] == [
        ("Straight, Straight, Left turn 60°", "as planned"),
        ("Straight, Left turn 60°, Straight", ""),
        ("Left turn 60°, Straight, Straight", ""),
    ]
    assert say(DOGFIGHT.briefing(told.state, 0)) == (
        "Z tails A. Its next card is 4 (Right turn 60°). You can put your face-down cards in a new order."
    )


@rule("D-074")
@both
def test_the_second_card_is_shown_if_the_position_holds_after_the_first_round(edition: Edition) -> None:
    told = plans(dawn(*in_line(150), edition=edition).state, A="1 4 7", Z="1 4 7")
    second = resolve(told.state, {0: {"Z.order": "1-4-7"}})
    assert (second.state.stage, second.state.round) == ("look", 2)
    assert second.all("look") == [{"round": 2, "plane": "Z", "target": "A", "card": 4}]
    (field,) = DOGFIGHT.fields(second.state, 0, {})
    assert isinstance(field, Pick)
    assert {option.value for option in field.options} == {"4-7", "7-4"}
    third = resolve(second.state, {0: {"Z.order": "7-4"}})
    assert [move["card"] for move in third.all("moved") if move["plane"] == "Z"] == [7, 4]
    assert not third.all("look"), "there is no look at the third card"


@rule("D-075")
@both
def test_a_tail_can_be_lost_in_the_middle_of_a_turn(edition: Edition) -> None:
    told = plans(dawn(*in_line(150), edition=edition).state, A="4 5 6", Z="1 2 3")
    after = resolve(told.state, {0: {"Z.order": "1-2-3"}})
    assert after.one("tail_lost") == {"round": 2, "plane": "Z", "target": "A"}
    assert after.state.stage == "plan"
    assert after.state.turn == 2


@rule("D-075")
def test_no_tail_begins_in_the_middle_of_a_turn() -> None:
    """Z ends the first round behind A, but was not so when the turn began."""
    told = plans(dawn(plane("Z", 350, 200), plane("A", 350, 420)).state, A=f"{STALL} 4 1", Z="1 2 3")
    assert told.state.turn == 2
    ends = {move.plane: move.end for move in told.state.flown if move.round == 1}
    behind, ahead = (replace(told.plane(name), pose=ends[name]) for name in ("Z", "A"))
    assert tails(sky(behind, ahead), HANGAR, behind, ahead)
    assert not told.all("look")


@rule("D-055", "D-075")
def test_smoke_taken_in_the_first_round_ends_the_tail() -> None:
    told = plans(dawn(*in_line(150)).state, A="1 4 7", Z="1 4 7")
    smoking = replace(
        told.state,
        planes=tuple(replace(each, smoke=3) if each.id == "Z" else each for each in told.state.planes),
    )
    assert resolve(smoking, {0: {"Z.order": "1-4-7"}}).one("tail_lost")["plane"] == "Z"


@rule("D-075")
@both
def test_a_tail_ends_with_the_airplane_that_was_tailed(edition: Edition) -> None:
    """A burns up before the first maneuver, and B flies on."""
    behind, ahead = in_line(150)
    rules = InForce(tailing=True, special_damage=True)
    wing = plane("B", 600, 600, 180)
    state = dawn(behind, replace(ahead, flames=1), wing, edition=edition, in_force=rules).state
    state = replace(state, decks={"A": loaded("A", (0, "explosion"))})
    told = plans(state, A="4 5 6", B="4 5 6", Z="1 4 7")
    assert told.plane("A").status == "exploded"
    assert told.one("tail_lost") == {"round": 1, "plane": "Z", "target": "A"}
    assert not told.all("look")


@rule("D-080")
def test_a_disrupted_pilot_has_no_look_in_that_round() -> None:
    behind, ahead = in_line(150)
    shaken = dawn(replace(behind, disrupted=True), ahead)
    told = plans(shaken.state, A="1 4 7", Z="1 4 7")
    assert all(look["round"] == 2 for look in told.all("look"))


@rule("D-073")
def test_who_keeps_his_order_sees_the_card_and_is_not_asked() -> None:
    told = plans(dawn(*in_line(150)).state, tail="keep", A="1 4 7", Z="1 4 7")
    assert [look["card"] for look in told.all("look")] == [1, 4]
    assert told.state.turn == 2


@rule("D-074")
def test_the_third_card_is_never_shown() -> None:
    """All the way straight ahead, the position holds before the third card too."""
    told = plans(dawn(*in_line(150)).state, tail="keep", A="1 2 3", Z="1 2 3")
    assert [(look["round"], look["card"]) for look in told.all("look")] == [(1, 1), (2, 2)]
    assert not told.all("tail_lost")


@rule("D-073")
def test_an_order_that_was_not_planned_is_refused() -> None:
    told = plans(dawn(*in_line(150)).state, A="4 1 7", Z="1 4 7")
    form = DOGFIGHT.fields(told.state, 0, {})
    check_offered(form, {"Z.order": "7-4-1"})
    with pytest.raises(IllegalChoice, match="You can't pick"):
        check_offered(form, {"Z.order": "1-4-8"})


@rule("D-077")
def test_all_airplanes_are_planned_before_any_card_is_seen() -> None:
    """Y, of the same seat, tails nobody: its cards are laid when Z sees A's, and only Z's may change."""
    behind, ahead = in_line(150)
    told = plans(dawn(behind, ahead, plane("Y", 100, 100)).state, A="4 1 7", Z="1 4 7", Y="1 2 4")
    assert told.state.stage == "look"
    assert told.plane("Y").plan == (1, 2, 4)
    assert [field.group for field in DOGFIGHT.fields(told.state, 0, {})] == ["Z"]


@rule("D-073")
def test_along_a_chain_the_pilot_in_front_rearranges_first() -> None:
    """Y tails A, who tails Z: what Y is shown is what A flies."""
    chain = dawn(plane("Y", 350, 60), plane("A", 350, 200), plane("Z", 350, 350))
    assert tailed(chain.state) == {"A": "Z", "Y": "A", "Z": None}
    told = plans(chain.state, A="1 4 7", Y="1 4 7", Z="1 4 7")
    assert DOGFIGHT.pending(told.state).keys() == {1}
    after = resolve(told.state, {1: {"A.order": "7-4-1"}})
    assert DOGFIGHT.pending(after.state).keys() == {0}
    assert after.one("look") == {"round": 1, "plane": "Y", "target": "A", "card": 7}


@rule("D-076")
@both
def test_nobody_else_learns_the_card_from_the_look(edition: Edition) -> None:
    """The tailer's worlds keep the card he was shown; everybody else's do not."""
    behind, ahead = in_line(150)
    wing = plane("B", 600, 600, 180, seat=3)
    told = plans(dawn(behind, ahead, wing, edition=edition).state, A="4 1 7", B="1 2 3", Z="1 2 3")
    for seat in (None, 0, 1, 3):
        worlds = [DOGFIGHT.imagine(told.state, seat, Stream(bytes([n]))) for n in range(12)]
        assert {encode(DOGFIGHT.view(world, seat)) for world in worlds} == {
            encode(DOGFIGHT.view(told.state, seat))
        }
        assert all(DOGFIGHT.pending(world) == DOGFIGHT.pending(told.state) for world in worlds)
        shown = {world.plane("A").plan[0] for world in worlds}
        assert (shown == {4}) is (seat in {0, 1})
    assert {DOGFIGHT.fields(DOGFIGHT.imagine(told.state, 0, Stream(b"x")), 0, {})} == {
        DOGFIGHT.fields(told.state, 0, {})
    }


@rule("D-104")
def test_artillery_is_settled_before_a_tailed_card_is_shown() -> None:
    """Plan, then place the counter, then look: a gunner gains nothing from his own tailing airplane."""
    guns = InForce(tailing=True, ground_fire=True)
    state = dawn(*in_line(150), edition="war", in_force=guns, ground=(card("G1", 350, 100),)).state
    plan = {"first": "1", "second": "4", "third": "7", "fire": "hold"}
    own = {f"Z.{slot}": value for slot, value in plan.items()} | {"Z.tail": "ask", "G1.shell": "ask"}
    planned = resolve(state, {0: own, 1: {f"A.{slot}": value for slot, value in plan.items()}})
    assert (planned.state.stage, planned.state.round) == ("shell", 1)
    assert not planned.all("look")
    assert planned.seen("A", by=0).shown is None
    placed = resolve(planned.state, {0: {"G1.shell": "hold"}})
    assert (placed.state.stage, placed.state.round) == ("look", 1)
    assert placed.one("look")["card"] == 1
    order = [type(phase) for phase in turns.ROUND]
    assert order.index(Artillery) < order.index(TailLook) < order.index(Movement)


# Orders


@rule("D-072")
@both
@pytest.mark.parametrize(("order", "found"), [(None, "A"), ("nearest", "A"), ("weakest", "B")])
def test_who_could_tail_several_follows_the_one_his_orders_name(
    edition: Edition, order: str | None, found: str
) -> None:
    z, a, b = two_ahead()
    standing = {} if order is None else orders(quarry=order)
    told = dawn(z, a, hurt(b, 1, 2), edition=edition, standing=standing)
    assert told.state.stage == "plan", "nobody waits for it"
    assert tailed(told.state)["Z"] == found


@rule("D-073", "D-074")
@both
def test_unless_he_asks_the_tailer_sees_the_card_and_nobody_waits(edition: Edition) -> None:
    told = plans(dawn(*in_line(150), edition=edition).state, tail="standing", A="4 1 7", Z="1 2 3")
    assert told.all("look")
    assert told.state.stage == "plan"
    asking = dawn(*in_line(150), edition=edition, standing=orders(tail="ask")).state
    assert plans(asking, tail="standing", A="4 1 7", Z="1 2 3").state.stage == "look"


def by_card(shown: str, planned: str, **cases: str) -> list[int]:
    """What Z flies that plans so, and says what to fly next if A turns left, right or neither way."""
    state = dawn(*in_line(150)).state
    z = dict(zip(("Z.first", "Z.second", "Z.third"), planned.split(), strict=True))
    z |= {"Z.fire": "hold", "Z.tail": "by card"} | {f"Z.tail_{case}": card for case, card in cases.items()}
    a = dict(zip(("A.first", "A.second", "A.third"), shown.split(), strict=True))
    told = resolve(state, {0: z, 1: {**a, "A.fire": "hold"}})
    assert told.state.stage != "look"
    return [move.card for move in told.state.flown if move.plane == "Z"]


@rule("D-074")
def test_he_may_say_with_the_plan_which_card_to_fly_next_for_what_he_will_see() -> None:
    deck = HANGAR[plane("A").model].cards
    left, right = (
        next(str(n) for n, each in deck.items() if each.direction == side and not each.steep)
        for side in ("left", "right")
    )
    own = HANGAR[plane("Z").model].cards
    mine = {
        side: next(n for n, each in own.items() if each.direction == side and not each.steep)
        for side in ("left", "right")
    }
    cases = {side: str(number) for side, number in mine.items()}
    plan = f"1 {mine['left']} {mine['right']}"
    assert by_card(f"{left} 1 2", plan, **cases)[0] == mine["left"]
    assert by_card(f"{right} 1 2", plan, **cases)[0] == mine["right"]
    assert by_card(f"1 {left} 2", plan, **cases)[0] == 1, "as planned if he turns neither way"
    assert by_card(f"1 {left} 2", plan, ahead=cases["right"])[0] == mine["right"]


@rule("D-074")
def test_a_card_named_that_may_not_come_next_is_flown_as_planned() -> None:
    """A straight has to come before an Immelmann, and one after it."""
    immelmann = next(n for n, each in HANGAR[plane("Z").model].cards.items() if each.is_immelmann)
    assert by_card("1 4 2", f"1 {immelmann} 2", ahead=str(immelmann))[:2] == [1, immelmann]


def test_what_to_fly_next_is_asked_for_once_the_three_cards_are_chosen() -> None:
    state = dawn(*in_line(150)).state
    cards = {"Z.first": "1", "Z.second": "4", "Z.third": "7"}

    def slots(**answers: str) -> set[str]:
        return {field.slot for field in DOGFIGHT.fields(state, 0, answers) if field.slot.startswith("tail")}

    def tail(answers: dict[str, str]) -> list[str]:
        (field,) = (field for field in DOGFIGHT.fields(state, 0, answers) if field.slot == "tail")
        assert isinstance(field, Pick)
        return [option.value for option in field.options]

    assert tail({}) == ["standing", "keep", "ask"]
    assert tail(cards) == ["standing", "keep", "by card", "ask"]
    assert slots(**cards) == {"tail"}
    chosen = {**cards, "Z.tail": "by card"}
    assert slots(**chosen) == {"tail", "tail_left", "tail_right", "tail_ahead"}
