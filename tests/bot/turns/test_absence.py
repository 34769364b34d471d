"""People who fall silent: a table waits for them once a turn at most, and after some turns not at all."""

from __future__ import annotations

import pytest

from bot.kit.refusal import Refusal
from rules.engine import Pick
from tests.bot.backroom import ANNA, BEN, CLEO, House, bidding
from tests.bot.tiny_title import Tiny, TinyState


class Halves(Tiny):
    """Two questions make a turn."""

    def turn_of(self, state: TinyState) -> int:
        return state.round // 2


async def test_a_complete_draft_is_played_when_time_runs_out(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.desk.planning.fill(game, BEN, 0, {"number": "6"})
    await house.pass_time(hours=25)
    told = house.courier.thread[-1].text
    assert "Bids: Anna 3, Ben 6." in told
    assert "Time ran out for Ben: the plan they had filled in was played." in told


@pytest.mark.parametrize("policy", ["default", "autopilot"])
async def test_a_draft_that_is_not_complete_gives_way_to_the_hosts_wish(house: House, policy: str) -> None:
    game = await house.game(BEN, policy=policy)
    await house.bid(game, ANNA, "3")
    await house.desk.planning.fill(game, BEN, 0, {"manner": "bold"})
    await house.pass_time(hours=25)
    assert "Time ran out for Ben: " in house.courier.thread[-1].text
    assert "filled in" not in house.courier.thread[-1].text


async def test_a_table_that_waits_takes_a_complete_draft_too(house: House) -> None:
    game = await house.game(BEN, CLEO, policy="wait")
    await house.bid(game, ANNA, "3")
    await house.desk.planning.fill(game, BEN, 0, {"number": "6"})
    await house.pass_time(hours=25)
    assert (await house.desk.queries.status(game)).step == 0
    assert "this table is waiting for <@102> and <@103>." in house.courier.thread[-1].text, (
        "that Ben's plan is filled in is nobody's business"
    )
    assert (await house.bid(game, CLEO, "2")).resolved
    await house.settle()
    assert "Bids: Anna 3, Ben 6, Cleo 2." in house.courier.thread[-1].text


async def test_one_deadline_a_turn_at_most(house: House) -> None:
    """What follows in the same turn is answered at once for somebody who was silent."""
    house.titles["tiny"] = Halves()  # type: ignore[index]
    game = await house.game(BEN, rounds=6)
    await house.bid(game, ANNA, "3")
    await house.pass_time(hours=25)
    assert "Waiting for <@101> until" in house.courier.thread[-1].text
    panels = len(house.courier.to(BEN))
    assert (await house.bid(game, ANNA, "4")).resolved, (
        "the second question of the turn waits for nobody else"
    )
    await house.settle()
    assert "Time ran out" not in house.courier.thread[-1].text
    assert "Waiting for <@101> and <@102> until" in house.courier.thread[-1].text
    assert len(house.courier.to(BEN)) == panels + 1, "a new turn, a new chance"


async def test_whoever_acts_again_in_the_same_turn_is_waited_for_again(house: House) -> None:
    house.titles["tiny"] = Halves()  # type: ignore[index]
    game = await house.game(BEN, rounds=6)
    await house.bid(game, ANNA, "3")
    await house.pass_time(hours=25)
    await house.desk.planning.fill(game, BEN, 1, {"number": "5"})
    assert not (await house.bid(game, ANNA, "4")).resolved
    assert (await house.bid(game, BEN, "5")).resolved


async def test_after_two_missed_turns_a_stand_in_sits_in_until_they_are_back(house: House) -> None:
    game = await house.game(BEN, rounds=9)
    for number in ("3", "4"):
        await house.bid(game, ANNA, number)
        await house.pass_time(hours=25)
    said = [m.text for m in house.courier.thread if "missed 2 turns in a row" in m.text]
    assert said == ["Ben has missed 2 turns in a row. A stand-in plays for them until they're back."]
    (letter,) = [m for m in house.courier.to(BEN) if "a stand-in plays for you" in m.text]
    assert letter.letter.panel is not None
    assert letter.letter.panel.kind == "back"
    for number in ("5", "6", "5"):
        assert (await house.bid(game, ANNA, number)).resolved, "nobody waits any more"
        await house.settle()
    assert not [m for m in house.courier.to(BEN) if m.id > letter.id and m.letter.panel], "Ben is not asked"
    await house.desk.presence.come_back(game, BEN)
    await house.settle()
    assert house.courier.thread[-1].text == "Ben is back."
    assert not (await house.bid(game, ANNA, "4")).resolved
    bids = (await house.desk.planning.form(game, BEN)).fields[0]
    assert isinstance(bids, Pick)
    assert (await house.bid(game, BEN, bids.options[0].value)).resolved, "what the stand-in has not just bid"
    with pytest.raises(Refusal, match="already have your seat"):
        await house.desk.presence.come_back(game, BEN)


async def test_anything_they_do_gives_the_seat_back(house: House) -> None:
    game = await house.game(BEN, rounds=9)
    for number in ("3", "4"):
        await house.bid(game, ANNA, number)
        await house.pass_time(hours=25)
    await house.desk.planning.lock_in(game, BEN, 2, bidding("6"))
    await house.settle()
    assert "Ben is back." in [message.text for message in house.courier.thread]
    assert (await house.bid(game, ANNA, "1")).resolved
    await house.settle()
    assert "Ben 6" in house.courier.thread[-1].text


async def test_a_turn_that_was_played_in_time_makes_up_for_a_missed_one(house: House) -> None:
    game = await house.game(BEN, rounds=9)
    for late in (True, False, True):
        await house.bid(game, ANNA, "3" if late else "4")
        if late:
            await house.pass_time(hours=25)
        else:
            await house.bid(game, BEN, "6")
            await house.settle()
    assert not [m.text for m in house.courier.thread if "in a row" in m.text]


async def test_the_host_can_ask_for_endless_patience(house: House) -> None:
    game = await house.lobby(BEN, rounds=9)
    async with house.core.store.transaction() as tx:
        await tx.execute("UPDATE games SET patience = 0")
    await house.desk.lobby.start(game, ANNA)
    for number in ("3", "4", "5"):
        await house.settle()
        await house.bid(game, ANNA, number)
        await house.pass_time(hours=25)
    assert not [m.text for m in house.courier.thread if "in a row" in m.text]


async def test_three_silent_people_cost_the_fourth_two_deadlines_and_no_more(house: House) -> None:
    game = await house.game(BEN, CLEO, rounds=8)
    waited = 0
    for number in ("3", "4", "3", "4", "3", "4", "3", "4"):
        if not (await house.bid(game, ANNA, number)).resolved:
            await house.pass_time(hours=25)
            waited += 1
        await house.settle()
    assert waited == 2
    assert (await house.desk.queries.status(game)).status == "over"


async def test_when_only_stand_ins_are_left_the_game_is_finished_at_once(house: House) -> None:
    game = await house.game(BEN, rounds=9)
    await house.pass_time(hours=25)
    await house.pass_time(hours=25)
    assert (await house.desk.queries.status(game)).status == "over"


async def test_a_change_keeps_the_old_plan_until_the_new_one_is_locked_in(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    sheet = await house.desk.planning.change(game, ANNA, 0)
    assert sheet.changing
    await house.desk.planning.fill(game, ANNA, 0, {"number": "6"})
    assert (await house.bid(game, BEN, "5")).resolved
    await house.settle()
    assert "Bids: Anna 3, Ben 5." in house.courier.thread[-1].text


async def test_a_change_can_be_called_off(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.desk.planning.change(game, ANNA, 0)
    await house.desk.planning.fill(game, ANNA, 0, {"number": "6"})
    sheet = await house.desk.planning.keep(game, ANNA, 0)
    assert sheet.locked == bidding("3")
    assert (await house.desk.planning.lock_in(game, ANNA, 0)).words[0] == "Bid: bid 3"


async def test_whoever_is_back_is_asked_what_the_table_waits_for(house: House) -> None:
    game = await house.game(BEN, CLEO, rounds=9)
    for number in ("3", "4"):
        await house.bid(game, ANNA, number)
        await house.bid(game, CLEO, number)
        await house.pass_time(hours=25)
    await house.desk.presence.come_back(game, BEN)
    await house.settle()
    panel = house.courier.to(BEN)[-1].letter.panel
    assert panel is not None
    assert (panel.kind, panel.step) == ("plan", 2)
    (post,) = [m for m in house.courier.thread if m.letter.panel and m.letter.panel.step == 2]
    assert "Waiting for <@101>, <@102> and <@103> until" in post.text
