"""Event windows: one event each, planned or asked for, and nothing told of what anybody holds."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.baron.standing import Order
from rules.baron.state import State
from rules.baron.title import BARON
from rules.baron.view import Window
from rules.dice import Stream
from rules.engine import IllegalChoice
from rules.table import encode
from tests.rules.baron.scenes import (
    Told,
    answer,
    at,
    everyone,
    having,
    mat,
    offered,
    ordered,
    rolls,
    run,
    scene,
    submit,
    window,
    wrote,
)
from tests.rules.marks import rule

CARDS = {"twice": "build", "once": "bank"}


def planned(state: State, seat: int, card: int, target: str = "") -> State:
    key = state.of(seat).key
    window_of = BARON.figures.event_of(card).window
    state = having(state, key, hand=(*state.of(seat).hand, card))
    return ordered(
        state, seat, events={**state.orders[seat].good.events, window_of: Order(str(card), target)}
    )


def asking(*seats: int, **hands: tuple[int, ...]) -> State:
    """These seats asked to be asked in Resolve Actions."""
    state = scene("albatros", "halberstadt", "fokker")
    for key, hand in hands.items():
        state = having(state, key, hand=hand)
    for seat in seats:
        state = ordered(state, seat, events={"resolve": Order("ask")})
    return run(window("resolve"), state).state


@rule("B-026")
def test_an_event_is_offered_in_its_own_phase_only() -> None:
    state = having(scene("albatros", "fokker"), "albatros", hand=(19, 22, 20, 26))
    cards: dict[Window, str] = {"resolve": "19", "contracts": "22", "inflation": "20", "war": "26"}
    for of, card in cards.items():
        assert offered(state, 0, f"at_{of}") == ["orders", "none", "ask", card]
        stage = window(of).stage
        assert offered(replace(state, stage=stage, asked=(0,)), 0, "event") == ["pass", card]


@rule("B-026")
def test_one_event_a_phase_each() -> None:
    told = answer(window("resolve"), asking(0, albatros=(31, 53)), {0: {"event": "31"}})
    assert told.state.asked == ()
    assert told["albatros"].hand == (53,)
    both = ordered(planned(scene("albatros", "fokker"), 0, 31), 0, events={"resolve": Order("31")})
    assert run(window("resolve"), having(both, "albatros", hand=(31, 53))).state.asked == ()


@rule("B-027")
def test_events_take_effect_in_the_order_of_their_revealing() -> None:
    """Halberstadt waits until Albatros has shown its card, and then takes the engineer it hired."""
    state = replace(asking(0, 1, albatros=(34,), halberstadt=(44,)), engineers=2)
    first = answer(window("resolve"), state, {0: {"event": "34"}, 1: {"event": "wait"}})
    assert first["albatros"].engineer
    assert first.state.asked == (1,)
    second = answer(window("resolve"), first.state, {1: {"event": "44", "target": "albatros"}})
    assert (second["albatros"].engineer, second["halberstadt"].engineer) == (False, True)


@rule("B-027")
def test_events_shown_together_go_in_tie_breaking_order() -> None:
    state = asking(0, 2, albatros=(53,), fokker=(42,))
    told = answer(window("resolve"), state, {0: {"event": "53"}, 2: {"event": "42"}})
    assert [played["company"] for played in told.all("played")] == ["fokker", "albatros"]


def test_who_waits_is_not_asked_again_if_nobody_plays() -> None:
    state = asking(0, 1, albatros=(20,), halberstadt=(22,))
    told = answer(window("resolve"), state, {0: {"event": "wait"}, 1: {"event": "pass"}})
    assert told.state.asked == ()


def test_alone_there_is_nothing_to_wait_for() -> None:
    assert offered(asking(0, albatros=(20,)), 0, "event") == ["pass"]


def test_a_planned_event_is_played_without_a_pause() -> None:
    told = run(window("resolve"), planned(scene("albatros", "fokker"), 0, 31))
    assert told["albatros"].factories == 5
    assert told.state.asked == ()


@pytest.mark.parametrize(
    ("card", "changes"),
    [
        (34, {"engineer": True}),
        (33, {}),
        (23, {}),
        (44, {}),
        (27, {}),
        (26, {}),
    ],
)
def test_a_planned_event_that_would_do_nothing_is_kept_and_only_its_owner_knows(
    card: int, changes: dict[str, Any]
) -> None:
    state = replace(
        scene("albatros", "fokker"), allied=replace(scene("albatros", "fokker").allied, fighter=4)
    )
    state = having(planned(state, 0, card, "leader"), "albatros", **changes)
    told = run(window(BARON.figures.event_of(card).window), state)
    assert told["albatros"].hand == (card,)
    assert [event.kind for event in told.events if event.visible_to(None)] == []
    assert [event.kind for event in told.events if event.visible_to(0)] == ["lapsed"]


def test_a_planned_event_whose_card_is_gone_is_not_played() -> None:
    state = having(planned(scene("albatros", "fokker"), 0, 31), "albatros", hand=())
    assert run(window("resolve"), state).kinds() == []


@pytest.mark.parametrize(("target", "hit"), [("leader", "halberstadt"), ("fokker", "fokker")])
def test_a_planned_event_is_aimed_by_name_or_at_the_leader(target: str, hit: str) -> None:
    state = scene("albatros", "halberstadt", "fokker")
    state = having(state, "halberstadt", effectiveness=replace(state.allied, fighter=9), factories=3)
    state = having(planned(state, 0, 19, target), "fokker", factories=3)
    told = run(window("resolve"), state)
    assert told.one("built")["company"] == hit


def test_planned_dead_ends_and_arrangements_take_the_most_valuable() -> None:
    state = scene("albatros", "fokker")
    state = having(state, "fokker", technologies=("ailerons", "streamlining"))
    dead_end = run(window("resolve"), planned(state, 0, 43, "fokker"))
    assert dead_end.one("dead_end")["technology"] == "streamlining"
    trade = having(planned(state, 0, 27, "leader"), "albatros", technologies=("thick_wings", "welded_steel"))
    told = run(window("resolve"), trade)
    assert [gained["technology"] for gained in told.all("gained")] == ["streamlining", "thick_wings"]
    assert told.state.asked == ()
    assert run(window("resolve"), ordered(trade, 1, returns="ask")).state.asked == (1,)


def test_a_partner_with_just_one_thing_to_gain_is_not_asked() -> None:
    state = having(scene("albatros", "fokker"), "fokker", technologies=("ailerons", "streamlining"))
    trade = having(planned(state, 0, 27, "leader"), "albatros", technologies=("thick_wings",))
    told = run(window("resolve"), trade)
    assert [(gained["company"], gained["technology"]) for gained in told.all("gained")] == [
        ("albatros", "streamlining"),
        ("fokker", "thick_wings"),
    ]
    assert told.state.asked == ()
    assert told.state.partners == ()


def test_a_planned_kill_hits_an_ace_of_the_target() -> None:
    state = replace(scene("albatros", "fokker"), aces=())
    state = having(planned(state, 0, 26, "leader"), "fokker", aces=("udet",))
    assert run(window("war"), state).state.killed == ("udet",)


def test_careful_preparations_cannot_be_planned() -> None:
    state = having(scene("albatros", "fokker"), "albatros", hand=(56,))
    assert offered(state, 0, "at_resolve") == ["orders", "none", "ask"]


def test_anybody_may_ask_to_be_asked_whatever_they_hold() -> None:
    """Of a hand only its size is known to all, and whoever holds nothing is not waited for."""
    state = having(scene("albatros", "fokker"), "albatros", hand=(20,))
    choices = {0: {**CARDS, "at_resolve": "ask"}, 1: CARDS}
    assert submit(having(state, "albatros", hand=()), choices).state.turn == 2
    told = submit(state, choices)
    assert told.state.asked == (0,)
    assert told.one("events_asked")["companies"] == ["albatros"]
    on = submit(told.state, {0: {}})
    assert on.state.turn == 2


def test_a_window_closes_silently_when_nobody_asked() -> None:
    """Whoever holds what, the public sees the same."""

    def seen(hand: tuple[int, ...]) -> list[Any]:
        state = having(scene("albatros", "fokker"), "albatros", hand=hand)
        told = submit(state, everyone(state, **CARDS))
        return [event for event in told.events if event.visible_to(1)]

    assert seen((31, 22)) == seen((60, 20))


@pytest.mark.parametrize("seat", [None, 1])
def test_orders_and_hands_are_for_their_owner_only(seat: int | None) -> None:
    state = planned(scene("albatros", "fokker"), 0, 20)
    own = mat(BARON.view(state, 0), "albatros")
    assert own.orders is not None
    assert [order.play for order in own.orders.events] == ["20"]
    other = mat(BARON.view(state, seat), "albatros")
    assert (other.orders, other.hand, other.hand_size) == (None, None, 1)
    world = BARON.imagine(state, 1, Stream(b"dream"))
    assert encode(BARON.view(world, 1)) == encode(BARON.view(state, 1))


def test_simultaneous_events_that_defeat_each_other_do_no_harm() -> None:
    """Both take the only engineer; the second finds nobody to take him from."""
    state = scene("albatros", "halberstadt", "pfalz")
    state = having(having(state, "albatros", hand=(44,)), "halberstadt", hand=(34,))
    state = replace(having(state, "pfalz", engineer=True), engineers=0, asked=(0, 1), stage="resolve events")
    told = answer(
        window("resolve"),
        state,
        {0: {"event": "44", "target": "pfalz"}, 1: {"event": "34", "target": "pfalz"}},
    )
    assert [each.engineer for each in told.state.companies].count(True) == 1
    assert told.kinds()[-1] == "no_effect"


def test_a_swiss_account_converts_no_more_than_inflation_left() -> None:
    state = replace(scene("fokker", "albatros"), stage="inflation events", asked=(0, 1), inflation=1)
    state = having(having(state, "fokker", hand=(32,)), "albatros", hand=(29,), marks=3)
    told = answer(window("inflation"), state, {0: {"event": "32"}, 1: {"event": "29", "amount": 3}})
    assert (told["albatros"].marks, told["albatros"].gold) == (0, 30 + 3)
    poorer = having(state, "albatros", marks=4)
    told = answer(window("inflation"), poorer, {0: {"event": "32"}, 1: {"event": "29", "amount": 3}})
    assert told["albatros"].marks == 0


def test_a_refusal_names_what_is_wrong() -> None:
    with pytest.raises(IllegalChoice, match="You can't pick"):
        at(asking(0, albatros=(20,))).check(0, {"event": "31"})


def test_the_default_answers_are_harmless() -> None:
    state = asking(0, 1, albatros=(31,), halberstadt=(20,))
    assert BARON.default(state, 0) == {"event": "pass"}
    told: Told = submit(state, {0: BARON.default(state, 0), 1: BARON.default(state, 1)}, rolls())
    assert told.state.stage == "actions"


def test_what_was_written_for_a_window_is_dropped_once_it_has_closed() -> None:
    state = wrote(having(scene("albatros", "fokker"), "albatros", hand=(31, 20)), 0)
    state = wrote(state, 0, events={"resolve": Order("31"), "inflation": Order("20")})
    told = run(window("resolve"), state)
    assert set(told.state.written[0].events) == {"inflation"}


def test_nothing_more_is_played_once_an_event_has_ended_the_game() -> None:
    state = replace(scene("albatros", "fokker"), inflation=9)
    state = planned(planned(state, 0, 20), 1, 32)
    told = run(window("inflation"), state)
    assert [played["card"] for played in told.all("played")] == [32]
    assert told.state.stage == "over"
    assert told["albatros"].hand == (20,)
    asked = replace(state, stage="inflation events", asked=(0, 1), orders={})
    told = answer(window("inflation"), asked, {0: {"event": "20"}, 1: {"event": "32"}})
    assert [played["card"] for played in told.all("played")] == [32]
