"""One person plays a whole dogfight on the page, being both players."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.app import App
from bot.discord.pointing import point_discord_at
from rules.record import read
from rules.titles import TITLES
from rules.verify import verify
from tests.bot.browser.conftest import DESKTOP, Visit
from tests.bot.browser.visitor import Visitor
from tests.sandbox.protocol.watched import WatchedSandbox

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TURNS = 2


@pytest_asyncio.fixture(loop_scope="session")
async def club(tmp_path: Path, visit: Visit) -> AsyncIterator[Visitor]:
    """The page, with the whole bot behind it."""
    sandbox = WatchedSandbox(patience=60)
    await sandbox.start()
    with point_discord_at(sandbox.url):
        app = App(tmp_path / "games.sqlite3", sandbox.token, guild_ready_timeout=0.01)
        await app.start()
        await sandbox.ready()
        async with visit(sandbox.url, DESKTOP) as visitor:
            yield visitor
        await app.stop()
    await sandbox.stop()


async def test_a_whole_duel_as_both_players(club: Visitor) -> None:
    await open_lobby(club)
    await club.become("Ben")
    await club.message("Players: 1 of 2").get_by_role("button", name="Join").click()
    await expect(club.message("Players: 2 of 2")).to_be_visible()
    await club.become("Ann")
    await club.message("Players: 2 of 2").get_by_role("button", name="Start").click()

    await expect(club.page.locator("nav .place.unread", has_text="Flugpost")).to_be_visible()
    await expect(club.who.locator(".count")).to_have_text("1")
    await club.go("Flugpost")
    for turn in range(1, TURNS + 1):
        await plan_by_panel(club, turn)
        await club.become("Ben")
        await plan_in_one_line(club, turn)
        await club.become("Ann")

    await club.page.locator("nav .threads .place").click()
    board = club.message(f"turn {TURNS} of {TURNS}").get_by_role("img").last
    await expect(board).to_have_js_property("complete", value=True)
    assert await board.evaluate("image => image.naturalWidth") >= 800
    await expect(board).to_have_attribute("alt", re.compile("game over"))
    async with club.page.expect_download() as download:
        await club.page.locator("a.file").click()
    record = await (await download.value).path()
    assert verify(read(record.read_bytes()), TITLES).outcome


async def open_lobby(club: Visitor) -> None:
    """By the host's form, with the turn limit typed into a window."""
    await club.command("game new", title="Dog")
    form = club.message("A new game of Dogfight")
    await form.get_by_role("button", name="Next").click()
    await form.get_by_role("button", name="Turn limit").click()
    window = club.page.get_by_role("dialog")
    await window.get_by_role("textbox").fill(str(TURNS))
    await window.get_by_role("button", name="Submit").click()
    await expect(form).to_contain_text(f"Turn limit: {TURNS}")
    await form.get_by_role("button", name="Open the lobby").click()


async def plan_by_panel(club: Visitor, turn: int) -> None:
    """Three cards, a tap each, with the picture of where they lead; and the lock."""
    panel = club.message(f"Plan turn {turn}")
    await expect(panel.get_by_role("img").first).to_be_visible()
    # Twice the same way leads off the table.
    left, right = ("↰ 60°", "↱ 60°") if turn % 2 else ("↱ 60°", "↰ 60°")
    for card, so_far in ((left, "→ … → …"), ("straight", "straight → …"), (right, "All set")):
        await panel.get_by_role("button", name=card).first.click()
        await expect(panel).to_contain_text(so_far)
    await panel.get_by_role("button", name="Lock in").click()
    await expect(panel).to_contain_text("Locked in")


async def plan_in_one_line(club: Visitor, turn: int) -> None:
    """By keyboard: the first card that autocomplete offers, three times."""
    await expect(club.message(f"Plan turn {turn}")).to_be_visible()
    await club.command("maneuvers", first="", second="", third="")
    await expect(club.message("Played!")).to_be_visible()
