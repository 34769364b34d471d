"""Standing orders: given at any time, for good or for a turn, shown back, and after what a plan says."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from rules.baron.standing import Order, Orders, Standing
from rules.baron.state import State
from rules.baron.title import BARON
from rules.engine import Choice, Pick, Value
from rules.forms import with_defaults
from rules.table import Table, encode
from tests.rules.baron.scenes import at, having, offered, ordered, run, scene, submit, window, wrote

CARDS = {"twice": "build", "once": "bank"}


def shown(state: State, seat: int = 0) -> dict[str, Value]:
    """The order form as its owner finds it."""
    return with_defaults(partial(BARON.order_fields, state, seat), {})


def given(state: State, seat: int = 0, **orders: str) -> State:
    table = at(state)
    table.give_orders(seat, orders)
    after: State = table.state
    return after


def may_order(state: State, name: str, seat: int = 0, partial: Choice | None = None) -> list[str]:
    fields = {field.name: field for field in BARON.order_fields(state, seat, partial or {})}
    field = fields.get(name)
    return [option.value for option in field.options] if isinstance(field, Pick) else []


def test_whoever_never_orders_anything_stops_nobody() -> None:
    usual = shown(scene("albatros", "fokker"))
    assert "ask" not in usual.values()
    assert usual["lasting"] == "good"
    table = Table.new(BARON, 4, {}, b"undisturbed")
    while not table.outcome:
        assert {due.kind for due in table.pending().values()} == {"actions"}
        for seat in table.pending():
            table.submit(seat, {"twice": "espionage", "once": "design"})


@pytest.mark.parametrize(
    ("key", "field"), [("roland", "licence"), ("pfalz", "bonus"), ("halberstadt", "discard")]
)
def test_special_abilities_have_orders_of_their_own(key: str, field: str) -> None:
    state = scene(key, "albatros")
    assert "ask" in may_order(state, field)
    assert may_order(state, field, seat=1) == []


def test_orders_last_from_turn_to_turn() -> None:
    state = given(scene("albatros", "fokker"), spy="ask", bank="ask", design="rolls")
    told = submit(state, {0: {"twice": "build", "once": "research"}, 1: CARDS})
    assert told.state.turn == 2
    after = shown(told.state)
    assert (after["spy"], after["bank"], after["design"]) == ("ask", "ask", "rolls")


def test_orders_for_one_turn_give_way_to_those_before() -> None:
    state = given(scene("albatros", "fokker"), spy="none")
    state = given(state, lasting="turn", spy="ask")
    assert shown(state)["spy"] == "ask"
    assert may_order(state, "lasting") == ["good", "turn"]
    told = submit(state, {0: {"twice": "build", "once": "research"}, 1: CARDS})
    assert (shown(told.state)["spy"], shown(told.state)["lasting"]) == ("none", "good")


def test_what_lasts_is_shown_where_lasting_orders_are_changed() -> None:
    state = given(given(scene("albatros", "fokker"), spy="none"), lasting="turn", spy="ask")
    fields = {field.name: field for field in BARON.order_fields(state, 0, {"lasting": "good"})}
    assert fields["spy"].default == "none"  # type: ignore[union-attr]
    changed = given(state, lasting="good", bank="ask")
    assert changed.orders[0] == Standing(Orders(spy="none", bank="ask"))


def test_a_plan_goes_before_orders_and_orders_for_this_turn_before_the_plan() -> None:
    state = having(scene("albatros", "fokker"), "albatros", hand=(22, 20))
    state = wrote(replace(state, stage="resolve events"), 0, events={"contracts": Order("22")})
    state = given(state, at_contracts="ask")
    assert run(window("contracts"), state).one("played")["card"] == 22
    later = given(state, lasting="turn", at_contracts="ask")
    assert run(window("contracts"), later).state.asked == (0,)


def test_orders_for_this_turn_begin_with_what_was_written_for_it() -> None:
    state = having(scene("albatros", "fokker"), "albatros", hand=(22, 20))
    state = wrote(state, 0, events={"contracts": Order("22", "", "late")})
    table = at(state)
    settled = table.give_orders(0, {"lasting": "turn", "bank": "ask"})
    assert (settled["at_contracts"], settled["at_contracts_when"]) == ("22", "late")
    assert table.state.orders_of(table.state.of(0)).events == {"contracts": Order("22", "", "late")}


def test_a_card_that_has_left_the_hand_is_ordered_no_more() -> None:
    """Should it come back some day, it is not played unasked."""
    state = having(scene("albatros", "fokker"), "albatros", hand=(20,))
    state = given(state, at_inflation="20")
    told = submit(state, {0: CARDS, 1: CARDS})
    assert told.one("played")["card"] == 20
    assert told.state.orders[0] == Standing()
    assert shown(told.state)["at_inflation"] == "none"


def test_an_event_that_waits_for_its_condition_waits_on_next_turn() -> None:
    state = having(scene("albatros", "fokker"), "albatros", hand=(20,))
    state = given(state, at_inflation="20", at_inflation_when="hit")
    calm = run(window("inflation"), state)
    assert calm.kinds() == []
    assert shown(calm.state)["at_inflation"] == "20"


def test_the_turns_plan_leaves_to_the_orders_what_it_does_not_change() -> None:
    state = having(scene("albatros", "fokker"), "albatros", hand=(31,))
    state = given(state, at_resolve="31")
    assert offered(state, 0, "at_resolve") == ["orders", "none", "ask", "31"]
    played = submit(state, {0: CARDS, 1: CARDS})
    assert played.one("played")["card"] == 31
    held = submit(state, {0: {**CARDS, "at_resolve": "none"}, 1: CARDS})
    assert held.all("played") == []
    assert shown(held.state)["at_resolve"] == "31"


def test_orders_change_nothing_that_is_asked_just_now() -> None:
    state = ordered(
        having(scene("albatros", "fokker"), "albatros", hand=(31,)), 0, events={"resolve": Order("ask")}
    )
    asked = run(window("resolve"), state).state
    after = given(asked, at_resolve="none", design="ask")
    assert BARON.pending(after) == BARON.pending(asked)
    assert encode(BARON.view(after, 1)) == encode(BARON.view(asked, 1))
    assert offered(after, 0, "event") == ["pass", "31"]


def test_a_view_shows_a_seat_its_own_orders_alone() -> None:
    mine = given(
        having(scene("albatros", "fokker"), "albatros", hand=(20,)), lasting="turn", at_inflation="20"
    )
    seen = BARON.view(mine, 0).companies[0].orders
    assert seen is not None
    assert [(order.window, order.play, order.when) for order in seen.events] == [
        ("inflation", "20", "always")
    ]
    assert (seen.lasting, seen.others["bank"]) == ("turn", "all")
    assert BARON.view(mine, 1).companies[0].orders is None
