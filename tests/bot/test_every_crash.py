"""The process dies before or after any commit and before or after any delivery: nothing is lost or doubled.

A game is played once undisturbed, counting every point at which the process could die. Then it is played
again for each of them, dying there once; the next process goes on with what is on disk, and people press
their buttons again where they got no answer. Discord forgets nonces after some minutes, so a long time
down is the harder case.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias

import pytest

from bot.kit.refusal import Refusal
from bot.post.delivery import LANDS_LATE
from bot.post.drawing import Drawings
from bot.store.sqlite.connection import SqliteStore
from bot.turns import lobbies
from tests.bot.backroom import ANNA, BEN, Crash, House, attached, bidding, dm_of
from tests.bot.databases import ENGINES, Kind, engine

RARER = {ENGINES["sqlite"]: 1, ENGINES["postgres"]: 5}
"""A new database, and a new process's connections, take longer there; the points are the same."""
Said: TypeAlias = dict[int, list[tuple[str, list[str]]]]


class Fate:
    """Counts the points of no return, and dies at one of them."""

    def __init__(self, deadly: int | None = None) -> None:
        self.deadly = deadly
        self.passed = 0
        self.dead = False

    def meet(self) -> None:
        self.passed += 1
        if self.dead or self.passed == self.deadly:
            self.dead = True
            raise Crash


def mortal(fate: Fate) -> Kind:
    """A store, of either engine, whose commits are points of no return."""

    def kind(own: type[Any]) -> type[Any]:
        class MortalStore(own):  # type: ignore[misc]
            _changes = 0

            async def _commit(self, *given: Any) -> None:
                wrote = self._wrote()
                if wrote:
                    fate.meet()
                await super()._commit(*given)
                if wrote:
                    fate.meet()

            def _wrote(self) -> bool:
                """SQLite tells; with PostgreSQL, every commit counts."""
                if not isinstance(self, SqliteStore):
                    return True
                before, self._changes = self._changes, self._connection.total_changes
                return self._changes != before

        return MortalStore

    return kind


async def play(path: Path, fate: Fate, hours_down: int = 0) -> House:
    house = await House(path).open(mortal(Fate()))
    game = await house.lobby(rounds=2, pace=None)
    await house.settle()
    await house.close()
    house.courier.before = house.courier.after = lambda _what, _channel: fate.meet()
    while True:
        await house.open(mortal(fate))
        try:
            await _to_the_end(house, game)
        except Crash:
            await _close(house)
            await house.pass_over(hours_down)
            fate.dead = False
        else:
            return house


async def _to_the_end(house: House, game: int) -> None:
    await house.settle()
    await _press(lambda: house.desk.lobby.join(game, BEN, "Ben"))
    await house.settle()
    await _press(lambda: house.desk.lobby.start(game, ANNA))
    await house.settle()
    for step in range(2):
        for user, number in ((ANNA, str(4 + step)), (BEN, str(2 + step))):
            planning = house.desk.planning
            draft, plan = {"number": "1"}, bidding(number)
            await _press(partial(planning.fill, game, user, step, draft))
            await _press(partial(planning.lock_in, game, user, step, plan))
            await house.settle()
    await house.pass_time(seconds=LANDS_LATE.total_seconds())  # until edits are made once more after a death


async def _close(house: House) -> None:
    """Stopping writes something as well, and may be what it dies of."""
    with suppress(Crash):
        await house.close()


async def _press(ask: Callable[[], Awaitable[object]]) -> None:
    """A person presses a button; one who got no answer before may be told that it is done already."""
    with suppress(Refusal):
        await ask()


def said(house: House) -> Said:
    """Every message in the end, by channel: its text and what is attached, be it added later."""
    channels: Said = {}
    for message in house.courier.messages:
        shown = sorted([*attached(message.letter), *(each.name for each in message.added)])
        channels.setdefault(message.channel, []).append((message.text, shown))
    return channels


@pytest.fixture(autouse=True)
def same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "secrets", SimpleNamespace(token_bytes=lambda size: b"s" * size))


@pytest.fixture
async def undisturbed(tmp_path: Path) -> tuple[Said, int]:
    fate = Fate()
    house = await play(tmp_path / "calm.sqlite3", fate)
    await house.close()
    return said(house), fate.passed


async def test_dying_while_drawing_is_behind_neither_loses_nor_doubles_a_picture(
    tmp_path: Path, undisturbed: tuple[Said, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every post goes out in words, and has its picture in the end."""

    async def never(*_: object) -> bool:
        return False

    monkeypatch.setattr(Drawings, "_comes_in_time", never)
    fate = Fate()
    house = await play(tmp_path / "behind.sqlite3", fate)
    await house.close()
    assert (said(house), fate.passed > undisturbed[1]) == (undisturbed[0], True)
    for deadly in range(2, fate.passed + 1, 5 * RARER[engine()]):
        house = await play(tmp_path / f"{deadly}.sqlite3", Fate(deadly), hours_down=3)
        await _close(house)
        assert said(house) == undisturbed[0], f"died at point {deadly} of {fate.passed}"
        assert house.rows("SELECT key FROM outbox WHERE state NOT IN ('sent', 'skipped')") == []


@pytest.mark.parametrize(("hours_down", "every"), [(0, 10), (3, 2)])
async def test_dying_at_any_point_loses_and_doubles_nothing(
    tmp_path: Path, undisturbed: tuple[Said, int], hours_down: int, every: int
) -> None:
    """Nothing lasts between having done one thing and being about to do the next: one of the two will do."""
    expected, points = undisturbed
    assert len(expected[dm_of(BEN)]) == 3
    for deadly in range(2, points + 1, every * RARER[engine()]):
        house = await play(tmp_path / f"{deadly}.sqlite3", Fate(deadly), hours_down)
        await _close(house)
        assert said(house) == expected, f"died at point {deadly} of {points}"
        assert house.rows("SELECT step FROM steps ORDER BY step") == [(0,), (1,), (2,)]
        assert house.rows("SELECT count(*) FROM outbox WHERE state NOT IN ('sent', 'skipped')") == [(0,)]
