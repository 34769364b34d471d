"""Pictures as each person wants them: still ones only, in high contrast, or told in words."""

from __future__ import annotations

from bot.discord.panels.ids import OwnId
from sandbox.model import Message
from tests.bot.discord.house import House, labels, pick, words
from tests.bot.discord.test_planning import pictures


async def wants(house: House, kind: str) -> Message:
    """Ann settles which pictures she wants; her settings as they then are."""
    shown = (await (await house.ann.slash(house.ann.open_dm(), "settings")).finished()).message
    await (await house.ann.choose(shown, str(OwnId("pictures")), [kind])).finished()
    return shown


async def asked(house: House, command: str) -> Message:
    return (await (await house.ann.slash(house.thread, command)).finished()).message


async def test_the_settings_say_which_pictures_somebody_wants_over_a_restart(house: House) -> None:
    shown = await wants(house, "still")
    assert "**Pictures:** still only" in words(shown)
    await house.restart()
    await (await house.ann.press(shown, "High contrast: off")).finished()
    assert "still only; I post no films at your tables, in high contrast" in words(shown)
    assert "High contrast: on" in labels(shown)


async def test_whoever_wants_words_is_told_what_the_panel_would_show(house: House) -> None:
    await wants(house, "words")
    await house.game()
    panel = await house.panel(house.ann)
    assert pictures(panel) == set()
    assert panel.attachments == []
    assert "Preview of \\[]." in words(panel)
    assert "The mat of seat 0." in words(panel)
    await pick(house.ann, panel, "red.first", "left")
    assert panel.attachments == []
    assert "'red.first'" in words(panel)
    assert pictures(await house.panel(house.ben)) == {"Preview of [].", "The mat of seat 1."}


async def test_whoever_wants_words_is_told_the_table_and_the_mat(house: House) -> None:
    await house.game()
    assert (await asked(house, "game board")).attachments != []
    await wants(house, "words")
    for command, said in (("game board", "The board"), ("game mat", "The mat of seat 0.")):
        answer = await asked(house, command)
        assert answer.attachments == []
        assert said in words(answer)


async def test_what_is_posted_for_all_keeps_its_picture(house: House) -> None:
    await wants(house, "words")
    await house.game()
    post = await house.sandbox.until(
        lambda: [message for message in house.ben.reads(house.thread) if message.attachments]
    )
    assert post[0].attachments


async def test_a_time_lapse_is_nothing_for_whoever_wants_no_moving_pictures(house: House) -> None:
    await house.game()
    await wants(house, "still")
    assert "you've asked for pictures that don't" in words(await asked(house, "game replay"))
