"""What stands by default, through the desk: people see what will be played before they lock in, and it is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot.discord.panels.plan_face import Pictures, planning
from rules.titles import TITLES
from tests.bot.backroom import ANNA, BEN, House, opening
from tests.bot.turns.test_silent_table import Mute

CARDS = {"twice": "build", "once": "bank"}
ENGINEER, JACOBS = "#40 Talented Engineer", "#65 Ace: Josef Jacobs"


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Anna is dealt a Talented Engineer and an ace."""
    monkeypatch.setattr(
        "bot.turns.lobbies.secrets", SimpleNamespace(token_bytes=lambda size: bytes([17]) * size)
    )
    opened = House(tmp_path / "test.sqlite3", titles=TITLES)
    opened.artists.update(dict.fromkeys(TITLES, Mute()))
    await opened.open()
    yield opened
    await opened.close()


async def begun(house: House) -> int:
    game = await house.desk.lobby.open(opening("baron", {"mode": "standard"}))
    await house.desk.lobby.join(game, BEN, "Ben")
    await house.desk.lobby.start(game, ANNA)
    await house.settle()
    return game


async def test_events_that_nobody_ordered_are_told_before_and_played(house: House) -> None:
    game = await begun(house)
    bare = await house.desk.planning.form(game, ANNA)
    assert (bare.notes, bare.complete) == ((), False)
    sheet = await house.desk.planning.fill(game, ANNA, bare.step, CARDS)
    assert sheet.notes == (f"You will play these events: {ENGINEER} and {JACOBS}.",)
    panel = planning(sheet, 0, 0, Pictures())
    shown = [item.content for item in panel.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert sheet.notes[0] in "\n".join(shown), "the panel says so"
    changed = await house.desk.planning.fill(game, ANNA, bare.step, {"at_resolve": "none"})
    assert changed.notes == (f"You will play this event: {JACOBS}.",)
    locked = await house.desk.planning.lock_in(game, ANNA, bare.step)
    assert f"Event in Award Contracts: {JACOBS}" in locked.words
    assert "Event in Resolve Actions: None" in locked.words


async def test_the_engineer_works_for_somebody_who_stays_silent(house: House) -> None:
    game = await begun(house)
    await house.pass_time(days=2)
    async with house.core.store.transaction() as tx:
        loaded = await house.core.tables.load(tx, game)
    seat = loaded.seat_of(ANNA)
    assert seat is not None
    assert loaded.table.state.turn == 2
    assert loaded.table.state.of(seat).engineer
