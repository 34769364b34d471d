import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from bot.app import Stage
from bot.discord.pointing import point_discord_at
from bot.settings import BARE
from sandbox import Sandbox
from tests.bot.browser.screens import Screens
from tests.bot.browser.visitor import Visitor
from tests.sandbox.conftest import TRIAL_BOT_NEEDS
from tests.sandbox.protocol.watched import WatchedSandbox
from tests.sandbox.trial_bot import running

DESKTOP, PHONE = (1280, 860), (390, 844)

expect.set_options(timeout=20_000)  # a busy machine is not a fault of the page

Visit = Callable[[str, tuple[int, int]], AbstractAsyncContextManager[Visitor]]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Debian's Chromium. It runs without its own sandbox, which refuses to start for root in a container."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("No Chromium is installed (Debian's package `chromium`).")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def screens(browser: Browser) -> AsyncIterator[Screens]:
    screens = Screens(browser)
    yield screens
    await screens.close()


@pytest.fixture
def visit(screens: Screens) -> Visit:
    """Open the page; by the end nothing may have gone wrong in it, nor been asked of the world outside."""

    @asynccontextmanager
    async def opened(url: str, size: tuple[int, int] = DESKTOP) -> AsyncIterator[Visitor]:
        async with screens.one(size, touch=size == PHONE) as page:
            visitor = Visitor(page)
            page.on("pageerror", visitor.heard_error)
            page.on("request", visitor.heard_request)
            await visitor.open(url)
            yield visitor
            await screens.wipe(page)
            page.remove_listener("pageerror", visitor.heard_error)
            page.remove_listener("request", visitor.heard_request)
        assert visitor.errors == []
        assert [asked for asked in visitor.asked if not asked.startswith((url, "data:"))] == []

    return opened


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox with the trial bot connected."""
    sandbox = WatchedSandbox()
    sandbox.allow(TRIAL_BOT_NEEDS)
    await sandbox.start()
    async with running(sandbox):
        yield sandbox
    await sandbox.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """The whole sandbox as `make run` starts it, with the front door and the bot."""
    monkeypatch.setattr("bot.app.Sandbox", WatchedSandbox)
    monkeypatch.setattr("bot.app.DISCORD_PATIENCE", 15.0)
    stage = Stage(tmp_path / "games.sqlite3", BARE)
    await stage.sandbox.start()
    with point_discord_at(stage.sandbox.url):
        await stage.open()
        await stage.sandbox.ready()
        yield stage
        await stage.close()
    await stage.sandbox.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def ann(sandbox: Sandbox, visit: Visit) -> AsyncIterator[Visitor]:
    """At a desk, in the channel, as the first person."""
    async with visit(sandbox.url, DESKTOP) as visitor:
        yield visitor
