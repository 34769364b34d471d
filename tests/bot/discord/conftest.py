from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord.pointing import point_discord_at
from tests.bot.discord.house import START, House
from tests.hand_clock import HandClock


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A bot that is up; by the end it must have asked Discord for nothing but what Discord knows, and have
    left no panel open whose step is over."""
    house = House(tmp_path / "flugpost.sqlite3", HandClock(START))
    await house.sandbox.start()
    with point_discord_at(house.sandbox.url):
        await house.open()
        yield house
        await house.close()
    await house.sandbox.stop()
    assert not house.knows_all or house.left_open() == []
