"""Pictures of the sandbox's page for the README: `python -m tests.bot.browser.gallery` takes them anew.

They are what a browser shows while a newcomer presses a card and flies a turn; only the hand is drawn in.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright, expect

from bot.app import Stage
from bot.discord.pointing import point_discord_at
from bot.settings import BARE

FOLDER = Path(__file__).parents[3] / "docs" / "pictures"
DESK, PHONE, FILM = (1280, 860), (390, 844), (960, 720)
COLOURS = 256
PREVIEW = "img[alt^=Preview]"
LONGEST = 2_000_000
"""Bytes of the film, so that the README opens quickly."""

HAND = """
({x, y}) => {
  const hand = document.getElementById("hand") ?? document.createElement("div");
  hand.id = "hand";
  hand.popover = "manual";
  hand.style.cssText = `position: fixed; inset: auto; left: ${x - 13}px; top: ${y - 13}px; width: 26px;
    height: 26px; margin: 0; padding: 0; border: 3px solid #b3202c; border-radius: 50%;
    background: rgb(179 32 44 / 25%); pointer-events: none;`;
  document.body.append(hand);
  hand.showPopover();
}
"""


@asynccontextmanager
async def staged() -> AsyncIterator[Stage]:
    """The sandbox as `make run` starts it."""
    with TemporaryDirectory() as folder:
        stage = Stage(Path(folder) / "games.sqlite3", replace(BARE, films=True, processes=1))
        await stage.sandbox.start()
        with point_discord_at(stage.sandbox.url):
            await stage.open()
            await stage.sandbox.ready()
            try:
                yield stage
            finally:
                await stage.close()
                await stage.sandbox.stop()


async def visit(browser: Browser, stage: Stage, size: tuple[int, int], *, sharp: bool = False) -> Page:
    context = await browser.new_context(
        viewport=ViewportSize(width=size[0], height=size[1]),
        color_scheme="light",
        device_scale_factor=2 if sharp else 1,
        reduced_motion="reduce",
    )
    page = await context.new_page()
    await page.goto(stage.sandbox.url)
    await expect(page.locator(".start-card:not(:disabled)")).to_have_count(4)
    await drawn(page)
    return page


async def drawn(page: Page) -> None:
    """Until every picture is there."""
    await page.evaluate("() => Promise.all([...document.images].map((each) => each.decode()))")


class Film:
    """Screenshots, each with the milliseconds it is shown for."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._shots: list[tuple[Image.Image, int]] = []

    async def show(self, milliseconds: int) -> None:
        await drawn(self.page)
        shot = Image.open(BytesIO(await self.page.screenshot())).convert("RGB")
        self._shots.append((shot, milliseconds))

    async def press(self, target: Locator, milliseconds: int = 500) -> None:
        await target.hover()
        box = await target.bounding_box()
        assert box
        where = {"x": box["x"] + min(box["width"], 200) / 2, "y": box["y"] + box["height"] / 2}
        await self.page.evaluate(HAND, where)
        await self.show(milliseconds)
        await self.page.evaluate("document.getElementById('hand').remove()")
        await target.click()

    def save(self, path: Path) -> None:
        """With one palette for all, so that nothing flickers and only what changes is stored."""
        shots = [shot for shot, _ in self._shots]
        width, height = (length // 4 for length in shots[0].size)
        together = Image.new("RGB", (width, height * len(shots)))
        for number, shot in enumerate(shots):
            together.paste(shot.resize((width, height), Image.Resampling.NEAREST), (0, number * height))
        palette = together.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE)
        first, *others = [shot.quantize(palette=palette, dither=Image.Dither.NONE) for shot in shots]
        times = [milliseconds for _, milliseconds in self._shots]
        first.save(path, save_all=True, append_images=others, duration=times, loop=0, optimize=True)
        assert path.stat().st_size < LONGEST


async def tap(panel: Locator, card: str, press: Callable[[Locator], Awaitable[None]]) -> None:
    """Until the picture shows where that card leads."""
    before = await panel.locator(PREVIEW).get_attribute("src")
    await press(panel.locator(".controls button", has_text=card).first)
    await expect(panel.locator(PREVIEW)).not_to_have_attribute("src", before or "")


async def ten_seconds(browser: Browser, stage: Stage) -> None:
    """A card, three maneuvers, the lock; and the turn, flown in the thread."""
    page = await visit(browser, stage, FILM)
    film = Film(page)
    await film.show(1000)
    await film.press(page.get_by_role("button", name="Fly a duel"), 700)
    panel = page.locator(".message").last
    await expect(panel.locator(".controls button").first).to_be_visible()
    await film.show(800)
    for card in ("↑ straight", "↱ 60°", "↑ straight"):
        await tap(panel, card, film.press)
    await panel.locator(PREVIEW).scroll_into_view_if_needed()
    await film.show(1000)
    await film.press(panel.locator(".controls button", has_text="Lock in"))
    [thread] = stage.sandbox.threads()
    await stage.sandbox.until(lambda: any(".gif" in repr(each) for each in thread.messages.values()), 60)
    await film.press(page.locator("nav .threads .place"))
    flown = page.locator(".message", has_text="turn 2 of").last
    moving = flown.locator("img[src$='.gif']")
    await expect(flown.locator("img").first).to_be_visible()
    await flown.locator("img").first.scroll_into_view_if_needed()
    await film.show(1500)
    await moving.scroll_into_view_if_needed()
    for _ in range(8):
        await film.show(300)
        await asyncio.sleep(0.3)
    await film.show(1500)
    film.save(FOLDER / "sandbox-ten-seconds.gif")


async def still(page: Page, name: str) -> None:
    await drawn(page)
    with Image.open(BytesIO(await page.screenshot())) as shot:
        few = shot.convert("RGB").quantize(256, dither=Image.Dither.NONE)
        few.save(FOLDER / f"{name}.png", optimize=True)


async def stills(browser: Browser, stage: Stage) -> None:
    """The front door at a desk, and on a phone the thread after a turn and the plan for the next one."""
    await still(await visit(browser, stage, DESK), "sandbox-start")
    page = await visit(browser, stage, PHONE, sharp=True)
    [thread] = stage.sandbox.threads()
    await page.goto(f"{stage.sandbox.url}/#{thread.id}")
    board = page.locator(".message", has_text="turn 2 of").last.locator("img").first
    await expect(board).to_be_visible()
    await board.scroll_into_view_if_needed()
    await still(page, "sandbox-phone-turn")
    await page.goto(f"{stage.sandbox.url}/#{stage.sandbox.person('Ann').open_dm().id}")
    panel = page.locator(".message", has_text="Plan turn 2").last
    for card in ("↰ 60°", "↑ straight"):
        await tap(panel, card, Locator.click)
    await panel.locator(".controls").first.scroll_into_view_if_needed()
    await still(page, "sandbox-phone-plan")


async def main() -> None:
    chromium = shutil.which("chromium")
    async with async_playwright() as playwright, staged() as stage:
        browser = await playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        await ten_seconds(browser, stage)
        await stills(browser, stage)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
