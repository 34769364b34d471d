"""A small soak, and that its audit finds what it looks for."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from rules.dice import Stream
from sandbox.faults import SEND
from sandbox.model import Message
from tests.soak.audit import PROMISES, Audit
from tests.soak.evening import Evening, Size
from tests.soak.hosts import Hosts
from tests.soak.ledger import Ledger
from tests.soak.mortal import BORN
from tests.soak.town import Town

pytestmark = [
    pytest.mark.crash,
    pytest.mark.timeout(0),  # on a busy machine it takes as long as it takes
    pytest.mark.skipif(
        "FLUGPOST_SOAK" not in os.environ, reason="part of `make soak`: real faults at random"
    ),
]


@asynccontextmanager
async def played(folder: Path, size: Size) -> AsyncIterator[tuple[Town, Evening]]:
    town = Town(folder, size.servers)
    await town.open()
    try:
        evening = Evening(town, size, b"a small soak", lambda _: None)
        await evening.play()
        evening.audit.finish()
        yield town, evening
    finally:
        await town.close()


async def test_two_games_and_some_faults(tmp_path: Path) -> None:
    async with played(tmp_path, Size(games=2, faults=8, servers=2, titles=("dogfight",))) as (town, evening):
        ledger = evening.ledger
        assert ledger.violations == []
        assert ledger.load["games begun"] >= 2
        assert ledger.promised
        assert ledger.faults.total() > 0
        found = tampered_with(town, ledger)
    assert found <= set(PROMISES)
    assert found == {
        "acknowledged, not in the record",
        "post doubled",
        "post lost",
        "record does not verify",
        "story never told",
    }


def tampered_with(town: Town, honest: Ledger) -> set[str]:
    """What the audit says after a post was doubled, the last one lost, and a promise broken."""
    ledger = Ledger(town)
    ledger.promised = dict.fromkeys(honest.promised, "{}")
    first, last = sorted(steps(town), key=lambda message: message.id)[:: len(steps(town)) - 1]
    first.channel.messages[town.sandbox.world.new_id()] = replace(first, id=first.id + 1)
    del last.channel.messages[last.id]
    Audit(town, ledger).finish()
    return {each.kind for each in ledger.violations}


def steps(town: Town) -> list[Message]:
    """The posts of all steps of the first game that came to an end."""
    rows = town.rows(
        "SELECT channel, message FROM messages WHERE key GLOB 'step:*' "
        "AND game = (SELECT min(id) FROM games WHERE status = 'over')"
    )
    return [town.sandbox.world.channels[row["channel"]].messages[row["message"]] for row in rows]


async def test_what_is_taken_a_little_after_its_bot_has_died_stands_once(tmp_path: Path) -> None:
    """The next bot has looked for it in vain, and sent it again; then Discord takes the first one."""
    town = Town(tmp_path, servers=1)
    await town.open()
    try:
        gate = town.sandbox.faults.hold(SEND, when=lambda call: "Join" in str(call.body))
        hosts = Hosts(town, Ledger(town), Stream(b"a lobby"), ("dogfight",))
        opening = asyncio.create_task(hosts.begin())
        await gate.reached.wait()
        await town.bot.kill()
        await town.bot.give_birth()
        assert await town.until(lambda: bool(lobbies(town)), BORN)
        passing = asyncio.create_task(town.later(timedelta(hours=3)))
        await town.until(passing.done, 1)
        gate.open()
        await asyncio.gather(passing, opening)
        assert len(lobbies(town)) == 1
    finally:
        await town.close()


async def test_a_bot_that_dies_by_itself_is_noticed(tmp_path: Path) -> None:
    town = Town(tmp_path, servers=1)
    await town.open()
    try:
        ledger = Ledger(town)
        await town.bot.kill()
        Audit(town, ledger).living()
        await town.bot.give_birth()
        Audit(town, ledger).living()
        assert not ledger.violations
        assert town.bot._process is not None
        town.bot._process.kill()
        assert await town.until(lambda: town.bot.has_died, BORN)
        Audit(town, ledger).living()
        assert [each.kind for each in ledger.violations] == ["bot died by itself"]
    finally:
        await town.close()


def lobbies(town: Town) -> list[Message]:
    posts = town.servers[0].channel.messages.values()
    return [each for each in posts if each.text.startswith("**Game 1 ") and not each.ephemeral]
