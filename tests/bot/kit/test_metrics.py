"""Figures for whoever watches: there when asked for, and of nobody in particular."""

from __future__ import annotations

import logging
import re

import aiohttp

from bot.kit import metrics
from bot.kit.reporting import report
from bot.store import heartbeat
from tests.bot.backroom import ANNA, BEN, House

SECRET = ("Anna", "Ben", str(ANNA), str(BEN))


def value(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, f"{name} is not shown"
    return float(found[1])


async def shown(house: House) -> str:
    async def counts() -> dict[str, int]:
        async with house.core.store.transaction() as tx:
            return await heartbeat.counts(tx)

    async with (
        metrics.served("127.0.0.1", 0, counts) as port,
        aiohttp.request("GET", f"http://127.0.0.1:{port}/metrics") as answer,
    ):
        assert answer.headers["Content-Type"].startswith("text/plain")
        return await answer.text()


async def test_steps_letters_games_and_faults_are_counted(house: House) -> None:
    game = await house.game(BEN, rounds=3)
    await house.settle()
    before = await shown(house)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    await house.settle()
    report(logging.getLogger("somewhere"), "a test", ValueError("with words"))
    after = await shown(house)
    assert value(after, "flugpost_steps_total") == value(before, "flugpost_steps_total") + 1
    sent = 'flugpost_letters_total{end="sent"}'
    assert value(after, sent) > value(before, sent)
    assert value(after, "flugpost_faults_total") == value(before, "flugpost_faults_total") + 1
    assert value(after, 'flugpost_kept{what="games running"}') == 1
    assert value(after, 'flugpost_kept{what="letters waiting"}') == 0
    assert value(after, "flugpost_picture_seconds_count") >= 1
    named = re.sub(r" \S+$", "", after, flags=re.MULTILINE)  # without the figures, which may hold any digits
    assert not any(secret in named for secret in SECRET)
