"""Hands of cards: a tap each, one airplane after the other, with the plan in the picture all the while."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import discord
import pytest

from bot.discord.panels.ids import PlanId
from render.artist import Picture
from sandbox.model import Message
from tests.bot.discord.house import House, labels, words
from tests.bot.discord.test_planning import pictures, plan
from tests.titles.survey import SurveyArtist

RED = ("↑ straight", "↰ left", "↱ right", "⤺ loop")


async def tap(house: House, panel: Message, *buttons: str) -> None:
    for button in buttons:
        await (await house.ann.press(panel, button)).finished()


def greyed(panel: Message) -> list[str]:
    return [str(each["label"]) for each in panel.buttons if each.get("disabled")]


async def test_a_tap_fills_the_next_place(house: House) -> None:
    await house.game(form="hand")
    panel = await house.panel(house.ann)
    assert labels(panel)[:2] == ["red", "blue"]
    assert labels(panel)[2:6] == list(RED)
    assert greyed(panel) == ["⤺ loop", "⌫ Take back"]
    assert "Three cards, flown in this order." in words(panel)
    await tap(house, panel, "↑ straight")
    assert "red: **↑ straight** → … → …" in words(panel)
    assert greyed(panel) == []
    await tap(house, panel, "① ↑ straight")
    assert "red: **↑ straight** → **↑ straight** → …" in words(panel)
    assert greyed(panel) == ["①② ↑ straight"], "there is no third"
    await tap(house, panel, "⌫ Take back")
    assert "red: **↑ straight** → … → …" in words(panel)
    assert "Preview of ['red.first']." in pictures(panel)


async def test_two_airplanes_follow_each_other(house: House) -> None:
    await house.game(form="hand")
    panel = await house.panel(house.ann)
    await tap(house, panel, "↰ left", "↑ straight", "↱ right")
    assert labels(panel)[:2] == ["red ✓", "blue"]
    assert "Pick three cards for blue." in words(panel)
    await tap(house, panel, "Same as red")
    assert "blue: **↰ left** → **↑ straight** → **↱ right**" in words(panel)
    assert "All set" in words(panel)
    await tap(house, panel, "Lock in")
    assert "Locked in" in words(panel)
    assert any(
        "The mat of seat 0 with ['blue.fire', 'blue.first'" in (each or "") for each in pictures(panel)
    )
    stored = (await house.core.desk.planning.form(1, house.ann.id)).locked
    assert stored is not None
    assert [stored[f"{plane}.{slot}"] for plane in ("red", "blue") for slot in ("first", "second")] == [
        "left", "one", "left", "one",
    ]  # fmt: skip


async def test_the_plan_of_the_turn_before(house: House) -> None:
    await house.game(form="hand")
    panel = await house.panel(house.ann)
    assert "As before" not in labels(panel)
    await tap(house, panel, "↰ left", "↑ straight", "↱ right", "Same as red", "Lock in")
    ben = await house.panel(house.ben)
    for button in ("↰ left", "↑ straight", "↱ right", "Same as red", "Lock in"):
        await (await house.ben.press(ben, button)).finished()
    panel = await house.panel(house.ann, 2)
    await tap(house, panel, "As before", "As before", "Lock in")
    assert "Locked in" in words(panel)


async def test_quick_thumbs(house: House) -> None:
    await house.game(form="hand")
    panel = await house.panel(house.ann)
    ids = {str(each["label"]): str(each["custom_id"]) for each in panel.buttons}
    await asyncio.gather(*(house.forged_press(house.ann, panel, ids[card]) for card in RED[:3]))
    form = await house.core.desk.planning.form(1, house.ann.id)
    assert sorted(map(str, form.draft.values())) == ["left", "one", "right"]


async def test_a_card_that_cannot_be_laid(house: House) -> None:
    await house.game(form="hand")
    panel = await house.panel(house.ann)
    loop = next(str(each["custom_id"]) for each in panel.buttons if each["label"] == "⤺ loop")
    refused = await house.forged_press(house.ann, panel, loop)
    assert refused.followups[-1].content == "You can't lay “⤺ loop” there now."


async def test_dangers_are_told_and_asked_about(house: House) -> None:
    await house.game(form="hand")
    panel = await house.panel(house.ann)
    await tap(house, panel, "↰ left", "↑ straight", "⤺ loop", "↰ left", "↑ straight", "↱ right")
    assert "⚠️ Red loops into the ground." in words(panel)
    await tap(house, panel, "Lock in")
    assert "Are you sure?" in words(panel)
    assert "Lock in" not in labels(panel)
    await tap(house, panel, "Lock in anyway")
    assert "Locked in" in words(panel)


async def test_a_change_is_seen_on_every_panel(house: House) -> None:
    await house.game(form="hand")
    asked = await house.panel(house.ann)
    whispered = (await (await house.ann.slash(house.thread, "plan")).finished()).message
    await tap(house, asked, "↰ left")
    await house.sandbox.until(lambda: "red: **↰ left**" in words(whispered))
    await tap(house, whispered, "↑ straight")
    await house.sandbox.until(lambda: "**↰ left** → **↑ straight**" in words(asked))
    laid = ["red.first", "red.second"]
    assert pictures(asked) == {f"Preview of {laid}.", f"The mat of seat 0 with {laid}."}


async def test_the_end_of_a_step_closes_every_panel(house: House) -> None:
    await house.game(form="hand")
    await house.panel(house.ann)
    whispered = (await (await house.ann.slash(house.thread, "plan")).finished()).message
    slots = {"first": "left", "second": "right", "third": "one"}
    choice = {f"{plane}.{slot}": card for plane in ("red", "blue") for slot, card in slots.items()}
    for person in (house.ann, house.ben):
        await house.core.desk.planning.lock_in(1, person.id, 0, choice)
    await house.sandbox.until(lambda: not whispered.buttons)
    assert "Played!" in words(whispered)


class SlowArtist(SurveyArtist):
    """Draws nothing before it is let."""

    def __init__(self) -> None:
        self.let = threading.Event()

    def preview(self, view: object, foreseen: object, names: object) -> Picture:
        self.let.wait()
        return super().preview(view, foreseen, names)  # type: ignore[arg-type] # handed through


@pytest.fixture
def slow_artist(house: House) -> Iterator[SlowArtist]:
    """Whatever a test comes to, it is let in the end: the house waits for its artists when it closes."""
    artist = SlowArtist()
    yield artist
    artist.let.set()


async def test_words_do_not_wait_for_a_slow_picture(
    house: House, slow_artist: SlowArtist, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.panels.plan_drawing.PATIENCE", 0.01)
    await house.game(form="hand")
    panel = await house.panel(house.ann)
    drawn = {"Preview of [].", "The mat of seat 0."}
    await house.sandbox.until(lambda: pictures(panel) == drawn)
    house.core.tables.catalogue.artists["survey"] = slow_artist  # type: ignore[index] # a dict behind a Mapping
    await tap(house, panel, "↰ left")
    assert "red: **↰ left**" in words(panel)
    assert pictures(panel) == drawn, "the picture that was there"
    slow_artist.let.set()
    await house.sandbox.until(lambda: "Preview of ['red.first']." in pictures(panel))
    assert "red: **↰ left**" in words(panel)


async def test_a_panel_of_an_earlier_make_still_answers(house: House) -> None:
    await house.game()
    await house.panel(house.ann)
    channel = house.client.get_partial_messageable((house.ann.dm or house.ann.open_dm()).id)
    view = discord.ui.View(timeout=None)
    old = PlanId("preview", 1, 0, 0)
    view.add_item(discord.ui.Button(label="Preview", custom_id=str(old)))
    sent = await channel.send("The news.", embed=discord.Embed(title="Game 1"), view=view)
    panel = (house.ann.dm or house.ann.open_dm()).messages[sent.id]
    await tap(house, panel, "Preview")
    assert "Still to choose: Red first and Red second." in words(panel)
    assert pictures(panel) == {"Preview of []."}
    await plan(house, "Ann", panel, "left", "ahead")
    assert "Locked in" in words(panel)
