"""Three of four at a table never answer: the fourth waits once in each of two turns, then no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.loaded import LoadedGame
from render.artist import Line, Names, Picture, StillsOnly
from rules.engine import Value
from rules.titles import TITLES
from rules.values import Event
from tests.bot.backroom import ANNA, House, opening

SILENT = (102, 103, 104)
TURNS = 6
"""So many are looked at, or fewer if the game ends before."""
OPTIONS: dict[str, dict[str, Value]] = {
    "dogfight": {"edition": "glory", "planes": 2},
    "baron": {"mode": "standard"},
    "airbaron": {"rounds": 8, "version": "basic", "board": "east"},
}
"""Tables for four that go on for long enough; a title is tried here once it has a line."""


class Mute(StillsOnly):
    """Draws and tells nothing: what is tried here is time."""

    def board(self, _view: Any, _names: Names) -> Picture:
        return Picture(b"", "", "board.png")

    def board_alt(self, _view: Any, _names: Names) -> str:
        return ""

    def mat(self, _view: Any, _names: Names, _foreseen: Any = None) -> Picture:
        return Picture(b"", "", "mat.png")

    def preview(self, _view: Any, _foreseen: Any, _names: Names) -> Picture:
        return Picture(b"", "", "preview.png")

    def tell(self, _events: Sequence[Event], _view: Any, _names: Names) -> tuple[Line, ...]:
        return ()

    def headline(self, _view: Any, _names: Names) -> str:
        return "On it goes"


async def loaded(house: House, game: int) -> LoadedGame:
    async with house.core.store.transaction() as tx:
        return await house.core.tables.load(tx, game)


async def begun(house: House, title: str) -> int:
    game = await house.desk.lobby.open(opening(title, OPTIONS[title]))
    for user in SILENT:
        await house.desk.lobby.join(game, user, f"Silent {user}")
    await house.desk.lobby.start(game, ANNA)
    await house.settle()
    return game


@pytest.mark.parametrize("title", OPTIONS)
async def test_three_silent_people_cost_two_deadlines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    seed = SimpleNamespace(token_bytes=lambda size: b"\x07" * size)
    monkeypatch.setattr("bot.turns.lobbies.secrets", seed)
    house = House(tmp_path / "test.sqlite3", titles=TITLES)
    house.artists.update(dict.fromkeys(TITLES, Mute()))
    await house.open()
    try:
        waited = await played(house, await begun(house, title))
    finally:
        await house.close()
    assert set(waited.values()) == {1}, f"no turn takes more than one deadline: {waited}"
    assert list(waited) == [1, 2], "after two turns none takes any"


async def played(house: House, game: int) -> Counter[int]:
    """Anna answers at once whatever she is asked; how many deadlines ran out in which turn."""
    waited: Counter[int] = Counter()
    turns: list[int] = []
    while True:
        now = await loaded(house, game)
        if now.game.status == "over":
            assert len(turns) > 3
            return waited
        turn = now.title.turn_of(now.table.state)
        assert turn is not None
        if turn not in turns:
            turns.append(turn)
        if len(turns) > TURNS:
            return waited
        seat = now.seat_of(ANNA)
        assert seat is not None
        if seat in now.table.asked() and seat not in now.chosen:
            await house.desk.planning.lock_in(game, ANNA, now.step, now.table.default(seat))
            await house.settle()
            continue
        assert now.game.deadline is not None
        waited[len(turns)] += 1
        await house.clock.advance(now.game.deadline - house.clock.now() + timedelta(seconds=1))
        await house.settle()
        assert (await loaded(house, game)).step > now.step
