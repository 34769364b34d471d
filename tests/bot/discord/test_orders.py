"""Standing orders on Discord: a panel for oneself alone, behind a command and a button everywhere."""

from __future__ import annotations

import pytest

from tests.bot.discord.house import House, labels, offered, pick, words


async def test_orders_are_behind_the_panel_the_post_and_the_command(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    (post,) = await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "Orders" in labels(m)]
    )
    assert labels(post) == ["Plan", "Orders", "Manage", "Details"]
    replies = [
        await (await house.ann.press(panel, "Orders")).finished(),
        await (await house.ann.press(post, "Orders")).finished(),
        await (await house.ann.slash(house.thread, "orders", {})).finished(),
    ]
    for reply in replies:
        assert reply.ephemeral
        assert "After each round: Silence" in words(reply.message)
        assert "Home: City 0" in words(reply.message)


async def test_an_order_is_in_force_when_it_is_picked_and_narrows_the_others(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ann)
    sheet = (await (await house.ann.press(panel, "Orders")).finished()).message
    assert offered(sheet, "song") == ["none", "song"]
    await (await pick(house.ann, sheet, "song", "song")).finished()
    assert "After each round: A song" in words(sheet)
    assert "How loud: 10" in words(sheet)
    await (await house.ann.press(sheet, "Next ▶")).finished()
    assert "Page 2 of 2" in words(sheet)
    await house.restart()
    again = (await (await house.ann.slash(house.thread, "orders", {})).finished()).message
    assert "After each round: A song" in words(again)


async def test_a_number_is_typed_and_several_can_be_picked_and_taken_back(house: House) -> None:
    await house.game()
    sheet = (await (await house.ann.slash(house.thread, "orders", {})).finished()).message
    await (await pick(house.ann, sheet, "song", "song")).finished()
    window = (await house.ann.press(sheet, "How loud: 10")).modal
    await (await house.ann.submit(window, {"answer": "75"})).finished()
    assert "How loud: 75" in words(sheet)
    await (await pick(house.ann, sheet, "toast", "city1", "city2")).finished()
    assert "Toast: City 1 and City 2" in words(sheet)
    await (await pick(house.ann, sheet, "toast")).finished()
    assert "Toast: none" in words(sheet)


async def test_the_button_under_the_post_opens_each_ones_own_panel(house: House) -> None:
    await house.game()
    (post,) = await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "Plan" in labels(m)]
    )
    opened = await (await house.ben.press(post, "Plan")).finished()
    assert opened.ephemeral
    assert "Two cards that differ." in words(opened.message)
    await (await pick(house.ben, opened.message, "red.first", "left")).finished()
    assert "Red first: Left turn" in words(opened.message)
    refused = await (await house.sandbox.person("Cleo").press(post, "Plan")).finished()
    assert refused.message.content == "You don't have a seat in Game 1."


async def test_only_the_latest_post_has_buttons(house: House) -> None:
    await house.game(rounds="2")
    first = (
        await house.sandbox.until(lambda: [m for m in house.ann.reads(house.thread) if "Plan" in labels(m)])
    )[0]
    for person in (house.ann, house.ben):
        panel = await house.panel(person)
        await pick(person, panel, "red.first", "left")
        await pick(person, panel, "red.second", "ahead")
        await (await person.press(panel, "Lock in")).finished()
    await house.sandbox.until(lambda: labels(first) == ["Details"])
    await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "Plan" in labels(m) and m.id != first.id]
    )


async def test_an_order_that_needs_more_is_in_force_once_that_is_said(house: House) -> None:
    """Who lent the coat has no default: until it is said the orders before stand, also after a restart."""
    await house.game()
    sheet = (await (await house.ann.slash(house.thread, "orders", {})).finished()).message
    assert "Start over" not in labels(sheet)
    await (await pick(house.ann, sheet, "coat", "lent")).finished()
    assert "**These aren't in force yet.** Still to choose: Lent by." in words(sheet)
    assert "Page 2 of 2" in words(sheet), "where it is asked"
    await house.restart()
    again = (await (await house.ann.slash(house.thread, "orders", {})).finished()).message
    assert "**These aren't in force yet.** Still to choose: Lent by." in words(again)
    await (await pick(house.ann, sheet, "lender", "city2")).finished()
    assert "Lent by: City 2" in words(sheet)
    assert "aren't in force yet" not in words(sheet)


async def test_an_order_that_is_not_finished_can_be_dropped(house: House) -> None:
    await house.game()
    sheet = (await (await house.ann.slash(house.thread, "orders", {})).finished()).message
    await (await pick(house.ann, sheet, "song", "song")).finished()
    await (await house.ann.press(sheet, "Next ▶")).finished()
    await (await pick(house.ann, sheet, "coat", "lent")).finished()
    await (await house.ann.press(sheet, "Start over")).finished()
    assert "Coat: On" in words(sheet)
    assert "After each round: A song" in words(sheet)
    assert "aren't in force yet" not in words(sheet)


@pytest.mark.parametrize("values", [["nonsense"], ["city1"]])
async def test_nonsense_is_refused_in_a_sentence(house: House, values: list[str]) -> None:
    await house.game()
    sheet = (await (await house.ann.slash(house.thread, "orders", {})).finished()).message
    custom_id = sheet.selects[0]["custom_id"]
    reply = await house.forged_press(house.ann, sheet, custom_id, values)
    assert reply.followups[-1].ephemeral
    again = (await (await house.ann.slash(house.thread, "orders", {})).finished()).message
    assert "After each round: Silence" in words(again)


async def test_another_players_orders_cannot_be_changed(house: House) -> None:
    await house.game()
    sheet = (await (await house.ann.slash(house.thread, "orders", {})).finished()).message
    reply = await house.forged_press(house.ben, sheet, sheet.selects[0]["custom_id"], ["song"])
    assert "another player's" in reply.followups[-1].content
