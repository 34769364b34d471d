"""The page by axe-core, where that npm package is at hand; in light and dark, at a desk and on a phone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal, TypeAlias

import pytest
from playwright.async_api import Browser, Page, expect

from bot.app import Stage
from sandbox import Sandbox
from tests.bot.browser.visitor import Visitor
from tests.node import at_hand

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Scheme: TypeAlias = Literal["light", "dark"]
SIZES: list[tuple[int, Scheme]] = [(1280, "light"), (1280, "dark"), (390, "light"), (390, "dark")]


@pytest.fixture(scope="module")
def axe() -> str:
    return (at_hand("axe-core") / "axe.min.js").read_text("utf-8")


@asynccontextmanager
async def seen(browser: Browser, url: str, width: int, scheme: Scheme) -> AsyncIterator[Visitor]:
    """Nothing slides: what is still on its way across the edge would be judged there."""
    context = await browser.new_context(
        viewport={"width": width, "height": 860}, color_scheme=scheme, reduced_motion="reduce"
    )
    visitor = Visitor(await context.new_page())
    await visitor.open(url)
    yield visitor
    await context.close()


async def faults(page: Page, axe: str) -> list[Any]:
    await page.evaluate(f"{axe}; undefined")
    found = await page.evaluate(
        "async () => (await axe.run()).violations.map(({id, nodes}) => [id, nodes[0].html])"
    )
    return list(found)


async def test_the_front_door_and_a_table(stage: Stage, browser: Browser, axe: str) -> None:
    """At a desk and on a phone, where the same game is found again."""
    for width, scheme in SIZES[1:3]:
        async with seen(browser, stage.sandbox.url, width, scheme) as visitor:
            page = visitor.page
            card = page.get_by_role("button", name="Fly a duel")
            await expect(card).to_be_enabled()
            assert await faults(page, axe) == []
            if not stage.sandbox.threads():
                await card.click()
            else:
                await page.goto(f"{stage.sandbox.url}/#{stage.sandbox.person('Ann').open_dm().id}")
            await expect(visitor.message("Plan turn 1").get_by_role("img").first).to_be_visible()
            assert await faults(page, axe) == []
            await page.goto(f"{stage.sandbox.url}/#{stage.sandbox.threads()[0].id}")
            picture = visitor.message("begins").locator(".picture").first
            await expect(picture).to_be_visible()
            assert await faults(page, axe) == []
            if width < 760:
                await page.get_by_role("button", name="Channels and messages").click()
                assert await faults(page, axe) == []
                await page.keyboard.press("Escape")
            await picture.click()
            assert await faults(page, axe) == []


@pytest.mark.parametrize(("width", "scheme"), SIZES)
async def test_nothing_stands_in_anybodys_way(
    sandbox: Sandbox, browser: Browser, axe: str, scheme: Scheme, width: int
) -> None:
    async with seen(browser, sandbox.url, width, scheme) as visitor:
        page = visitor.page
        await visitor.command("wall")
        await visitor.command("game new", title="Dog")
        await expect(visitor.message("dogfight for 2")).to_be_visible()
        assert await faults(page, axe) == []
        await visitor.who.click()
        assert await faults(page, axe) == []
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Behind the scenes").click()
        await expect(page.get_by_role("dialog")).to_be_visible()
        assert await faults(page, axe) == []
        await page.keyboard.press("Escape")
        await visitor.command("form")
        await expect(page.get_by_role("dialog", name="Your pilot")).to_be_visible()
        assert await faults(page, axe) == []
