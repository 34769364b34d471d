"""A whole turn of each title on a phone: nothing sticks out, and everything is large enough for a thumb."""

import re

import pytest
from playwright.async_api import Locator, Page, expect

from bot.app import Stage
from tests.bot.browser.conftest import PHONE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SMALL = """() => [...document.querySelectorAll(
    'button, summary, select, input, a[href], [role=button], [role=option], [role=switch]'
  )].filter(each => !each.closest('.text, .system') && each.checkVisibility())
  .map(each => [each, (each.closest('label') ?? each).getBoundingClientRect()])
  .filter(([each, {width, height}]) => width && height && (width < 44 || height < 44))
  .map(([each, {width, height}]) => `${each.textContent.trim() || each.className}: ${width} x ${height}`)
"""
"""What can be tapped and is too small for it; words within a sentence are exempt."""

WIDE = """() => [...document.querySelectorAll('body *')]
  .filter(each => each.checkVisibility() && !each.closest('pre, .places'))
  .map(each => [each, each.getBoundingClientRect()])
  .filter(([each, {width, right}]) => width && right > document.documentElement.clientWidth + 1)
  .map(([each, {right}]) => `${each.tagName} ${each.className}: ${right}`)"""
"""What reaches over the edge of the screen, though nothing be there to scroll."""


async def fits(page: Page) -> None:
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert await page.evaluate(WIDE) == []
    assert await page.evaluate(SMALL) == []


async def tap(page: Page, panel: Locator, button: str, then: str) -> None:
    await panel.get_by_role("button", name=button, exact=True).first.tap()
    await expect(panel).to_contain_text(re.compile(then))
    await fits(page)


async def pick_first(page: Page, panel: Locator, menu: str, then: str) -> None:
    await panel.get_by_role("button", name=menu).or_(panel.get_by_text(menu)).last.tap()
    await fits(page)
    await page.get_by_role("option").first.tap()
    await expect(panel).to_contain_text(re.compile(then))
    await fits(page)


CARDS = ("↑ straight", "① ↑ straight", "①② ↑ straight")
SLOTS = ("Pick two more cards", "Pick one more card", "All set")


@pytest.mark.parametrize("card", ["Fly a duel", "Build aeroplanes", "Run an airline"])
async def test_a_whole_turn(stage: Stage, visit: Visit, card: str) -> None:
    async with visit(stage.sandbox.url, PHONE) as player:
        page = player.page
        await fits(page)
        await page.get_by_role("button", name=card).tap()
        panel = player.messages.filter(has=page.get_by_role("button", name="Lock in")).last
        await expect(panel.get_by_role("img").first).to_be_visible()
        await expect(panel).not_to_contain_text("All set")
        await fits(page)
        if card == "Fly a duel":
            for face, left in zip(CARDS, SLOTS, strict=True):
                await tap(page, panel, face, left)
        elif card == "Build aeroplanes":
            await tap(page, panel, "Build", "Pick one more card")
            await tap(page, panel, "Research", "All set")
        else:
            await tap(page, panel, "Buy a domestic spoke", "Which spoke do you want to buy")
            await pick_first(page, panel, "Spoke or hub to buy from", "All set")
        [thread] = stage.sandbox.threads()
        known = sum(bool(each.attachments) for each in thread.messages.values())
        await panel.get_by_role("button", name="Lock in").tap()
        await stage.sandbox.until(
            lambda: sum(bool(each.attachments) for each in thread.messages.values()) > known, timeout=20
        )
        await fits(page)
        await page.goto(f"{stage.sandbox.url}/#{thread.id}")
        post = player.messages.filter(has=page.get_by_role("button", name="Plan", exact=True)).last
        await expect(post.get_by_role("img").first).to_have_js_property("complete", value=True)
        await fits(page)
        await post.get_by_role("button", name="Plan", exact=True).tap()
        await expect(player.message("Only you can see this")).to_be_visible()
        await fits(page)
