from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import pytest

from sandbox import Sandbox
from sandbox.flags import Permission
from tests.sandbox.protocol.watched import WatchedSandbox
from tests.sandbox.trial_bot import TrialBot, running

TRIAL_BOT_NEEDS = Permission.manage_threads | Permission.pin_messages | Permission.create_private_threads


class Clock:
    """Time that stands still until a test moves it."""

    def __init__(self) -> None:
        self._now = datetime(2026, 3, 14, 15, 9, 26, tzinfo=UTC)

    def now(self) -> datetime:
        return self._now

    def advance(self, **by: float) -> None:
        self._now += timedelta(**by)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def sandbox(clock: Clock) -> AsyncIterator[Sandbox]:
    """A running sandbox that must have understood, and been understood, by the end of the test."""
    sandbox = WatchedSandbox(clock=clock)
    sandbox.allow(TRIAL_BOT_NEEDS)
    await sandbox.start()
    yield sandbox
    await sandbox.stop()


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[TrialBot]:
    async with running(sandbox) as client:
        yield client
