"""Standing orders through the desk: at any time, in force at once, secret, durable, and in the record."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.kit.refusal import Refusal
from rules.engine import Value
from rules.record import read
from rules.titles import TITLES
from rules.verify import verify
from tests.bot.backroom import ANNA, BEN, CLEO, House

CHEER = {"cheer": "yes"}


async def test_orders_are_shown_back_and_stand_until_they_are_changed(house: House) -> None:
    game = await house.game(BEN)
    assert (await house.desk.orders.form(game, ANNA)).words == ("When you win: Stay calm",)
    assert (await house.desk.orders.give(game, ANNA, CHEER)).words == ("When you win: Cheer",)
    for anna, ben in (("5", "3"), ("6", "4")):
        await house.bid(game, ANNA, anna)
        await house.bid(game, BEN, ben)
        await house.settle()
        assert "Anna cheers." in house.courier.thread[-1].text
        assert (await house.desk.orders.form(game, ANNA)).orders == CHEER
    await house.desk.orders.give(game, ANNA, {"cheer": "no"})
    assert (await house.desk.orders.form(game, ANNA)).words == ("When you win: Stay calm",)


async def test_orders_can_be_given_after_ones_plan_and_while_others_plan(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "5")
    await house.desk.orders.give(game, ANNA, CHEER)
    await house.bid(game, BEN, "3")
    await house.settle()
    assert "Anna cheers." in house.courier.thread[-1].text


async def test_a_restart_forgets_no_orders(house: House) -> None:
    game = await house.game(BEN)
    await house.desk.orders.give(game, ANNA, CHEER)
    await house.restart()
    assert (await house.desk.orders.form(game, ANNA)).orders == CHEER


async def test_nobody_else_hears_of_them(house: House) -> None:
    game = await house.game(BEN)
    before = [message.text for message in house.courier.messages]
    mat = await house.desk.queries.mat(game, BEN)
    await house.desk.orders.give(game, ANNA, CHEER)
    await house.settle()
    assert [message.text for message in house.courier.messages] == before
    assert all(not message.edits for message in house.courier.messages[-2:])
    assert await house.desk.queries.mat(game, BEN) == mat
    assert (await house.desk.orders.form(game, BEN)).words == ("When you win: Stay calm",)


async def test_the_record_holds_them_with_their_step(house: House) -> None:
    game = await house.game(BEN, rounds=2)
    for step, (anna, ben) in enumerate((("5", "3"), ("6", "4"))):
        if step == 1:
            await house.desk.orders.give(game, BEN, CHEER)
        await house.bid(game, ANNA, anna)
        await house.bid(game, BEN, ben)
        await house.settle()
    record = read((await house.desk.queries.record(game)).data)
    assert [step.orders for step in record.steps] == [{}, {1: CHEER}]
    assert verify(record, house.titles).outcome
    assert "checks out" in await house.desk.queries.verify(game)


async def test_orders_given_while_the_turn_is_resolved_count_for_that_turn_or_the_next(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "5")
    await asyncio.gather(house.bid(game, BEN, "3"), house.desk.orders.give(game, ANNA, CHEER))
    await house.settle()
    assert (await house.desk.orders.form(game, ANNA)).orders == CHEER
    assert (await house.desk.planning.form(game, ANNA)).step == 1


async def test_an_order_that_takes_several_answers_is_in_force_with_the_last_of_them(tmp_path: Path) -> None:
    """A whole plan for a turn, pick after pick, while another player's step goes by."""
    house = await House(tmp_path / "orders.sqlite3", titles=TITLES).open()
    game = await house.game(BEN, title="airbaron", rounds=5)
    orders = house.desk.orders

    async def missing(**answer: Value) -> list[str]:
        return [field.name for field in (await orders.give(game, BEN, answer)).missing]

    assert await missing(plan="plan") == ["act.1"]
    assert await missing(**{"act.1": "buy"}) == ["target.1"]
    for user in (ANNA, BEN):
        form = await house.desk.planning.form(game, user)
        await house.desk.planning.lock_in(game, user, form.step, {"plan": "ask"})
    await house.settle()
    assert not house.rows("SELECT 1 FROM orders")
    assert await missing(**{"target.1": "ORD"}) == []
    assert "Spoke or hub to buy from: Any open spoke of Chicago" in (await orders.form(game, BEN)).words
    await house.close()


async def test_an_unfinished_order_is_dropped_or_goes_with_its_owner(tmp_path: Path) -> None:
    house = await House(tmp_path / "orders.sqlite3", titles=TITLES).open()
    game = await house.game(BEN, title="airbaron", rounds=5)
    stands = await house.desk.orders.form(game, BEN)
    for leaves in (False, True):
        await house.desk.orders.give(game, BEN, {"plan": "plan"})
        assert (await house.desk.orders.form(game, BEN)).missing
        if leaves:
            await house.desk.presence.resign(game, BEN)
        else:
            assert await house.desk.orders.drop(game, BEN) == stands
            assert await house.desk.orders.form(game, BEN) == stands
    assert house.rows("SELECT 1 FROM drafts") == []
    await house.close()


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        ({"cheer": "perhaps"}, "You can't pick “perhaps” for “When you win” right now."),
        ({"boo": "yes"}, "This form doesn't ask for “boo”."),
        ({"cheer": 3}, "You can't answer “When you win” with “3”."),
    ],
)
async def test_what_cannot_be_ordered_is_refused_and_nothing_changes(
    house: House, answers: dict[str, str | int], why: str
) -> None:
    game = await house.game(BEN)
    with pytest.raises(Refusal, match=why):
        await house.desk.orders.give(game, ANNA, answers)
    assert (await house.desk.orders.form(game, ANNA)).orders == {"cheer": "no"}


async def test_who_has_no_seat_and_a_game_that_is_over_take_no_orders(house: House) -> None:
    game = await house.game(BEN, rounds=1)
    with pytest.raises(Refusal, match="You don't have a seat in Game 1"):
        await house.desk.orders.give(game, CLEO, CHEER)
    await house.bid(game, ANNA, "5")
    await house.bid(game, BEN, "3")
    for asked in (house.desk.orders.form(game, ANNA), house.desk.orders.give(game, ANNA, CHEER)):
        with pytest.raises(Refusal, match="Game 1 is over"):
            await asked
