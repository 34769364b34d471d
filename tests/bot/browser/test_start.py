"""The front door: from a fresh page to a table in one press, and to the turn's picture in three."""

import pytest
from playwright.async_api import expect

from bot import front
from bot.app import Stage
from tests.bot.browser.conftest import DESKTOP, PHONE, Visit
from tests.bot.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def behind_the_scenes(visitor: Visitor, button: str) -> None:
    await visitor.page.get_by_role("button", name="Behind the scenes").click()
    scenes = visitor.page.get_by_role("dialog", name="Behind the scenes")
    await scenes.get_by_role("button", name=button).click()
    await expect(scenes.get_by_role("heading", name="Time")).to_be_visible()
    await scenes.get_by_role("button", name="Close").click()


@pytest.mark.parametrize(
    ("label", "size"),
    [("Fly a duel", DESKTOP), ("Build aeroplanes", PHONE), ("Run an airline", DESKTOP)],
)
async def test_a_card_leads_to_a_plan_and_the_turn_to_its_picture(
    stage: Stage, visit: Visit, label: str, size: tuple[int, int]
) -> None:
    async with visit(stage.sandbox.url, size) as newcomer:
        card = newcomer.page.get_by_role("button", name=label)
        await expect(card.locator("img")).to_have_js_property("complete", value=True)
        await card.press("Enter")
        panel = newcomer.messages.last
        await expect(panel.locator("[data-custom-id]").first).to_be_visible()
        await expect(panel.locator("[data-custom-id]").first).to_be_enabled()
        await expect(panel).to_be_focused()
        thread = stage.sandbox.threads()[0]
        known = sum(bool(each.attachments) for each in thread.messages.values())
        await behind_the_scenes(newcomer, "To the deadline")
        await stage.sandbox.until(
            lambda: sum(bool(each.attachments) for each in thread.messages.values()) > known, timeout=20
        )
        await newcomer.page.goto(f"{stage.sandbox.url}/#{thread.id}")
        board = newcomer.messages.last.get_by_role("img").first
        await expect(board).to_have_js_property("complete", value=True)
        assert await board.evaluate("image => image.naturalWidth") >= 600


async def test_watching_and_pausing(stage: Stage, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "WATCHED_EVERY", 60.0)
    async with visit(stage.sandbox.url, DESKTOP) as onlooker:
        await onlooker.page.get_by_role("button", name="Watch").click()
        bar = onlooker.page.locator("#timebar")
        await expect(bar).to_contain_text("Time runs")
        await bar.get_by_role("button", name="Pause").click()
        await expect(bar).to_contain_text("Time stands still")
        assert stage.sandbox.backstage.time
        assert not stage.sandbox.backstage.time.is_running()
        monkeypatch.setattr(front, "WATCHED_EVERY", 0.05)
        await bar.get_by_role("button", name="Go on").click()
        [thread] = stage.sandbox.threads()
        await stage.sandbox.until(
            lambda: sum(bool(each.attachments) for each in thread.messages.values()) >= 2, timeout=20
        )


async def test_a_restart_is_a_press(stage: Stage, visit: Visit) -> None:
    async with visit(stage.sandbox.url, DESKTOP) as ann:
        known = stage.sandbox.gateway.identified
        await behind_the_scenes(ann, "Restart the bot")
        await stage.sandbox.until(lambda: stage.sandbox.gateway.identified == known + 1)
