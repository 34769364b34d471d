"""/hint, typed: for whoever asks alone, and taken into the plan if they like."""

from __future__ import annotations

from msgspec import structs

from bot.discord.panels import plan_face
from bot.discord.panels.ids import PlanId
from tests.bot.discord.house import House, labels, words


async def alone(house: House) -> None:
    """Ann against a stand-in."""
    post = await house.lobby(house.ann)
    await (await house.ann.press(post, "Add stand-in")).finished()
    await (await house.ann.press(post, "Start")).finished()
    await house.sandbox.until(house.sandbox.threads)
    await house.panel(house.ann)
    await house.sandbox.until(lambda: said(house))


def said(house: House) -> list[str]:
    """What everybody reads in the thread."""
    return [each.content for each in house.ben.reads(house.thread) if "Waiting for" in each.content]


async def test_a_hint_is_for_who_asks_and_can_be_taken(house: House) -> None:
    await alone(house)
    before = said(house)
    hint = await (await house.ann.slash(house.thread, "hint")).finished()
    assert hint.ephemeral
    assert "would choose:" in words(hint.message)
    assert "I only know what you may know" in words(hint.message)
    taken = await (await house.ann.slash(house.thread, "hint", {"take": True})).finished()
    assert taken.ephemeral
    assert "Lock in" in [str(button["label"]) for button in taken.message.buttons]
    assert said(house) == before


async def test_the_panel_has_a_button_for_it_and_the_hint_one_that_fills_it_in(house: House) -> None:
    await alone(house)
    panel = await house.panel(house.ann)
    assert "**Hint** below, or `/hint`" in words(panel)
    hint = await (await house.ann.press(panel, "Hint")).finished()
    assert hint.ephemeral
    assert "would choose:" in words(hint.message)
    taken = await (await house.ann.press(hint.message, "Fill it in")).finished()
    assert "Start over" in labels(taken.message), "there is a plan to be looked at"
    assert "**Hint** below" not in words(taken.message), "it has been heard of"
    await (await house.ann.press(taken.message, "Lock in")).finished()
    late = await (await house.ann.press(hint.message, "Fill it in")).finished()
    assert "That turn is over" in words(late.message)


async def test_a_panel_has_no_such_button_among_people(house: House) -> None:
    await house.game()
    panel = await house.panel(house.ben)
    assert "Lock in" in labels(panel)
    assert "Hint" not in labels(panel)
    assert "Hint" not in words(panel)


async def test_where_an_old_plan_stands_there_is_no_room_for_it(house: House) -> None:
    """Components are forty at the most, and some pages need all that these buttons leave."""
    await house.game()
    await (await house.ben.slash(house.thread, "plan")).finished()
    sheet = await house.core.desk.planning.form(1, house.ben.id)
    for changing in (False, True):
        form = structs.replace(
            sheet, hints=True, changing=changing, can_order=True, draft={"a": "b"}, complete=True
        )
        here = PlanId("pick", 1, form.seat, form.step)
        buttons = [button.label for button in plan_face._controls(form, here, warned=False)]
        assert len(buttons) == 4
        assert ("Hint" in buttons) is not changing


async def test_among_people_it_is_refused_unless_the_host_allowed_it(house: House) -> None:
    await house.game()
    refused = await (await house.ben.slash(house.thread, "hint")).finished()
    assert refused.content.startswith("Game 1 has no hints")
