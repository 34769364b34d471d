"""The page by axe-core, where that npm package is at hand; in light and dark, at a desk and on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from bot.sandbox import Sandbox
from tests.bot.browser.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ROOT = Path(__file__).parents[3]
PLACES = [root / "node_modules" / "axe-core" / "axe.min.js" for root in (ROOT, ROOT.parent)]


@pytest.fixture(scope="module")
def axe() -> str:
    found = next((place for place in PLACES if place.is_file()), None)
    if found is None:
        pytest.skip("No axe-core is installed (`npm install axe-core`, here or beside the repository).")
    return found.read_text("utf-8")


async def faults(page: Page, axe: str) -> list[Any]:
    await page.evaluate(f"{axe}; undefined")
    found = await page.evaluate(
        "async () => (await axe.run()).violations.map(({id, nodes}) => [id, nodes[0].html])"
    )
    return list(found)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
async def test_nothing_stands_in_anybodys_way(
    sandbox: Sandbox, browser: Browser, axe: str, scheme: Any, width: int
) -> None:
    context = await browser.new_context(viewport={"width": width, "height": 860}, color_scheme=scheme)
    page = await context.new_page()
    visitor = Visitor(page)
    await visitor.open(sandbox.url)
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
    await context.close()
