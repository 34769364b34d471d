"""Browser windows that tests hand on: opening one takes longer than most tests do with it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Page

FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Screens:
    """A window is wiped before somebody else gets it; one whose test failed is thrown away."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[tuple[int, int, bool], list[Page]] = defaultdict(list)

    @asynccontextmanager
    async def one(self, size: tuple[int, int], *, touch: bool) -> AsyncIterator[Page]:
        width, height = size
        free = self._free[width, height, touch]
        page = free.pop() if free else await self._open(width, height, touch=touch)
        try:
            yield page
        except BaseException:
            await page.context.close()
            raise
        free.append(page)

    async def _open(self, width: int, height: int, *, touch: bool) -> Page:
        context = await self._browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch
        )
        return await context.new_page()

    async def wipe(self, page: Page) -> None:
        """Nothing is left of what the page kept, nor of what was laid before it."""
        await page.evaluate(FORGET)
        await page.unroute_all(behavior="wait")
        await page.context.clear_cookies()
        await page.goto("about:blank")

    async def close(self) -> None:
        for pages in self._free.values():
            for page in pages:
                await page.context.close()
